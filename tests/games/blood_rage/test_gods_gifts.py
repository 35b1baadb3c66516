"""Chapter 9 of the rules: phase 1, Gods' Gifts."""

from __future__ import annotations

import msgspec
import pytest

from sagaboard.games.blood_rage import SPEC
from sagaboard.games.blood_rage.state import BloodRage
from sagaboard.games.blood_rage.table.view import BloodRageView
from sagaboard.kernel.chance import Chance
from sagaboard.kernel.game import play
from tests.games.blood_rage.courses import draft
from tests.games.blood_rage.scenario import Scenario, new_game

SPECTATOR = -1


def pick(g: BloodRage, seat: int) -> int:
    """The seat takes the first card of its pack."""
    card = g.packs[seat][0]
    question = g.question_for(seat)
    assert question is not None
    play(g, seat, question.moves[0])
    return card


def others_see(g: BloodRage, seat: int) -> BloodRageView:
    """A view without whom the game waits for, which is open (BR-HID-10)."""
    return msgspec.structs.replace(SPEC.view(g, seat), waiting_for=[])


def own_names(g: BloodRage, cards: list[int]) -> list[str]:
    return [g.content.cards[card].name for card in cards]


@pytest.mark.rule("BR-GIFT-01", "BR-GIFT-10", "BR-GIFT-11")
@pytest.mark.parametrize("age", [1, 2])
def test_the_kept_card_waits_outside_the_draft(age: int) -> None:
    table = Scenario(f"""
        seats wolf raven
        age {age}
        phase discard
        wolf hand tyrs_bash thors_hammer
        raven hand tyrs_smite.1
    """)
    table.plays("wolf keep thors_hammer", "raven done")
    assert (table.age, table.phase) == (age + 1, "gods_gifts")
    assert (table.hand("wolf"), table.hand("raven")) == (["thors_hammer"], [])
    for clan in ("wolf", "raven"):
        assert len(table.offers(clan, "pick")) > 0
        assert "pick thors_hammer" not in table.offers(clan)
    assert [clan.pack_size for clan in SPEC.view(table.g, SPECTATOR).clans] == [8, 8]
    draft(table.g)
    assert "thors_hammer" in table.hand("wolf")
    assert (len(table.hand("wolf")), len(table.hand("raven"))) == (7, 6)


@pytest.mark.rule("BR-GIFT-02", "BR-GIFT-03", "BR-GIFT-04")
@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize(
    ("seats", "undealt"),
    [("wolf raven", 4), ("wolf raven serpent", 2), ("wolf raven serpent bear", 2)],
)
def test_everybody_is_dealt_eight_cards_and_the_rest_is_removed(
    age: int, seats: str, undealt: int
) -> None:
    table = Scenario(f"seats {seats}\nage {age}\nphase gods_gifts")
    g = table.g
    assert [len(pack) for pack in g.packs] == [8] * len(seats.split())
    dealt = [card for pack in g.packs for card in pack]
    assert {g.content.cards[card].age for card in dealt} == {age}
    of_this_age = [card for card in g.undealt if g.content.cards[card].age == age]
    assert (len(of_this_age), g.decks[age - 1]) == (undealt, [])
    draft(g)
    assert [card for card in g.undealt if g.content.cards[card].age == age] == of_this_age


@pytest.mark.rule("BR-GIFT-04", "BR-HID-04")
def test_nobody_looks_at_the_undealt_cards() -> None:
    g = new_game(4)
    for seat in (SPECTATOR, 0, 1, 2, 3):
        seen = SPEC.view(g, seat)
        swapped = g.copy()
        swapped.undealt = [swapped.decks[1].pop(), swapped.decks[1].pop()]
        swapped.decks[1] += g.undealt
        assert SPEC.view(swapped, seat) == seen


@pytest.mark.rule("BR-GIFT-05")
@pytest.mark.parametrize("players", [3, 4])
def test_everybody_picks_one_card_in_secret(players: int) -> None:
    g = new_game(players)
    for seat in range(players):
        assert g.questions[seat].moves == sorted(set(g.packs[seat]))
    before = [others_see(g, seat) for seat in range(players)]
    card = pick(g, 0)
    assert [others_see(g, seat) for seat in range(1, players)] == before[1:]
    own = SPEC.view(g, 0).own
    assert own is not None
    assert own.picks == own_names(g, [card])
    assert g.waiting_for() == list(range(1, players))


@pytest.mark.rule("BR-GIFT-05", "BR-OQ-20")
def test_a_pick_may_be_changed_until_the_last_player_has_picked() -> None:
    table = Scenario(new_game(3))
    first, second, third = table.players
    pack = table.g.packs[0][:]
    table.plays(f"{first} {table.offers(first)[0]}")
    assert table.offers(first) == ["unpick"]
    table.plays(f"{first} unpick")
    assert table.g.packs[0] == pack
    table.plays(f"{first} {table.offers(first)[1]}", f"{second} {table.offers(second)[0]}")
    table.plays(f"{third} {table.offers(third)[0]}")
    assert "unpick" not in table.offers(first)


