"""Chapters 32 and 33: omens, Ragnarok, victory, two-player changes."""

from __future__ import annotations

import pytest

from sagaboard.games.lords_of_ragnarok import SPEC
from sagaboard.games.lords_of_ragnarok.loading import load
from sagaboard.games.lords_of_ragnarok.rules.hunt import offer_hunts
from sagaboard.games.lords_of_ragnarok.table.view import view
from sagaboard.kernel.game import GameOver
from sagaboard.kernel.move import Move
from tests.games.lords_of_ragnarok.openings import FOUR, TWO
from tests.games.lords_of_ragnarok.scenario import Scenario, new_game

CONTENT = load()

SIDES = pytest.mark.parametrize(("base", "temples"), [(FOUR, 5), (TWO, 4)], ids=["four", "two"])
SHRINES = ["3", "7", "8", "11", "13", "14"]


@SIDES
@pytest.mark.rule("LOR-WIN-01", "LOR-WIN-03", "LOR-WIN-05", "LOR-2P-06", "LOR-EX-13")
def test_great_godi_by_building_a_temple(base: str, temples: int) -> None:
    own = SHRINES[: temples - 1]
    position = f"green controls {' '.join(own)} 14\ntemples {' '.join(own)}\ntaken {len(own)}"
    table = Scenario(base + position).plays("green special build_temple")
    assert table.winner() == ("green", "great_godi")
    fewer = own[1:]
    position = f"green controls {' '.join(fewer)} 14\ntemples {' '.join(fewer)}\ntaken {len(fewer)}"
    table = Scenario(base + position).plays("green special build_temple")
    assert table.winner() is None


@SIDES
@pytest.mark.rule("LOR-WIN-04", "LOR-WIN-06", "LOR-EX-13", "LOR-OQ-06")
def test_great_godi_by_taking_a_region_with_a_temple(base: str, temples: int) -> None:
    """Who built it does not matter, and it stays where it is."""
    own = SHRINES[: temples - 1]
    base = base.replace("special_action", "maneuvers")
    position = f"""
        green controls {" ".join(own)}
        green armies 12:1
        red controls 14
        temples {" ".join(own)} 14
        taken {temples}
    """
    table = Scenario(base + position).plays("green activate 1-1")
    assert table.winner() is None
    table.plays("green to 14")
    assert table.winner() == ("green", "great_godi")


@SIDES
@pytest.mark.rule("LOR-WIN-02", "LOR-2P-08", "LOR-MAP-09")
def test_great_jarl_needs_three_whole_lands(base: str, temples: int) -> None:
    base = base.replace("special_action", "maneuvers")
    position = "green controls 1 2 3 4 5 6 7 8 9\ngreen armies 8:4"
    table = Scenario(base + position).plays("green activate 1-1", "green to 10")
    assert table.winner() == ("green", "great_jarl")
    position = "green controls 1 2 3 4 5 6 8 9\ngreen armies 8:4"  # 7 is missing
    table = Scenario(base + position).plays("green activate 1-1", "green to 10")
    assert table.winner() is None


# Omens and Ragnarok

NEAR = """
    wheel mobilize green
    omens o34_lands o34_temples
    monument odin 2
    deck events 1
"""
"""One more omen is due when Odin's monument is complete."""


def finishes_turn(table: Scenario) -> None:
    """Does as little as possible until the next turn begins."""
    turn = table.g.turn
    while table.g.turn == turn and not table.g.is_over:
        (colour, prompt), *_ = table.asked().items()
        offers = table.offers(colour)
        wished = "special prepare" if prompt == "special_action" else "done"
        table.plays(f"{colour} {wished if wished in offers else offers[0]}")


def causes_ragnarok(position: str = NEAR, base: str = FOUR) -> Scenario:
    return Scenario(base + position).plays("green monument odin")


@pytest.mark.rule("LOR-RAG-03", "LOR-MONU-07")
def test_the_third_omen_starts_ragnarok() -> None:
    table = causes_ragnarok()
    assert table.omens() == ["o34_lands", "o34_temples", "o34_monument"]
    assert table.g.ragnarok_by == table.seat("green")


@pytest.mark.rule("LOR-RAG-11", "LOR-RAG-03")
def test_two_omens_do_not() -> None:
    table = causes_ragnarok(NEAR.replace("o34_lands ", ""))
    assert table.omens() == ["o34_temples", "o34_monument"]
    assert table.g.ragnarok_by == -1


