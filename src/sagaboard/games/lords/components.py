"""What is printed in both games, as the rules look it up.

The `loading.py` of a game fills these classes from data files; they never change during a game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeAlias, TypeVar

from mypy_extensions import i64

from sagaboard.kernel.move import Seat

G = TypeVar("G")

Region: TypeAlias = i64
Land: TypeAlias = i64
Attribute: TypeAlias = i64
Monster: TypeAlias = i64
Card: TypeAlias = i64  # a combat or attack card face: copies share it
Artifact: TypeAlias = i64
Blessing: TypeAlias = i64
Moment: TypeAlias = i64
Source: TypeAlias = i64  # what an effect is printed on: kind and number, see `LordsContent.effects`

NOWHERE: Final = -1
NONE: Final = -1
STRIDE: Final = 32
"""Room for the regions of one seat in a list of all seats' regions."""
MAX_SEATS: Final = 4
ATTRIBUTE_COUNT: Final = 3

# Kinds of artifacts that follow a monument or a monster.
DIVINE: Final = 0
OF_MONSTER: Final = 1

# What may carry effects for its owner. A game adds others from 192 on.
HERO: Final = 0
BLESSING: Final = 64
ARTIFACT: Final = 128
OTHER_SOURCES: Final = 192
# What carries effects that are carried out at once, line by line, in both games.
ATTACK_CARD: Final = 320
SPECIAL_ATTACK: Final = 384  # of a monster
REGION_ATTACK_TEXT: Final = 448
ALL_SOURCES: Final = 768

# How often an effect may be used.
UNLIMITED: Final = 0
ONCE_PER_TURN: Final = 1
ONCE_PER_HUNT: Final = 2
ONCE_PER_BATTLE: Final = 3


class Effect:
    """One line of a card's text: a named function of `effects/`, its moment and its numbers."""

    def __init__(
        self,
        name: str,
        moment: Moment,
        *,
        limit: i64 = UNLIMITED,
        n: i64 = 0,
        at_least: i64 = 0,
        attribute: Attribute = NONE,
    ) -> None:
        self.name = name
        self.moment = moment
        self.limit = limit
        self.n = n
        self.at_least = at_least
        self.attribute = attribute
        # Cards of one game only ever meet games of their own class, which `EffectRule` checks.
        self.react: Reaction[Any] | None = None
        self.can: Condition[Any] | None = None
        self.modify: Modifier[Any] | None = None


# Carries the effect out and may push frames; `subject` is what the moment is about.
Reaction: TypeAlias = Callable[[G, Seat, Source, Effect, i64], None]
# Whether the effect could be carried out now.
Condition: TypeAlias = Callable[[G, Seat, Effect, i64], bool]
# Pure; returns a number.
Modifier: TypeAlias = Callable[[G, Seat, Effect, i64], i64]


class EffectRule(Generic[G]):
    """What the name of an effect stands for, and where it may stand."""

    def __init__(
        self,
        moment: Moment,
        on: tuple[str, ...],
        numbers: tuple[str, ...] = (),
        *,
        react: Reaction[G] | None = None,
        can: Condition[G] | None = None,
        modify: Modifier[G] | None = None,
        limit: i64 = UNLIMITED,
    ) -> None:
        self.moment = moment
        self.on = on
        self.numbers = numbers
        self.react = react
        self.can = can
        self.modify = modify
        self.limit = limit


class ArtifactCard:
    def __init__(self, name: str, kind: i64, effects: list[Effect]) -> None:
        self.name = name
        self.kind = kind
        self.effects = effects


class BlessingCard:
    def __init__(self, name: str, god: i64, effects: list[Effect]) -> None:
        self.name = name
        self.god = god
        self.effects = effects


class LordsNumbers:
    """Constants of set-up and limits that both games have."""

    def __init__(
        self,
        *,
        priests: i64,
        attribute_limit: i64,
        monument_levels: i64,
        start_cards: i64,
        prepare_options: i64,
        lands_to_win: list[i64],
    ) -> None:
        self.priests = priests
        self.attribute_limit = attribute_limit
        self.monument_levels = monument_levels
        self.start_cards = start_cards
        self.prepare_options = prepare_options
        self.lands_to_win = lands_to_win  # by number of players


class LordsContent:
    """All printed matter of a match, as far as both games have it."""

    def __init__(
        self,
        *,
        version: str,
        limits: LordsNumbers,
        lands: list[str],
        regions: list[str],
        gods: list[str],
        artifacts: list[ArtifactCard],
        blessings: list[BlessingCard],
        die: list[i64],
    ) -> None:
        self.version = version
        self.limits = limits
        self.lands = lands
        self.regions = regions
        self.gods = gods  # those with monuments
        self.artifacts = artifacts
        self.blessings = blessings
        self.die = die  # the six faces
        # By source; where no card has a number there is no text.
        self.texts: list[list[Effect]] = [[] for _ in range(ALL_SOURCES)]
        for number, blessing in enumerate(blessings):
            self.texts[BLESSING + number] = blessing.effects
        for number, artifact in enumerate(artifacts):
            self.texts[ARTIFACT + number] = artifact.effects

    def effects(self, source: Source) -> list[Effect]:
        """The text of what a source names."""
        return self.texts[source]
