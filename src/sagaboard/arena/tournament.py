"""Tournaments between bots: pairings, seats and seeds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, pairwise
from pathlib import Path

import msgspec

from sagaboard.arena.ledger import Fixture, Heading, Ledger, Played
from sagaboard.arena.simulation import Outcome, Plan, play_seated, seats_of_bots
from sagaboard.arena.workers import Workers, results
from sagaboard.bots import find_bot
from sagaboard.kernel.errors import BadOption, SagaboardError
from sagaboard.kernel.options import Options, checked
from sagaboard.kernel.registry import find

FORMATS = ("round-robin", "ladder")


class Tournament(msgspec.Struct, frozen=True):
    """A pairing is the bots at one table; a bot may have several seats."""

    game: str
    players: int
    format: str
    bots: list[str]
    games: list[int]
    """The number of games of each pairing."""
    seed: str
    options: Options
    rules: int
    content: str
    pack: str | None = None

    def heading(self) -> Heading:
        return Heading(self.game, self.players, self.options, self.rules, self.content)


def checked_tournament(
    game: str,
    players: int,
    format: str,
    bots: Sequence[str],
    games: Sequence[int],
    seed: str,
    *,
    pack: Path | None = None,
) -> Tournament:
    """Checks everything. A single number of games applies to all pairings."""
    spec = find(game)
    spec.check_players(players)
    if format not in FORMATS:
        raise BadOption(f"a tournament is {' or '.join(FORMATS)}, not {format!r}")
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise BadOption(f"name at least two different bots, not {', '.join(bots)}")
    for name in bots:
        find_bot(name, "")
    met = len(pairings(format, bots, players))
    if len(games) not in (1, met):
        raise BadOption(
            f"{len(games)} numbers of games for {met} pairings; name one number, or one for each"
        )
    for count in games:
        if count < 1:
            raise BadOption(f"{count} games cannot be played; ask for at least 1")
    return Tournament(
        game=game,
        players=players,
        format=format,
        bots=list(bots),
        games=list(games) if len(games) == met else list(games) * met,
        seed=seed,
        options=checked(spec.options, {}, players),
        rules=spec.rules_version,
        content=spec.content_version(pack),
        pack=str(pack) if pack else None,
    )


def pairings(format: str, bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    return ladder(bots, players) if format == "ladder" else round_robin(bots, players)


def round_robin(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Every choice of as many bots as there are seats. If there are fewer bots than seats, all of
    them play, and every choice of them fills the remaining seats."""
    rounds, rest = divmod(players, len(bots))
    return [tuple(bots) * rounds + more for more in combinations(bots, rest)]


def ladder(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Each bot against a table full of the one before it."""
    return [(upper, *[lower] * (players - 1)) for lower, upper in pairwise(bots)]


def fixtures(tournament: Tournament) -> list[Fixture]:
    """Every pairing plays the same seeds, and each seed from every seat, so luck is the same for
    all. Pairings take turns, so that an interrupted tournament is fair, too."""
    players = tournament.players
    met = pairings(tournament.format, tournament.bots, players)
    return [
        Fixture(
            bots=bots,
            seed=f"{tournament.seed}/{number // players}",
            seats=tuple(seats_of_bots(players, number)),
        )
        for number in range(max(tournament.games))
        for bots, games in zip(met, tournament.games, strict=True)
        if number < games
    ]


class Job(msgspec.Struct, frozen=True):
    plan: Plan
    fixture: Fixture


def play_fixture(job: Job) -> Outcome:
    fixture = job.fixture
    try:
        return play_seated(job.plan, fixture.seed, fixture.seats)
    except (SagaboardError, AssertionError) as error:
        who = ", ".join(fixture.bots)
        raise RuntimeError(f"game {fixture.seed} of {who} at {fixture.seats}: {error!r}") from error


def play_tournament(
    tournament: Tournament, workers: Workers, ledger: Ledger, progress: Callable[[int], None]
) -> list[Played]:
    """Plays the games that are not in the ledger. The result is in the order of the fixtures."""
    wanted = fixtures(tournament)
    jobs = [Job(_plan(tournament, f), f) for f in wanted if f not in ledger]
    done = len(wanted) - len(jobs)
    progress(done)
    for number, outcome in results(workers, play_fixture, jobs):
        ledger.write(jobs[number].fixture, outcome)
        done += 1
        progress(done)
    return [Played(fixture, ledger[fixture]) for fixture in wanted]


def _plan(tournament: Tournament, fixture: Fixture) -> Plan:
    return Plan(
        game=tournament.game,
        players=tournament.players,
        bots=list(fixture.bots),
        games=1,
        seed=fixture.seed,
        options=tournament.options,
        pack=tournament.pack,
    )
