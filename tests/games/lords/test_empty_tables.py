"""Between battles and hunts all matches share an empty one."""

from __future__ import annotations

from importlib import import_module

import pytest

from sagaboard.kernel.field import started
from sagaboard.kernel.registry import find
from tests.fields import positions


@pytest.mark.parametrize("game", ["lords-of-hellas", "lords-of-ragnarok"])
def test_nothing_changes_the_empty_battle_and_hunt_that_all_matches_share(game: str) -> None:
    spec = find(game)
    fights = hunts = 0
    for g in positions(spec, 4, "empty", fond_of=("hunt", "strike")):
        fights += g.battle.is_on
        hunts += g.hunt.is_on
    assert fights > 0
    assert hunts > 0
    package = f"sagaboard.games.{game.replace('-', '_')}"
    battle, hunt = import_module(f"{package}.battle"), import_module(f"{package}.hunt")
    save = spec.codec().save
    assert save(battle.NO_BATTLE) == save(started(battle.Battle(), battle.BATTLE_FIELDS, 4))
    assert save(hunt.NO_HUNT) == save(started(hunt.Hunt(), hunt.HUNT_FIELDS, 4))
