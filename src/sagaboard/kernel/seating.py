# mypyc: interpreted - run once per match
"""Decides from the options of a match who plays what and who begins."""

from __future__ import annotations

from collections.abc import Sequence

from sagaboard.kernel.chance import Chance
from sagaboard.kernel.errors import BadOption


def seated(
    names: Sequence[str], chosen: str | list[str], players: int, chance: Chance
) -> list[int]:
    """By seat: the number of its name, as chosen, drawn at random or in order."""
    if isinstance(chosen, list):
        return [names.index(name) for name in chosen]
    numbers = list(range(len(names)))
    if chosen == "random":
        chance.shuffle(numbers)
    return numbers[:players]


def beginning_seat(option: str, chosen: str, players: int, chance: Chance) -> int:
    """The seat that the option names (from 1 on), or one drawn at random."""
    if chosen == "random":
        return chance.below(players)
    if int(chosen) > players:
        raise BadOption(f"{option} is seat {chosen}, but there are {players} players")
    return int(chosen) - 1
