"""LOR-OQ-68: what players may know."""

from __future__ import annotations

import pytest

from sagaboard.games.lords_of_ragnarok import SPEC
from sagaboard.games.lords_of_ragnarok.table.view import LordsOfRagnarokView, OwnView
from sagaboard.kernel.chance import Chance
from tests.games.lords_of_ragnarok.scenario import Scenario, new_game

BASE = """
    seats green red blue
    turn green special_action
    green hero ragnar 1 levels 2/2/4
    red hero aslaug 9 levels 2/2/4
    blue hero snorri 16
"""
HUNT = BASE + "monster draugr 1\ngreen hand axe bearded_axe"


def seen(table: Scenario, colour: str | None) -> LordsOfRagnarokView:
    return SPEC.view(table.g, table.seat(colour) if colour else -1)


def own(table: Scenario, colour: str) -> OwnView:
    found = seen(table, colour).own
    assert found is not None
    return found


@pytest.mark.rule("LOR-OQ-68")
def test_only_the_owner_sees_a_hand_all_see_its_size() -> None:
    table = Scenario(BASE + "green hand runeblade volley")
    assert own(table, "green").hand == ["volley", "runeblade"]
    for colour in ("red", None):
        view = seen(table, colour)
        assert view.players[0].hand == 2
        assert "runeblade" not in repr(view)


@pytest.mark.rule("LOR-OQ-68", "LOR-OWN-01", "LOR-OWN-02")
def test_what_lies_open_is_in_every_view() -> None:
    table = Scenario(
        BASE
        + """
        red artifacts -gungnir
        red blessings seidr
        red runes uruz othala*2
        red priests 2
        red slew grendel
        red tokens 1
        red allies niflheim
        wheel mobilize red
        monster draugr 8 wounds red:1,green:3 ring red
    """
    )
    for colour in ("green", None):
        view = seen(table, colour)
        red = view.players[1]
        assert [(a.artifact, a.charged) for a in red.artifacts] == [("gungnir", False)]
        assert (red.blessings, red.realms) == (["seidr"], ["niflheim"])
        assert red.runes == {"uruz": 1, "othala": 2, "algiz": 0}
        assert (red.priesthood, red.monsters, red.slayer_tokens) == (2, ["grendel"], 1)
        assert red.controlled_monsters == ["draugr"]
        assert red.progress.defeated == 2
        assert view.wheel["mobilize"] == [1]
        assert view.monsters["draugr"].wounds[:3] == [1, -1, 0]


@pytest.mark.rule("LOR-OQ-68", "LOR-SEL-02")
def test_hero_boards_and_origins_being_chosen_from_are_public() -> None:
    g = new_game(4, "boards")
    chooser = g.questions[0].seat
    view = SPEC.view(g, (chooser + 1) % 4)
    assert len(view.hero_boards) == 2
    assert len(view.origin_cards) == 3
    assert "odinsson" in view.origin_cards


@pytest.mark.rule("LOR-OQ-68", "LOR-DECK-01")
def test_views_count_decks_and_do_not_show_their_order() -> None:
    g = new_game(4, "deck")
    before = SPEC.view(g, 0)
    for deck in (g.combat_deck, g.event_deck, g.blessing_deck):
        assert len(deck) > 1
        deck.reverse()
    assert SPEC.view(g, 0) == before
    assert (before.combat_cards_left, before.blessings_left) == (35, 36)


@pytest.mark.rule("LOR-OQ-68")
def test_only_the_monster_player_sees_the_attack_hand() -> None:
    table = Scenario(HUNT).plays("green special monsters", "green hunt draugr")
    table.deals_attacks("feint", "roar")
    assert table.asked() == {"blue": "choose_attack"}
    assert own(table, "blue").attacks == ["roar", "feint"]
    for colour in ("green", "red", None):
        view = seen(table, colour)
        assert view.hunt is not None
        assert view.hunt.hand == 2
        assert "feint" not in repr(view)
    table.plays("blue attack feint")
    hunt = seen(table, None).hunt
    assert hunt is not None
    assert (hunt.attack, hunt.discarded) == ("feint", ["roar"])  # LOR-MRND-03, LOR-DECK-06