@pytest.mark.rule("LOR-RAG-01")
def test_omens_are_looked_at_when_a_monument_is_built_and_not_before() -> None:
    table = Scenario(FOUR + "green slew draugr grendel\nwheel mobilize red\ndeck events 1")
    table.plays("green special prepare", "green gain uruz", "green gain uruz")
    table.skips_to("special_action")
    assert table.asked() == {"red": "special_action"}
    assert table.omens() == []
    table.plays("red monument thor")
    assert table.omens() == ["o34_monsters"]


@pytest.mark.rule("LOR-RAG-02", "LOR-MONU-06")
def test_a_fulfilled_omen_stays_face_down() -> None:
    """Nobody controls two lands any more."""
    table = Scenario(FOUR + "wheel mobilize green\nomens o34_lands\ndeck events 1")
    table.plays("green monument thor")
    assert table.omens() == ["o34_lands"]
    assert len(table.events("omen_fulfilled")) == 0


@pytest.mark.rule("LOR-OQ-77", "LOR-MONU-06")
def test_two_omens_at_the_same_check_are_both_turned() -> None:
    table = Scenario(FOUR + "wheel mobilize green\ngreen slew draugr grendel\nmonument odin 2")
    table.plays("green monument odin")
    assert table.omens() == ["o34_monsters", "o34_monument"]


OMENS = {
    "o34_lands": (FOUR, "red controls 5 6 7 8 9 10"),
    "o34_temples": (FOUR, "red controls 3 7 8 11\ntemples 3 7 8 11\ntaken 4"),
    "o34_monsters": (FOUR, "red slew fenrir\nred tokens 1"),
    "o34_monument": (FOUR, "monument odin 3"),
    "o34_all_gods": (FOUR, "monument odin 2\nmonument freya 2\nmonument thor 1"),
    "o2_lands": (TWO, "red controls 5 6 7 8 9 10"),
    "o2_temples": (TWO, "red controls 3 7 8\ntemples 3 7 8\ntaken 3"),
    "o2_monsters": (TWO, "red slew fenrir\ngreen slew draugr"),
    "o2_monument": (TWO, "monument odin 3"),
    "o2_all_gods": (TWO, "monument odin 2\nmonument freya 2\nmonument thor 1"),
}
"""A position in which each omen, and no other, is due with the first level of Thor."""


@pytest.mark.rule("LOR-MAP-10")
@pytest.mark.parametrize("omen", sorted(OMENS))
def test_each_omen_by_what_its_card_says(omen: str) -> None:
    base, position = OMENS[omen]
    table = Scenario(f"{base}{position}\nwheel mobilize green\ndeck events 1")
    table.plays("green monument thor")
    assert table.omens() == [omen]


@pytest.mark.parametrize(
    ("base", "position"),
    [
        (FOUR, "red controls 5 6 7 8 9"),
        (FOUR, "red controls 3 7 8\ngreen controls 11\ntemples 3 7 8 11\ntaken 4"),
        (FOUR, "red slew fenrir\ngreen slew draugr"),
        (FOUR, "monument thor 1"),
        (FOUR, "monument odin 2\nmonument freya 1\nmonument thor 1"),
        (TWO, "red controls 3 7\ngreen controls 8\ntemples 3 7 8\ntaken 3"),
        (TWO, "red slew fenrir"),
    ],
)
def test_an_omen_that_is_not_quite_fulfilled_stays(base: str, position: str) -> None:
    table = Scenario(f"{base}{position}\nwheel mobilize green\ndeck events 1")
    assert table.plays("green monument thor").omens() == []


@pytest.mark.rule("LOR-DEF-06", "LOR-OPT-12")
@pytest.mark.parametrize(("reading", "omens"), [("everywhere", 1), ("boss_hunt_only", 0)])
def test_whether_slayer_tokens_count_for_omens(reading: str, omens: int) -> None:
    position = f"options slayer_tokens_count={reading}\nred tokens 2\nwheel mobilize green"
    table = Scenario(FOUR + position).plays("green monument thor")
    assert len(table.omens()) == omens


@pytest.mark.rule("LOR-RAG-04", "LOR-MONU-02")
def test_the_rest_of_the_action_that_starts_ragnarok_is_resolved() -> None:
    table = causes_ragnarok(NEAR + "red prays thor\nforge 6 uruz empty")
    assert table.wheel("mobilize") == []
    assert table.praying("red", "thor") == 0
    assert table.forge_has_rune("6")
    assert len(table.events("event_revealed")) == 1


