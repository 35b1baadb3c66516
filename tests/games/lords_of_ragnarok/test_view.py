"""What a view tells beyond what lies on the table."""

from __future__ import annotations

import pytest

from sagaboard.games.lords_of_ragnarok import SPEC
from tests.games.lords_of_ragnarok.table import Table

POSITION = """
    seats green red blue
    turn green special_action
    green hero aslaug {region}
    red hero ragnar 20
    blue hero lagertha 19
    red allies niflheim
"""


@pytest.mark.rule("LOR-OQ-11", "LOR-SPEC-08")
@pytest.mark.parametrize(
    ("region", "seats"),
    [
        ("3", [0, 1]),  # Niflheim is adjacent to Aslaug
        ("1", [1]),
    ],
)
def test_a_view_tells_who_would_get_the_bonus_of_a_realm(region: str, seats: list[int]) -> None:
    realm = SPEC.view(Table(POSITION.format(region=region)).g, 2).realms["niflheim"]
    assert realm.bonus_for == seats
    assert realm.allies == [1]
