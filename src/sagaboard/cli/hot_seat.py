"""A match in the terminal: whose turn it is, who is at the keyboard, and what they see."""

from __future__ import annotations

from collections.abc import Mapping

from rich.columns import Columns
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from sagaboard.bots import Bot
from sagaboard.cli.score_table import score_table
from sagaboard.cli.screen import EndOfInput, Screen
from sagaboard.cli.table_commands import QUIT, TableCommands
from sagaboard.kernel.event import EVERYBODY
from sagaboard.kernel.game import Question
from sagaboard.kernel.match import Match
from sagaboard.kernel.record import Played
from sagaboard.kernel.registry import find
from sagaboard.kernel.speech import Speech, sentence

NOBODY = -1
ONE_COLUMN_UP_TO = 8


class HotSeat:
    """People take turns at one keyboard; bots play the other seats."""

    def __init__(
        self, match: Match, bots: Mapping[int, Bot], speech: Speech, screen: Screen
    ) -> None:
        self.match = match
        self.bots = bots
        self.speech = speech
        self.screen = screen
        self.people = [seat for seat in range(match.game.seats) if seat not in bots]
        self.at_keyboard = self.people[0] if len(self.people) == 1 else NOBODY
        self.commands = TableCommands(match, bots, speech, screen)
        self.moves_told = dict.fromkeys(range(-1, match.game.seats), 0)
        """By seat: the number of moves whose events it has read."""
        self.drawn: dict[int, tuple[int, str]] = {}
        """By seat: the number of moves when the table was last drawn, and the prompt then."""

    def play(self) -> None:
        record = self.match.record
        title = self.match.spec.title
        self.screen.console.print(
            self.speech.say("play-welcome", title=title, seed=record.seed), style="bold"
        )
        try:
            while not self.match.game.is_over:
                self.step()
        except EndOfInput:
            self.screen.console.print(self.speech.say("play-left", game=record.game))
            return
        self.tell_news(self.at_keyboard)
        self.screen.console.print(Rule(self.speech.say("play-over")))
        self.screen.console.print(score_table(self.match, self.speech))

    def step(self) -> None:
        waiting = self.match.game.waiting_for()
        bots = [seat for seat in waiting if seat in self.bots]
        if bots:
            seat = bots[0]
            spec = find(self.match.record.game)
            self.match.play(seat, self.bots[seat].choose(spec, self.match.game, seat))
            if not self.people:
                self.tell_news(EVERYBODY)
        elif self.at_keyboard in waiting:
            self.turn(self.at_keyboard)
        else:
            self.hand_over(waiting[0])

    def hand_over(self, seat: int) -> None:
        """Hides what the previous player saw. That player may still undo or choose again."""
        previous = self.at_keyboard
        self.screen.clear()
        seats = self.match.record.seats
        clan = self.match.spec.words(self.match.game, self.speech, "seat", seat)[""]
        self.screen.console.print(
            self.speech.say("play-hand-over", name=seats[seat], seat=clan), style="bold"
        )
        if previous != NOBODY:
            self.screen.console.print(
                self.speech.say("play-hand-over-back", previous=seats[previous])
            )
        line = self.screen.ask(seats[seat])
        if line and previous != NOBODY:
            self.run_line(previous, line)
            return
        if line == QUIT:
            raise EndOfInput
        self.screen.clear()
        self.at_keyboard = seat

    def turn(self, seat: int) -> None:
        question = self.match.game.question_for(seat)
        assert question is not None
        self.tell_news(seat)
        if self.needs_drawing(seat, question):
            self.draw(seat, question)
        self.show_question(question)
        while True:
            line = self.screen.ask(
                self.speech.say("play-prompt", name=self.match.record.seats[seat])
            )
            if self.run_line(seat, line):
                return
            if line == "show":
                self.draw(seat, question)
                self.show_question(question)

    def run_line(self, seat: int, line: str) -> bool:
        """Carries out a line; returns whether moves were made or taken back."""
        moves = len(self.match.record.moves)
        self.commands.run(seat, line)
        now = len(self.match.record.moves)
        if now < moves:
            self.moves_told = {seat: min(told, now + 1) for seat, told in self.moves_told.items()}
            self.drawn.clear()
        return now != moves

    # What is shown

    def tell_news(self, seat: int) -> None:
        """Prints the events since the seat last read them, as far as it may know them."""
        lines = [
            sentence(self.match.spec, self.match.game, self.speech, event, seat)
            for events in self.match.events[self.moves_told[seat] :]
            for event in events
            if event.is_for(seat)
        ]
        self.moves_told[seat] = len(self.match.events)
        if not lines:
            return
        if not self.people:
            self.screen.console.print(*lines, sep="\n")
            return
        self.screen.console.print(
            Panel(
                Text("\n".join(lines)),
                title=self.speech.say("play-news"),
                title_align="left",
                border_style="dim",
            )
        )

    def needs_drawing(self, seat: int, question: Question) -> bool:
        """The table is not drawn again between the questions of one action."""
        if seat not in self.drawn:
            return True
        moves, prompt = self.drawn[seat]
        movers = {Played.of(line).seat for line in self.match.record.moves[moves:]}
        return bool(movers - {seat}) or (bool(movers) and prompt == question.prompt)

    def draw(self, seat: int, question: Question) -> None:
        spec = self.match.spec
        self.screen.console.print(spec.drawing(self.match.game, seat, self.speech))
        self.drawn[seat] = (len(self.match.record.moves), question.prompt)

    def show_question(self, question: Question) -> None:
        console = self.screen.console
        console.print()
        ask = self.speech.say(f"ask-{question.prompt.replace('_', '-')}")
        console.print(Text(ask, style="bold"))
        labels = self.commands.labels(question)
        choices = [Text(f"{n:>3}  {label}") for n, label in enumerate(labels, 1)]
        if len(choices) <= ONE_COLUMN_UP_TO:
            console.print(*choices, sep="\n")
        else:
            console.print(Columns(choices, padding=(0, 3), column_first=True))