@pytest.mark.rule("LOR-RAG-05", "LOR-RAG-06", "LOR-RAG-12")
def test_everybody_has_one_last_turn_and_who_caused_it_the_very_last() -> None:
    table = causes_ragnarok()
    actives = []
    while not table.g.is_over:
        actives.append(table.players[table.g.active])
        assert table.asked() == {actives[-1]: "hero_step"}  # an ordinary turn
        finishes_turn(table)
    assert actives == ["red", "blue", "yellow", "green"]
    assert table.winner() is not None


@pytest.mark.rule("LOR-RAG-08")
def test_after_the_last_turns_regions_around_yggdrasil_decide() -> None:
    table = causes_ragnarok(NEAR + "blue controls 7 8\nred controls 4 1 2 3\ngreen controls 13")
    while not table.g.is_over:
        finishes_turn(table)
    assert table.winner() == ("blue", "ragnarok")


@pytest.mark.rule("LOR-RAG-09", "LOR-RAG-10")
@pytest.mark.parametrize(
    ("held", "winner"),
    [
        ("green controls 4\nyellow controls 7\nblue controls 8", "blue"),
        ("green controls 4\nyellow controls 7", "yellow"),
        ("green controls 4 13\nyellow controls 7\nblue controls 8", "green"),
    ],
)
def test_a_tie_goes_to_the_earlier_last_turn(held: str, winner: str) -> None:
    """So who caused Ragnarok loses every tie."""
    table = causes_ragnarok(NEAR + held)
    while not table.g.is_over:
        finishes_turn(table)
    assert table.winner() == (winner, "ragnarok")


@pytest.mark.rule("LOR-OQ-74")
def test_if_nobody_is_at_yggdrasil_all_tie() -> None:
    table = causes_ragnarok()
    while not table.g.is_over:
        finishes_turn(table)
    assert table.winner() == ("red", "ragnarok")


@pytest.mark.rule("LOR-RAG-07")
def test_a_victory_in_the_last_turns_wins_at_once() -> None:
    table = causes_ragnarok(
        NEAR + "red controls 5 6 7 8 9 11 12 13\nred armies 8:4\ngreen hand axe"
    )
    table.skips_to("maneuvers").plays("red activate 2-1", "red to 10")
    assert table.winner() == ("red", "great_jarl")


@pytest.mark.rule("LOR-OQ-75", "LOR-RAG-07")
def test_a_victory_condition_met_in_the_action_that_starts_ragnarok_wins() -> None:
    """Its event lets Green's Draugr trample the last army that stands in Green's way."""
    table = Scenario(
        FOUR.replace("ragnar 1", "ragnar 1 levels 2/2/6")
        + NEAR.replace("deck events 1", "deck events 2")
        + """
        green controls 5 6 7 8 9 11 12 13
        green armies 10:4
        red armies 10:1
        red controls 10
        monster draugr 9 ring green
    """
    )
    table.plays("green monument odin")
    assert table.g.ragnarok_by == table.seat("green")
    assert table.asked() == {"green": "activate_monster"}
    table.plays("green shift 10", "green hit 2-1")
    assert table.winner() == ("green", "great_jarl")


@pytest.mark.rule("LOR-OQ-103")
def test_the_last_part_of_the_last_monument_starts_ragnarok() -> None:
    position = """
        wheel mobilize green
        monument odin 2
        monument thor 3
        monument freya 3
        deck events 1
    """
    table = causes_ragnarok(position)
    assert len(table.omens()) == 2
    assert table.g.ragnarok_by == table.seat("green")


@pytest.mark.rule("LOR-OPT-13")
def test_ragnarok_may_wait_for_the_next_monument() -> None:
    table = causes_ragnarok("options ragnarok_start=next_monument" + NEAR)
    assert len(table.omens()) == 3
    assert table.g.ragnarok_by == -1
    for _ in range(4):
        finishes_turn(table)
    table.skips_to("special_action").plays("red monument thor")
    assert table.g.ragnarok_by == table.seat("red")


@pytest.mark.rule("LOR-OPT-13", "LOR-RAG-06")
def test_whoever_builds_the_next_monument_has_the_very_last_turn() -> None:
    position = NEAR.replace("mobilize green", "mobilize blue") + "omens o34_monument"
    base = FOUR.replace("turn green", "turn blue")
    table = Scenario(f"{base}options ragnarok_start=next_monument{position}")
    table.plays("blue monument thor")
    assert table.g.ragnarok_by == table.seat("blue")
    actives = []
    while not table.g.is_over:
        actives.append(table.players[table.g.active])
        finishes_turn(table)
    assert actives == ["yellow", "green", "red", "blue"]


