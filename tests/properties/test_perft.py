"""How many ways lead on from tricky positions: a change of any offer changes a number.

`python -m tests.properties.test_perft` prints the numbers anew; review each that changed.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from sagaboard.games.blood_rage import SPEC
from sagaboard.games.blood_rage.loading import load
from sagaboard.games.blood_rage.notation import read_position, write_position
from sagaboard.kernel.game import Game, play
from tests.support import Table

FOLDER = Path(__file__).parents[1] / "positions" / "blood_rage"
COUNTS: dict[str, list[int]] = {
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
}


def perft(g: Game, depth: int) -> int:
    """Leaves of the tree of moves; of seats asked together the first answers first."""
    if depth == 0 or g.is_over:
        return 1
    question = next(q for q in g.questions if not q.settled)
    leaves = 0
    for move in question.moves:
        after = g.copy()
        play(after, question.seat, move)
        leaves += perft(after, depth - 1)
    return leaves


def position(name: str) -> Table:
    return Table(read_position(load(), (FOLDER / f"{name}.pos").read_text()))


@pytest.mark.parametrize("name", sorted(COUNTS))
def test_ways_from_a_position(name: str) -> None:
    g = position(name).g
    assert SPEC.violations(g) == []
    assert [perft(g, depth) for depth in (1, 2, 3)] == COUNTS[name]


def test_every_position_is_counted() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.pos")) == sorted(COUNTS)


@pytest.mark.parametrize("name", sorted(set(COUNTS) - {"quest-choices"}))
def test_a_position_reads_back_as_it_was_written(name: str) -> None:
    """A phase that has gone on by itself, as the Quest phase does, is not written down."""
    text = write_position(position(name).g)
    assert write_position(read_position(load(), text)) == text


if __name__ == "__main__":
    for path in sorted(FOLDER.glob("*.pos")):
        counts = [perft(position(path.stem).g, depth) for depth in (1, 2, 3)]
        print(f'    "{path.stem}": {counts},')
