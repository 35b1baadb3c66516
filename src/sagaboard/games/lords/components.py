"""What is printed in both games, as the rules look it up.

The `loading.py` of a game fills these classes from data files; they never change during a game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias, TypeVar

from mypy_extensions import i64

from sagaboard.kernel import effect
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


class Effect(effect.Effect):
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
        super().__init__(name, moment)
        self.limit = limit
        self.n = n
        self.at_least = at_least
        self.attribute = attribute
        self.can: Condition[Any] | None = None


# Whether the effect could be carried out now.
Condition: TypeAlias = Callable[[G, Seat, Effect, i64], bool]


class EffectRule(effect.EffectRule[G, Effect, str]):
    """Effects of these games may have a condition, and a limit."""

    def __init__(
        self,
        moment: Moment,
        on: tuple[str, ...],
        numbers: tuple[str, ...] = (),
        *,
        react: effect.Reaction[G, Effect] | None = None,
        can: Condition[G] | None = None,
        modify: effect.Modifier[G, Effect] | None = None,
        limit: i64 = UNLIMITED,
    ) -> None:
        super().__init__(moment, on, numbers, react, modify)
        self.can = can
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
