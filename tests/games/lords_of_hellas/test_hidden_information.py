"""Chapter 22: what players may know."""

from __future__ import annotations

import pytest

from sagaboard.games.lords_of_hellas import SPEC
from sagaboard.games.lords_of_hellas.table.view import LordsOfHellasView, OwnView
from sagaboard.kernel.chance import Chance
from tests.games.lords_of_hellas.scenario import Scenario, new_game

BASE = """
    seats tyrian aegean marble
    turn tyrian
    tyrian hero achilles crete
    aegean hero heracles epirus
    marble hero perseus epirus
"""


def seen(table: Scenario, army: str | None) -> LordsOfHellasView:
    return SPEC.view(table.g, table.seat(army) if army else -1)


def own(table: Scenario, army: str) -> OwnView:
    found = seen(table, army).own
    assert found is not None
    return found


@pytest.mark.rule("LOH-INFO-01")
def test_only_the_owner_sees_a_hand_all_see_its_size() -> None:
    table = Scenario(BASE + "tyrian hand charge_sickle trap_mace")
    assert own(table, "tyrian").hand == ["trap_mace", "charge_sickle"]
    for army in ("aegean", None):
        view = seen(table, army)
        assert view.players[0].hand == 2
        assert "charge_sickle" not in repr(view)


@pytest.mark.rule("LOH-INFO-02")
def test_what_lies_open_is_in_every_view() -> None:
    table = Scenario(
        BASE
        + """
        aegean artifacts -ambrosia
        aegean blessings exile -exhausted_fight
        aegean glory red
        aegean slew hydra
        aegean priests 2
        aegean used march
        monster medusa elis wounds 1,2 evolved medusa_2
    """
    )
    view = seen(table, "tyrian")
    aegean = view.players[1]
    assert [(a.artifact, a.charged) for a in aegean.artifacts] == [("ambrosia", False)]
    assert (aegean.blessings, aegean.marked_blessings) == (
        ["exile", "exhausted_fight"],
        ["exhausted_fight"],
    )
    assert (aegean.glory, aegean.monsters, aegean.priesthood) == (["red"], ["hydra"], 2)
    assert aegean.used == ["march"]
    medusa = view.monsters["medusa"]
    assert (medusa.region, medusa.evolutions) == ("elis", ["medusa_2"])
    assert [slot.covered for slot in medusa.slots] == [True, True, False, False, False, False]


@pytest.mark.rule("LOH-INFO-03")
def test_views_count_decks_and_do_not_show_them() -> None:
    g = new_game(4, "deck")
    before = SPEC.view(g, 0)
    for deck in (g.combat_deck, g.event_deck, g.artifact_deck, g.blessing_deck):
        deck.reverse()
    assert SPEC.view(g, 0) == before


@pytest.mark.rule("LOH-INFO-04", "LOH-OQ-46")
def test_only_the_left_neighbour_sees_both_attack_cards() -> None:
    table = Scenario(BASE + "monster cyclops crete\ntyrian hand assault_spear")
    table.plays("tyrian hunt cyclops").stacks_attacks("recall_3", "fury")
    table.plays("tyrian wound 3", "tyrian spend assault_spear", "tyrian done")
    assert own(table, "aegean").attacks == ["fury", "recall_3"]
    for army in ("tyrian", "marble", None):
        assert "recall_3" not in repr(seen(table, army))
    table.plays("aegean attack fury")
    hunt = seen(table, None).hunt
    assert hunt is not None
    assert (hunt.attacks, hunt.discarded) == (["fury"], 1)
    assert own(table, "aegean").unused_attacks == ["recall_3"]
    assert "recall_3" not in repr(seen(table, "tyrian"))


@pytest.mark.rule("LOH-INFO-05", "LOH-OQ-46")
def test_played_and_discarded_cards_are_public() -> None:
    table = Scenario(
        BASE
        + """
        tyrian hoplites thessaly*2
        tyrian controls thessaly
        aegean hoplites locris
        aegean controls locris
        aegean hand trap_mace
    """
    )
    table.plays(
        "tyrian march thessaly", "tyrian send 2", "tyrian to locris", "aegean play trap_mace"
    )
    assert seen(table, None).combat_discarded == ["trap_mace"]
    discarded = Scenario(BASE + "tyrian hand glory_bow glory_torch trap_mace trap_sword")
    discarded.plays("tyrian prepare", "tyrian draw", "tyrian discard trap_sword")
    assert seen(discarded, "marble").combat_discarded == ["trap_sword"]


@pytest.mark.rule("LOH-INFO-06", "LOH-OQ-46")
def test_cards_looked_at_are_seen_by_that_player_only() -> None:
    table = Scenario(
        BASE.replace("tyrian hero achilles", "tyrian hero heracles").replace(
            "aegean hero heracles", "aegean hero achilles"
        )
        + "tyrian glory red\ndeck artifacts harpe aegis"
    )
    table.plays("tyrian ability")
    assert own(table, "tyrian").artifacts == ["harpe", "aegis"]
    for army in ("aegean", None):
        view = seen(table, army)
        assert view.looked_at == 2
        assert "aegis" not in repr(view)
    table.plays("tyrian keep aegis")
    assert seen(table, None).players[0].artifacts[0].artifact == "aegis"
    owl = Scenario(BASE + "tyrian controls attica\ndeck combat charge_sickle trap_mace")
    owl.plays("tyrian use owl_of_athena")
    assert own(owl, "tyrian").cards == ["trap_mace", "charge_sickle"]
    assert "charge_sickle" not in repr(seen(owl, "aegean"))


@pytest.mark.rule("LOH-BLESS-06", "LOH-OQ-49")
def test_blessings_being_passed_are_seen_by_the_chooser_only() -> None:
    table = Scenario(
        BASE
        + """
        tyrian controls aetolia
        temple_card attributes
        taken 2
        deck blessings bluff exile ambush push_ups
    """
    )
    table.plays("tyrian temple aetolia")
    assert len(own(table, "tyrian").blessings) == 4
    assert "ambush" not in repr(seen(table, "marble"))
    assert seen(table, None).passed_blessings == 4
    table.plays("tyrian bless bluff")
    assert own(table, "marble").blessings == ["push_ups", "exile", "ambush"]
    assert own(table, "tyrian").blessings == []
    assert seen(table, "aegean").players[0].blessings == ["bluff"]


@pytest.mark.parametrize("army", ["tyrian", "aegean", "marble"])
def test_a_redeal_changes_hidden_cards_and_nothing_that_is_known(army: str) -> None:
    table = Scenario(
        BASE
        + """
        tyrian hand charge_sickle trap_mace glory_bow
        aegean hand assault_axe trap_sword glory_torch
    """
    )
    seat = table.seat(army)
    hands = set()
    for number in range(20):
        other = SPEC.bots.redeal(table.g, seat, Chance(str(number)))
        assert SPEC.view(other, seat) == SPEC.view(table.g, seat)
        hands.add(tuple(other.hands[1 if seat != 1 else 0]))
    assert len(hands) > 10


def test_a_hunter_in_the_middle_of_paying_still_can_pay_after_a_redeal() -> None:
    table = Scenario(
        BASE + "monster cyclops crete wounds 1,2,3\ntyrian hand trap_mace encirclement_mace"
    )
    table.plays("tyrian hunt cyclops", "tyrian wound 4", "tyrian spend trap_mace")
    for number in range(20):
        other = SPEC.bots.redeal(table.g, 1, Chance(str(number)))
        assert SPEC.violations(other) == []
        assert other.questions[0].prompt == "pay_for_wound"