@pytest.mark.rule("BR-GIFT-06", "BR-BOARD-24")
@pytest.mark.parametrize("players", [3, 4])
def test_packs_go_to_the_left_when_everybody_has_picked(players: int) -> None:
    g = new_game(players)
    rest = [pack[1:] for pack in g.packs]
    for seat in range(players - 1):
        pick(g, seat)
    assert g.packs[:-1] == rest[:-1]  # nothing is passed while somebody still chooses
    pick(g, players - 1)
    assert g.packs == [rest[-1], *rest[:-1]]


@pytest.mark.rule("BR-GIFT-07", "BR-GIFT-08", "BR-GIFT-10", "BR-GIFT-11")
@pytest.mark.parametrize("players", [3, 4])
def test_after_six_picks_the_last_two_cards_are_discarded(players: int) -> None:
    g = new_game(players)
    picks: list[list[int]] = [[] for _ in range(players)]
    for sizes in (8, 7, 6, 5, 4, 3):
        assert SPEC.view(g, SPECTATOR).phase == "gods_gifts"
        assert [len(pack) for pack in g.packs] == [sizes] * players
        rest = [pack[1:] for pack in g.packs]
        for seat in range(players):
            picks[seat].append(pick(g, seat))
    assert SPEC.view(g, SPECTATOR).phase == "action"
    assert g.buried == rest  # each player's own, not passed on
    assert [len(cards) for cards in g.buried] == [2] * players
    assert g.hands == [sorted(cards) for cards in picks]
    assert g.packs == [[]] * players


@pytest.mark.rule("BR-GIFT-08", "BR-HID-03")
def test_only_who_discarded_the_last_two_cards_knows_them() -> None:
    g = new_game(3)
    draft(g)
    swapped = g.copy()
    swapped.buried[0], swapped.undealt = swapped.undealt, swapped.buried[0]
    assert g.buried[0] != g.undealt
    for seat in (SPECTATOR, 1, 2):
        assert SPEC.view(swapped, seat) == SPEC.view(g, seat)
        assert [clan.buried_by_age for clan in SPEC.view(g, seat).clans] == [[2, 0, 0]] * 3
    own = SPEC.view(g, 0).own
    assert own is not None
    assert own.buried == own_names(g, g.buried[0])


@pytest.mark.rule("BR-GIFT-09")
def test_two_players_pick_two_cards_at_a_time() -> None:
    g = new_game(2)
    picks: list[list[int]] = [[], []]
    for sizes in (8, 6, 4):
        assert [len(pack) for pack in g.packs] == [sizes, sizes]
        packs = [g.packs[1][2:], g.packs[0][2:]]
        for seat in (0, 1):
            picks[seat].append(pick(g, seat))
            assert len(g.packs[seat]) == sizes - 1  # not passed after one card
            picks[seat].append(pick(g, seat))
        assert sizes == 4 or g.packs == packs
    assert SPEC.view(g, SPECTATOR).phase == "action"
    assert g.hands == [sorted(cards) for cards in picks]
    assert g.buried == packs[::-1]
    assert [len(cards) for cards in g.hands + g.buried] == [6, 6, 2, 2]


@pytest.mark.rule("BR-GIFT-11")
def test_the_drafted_cards_are_played_in_the_action_phase() -> None:
    g = Scenario("seats wolf raven\nage 2\nphase gods_gifts\nwolf hand quest_alfheim.1").g
    draft(g)
    table = Scenario(g)
    quests = [name for name in table.hand("wolf") if name.startswith("quest_")]
    assert "quest_alfheim.1" in quests
    assert table.offers("wolf", "quest") == [f"quest {name}" for name in dict.fromkeys(quests)]


@pytest.mark.rule("BR-GIFT-12", "BR-HID-01")
def test_drafted_cards_are_hidden_from_the_others() -> None:
    g = new_game(3)
    for _ in range(2):
        for seat in range(3):
            pick(g, seat)
    pick(g, 1)
    hidden = g.copy()
    hidden.hands[1], hidden.packs[1] = g.packs[1][:2], sorted(g.hands[1] + g.packs[1][2:])
    assert hidden.hands[1] != g.hands[1]
    for seat in (SPECTATOR, 0, 2):
        assert SPEC.view(hidden, seat) == SPEC.view(g, seat)
    draft(g)
    seen = SPEC.view(g, 0)
    redealt = [SPEC.bots.redeal(g, 0, Chance(str(seed))) for seed in range(20)]
    assert all(SPEC.view(other, 0) == seen for other in redealt)
    assert len({tuple(other.hands[1]) for other in redealt}) > 1


@pytest.mark.rule("BR-GIFT-13")
def test_a_hand_may_grow_without_limit() -> None:
    hand = "lokis_poison tyrs_bash tyrs_smash.1 thors_hammer troll lokis_domain thors_glory"
    table = Scenario(f"""
        seats wolf raven
        age 3
        turn wolf
        wolf hand {hand} friggas_charm frost_giant lord_of_hammers
        raven hand tyrs_rage.3
        wolf at gimle warrior
        raven at gimle leader
    """)
    table.plays("wolf pillage gimle", "wolf play lokis_poison", "raven play tyrs_rage")
    table.plays("wolf done")  # no late card
    assert len(table.hand("wolf")) == 11
    assert {"lokis_poison", "tyrs_rage.3"} <= set(table.hand("wolf"))
    table.plays("raven pass")
    assert len(table.hand("wolf")) == 11
