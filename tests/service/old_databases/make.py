"""Makes a database as an earlier commit of this repository left it: running and finished matches.

    git worktree add --detach /tmp/old COMMIT
    PYTHONPATH=/tmp/old/src python tests/service/old_databases/make.py NAME.db.gz

runs that commit's own code. The databases beside this file are never made anew: they are what
people have on their disks. After a new version of the rules add one that the last version made.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import sqlite3
import sys
import tempfile
from pathlib import Path

from sagaboard.kernel.game import play
from sagaboard.kernel.registry import find
from sagaboard.service.matches.matches import Matches
from sagaboard.service.matches.table import Table
from sagaboard.service.protocol import NewSeat
from sagaboard.service.secrets import hashed
from sagaboard.service.storage.sqlite_store import SqliteStore

GAMES = ("blood-rage", "lords-of-hellas", "lords-of-ragnarok")
DEVICE = "the device of all people in this database"
RUNNING = (5, 41, 60)
"""So many moves have the running matches of each game."""
LONGEST = 900
"""A finished match has fewer moves, or it would be a large file."""


async def play_on(table: Table, moves: int, dice: random.Random) -> None:
    for _ in range(moves):
        if table.match.game.is_over:
            return
        question = next(q for q in table.match.game.questions if not q.may_change)
        text = table.match.vocabulary.text(dice.choice(question.moves))
        await table.play(question.seat, text, table.seq, None)


def is_short(game: str, seed: str) -> bool:
    """Whether random moves end the game soon."""
    spec = find(game)
    g = spec.new(2, {option.name: option.default for option in spec.options}, seed)
    dice = random.Random(seed)
    for _ in range(LONGEST):
        if g.is_over:
            return True
        question = next(q for q in g.questions if not q.may_change)
        play(g, question.seat, dice.choice(question.moves))
    return False


async def make(path: Path) -> None:
    told = {}
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "matches.db"
        store = SqliteStore(file)
        await store.open()
        matches = Matches(store)
        for game in GAMES:
            finished = next(seed for n in range(1000) if is_short(game, seed := f"{game}/{n}"))
            for seed, moves in [*((f"{n} moves", n) for n in RUNNING), (finished, LONGEST)]:
                people = [NewSeat(name="Ada", here=True), NewSeat(name="Bo", here=True)]
                options = {"seating": "listed"}
                made = await matches.create(
                    game, people, options, spectators=True, device=hashed(DEVICE), seed=seed
                )
                table = await matches.table(made.id)
                await play_on(table, moves, random.Random(seed))
                if moves == RUNNING[1]:  # one with moves that were taken back
                    to = len(table.match.record.moves) - 3
                    await table._go_back(table.entries[-1].seat, to, None)
                    await play_on(table, 2, random.Random(seed))
                standing = table.spec.standing(table.match.game)
                told[made.id] = {
                    "game": game,
                    "over": table.match.game.is_over,
                    "moves": len(table.match.record.moves),
                    "scores": standing.scores,
                    "winners": standing.winners if table.match.game.is_over else [],
                }
        await store.close()
        with sqlite3.connect(file) as database:  # only the newest saved state of a match is read
            database.execute(
                "DELETE FROM snapshot WHERE entry < (SELECT max(other.entry) FROM snapshot other "
                "WHERE other.match = snapshot.match)"
            )
            database.commit()
            database.execute("VACUUM")
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            database.execute("PRAGMA journal_mode = DELETE")
        database.close()
        with gzip.GzipFile(path, "wb", mtime=0) as packed:
            packed.write(file.read_bytes())
    path.with_suffix("").with_suffix(".json").write_text(json.dumps(told, indent=1) + "\n")


if __name__ == "__main__":
    asyncio.run(make(Path(sys.argv[1])))
