"""What is on a table of Lords of Ragnarok. Players are named by their colour.

Army `1-2` is the second one of the first seat. Without a line of its own a seat has the next free
hero (Ragnar, Aslaug, ...) with all attributes at 2, in the first region without a hero, and its
drakkar on the sea of its number. Loki and monsters are not on the board unless named.
"""

from __future__ import annotations

from typing import Self

from sagaboard.games.lords_of_ragnarok import SPEC
from sagaboard.games.lords_of_ragnarok.components import ATTRIBUTES, FACES, RUNES, SPECIAL_ACTIONS
from sagaboard.games.lords_of_ragnarok.kinds import VICTORIES
from sagaboard.games.lords_of_ragnarok.loading import load
from sagaboard.games.lords_of_ragnarok.state import LordsOfRagnarok
from sagaboard.kernel.options import checked
from tests.games.lords.scenario import LordsScenario
from tests.games.lords_of_ragnarok.notation import read_position


class Scenario(LordsScenario[LordsOfRagnarok]):
    spec = SPEC
    attributes = ATTRIBUTES
    faces = FACES
    victories = VICTORIES

    def __init__(self, position: str | LordsOfRagnarok) -> None:
        g = read_position(load(), position) if isinstance(position, str) else position
        super().__init__(
            g,
            [g.content.colours[colour] for colour in g.colours],
            combat=[card.name for card in g.content.combat],
            attacks=[card.name for card in g.content.attacks],
            monsters=[card.name for card in g.content.monsters],
        )

    @property
    def attack_deck(self) -> list[int]:
        return self.g.hunt.deck

    def skips_to(self, prompt: str) -> Self:
        """Answers `done` until that is asked."""
        for _ in range(20):
            question = self.g.questions[0]
            if question.prompt == prompt:
                return self
            self.plays(f"{self.players[question.seat]} done")
        raise AssertionError(f"{prompt} is not asked, but {self.asked()}")

    def deals_attacks(self, *names: str) -> Self:
        """Gives the monster player of the hunt these cards instead of the hand."""
        h = self.g.hunt
        cards = [card.name for card in self.g.content.attacks]
        h.deck += h.hand
        h.hand = []
        for name in names:
            h.deck.remove(cards.index(name))
            h.hand.append(cards.index(name))
        h.hand.sort()
        return self.again()

    def again(self) -> Self:
        """Asks anew after a change of the table."""
        self.g.questions = []
        self.g.stack[-1].resume(self.g)
        return self

    def army(self, colour: str, region: str) -> list[int]:
        """Strengths of the armies in a region, the weakest first."""
        armies = self.g.armies_at(self.seat(colour), self.region(region))
        return sorted(self.g.strengths[army] for army in armies)

    def armies(self, colour: str) -> dict[str, list[int]]:
        """All armies of a player on the board."""
        regions = {self.g.army_at[army] for army in self.g.armies_of(self.seat(colour))}
        names = [self.g.content.regions[region] for region in sorted(regions)]
        return {name: self.army(colour, name) for name in names}

    def hero(self, colour: str) -> str:
        return self.g.content.regions[self.g.hero_at[self.seat(colour)]]

    def sea(self, colour: str) -> str:
        return self.g.content.seas[self.g.drakkar_at[self.seat(colour)]]

    def value(self, colour: str, attribute: str) -> int:
        return self.g.value(self.seat(colour), ATTRIBUTES.index(attribute))

    def runes(self, colour: str) -> dict[str, int]:
        """Those held, by kind."""
        seat = self.seat(colour)
        return {name: n for rune, name in enumerate(RUNES) if (n := self.g.rune(seat, rune))}

    def bank(self, rune: str) -> int:
        return self.g.bank[RUNES.index(rune)]

    def forge_has_rune(self, region: str) -> bool:
        return bool((self.g.forge_runes >> self.region(region)) & 1)

    def realms(self, colour: str) -> list[str]:
        """Alliances."""
        seat = self.seat(colour)
        return [r.name for n, r in enumerate(self.g.content.realms) if self.g.is_allied(seat, n)]

    def wheel(self, action: str) -> list[str]:
        """Markers on a space, the top one last."""
        return [self.players[seat] for seat in self.g.wheel[SPECIAL_ACTIONS.index(action)]]

    def beast(self, name: str) -> int:
        if name == self.g.content.boss.name:
            return self.g.content.loki
        return [card.name for card in self.g.content.monsters].index(name)

    def beast_at(self, name: str) -> str | None:
        where = self.g.place_of(self.beast(name))
        return self.g.content.regions[where] if where >= 0 else None

    def ring(self, monster: str) -> str | None:
        return self.named(self.g.rings[self.beast(monster)])

    def wounds(self, name: str) -> dict[int, str]:
        """Covered wound spaces, counted from 1, and whose markers cover them."""
        markers = self.g.wounds[self.beast(name)]
        return {n + 1: self.players[seat] for n, seat in enumerate(markers) if seat >= 0}

    def tokens(self, colour: str) -> int:
        return self.g.slayer_tokens[self.seat(colour)]

    def omens(self) -> list[str]:
        """Those face down."""
        cards = enumerate(self.g.content.omens)
        return [card.name for n, card in cards if (self.g.fulfilled >> n) & 1]


def new_game(players: int = 4, seed: str = "1", **options: object) -> LordsOfRagnarok:
    """A game from its setup on, with the given options."""
    return SPEC.new(players, checked(SPEC.options, options, players), seed)
