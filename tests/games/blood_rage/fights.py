"""A Pillage of Gimle by the Wolf, up to the first question after the cards."""

from __future__ import annotations

from pathlib import Path

from sagaboard.games.blood_rage.loading import load
from tests.games.blood_rage.notation import read_position
from tests.games.blood_rage.scenario import Scenario

GROUND = """
    age 3
    turn wolf
    token gimle rage
"""


def fight(position: str, **cards: str) -> Scenario:
    """The Wolf pillages Gimle; each named clan has that card in hand and plays it.

    Nobody stands next to Gimle unless the position says so, so nobody is called to battle.
    """
    return fight_out(Scenario(GROUND + position + hands(cards)), cards)


def hands(cards: dict[str, str]) -> str:
    return "".join(f"\n{clan} hand {card}" for clan, card in cards.items())


def fight_out(table: Scenario, cards: dict[str, str]) -> Scenario:
    table.plays("wolf pillage gimle")
    return table.plays(*(f"{clan} play {card}" for clan, card in cards.items()))


def table_with_copies(folder: Path, position: str, card: str, age: int, count: int) -> Scenario:
    """A table whose decks hold more copies of one card than the box does."""
    copies = f"copies = [{{ age = {age}, players = 2, count = {count} }}]"
    (folder / "cards.toml").write_text(f'[[card]]\nid = "{card}"\n{copies}\n')
    return Scenario(read_position(load(folder), position))
