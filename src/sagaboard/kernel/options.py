# mypyc: interpreted (read once per match)
"""Options of a match: declared by the game, checked in one place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from sagaboard.kernel.errors import BadOption

Value: TypeAlias = str | bool | int | list[str]
Options: TypeAlias = dict[str, Any]


class Option(msgspec.Struct, frozen=True):
    """A choice made before the game. The type of its default is the type of the option.

    A `per_seat` option is either one of `choices` or a list with one of `values` for each seat,
    all different.
    """

    name: str
    help: str
    default: Value
    choices: tuple[str, ...] = ()
    per_seat: tuple[str, ...] = ()


def messages(declared: Sequence[Option]) -> list[str]:
    """The Fluent messages that explain options: `option-NAME` with `.text`, and one for each
    choice. A client shows `help` where a game has none."""
    found = []
    for option in declared:
        name = f"option-{option.name}"
        found += [name, f"{name}.text"]
        found += [f"{name}-{choice}" for choice in (*option.choices, *option.per_seat)]
    return [message.replace("_", "-") for message in found]


LONGEST_SHOWN = 60


def shown(value: object) -> str:
    """A value for an error message, shortened to a readable length."""
    text = repr(value)
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}..."


def checked(declared: Sequence[Option], given: Mapping[str, object], players: int) -> Options:
    """All options with their values or defaults. The first bad value raises BadOption."""
    known = {option.name: option for option in declared}
    for name in given:
        if name not in known:
            raise BadOption(f"there is no option {shown(name)}; known are {', '.join(known)}")
    return {
        name: _checked(option, given.get(name, option.default), players)
        for name, option in known.items()
    }


def _checked(option: Option, value: object, players: int) -> Value:
    if isinstance(value, str) and value in option.choices:
        return value
    if isinstance(option.default, bool):
        if isinstance(value, bool):
            return value
        raise BadOption(f"option {option.name} is true or false, not {shown(value)}")
    if option.per_seat and isinstance(value, list):
        wanted = [str(item) for item in value]
        for item in wanted:
            if item not in option.per_seat:
                allowed = ", ".join(option.per_seat)
                raise BadOption(f"option {option.name}: {shown(item)} is none of {allowed}")
        if len(wanted) != players or len(set(wanted)) != players:
            raise BadOption(f"option {option.name} needs {players} different values")
        return wanted
    allowed = ", ".join(option.choices)
    if option.per_seat:
        allowed += f" or a list of {players} out of {', '.join(option.per_seat)}"
    raise BadOption(f"option {option.name} is {allowed}, not {shown(value)}")
