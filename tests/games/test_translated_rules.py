"""The rules in the players' languages say what the English rules say, clause by clause."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sagaboard.kernel.clauses import read_clauses, read_sections, text_in, without_sources

RULES = Path(__file__).parents[2] / "docs" / "rules"
GAMES = ("blood_rage", "lords_of_hellas", "lords_of_ragnarok")
LANGUAGES = ("cs", "de", "pl")

_CLAUSE_ID = re.compile(r"\b(?:BR|LOH|LOR|OQ)(?:-[A-Z0-9]+)*-[A-Z]?\d+[a-z]?\b")


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=LANGUAGES)
def translated(request: pytest.FixtureRequest, game: str) -> Path:
    path = text_in(RULES / f"{game}.md", request.param)
    assert path.name == f"{game}.{request.param}.md"
    return path


def test_every_clause_is_translated_in_the_same_order(game: str, translated: Path) -> None:
    assert list(read_clauses(translated)) == list(read_clauses(RULES / f"{game}.md"))


def test_clauses_cite_the_same_clauses(game: str, translated: Path) -> None:
    english = read_clauses(RULES / f"{game}.md")
    wrong = [
        id_
        for id_, clause in read_clauses(translated).items()
        if sorted(set(_CLAUSE_ID.findall(clause.text)))
        != sorted(set(_CLAUSE_ID.findall(without_sources(english[id_].text))))
    ]
    assert not wrong


def test_no_translation_is_left_in_english(game: str, translated: Path) -> None:
    english = read_clauses(RULES / f"{game}.md")
    same = [
        id_
        for id_, clause in read_clauses(translated).items()
        if len(clause.text) > 40 and clause.text == without_sources(english[id_].text)
    ]
    assert not same


def test_chapters_have_the_same_levels(game: str, translated: Path) -> None:
    def levels(path: Path) -> list[int]:
        return [
            section.level for section in read_sections(path) if any(b.id for b in section.blocks)
        ]

    assert levels(translated) == levels(RULES / f"{game}.md")
