"""The bots: what they see, that they are deterministic, and that greedy is worth its name."""

from __future__ import annotations

import pytest

from sagaboard.arena.simulation import planned, simulate
from sagaboard.arena.workers import Workers
from sagaboard.bots import find_bot
from sagaboard.bots.bot import Outlook
from sagaboard.games.blood_rage import SPEC
from sagaboard.kernel.chance import Chance
from sagaboard.kernel.errors import BadOption
from sagaboard.kernel.game import play
from tests.games.blood_rage.scenario import new_game


@pytest.mark.parametrize("name", ["random", "greedy", "thrall:iterations=6", "jarl:iterations=6"])
def test_a_bot_plays_the_same_from_the_same_seed(name: str) -> None:
    histories = []
    for _ in range(2):
        g = new_game(3, "9")
        bots = [find_bot(name, f"b{seat}") for seat in range(3)]
        moves = []
        for _ in range(40):
            seat = g.waiting_for()[0]
            moves.append(bots[seat].choose(SPEC, g, seat))
            play(g, seat, moves[-1])
        histories.append(moves)
    assert histories[0] == histories[1]


def test_a_bot_cannot_tell_true_cards_from_redealt_ones() -> None:
    """The same seed decides the same on any game that looks the same."""
    g = new_game(4, "4")
    for _ in range(30):
        seat = g.waiting_for()[0]
        other = SPEC.bots.redeal(g, seat, Chance("other"))
        assert find_bot("random", "x").choose(SPEC, g, seat) == find_bot("random", "x").choose(
            SPEC, other, seat
        )
        play(g, seat, find_bot("random", "x").choose(SPEC, g, seat))


def test_an_outlook_shows_the_seats_own_view() -> None:
    g = new_game(4, "4")
    outlook = Outlook(SPEC, g, 2)
    assert outlook.view() == SPEC.view(g, 2)
    assert outlook.question is g.question_for(2)
    assert SPEC.view(SPEC.bots.redeal(g, 2, Chance("1")), 2) == outlook.view()


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadOption, match="no bot 'clever'; choose one of random, greedy"):
        find_bot("clever", "1")


@pytest.mark.parametrize(
    ("game", "games", "wins"),
    [("blood-rage", 12, 10), ("lords-of-hellas", 5, 4), ("lords-of-ragnarok", 5, 4)],
)
def test_greedy_beats_three_random_players(game: str, games: int, wins: int) -> None:
    plan = planned(game, 4, ["greedy", "random", "random", "random"], games, "1")
    report = simulate(plan, Workers(), lambda done: None)
    assert report.wins[0] >= wins
