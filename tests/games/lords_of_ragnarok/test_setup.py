"""Chapter 14: setup; chapter 31: decks and limited pieces; chapter 33: two players."""

from __future__ import annotations

import pytest

from sagaboard.games.lords_of_ragnarok import SPEC
from sagaboard.games.lords_of_ragnarok.components import RUNES
from sagaboard.games.lords_of_ragnarok.loading import load
from sagaboard.games.lords_of_ragnarok.rules.event_card import reveal_event
from sagaboard.games.lords_of_ragnarok.rules.setup import open_events, set_up
from sagaboard.games.lords_of_ragnarok.state import LordsOfRagnarok
from sagaboard.games.lords_of_ragnarok.table.view import view
from sagaboard.kernel.bits import bits, members
from sagaboard.kernel.chance import Chance
from sagaboard.kernel.game import play
from tests.games.lords_of_ragnarok.scenario import Scenario, new_game

PLAYERS = (2, 3, 4)


def before_events(players: int, *events: str) -> LordsOfRagnarok:
    """A table set up as far as the event cards, these on top of their deck."""
    content = load()
    g = set_up(content, players, Chance("setup"), [0] * 15, list(range(players)), 0)
    g.upper = [0, 2, 4]
    for name in reversed(events):
        card = [event.name for event in content.events].index(name)
        g.event_deck.remove(card)
        g.event_deck.append(card)
    g.events = []
    return g


@pytest.mark.rule("LOR-SETUP-01", "LOR-2P-01", "LOR-SETUP-02", "LOR-SETUP-03", "LOR-2P-02")
def test_the_side_of_the_board_and_the_realm_tokens_follow_the_number_of_players() -> None:
    two, four = new_game(2), new_game(4)
    assert (two.board.region_count, four.board.region_count) == (16, 21)
    names = [realm.name for realm in load().realms]
    differing = [
        name
        for realm, name in enumerate(names)
        if two.board.realm_borders[realm] != four.board.realm_borders[realm]
    ]
    assert differing == ["jotunheim", "niflheim"]
    assert sorted(view(two, -1).realms) == sorted(names)


@pytest.mark.rule("LOR-SETUP-04", "LOR-SPEC-07", "LOR-SPEC-16", "LOR-SPEC-17", "LOR-2P-03")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_wheel_links_each_action_but_build_monument_to_a_realm(players: int) -> None:
    g = new_game(players)
    actions = list(view(g, -1).wheel)
    realms = [load().realms[load().realm_of[action]].name for action in range(len(actions))]
    assert dict(zip(actions, realms, strict=True)) == {
        "reinforce": "alfheim",
        "mobilize": "vanaheim",
        "prepare": "niflheim",
        "build_temple": "jotunheim",
        "monsters": "muspelheim",
        "usurp": "svartalfheim",
    }
    assert g.wheel == [[]] * 6


@pytest.mark.rule("LOR-SETUP-05", "LOR-SETUP-06", "LOR-SETUP-07", "LOR-2P-03", "LOR-OPT-15")
@pytest.mark.parametrize(
    ("players", "side", "track", "spaces", "drafts"),
    [
        (2, "A", "temple_track_2_a", 5, [2, 4]),
        (2, "B", "temple_track_2_b", 5, [1, 2, 4]),
        (3, "A", "temple_track_34_a", 7, [2, 5]),
        (4, "B", "temple_track_34_b", 7, [1, 3, 6]),
    ],
)
def test_the_temple_track_of_the_number_of_players_has_two_sides(
    players: int, side: str, track: str, spaces: int, drafts: list[int]
) -> None:
    shown = view(new_game(players, temple_track_side=side), -1)
    assert shown.temple_track == track
    assert (shown.temples_left, shown.temples_taken) == (spaces, 0)
    card = next(card for card in load().temple_tracks if card.name == track)
    assert [n for n in range(spaces + 1) if (card.drafts >> n) & 1] == drafts
    assert view(new_game(players), -1).temple_track.endswith("_a")


@pytest.mark.rule("LOR-SETUP-10", "LOR-2P-04", "LOR-OQ-72")
def test_two_players_use_four_forges_with_all_three_runes() -> None:
    fourth = set()
    for seed in range(15):
        g = new_game(2, str(seed))
        kinds = sorted(g.forges[region] for region in members(g.board.forges))
        assert len(kinds) == 4
        assert set(kinds) == {0, 1, 2}
        fourth.add(next(kind for kind in range(3) if kinds.count(kind) == 2))
    assert fourth == {0, 1, 2}


@pytest.mark.rule("LOR-SETUP-11")
def test_monuments_stand_where_their_attribute_is_shown() -> None:
    content = load()
    attributes = [(m.name, m.attribute, content.regions[m.region]) for m in content.monuments]
    assert attributes == [("odin", 0, "4"), ("thor", 1, "15"), ("freya", 2, "10")]


