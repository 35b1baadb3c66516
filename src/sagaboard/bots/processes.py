# mypyc: interpreted - starts processes
"""Searches the same question in several processes, each with its own seed."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection

import msgspec

from sagaboard.bots.opinion import Opinion, combined
from sagaboard.kernel.errors import BadOption


def search_in_processes(search: Callable[[int], Opinion], processes: int) -> Opinion:
    """`search` gets the number of its process. The children are forked: a game cannot be pickled,
    but a forked process has a copy of it."""
    if "fork" not in multiprocessing.get_all_start_methods():
        raise BadOption("this system cannot fork, so a search runs in one process only")
    context = multiprocessing.get_context("fork")
    children = []
    for number in range(1, processes):
        answers, answer = context.Pipe(duplex=False)
        child = context.Process(target=_search_and_send, args=(search, number, answer), daemon=True)
        child.start()
        answer.close()
        children.append((child, answers))
    opinions = [search(0)]
    for child, answers in children:
        with answers:
            opinions.append(msgspec.json.decode(answers.recv_bytes(), type=Opinion))
        child.join()
    return combined(opinions)


def _search_and_send(search: Callable[[int], Opinion], number: int, answer: Connection) -> None:
    answer.send_bytes(msgspec.json.encode(search(number)))
    answer.close()
