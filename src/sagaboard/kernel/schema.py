# mypyc: interpreted - msgspec structs lose their options when compiled
"""The schema of data files: declared once, as structs, and used to check every file.

Each file is a struct whose fields are its tables, each entry a struct as well. All that differs
from the declared form is told, with what is allowed, and left out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from functools import cache
from typing import Annotated, Any, ClassVar, Final, TypeAlias

import msgspec
from msgspec import Meta, inspect

Table: TypeAlias = dict[str, Any]
Problem: TypeAlias = Callable[[str, str], None]
"""A function that reports a place and what is wrong there."""

MOST: Final = 999
"""The largest number allowed on a card; compiled rules count with 64 bits."""
Number: TypeAlias = Annotated[int, Meta(ge=0, le=MOST)]
Id: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]*$")]

REMARKS: Final = ("source", "also", "also_scope", "note", "doubt", "confidence")
"""Fields allowed in every entry, as is NAME_source; they document where a fact comes from."""
LONGEST_SHOWN: Final = 40


class Part(msgspec.Struct):
    """A table of a file, or inside an entry."""

    open: ClassVar[bool] = False
    """Whether it may have more fields than those declared."""


class EffectLine(Part):
    """The name of a rule and its numbers, which depend on the rule."""

    open: ClassVar[bool] = True
    effect: str


class Entry(Part):
    """One of many in a file, headed [[kind]]."""

    key: ClassVar[str] = "id"
    """The field by which an entry of a pack finds ours."""
    told_in: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """By field: the kinds of messages that describe it to players."""


Effects: TypeAlias = list[EffectLine]


def part_of(kind: inspect.StructType) -> type[Part]:
    assert issubclass(kind.cls, Part)
    return kind.cls


def entry_of(kind: inspect.StructType) -> type[Entry]:
    assert issubclass(kind.cls, Entry)
    return kind.cls


@cache
def entries_of(form: type[Part]) -> dict[str, inspect.StructType]:
    """The tables of a file that hold entries, by name."""
    return {
        field.name: field.type.item_type
        for field in fields_of(form)
        if isinstance(field.type, inspect.ListType)
        and isinstance(field.type.item_type, inspect.StructType)
        and issubclass(field.type.item_type.cls, Entry)
    }


@cache
def fields_of(form: type[Part]) -> tuple[inspect.Field, ...]:
    described = inspect.type_info(form)
    assert isinstance(described, inspect.StructType)
    return described.fields


def fitting_fields(problem: Problem, where: str, table: Table, kind: inspect.StructType) -> Table:
    """The valid fields; problems in others are reported."""
    by_name = {field.encode_name: field.type for field in kind.fields}
    fitting: Table = {}
    for name, value in table.items():
        if name in by_name:
            if (fit := fitting_value(problem, where, name, value, by_name[name])) is not None:
                fitting[name] = fit
        elif part_of(kind).open or is_remark(name):
            fitting[name] = value
        else:
            allowed = suggestion(name, by_name, "it may have", also=REMARKS)
            problem(where, f"unknown field {shown(name)}; {allowed}")
    return fitting


def fitting_value(
    problem: Problem, where: str, name: str, value: object, kind: inspect.Type
) -> object:
    """The converted value, or None after the problem has been reported."""
    if isinstance(kind, inspect.ListType) and isinstance(value, list):
        items = [
            fitting_value(problem, where, f"{name} number {number}", item, kind.item_type)
            for number, item in enumerate(value, start=1)
        ]
        return None if None in items else items
    if isinstance(kind, inspect.StructType) and isinstance(value, dict):
        inside = f"{where}: {name}"
        fitting = fitting_fields(problem, inside, value, kind)
        lacking = [field for field in lacking_fields(kind, fitting) if field not in value]
        for field in lacking:
            problem(inside, f"has no {field}; add it")
        return fitting if not lacking_fields(kind, fitting) else None
    if is_plain(kind, value):
        return value
    problem(where, f"{name} is {shown(value)}; it must be {described(kind)}")
    return None


def lacking_fields(kind: inspect.StructType, table: Table) -> list[str]:
    return [
        field.encode_name
        for field in kind.fields
        if field.required and field.encode_name not in table
    ]


def is_plain(kind: inspect.Type, value: object) -> bool:
    if isinstance(kind, inspect.BoolType):
        return isinstance(value, bool)
    if isinstance(kind, inspect.IntType):
        least, most = kind.ge or 0, MOST if kind.le is None else kind.le
        return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
    if isinstance(kind, inspect.StrType):
        return isinstance(value, str) and (
            kind.pattern is None or re.search(kind.pattern, value) is not None
        )
    return False


def is_remark(name: str) -> bool:
    return name in REMARKS or name.endswith("_source")


# Saying it


def described(kind: inspect.Type) -> str:
    if isinstance(kind, inspect.BoolType):
        return "true or false"
    if isinstance(kind, inspect.IntType):
        return f"a whole number from {kind.ge or 0} to {MOST if kind.le is None else kind.le}"
    if isinstance(kind, inspect.StrType):
        if kind.pattern is None:
            return "a text in quotes"
        return "a name in quotes, of small letters, digits and _"
    if isinstance(kind, inspect.ListType):
        return f"a list of {PLURALS.get(type(kind.item_type), 'values')} in [ ]"
    return "a table in { }"


PLURALS: Final[Mapping[type[inspect.Type], str]] = {
    inspect.IntType: "whole numbers",
    inspect.StrType: "names in quotes",
    inspect.StructType: "tables { }",
    inspect.ListType: "lists [ ]",
}


def shown(value: object) -> str:
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list) and value:
        return "a list"
    if isinstance(value, int) and abs(value) > 10**LONGEST_SHOWN:
        return "a huge number"
    text = repr(value)
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}..."


def suggestion(
    name: object, names: Iterable[str], otherwise: str, *, also: Iterable[str] = ()
) -> str:
    """What was probably meant, or else all possible values."""
    allowed = [known for known in names if known]
    near = get_close_matches(str(name), [*allowed, *also], 1)
    return f"did you mean {near[0]!r}?" if near else f"{otherwise} {', '.join(allowed)}"
