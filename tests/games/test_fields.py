"""Who sees what of the table, field by field."""

from __future__ import annotations

from itertools import chain

import pytest

from sagaboard.kernel.registry import find
from tests.fields import check_redeals, positions

EVERY = {"blood-rage": 1, "lords-of-hellas": 3, "lords-of-ragnarok": 3}
"""How many moves lie between two positions that are looked at."""


@pytest.mark.parametrize("game", EVERY)
def test_a_redealt_game_keeps_what_a_seat_knows_of_each_field_and_deals_the_rest_anew(
    game: str,
) -> None:
    spec = find(game)
    games = [
        positions(spec, players, "fields", every=EVERY[game], fond_of=("hunt", "strike"))
        for players in spec.players
    ]
    check_redeals(spec, chain(*games), spec.tables[0][1])
