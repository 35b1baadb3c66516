"""Writes TOML, which the standard library only reads."""

from __future__ import annotations

import json
from typing import Any


def toml_of(data: dict[str, Any]) -> str:
    """One line for each table of the file; entries are inline tables, which mean the same."""
    return "".join(f"{key_of(key)} = {value_of(value)}\n" for key, value in data.items())


def key_of(key: str) -> str:
    return json.dumps(key, ensure_ascii=False)


def value_of(value: object) -> str:
    if isinstance(value, dict):
        inside = ", ".join(f"{key_of(key)} = {value_of(part)}" for key, part in value.items())
        return f"{{ {inside} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(value_of, value))}]"
    if isinstance(value, float):
        return repr(value)
    return json.dumps(value, ensure_ascii=False)
