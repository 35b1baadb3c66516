"""Plays many games between bots and counts the results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from sagaboard.arena.workers import Workers, results
from sagaboard.bots import find_bot
from sagaboard.kernel.errors import BadOption, SagaboardError
from sagaboard.kernel.game import Game, play
from sagaboard.kernel.options import Options, checked
from sagaboard.kernel.record import MOVE_LIMIT
from sagaboard.kernel.registry import find
from sagaboard.kernel.spec import GameSpec

CHUNK = 20


class Plan(msgspec.Struct, frozen=True):
    """What to simulate; plain data, so that it can be sent to another process."""

    game: str
    players: int
    bots: list[str]
    games: int
    seed: str
    options: Options
    pack: str | None = None
    check: bool = False


class Outcome(msgspec.Struct):
    """One game. Wins and scores are in the order of the plan's bots."""

    moves: int
    finished: bool
    wins: list[float]
    scores: list[int]
    ending: str
    violations: list[str]
    turns: int | None = None


class Report(msgspec.Struct):
    """All games together."""

    game: str
    players: int
    bots: list[str]
    seed: str
    games: int
    finished: int
    violations: int
    moves: int
    moves_per_second: float
    seconds: float
    wins: list[float]
    win_share: list[float]
    mean_score: list[float]
    mean_moves: float
    mean_turns: float | None
    """For games that count turns. Each player's turn counts as one."""
    endings: dict[str, int]
    """The number of games by way of winning, for games with several."""
    examples: list[str]


def planned(
    game: str,
    players: int,
    bots: Sequence[str],
    games: int,
    seed: str,
    *,
    options: dict[str, object] | None = None,
    pack: Path | None = None,
    check: bool = False,
) -> Plan:
    """Checks everything. A single bot takes all seats."""
    spec = find(game)
    spec.check_players(players)
    names = list(bots) * players if len(bots) == 1 else list(bots)
    if len(names) != players:
        raise BadOption(f"{len(names)} bots are named for {players} players; name 1 or {players}")
    for name in names:
        find_bot(name, "")
    if games < 1:
        raise BadOption(f"{games} games cannot be played; ask for at least 1")
    spec.content_version(pack)
    values = checked(spec.options, options or {}, players)
    folder = str(pack) if pack else None
    return Plan(game, players, names, games, seed, values, folder, check)


def seats_of_bots(players: int, number: int) -> list[int]:
    """The seat of each bot in game `number`: one seat further in each game."""
    return [(bot + number) % players for bot in range(players)]


def play_game(plan: Plan, number: int) -> Outcome:
    return play_seated(plan, f"{plan.seed}/{number}", seats_of_bots(plan.players, number))


def play_seated(plan: Plan, seed: str, seat_of: Sequence[int]) -> Outcome:
    """One game from its own seed; bot `i` of the plan sits at `seat_of[i]`."""
    spec = find(plan.game)
    g = new_game(plan, seed)
    g.events = None
    moves, violations = play_out(plan, spec, g, seed, seat_of)
    standing = spec.standing(g)
    share = 1.0 / len(standing.winners)
    return Outcome(
        moves=moves,
        finished=g.is_over,
        wins=[share if seat in standing.winners else 0.0 for seat in seat_of],
        scores=[standing.scores[seat] for seat in seat_of],
        ending=spec.ending(g),
        violations=violations,
        turns=spec.turns(g),
    )


def new_game(plan: Plan, seed: str) -> Game:
    pack = Path(plan.pack) if plan.pack else None
    g: Game = find(plan.game).new(plan.players, plan.options, seed, pack=pack)
    return g


def play_out(
    plan: Plan, spec: GameSpec[Any], g: Game, seed: str, seat_of: Sequence[int]
) -> tuple[int, list[str]]:
    """Plays to the end. Returns the number of moves, and the violations if they are checked."""
    bots = [find_bot("random", "")] * plan.players
    for bot, seat in enumerate(seat_of):
        bots[seat] = find_bot(plan.bots[bot], f"{seed}/{bot}")
    moves = 0
    violations: list[str] = []
    while not g.is_over and moves < MOVE_LIMIT:
        seat = g.waiting_for()[0]
        play(g, seat, bots[seat].choose(spec, g, seat))
        moves += 1
        if plan.check:
            violations += [f"{seed} after move {moves}: {what}" for what in spec.violations(g)]
    return moves, violations


class Chunk(msgspec.Struct, frozen=True):
    """A job for a worker: some games of a plan."""

    plan: Plan
    first: int
    end: int


def play_chunk(chunk: Chunk) -> list[Outcome]:
    outcomes = []
    for number in range(chunk.first, chunk.end):
        try:
            outcomes.append(play_game(chunk.plan, number))
        except (SagaboardError, AssertionError) as error:
            raise RuntimeError(f"game {chunk.plan.seed}/{number} broke: {error!r}") from error
    return outcomes


def simulate(plan: Plan, workers: Workers, progress: Callable[[int], None]) -> Report:
    """Plays the plan. The result does not depend on the number of workers."""
    started = perf_counter()
    chunks = [
        Chunk(plan, first, min(first + CHUNK, plan.games)) for first in range(0, plan.games, CHUNK)
    ]
    played: dict[int, list[Outcome]] = {}
    done = 0
    for number, some in results(workers, play_chunk, chunks):
        played[number] = some
        done += len(some)
        progress(done)
    outcomes = [outcome for number in range(len(chunks)) for outcome in played[number]]
    seconds = perf_counter() - started
    moves = sum(outcome.moves for outcome in outcomes)
    violations = [what for outcome in outcomes for what in outcome.violations]
    turns = [outcome.turns for outcome in outcomes if outcome.turns is not None]
    wins = [sum(column) for column in zip(*(outcome.wins for outcome in outcomes), strict=True)]
    scores = [sum(column) for column in zip(*(outcome.scores for outcome in outcomes), strict=True)]
    return Report(
        game=plan.game,
        players=plan.players,
        bots=plan.bots,
        seed=plan.seed,
        games=plan.games,
        finished=sum(outcome.finished for outcome in outcomes),
        violations=len(violations),
        moves=moves,
        moves_per_second=round(moves / seconds, 1),
        seconds=round(seconds, 3),
        wins=[round(win, 4) for win in wins],
        win_share=[round(win / plan.games, 4) for win in wins],
        mean_score=[round(score / plan.games, 3) for score in scores],
        mean_moves=round(moves / plan.games, 2),
        mean_turns=round(sum(turns) / len(turns), 2) if turns else None,
        endings=dict(sorted(Counter(o.ending for o in outcomes if o.ending).items())),
        examples=violations[:5],
    )
