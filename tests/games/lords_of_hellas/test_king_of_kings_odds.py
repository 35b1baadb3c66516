"""Who bots expect to become King of kings. Zeus stands in Thessaly, a region of the red land."""

from __future__ import annotations

import pytest

from sagaboard.games.lords_of_hellas.bots.king_of_kings_odds import king_of_kings_odds
from tests.games.lords_of_hellas.scenario import Scenario

COUNTDOWN = """
    seats tyrian aegean marble
    turn {}
    tyrian hero achilles epirus
    aegean hero heracles elis
    marble hero helen crete
    countdown tyrian {} zeus
    aegean controls thessaly
"""


def chances(lines: str, turn: str = "aegean", left: int = 1) -> dict[str, float]:
    table = Scenario(COUNTDOWN.format(turn, left) + lines)
    return dict(zip(table.players, king_of_kings_odds(table.g), strict=True))


def test_who_holds_the_region_undisputed_is_king() -> None:
    assert chances("aegean hoplites thessaly*2") == {"tyrian": 0.0, "aegean": 1.0, "marble": 0.0}


def test_chances_add_up_to_one_or_less() -> None:
    found = chances("marble hoplites locris*3\ntyrian hoplites locris\naegean hoplites thessaly*2")
    assert sum(found.values()) == pytest.approx(1.0)
    assert all(chance > 0.0 for chance in found.values())


def test_a_larger_army_next_door_is_a_threat_and_a_smaller_one_hardly() -> None:
    held = "aegean hoplites thessaly*2\nmarble hoplites locris*{}"
    few, many = (chances(held.format(count))["marble"] for count in (1, 4))
    assert few < 0.2 < 0.5 < many
    assert chances("aegean hoplites thessaly*4\nmarble hoplites locris*4")["marble"] < 0.35
    far = chances("aegean hoplites thessaly*2\nmarble hoplites crete*4")
    assert far["marble"] < 0.1


def test_without_a_march_only_as_many_come_as_leadership_moves() -> None:
    held = "aegean hoplites thessaly*2\nmarble hoplites locris*4\n"
    assert chances(held + "marble used march")["marble"] < 0.5 * chances(held)["marble"]


def test_cards_in_hand_help_both_sides() -> None:
    even = "aegean hoplites thessaly*2\nmarble hoplites locris*2\n"
    attacking = chances(even + "marble hand trap_mace glory_bow")["marble"]
    defending = chances(even + "aegean hand trap_mace glory_bow")["marble"]
    assert defending < chances(even)["marble"] < attacking


def test_no_army_helps_against_the_glory_token() -> None:
    """LOH-USURP-04"""
    held = "aegean hoplites thessaly*9\n"
    near = chances(held + "tyrian glory red")
    assert near["tyrian"] > 0.9
    used = "tyrian glory red\ntyrian used usurp"
    assert chances(held + used)["tyrian"] == 0.0  # it is not cleared before the last turn
    assert 0.5 < chances(held + used, left=2)["tyrian"] < near["tyrian"]
    far = "marble glory red"
    assert chances(held + far)["marble"] == 0.0
    assert 0.5 < chances(held + far, left=2)["marble"] < near["tyrian"]
    other = chances(held + "tyrian glory blue")
    assert other["tyrian"] == 0.0


def test_who_completed_the_monument_has_the_last_turn() -> None:
    """LOH-KOK-04"""
    both = "aegean hoplites thessaly\ntyrian hoplites locris*3\nmarble hoplites locris*3"
    found = chances(both)
    assert found["tyrian"] > found["marble"] > 0.0


def test_who_has_moved_already_does_not_move_again() -> None:
    lines = "aegean hoplites thessaly*2\nmarble hoplites locris*4"
    assert chances(lines, "tyrian")["marble"] == 0.0  # the last turn is under way
    assert chances(lines, "tyrian", 2)["marble"] > 0.4
    table = Scenario(COUNTDOWN.format("marble", 1) + lines).plays("marble prepare")
    assert king_of_kings_odds(table.g)[table.seat("marble")] == 0.0


def test_with_turns_to_come_nobody_is_sure_to_act_at_once() -> None:
    lines = "tyrian glory red"
    assert 0.99 < chances(lines, "tyrian", 2)["tyrian"] < 1.0


def test_a_special_action_under_way_takes_its_token() -> None:
    """LOH-KOK-10: it is counted when it is fully resolved."""
    lines = "aegean hoplites thessaly*2\ntyrian hoplites locris*4\ntyrian controls locris"
    table = Scenario(COUNTDOWN.format("tyrian", 1) + lines)
    before = king_of_kings_odds(table.g)[table.seat("tyrian")]
    table.plays("tyrian prepare")
    assert table.g.activation_tokens == 1
    assert before > 0.5
    assert king_of_kings_odds(table.g)[table.seat("tyrian")] == 0.0


NEUTRAL = COUNTDOWN.replace("    aegean controls thessaly\n", "")


def test_a_neutral_region_is_taken_by_as_many_as_its_population() -> None:
    neutral = NEUTRAL.format("aegean", 1)
    few, many = (
        king_of_kings_odds(Scenario(neutral + f"marble hoplites locris*{count}").g)[2]
        for count in (1, 5)
    )
    assert few < 0.3 < 0.5 < many
    both = king_of_kings_odds(
        Scenario(neutral + "marble hoplites locris*5\ntyrian hoplites locris*5").g
    )
    assert 0.9 < sum(both) < 1.0


def test_who_is_there_already_is_nearer_to_a_neutral_region() -> None:
    """Each hoplite that has come in counts, or nobody would set out with the first."""
    beside, partly = (
        king_of_kings_odds(Scenario(NEUTRAL.format("marble", 1) + line).g)[2]
        for line in ("marble hoplites locris*5", "marble hoplites locris*3 thessaly*2")
    )
    assert partly > beside > 0.5


def test_a_region_without_hoplites_needs_no_battle() -> None:
    """LOH-CTRL-06: one hoplite takes it, whatever cards its holder has."""
    empty = "marble hoplites locris\naegean hand trap_mace glory_bow"
    assert chances(empty, "marble")["marble"] > 0.7
    assert chances(empty + "\naegean hoplites thessaly", "marble")["marble"] < 0.3


def test_a_hoplite_movement_that_is_used_brings_nobody() -> None:
    lines = "tyrian hoplites locris*3\ntyrian controls locris\ntyrian used march"
    table = Scenario(NEUTRAL.format("tyrian", 1) + lines + "\naegean hoplites thessaly")
    tyrian = table.seat("tyrian")
    before = king_of_kings_odds(table.g)[tyrian]
    table.plays("tyrian move locris", "tyrian to phocis")
    assert king_of_kings_odds(table.g)[tyrian] < before


def test_a_region_that_is_neutral_in_the_end_goes_to_the_first_who_takes_it() -> None:
    """LOH-KOK-07: the countdown is over, and the game goes on."""
    table = Scenario(
        NEUTRAL.format("aegean", 0) + "marble hoplites locris*5\ntyrian hoplites locris*5"
    )
    aegean, marble, tyrian = (
        king_of_kings_odds(table.g)[table.seat(a)] for a in ("aegean", "marble", "tyrian")
    )
    assert marble > 0.5 > tyrian > 0.02 > aegean
    first = Scenario(
        NEUTRAL.format("tyrian", 0) + "marble hoplites locris*5\ntyrian hoplites locris*5"
    )
    assert king_of_kings_odds(first.g)[first.seat("tyrian")] > 0.5
