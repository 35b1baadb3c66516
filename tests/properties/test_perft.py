"""How many ways lead on from tricky positions: a change of any offer changes a number.

`python -m tests.properties.test_perft` prints the numbers anew; review each that changed.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sagaboard.games.blood_rage import loading as blood_rage_loading
from sagaboard.games.lords_of_hellas import loading as lords_of_hellas_loading
from sagaboard.games.lords_of_ragnarok import loading as lords_of_ragnarok_loading
from sagaboard.kernel.game import Game, play
from sagaboard.kernel.registry import find, names
from tests.games.blood_rage import notation as blood_rage
from tests.games.lords_of_hellas import notation as lords_of_hellas
from tests.games.lords_of_ragnarok import notation as lords_of_ragnarok

FOLDER = Path(__file__).parents[1] / "positions"
READERS: dict[str, Callable[[str], Any]] = {
    "blood-rage": lambda text: blood_rage.read_position(blood_rage_loading.load(), text),
    "lords-of-hellas": lambda text: lords_of_hellas.read_position(
        lords_of_hellas_loading.load(), text
    ),
    "lords-of-ragnarok": lambda text: lords_of_ragnarok.read_position(
        lords_of_ragnarok_loading.load(), text
    ),
}
WRITERS: dict[str, Callable[[Any], str]] = {
    "blood-rage": blood_rage.write_position,
    "lords-of-hellas": lords_of_hellas.write_position,
    "lords-of-ragnarok": lords_of_ragnarok.write_position,
}
COUNTS: dict[str, dict[str, list[int]]] = {
    "blood-rage": {
        "call-to-yggdrasil": [7, 44, 176],
        "crowded-fjord": [5, 28, 133],
        "discard": [4, 8, 16],
        "first-turn": [8, 41, 242],
        "last-rage-upgrade": [11, 43, 139],
        "quest-choices": [2, 5, 15],
        "sacrifice-and-fetch": [7, 28, 78],
        "thors-domain": [5, 35, 110],
        "tides-and-smites": [5, 26, 108],
        "witch-and-protection": [5, 28, 133],
    },
    "lords-of-hellas": {
        "artifacts": [16, 86, 389],
        "first-turn": [10, 41, 155],
        "hunter": [2, 22, 206],
        "last-battle": [11, 93, 583],
        "many-blessings": [34, 356, 2097],
        "two-players-repeat": [8, 33, 146],
    },
    "lords-of-ragnarok": {
        "crowded-battles": [6, 28, 130],
        "first-turn": [7, 30, 95],
        "hunter": [5, 18, 79],
        "last-turns": [3, 23, 67],
        "loki-and-events": [8, 19, 75],
        "runes-and-blessings": [16, 45, 218],
    },
}
CASES = [(game, name) for game in COUNTS for name in sorted(COUNTS[game])]
# A phase that has gone on by itself, as the Quest phase does, is not written down.
WRITTEN = [(game, name) for game, name in CASES if name != "quest-choices"]


def perft(g: Game, depth: int) -> int:
    """Leaves of the tree of moves; of seats asked together the first answers first."""
    if depth == 0 or g.is_over:
        return 1
    question = next(q for q in g.questions if not q.may_change)
    leaves = 0
    for move in question.moves:
        after = g.copy()
        play(after, question.seat, move)
        leaves += perft(after, depth - 1)
    return leaves


def folder_of(game: str) -> Path:
    return FOLDER / game.replace("-", "_")


def position(game: str, name: str) -> Any:
    return READERS[game]((folder_of(game) / f"{name}.pos").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("game", "name"), CASES)
def test_ways_from_a_position(game: str, name: str) -> None:
    g = position(game, name)
    assert find(game).violations(g) == []
    assert [perft(g, depth) for depth in (1, 2, 3)] == COUNTS[game][name]


@pytest.mark.parametrize("game", names())
def test_every_position_is_counted(game: str) -> None:
    assert sorted(path.stem for path in folder_of(game).glob("*.pos")) == sorted(COUNTS[game])
    assert len(COUNTS[game]) >= 5


@pytest.mark.parametrize(("game", "name"), WRITTEN)
def test_a_position_reads_back_as_it_was_written(game: str, name: str) -> None:
    text = WRITERS[game](position(game, name))
    assert WRITERS[game](READERS[game](text)) == text


if __name__ == "__main__":
    for game in names():
        print(f'    "{game}": {{')
        for path in sorted(folder_of(game).glob("*.pos")):
            counts = [perft(position(game, path.stem), depth) for depth in (1, 2, 3)]
            print(f'        "{path.stem}": {counts},')
        print("    },")
