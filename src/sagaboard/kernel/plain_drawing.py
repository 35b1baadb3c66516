# mypyc: interpreted - drawing for people
"""A view as text, for games that draw none of their own: each field with what it holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.tree import Tree


def plain_drawing(view: msgspec.Struct) -> RenderableType:
    from rich.table import Table

    table = Table.grid(padding=(0, 2))
    for name, value in msgspec.to_builtins(view).items():
        table.add_row(name.replace("_", " "), shown(value))
    return table


def shown(value: object) -> str | Tree:
    """A list of tables, one below the other, counted from 1; anything else in one line."""
    from rich.tree import Tree

    if isinstance(value, list) and value and isinstance(value[0], dict):
        tree = Tree("", hide_root=True)
        for number, item in enumerate(value, start=1):
            tree.add(f"{number}: {in_one_line(item)}")
        return tree
    return in_one_line(value)


def in_one_line(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{k.replace('_', ' ')} {in_one_line(v)}" for k, v in value.items())
    if isinstance(value, list):
        return ", ".join(in_one_line(item) for item in value)
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
