"""The documents are true: their links and paths exist, their code is code that runs."""

from __future__ import annotations

import ast
import re
import shlex
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sagaboard.bots.levels import LEVELS
from sagaboard.cli.main import COMMANDS, parser_of
from sagaboard.games.blood_rage.effects import battle_cards, table
from sagaboard.games.blood_rage.loading import load
from tests.games.blood_rage.fights import GROUND, fight_out
from tests.games.blood_rage.notation import read_position
from tests.games.blood_rage.scenario import Scenario

ROOT = Path(__file__).parents[1]
DOCUMENTS = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "CHANGELOG.md",
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / "docs" / "balance").glob("*.md")),
    *sorted((ROOT / "examples").rglob("*.md")),
]
OURS = ("src", "tests", "docs", "examples", "tools", "web")
WRITTEN_DOCUMENTS = pytest.mark.parametrize(
    "document", DOCUMENTS, ids=[str(path.relative_to(ROOT)) for path in DOCUMENTS]
)

LINK = re.compile(r"\]\(([^)\s]+)\)")
FENCE = re.compile(r"^( *)```(\w*)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`([^`\n]+)`")
TARGET = re.compile(r"^([a-z][a-z-]*):", re.MULTILINE)


def prose(document: Path) -> str:
    return FENCE.sub("", document.read_text(encoding="utf-8"))


def blocks(document: Path, language: str) -> list[str]:
    """The code blocks of a language, without the indentation of a list around them."""
    return [
        textwrap.dedent(body) if indent else body
        for indent, found, body in FENCE.findall(document.read_text(encoding="utf-8"))
        if found == language
    ]


def anchors(document: Path) -> set[str]:
    headings = re.findall(r"^#+ (.*)$", document.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@WRITTEN_DOCUMENTS
def test_links_lead_somewhere(document: Path) -> None:
    for link in LINK.findall(prose(document)):
        if link.startswith(("http://", "https://")):
            continue
        name, _, anchor = link.partition("#")
        target = (document.parent / name).resolve() if name else document
        assert target.exists(), f"{document.name} links to {link}"
        if anchor:
            assert anchor in anchors(target), f"{document.name} links to {link}"


@WRITTEN_DOCUMENTS
def test_paths_in_the_text_exist(document: Path) -> None:
    for text in INLINE.findall(prose(document)):
        for word in text.split():
            if word.split("/")[0] in OURS and "/" in word and not re.search(r"[<>*{}]", word):
                assert (ROOT / word).exists(), f"{document.name} names {word}"


@WRITTEN_DOCUMENTS
def test_commands_exist(document: Path) -> None:
    targets = set(TARGET.findall((ROOT / "Makefile").read_text(encoding="utf-8")))
    text = document.read_text(encoding="utf-8")
    lines = INLINE.findall(prose(document))
    lines += [line.strip() for _, _, body in FENCE.findall(text) for line in body.splitlines()]
    for line in lines:
        if found := re.match(r"make ([a-z-]+)", line):
            assert found[1] in targets, f"{document.name}: {line}"
        if found := re.search(r"(?:^|/bin/)sagaboard ([a-z]+)(.*?)(?:   .*)?$", line):
            assert found[1] in COMMANDS, f"{document.name}: {line}"
            written = found[2].replace("--games N", "--games 9").replace("%i", "8421")
            if arguments := shlex.split(re.sub(r"\$\(.*?\)", "DATE", written)):
                parser_of(found[1]).parse_intermixed_args(arguments)


def test_readme_begins_with_one_line_and_a_clone_with_two_commands() -> None:
    assert [block.strip() for block in blocks(ROOT / "README.md", "")] == [
        "uvx sagaboard",
        "make play",
        "make test",
    ]


def test_code_in_the_game_guide_is_the_example() -> None:
    """Each block is found, line by line, in Nine Stones or its tests."""
    folder = ROOT / "examples" / "nine_stones"
    files = [*folder.rglob("*.py"), folder / "pyproject.toml"]
    files.append(ROOT / "tests" / "examples" / "test_nine_stones.py")
    sources = [path.read_text(encoding="utf-8") for path in files]
    guide = ROOT / "docs" / "adding-a-game.md"
    for block in blocks(guide, "python") + blocks(guide, "toml"):
        assert any(block in source for source in sources), block


def test_cards_in_the_card_guide_are_the_pack() -> None:
    cards = (ROOT / "examples" / "packs" / "jotun_hall" / "cards.toml").read_text(encoding="utf-8")
    for block in blocks(ROOT / "docs" / "adding-a-card.md", "toml"):
        assert block in cards, block


@pytest.mark.parametrize(("warriors", "rage"), [(1, 8), (3, 12)])
def test_new_effect_of_the_card_guide_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, warriors: int, rage: int
) -> None:
    """Its function, its line of the table and its test, run as they are printed."""
    function, entry, test = blocks(ROOT / "docs" / "adding-a-card.md", "python")
    effects: dict[str, Any] = {**vars(battle_cards), "annotations": None}
    exec(f"from __future__ import annotations\n{function}", effects)
    entries: dict[str, table.EffectRule] = eval(f"{{{entry}}}", {**vars(table), **effects})
    for name, value in entries.items():
        monkeypatch.setitem(table.EFFECTS, name, value)
    tests: dict[str, Any] = {
        "GROUND": GROUND,
        "Scenario": Scenario,
        "fight_out": fight_out,
        "load": load,
        "pytest": pytest,
        "read_position": read_position,
    }
    exec(f"from __future__ import annotations\n{test}", tests)
    run: Callable[..., None] = tests["test_loser_gains_rage_for_each_own_figure_destroyed"]
    run(tmp_path, warriors, rage)


