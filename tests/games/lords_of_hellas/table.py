"""Scenario scripts: put a table, play moves by name, look at what is on it.

    table = Table('''
        seats tyrian aegean
        turn tyrian
        tyrian hero achilles epirus
        tyrian hoplites epirus*2
    ''')
    table.plays("tyrian march epirus", "tyrian send 2", "tyrian to thessaly")
    assert table.hoplites("tyrian", "thessaly") == 2

A move that is not offered fails the test and says what was offered. Seats are named by their
army. Without a line of its own a seat has the next hero that is free, with all attributes at 1,
in the first regions without a hero (Epirus, Macedonia, ...); Helen comes last.
"""

from __future__ import annotations

from sagaboard.games.lords.components import MAX_SEATS
from sagaboard.games.lords_of_hellas import SPEC
from sagaboard.games.lords_of_hellas.components import (
    ATTRIBUTES,
    FACES,
    KEPT_QUEST,
    SPECIAL_ACTIONS,
)
from sagaboard.games.lords_of_hellas.kinds import VICTORIES
from sagaboard.games.lords_of_hellas.loading import load
from sagaboard.games.lords_of_hellas.notation import read_position
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.chance import Chance
from sagaboard.kernel.event import Event
from sagaboard.kernel.game import Question, play
from sagaboard.kernel.options import checked


