"""Work that gets its worker stuck, and some that does not. Workers import it by name."""

from __future__ import annotations

import os
import signal

from sagaboard.service.bots.requests import StopTime


def endless(about: int, stop_time: StopTime) -> int:
    while True:
        about += 1


def stopped(about: int, stop_time: StopTime) -> int:
    """As if somebody had suspended the process."""
    os.kill(os.getpid(), signal.SIGSTOP)
    return about


def answer(about: int, stop_time: StopTime) -> int:
    return about + 1
