"""Tournaments between bots: who meets whom, from which seats, on which seeds."""

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
    """A pairing are the bots that sit down together, repeated ones too."""

    game: str
    players: int
    form: str
    bots: list[str]
    games: list[int]
    """How many each pairing plays."""
    seed: str
    options: Options
    rules: int
    content: str
    pack: str | None = None

    def heading(self) -> Heading:
        return Heading(self.game, self.players, self.options, self.rules, self.content)


def announced(
    game: str,
    players: int,
    form: str,
    bots: Sequence[str],
    games: Sequence[int],
    seed: str,
    *,
    pack: Path | None = None,
) -> Tournament:
    """A tournament with everything checked; a single number of games is for all pairings."""
    spec = find(game)
    spec.check_players(players)
    if form not in FORMATS:
        raise BadOption(f"a tournament is {' or '.join(FORMATS)}, not {form!r}")
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise BadOption(f"name at least two different bots, not {', '.join(bots)}")
    for name in bots:
        find_bot(name, "")
    met = len(pairings(form, bots, players))
    if len(games) not in (1, met):
        raise BadOption(
            f"{len(games)} numbers of games for {met} pairings; name one, or one for each"
        )
    for count in games:
        if count < 1:
            raise BadOption(f"{count} games cannot be played; ask for at least 1")
    return Tournament(
        game=game,
        players=players,
        form=form,
        bots=list(bots),
        games=list(games) if len(games) == met else list(games) * met,
        seed=seed,
        options=checked(spec.options, {}, players),
        rules=spec.rules_version,
        content=spec.content_version(pack),
        pack=str(pack) if pack else None,
    )


def pairings(form: str, bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    return ladder(bots, players) if form == "ladder" else round_robin(bots, players)


def round_robin(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Every choice of as many bots as there are seats. Fewer bots than seats all play, and every
    choice of them plays once more to fill the table."""
    rounds, rest = divmod(players, len(bots))
    return [tuple(bots) * rounds + more for more in combinations(bots, rest)]


def ladder(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Each bot against a table full of the one named before it."""
    return [(upper, *[lower] * (players - 1)) for lower, upper in pairwise(bots)]


def fixtures(tournament: Tournament) -> list[Fixture]:
    """Every pairing plays the same seeds, and each seed from every seat in turn, so that luck is
    the same for all. Pairings take turns, so that a tournament cut short is a fair one."""
    players = tournament.players
    met = pairings(tournament.form, tournament.bots, players)
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


def hold(
    tournament: Tournament, workers: Workers, ledger: Ledger, progress: Callable[[int], None]
) -> list[Played]:
    """Plays what the ledger does not have yet. The result is in the order of the fixtures."""
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
