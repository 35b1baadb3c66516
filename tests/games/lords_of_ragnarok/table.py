"""Scenario scripts: put a table, play moves by name, look at what is on it.

    table = Table('''
        seats green red
        turn green maneuvers
        green hero ragnar 1
        green armies 1:2 5:4
    ''')
    table.plays("green activate 1-2", "green to 6")
    assert table.army("green", "6") == [4]

A move that is not offered fails the test and says what was offered. Seats are named by their
colour; army `1-2` is the second one of the first seat. Without a line of its own a seat has the
next free hero (Ragnar, Aslaug, ...) with all attributes at 2, in the first region without a hero,
and its drakkar on the sea of its number. Loki and monsters are not on the board unless named.
"""

from __future__ import annotations

from sagaboard.games.lords.components import MAX_SEATS
from sagaboard.games.lords_of_ragnarok import SPEC
from sagaboard.games.lords_of_ragnarok.components import ATTRIBUTES, FACES, RUNES, SPECIAL_ACTIONS
from sagaboard.games.lords_of_ragnarok.kinds import VICTORIES
from sagaboard.games.lords_of_ragnarok.loading import load
from sagaboard.games.lords_of_ragnarok.notation import read_position
from sagaboard.games.lords_of_ragnarok.state import LordsOfRagnarok
from sagaboard.kernel.chance import Chance
from sagaboard.kernel.event import Event
from sagaboard.kernel.game import Question, play
from sagaboard.kernel.options import checked


