"""Renamed options: the old name is refused with an error that gives the new one."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any, NoReturn


def add_renamed(parser: argparse.ArgumentParser, old: str, new: str) -> None:
    parser.add_argument(old, action=Renamed, const=new, nargs="?", help=argparse.SUPPRESS)


class Renamed(argparse.Action):
    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: str | Sequence[Any] | None,
        option_string: str | None = None,
    ) -> NoReturn:
        parser.error(f"{option_string} is now called {self.const}")
