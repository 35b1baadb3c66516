"""Reads Fluent files as tests need them."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import FluentParser, ast


def message_ids(file: Path) -> list[str]:
    """In the order of the file; a line that does not parse fails the test."""
    resource = FluentParser().parse(file.read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert junk == []
    return [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
