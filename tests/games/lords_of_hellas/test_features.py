"""What a trained evaluation is told of King of kings: the region that decides, and who can hold
or take it."""

from __future__ import annotations

import pytest

from sagaboard.bots.judge import Judge
from sagaboard.bots.weights import read_trained
from sagaboard.games.lords_of_hellas import SPEC
from sagaboard.games.lords_of_hellas.bots.features import COUNTDOWN_FEATURES, features
from tests.games.lords_of_hellas.scenario import Scenario

THREE = """
    seats tyrian aegean marble
    turn tyrian
    tyrian hero achilles epirus
    aegean hero heracles elis
    marble hero helen crete
"""
COUNTDOWN = THREE + "countdown tyrian {} zeus\n"


def told(position: str, army: str) -> list[float]:
    table = Scenario(position)
    return features(table.g)[table.seat(army)][-COUNTDOWN_FEATURES:]


def chance(position: str, army: str) -> float:
    table = Scenario(position)
    judge = Judge(SPEC, read_trained(SPEC.bots.weights).weights)
    return judge.chances(table.g)[table.seat(army)]


def test_before_the_countdown_the_highest_monument_counts_the_more_the_higher_it_is() -> None:
    held = "aegean controls thessaly\naegean hoplites thessaly*3\n"
    low, high = (told(THREE + held + f"monument zeus {level}", "aegean") for level in (2, 4))
    assert 0.0 < low[0] < high[0] < 1.0
    assert 0.0 < low[1] < high[1]
    rival = told(THREE + held + "monument zeus 4", "marble")
    assert (rival[0], rival[1]) == (0.0, -high[1])
    elsewhere = told(THREE + held + "monument zeus 1\nmonument athena 4", "aegean")
    assert elsewhere[0] == 0.0


def test_a_hoplite_next_door_counts_half() -> None:
    held = "monument zeus 4\naegean controls thessaly\naegean hoplites {}*4\n"
    there, beside, far = (
        told(THREE + held.format(region), "aegean")[1] for region in ("thessaly", "locris", "crete")
    )
    assert there == 2.0 * beside
    assert far == 0.0


def test_the_glory_token_of_the_highest_monuments_land_counts() -> None:
    held = THREE + "monument zeus 4\naegean controls thessaly\naegean hoplites thessaly*3\n"
    assert told(held, "tyrian")[2] == told(held, "aegean")[3] == 0.0
    token = held + "tyrian glory red"
    assert told(token, "tyrian")[2] > 0.0
    assert told(token, "aegean")[3] > 0.0
    assert told(token, "marble")[2] == told(token, "marble")[3] == 0.0


def test_a_glory_token_counts_more_the_higher_its_monument_is() -> None:
    low, high = (told(THREE + f"monument zeus {n}\ntyrian glory red", "tyrian")[4] for n in (2, 4))
    assert high == 4 * low > 0.0
    assert told(THREE + "monument zeus 4\ntyrian glory red", "marble")[4] == 0.0


def test_the_nearer_the_end_the_more_the_odds_count() -> None:
    held = "aegean controls thessaly\naegean hoplites thessaly*3\n"
    early, late = (told(COUNTDOWN.format(left) + held, "aegean") for left in (3, 1))
    assert early[:5] == late[:5] == [0.0] * 5
    assert late[7] == 1.0 > early[7] > 0.9
    assert early[8] == 0.0
    assert late[8] == pytest.approx(2 / 3)
    assert early[9] == pytest.approx(0.0, abs=0.03) == late[9]
    rival = told(COUNTDOWN.format(1) + held, "marble")
    assert rival[7] == 0.0
    assert rival[9] < rival[10] < -2.0


def test_who_completed_the_monument_has_the_last_turn() -> None:
    early, late = (COUNTDOWN.format(left) + "aegean controls thessaly\n" for left in (3, 1))
    assert told(early, "tyrian")[5:7] == [1.0, 0.0]
    assert told(late, "tyrian")[5:7] == [1.0, pytest.approx(2 / 3)]
    assert told(late, "marble")[5:7] == [0.0, 0.0]


def test_two_players_have_no_king() -> None:
    position = "seats tyrian aegean\nturn tyrian\nmonument zeus 4\n"
    assert set(told(position, "aegean")) == {0.0}


def test_the_trained_judge_knows_that_the_region_decides() -> None:
    held = "aegean controls {}\naegean hoplites {}*4\n"
    there = COUNTDOWN.format(1) + held.format("thessaly", "thessaly")
    away = COUNTDOWN.format(1) + held.format("crete", "crete")
    assert chance(there, "aegean") > 0.5 > chance(away, "aegean")
