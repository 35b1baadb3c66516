"""The sources and the installed package play the same games to the last bit."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sagaboard.kernel.registry import names

PROBE = """
import hashlib, sys, msgspec
from sagaboard.bots import find_bot
from sagaboard.kernel.game import play
from sagaboard.kernel.options import checked
from sagaboard.kernel.registry import find
spec = find(sys.argv[1])
digest = hashlib.sha256()
for players in spec.players:
    for bot, games in (("random", 8), ("greedy", 1)):
        for number in range(games):
            g = spec.new(players, checked(spec.options, {}, players), f"{bot}/{number}")
            bots = [find_bot(bot, f"{number}/{seat}") for seat in range(players)]
            moves = 0
            while not g.is_over and moves < (60 if bot == "greedy" else 600):
                seat = g.waiting_for()[0]
                play(g, seat, bots[seat].choose(spec, g, seat))
                moves += 1
                if moves % 10 == 0:
                    digest.update(msgspec.json.encode(spec.save(g)))
                    digest.update(msgspec.json.encode(spec.view(g, moves % players)))
            digest.update(repr([(e.kind, e.seats, e.values) for e in g.events]).encode())
print(digest.hexdigest())
"""


def played_by(game: str, path: str) -> str:
    environment = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run(
        [sys.executable, "-c", PROBE, game],
        env=environment,
        cwd="/",
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


@pytest.mark.parametrize("game", names())
def test_sources_and_installed_package_play_alike(game: str) -> None:
    sources = played_by(game, str(Path(__file__).parents[2] / "src"))
    assert len(sources) == 65
    assert sources == played_by(game, "")
