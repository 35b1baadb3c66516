"""Chapter 18 of the rules: player-count differences and the first-game variant."""

from __future__ import annotations

import pytest

from sagaboard.games.blood_rage import SPEC
from tests.games.blood_rage.courses import draft, played_at_random
from tests.games.blood_rage.scenario import Scenario, new_game

SPECTATOR = -1
COUNTS = [2, 3, 4]


@pytest.mark.rule("BR-VAR-01")
@pytest.mark.parametrize("players", COUNTS)
def test_in_a_first_game_everybody_keeps_all_eight_cards(players: int) -> None:
    drafted = new_game(players, "7")
    g = new_game(players, "7", first_game=True)
    assert SPEC.view(g, SPECTATOR).phase == "action"
    assert g.hands == drafted.packs
    assert [len(hand) for hand in g.hands] == [8] * players
    assert g.buried == [[]] * players


@pytest.mark.rule("BR-VAR-01")
def test_without_the_variant_there_is_a_draft() -> None:
    assert SPEC.view(new_game(3), SPECTATOR).phase == "gods_gifts"


@pytest.mark.rule("BR-VAR-02")
@pytest.mark.parametrize("players", COUNTS)
def test_the_later_ages_of_a_first_game_have_the_normal_draft(players: int) -> None:
    prompts: dict[int, set[str]] = {1: set(), 2: set(), 3: set()}
    hands: dict[int, set[int]] = {2: set(), 3: set()}
    picks = 6 if players > 2 else 3
    g = new_game(players, first_game=True)
    for now in played_at_random(g, 3):
        prompts[now.age] |= {question.prompt for question in now.questions}
        if now.age > 1 and now.phase == 0:
            hands[now.age] |= {len(pack) for pack in now.packs}
    assert "pick" not in prompts[1]
    assert "pick" in prompts[2] & prompts[3]
    passed = [event for event in g.events or [] if event.kind == "packs_passed"]
    assert len(passed) == 2 * (picks - 1)
    assert max(hands[2]) == max(hands[3]) == 8


@pytest.mark.rule("BR-VAR-03")
@pytest.mark.parametrize("players", COUNTS)
def test_a_first_game_is_set_up_like_any_other(players: int) -> None:
    drafted = new_game(players, "7")
    draft(drafted)
    first = new_game(players, "7", first_game=True)
    for one, other in zip(SPEC.view(drafted, SPECTATOR).clans, SPEC.view(first, SPECTATOR).clans):
        assert (one.clan, one.rage, one.glory, one.columns) == (
            other.clan,
            other.rage,
            other.glory,
            other.columns,
        )
    for g in (drafted, first):
        assert g.waiting_for() == [g.first_player]
    assert (first.tokens, first.doom, first.destroyed, first.undealt, first.first_player) == (
        drafted.tokens,
        drafted.doom,
        drafted.destroyed,
        drafted.undealt,
        drafted.first_player,
    )


@pytest.mark.rule("BR-VAR-03")
def test_a_first_game_keeps_one_card_at_the_end_of_the_first_age() -> None:
    table = Scenario(new_game(2, first_game=True))
    for _ in range(2):
        (clan,) = table.asked()
        table.plays(f"{clan} pass")
    assert table.phase == "discard"
    kept = {}
    for clan in table.players:
        kept[clan] = table.offers(clan, "keep")[0].split()[1]
        table.plays(f"{clan} keep {kept[clan]}")
    assert table.age == 2
    for clan in table.players:
        assert table.hand(clan) == [kept[clan]]


@pytest.mark.rule("BR-VAR-04")
@pytest.mark.parametrize("seats", ["wolf raven", "wolf raven serpent", "wolf raven serpent bear"])
@pytest.mark.parametrize(("age", "each"), [(1, 2), (2, 3), (3, 4)])
def test_an_age_pays_the_same_whatever_the_number_of_players(
    seats: str, age: int, each: int
) -> None:
    """Battle, token, Quest, Ragnarök and kept cards: only setup, deck and draft know the number."""
    table = Scenario(f"""
        seats {seats}
        age {age}
        turn wolf
        raven rage 1
        {"serpent passed" if "serpent" in seats else ""}
        {"bear passed" if "bear" in seats else ""}
        doom gimle gimle gimle
        token gimle axes
        wolf hand tyrs_smite.1 quest_alfheim.1 thors_hammer
        raven hand tyrs_bash
        wolf at gimle leader warrior
        raven at gimle warrior*2
        raven at horgr warrior
    """)
    table.plays("wolf pillage gimle", "wolf play tyrs_smite", "raven play tyrs_bash")
    table.plays("wolf done")  # no late card
    assert table.totals() == {"wolf": 9, "raven": 4}
    assert table.glory("wolf") == 4
    table.plays("raven pass", "wolf quest quest_alfheim", "wolf pass")
    if age < 3:
        table.plays("wolf keep thors_hammer", "raven done")
    table.plays("wolf raise rage")
    assert table.glory("wolf") == 4 + 5 + 2 * each
    assert (table.stat("wolf", "rage"), table.stat("wolf", "axes")) == (7, 4)
    assert table.hand("wolf") == (["thors_hammer"] if age < 3 else [])
    assert table.at("wolf", "valhalla") == table.at("raven", "valhalla") == []


@pytest.mark.rule("BR-VAR-04")
@pytest.mark.parametrize("players", COUNTS)
def test_clans_start_alike_whatever_the_number_of_players(players: int) -> None:
    four = SPEC.view(new_game(4, clans="box"), SPECTATOR)
    view = SPEC.view(new_game(players, clans="box"), SPECTATOR)
    assert view.clans == four.clans[:players]
    assert len(view.free_monsters) == 9
    assert len(view.doom) == 3
