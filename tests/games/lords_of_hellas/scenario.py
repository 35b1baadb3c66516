"""What is on a table of Lords of Hellas. Players are named by their army.

Without a line of its own a seat has the next hero that is free, with all attributes at 1, in the
first regions without a hero (Epirus, Macedonia, ...); Helen comes last.
"""

from __future__ import annotations

from sagaboard.games.lords_of_hellas import SPEC
from sagaboard.games.lords_of_hellas.components import (
    ATTRIBUTES,
    FACES,
    KEPT_QUEST,
    SPECIAL_ACTIONS,
)
from sagaboard.games.lords_of_hellas.kinds import VICTORIES
from sagaboard.games.lords_of_hellas.loading import load
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.options import checked
from tests.games.lords.scenario import LordsScenario
from tests.games.lords_of_hellas.notation import read_position


class Scenario(LordsScenario[LordsOfHellas]):
    spec = SPEC
    attributes = ATTRIBUTES
    faces = FACES
    victories = VICTORIES

    def __init__(self, position: str | LordsOfHellas) -> None:
        g = read_position(load(), position) if isinstance(position, str) else position
        super().__init__(
            g,
            [g.content.armies[army] for army in g.armies],
            combat=[card.name for card in g.content.combat],
            attacks=[card.name for card in g.content.attacks],
            monsters=[card.name for card in g.content.monsters],
        )

    @property
    def attack_deck(self) -> list[int]:
        return self.g.hunt.deck

    def hoplites(self, army: str, region: str) -> int:
        """Without the fortified one."""
        return self.g.unfortified(self.seat(army), self.region(region))

    def garrison(self, region: str) -> str | None:
        return self.named(self.g.garrison[self.region(region)])

    def supply(self, army: str) -> int:
        return self.g.supply[self.seat(army)]

    def hero(self, army: str) -> str | None:
        """The region of the hero, or None on a quest."""
        where = self.g.hero_at[self.seat(army)]
        return self.g.content.regions[where] if where >= 0 else None

    def value(self, army: str, attribute: str) -> int:
        return self.g.value(self.seat(army), ATTRIBUTES.index(attribute))

    def kept(self, army: str) -> list[str]:
        sources = [source for source in self.g.owned[self.seat(army)] if source >= KEPT_QUEST]
        return [self.g.content.events[source - KEPT_QUEST].name for source in sources]

    def glory(self, army: str) -> list[str]:
        lands = enumerate(self.g.content.lands)
        return [name for land, name in lands if self.g.glory[land] == self.seat(army)]

    def used(self, army: str) -> list[str]:
        mask = self.g.used[self.seat(army)]
        return [name for number, name in enumerate(SPECIAL_ACTIONS) if (mask >> number) & 1]

    def monster(self, name: str) -> int:
        return [card.name for card in self.g.content.monsters].index(name)

    def monster_at(self, name: str) -> str | None:
        where = self.g.monster_at[self.monster(name)]
        return self.g.content.regions[where] if where >= 0 else None

    def wounds(self, name: str) -> list[int]:
        """Covered slots, counted from 1."""
        mask = self.g.wounds[self.monster(name)]
        return [slot + 1 for slot in range(16) if (mask >> slot) & 1]

    def quests(self) -> list[str]:
        return [self.g.content.events[card].name for card in self.g.quests if card >= 0]

    def on_quest(self, army: str) -> tuple[str, int] | None:
        """The quest and the step 1 to 3 of a hero."""
        seat = self.seat(army)
        slot = self.g.quest_of[seat]
        if slot < 0:
            return None
        return self.g.content.events[self.g.quests[slot]].name, self.g.step_of[seat] + 1


def new_game(players: int = 4, seed: str = "1", **options: object) -> LordsOfHellas:
    """A game from its setup on, with the given options."""
    return SPEC.new(players, checked(SPEC.options, options, players), seed)
