"""What both Lords games have on their tables."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Self, TypeVar

from sagaboard.games.lords.components import MAX_SEATS
from sagaboard.games.lords.state import LordsGame
from sagaboard.kernel.bits import has, members
from sagaboard.kernel.chance import Chance
from tests.scenario import Scenario

G = TypeVar("G", bound=LordsGame)


class LordsScenario(Scenario[G]):
    attributes: ClassVar[Sequence[str]]
    faces: ClassVar[Sequence[str]]
    victories: ClassVar[Sequence[str]]

    def __init__(
        self,
        g: G,
        players: list[str],
        *,
        combat: list[str],
        attacks: list[str],
        monsters: list[str],
    ) -> None:
        """The lists are the names of combat cards, attack cards and monsters."""
        super().__init__(g, players)
        self.combat = combat
        self.attacks = attacks
        self.monsters = monsters

    @property
    @abstractmethod
    def attack_deck(self) -> list[int]:
        """Of the hunt."""

    def stacks_attacks(self, *names: str) -> Self:
        """Puts monster attack cards on top of the deck of the hunt, the first uppermost."""
        for name in reversed(names):
            self.attack_deck.remove(self.attacks.index(name))
            self.attack_deck.append(self.attacks.index(name))
        return self

    def rolls(self, *faces: str) -> Self:
        """Makes the next rolls of the monster die show these faces."""
        die = [self.faces[face] for face in self.g.common_content.die]
        for number in range(100_000):
            chance = Chance(f"die/{number}")
            if all(die[chance.below(len(die))] == face for face in faces):
                self.g.chance = Chance(f"die/{number}")
                return self
        raise AssertionError(faces)

    def region(self, name: str) -> int:
        return self.g.common_content.regions.index(name)

    def control(self, region: str) -> str | None:
        return self.named(self.g.control[self.region(region)])

    def level(self, player: str, attribute: str) -> int:
        return self.g.level(self.seat(player), self.attributes.index(attribute))

    def injuries(self, player: str) -> list[str]:
        return [self.attributes[number] for number in members(self.g.injured[self.seat(player)])]

    def priests(self, player: str) -> int:
        """Those in the pool."""
        return self.g.priesthood[self.seat(player)]

    def praying(self, player: str, god: str) -> int:
        number = self.g.common_content.gods.index(god)
        return self.g.praying[number * MAX_SEATS + self.seat(player)]

    def artifacts(self, player: str) -> list[str]:
        cards = self.g.common_content.artifacts
        return [cards[artifact].name for artifact in self.g.artifacts_of(self.seat(player))]

    def is_charged(self, artifact: str) -> bool:
        names = [card.name for card in self.g.common_content.artifacts]
        return self.g.is_charged(names.index(artifact))

    def blessings(self, player: str) -> list[str]:
        cards = self.g.common_content.blessings
        return [cards[blessing].name for blessing in self.g.blessings_of(self.seat(player))]

    def monument(self, god: str) -> int:
        return self.g.monuments[self.g.common_content.gods.index(god)]

    def has_temple(self, region: str) -> bool:
        return has(self.g.temples, self.region(region))

    def slain(self, player: str) -> list[str]:
        seat = self.seat(player)
        return [name for name, by in zip(self.monsters, self.g.slain_by) if by == seat]

    def hand(self, player: str) -> list[str]:
        return [self.combat[card] for card in self.g.hands[self.seat(player)]]

    def discarded(self) -> list[str]:
        """The open discard pile of combat cards."""
        return [self.combat[card] for card in self.g.combat_discard]

    def winner(self) -> tuple[str, str] | None:
        """Who has won, and how."""
        if self.g.winner < 0:
            return None
        return self.players[self.g.winner], self.victories[self.g.victory]

    def strengths(self) -> tuple[int, int]:
        """Strengths of winner and loser of the last battle."""
        event = self.events("battle_won")[-1]
        return event.values[2], event.values[3]