@pytest.mark.rule("LOR-OQ-68")
def test_a_bearded_axe_shows_the_attack_hand_to_the_hunter_alone() -> None:
    table = Scenario(HUNT).plays("green special monsters", "green hunt draugr")
    table.deals_attacks("feint", "roar").plays("blue attack feint", "green done")
    table.skips_to("hero_round").deals_attacks("strike", "rune_shatter")
    table.plays("green strike bearded_axe")
    while table.asked() == {"green": "which_wound"}:
        table.plays(f"green wound {table.nouns('green', 'wound')[0]}")
    assert own(table, "green").attacks == []
    table.plays("green effect bearded_axe")
    assert own(table, "green").attacks == ["strike", "rune_shatter"]
    assert "rune_shatter" not in repr(seen(table, "red"))


@pytest.mark.rule("LOR-OQ-68", "LOR-DECK-06", "LOR-HERO-15")
def test_discarded_cards_are_public() -> None:
    table = Scenario(BASE.replace("2/2/4", "2/2/2") + "green hand axe bow\ndeck combat volley")
    table.plays("green special prepare", "green draw", "green discard bow")
    for colour in ("green", "blue", None):
        assert seen(table, colour).combat_discarded == ["bow"]
    assert "volley" not in repr(seen(table, "blue").players)


@pytest.mark.rule("LOR-OQ-68")
def test_a_stolen_card_is_known_to_both_players_only() -> None:
    table = Scenario(
        BASE.replace("special_action", "rune_action")
        + """
        green runes othala
        red hand runeblade
        loki 1
    """
    )
    table.plays("green rune-action boss")
    while table.asked().get("green") in ("place_boss", "pay_rune"):
        table.plays(f"green {table.offers('green')[0]}")
    if table.asked() == {"green": "steal_from"}:
        table.plays("green target player-2")
    assert table.hand("green") == ["runeblade"]
    told = {e.kind: e for e in table.events("own_card_stolen") + table.events("own_card_lost")}
    assert {kind: event.seats for kind, event in told.items()} == {
        "own_card_stolen": 1 << table.seat("green"),
        "own_card_lost": 1 << table.seat("red"),
    }
    assert "runeblade" not in repr(seen(table, "blue"))


@pytest.mark.parametrize("colour", ["green", "red", "blue"])
def test_a_redeal_changes_hidden_cards_and_nothing_that_is_known(colour: str) -> None:
    table = Scenario(
        BASE
        + """
        green hand axe bow sword
        red hand volley shield spear
    """
    )
    seat = table.seat(colour)
    hands = set()
    for number in range(20):
        other = SPEC.bots.redeal(table.g, seat, Chance(str(number)))
        assert SPEC.view(other, seat) == SPEC.view(table.g, seat)
        assert SPEC.violations(other) == []
        hands.add(tuple(other.hands[1 if seat != 1 else 0]))
    assert len(hands) > 10


def test_a_redeal_in_a_hunt_keeps_what_the_monster_player_holds() -> None:
    table = Scenario(HUNT).plays("green special monsters", "green hunt draugr")
    table.deals_attacks("feint", "roar")
    hunters: set[tuple[int, ...]] = set()
    monsters: set[tuple[int, ...]] = set()
    for number in range(20):
        for seat, kept in ((table.seat("blue"), monsters), (table.seat("green"), hunters)):
            other = SPEC.bots.redeal(table.g, seat, Chance(str(number)))
            assert SPEC.violations(other) == []
            kept.add(tuple(other.hunt.hand))
    assert len(monsters) == 1
    assert len(hunters) > 5


def test_a_hunter_of_the_boss_still_has_the_second_card_after_a_redeal() -> None:
    table = Scenario(
        BASE
        + """
        green tokens 2
        green hand sword axe spear bow
        loki 1
    """
    )
    table.plays("green special monsters", "green hunt loki").deals_attacks("thick_hide", "roar")
    table.plays("blue attack thick_hide", "green done", "green strike sword")
    assert table.asked() == {"green": "second_card"}
    for number in range(20):
        other = SPEC.bots.redeal(table.g, table.seat("red"), Chance(str(number)))
        assert SPEC.violations(other) == []
        assert other.questions[0].prompt == "second_card"
        assert other.questions[0].moves
