"""The command: `sagaboard` and `python -m sagaboard`."""

from __future__ import annotations

import sys

from sagaboard.installation import INSTALL_AGAIN

BAD_INPUT = 2


def main() -> int:
    try:
        from sagaboard.cli.main import main as run

        return run()
    except ImportError as problem:
        print(
            f"sagaboard: this installation is broken ({problem}): {INSTALL_AGAIN}", file=sys.stderr
        )
        return BAD_INPUT


if __name__ == "__main__":
    sys.exit(main())
