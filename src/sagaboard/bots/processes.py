# mypyc: interpreted - starts processes
"""Several processes think about the same question, each with its own luck."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection

import msgspec

from sagaboard.bots.opinion import Opinion, combined
from sagaboard.kernel.errors import BadOption


def think_in_processes(think: Callable[[int], Opinion], processes: int) -> Opinion:
    """`think` is told the number of its process. The children are forked: games do not travel by
    pickle, and a copy of the whole process brings the game along with its content."""
    if "fork" not in multiprocessing.get_all_start_methods():
        raise BadOption("this system cannot fork, so a search runs in one process only")
    context = multiprocessing.get_context("fork")
    children = []
    for number in range(1, processes):
        answers, answer = context.Pipe(duplex=False)
        child = context.Process(target=_think_and_tell, args=(think, number, answer), daemon=True)
        child.start()
        answer.close()
        children.append((child, answers))
    opinions = [think(0)]
    for child, answers in children:
        with answers:
            opinions.append(msgspec.json.decode(answers.recv_bytes(), type=Opinion))
        child.join()
    return combined(opinions)


def _think_and_tell(think: Callable[[int], Opinion], number: int, answer: Connection) -> None:
    answer.send_bytes(msgspec.json.encode(think(number)))
    answer.close()
