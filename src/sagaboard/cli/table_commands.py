"""Carries out what a player types: a choice, a move, or a command such as `undo`."""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property
from pathlib import Path

from rich.text import Text

from sagaboard.cli.rules import matching, show_clauses
from sagaboard.cli.screen import EndOfInput, Screen
from sagaboard.kernel.clauses import Clause, read_translated
from sagaboard.kernel.errors import BadRecord, UndoRefused, UnparsableMove
from sagaboard.kernel.game import Question
from sagaboard.kernel.match import Match
from sagaboard.kernel.move import NOUNS, noun_of
from sagaboard.kernel.reason import Explanation, Reason, Target
from sagaboard.kernel.record import Played, write_record
from sagaboard.kernel.speech import Speech, label, reason_text, sentence

QUIT = "quit"
RULES_SHOWN = 8


class TableCommands:
    def __init__(self, match: Match, bots: Collection[int], speech: Speech, screen: Screen) -> None:
        self.match = match
        self.bots = bots
        self.speech = speech
        self.screen = screen

    def run(self, seat: int, line: str) -> None:
        """Choices come first, because a move may be spelled like a command."""
        question = self.match.game.question_for(seat)
        move = self.choice(question, line) if question else None
        if move is not None:
            self.match.play(seat, move)
            return
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if word in (QUIT, "exit"):
            raise EndOfInput
        if word in ("help", "?"):
            self.say("play-help", example=self.example(question), game=self.match.spec.name)
        elif word == "undo":
            self.undo(seat)
        elif word == "log":
            self.log(seat)
        elif word == "why":
            self.why(seat, question, rest)
        elif word == "save":
            self.save(rest)
        elif word == "card":
            self.card(rest)
        elif word == "rules":
            self.rules(rest)
        elif word not in ("", "show"):
            self.refuse(seat, question, line)

    # Choices

    def labels(self, question: Question) -> list[str]:
        """A label for each move. Labels that would be equal name the place, cards their figures."""
        match = self.match
        texts = [
            label(match.spec, match.game, self.speech, move, question.prompt)
            for move in question.moves
        ]
        texts = [text[:1].upper() + text[1:] for text in texts]
        labels = []
        for text, move in zip(texts, question.moves):
            kind = match.spec.verbs[move // NOUNS].kind
            words: dict[str, str] = {}
            if kind and not kind.is_number:
                words = match.spec.words(
                    match.game, self.speech, kind.name, noun_of(move), seat=question.seat
                )
            note = words.get("figures", "")
            if texts.count(text) > 1:
                note = words.get("where", match.vocabulary.noun(move))
            labels.append(f"{text} ({note})" if note else text)
        return labels

    def choice(self, question: Question, line: str) -> int | None:
        if line.isdecimal():
            number = int(line)
            return question.moves[number - 1] if 1 <= number <= len(question.moves) else None
        move = self.match.vocabulary.moves.get(" ".join(line.split()))
        if move is not None and move in question.moves:
            return move
        labels = [text.casefold() for text in self.labels(question)]
        return question.moves[labels.index(line.casefold())] if line.casefold() in labels else None

    def refuse(self, seat: int, question: Question | None, line: str) -> None:
        n = len(question.moves) if question else 0
        if line.isdecimal():
            self.say("play-bad-number", text=line, n=n)
            return
        try:
            move = self.match.vocabulary.parse(line)
        except UnparsableMove:
            self.say("play-not-understood", text=line, n=n, example=self.example(question))
            return
        self.say_reason(self.match.spec.why_not(self.match.game, seat, move), line)

    def say_reason(self, reason: Reason | None, text: str) -> None:
        if reason is None:
            self.say("play-not-possible", text=text)
            return
        why = reason_text(self.match.spec, self.match.game, self.speech, reason)
        if why is None:
            self.say("play-not-possible-by", text=text, clause=reason.clause)
        else:
            self.say("play-not-possible-why", text=text, clause=reason.clause, why=why)

    def example(self, question: Question | None) -> str:
        moves = question.moves if question and question.moves else [0]
        return self.match.vocabulary.text(moves[0])

    # Commands

    def undo(self, seat: int) -> None:
        if not any(Played.of(line).seat == seat for line in self.match.record.moves):
            self.say("play-nothing-to-undo")
            return
        try:
            self.match.undo(seat, bots=self.bots)
        except UndoRefused:
            self.say("play-no-undo")
        else:
            self.say("play-undone")

    def log(self, seat: int) -> None:
        lines = [
            f"{number:>4}  {sentence(self.match.spec, self.match.game, self.speech, event, seat)}"
            for number, events in enumerate(self.match.events)
            for event in events
            if event.is_for(seat)
        ]
        self.screen.console.print(*(lines or [self.speech.say("play-log-empty")]), sep="\n")

    def why(self, seat: int, question: Question | None, text: str) -> None:
        if not text:
            self.say("play-why-what", example=self.example(question))
            return
        if question and self.choice(question, text) is not None:
            self.say("play-possible", text=text)
            return
        move = self.match.vocabulary.moves.get(" ".join(text.split()))
        if move is not None:
            reason = self.match.spec.why_not(self.match.game, seat, move)
        else:
            found = self.of_target(seat, text)
            if found is None:
                self.refuse(seat, question, text)
                return
            if found.moves:
                self.say("play-possible", text=self.match.vocabulary.text(found.moves[0]))
                return
            reason = found.reason
        self.say_reason(reason, text)
        if reason is not None and reason.clause in self.clauses:
            show_clauses(self.screen.console, [self.clauses[reason.clause]])
        else:
            self.say("play-no-clause")

    def of_target(self, seat: int, noun: str) -> Explanation | None:
        """What is to be said of a thing on the table; nothing if no move names such a thing."""
        spec, vocabulary = self.match.spec, self.match.vocabulary
        kinds = [
            verb.kind.name
            for verb, nouns in zip(spec.verbs, vocabulary.nouns)
            if verb.kind is not None and noun in nouns
        ]
        answers = [
            spec.explain(self.match.game, seat, Target(kind, noun)) for kind in dict.fromkeys(kinds)
        ]
        told = (answer for answer in answers if answer.moves or answer.reason)
        return next(told, answers[0] if answers else None)

    def save(self, name: str) -> None:
        record = self.match.record
        path = Path(name or f"{record.game}-{record.seed}").expanduser()
        if not path.suffix:
            path = path.with_suffix(".saga")
        try:
            write_record(record, path)
        except BadRecord as error:
            cause = error.__cause__
            reason = (cause.strerror if isinstance(cause, OSError) else None) or str(error)
            self.say("play-not-saved", path=str(path), reason=reason)
        else:
            self.say("play-saved", path=str(path))

    def card(self, wanted: str) -> None:
        """Shows the text of a card, found by its name or a part of it."""
        spec, vocabulary = self.match.spec, self.match.vocabulary
        found: dict[str, dict[str, str]] = {}
        for text, move in vocabulary.moves.items():
            kind = spec.verbs[move // NOUNS].kind
            if kind and not kind.is_number:
                noun = text.partition(" ")[2]
                words = spec.words(self.match.game, self.speech, kind.name, noun_of(move))
                if "text" not in words:
                    continue
                if wanted.casefold() in (noun, words[""].casefold()):
                    found = {words[""]: words}
                    break
                if wanted and wanted.casefold() in words[""].casefold():
                    found[words[""]] = words
        if not found:
            self.say("play-no-card", text=wanted)
        for name, words in found.items():
            line = Text(name, style="bold")
            if figures := words.get("figures"):
                line.append(f" ({figures})", style="not bold")
            line.append(f": {words.get('text', '')}", style="not bold")
            self.screen.console.print(line)

    def rules(self, wanted: str) -> None:
        found = matching(self.clauses, wanted)
        if not found:
            self.say("play-no-rule", text=wanted)
            return
        show_clauses(self.screen.console, found[:RULES_SHOWN])
        if len(found) > RULES_SHOWN:
            self.say("play-many-rules", n=len(found) - RULES_SHOWN)

    @cached_property
    def clauses(self) -> dict[str, Clause]:
        return read_translated(self.match.spec.rules_text, self.speech.language)

    def say(self, message: str, **values: str | int) -> None:
        self.screen.console.print(self.speech.say(message, **values))
