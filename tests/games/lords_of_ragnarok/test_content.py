"""The data files: what they must hold, what a pack may change, and how errors are told."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sagaboard.games.lords.components import NONE
from sagaboard.games.lords_of_ragnarok import SPEC
from sagaboard.games.lords_of_ragnarok.components import Board
from sagaboard.games.lords_of_ragnarok.effects.table import EFFECTS
from sagaboard.games.lords_of_ragnarok.loading import FOLDER, load
from sagaboard.games.lords_of_ragnarok.schema import FORMS
from sagaboard.kernel.errors import BadContent

CONTENT = load()
SOURCES = ("seed", "authored", "recalled-low", "public:")
BOARDS = pytest.mark.parametrize("players", [2, 4])


def entries() -> Iterator[tuple[str, dict[str, Any]]]:
    for file in FORMS:
        data = tomllib.loads((FOLDER / file).read_text(encoding="utf-8"))
        for kind, value in data.items():
            for entry in value if isinstance(value, list) else [value]:
                yield f"{file} {kind} {entry.get('id', '')}", entry


def test_every_fact_names_its_source() -> None:
    for where, entry in entries():
        sources = [value for key, value in entry.items() if key.endswith("source")]
        assert "source" in entry, where
        for source in sources:
            assert source.startswith(SOURCES), (where, source)


def test_every_effect_stands_on_some_card() -> None:
    used = {effect.name for text in CONTENT.texts for effect in text}
    assert used == set(EFFECTS)


def ones(mask: int) -> set[int]:
    return {n for n in range(64) if (mask >> n) & 1}


def board(players: int) -> Board:
    return CONTENT.boards[players]


@BOARDS
@pytest.mark.rule("LOR-MAP-08", "LOR-MAP-11")
def test_lands_and_monuments(players: int) -> None:
    side = board(players)
    lands = [ones(mask) for mask in side.land_masks if mask]
    assert sorted(region for land in lands for region in land) == list(range(side.region_count))
    assert {len(land) for land in lands} <= {3, 4}
    for land in lands:
        assert is_connected(side, land)
    assert sum(god != NONE for god in side.monument_at) == 3


def is_connected(side: Board, regions: set[int]) -> bool:
    reached = {min(regions)}
    while True:
        grown = reached | {r for here in reached for r in ones(side.adjacent[here])} & regions
        if grown == reached:
            return reached == regions
        reached = grown


@BOARDS
@pytest.mark.rule("LOR-MAP-06", "LOR-MAP-07")
def test_every_region_has_a_population_and_symbols(players: int) -> None:
    side = board(players)
    assert is_connected(side, set(range(side.region_count)))
    assert all(population >= 2 for population in side.population)
    symbols = side.settlements | side.shrines | side.forges | side.monuments
    assert symbols == side.all_regions


@BOARDS
def test_wherever_a_player_may_start_a_region_can_be_controlled(players: int) -> None:
    """LOR-SEL-13: every sea has a region of population 2."""
    side = board(players)
    for sea in ones(side.seas):
        assert any(side.population[region] == 2 for region in ones(side.coast[sea]))


@pytest.mark.rule("LOR-2P-01", "LOR-MAP-04", "LOR-MAP-05")
def test_the_sides_of_the_board_agree_where_they_overlap() -> None:
    small, large = board(2), board(3)
    assert CONTENT.regions == [str(n) for n in range(1, 22)]
    assert (small.region_count, large.region_count) == (16, 21)
    assert small.population == large.population[:16]
    assert small.land_of == large.land_of[:16]


@pytest.mark.rule("LOR-EX-01")
def test_region_19_has_population_4() -> None:
    assert board(4).population[18] == 4


def test_shipped_content_is_complete_in_all_languages() -> None:
    counts = SPEC.check_content(None)
    assert counts["blessings"] == 36
    assert counts["languages"] == 4


def pack(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def test_a_pack_replaces_fields_and_adds_entries(tmp_path: Path) -> None:
    changed = load(
        pack(
            tmp_path,
            combat='[[card]]\nid = "sword"\nvalue = 5\n',
            board_34="[[region]]\nid = 19\npopulation = 6\n",
        )
    )
    assert next(card.value for card in changed.combat if card.name == "sword") == 5
    assert changed.boards[4].population[18] == 6
    assert changed.boards[2].population == CONTENT.boards[2].population
    assert changed.version != CONTENT.version


BOSS = """
[[boss]]
id = "hel"
rune = "hel"
wounds = [["sword", "axe"]]
special_attack = []
activation = []
ability = []
"""


@pytest.mark.parametrize(
    ("file", "text", "problem"),
    [
        ("combat", '[[card]]\nid = "sword"\nvalue = -1\n', "it must be a whole number from 0"),
        (
            "combat",
            '[[card]]\nid = "sword"\ncovers = ["club"]\n',
            "symbol is 'club'; it must be one of sword",
        ),
        ("combat", '[[card]]\nid = "bow"\nbattle = [{ effect = "fly" }]\n', "unknown effect 'fly'"),
        (
            "combat",
            '[[card]]\nid = "bow"\nbattle = [{ effect = "limits", n = 1 }]\n',
            "does nothing on a battle text",
        ),
        ("board_2", "[[region]]\nid = 1\nborders = [9]\n", "borders name '9' but not back"),
        ("board_2", "[[land]]\nid = 'ulfmark'\nregions = [5]\n", "regions must be [5, 6, 7]"),
        ("realms", '[[realm]]\nid = "alfheim"\naction = "usurp"\n', "must have one realm"),
        ("heroes", '[[origin]]\nid = "tyrsson"\nfirst_turn = true\n', "exactly one origin"),
        ("monsters", BOSS, "2 entries [[boss]]"),
        ("events", '[[omen]]\nid = "o2_lands"\nplayers = [3]\n', "must have 5 omens"),
        ("temples", '[[temple_track]]\nid = "temple_track_2_a"\ndrafts = [9]\n', "from 1 to 5"),
        ("setup", "[pieces]\narmies = 7\n", "armies must be 6"),
        ("artifacts", '[[artifact]]\nid = "gungnir"\nkind = "monster"\n', "must be 'divine'"),
    ],
)
def test_a_wrong_pack_is_refused_with_a_remedy(
    tmp_path: Path, file: str, text: str, problem: str
) -> None:
    with pytest.raises(BadContent, match=re.escape(problem)):
        load(pack(tmp_path, **{file: text}))


def test_an_unknown_file_in_a_pack_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="unknown file"):
        load(pack(tmp_path, clans=""))
    with pytest.raises(BadContent, match="no such folder"):
        load(tmp_path / "nothing")
