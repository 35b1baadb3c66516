"""Chapter 19: hidden and open information."""

from __future__ import annotations

import random

import msgspec
import pytest

from sagaboard.games.blood_rage import SPEC
from sagaboard.games.blood_rage.moves import PASS
from sagaboard.games.blood_rage.state import BloodRage
from sagaboard.games.blood_rage.table.view import BloodRageView, OwnView
from sagaboard.kernel.chance import Chance
from sagaboard.kernel.event import Event
from sagaboard.kernel.game import play
from sagaboard.kernel.spec import SPECTATOR
from tests.games.blood_rage.scenario import Scenario, new_game


def views_of_others(g: BloodRage, owner: int) -> list[BloodRageView]:
    """What everybody but the owner of a secret sees, a spectator included."""
    return [SPEC.view(g, seat) for seat in range(SPECTATOR, g.seats) if seat != owner]


def all_views(g: BloodRage) -> list[BloodRageView]:
    return [SPEC.view(g, seat) for seat in range(SPECTATOR, g.seats)]


def own(g: BloodRage, seat: int) -> OwnView:
    view = SPEC.view(g, seat).own
    assert view is not None
    return view


def names_somewhere(view: BloodRageView, word: str) -> bool:
    return word in msgspec.json.encode(view).decode()


def told_to(g: BloodRage, seat: int) -> list[Event]:
    assert g.events is not None
    return [event for event in g.events if event.is_for(seat)]


def secret_from_others(one: Scenario, other: Scenario, clan: str, word: str = "") -> None:
    """Two tables that differ in a secret of the clan only; `word` names it at the first one."""
    seat = one.seat(clan)
    assert own(one.g, seat) != own(other.g, seat)
    assert views_of_others(one.g, seat) == views_of_others(other.g, seat)
    if word:
        assert not any(names_somewhere(view, word) for view in views_of_others(one.g, seat))
    for watcher in range(SPECTATOR, one.g.seats):
        if watcher != seat:
            assert told_to(one.g, watcher) == told_to(other.g, watcher)


def swap(some: list[int], others: list[int]) -> None:
    """The first card of `some` changes places with a different one of `others`."""
    index = next(i for i, card in enumerate(others) if card != some[0])
    some[0], others[index] = others[index], some[0]
    some.sort()


def play_randomly(g: BloodRage, moves: int, seed: int = 1) -> None:
    """So many moves, or to the end of the game; nobody passes who can act."""
    rng = random.Random(seed)
    for _ in range(moves):
        if g.is_over:
            return
        question = rng.choice([q for q in g.questions if not q.may_change])
        play(g, question.seat, rng.choice([m for m in question.moves if m != PASS] or [PASS]))


def draft(g: BloodRage) -> None:
    while g.age == 1 and g.packs[0]:
        question = next(q for q in g.questions if not q.may_change)
        play(g, question.seat, question.moves[0])


# BR-HID-01


@pytest.mark.rule("BR-HID-01")
def test_the_cards_in_a_hand_are_hidden_from_all_others() -> None:
    position = """
        seats wolf raven serpent
        turn wolf
        wolf hand tyrs_bash {}
        raven hand tyrs_smash
    """
    one, other = (
        Scenario(position.format("thors_glory")),
        Scenario(position.format("quest_alfheim")),
    )
    secret_from_others(one, other, "wolf", "thors_glory")
    assert own(one.g, one.seat("wolf")).hand == ["thors_glory", "tyrs_bash"]


