"""What is on a table of Blood Rage. Players are named by their clan."""

from __future__ import annotations

from sagaboard.games.blood_rage import SPEC
from sagaboard.games.blood_rage.components import NO_CARD, REWARDS, SLOTS, STATS
from sagaboard.games.blood_rage.kinds import CARD, FIGURE, PHASES
from sagaboard.games.blood_rage.loading import load
from sagaboard.games.blood_rage.state import BloodRage
from sagaboard.kernel.move import NOUNS
from sagaboard.kernel.options import checked
from tests import scenario
from tests.games.blood_rage.notation import find_card, read_position


class Scenario(scenario.Scenario[BloodRage]):
    spec = SPEC

    def __init__(self, position: str | BloodRage) -> None:
        g = read_position(load(), position) if isinstance(position, str) else position
        super().__init__(g, [g.content.clans[clan] for clan in g.clans])

    def fits(self, clan: str, move: int, text: str) -> bool:
        if self.vocabulary.text(move) == text:
            return True
        verb, _, noun = text.partition(" ")
        if self.vocabulary.verb(move) != verb:
            return False
        kind = SPEC.verbs[move // NOUNS].kind
        name = self.vocabulary.noun(move)
        if kind is CARD:
            return name.split(".")[0] == noun
        if kind is FIGURE:
            wanted, _, place = noun.partition("@")
            if name.split("-")[0] != wanted:
                return False
            return not place or self.where(clan, move % 128) == place
        return False

    def province(self, name: str) -> int:
        return self.g.content.provinces.index(name)

    def place(self, name: str) -> int:
        names = [self.g.content.place_name(p) for p in range(self.g.content.place_count)]
        return names.index(name)

    def where(self, clan: str, figure: int | str) -> str:
        """Where an own figure is: `where("wolf", "leader")`, `where("wolf", "troll")`."""
        content = self.g.content
        names = [content.own_name(own) for own in range(len(content.is_ship))]
        own = names.index(figure) if isinstance(figure, str) else figure
        return content.place_name(self.g.place[self.g.figure(self.seat(clan), own)])

    def at(self, clan: str, place: str) -> list[str]:
        """The kinds of a clan's figures at a place, also `reserve` and `valhalla`."""
        content, g = self.g.content, self.g
        return [
            content.own_name(g.own_number(figure)).split("-")[0]
            for figure in g.figures_of(self.seat(clan))
            if content.place_name(g.place[figure]) == place
        ]

    def rage(self, clan: str) -> int:
        return self.g.rage[self.seat(clan)]

    def glory(self, clan: str) -> int:
        return self.g.glory[self.seat(clan)]

    def column(self, clan: str, stat: str) -> int:
        """1 to 6."""
        return self.g.columns[self.seat(clan) * 3 + STATS.index(stat)] + 1

    def stat(self, clan: str, stat: str) -> int:
        return self.g.stat(self.seat(clan), STATS.index(stat))

    def strength(self, clan: str, province: str) -> int:
        return self.g.strength(self.seat(clan), self.province(province))

    def hand(self, clan: str) -> list[str]:
        return [self.g.content.cards[card].name for card in self.g.hands[self.seat(clan)]]

    def shown(self, clan: str) -> list[str]:
        return [self.g.content.cards[card].name for card in self.g.known_in_hand[self.seat(clan)]]

    def sheet(self, clan: str) -> list[str]:
        cards = self.g.sheets[self.seat(clan) * SLOTS : (self.seat(clan) + 1) * SLOTS]
        return [self.g.content.cards[card].name for card in cards if card != NO_CARD]

    def quests(self, clan: str) -> list[str]:
        return [self.g.content.cards[card].name for card in self.g.quests[self.seat(clan)]]

    def discarded(self) -> list[str]:
        """The open discard pile."""
        return [self.g.content.cards[card].name for card in self.g.discarded]

    def card(self, name: str) -> int:
        return find_card(self.g, name, range(len(self.g.content.cards)))

    def token(self, province: str) -> str:
        return REWARDS[self.g.tokens[self.province(province)]]

    def is_pillaged(self, province: str) -> bool:
        return self.g.is_pillaged(self.province(province))

    def is_destroyed(self, province: str) -> bool:
        return self.g.is_destroyed(self.province(province))

    @property
    def phase(self) -> str:
        return PHASES[self.g.phase]

    @property
    def age(self) -> int:
        return self.g.age

    @property
    def first_player(self) -> str:
        return self.players[self.g.first_player]

    def totals(self) -> dict[str, int]:
        """The totals of the last battle, from its events."""
        return {self.players[e.values[0]]: e.values[2] for e in self.events("total")}


def new_game(players: int = 4, seed: str = "1", **options: object) -> BloodRage:
    """A game from its setup on, with the given options."""
    return SPEC.new(players, checked(SPEC.options, options, players), seed)
