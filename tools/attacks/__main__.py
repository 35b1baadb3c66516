"""All attacks, one after the other, each on a server of its own on the loopback.

    python -m tools.attacks [--seconds 20] [ATTACK ...]

Prints a table: what the attacker got, how long the moves of an honest player take (p95) without and
with the attack, how long a person waits at most for an easy bot where bots are attacked, and the
server's memory. The limit is met if the p95 is below twice its quiet value or below 100 ms, the bot
answers within 2 seconds, and the server never broke (an answer of 500). Ends with 1 otherwise.
"""

from __future__ import annotations

import argparse
import sys
from typing import Final

from tools.attacks import bots, floods, intrusions, long_records
from tools.attacks.target import got, tried

BOTS: Final = [*bots.ATTACKS, bots.RESTART]
FLOODS: Final = floods.ATTACKS | intrusions.ATTACKS
NAMES: Final = [*long_records.ATTACKS, *FLOODS, *(f"bots-{name}" for name in BOTS)]
MISSED: Final = "NOT MET"
HEAD: Final = ("attack", "attacker got", "quiet p95", "attacked p95", "easy bot", "memory", "limit")


def row(name: str, seconds: float) -> tuple[str, ...]:
    if name.startswith("bots-"):
        found = bots.tried(name.removeprefix("bots-"), seconds)
        quiet, attacked = (1000 * found[key][1] for key in ("own quiet", "own attacked"))
        easy = f"{found['bots attacked'][-1]:.2f} s"
        return (name, got(found["answers"]), ms(quiet), ms(attacked), easy, "", met(found["holds"]))
    if name in long_records.ATTACKS:
        attack, prepare = long_records.ATTACKS[name], long_records.long_record
        verdict = tried(name, attack, seconds=seconds, prepare=prepare)
    else:
        verdict = tried(name, FLOODS[name], seconds=seconds)
    quiet, attacked = verdict.quiet[1], verdict.attacked[1]
    memory = "{} to {} MB".format(*verdict.memory)
    return (name, got(verdict.answers), ms(quiet), ms(attacked), "", memory, met(verdict.holds))


def met(holds: bool) -> str:
    return "met" if holds else MISSED


def ms(milliseconds: float) -> str:
    return f"{milliseconds:.1f} ms"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=", ".join(NAMES))
    parser.add_argument("--seconds", type=float, default=20.0, help="of each attack, at most")
    args = parser.parse_args()
    if unknown := sorted(set(args.attacks) - set(NAMES)):
        parser.error(f"there is no attack {unknown[0]!r}; choose from {', '.join(NAMES)}")
    for head in (HEAD, ["---"] * len(HEAD)):
        print("|", " | ".join(head), "|", flush=True)
    failed = False
    for name in args.attacks or NAMES:
        words = row(name, args.seconds)
        print("|", " | ".join(words), "|", flush=True)
        failed |= words[-1] == MISSED
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