class Table:
    """A game of Lords of Ragnarok and the words to speak about it."""

    def __init__(self, position: str | LordsOfRagnarok) -> None:
        self.g = read_position(load(), position) if isinstance(position, str) else position
        self.g.events = []
        self.vocabulary = SPEC.vocabulary(self.g)
        self.colours = [self.g.content.colours[colour] for colour in self.g.colours]

    # Playing

    def plays(self, *script: str) -> Table:
        """Each line is `colour verb [noun]`."""
        for line in script:
            colour, _, text = line.partition(" ")
            play(self.g, self.seat(colour), self.move(colour, text))
        violations = SPEC.violations(self.g)
        assert violations == [], violations
        return self

    def move(self, colour: str, text: str) -> int:
        """The offered move that the text means."""
        question = self.question(colour)
        move = self.vocabulary.parse(text)
        assert move in question.moves, f"{colour} {text}: not offered, only {self.offers(colour)}"
        return move

    def skips_to(self, prompt: str) -> Table:
        """Answers `done` until that is asked."""
        for _ in range(20):
            question = self.g.questions[0]
            if question.prompt == prompt:
                return self
            self.plays(f"{self.colours[question.seat]} done")
        raise AssertionError(f"{prompt} is not asked, but {self.asked()}")

    def rolls(self, *faces: str) -> Table:
        """Makes the next rolls of the monster die show these faces."""
        die = [FACES[face] for face in self.g.content.die]
        for number in range(100_000):
            chance = Chance(f"die/{number}")
            if all(die[chance.below(len(die))] == face for face in faces):
                self.g.chance = Chance(f"die/{number}")
                return self
        raise AssertionError(faces)

    def deals_attacks(self, *names: str) -> Table:
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

    def stacks_attacks(self, *names: str) -> Table:
        """Puts monster attack cards on top of the deck of the hunt, the first uppermost."""
        deck = self.g.hunt.deck
        cards = [card.name for card in self.g.content.attacks]
        for name in reversed(names):
            deck.remove(cards.index(name))
            deck.append(cards.index(name))
        return self

    def again(self) -> Table:
        """Asks anew after a change of the table."""
        self.g.questions = []
        self.g.stack[-1].resume(self.g)
        return self

    # Questions

    def question(self, colour: str) -> Question:
        question = self.g.question_for(self.seat(colour))
        assert question is not None, f"{colour} is not asked; {self.asked()} are"
        return question

    def asked(self) -> dict[str, str]:
        """Who has to answer now, and what."""
        return {self.colours[q.seat]: q.prompt for q in self.g.questions if not q.may_change}

    def offers(self, colour: str, verb: str = "") -> list[str]:
        """The moves offered to a player as text, all or those of one verb."""
        texts = [self.vocabulary.text(move) for move in self.question(colour).moves]
        return [text for text in texts if not verb or text.split()[0] == verb]

    def nouns(self, colour: str, verb: str) -> list[str]:
        """What a verb is offered with."""
        return [text.partition(" ")[2] for text in self.offers(colour, verb)]

    def why_not(self, colour: str, text: str) -> str | None:
        """The clause that forbids a move; fails if the move is offered."""
        question = self.g.question_for(self.seat(colour))
        move = self.vocabulary.parse(text)
        assert question is None or move not in question.moves, f"{text} is offered"
        return SPEC.why_not(self.g, self.seat(colour), move)

    # Looking

    def seat(self, colour: str) -> int:
        return self.colours.index(colour)

    def region(self, name: str) -> int:
        return self.g.content.regions.index(name)

    def named(self, seat: int) -> str | None:
        return self.colours[seat] if seat >= 0 else None

    def army(self, colour: str, region: str) -> list[int]:
        """Strengths of the armies in a region, the weakest first."""
        armies = self.g.armies_at(self.seat(colour), self.region(region))
        return sorted(self.g.strengths[army] for army in armies)

    def armies(self, colour: str) -> dict[str, list[int]]:
        """All armies of a player on the board."""
        regions = {self.g.army_at[army] for army in self.g.armies_of(self.seat(colour))}
        names = [self.g.content.regions[region] for region in sorted(regions)]
        return {name: self.army(colour, name) for name in names}

    def control(self, region: str) -> str | None:
        return self.named(self.g.control[self.region(region)])

    def hero(self, colour: str) -> str:
        return self.g.content.regions[self.g.hero_at[self.seat(colour)]]

    def sea(self, colour: str) -> str:
        return self.g.content.seas[self.g.drakkar_at[self.seat(colour)]]

    def level(self, colour: str, attribute: str) -> int:
        return self.g.level(self.seat(colour), ATTRIBUTES.index(attribute))

    def value(self, colour: str, attribute: str) -> int:
        return self.g.value(self.seat(colour), ATTRIBUTES.index(attribute))

    def injuries(self, colour: str) -> list[str]:
        mask = self.g.injured[self.seat(colour)]
        return [name for number, name in enumerate(ATTRIBUTES) if (mask >> number) & 1]

    def priests(self, colour: str) -> int:
        """Those in the pool."""
        return self.g.priesthood[self.seat(colour)]

    def praying(self, colour: str, god: str) -> int:
        return self.g.praying[self.g.content.gods.index(god) * MAX_SEATS + self.seat(colour)]

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

    def hand(self, colour: str) -> list[str]:
        return [self.g.content.combat[card].name for card in self.g.hands[self.seat(colour)]]

    def artifacts(self, colour: str) -> list[str]:
        return [self.g.content.artifacts[a].name for a in self.g.artifacts_of(self.seat(colour))]

    def is_charged(self, artifact: str) -> bool:
        names = [card.name for card in self.g.content.artifacts]
        return self.g.is_charged(names.index(artifact))

    def blessings(self, colour: str) -> list[str]:
        return [self.g.content.blessings[b].name for b in self.g.blessings_of(self.seat(colour))]

    def wheel(self, action: str) -> list[str]:
        """Markers on a space, the top one last."""
        return [self.colours[seat] for seat in self.g.wheel[SPECIAL_ACTIONS.index(action)]]

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
        return {n + 1: self.colours[seat] for n, seat in enumerate(markers) if seat >= 0}

    def slain(self, colour: str) -> list[str]:
        cards = enumerate(self.g.content.monsters)
        return [card.name for n, card in cards if self.g.slain_by[n] == self.seat(colour)]

    def tokens(self, colour: str) -> int:
        return self.g.slayer_tokens[self.seat(colour)]

    def monument(self, god: str) -> int:
        return self.g.monuments[self.g.content.gods.index(god)]

    def has_temple(self, region: str) -> bool:
        return bool((self.g.temples >> self.region(region)) & 1)

    def omens(self) -> list[str]:
        """Those face down."""
        cards = enumerate(self.g.content.omens)
        return [card.name for n, card in cards if (self.g.fulfilled >> n) & 1]

    def discarded(self) -> list[str]:
        """The discard pile of combat cards."""
        return [self.g.content.combat[card].name for card in self.g.combat_discard]

    def winner(self) -> tuple[str, str] | None:
        """Who has won, and how."""
        if self.g.winner < 0:
            return None
        return self.colours[self.g.winner], VICTORIES[self.g.victory]

    def strengths(self) -> tuple[int, int]:
        """Battle strengths of winner and loser of the last battle."""
        event = self.events("battle_won")[-1]
        return event.values[2], event.values[3]

    def events(self, kind: str) -> list[Event]:
        assert self.g.events is not None
        return [event for event in self.g.events if event.kind == kind]


def new_game(players: int = 4, seed: str = "1", **options: object) -> LordsOfRagnarok:
    """A game from its setup on, with the given options."""
    return SPEC.new(players, checked(SPEC.options, options, players), seed)