@pytest.mark.rule("LOR-OPT-13", "LOR-OQ-103")
def test_without_a_further_monument_ragnarok_does_not_wait() -> None:
    position = """
        options ragnarok_start=next_monument
        wheel mobilize green
        omens o34_lands
        monument odin 2
        monument thor 3
        monument freya 3
        deck events 1
    """
    assert causes_ragnarok(position).g.ragnarok_by == 0


@pytest.mark.rule("LOR-OQ-73", "LOR-MONU-17")
def test_in_the_last_turns_no_monument_can_be_built() -> None:
    table = causes_ragnarok()
    while not table.g.is_over:
        table.skips_to("special_action")
        colour = table.players[table.g.active]
        assert table.offers(colour, "monument") == []
        assert table.why_not(colour, "monument thor") == "LOR-MONU-01"
        finishes_turn(table)


@pytest.mark.rule("LOR-OQ-73")
def test_a_further_omen_in_the_last_turns_has_no_effect_on_the_end() -> None:
    table = Scenario(FOUR + NEAR + "ragnarok red 2\nomens o34_all_gods")
    table.plays("green monument odin")
    assert "o34_monument" in table.omens()
    assert (table.g.ragnarok_by, table.g.turns_left) == (table.seat("red"), 1)


@pytest.mark.rule("LOR-2P-10", "LOR-BLES-01")
@pytest.mark.parametrize(("base", "cards"), [(FOUR, 5), (TWO, 3)])
def test_a_draft_reveals_one_card_more_than_there_are_players(base: str, cards: int) -> None:
    table = Scenario(base + "green controls 3\ntaken 1").plays("green special build_temple")
    assert len(table.g.pack) == cards


@pytest.mark.rule("LOR-WIN-08", "LOR-2P-07")
@pytest.mark.parametrize(("base", "needed"), [(FOUR, 2), (TWO, 1)])
def test_the_boss_is_hunted_after_so_many_defeated_monsters(base: str, needed: int) -> None:
    for tokens in range(needed + 1):
        table = Scenario(base + f"loki 1\ngreen tokens {tokens}\n")
        moves: list[Move] = []
        offer_hunts(table.g, 0, moves)
        texts = [table.vocabulary.text(move) for move in moves]
        assert ("hunt loki" in texts) == (tokens == needed)


@pytest.mark.rule("LOR-WIN-01")
@pytest.mark.parametrize(("players", "goals"), [(2, (3, 4, 1, 3)), (4, (3, 5, 2, 3))])
def test_the_goals_are_shown_to_everybody(players: int, goals: tuple[int, ...]) -> None:
    shown = view(new_game(players), -1).goals
    assert (shown.lands, shown.temples, shown.defeated, shown.omens) == goals


@pytest.mark.rule("LOR-WIN-01")
def test_a_victory_ends_the_game_and_is_told() -> None:
    table = Scenario(FOUR)
    with pytest.raises(GameOver):
        table.g.win(1, 0)
    assert table.winner() == ("red", "great_jarl")
    assert table.g.is_over
    assert SPEC.ending(table.g) == "great_jarl"
    assert SPEC.standing(table.g).winners == [1]
    assert [event.values for event in table.events("game_won")] == [[1, 0]]


@SIDES
@pytest.mark.rule("LOR-TMPL-06", "LOR-WIN-03")
def test_the_temple_that_wins_brings_neither_priest_nor_blessings(base: str, temples: int) -> None:
    """The fourth temple of two players and the fifth of more uncover a draft on their tracks."""
    own = SHRINES[: temples - 1]
    position = f"green controls {' '.join(own)} 14\ntemples {' '.join(own)}\ntaken {len(own)}"
    table = Scenario(base + position)
    priests, draws = table.g.priesthood[0], table.g.chance.draws
    table.plays("green special build_temple")
    assert table.winner() == ("green", "great_godi")
    assert table.g.events is not None
    assert [event.kind for event in table.g.events][-2:] == ["temple_built", "game_won"]
    shown = view(table.g, -1)
    assert shown.players[0].priesthood == priests
    assert shown.blessings_revealed == []
    assert table.g.chance.draws == draws
