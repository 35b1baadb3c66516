"""Nothing acts after the end: what is on the table when the end is told is what stays there.

Compiled methods cannot be replaced, so this plays on the sources; the compiled package is compared
with them in `test_compiled_equals_interpreted`.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sagaboard.kernel.registry import names

PROBE = """
import sys
from sagaboard.bots.dice import Dice
from sagaboard.kernel.game import Game, play
from sagaboard.kernel.options import checked
from sagaboard.kernel.registry import find

spec = find(sys.argv[1])
tell_all = Game.tell_all
at_the_end = {}

def on_the_table(g):
    state = spec.save(g)
    del state["stack"]  # it is what the end clears
    return state

def watch(g, kind, values):
    tell_all(g, kind, values)
    if kind in ("game_won", "game_ended"):
        assert not at_the_end, "the end is told twice"
        at_the_end.update(on_the_table(g))

Game.tell_all = watch
for players in spec.players:
    for seed in range(int(sys.argv[2])):
        at_the_end.clear()
        g = spec.new(players, checked(spec.options, {}, players), f"end/{seed}")
        dice = Dice(f"{players}/{seed}")
        while not g.is_over:
            question = next(q for q in g.questions if not q.may_change)
            play(g, question.seat, question.moves[dice.below(len(question.moves))])
        final = on_the_table(g)
        where = f"{players} players, seed {seed}"
        assert at_the_end, f"{where}: no end was told"
        changed = {field for field in final if final[field] != at_the_end[field]}
        assert not changed, f"{where}: changed after the end: {sorted(changed)}"
        assert g.events[-1].kind in ("game_won", "game_ended"), f"{where}: {g.events[-1].kind}"
        assert not g.questions, f"{where}: somebody is asked"
        assert not spec.violations(g), f"{where}: {spec.violations(g)}"
"""


@pytest.mark.parametrize("game", names())
def test_what_the_end_finds_on_the_table_stays_as_it_is(game: str) -> None:
    sources = Path(__file__).parents[2] / "src"
    done = subprocess.run(
        [sys.executable, "-c", PROBE, game, "30"],
        env={**os.environ, "PYTHONPATH": str(sources)},
        cwd="/",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