class Table:
    """A game of Lords of Hellas and the words to speak about it."""

    def __init__(self, position: str | LordsOfHellas) -> None:
        self.g = read_position(load(), position) if isinstance(position, str) else position
        self.g.events = []
        self.vocabulary = SPEC.vocabulary(self.g)
        self.armies = [self.g.content.armies[army] for army in self.g.armies]

    # Playing

    def plays(self, *script: str) -> Table:
        """Each line is `army verb [noun]`."""
        for line in script:
            army, _, text = line.partition(" ")
            play(self.g, self.seat(army), self.move(army, text))
        violations = SPEC.violations(self.g)
        assert violations == [], violations
        return self

    def move(self, army: str, text: str) -> int:
        """The offered move that the text means."""
        question = self.question(army)
        move = self.vocabulary.parse(text)
        assert move in question.moves, f"{army} {text}: not offered, only {self.offers(army)}"
        return move

    def rolls(self, *faces: str) -> Table:
        """Makes the next rolls of the monster die show these faces."""
        die = [FACES[face] for face in self.g.content.die]
        for number in range(100_000):
            chance = Chance(f"die/{number}")
            if all(die[chance.below(len(die))] == face for face in faces):
                self.g.chance = Chance(f"die/{number}")
                return self
        raise AssertionError(faces)

    def stacks_attacks(self, *names: str) -> Table:
        """Puts monster attack cards on top of the deck of the hunt, the first uppermost."""
        deck = self.g.hunt.deck
        cards = [card.name for card in self.g.content.attacks]
        for name in reversed(names):
            deck.remove(cards.index(name))
            deck.append(cards.index(name))
        return self

    # Questions

    def question(self, army: str) -> Question:
        question = self.g.question_for(self.seat(army))
        assert question is not None, f"{army} is not asked; {self.asked()} are"
        return question

    def asked(self) -> dict[str, str]:
        """Who has to answer now, and what."""
        return {self.armies[q.seat]: q.prompt for q in self.g.questions if not q.may_change}

    def offers(self, army: str, verb: str = "") -> list[str]:
        """The moves offered to a player as text, all or those of one verb."""
        texts = [self.vocabulary.text(move) for move in self.question(army).moves]
        return [text for text in texts if not verb or text.split()[0] == verb]

    def why_not(self, army: str, text: str) -> str | None:
        """The clause that forbids a move; fails if the move is offered."""
        question = self.g.question_for(self.seat(army))
        move = self.vocabulary.parse(text)
        assert question is None or move not in question.moves, f"{text} is offered"
        return SPEC.why_not(self.g, self.seat(army), move)

    # The table

    def seat(self, army: str) -> int:
        return self.armies.index(army)

    def region(self, name: str) -> int:
        return self.g.content.regions.index(name)

    def hoplites(self, army: str, region: str) -> int:
        """Without the fortified one."""
        return self.g.unfortified(self.seat(army), self.region(region))

    def garrison(self, region: str) -> str | None:
        return self.named(self.g.garrison[self.region(region)])

    def control(self, region: str) -> str | None:
        return self.named(self.g.control[self.region(region)])

    def named(self, seat: int) -> str | None:
        return self.armies[seat] if seat >= 0 else None

    def supply(self, army: str) -> int:
        return self.g.supply[self.seat(army)]

    def hero(self, army: str) -> str | None:
        """The region of the hero, or None on a quest."""
        where = self.g.hero_at[self.seat(army)]
        return self.g.content.regions[where] if where >= 0 else None

    def level(self, army: str, attribute: str) -> int:
        return self.g.level(self.seat(army), ATTRIBUTES.index(attribute))

    def value(self, army: str, attribute: str) -> int:
        return self.g.value(self.seat(army), ATTRIBUTES.index(attribute))

    def injuries(self, army: str) -> list[str]:
        mask = self.g.injured[self.seat(army)]
        return [name for number, name in enumerate(ATTRIBUTES) if (mask >> number) & 1]

    def priests(self, army: str) -> int:
        return self.g.priesthood[self.seat(army)]

    def praying(self, army: str, god: str) -> int:
        return self.g.praying[self.g.content.gods.index(god) * MAX_SEATS + self.seat(army)]

    def hand(self, army: str) -> list[str]:
        return [self.g.content.combat[card].name for card in self.g.hands[self.seat(army)]]

    def artifacts(self, army: str) -> list[str]:
        return [self.g.content.artifacts[a].name for a in self.g.artifacts_of(self.seat(army))]

    def is_charged(self, artifact: str) -> bool:
        names = [card.name for card in self.g.content.artifacts]
        return self.g.is_charged(names.index(artifact))

    def blessings(self, army: str) -> list[str]:
        return [self.g.content.blessings[b].name for b in self.g.blessings_of(self.seat(army))]

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

    def slain(self, army: str) -> list[str]:
        cards = enumerate(self.g.content.monsters)
        return [card.name for n, card in cards if self.g.slain_by[n] == self.seat(army)]

    def monument(self, god: str) -> int:
        return self.g.monuments[self.g.content.gods.index(god)]

    def has_temple(self, region: str) -> bool:
        return bool((self.g.temples >> self.region(region)) & 1)

    def quests(self) -> list[str]:
        return [self.g.content.events[card].name for card in self.g.quests if card >= 0]

    def on_quest(self, army: str) -> tuple[str, int] | None:
        """The quest and the step 1 to 3 of a hero."""
        seat = self.seat(army)
        slot = self.g.quest_of[seat]
        if slot < 0:
            return None
        return self.g.content.events[self.g.quests[slot]].name, self.g.step_of[seat] + 1

    def discarded(self) -> list[str]:
        """The open discard pile of combat cards."""
        return [self.g.content.combat[card].name for card in self.g.combat_discard]

    def winner(self) -> tuple[str, str] | None:
        """Who has won, and how."""
        if self.g.winner < 0:
            return None
        return self.armies[self.g.winner], VICTORIES[self.g.victory]

    def strengths(self) -> tuple[int, int]:
        """Army strengths of winner and loser of the last battle."""
        event = self.events("battle_won")[-1]
        return event.values[2], event.values[3]

    def events(self, kind: str) -> list[Event]:
        assert self.g.events is not None
        return [event for event in self.g.events if event.kind == kind]


def new_game(players: int = 4, seed: str = "1", **options: object) -> LordsOfHellas:
    """A game from its setup on, with the given options."""
    return SPEC.new(players, checked(SPEC.options, options, players), seed)
