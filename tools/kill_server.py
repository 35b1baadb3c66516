"""Kills a real server with SIGKILL at random moments of running matches, again and again.

    python tools/kill_server.py --kills 1000
    python tools/kill_server.py --kills 300 --postgres

Bots play each other; people play with bots over HTTP and over the live channel, take moves back
and talk; guests join open seats, play, and leave; people whose match is over ask for a rematch.
After each kill the tool reads the database: everything that was acknowledged must be there, and all
seats must have the same holders. It starts the server again and repeats unanswered requests with
their keys, which must get the same answers; all matches must continue. It prints a summary as JSON
and exits with 1 if anything was lost or stuck.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from sagaboard.kernel.record import read_record
from tests.service import databases
from tools.kill.trial import Trial

ROOT = Path(__file__).resolve().parents[1]
FINISHED = ROOT / "tests" / "golden" / "blood_rage" / "greedy-2.saga"
"""A match that is over, for rematches."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument(
        "--matches", type=int, default=2, help="number of matches between bots only"
    )
    parser.add_argument("--seed", default="1")
    databases.add_arguments(parser)
    args = parser.parse_args()
    began = time.perf_counter()
    with databases.database_of(args) as database:
        trial = Trial(database, args.seed, read_record(FINISHED), bot_matches=args.matches)
        asyncio.run(trial.run(args.kills))
    summary = trial.summary() | {"seconds": round(time.perf_counter() - began, 1)}
    print(json.dumps(summary, indent=1))
    return 1 if trial.lost or trial.stuck else 0


if __name__ == "__main__":
    sys.exit(main())
