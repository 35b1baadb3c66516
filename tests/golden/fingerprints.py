"""Fingerprints of rules and draws: what a record of today leads to must stay so, or be refused.

A record replays under the rules version and the content that it names. Whoever changes rules or
draws must therefore raise `rules_version`; the fingerprints show when that was forgotten.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from sagaboard.kernel.chance import Chance
from sagaboard.kernel.game import Game, play
from sagaboard.kernel.options import checked
from sagaboard.kernel.spec import GameSpec

FOLDER = Path(__file__).parent
GAMES = 6
"""Random games of each number of players; the last one with all switches on."""
MOVES = 600
"""So many moves of each; some random games are very long."""


class Fingerprints(msgspec.Struct, forbid_unknown_fields=True):
    rules: int
    content: str
    draws: str
    """Of the generator: the same for every game, since each depends on it."""
    games: dict[int, list[str]]
    """By number of players: of the state that each random game has come to."""


class VersionNotRaised(Exception):
    """Rules or draws have changed, but old records would still be taken for today's."""


def folder_of(game: str) -> Path:
    return FOLDER / game.replace("-", "_")


def stored(game: str) -> Fingerprints:
    path = folder_of(game) / "fingerprints.json"
    return msgspec.json.decode(path.read_bytes(), type=Fingerprints)


def store(game: str, found: Fingerprints) -> None:
    data = msgspec.json.format(msgspec.json.encode(found), indent=1)
    (folder_of(game) / "fingerprints.json").write_bytes(data + b"\n")


def taken(spec: GameSpec[Any]) -> Fingerprints:
    """The fingerprints of today's code."""
    return Fingerprints(
        rules=spec.rules_version,
        content=spec.content_version(None),
        draws=of_draws(),
        games={
            players: [of_game(spec, players, number) for number in range(GAMES)]
            for players in spec.players
        },
    )


def check(game: str, before: Fingerprints, now: Fingerprints) -> None:
    """Other rules or content make old records another matter; all else must not change."""
    if (before.rules, before.content) != (now.rules, now.content):
        return
    changed = [] if before.draws == now.draws else ["the draws of Chance"]
    for players in sorted(before.games.keys() | now.games.keys()):
        if before.games.get(players) != now.games.get(players):
            changed.append(f"random games of {players}")
    if changed:
        raise VersionNotRaised(
            f"{game}: {', '.join(changed)} changed under rules version {now.rules}: "
            "raise rules_version and run `make golden` "
            "(if that version was never on main, `git restore tests/golden` first)"
        )


def of_draws() -> str:
    """Of numbers, shuffles of every size and a generator split off."""
    seen: list[object] = []
    chance = Chance("fingerprint")
    for size in range(1, 130):
        cards = list(range(size))
        chance.shuffle(cards)
        seen.append([cards, chance.draws])
        seen.extend(chance.below(n) for n in (1, 2, 6, size, 1 << 40))
    seen.append([chance.split().below(1 << 60), chance.draws])
    return digest(seen)


def of_game(spec: GameSpec[Any], players: int, number: int) -> str:
    """Moves are chosen by a hash of our own, so that nothing but rules and draws matters."""
    switches = [option.name for option in spec.options if isinstance(option.default, bool)]
    options = dict.fromkeys(switches, True) if number == GAMES - 1 else {}
    seed = f"fingerprint/{number}"
    g: Game = spec.new(players, checked(spec.options, options, players), seed)
    for moves in range(MOVES):
        if g.is_over:
            break
        question = next(question for question in g.questions if not question.may_change)
        choice = int.from_bytes(sha256(f"{seed}/{moves}".encode()).digest()[:8], "big")
        play(g, question.seat, question.moves[choice % len(question.moves)])
    return digest([spec.save(g), moves])


def digest(thing: object) -> str:
    return sha256(msgspec.json.encode(thing)).hexdigest()[:16]
