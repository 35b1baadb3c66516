"""Balance: win shares by seat, faction, and the events that a game lists in `balance_events`."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from pathlib import Path

import msgspec

from sagaboard.arena.intervals import Share, wilson
from sagaboard.arena.simulation import Plan, new_game, play_out, seats_of_bots
from sagaboard.arena.workers import Workers, results
from sagaboard.kernel.errors import SagaboardError
from sagaboard.kernel.event import Event
from sagaboard.kernel.game import Game
from sagaboard.kernel.kind import values_of
from sagaboard.kernel.registry import find
from sagaboard.kernel.speech import Speech, speech_for

SEAT = "seat"
FACTION = "faction"
CHUNK = 10


class Line(msgspec.Struct):
    """How many of these seats won. It stands out if its interval excludes the even chance."""

    name: str
    wins: Share
    stands_out: bool


class Section(msgspec.Struct):
    """Lines to compare: `seat`, `faction`, or a kind of event."""

    name: str
    lines: list[Line]
    """Highest share first."""


class Ending(msgspec.Struct):
    """A way of winning, and its share of all games."""

    name: str
    games: Share


class Balance(msgspec.Struct):
    game: str
    players: int
    bots: list[str]
    seed: str
    pack: str | None
    content: str
    games: int
    finished: int
    chance: float
    """The share of each seat if all seats were equal."""
    sections: list[Section]
    endings: list[Ending]


class Sample(msgspec.Struct):
    """The result of one game, by seat."""

    finished: bool
    wins: list[float]
    factions: list[str]
    events: list[list[tuple[str, str]]]
    """The balance events of each seat: kind and what it was about, each once."""
    ending: str


class Chunk(msgspec.Struct, frozen=True):
    plan: Plan
    first: int
    end: int


def measure_balance(plan: Plan, workers: Workers, progress: Callable[[int], None]) -> Balance:
    """Plays the plan and counts. The result does not depend on the number of workers."""
    chunks = [Chunk(plan, n, min(n + CHUNK, plan.games)) for n in range(0, plan.games, CHUNK)]
    played: dict[int, list[Sample]] = {}
    done = 0
    for number, some in results(workers, play_chunk, chunks):
        played[number] = some
        done += len(some)
        progress(done)
    samples = [sample for number in range(len(chunks)) for sample in played[number]]
    finished = [sample for sample in samples if sample.finished]
    chance = 1 / plan.players
    spec = find(plan.game)
    return Balance(
        game=plan.game,
        players=plan.players,
        bots=plan.bots,
        seed=plan.seed,
        pack=plan.pack,
        content=spec.content_version(Path(plan.pack) if plan.pack else None),
        games=plan.games,
        finished=len(finished),
        chance=round(chance, 4),
        sections=[
            Section(name, lines(counted, chance))
            for name in (SEAT, FACTION, *spec.balance_events)
            if (counted := [found for sample in finished for found in entries(sample, name)])
        ],
        endings=endings(finished),
    )


def play_chunk(chunk: Chunk) -> list[Sample]:
    samples = []
    for number in range(chunk.first, chunk.end):
        try:
            samples.append(play_sample(chunk.plan, number))
        except (SagaboardError, AssertionError) as error:
            raise RuntimeError(f"game {chunk.plan.seed}/{number} broke: {error!r}") from error
    return samples


def play_sample(plan: Plan, number: int) -> Sample:
    spec = find(plan.game)
    seed = f"{plan.seed}/{number}"
    g = new_game(plan, seed)
    play_out(plan, spec, g, seed, seats_of_bots(plan.players, number))
    winners = spec.standing(g).winners
    seats = range(plan.players)
    return Sample(
        finished=g.is_over,
        wins=[1 / len(winners) if seat in winners else 0.0 for seat in seats],
        factions=[spec.faction(g, seat) for seat in seats],
        events=events_of(plan, g),
        ending=spec.ending(g),
    )


def events_of(plan: Plan, g: Game) -> list[list[tuple[str, str]]]:
    speech = _speech(plan.game, plan.pack)
    found: list[set[tuple[str, str]]] = [set() for _ in range(plan.players)]
    for event in g.events or ():
        seat_and_name = _seat_and_name(plan.game, g, speech, event)
        if seat_and_name is not None:
            seat, name = seat_and_name
            found[seat].add((event.kind, name))
    return [sorted(of_seat) for of_seat in found]


def _seat_and_name(game: str, g: Game, speech: Speech, event: Event) -> tuple[int, str] | None:
    spec = find(game)
    wanted = spec.balance_events.get(event.kind)
    if wanted is None:
        return None
    values = {
        item.name: (item.kind.name, value)
        for item, value in zip(values_of(spec.events[event.kind]), event.values)
    }
    seat = values["seat"][1]
    if wanted == "":
        return seat, "yes"
    kind, value = values[wanted]
    return seat, spec.words(g, speech, kind, value)[""]


@cache
def _speech(game: str, pack: str | None) -> Speech:
    return speech_for(find(game), "en", Path(pack) if pack else None)


def entries(sample: Sample, section: str) -> Iterable[tuple[str, float]]:
    """The entries of each seat in a section, and whether the seat won."""
    for seat, win in enumerate(sample.wins):
        if section == SEAT:
            yield str(seat + 1), win
        elif section == FACTION:
            if sample.factions[seat]:
                yield sample.factions[seat], win
        else:
            for kind, name in sample.events[seat]:
                if kind == section:
                    yield name, win


def lines(counted: Iterable[tuple[str, float]], chance: float) -> list[Line]:
    seats: Counter[str] = Counter()
    wins: defaultdict[str, float] = defaultdict(float)
    for name, win in counted:
        seats[name] += 1
        wins[name] += win
    found = []
    for name, count in sorted(seats.items()):
        share = wilson(wins[name], count)
        found.append(Line(name, share, not share.low <= chance <= share.high))
    return sorted(found, key=lambda line: -line.wins.share)


def endings(samples: Sequence[Sample]) -> list[Ending]:
    counts = Counter(sample.ending for sample in samples if sample.ending)
    return [Ending(name, wilson(n, len(samples))) for name, n in counts.most_common()]
