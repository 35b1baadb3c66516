"""Plays the golden matches with greedy and random bots and writes their records."""

from __future__ import annotations

import json
from collections import Counter
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from sagaboard.bots import find_bot
from sagaboard.kernel.match import Match, new_record
from sagaboard.kernel.record import Record, write_record
from sagaboard.kernel.registry import find, names
from sagaboard.kernel.spec import GameSpec

EVERY = 50
MATCHES = {
    "greedy-2": ["greedy", "greedy"],
    "greedy-3": ["greedy", "greedy", "greedy"],
    "greedy-4": ["greedy", "greedy", "greedy", "greedy"],
    "mixed-2": ["greedy", "random"],
    "mixed-3": ["random", "greedy", "random"],
    "mixed-4": ["greedy", "random", "random", "greedy"],
    "random-2": ["random", "random"],
    "random-3": ["random", "random", "random"],
    "random-4": ["random", "random", "random", "random"],
}
RARE: dict[str, dict[str, list[str]]] = {
    # A retreat, stolen Rage, cards taken from the winner.
    "blood-rage": {
        "random-775": ["random", "random", "random", "random"],
        "random-2527": ["random", "random", "random", "random"],
    },
    "lords-of-hellas": {},
}
"""Matches of single games in which something rare happens."""


def digest(spec: GameSpec[Any], match: Match) -> str:
    saved = msgspec.json.encode(spec.save(match.game))
    return sha256(saved).hexdigest()[:16]


def checkpoints(spec: GameSpec[Any], record: Record) -> list[str]:
    """The digest of the state after every fiftieth move and at the end."""
    match = Match(spec, msgspec.structs.replace(record, moves=[]))
    digests = []
    for number, line in enumerate(record.moves):
        if number % EVERY == 0:
            digests.append(digest(spec, match))
        seat, move = line.split(" ", 1)
        match.play(int(seat), move)
    return [*digests, digest(spec, match)]


def told(match: Match) -> dict[str, int]:
    """How often each kind of event was told in the whole match."""
    counts = Counter(event.kind for events in match.events for event in events)
    return dict(sorted(counts.items()))


def digest_of_events(match: Match) -> str:
    lines = [f"{e.kind} {e.seats} {e.values}" for events in match.events for e in events]
    return sha256("\n".join(lines).encode()).hexdigest()[:16]


def main() -> None:
    for game in names():
        spec = find(game)
        folder = Path(__file__).parent / game.replace("-", "_")
        folder.mkdir(exist_ok=True)
        for name, bots in (MATCHES | RARE.get(game, {})).items():
            switches = [option.name for option in spec.options if isinstance(option.default, bool)]
            options = dict.fromkeys(switches, True) if name == "mixed-4" else {}
            match = Match(spec, new_record(spec, bots, options, f"golden/{name}"))
            players = [find_bot(bot, f"{name}/{seat}") for seat, bot in enumerate(bots)]
            while not match.game.is_over:
                seat = match.game.waiting_for()[0]
                match.play(seat, players[seat].choose(spec, match.game, seat))
            path = folder / f"{name}.saga"
            write_record(match.record, path)
            standing = spec.standing(match.game)
            expected = {
                "scores": standing.scores,
                "winners": standing.winners,
                "checkpoints": checkpoints(spec, match.record),
                "events": digest_of_events(match),
                "told": told(match),
            }
            path.with_suffix(".json").write_text(json.dumps(expected, indent=1) + "\n")


if __name__ == "__main__":
    main()
