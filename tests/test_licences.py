"""Whoever gets the package gets the licences of all that others have made of it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import sagaboard

ROOT = Path(__file__).parent.parent
NOTICE = (ROOT / "NOTICE").read_text(encoding="utf-8")
FACE = re.compile(r'@font-face\s*\{[^}]*?font-family:\s*"([^"]+)"')
MIT = "Permission is hereby granted, free of charge"
OFL = "SIL OPEN FONT LICENSE Version 1.1"
APACHE = "Apache License"


def fonts() -> set[str]:
    faces = {
        face.removesuffix(" Variable")
        for file in (ROOT / "web/src").rglob("*.css")
        for face in FACE.findall(file.read_text(encoding="utf-8"))
    }
    assert len(faces) >= 4
    return faces


@pytest.fixture(scope="module")
def given() -> str:
    """What the package with the built client in it says."""
    file = Path(sagaboard.__file__).parent / "service/client/licenses.txt"
    assert file.exists(), "the client is not built: make client"
    return file.read_text(encoding="utf-8")


def test_the_notice_names_every_font_of_the_client() -> None:
    for font in fonts():
        assert font in " ".join(NOTICE.split()), font


def test_every_font_comes_with_its_licence(given: str) -> None:
    words = re.sub(r"[\s-]+", " ", given).lower()
    for font in fonts():
        assert font.lower() in words, font
    assert given.count(OFL) >= len(fonts())


def test_the_code_of_others_comes_with_its_licence(given: str) -> None:
    installed = json.loads((ROOT / "web/package.json").read_text())["devDependencies"]
    for name, text in (("svelte", MIT), ("@fluent/bundle", APACHE)):
        part = next(part for part in given.split("-" * 80) if part.strip().startswith(f"{name} "))
        assert f"{name} {installed[name]} (" in part
        assert text in part


def test_the_icons_are_credited(given: str) -> None:
    assert "creativecommons.org/licenses/by/3.0" in given
