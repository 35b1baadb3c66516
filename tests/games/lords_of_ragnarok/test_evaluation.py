"""What bots think of a position: each way to win draws nearer, and hunts are part of the game."""

from __future__ import annotations

import pytest

from sagaboard.bots import find_bot
from sagaboard.games.lords_of_ragnarok import SPEC
from sagaboard.kernel.game import play
from tests.games.lords_of_ragnarok.openings import FOUR, TWO
from tests.games.lords_of_ragnarok.scenario import Scenario, new_game

LEVELLED = FOUR.replace("ragnar 1", "ragnar 1 levels 2/5/5")
STRONG = "green hand sword*2 axe*2 spear"


def worth(position: str, colour: str = "green") -> float:
    table = Scenario(position)
    return SPEC.bots.evaluate(table.g, table.seat(colour))


def chosen(table: Scenario, colour: str) -> str:
    seat = table.seat(colour)
    return SPEC.vocabulary(table.g).text(find_bot("greedy", "1").choose(SPEC, table.g, seat))


NEARER = {
    "lands": ["green controls 5 6", "green controls 5 6 7", "green controls 5 6 7 8 9"],
    "temples": [
        "green controls 3 8",
        "green controls 3 8\ntemples 3\ntaken 1",
        "green controls 3 8\ntemples 3 8\ntaken 2",
    ],
    "monsters": [
        "monster draugr 12",
        "monster draugr 12 wounds green:1,green:2",
        "monster draugr 12 wounds green:1,green:2\ngreen slew grendel",
        "monster draugr 12 wounds green:1,green:2\ngreen slew grendel\ngreen tokens 1",
    ],
}


@pytest.mark.parametrize("base", [FOUR, TWO], ids=["four", "two"])
@pytest.mark.parametrize("way", NEARER)
def test_each_victory_is_worth_more_the_nearer_it_is(way: str, base: str) -> None:
    steps = [worth(base + position) for position in NEARER[way]]
    assert steps == sorted(steps)
    assert steps[-1] > steps[0] + 3


@pytest.mark.parametrize("base", [FOUR, TWO], ids=["four", "two"])
def test_a_rival_who_is_near_a_victory_is_feared(base: str) -> None:
    assert worth(base + "red controls 5 6 7 8 9 10") < worth(base + "red controls 5") - 5


def test_a_hero_with_cards_beside_a_monster_hunts_it() -> None:
    table = Scenario(LEVELLED + STRONG + "\nmonster draugr 1")
    assert chosen(table, "green") == "special monsters"
    table.plays("green special monsters")
    assert chosen(table, "green") == "hunt draugr"


def test_a_hero_who_is_all_injured_and_has_no_cards_does_not_hunt() -> None:
    injured = FOUR.replace("ragnar 1", "ragnar 1 injured authority,might,wisdom")
    table = Scenario(injured + "monster draugr 1")
    assert chosen(table, "green") != "special monsters"


def test_loki_is_hunted_by_whoever_may_and_is_ready() -> None:
    table = Scenario(LEVELLED + STRONG + "\ngreen tokens 2\nloki 1\nmonster draugr 1")
    table.plays("green special monsters")
    assert chosen(table, "green") == "hunt loki"


def test_every_hero_and_origin_is_chosen_in_some_games() -> None:
    """Nobody knows which is best; what is never played is never weighed."""
    heroes: set[int] = set()
    origins: set[int] = set()
    for number in range(12):
        g = new_game(4, f"taste{number}")
        bots = [find_bot("random", f"{seat}") for seat in range(4)]
        while g.phase == 0:
            seat = g.waiting_for()[0]
            question = g.question_for(seat)
            assert question is not None
            chooses = question.prompt in ("choose_hero", "choose_origin")
            bot = find_bot("greedy", "1") if chooses else bots[seat]
            play(g, seat, bot.choose(SPEC, g, seat))
        heroes.update(g.heroes)
        origins.update(g.origins)
    assert heroes == set(range(5))
    assert origins == set(range(6))
