"""Golden records: whole matches that must replay to the same states, interpreted and compiled.

`make golden` writes them anew after a change of the rules; review the difference.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sagaboard.kernel.record import read_record
from sagaboard.kernel.registry import find, names
from tests.golden.make import digest_of_events, replayed, told

RECORDS = sorted(Path(__file__).parent.glob("*/*.saga"))


def test_there_are_golden_records() -> None:
    assert len(RECORDS) >= 9


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_record_replays_exactly(path: Path) -> None:
    record = read_record(path)
    spec = find(record.game)
    expected = json.loads(path.with_suffix(".json").read_text())
    match, checkpoints = replayed(spec, record)
    assert checkpoints == expected["checkpoints"]
    assert match.game.is_over
    assert spec.standing(match.game).scores == expected["scores"]
    assert spec.standing(match.game).winners == expected["winners"]
    assert told(match) == expected["told"]
    assert digest_of_events(match) == expected["events"]


@pytest.mark.parametrize("game", names())
def test_golden_matches_tell_every_kind_of_event(game: str) -> None:
    spec = find(game)
    kinds: set[str] = set()
    for path in RECORDS:
        if read_record(path).game == game:
            kinds |= set(json.loads(path.with_suffix(".json").read_text())["told"])
    assert kinds == set(spec.events)