@pytest.mark.rule("LOR-SETUP-15", "LOR-SETUP-16")
def test_monster_cards_lie_in_pairs_by_rune_in_random_order() -> None:
    uppers = set()
    for seed in range(12):
        g = new_game(3, str(seed))
        for rune in range(len(RUNES)):
            pair = g.pair(rune)
            assert sorted(pair) == [2 * rune, 2 * rune + 1]
            assert [g.content.monsters[monster].rune for monster in pair] == [rune, rune]
        uppers.add(tuple(g.upper))
    assert len(uppers) > 3


@pytest.mark.rule("LOR-SETUP-18", "LOR-SETUP-25")
def test_the_first_event_card_says_where_loki_is() -> None:
    g = before_events(3, "7", "1", "2", "3")
    assert g.boss_at == -1
    open_events(g)
    assert g.content.regions[g.boss_at] == "7"


@pytest.mark.rule("LOR-SETUP-19", "LOR-DECK-01")
def test_decks_are_shuffled_apart_and_face_down() -> None:
    one, other = new_game(4, "a"), new_game(4, "b")
    for deck in ("combat_deck", "blessing_deck", "event_deck"):
        assert getattr(one, deck) != getattr(other, deck)
    assert len(one.combat_deck) == 35
    assert len(one.blessing_deck) == 36
    assert len(one.event_deck) == 21 - 5
    assert sum(card.count for card in load().attacks) == 14
    shown = repr(view(one, -1))
    assert "blessings_revealed=[]" in shown
    assert "combat_discarded=[]" in shown


@pytest.mark.rule("LOR-SETUP-20", "LOR-2P-05")
@pytest.mark.parametrize(("players", "last"), [(2, 16), (3, 21), (4, 21)])
def test_with_two_players_events_above_16_are_removed(players: int, last: int) -> None:
    g = new_game(players)
    numbers = sorted(int(g.content.events[card].name) for card in g.event_deck + g.event_discard)
    assert numbers == list(range(1, last + 1))


@pytest.mark.rule("LOR-SETUP-21", "LOR-OWN-04", "LOR-OQ-72")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_bank_has_the_runes_that_are_not_on_forges(players: int) -> None:
    g = new_game(players)
    for rune in range(3):
        assert g.bank[rune] == 12 - g.forges.count(rune)


@pytest.mark.rule("LOR-SETUP-22", "LOR-2P-03")
@pytest.mark.parametrize(("players", "prefix"), [(2, "o2_"), (3, "o34_"), (4, "o34_")])
def test_five_omens_for_the_number_of_players_lie_open(players: int, prefix: str) -> None:
    omens = view(new_game(players), -1).omens
    assert len(omens) == 5
    assert all(omen.omen.startswith(prefix) and not omen.fulfilled for omen in omens)


@pytest.mark.rule("LOR-SETUP-23", "LOR-SETUP-24", "LOR-OWN-05")
def test_everybody_has_the_pieces_of_one_colour_and_the_priests_are_in_the_bank() -> None:
    g = new_game(4, colours=["blue", "green", "yellow", "red"])
    players = view(g, -1).players
    assert [player.colour for player in players] == ["blue", "green", "yellow", "red"]
    assert {(p.armies_in_pool, p.priesthood) for p in players} == {(6, 0)}
    assert load().numbers.rings == 2


@pytest.mark.rule("LOR-SETUP-26", "LOR-SETUP-31", "LOR-2P-09")
@pytest.mark.parametrize("players", PLAYERS)
def test_one_card_for_loki_and_one_for_each_player_are_revealed_and_discarded(
    players: int,
) -> None:
    g = new_game(players)
    assert len(g.event_discard) == players + 1
    assert g.revealed == []


@pytest.mark.rule("LOR-SETUP-27", "LOR-SETUP-28", "LOR-SETUP-32", "LOR-EVT-04")
def test_a_revealed_card_places_the_upper_monster_of_its_rune() -> None:
    g = before_events(3, "7", "1", "3", "5")  # 1 and 5 place uruz, 3 places algiz
    open_events(g)
    places = {card.name: g.monster_at[n] + 1 for n, card in enumerate(g.content.monsters)}
    assert places == {
        "draugr": 1,
        "grendel": 5,
        "hraesvelgr": 0,
        "fenrir": 0,
        "nidhogg": 3,
        "jormungandr": 0,
    }
    told = {event.kind for event in g.events or []}
    assert not told & {"die_rolled", "region_attack", "trampled"}


@pytest.mark.rule("LOR-SETUP-29", "LOR-SETUP-30")
def test_a_card_whose_monsters_are_on_the_board_places_nothing_and_counts() -> None:
    g = before_events(4, "7", "1", "5", "8", "10")  # all place uruz
    open_events(g)
    assert sum(where >= 0 for where in g.monster_at) == 2
    assert len(g.event_discard) == 5


