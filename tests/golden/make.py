"""Renews the golden matches and the fingerprints of rules and draws. A match that the rules no
longer allow is played anew by greedy, random and eager bots.

`make golden`, or `python -m tests.golden.make [GAME...]`
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from sagaboard.bots import find_bot
from sagaboard.bots.bot import Bot, Outlook
from sagaboard.bots.dice import Dice
from sagaboard.kernel.errors import BadRecord, SagaboardError
from sagaboard.kernel.match import Match, new_record
from sagaboard.kernel.record import Played, Record, hash_of_seed, read_record, write_record
from sagaboard.kernel.registry import find, names
from sagaboard.kernel.spec import GameSpec
from tests.golden.fingerprints import VersionNotRaised, check, folder_of, store, stored, taken

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
    # Losses are changed; the Hydra heals.
    "lords-of-hellas": {
        "random-13": ["random", "random", "random", "random"],
        "random-22": ["random", "random", "random", "random"],
    },
    # Monsters are defeated, the effect of a card is ignored, the attack cards run out.
    "lords-of-ragnarok": {
        "eager-7": ["eager", "eager", "eager", "eager"],
        "eager-11": ["eager", "eager", "eager", "eager"],
        "eager-21": ["eager", "eager", "eager", "eager"],
    },
}
"""Matches of single games in which something rare happens."""
LIKED = ("hunt", "strike", "wound", "effect", "use", "invoke", "ability")
SHUNNED = ("monument", "done", "pass", "give-up", "spare")


class Eager(Bot):
    """Random, but fond of hunts and artifacts: what greedy and random players seldom do."""

    def __init__(self, spec: GameSpec[Any], match: Match, seed: str) -> None:
        self._dice = Dice(seed)
        self._vocabulary = spec.vocabulary(match.game)

    def decide(self, outlook: Outlook) -> int:
        moves = outlook.question.moves
        liked = [move for move in moves if self.verb(move) in LIKED]
        others = [move for move in moves if self.verb(move) not in SHUNNED]
        if liked:
            moves = liked
        elif others and self._dice.below(8):
            moves = others
        return moves[self._dice.below(len(moves))]

    def verb(self, move: int) -> str:
        """The wheel's Monsters action is liked as a hunt is."""
        text = self._vocabulary.text(move)
        return "hunt" if text == "special monsters" else text.split()[0]


def player(spec: GameSpec[Any], match: Match, bot: str, seed: str) -> Bot:
    return Eager(spec, match, seed) if bot == "eager" else find_bot(bot, seed)


def digest(spec: GameSpec[Any], match: Match) -> str:
    saved = msgspec.json.encode(spec.save(match.game))
    return sha256(saved).hexdigest()[:16]


def replayed(spec: GameSpec[Any], record: Record) -> tuple[Match, list[str]]:
    """The match, and the digests of its state after every fiftieth move and at the end."""
    match = Match(spec, msgspec.structs.replace(record, moves=[]))
    digests = []
    for number, line in enumerate(record.moves):
        if number % EVERY == 0:
            digests.append(digest(spec, match))
        match.play(*Played.of(line))
    return match, [*digests, digest(spec, match)]


def told(match: Match) -> dict[str, int]:
    """How often each kind of event was told in the whole match."""
    counts = Counter(event.kind for events in match.events for event in events)
    return dict(sorted(counts.items()))


def digest_of_events(match: Match) -> str:
    lines = [f"{e.kind} {e.seats} {e.values}" for events in match.events for e in events]
    return sha256("\n".join(lines).encode()).hexdigest()[:16]


def match_of(spec: GameSpec[Any], path: Path, bots: list[str]) -> Match:
    """The match that is there, if today's rules lead it to an end: others rely on its moments."""
    if path.exists():
        record = read_record(path)
        today = {
            "rules": spec.rules_version,
            "content": spec.content_version(None),
            "seed_hash": hash_of_seed(record.seed),
        }
        try:
            match = Match(spec, msgspec.structs.replace(record, **today))
        except BadRecord:
            return played(spec, path.stem, bots)
        if match.game.is_over:
            return match
    return played(spec, path.stem, bots)


def played(spec: GameSpec[Any], name: str, bots: list[str]) -> Match:
    switches = [option.name for option in spec.options if isinstance(option.default, bool)]
    options = dict.fromkeys(switches, True) if name == "mixed-4" else {}
    match = Match(spec, new_record(spec, bots, options, f"golden/{name}"))
    players = [player(spec, match, bot, f"{name}/{seat}") for seat, bot in enumerate(bots)]
    while not match.game.is_over:
        seat = match.game.waiting_for()[0]
        match.play(seat, players[seat].choose(spec, match.game, seat))
    return match


def write_match(spec: GameSpec[Any], path: Path, match: Match) -> None:
    write_record(match.record, path)
    standing = spec.standing(match.game)
    expected = {
        "scores": standing.scores,
        "winners": standing.winners,
        "checkpoints": replayed(spec, match.record)[1],
        "events": digest_of_events(match),
        "told": told(match),
    }
    path.with_suffix(".json").write_text(json.dumps(expected, indent=1) + "\n")


def check_version(spec: GameSpec[Any], folder: Path) -> None:
    """Golden records of today's version must lead where they led, or the version is to be raised.

    Bots may have changed, so that they would play other matches; that is no change of the rules.
    """
    if (folder / "fingerprints.json").exists():
        check(spec.name, stored(spec.name), taken(spec))
    for path in sorted(folder.glob("*.saga")):
        record = read_record(path)
        if (record.rules, record.content) != (spec.rules_version, spec.content_version(None)):
            continue
        expected = json.loads(path.with_suffix(".json").read_text())["checkpoints"]
        try:
            same = replayed(spec, record)[1] == expected
        except SagaboardError:
            same = False
        if not same:
            raise VersionNotRaised(
                f"{path} plays otherwise under rules version {record.rules}: "
                "raise rules_version and run `make golden` again"
            )


def main(games: list[str]) -> None:
    for game in games or names():
        spec = find(game)
        folder = folder_of(game)
        folder.mkdir(exist_ok=True)
        try:
            check_version(spec, folder)
        except VersionNotRaised as error:
            sys.exit(str(error))
        for name, bots in (MATCHES | RARE.get(game, {})).items():
            path = folder / f"{name}.saga"
            write_match(spec, path, match_of(spec, path, bots))
        store(game, taken(spec))


if __name__ == "__main__":
    main(sys.argv[1:])
