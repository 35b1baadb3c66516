"""All attacks, one after the other, each on a server of its own on the loopback.

    python -m tools.attacks [--seconds 20] [ATTACK ...]

Prints a table: how long the moves of an honest player take (p95) without and with the attack,
whether that is below twice the quiet value or below 100 ms, and, where bots are attacked, how long
a person waits at most for an easy bot. Ends with 1 if a limit is not met.
"""

from __future__ import annotations

import argparse
import sys
from typing import Final

from tools.attacks import bots, floods, long_records
from tools.attacks.target import tried

BOTS: Final = [*bots.ATTACKS, bots.RESTART]
NAMES: Final = [*long_records.ATTACKS, *floods.ATTACKS, *(f"bots-{name}" for name in BOTS)]
HEAD: Final = ("attack", "quiet p95", "attacked p95", "longest bot", "limit")
LINE: Final = "{:14} {:>10} {:>13} {:>12}  {}"


def row(name: str, seconds: float) -> tuple[str, str, str, str, bool]:
    if name.startswith("bots-"):
        found = bots.tried(name.removeprefix("bots-"), seconds)
        quiet, attacked = (1000 * found[key][1] for key in ("own quiet", "own attacked"))
        return (
            name,
            ms(quiet),
            ms(attacked),
            f"{found['bots attacked'][-1]:.2f} s",
            found["holds"],
        )
    long = name in long_records.ATTACKS
    attack = long_records.ATTACKS[name] if long else floods.ATTACKS[name]
    if long:
        verdict = tried(name, attack, seconds=seconds, prepare=long_records.long_record)
    else:
        verdict = tried(name, attack, seconds=seconds)
    return (name, ms(verdict.quiet[1]), ms(verdict.attacked[1]), "", verdict.holds)


def ms(milliseconds: float) -> str:
    return f"{milliseconds:.1f} ms"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=", ".join(NAMES))
    parser.add_argument("--seconds", type=float, default=20.0, help="of each attack, at most")
    args = parser.parse_args()
    if unknown := sorted(set(args.attacks) - set(NAMES)):
        parser.error(f"there is no attack {unknown[0]!r}; choose from {', '.join(NAMES)}")
    print(LINE.format(*HEAD), flush=True)
    failed = False
    for name in args.attacks or NAMES:
        *words, holds = row(name, args.seconds)
        print(LINE.format(*words, "met" if holds else "NOT MET"), flush=True)
        failed |= not holds
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