@pytest.mark.rule("LOR-SETUP-33", "LOR-SEL-01")
def test_hero_selection_ends_the_setup_and_begins_at_random() -> None:
    firsts = set()
    for seed in range(20):
        table = Scenario(new_game(3, str(seed)))
        assert list(table.asked().values()) == ["choose_hero"]
        firsts.add(table.g.starting_player)
        assert table.g.questions[0].seat == table.g.starting_player
    assert firsts == {0, 1, 2}


@pytest.mark.rule("LOR-DECK-02", "LOR-DECK-03", "LOR-DECK-04")
def test_a_deck_is_reshuffled_only_when_a_card_is_needed() -> None:
    g = new_game(2)
    g.combat_deck, g.combat_discard = g.combat_deck[:1], g.combat_deck[1:]
    g.draw_cards(0, 1)
    assert g.combat_deck == []
    assert len(g.combat_discard) == 34
    g.draw_cards(0, 1)
    assert len(g.combat_deck) == 33
    assert g.combat_discard == []
    g.event_deck, g.event_discard = [], g.event_deck + g.event_discard
    assert reveal_event(g)
    assert (len(g.event_deck), g.event_discard) == (15, [])


@pytest.mark.rule("LOR-DECK-02", "LOR-OQ-67")
def test_a_draft_reshuffles_blessings_and_may_have_too_few() -> None:
    position = """
        seats green red
        turn green special_action
        green hero ragnar 1
        green controls 3
        red hero lagertha 9
        taken 1
        discarded blessings all
    """
    table = Scenario(position).plays("green special build_temple")
    assert len(table.nouns("green", "bless")) == 3
    assert len(table.g.blessing_deck) == 33
    short = Scenario(position)
    short.g.blessing_discard = short.g.blessing_discard[:1]
    short.again()
    for text in ("special build_temple", "bless allfathers_counsel"):
        play(short.g, 0, short.move("green", text))
    assert short.blessings("green") == ["allfathers_counsel"]
    assert short.blessings("red") == []


@pytest.mark.rule("LOR-OQ-67")
def test_with_too_few_combat_cards_all_there_are_are_drawn() -> None:
    g = new_game(2)
    g.combat_deck, g.combat_discard = g.combat_deck[:1], g.combat_deck[1:2]
    g.draw_cards(0, 3)
    assert len(g.hands[0]) == 2


@pytest.mark.rule("LOR-DECK-06", "LOR-OQ-68")
def test_discard_piles_are_open_and_hands_and_decks_are_not() -> None:
    table = Scenario("""
        seats green red
        turn green
        green hand sword axe
        red hand bow
        discarded combat spear shield
        discarded events 4
        discarded blessings ravens
    """)
    for seat in (-1, 0, 1):
        shown = view(table.g, seat)
        assert sorted(shown.combat_discarded) == ["shield", "spear"]
        assert shown.events_discarded == ["4"]
        assert shown.blessings_discarded == ["ravens"]
        assert [player.hand for player in shown.players] == [2, 1]
    own = view(table.g, 0).own
    assert own is not None
    assert own.hand == ["sword", "axe"]
    assert view(table.g, -1).own is None
    assert "bow" not in repr(view(table.g, 0))


@pytest.mark.rule("LOR-LIM-03")
def test_control_markers_do_not_run_out() -> None:
    """More than the 20 of the box: 18 regions without 3 lands, 5 realms, 8 wounds."""
    table = Scenario("seats green red blue\nturn green maneuvers\nmonster draugr 12\n")
    g = table.g
    for region in range(g.board.region_count):
        if g.board.land_of[region] < 2 or region % 4:
            g.take_control(0, region)
    g.alliances[0] = 0b111111
    g.wounds[0] = [0] * 7 + [-1]
    g.wheel = [[0], [0], [0], [0], [0], [0]]
    assert bits(g.held[0]) + 6 + 7 + 6 > 20
    assert SPEC.violations(g) == []
    table.plays("green done")


@pytest.mark.rule("LOR-LIM-01", "LOR-LIM-02", "LOR-OQ-66", "LOR-RUNE-03")
def test_a_rune_that_has_run_out_cannot_be_gained() -> None:
    position = """
        seats green red
        turn green special_action
        green hero ragnar 1 levels 2/2/6
        red hero lagertha 9
    """
    table = Scenario(position)
    table.g.bank = [0, 2, 1]
    table.g.forges = [-1] * 16
    table.g.forge_runes = 0
    play(table.g, 0, table.move("green", "special prepare"))
    assert table.nouns("green", "gain") == ["othala", "algiz"]
    table.g.bank = [0, 0, 0]
    table.again()
    assert table.nouns("green", "gain") == []
