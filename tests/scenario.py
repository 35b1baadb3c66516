"""Scenario scripts: put a table, play moves by name, look at what is on it.

    table = Scenario('''
        seats wolf raven
        turn wolf
        wolf rage 3
        wolf at andlang leader
    ''')
    table.plays("wolf pillage andlang", "raven done")
    assert table.glory("wolf") == 5

A move that is not offered fails the test and says what was offered. Each game adds how its
positions are written (`notation.py`) and what can be seen on its table (`scenario.py`).
"""

from __future__ import annotations

from typing import Any, ClassVar, Generic, Self, TypeVar

from sagaboard.kernel.event import Event
from sagaboard.kernel.game import Game, Question, play
from sagaboard.kernel.spec import GameSpec

G = TypeVar("G", bound=Game)


class Scenario(Generic[G]):
    """A game and the words to speak about it. Players are named by their clan, army or colour."""

    spec: ClassVar[GameSpec[Any]]

    def __init__(self, g: G, players: list[str]) -> None:
        self.g = g
        self.g.events = []
        self.players = players
        self.vocabulary = self.spec.vocabulary(g)

    # Playing

    def plays(self, *script: str) -> Self:
        """Each line is `player verb [noun]`."""
        for line in script:
            player, _, text = line.partition(" ")
            play(self.g, self.seat(player), self.move(player, text))
        violations = self.spec.violations(self.g)
        assert violations == [], violations
        return self

    def move(self, player: str, text: str) -> int:
        """The offered move that the text means."""
        fitting = [move for move in self.question(player).moves if self.fits(player, move, text)]
        assert len(fitting) == 1, (
            f"{player} {text}: {fitting or 'not'} offered, only {self.offers(player)}"
        )
        return fitting[0]

    def fits(self, player: str, move: int, text: str) -> bool:
        return self.vocabulary.text(move) == text

    # Questions

    def question(self, player: str) -> Question:
        question = self.g.question_for(self.seat(player))
        assert question is not None, f"{player} is not asked; {self.asked()} are"
        return question

    def asked(self) -> dict[str, str]:
        """Who has to answer now, and what."""
        return {self.players[q.seat]: q.prompt for q in self.g.questions if not q.may_change}

    def offers(self, player: str, verb: str = "") -> list[str]:
        """The moves offered to a player as text, all or those of one verb."""
        texts = [self.vocabulary.text(move) for move in self.question(player).moves]
        return [text for text in texts if not verb or text.split()[0] == verb]

    def nouns(self, player: str, verb: str) -> list[str]:
        """What a verb is offered with."""
        return [text.partition(" ")[2] for text in self.offers(player, verb)]

    def why_not(self, player: str, text: str) -> str | None:
        """The clause that forbids a move; fails if the move is offered."""
        question = self.g.question_for(self.seat(player))
        move = self.vocabulary.parse(text)
        assert question is None or move not in question.moves, f"{text} is offered"
        reason = self.spec.why_not(self.g, self.seat(player), move)
        return reason.clause if reason else None

    # The table

    def seat(self, player: str) -> int:
        return self.players.index(player)

    def named(self, seat: int) -> str | None:
        return self.players[seat] if seat >= 0 else None

    def events(self, kind: str) -> list[Event]:
        assert self.g.events is not None
        return [event for event in self.g.events if event.kind == kind]
