"""Long legal records: import them, look back through them, take moves of them back.

    python -m tools.attacks.long_records [--seconds 20] [import history position undo]

`endless` sends what was possible once: 50,000 moves that pick a card and put it back. The others
use the longest record that the service takes.
"""

from __future__ import annotations

import asyncio
import sys
from typing import Final

import msgspec

from sagaboard.kernel.match import Match, new_record
from sagaboard.kernel.record import Record
from sagaboard.kernel.registry import find
from tools.attacks.target import Attacker, main

GAME: Final = "blood-rage"
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


def long_record(limit: int | None = None) -> Record:
    """The first legal moves of the longest game that somebody who stalls can play: takes back what
    can be taken back, and passes as late as possible."""
    spec = find(GAME)
    match = Match(spec, new_record(spec, list("ABCD"), {}, "stall"))
    texts = match.vocabulary
    while not match.game.is_over and (limit is None or len(match.record.moves) < limit):
        question = match.game.questions[len(match.record.moves) % len(match.game.questions)]
        moves = question.moves
        undoing = [move for move in moves if texts.text(move) == "unpick"]
        match.play(question.seat, undoing[0] if undoing else moves[0])
    return match.record


async def imported(attacker: Attacker, record: Record) -> str:
    answer = await attacker.send("POST", "/api/records", record)
    answer.raise_for_status()
    match: str = answer.json()["id"]
    return match


async def import_endless(attacker: Attacker) -> None:
    body = msgspec.json.encode(endless_record())
    await attacker.send_many(ROUNDS, lambda _: attacker.send("POST", "/api/records", body))


async def import_long(attacker: Attacker) -> None:
    body = msgspec.json.encode(await asyncio.to_thread(long_record))
    await attacker.send_many(ROUNDS, lambda _: attacker.send("POST", "/api/records", body))


async def read_history(attacker: Attacker) -> None:
    match = await imported(attacker, await asyncio.to_thread(long_record))
    path = f"/api/matches/{match}/seats/0/history"
    await attacker.send_many(ROUNDS, lambda _: attacker.send("GET", path))


async def read_positions(attacker: Attacker) -> None:
    record = await asyncio.to_thread(long_record)
    match = await imported(attacker, record)

    async def look(number: int) -> None:
        move = len(record.moves) - 1 - number % 2 * (len(record.moves) // 2)
        await attacker.send("GET", f"/api/matches/{match}/seats/0/at/{move}")

    await attacker.send_many(ROUNDS, look)


async def take_back(attacker: Attacker) -> None:
    """One device holds all seats: it plays the last move, takes it back, and again."""
    record = await asyncio.to_thread(long_record)
    last = record.moves.pop()
    while not last.endswith("unpick") and len(record.moves) > 20:
        last = record.moves.pop()
    match = await imported(attacker, record)
    seat, text = last.split(" ", 1)
    path = f"/api/matches/{match}/seats/{seat}"
    seq = len(record.moves)
    for number in range(ROUNDS):
        body = {"move": text, "seq": seq} if number % 2 == 0 else {"seq": seq}
        await attacker.send("POST", f"{path}/{'undo' if number % 2 else 'moves'}", body)
        seq += 1


if __name__ == "__main__":
    sys.exit(
        main(
            __doc__,
            {
                "endless": import_endless,
                "import": import_long,
                "history": read_history,
                "position": read_positions,
                "undo": take_back,
            },
        )
    )
