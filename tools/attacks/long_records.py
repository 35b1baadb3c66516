"""Long legal records: import them, look back through them, take moves of them back.

    python -m tools.attacks.long_records [--seconds 20] [import history position undo update]

`endless` sends what was possible once: 50,000 moves that pick a card and put it back. The others
use the longest record that the service takes.
"""

from __future__ import annotations

import random
import sys
from functools import cache
from typing import Final

import msgspec

from sagaboard.kernel.game import play
from sagaboard.kernel.match import Match, new_record
from sagaboard.kernel.record import MOVE_LIMIT, Record
from sagaboard.kernel.registry import find
from tools.attacks.target import Attack, Attacker, main

GAME: Final = "blood-rage"
STALLED: Final = "lords-of-hellas"
"""Has no last round, so that it lasts as long as its players like."""
BODY: Final = 1_000_000
"""Bytes of a record that the service just takes."""
ROUNDS: Final = 200
"""No attack sends more requests of a kind, however quick the answers are."""


def endless_record() -> Record:
    """Seat 0 picks a card and puts it back, for ever."""
    spec = find(GAME)
    record = new_record(spec, ["Eve", "Mallory"], {"first_game": False}, "long")
    start = Match(spec, record)
    question = start.game.question_for(0)
    assert question is not None
    pick = min((start.vocabulary.text(move) for move in question.moves), key=len)
    pair = [f"0 {pick}", "0 unpick"]
    record.moves = pair * (BODY // len(msgspec.json.encode(pair)))
    return record


@cache
def long_record() -> Record:
    """As many legal moves as the service takes, of players who do little and never end it."""
    spec = find(STALLED)
    record = new_record(spec, list("ABCD"), {}, "stall")
    g = spec.new(4, record.options, record.seed)
    g.events = None
    vocabulary = spec.vocabulary(g)
    dice = random.Random("stall")
    room = BODY
    while room > 0 and len(record.moves) < MOVE_LIMIT:
        question = g.questions[0]
        # The last moves offered are those that end something without doing more.
        move = question.moves[-1] if dice.random() < 0.9 else dice.choice(question.moves)
        record.moves.append(f"{question.seat} {vocabulary.text(move)}")
        room -= len(record.moves[-1]) + 3
        play(g, question.seat, move)
    return record


async def imported(attacker: Attacker, record: Record) -> str:
    answer = await attacker.send("POST", "/api/records", record)
    answer.raise_for_status()
    match: str = answer.json()["id"]
    return match


async def import_endless(attacker: Attacker) -> None:
    body = msgspec.json.encode(endless_record())
    await attacker.send_many(ROUNDS, lambda _: attacker.send("POST", "/api/records", body))


async def import_long(attacker: Attacker) -> None:
    body = msgspec.json.encode(long_record())
    await attacker.send_many(ROUNDS, lambda _: attacker.send("POST", "/api/records", body))


async def read_history(attacker: Attacker) -> None:
    match = await imported(attacker, long_record())
    path = f"/api/matches/{match}/seats/0/history"
    await attacker.send_many(ROUNDS, lambda _: attacker.send("GET", path))


async def read_positions(attacker: Attacker) -> None:
    record = long_record()
    match = await imported(attacker, record)

    async def look(number: int) -> None:
        move = len(record.moves) - 1 - number % 2 * (len(record.moves) // 2)
        await attacker.send("GET", f"/api/matches/{match}/seats/0/at/{move}")

    await attacker.send_many(ROUNDS, look)


async def take_back(attacker: Attacker) -> None:
    """One device holds all seats: it plays a move, takes it back, agrees for the others, again."""
    record = long_record()
    match = await imported(attacker, msgspec.structs.replace(record, moves=record.moves[:-1]))
    mover, text = record.moves[-1].split(" ", 1)
    path = f"/api/matches/{match}/seats"
    seq = len(record.moves) - 1

    async def post(what: str, **body: object) -> None:
        nonlocal seq
        answer = await attacker.send("POST", f"{path}/{what}", {**body, "seq": seq})
        if answer.status_code == 200:
            seq = answer.json()["seq"]

    for _ in range(ROUNDS):
        await post(f"{mover}/moves", move=text)
        await post(f"{mover}/undo")
        for other in range(len(record.seats)):
            if other != int(mover):
                await post(f"{other}/undo/agree")


async def read_updates(attacker: Attacker) -> None:
    """The whole log, again and again."""
    match = await imported(attacker, long_record())
    path = f"/api/matches/{match}/seats/0"
    await attacker.send_many(ROUNDS, lambda _: attacker.send("GET", path))


ATTACKS: Final[dict[str, Attack]] = {
    "endless": import_endless,
    "import": import_long,
    "history": read_history,
    "position": read_positions,
    "undo": take_back,
    "update": read_updates,
}

if __name__ == "__main__":
    sys.exit(main(__doc__, ATTACKS, prepare=long_record))