@pytest.mark.rule("BR-HID-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_pack_held_in_the_draft_is_hidden_from_all_others(players: int) -> None:
    g = new_game(players)
    changed = g.copy()
    swap(changed.packs[0], changed.undealt)
    assert own(changed, 0).pack != own(g, 0).pack
    assert views_of_others(changed, 0) == views_of_others(g, 0)


@pytest.mark.rule("BR-HID-01")
def test_the_pick_on_the_table_is_hidden_from_all_others() -> None:
    one, other = Scenario(new_game(3)), Scenario(new_game(3))
    first, second = one.g.questions[0].moves[:2]
    play(one.g, 0, first)
    play(other.g, 0, second)
    assert len(own(one.g, 0).picks) == 1
    secret_from_others(one, other, one.players[0])


@pytest.mark.rule("BR-HID-01")
def test_the_cards_picked_so_far_are_hidden_from_all_others() -> None:
    g = new_game(3)
    for seat in range(3):
        play(g, seat, g.questions[seat].moves[0])
    changed = g.copy()
    swap(changed.hands[0], changed.undealt)
    assert own(changed, 0).hand != own(g, 0).hand
    assert views_of_others(changed, 0) == views_of_others(g, 0)


# BR-HID-02


@pytest.mark.rule("BR-HID-02")
def test_which_quest_was_committed_is_hidden_but_how_many_is_open() -> None:
    position = """
        seats wolf raven serpent
        turn wolf
        wolf hand quest_alfheim quest_manheim
        wolf quests quest_jotunheim
    """
    one, other = Scenario(position), Scenario(position)
    one.plays("wolf quest quest_alfheim")
    other.plays("wolf quest quest_manheim")
    secret_from_others(one, other, "wolf", "quest_")
    spectator = SPEC.view(one.g, SPECTATOR)
    assert sum(spectator.clans[0].quests_by_age) == 2
    assert spectator.clans[0].quests == []


@pytest.mark.rule("BR-HID-02")
def test_committed_quests_stay_hidden_in_the_discard_phase() -> None:
    table = Scenario("""
        seats wolf raven
        phase discard
        wolf quests quest_jotunheim
        raven hand tyrs_bash
    """)
    assert not names_somewhere(SPEC.view(table.g, table.seat("raven")), "quest_jotunheim")


@pytest.mark.rule("BR-HID-02")
def test_committed_quests_are_open_in_the_quest_phase() -> None:
    table = Scenario("""
        seats wolf raven
        phase quest
        wolf quests quest_alfheim quest_jotunheim
        wolf at gimle warrior
    """)
    assert table.asked() == {"wolf": "raise_stat"}
    for seat in (SPECTATOR, table.seat("raven")):
        assert SPEC.view(table.g, seat).clans[0].quests == ["quest_alfheim.1", "quest_jotunheim.1"]


# BR-HID-03 and 04


@pytest.mark.rule("BR-HID-03")
@pytest.mark.parametrize("players", [2, 4])
def test_the_two_cards_discarded_after_the_draft_are_hidden_for_ever(players: int) -> None:
    g = new_game(players)
    draft(g)
    assert len(own(g, 0).buried) == 2
    for _ in range(2):
        changed = g.copy()
        swap(changed.buried[0], changed.undealt)
        assert sorted(own(changed, 0).buried) != sorted(own(g, 0).buried)
        assert views_of_others(changed, 0) == views_of_others(g, 0)
        play_randomly(g, 10_000)
    assert g.is_over


@pytest.mark.rule("BR-HID-03")
def test_only_its_owner_is_told_what_was_discarded_after_the_draft() -> None:
    g = new_game(3)
    draft(g)
    buried = [event for event in g.events or [] if event.kind == "buried"]
    assert [event.seats for event in buried] == [1, 2, 4]
    assert not any(event.is_for(SPECTATOR) for event in buried)


@pytest.mark.rule("BR-HID-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_undealt_cards_and_later_decks_are_hidden_from_everybody(players: int) -> None:
    g = new_game(players)
    changed = g.copy()
    # Another undealt card of this Age, another order of the next deck: nobody can tell.
    changed.undealt = [card for card in g.content.decks[players][0] if card not in g.undealt][:2]
    changed.undealt += g.undealt[2:]
    changed.decks[1].reverse()
    assert changed.undealt != g.undealt
    assert all_views(changed) == all_views(g)


# BR-HID-05


BATTLE = """
    seats wolf raven serpent
    turn wolf
    wolf at gimle warrior
    wolf hand tyrs_smite tyrs_bash
    raven at gimle warrior
    raven hand tyrs_smash thors_hammer
"""


@pytest.mark.rule("BR-HID-05")
def test_a_card_chosen_for_a_battle_is_hidden_until_the_reveal() -> None:
    one, other = Scenario(BATTLE), Scenario(BATTLE)
    one.plays("wolf pillage gimle", "wolf play tyrs_smite")
    other.plays("wolf pillage gimle", "wolf play tyrs_bash")
    secret_from_others(one, other, "wolf", "tyrs_smite")
    assert own(one.g, one.seat("wolf")).chosen == "tyrs_smite.1"
    battle = SPEC.view(one.g, SPECTATOR).battle
    assert battle is not None
    assert battle.chosen == [True, False, False]  # that one was chosen is no secret
    one.plays("raven play tyrs_smash")
    for seat in range(SPECTATOR, 3):
        battle = SPEC.view(one.g, seat).battle
        assert battle is not None
        assert battle.cards == [["tyrs_smite.1"], ["tyrs_smash.1"], []]


@pytest.mark.rule("BR-HID-05", "BR-HID-09")
def test_a_revealed_card_that_returns_to_a_hand_is_shown_to_everybody() -> None:
    table = Scenario(BATTLE)
    table.plays("wolf pillage gimle", "wolf play tyrs_smite", "raven play tyrs_smash")
    table.plays("wolf done", "raven done")
    assert table.hand("raven") == ["tyrs_smash.1", "thors_hammer"]
    for seat in range(SPECTATOR, 3):
        assert [clan.shown for clan in SPEC.view(table.g, seat).clans] == [[], ["tyrs_smash.1"], []]
    assert not names_somewhere(SPEC.view(table.g, table.seat("wolf")), "thors_hammer")


# BR-HID-06 to 08


@pytest.mark.rule("BR-HID-06", "BR-HID-07")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_what_lies_on_the_table_is_open(seat: int) -> None:
    table = Scenario("""
        seats wolf raven
        age 2
        turn wolf
        wolf rage 4 glory 17 stats 1/2/3
        wolf sheet brothers_in_arms troll
        wolf hand tyrs_crush.2 tyrs_bash
        wolf at gimle leader warrior
        wolf at fjord_northwest ship
        wolf at valhalla troll
        raven rage 5 glory 3 stats 2/1/1
        raven hand odins_tide
        raven passed
        token gimle horns
        pillaged gimle
        destroyed utgard
        doom utgard gimle horgr
    """)
    view = SPEC.view(table.g, seat)
    assert (view.age, view.phase) == (2, "action")
    wolf, raven = view.clans
    assert (wolf.clan, wolf.rage, wolf.glory, wolf.columns) == ("wolf", 4, 17, [1, 2, 3])
    assert (raven.clan, raven.rage, raven.glory, raven.columns) == ("raven", 5, 3, [2, 1, 1])
    assert [card for card in wolf.sheet if card] == ["brothers_in_arms", "troll"]
    assert wolf.figures["leader"] == wolf.figures["warrior-1"] == "gimle"
    assert wolf.figures["warrior-2"] == "reserve"
    assert wolf.figures["ship"] == "fjord_northwest"
    assert wolf.figures["troll"] == "valhalla"
    assert view.provinces["gimle"].token == "horns"
    assert [name for name, p in view.provinces.items() if p.pillaged] == ["gimle"]
    assert [name for name, p in view.provinces.items() if p.destroyed] == ["utgard"]
    assert view.doom == [
        "utgard",
        "gimle",
        "horgr",
    ]  # all three Ages
    assert (wolf.passed, raven.passed) == (False, True)
    assert (sum(wolf.hand_by_age), sum(raven.hand_by_age)) == (2, 1)


@pytest.mark.rule("BR-HID-08")
def test_cards_discarded_by_the_winner_of_a_battle_are_open() -> None:
    table = Scenario(BATTLE)
    table.plays("wolf pillage gimle", "wolf play tyrs_smite", "raven play tyrs_smash")
    table.plays("wolf done", "raven done")
    assert SPEC.view(table.g, SPECTATOR).discarded == ["tyrs_smite.1"]


@pytest.mark.rule("BR-HID-08")
def test_cards_discarded_by_heimdalls_watch_are_open() -> None:
    table = Scenario("""
        seats wolf raven
        age 2
        turn wolf
        wolf at gimle warrior
        raven at gimle warrior
        wolf hand heimdalls_watch tyrs_rage
        raven hand tyrs_crush
    """)
    table.plays("wolf pillage gimle", "wolf play heimdalls_watch", "raven play tyrs_crush")
    assert table.asked() == {"wolf": "play_card"}
    assert SPEC.view(table.g, SPECTATOR).discarded == ["tyrs_crush.2", "heimdalls_watch.2"]


@pytest.mark.rule("BR-HID-08")
def test_replaced_upgrades_are_open() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf sheet lokis_domain
        wolf hand friggas_charm
    """)
    table.plays("wolf upgrade friggas_charm", "wolf slot clan-1")
    assert SPEC.view(table.g, SPECTATOR).discarded == ["lokis_domain"]


@pytest.mark.rule("BR-HID-08")
def test_quests_are_open_after_the_quest_phase() -> None:
    table = Scenario("""
        seats wolf raven
        phase quest
        wolf quests quest_jotunheim
        raven quests quest_alfheim
        doom utgard gimle horgr
    """)
    assert table.age == 2
    assert SPEC.view(table.g, SPECTATOR).discarded == ["quest_alfheim.1", "quest_jotunheim.1"]


@pytest.mark.rule("BR-HID-08", "BR-HID-01")
def test_what_is_kept_and_discarded_in_the_discard_phase_is_hidden() -> None:
    position = """
        seats wolf raven
        phase discard
        wolf hand tyrs_bash thors_glory
        raven hand tyrs_smash
        doom utgard gimle horgr
    """
    one, other = Scenario(position), Scenario(position)
    one.plays("wolf keep tyrs_bash")
    other.plays("wolf keep thors_glory")
    secret_from_others(one, other, "wolf", "thors_glory")
    one.plays("raven done")
    other.plays("raven done")
    assert (one.hand("wolf"), other.hand("wolf")) == (["tyrs_bash"], ["thors_glory"])
    secret_from_others(one, other, "wolf", "thors_glory")


# BR-HID-09


@pytest.mark.rule("BR-HID-09")
def test_cards_taken_by_lokis_poison_are_shown_in_the_hand_that_took_them() -> None:
    table = Scenario("""
        seats wolf raven
        age 3
        turn wolf
        wolf at gimle leader
        raven at gimle warrior
        wolf hand tyrs_rage
        raven hand lokis_poison
    """)
    table.plays("wolf pillage gimle", "wolf play tyrs_rage", "raven play lokis_poison")
    assert SPEC.view(table.g, SPECTATOR).clans[1].shown == ["tyrs_rage.3", "lokis_poison"]
    assert SPEC.view(table.g, SPECTATOR).clans[0].shown == []


@pytest.mark.rule("BR-HID-09")
def test_a_card_taken_back_by_tyrs_prowess_is_shown() -> None:
    table = Scenario("""
        seats wolf raven serpent
        age 2
        turn wolf
        wolf at gimle leader
        raven at gimle warrior
        wolf hand tyrs_crush
        wolf sheet tyrs_prowess
    """)
    table.plays("wolf pillage gimle", "wolf play tyrs_crush", "wolf take-back tyrs_crush")
    assert SPEC.view(table.g, SPECTATOR).clans[0].shown == ["tyrs_crush.2"]


@pytest.mark.rule("BR-HID-09")
def test_a_shown_card_chosen_face_down_counts_as_in_the_hand() -> None:
    position = BATTLE + "wolf shown tyrs_smite"
    one, other = Scenario(position), Scenario(position)
    one.plays("wolf pillage gimle", "wolf play tyrs_smite")
    other.plays("wolf pillage gimle", "wolf play tyrs_bash")
    assert SPEC.view(one.g, SPECTATOR).clans[0].shown == ["tyrs_smite.1"]
    seat = one.seat("wolf")
    assert views_of_others(one.g, seat) == views_of_others(other.g, seat)
    one.plays("raven play tyrs_smash")  # the reveal
    other.plays("raven play tyrs_smash")
    assert SPEC.view(one.g, SPECTATOR).clans[0].shown == []
    assert SPEC.view(other.g, SPECTATOR).clans[0].shown == ["tyrs_smite.1"]


@pytest.mark.rule("BR-HID-09")
def test_a_card_stops_being_shown_when_it_leaves_the_hand() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf hand thors_glory tyrs_bash
        wolf shown thors_glory tyrs_bash
    """)
    table.plays("wolf upgrade thors_glory", "wolf slot clan-1")
    assert SPEC.view(table.g, SPECTATOR).clans[0].shown == ["tyrs_bash"]


@pytest.mark.rule("BR-HID-09")
@pytest.mark.parametrize("committed", ["quest_alfheim", "quest_manheim", "quest_jotunheim"])
def test_all_shown_quests_stop_being_shown_when_one_is_committed(committed: str) -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf hand quest_alfheim quest_manheim quest_jotunheim tyrs_bash
        wolf shown quest_alfheim quest_manheim tyrs_bash
    """)
    table.plays(f"wolf quest {committed}")
    assert SPEC.view(table.g, SPECTATOR).clans[0].shown == ["tyrs_bash"]


@pytest.mark.rule("BR-HID-09")
def test_no_card_is_shown_after_the_discard_phase() -> None:
    table = Scenario("""
        seats wolf raven
        phase discard
        wolf hand tyrs_bash thors_glory
        wolf shown tyrs_bash thors_glory
        doom utgard gimle horgr
    """)
    table.plays("wolf keep tyrs_bash")
    assert table.hand("wolf") == ["tyrs_bash"]
    assert SPEC.view(table.g, SPECTATOR).clans[0].shown == []


@pytest.mark.rule("BR-HID-09")
def test_a_redeal_leaves_shown_cards_where_everybody_saw_them() -> None:
    table = Scenario("""
        seats wolf raven serpent
        turn wolf
        wolf hand quest_alfheim tyrs_bash thors_glory
        wolf shown tyrs_bash
    """)
    chance = Chance("redeal")
    hands = [SPEC.bots.redeal(table.g, table.seat("raven"), chance).hands[0] for _ in range(20)]
    assert all(table.card("tyrs_bash") in hand for hand in hands)
    assert len({tuple(hand) for hand in hands}) > 1


# BR-HID-10


@pytest.mark.rule("BR-HID-10")
def test_who_still_has_to_answer_is_open() -> None:
    table = Scenario(BATTLE)
    assert SPEC.view(table.g, SPECTATOR).waiting_for == [0]
    table.plays("wolf pillage gimle")
    assert SPEC.view(table.g, SPECTATOR).waiting_for == [0, 1]
    table.plays("raven play tyrs_smash")
    assert [view.waiting_for for view in all_views(table.g)] == [[0]] * 4


@pytest.mark.rule("BR-HID-10")
def test_who_has_picked_in_the_draft_is_open() -> None:
    g = new_game(3)
    play(g, 1, g.questions[1].moves[0])
    assert [view.waiting_for for view in all_views(g)] == [[0, 2]] * 4


@pytest.mark.rule("BR-HID-10", "BR-OQ-42")
def test_the_question_for_late_cards_tells_nothing_about_the_hand() -> None:
    position = """
        seats wolf raven serpent
        age 2
        turn wolf
        wolf at gimle warrior
        raven at gimle leader
        wolf hand tyrs_crush
        raven hand tyrs_rage {}
    """
    late = Scenario(position.format("heimdalls_eye"))
    none = Scenario(position.format("lokis_backstab"))
    for table in (late, none):
        table.plays("wolf pillage gimle", "wolf play tyrs_crush", "raven play tyrs_rage")
        assert table.asked() == {"raven": "add_late_card"}
    assert late.offers("raven") == ["add heimdalls_eye", "done"]
    assert none.offers("raven") == ["done"]
    secret_from_others(late, none, "raven", "heimdalls_eye")


# The law that ties views and redeals


@pytest.mark.rule("BR-HID-01", "BR-HID-02", "BR-HID-03", "BR-HID-04", "BR-HID-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_can_tell_a_redealt_game_from_the_true_one(players: int) -> None:
    g = new_game(players, seed=f"law-{players}")
    chance = Chance("law")
    changes = 0
    step = 0
    while not g.is_over:
        for seat in range(SPECTATOR, players):
            redealt = SPEC.bots.redeal(g, seat, chance)
            assert SPEC.view(redealt, seat) == SPEC.view(g, seat)
            assert SPEC.violations(redealt) == []
            changes += redealt.hands != g.hands or redealt.packs != g.packs
        step += 1
        play_randomly(g, 7, seed=step)
    assert changes > step


@pytest.mark.rule("BR-HID-02", "BR-HID-03", "BR-HID-04", "BR-HID-05")
def test_a_redeal_changes_every_kind_of_hidden_card() -> None:
    table = Scenario("""
        seats wolf raven serpent bear
        turn wolf
        wolf at gimle warrior
        raven at gimle warrior
        wolf hand tyrs_smite tyrs_bash thors_glory
        wolf quests quest_alfheim
        raven hand quest_manheim
    """)
    g = table.g
    g.buried[0] = [g.undealt.pop(), g.undealt.pop()]
    table.plays("wolf pillage gimle", "wolf play tyrs_bash")
    chance = Chance("kinds")
    dealt = [SPEC.bots.redeal(g, table.seat("raven"), chance) for _ in range(30)]
    assert all(d.hands[1] == g.hands[1] for d in dealt)
    for zone in ("quests", "buried", "hands", "undealt", "decks"):
        assert len({str(getattr(d, zone)) for d in dealt}) > 1, zone
    assert len({d.battle.chosen[0] for d in dealt}) > 1
