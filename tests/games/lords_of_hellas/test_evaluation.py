"""What bots that look ahead make of a position."""

from __future__ import annotations

from sagaboard.bots import find_bot
from sagaboard.games.lords_of_hellas import SPEC
from sagaboard.games.lords_of_hellas.bots.evaluation import (
    evaluate,
    lands_nearness,
)
from sagaboard.games.lords_of_hellas.rules.pauses import is_between_actions, is_between_turns
from tests.games.lords_of_hellas.scenario import Scenario


def test_whoever_may_still_recruit_is_not_behind() -> None:
    """The hoplites to come are counted, or nobody who looks one step ahead would recruit."""
    table = Scenario("""
        seats tyrian aegean
        turn tyrian
        tyrian controls laconia macedonia
    """)
    recruiting = Scenario(table.g.copy()).plays("tyrian recruit")
    done = Scenario(recruiting.g.copy()).plays("tyrian place laconia", "tyrian done")
    assert evaluate(recruiting.g, 0) > evaluate(done.g, 0)


def test_greedy_recruits_where_it_has_cities_and_no_army() -> None:
    table = Scenario("""
        seats tyrian aegean marble obsidian
        turn tyrian
        tyrian hero achilles laconia
        tyrian hoplites laconia
        tyrian controls laconia argolis
    """)
    bot = find_bot("greedy", "1")
    before = table.g.supply[0]
    while table.g.active == 0:
        seat = table.g.waiting_for()[0]
        move = bot.choose(SPEC, table.g, seat)
        table.plays(f"{table.players[seat]} {table.vocabulary.text(move)}")
    assert table.g.supply[0] <= before - 4


def test_a_turn_in_the_middle_is_quiet_but_not_settled() -> None:
    table = Scenario("""
        seats tyrian aegean marble obsidian
        turn tyrian
        tyrian hero achilles laconia
        aegean hero helen epirus
    """)
    assert is_between_turns(table.g)
    table.plays("tyrian go argolis")
    assert is_between_actions(table.g)
    assert not is_between_turns(table.g)
    table.plays("tyrian prepare", "tyrian draw", "tyrian draw")
    assert table.asked() == {"aegean": "turn"}
    assert is_between_turns(table.g)


def test_an_army_beside_the_last_region_is_nearer_to_the_lands_than_one_far_away() -> None:
    position = """
        seats tyrian aegean marble obsidian
        turn tyrian
        tyrian controls epirus macedonia thessaly argolis laconia crete
        tyrian hoplites {}*4
    """
    beside, far = (Scenario(position.format(region)) for region in ("macedonia", "crete"))
    there = Scenario(position.format("macedonia") + "tyrian hoplites chalkidiki*2")
    assert lands_nearness(far.g, 0) < lands_nearness(beside.g, 0) < lands_nearness(there.g, 0) < 1
