"""What the trained network is told of the race for the monuments. Zeus stands in Thessaly, a region
of the red land."""

from __future__ import annotations

import pytest

from sagaboard.games.lords_of_hellas import SPEC
from sagaboard.games.lords_of_hellas.bots.features import features
from sagaboard.games.lords_of_hellas.bots.usurp_distance import (
    CLAIM_FEATURES,
    ENDING_FEATURES,
    LONG,
    Approach,
    gathering,
    usurp_distances,
)
from tests.games.lords_of_hellas.scenario import Scenario

SEATS = "seats tyrian aegean marble\nturn tyrian\n"
THREE = (
    SEATS
    + """
    tyrian hero achilles epirus
    aegean hero heracles elis
    marble hero helen crete
"""
)
COUNTDOWN = THREE + "countdown tyrian {} zeus\n"


def approach(lines: str, army: str = "tyrian") -> tuple[int, int]:
    """Own turns until it could have the glory token, and until it could usurp Thessaly."""
    table = Scenario(THREE + lines)
    found = Approach(table.g, table.seat(army), table.g.content.monuments[0].region)
    return found.token, found.usurps


def ending(lines: str, army: str, left: int = 1) -> list[float]:
    table = Scenario(COUNTDOWN.format(left) + lines)
    return usurp_distances(table.g)[table.seat(army)][-ENDING_FEATURES:]


def test_zeus_stands_in_thessaly() -> None:
    content = Scenario(THREE).g.content
    assert content.regions[content.monuments[0].region] == "thessaly"


def test_whoever_holds_the_token_only_has_to_walk() -> None:
    assert approach("tyrian glory red") == (0, 1)
    assert approach("marble glory red", "marble")[1] > 1
    assert approach("marble glory red") == (LONG, LONG)


def test_usurp_has_to_be_free_again() -> None:
    assert approach("tyrian glory red\ntyrian used usurp") == (0, 2)


def test_a_quest_in_the_land_brings_the_token() -> None:
    """Chalkidiki is red, Messenia is not."""
    on = "quests amazon_queen aid_to_atlas\ntyrian quest {} {}\n"
    assert approach(on.format("amazon_queen", 1))[0] == 2
    token, usurps = approach(on.format("amazon_queen", 2))
    assert token == 1 < usurps
    assert approach(on.format("aid_to_atlas", 2)) == (LONG, LONG)
    token, usurps = approach(on.format("aid_to_atlas", 2) + "tyrian glory red")
    assert token == 0 < 1 < usurps


def test_a_quest_that_could_be_started_brings_the_token_later() -> None:
    found = []
    for leadership in (1, 2):
        hero = f"tyrian hero achilles macedonia levels {leadership}/1/1"
        table = Scenario(SEATS + "quests amazon_queen\n" + hero)
        region = table.g.content.monuments[0].region
        found.append(Approach(table.g, table.seat("tyrian"), region).token)
    assert found == [LONG, 3], "from its first step on, which asks for Leadership 2"


def test_hoplites_count_the_more_the_nearer_they_are() -> None:
    there, beside, far = (
        gathering(table.g, table.seat("aegean"), table.g.content.monuments[0].region)
        for table in (
            Scenario(THREE + f"aegean hoplites {region}*4")
            for region in ("thessaly", "locris", "crete")
        )
    )
    assert there == 4.0
    assert there > beside > far > 0.0


def test_the_higher_monument_claims_more() -> None:
    held = "aegean controls thessaly\naegean hoplites thessaly*3\n"
    table = Scenario(THREE + held)
    low, high = (
        usurp_distances(Scenario(THREE + held + f"monument zeus {level}").g)[table.seat("aegean")][
            5
        ]
        for level in (1, 4)
    )
    assert 0.0 < low < high < 1.0


def test_in_the_countdown_the_last_who_can_usurp_is_told() -> None:
    """Marble comes before tyrian, who completed the monument and has the last turn."""
    assert ending("marble glory red", "marble", 3)[:3] == [1.0, 1.0, 0.0]
    assert ending("marble glory red", "tyrian", 3)[:3] == [0.0, 0.0, 1.0]
    both = "marble glory red\nquests amazon_queen\ntyrian quest amazon_queen 2"
    assert ending(both, "tyrian", 3)[:3] == [1.0, 1.0, 0.0]


def test_in_the_countdown_turns_left_are_told() -> None:
    tyrian = ending("", "tyrian", 3)
    marble = ending("", "marble", 3)
    assert [tyrian[3], tyrian[5], tyrian[6]] == [1.0, 1.0, 0.0]
    assert [marble[3], marble[5], marble[6]] == pytest.approx([2 / 3, 0.0, 1 / 3])


def test_before_the_countdown_nothing_is_told_of_its_end() -> None:
    assert set(usurp_distances(Scenario(THREE + "monument zeus 4").g)[0][-ENDING_FEATURES:]) == {
        0.0
    }


def test_two_players_have_no_race() -> None:
    told = usurp_distances(Scenario("seats tyrian aegean\nturn tyrian\nmonument zeus 4\n").g)
    assert all(set(row) == {0.0} for row in told)


def test_network_inputs_are_the_features_and_the_usurp_distances() -> None:
    g = Scenario(THREE).g
    assert [row[: -len(usurp_distances(g)[0])] for row in SPEC.bots.network_inputs(g)] == features(
        g
    )
    assert len(usurp_distances(g)[0]) > CLAIM_FEATURES + ENDING_FEATURES