def test_the_glossary_names_what_the_source_has() -> None:
    identifiers = set()
    for path in [*(ROOT / "src").rglob("*.py"), *(ROOT / "tools").rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            for field in ("id", "attr", "name", "arg"):
                if isinstance(name := getattr(node, field, None), str):
                    identifiers.add(name)
    names = INLINE.findall(prose(ROOT / "docs" / "glossary.md"))
    for name in names:
        if name.isidentifier() and name not in LEVELS and name != "code":
            assert name in identifiers, f"glossary.md names {name}"


def glossary_tables() -> list[list[str]]:
    """The first column of each table of the glossary."""
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    tables = re.findall(r"\|---\|---\|\n((?:\|.*\n)+)", text)
    return [[row.split(" | ")[0].removeprefix("| ") for row in t.splitlines()] for t in tables]


def test_the_glossary_is_alphabetical_and_has_no_word_twice() -> None:
    tables = glossary_tables()
    assert len(tables) == 6
    for words in tables:
        plain = [word.replace("`", "").casefold() for word in words]
        assert plain == sorted(set(plain))


@pytest.mark.parametrize("folder", ["kernel", "bots"])
def test_the_glossary_has_every_class_of_the_kernel_and_the_bots(folder: str) -> None:
    names = set(INLINE.findall(prose(ROOT / "docs" / "glossary.md")))
    for path in (ROOT / "src" / "sagaboard" / folder).glob("*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if not isinstance(node, ast.ClassDef) or path.stem == "errors":
                continue
            if not node.name.startswith("_") and node.name != "GameOver":
                assert node.name in names, f"glossary.md lacks {node.name} of {folder}/{path.name}"


def test_the_glossary_gives_present_names_for_old_spellings() -> None:
    """What is saved or sent under an old name still is."""
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \|.*\(`(\w+)`\) \|$", text.split("## Old spellings")[1], re.M)
    assert len(rows) == 5
    source = "".join(
        path.read_text(encoding="utf-8") for path in (ROOT / "src" / "sagaboard").rglob("*.py")
    )
    for old, new in rows:
        assert f'saved_as="{old}"' in source or f'/{old}"' in source, old
        assert re.search(rf"\b{new}\b", source), new


def test_the_tests_that_hold_the_findings_exist() -> None:
    """Of a test in Python the function, of one of the client its title."""
    table = (ROOT / "docs" / "notes" / "findings.md").read_text(encoding="utf-8")
    named = re.findall(r"`((?:tests|web)/[^`]+?)::([^`]+)`", table)
    assert len(named) > 100
    for file, name in named:
        source = (ROOT / file).read_text(encoding="utf-8")
        declared = rf"def {name}\(" if file.endswith(".py") else rf"(['\"`]){re.escape(name)}\1"
        assert re.search(declared, source), f"findings.md names {file}::{name}"
