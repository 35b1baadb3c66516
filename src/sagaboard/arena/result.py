"""The result of a tournament: ratings, win shares, ways of winning."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from sagaboard.arena.intervals import Share, wilson
from sagaboard.arena.ledger import Played
from sagaboard.arena.ratings import Rating, ratings
from sagaboard.arena.tournament import Tournament, pairings


class Standing(msgspec.Struct):
    """The games of one bot. `chance` is its share if all bots were equal."""

    bot: str
    seats: int
    wins: Share
    chance: float
    mean_score: float


class Pairing(msgspec.Struct):
    bots: list[str]
    games: int
    standings: list[Standing]


class Result(msgspec.Struct):
    tournament: Tournament
    games: int
    finished: int
    moves: int
    ratings: list[Rating]
    """Strongest first."""
    standings: list[Standing]
    pairings: list[Pairing]
    endings: dict[str, int]


def result_of(tournament: Tournament, games: Sequence[Played]) -> Result:
    outcomes = [played.outcome for played in games]
    rated = ratings(tournament.bots, games)
    met = pairings(tournament.format, tournament.bots, tournament.players)
    return Result(
        tournament=tournament,
        games=len(games),
        finished=sum(outcome.finished for outcome in outcomes),
        moves=sum(outcome.moves for outcome in outcomes),
        ratings=sorted(rated, key=lambda rating: -rating.rating),
        standings=[standing(bot, games) for bot in tournament.bots],
        pairings=[pairing(bots, games) for bots in met],
        endings=dict(sorted(Counter(o.ending for o in outcomes if o.ending).items())),
    )


def pairing(bots: tuple[str, ...], games: Sequence[Played]) -> Pairing:
    own = [played for played in games if played.fixture.bots == bots]
    return Pairing(list(bots), len(own), [standing(bot, own) for bot in dict.fromkeys(bots)])


def standing(bot: str, games: Sequence[Played]) -> Standing:
    """A bot with several seats wins a game if any of them does. Nobody wins an unfinished game."""
    own = [played for played in games if bot in played.fixture.bots]
    wins = 0.0
    seats = 0
    seats_at_all = 0
    score = 0
    for played in own:
        seats_at_all += len(played.fixture.bots)
        outcome = played.outcome
        for other, win, points in zip(
            played.fixture.bots, outcome.wins, outcome.scores, strict=True
        ):
            if other == bot:
                seats += 1
                score += points
                wins += win if outcome.finished else 0.0
    return Standing(
        bot=bot,
        seats=seats,
        wins=wilson(wins, len(own)),
        chance=round(seats / seats_at_all, 4),
        mean_score=round(score / seats, 3),
    )
