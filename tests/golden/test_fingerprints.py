"""Whoever changes rules or draws raises the rules version: old records must not play otherwise.

`make golden` renews the fingerprints.
"""

from __future__ import annotations

import msgspec
import pytest

from sagaboard.kernel.registry import find, names
from tests.golden.fingerprints import Fingerprints, VersionNotRaised, check, stored, taken


@pytest.mark.parametrize("game", names())
def test_rules_and_draws_are_those_of_the_rules_version(game: str) -> None:
    before, now = stored(game), taken(find(game))
    check(game, before, now)
    assert before == now, f"{game}: rules version or content is new: run `make golden`"


BEFORE = Fingerprints(rules=2, content="c", draws="d", games={2: ["a", "b"], 3: ["c"]})


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        ({"draws": "other"}, "the draws of Chance changed"),
        ({"games": {2: ["a", "other"], 3: ["c"]}}, "random games of 2 changed"),
        ({"games": {2: ["a", "b"]}}, "random games of 3 changed"),
    ],
)
def test_a_change_under_the_same_version_is_refused(changed: dict[str, object], named: str) -> None:
    now = msgspec.structs.replace(BEFORE, **changed)
    with pytest.raises(VersionNotRaised, match=f"{named} under rules version 2: raise"):
        check("a-game", BEFORE, now)
    check("a-game", BEFORE, msgspec.structs.replace(now, rules=3))
    check("a-game", BEFORE, msgspec.structs.replace(now, content="new"))
