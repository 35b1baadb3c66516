"""Who sees what of the table, field by field."""

from __future__ import annotations

import pytest

from sagaboard.kernel.registry import find
from tests.fields import check_redeals, positions

EVERY = {"blood-rage": 1, "lords-of-hellas": 3, "lords-of-ragnarok": 3}
"""How many moves lie between two positions; all frames must come up."""


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", EVERY)
def test_a_redealt_game_keeps_what_a_seat_knows_of_each_field_and_deals_the_rest_anew(
    game: str, players: int
) -> None:
    spec = find(game)
    fields = spec.tables[0][1]
    check_redeals(spec, positions(spec, players, "fields", every=EVERY[game]), fields)
