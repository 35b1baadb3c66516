# mypyc: interpreted (text for people)
"""Turns moves, questions and events into sentences of a language, through Fluent."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Resource

from sagaboard.kernel.errors import BadContent, BadOption
from sagaboard.kernel.event import Event
from sagaboard.kernel.game import Game
from sagaboard.kernel.kind import Kind, values_of
from sagaboard.kernel.move import NOUNS, noun_of
from sagaboard.kernel.printable import printable
from sagaboard.kernel.reason import Reason
from sagaboard.kernel.spec import GameTable


class Speech:
    """The messages of one language: `.ftl` files of the kernel's users, later ones win."""

    def __init__(self, language: str, files: Iterable[Path]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        problems: list[str] = []
        for path in files:
            resource = read_messages(path, problems)
            self._bundle.add_resource(resource, allow_overrides=True)
        if problems:
            raise BadContent(problems)

    def has(self, message: str) -> bool:
        name, _, attribute = message.partition(".")
        if not self._bundle.has_message(name):
            return False
        found = self._bundle.get_message(name)
        return attribute in found.attributes if attribute else found.value is not None

    def say(self, message: str, /, **values: str | int) -> str:
        """The text of a message, or of its attribute: `card-troll` or `card-troll.text`. Packs and
        names in it may come from anywhere, so it is safe to print."""
        name, _, attribute = message.partition(".")
        if not self.has(message):
            raise BadContent([f"{self.language}.ftl: message {message!r} is missing; add it"])
        found = self._bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise BadContent([f"{self.language}.ftl: message {message!r}: {errors[0]}"])
        return printable(str(text))


def speech_for(spec: GameTable[Any], language: str, pack: Path | None = None) -> Speech:
    if language not in spec.languages:
        raise BadOption(f"language {language!r} is none of {', '.join(spec.languages)}")
    return Speech(language, spec.text_files(language, pack))


def read_messages(path: Path, problems: list[str]) -> Resource:
    """The messages of a file; what is not one is item with its line."""
    try:
        text = path.read_text(encoding="utf-8")
        resource = FluentResource(text)
    except RecursionError:
        problems.append(f"{path}: braces too deep in one another; correct the file")
        return Resource([])
    except (OSError, ValueError) as error:
        problems.append(f"{path}: cannot be read: {error}; correct the file")
        return Resource([])
    for part in resource.body:
        if isinstance(part, Junk) and part.content and part.span:
            line = text.count("\n", 0, part.span.start) + 1
            why = "; ".join(str(note.message) for note in part.annotations or [])
            first = part.content.splitlines()[0]
            problems.append(f"{path} line {line}: {first!r} is no message: {why}; correct it")
    return resource


def sentence(
    spec: GameTable[Any], g: Game, speech: Speech, event: Event, reader: int | None = None
) -> str:
    """What happened: message `event-KIND`, with each value's name and forms as arguments. What the
    reader's own seat does has a sentence of its own (`event-KIND.own`) where the game tells so.

    A card called `card` gives `$card`; a place called `place` gives `$place`, `$place_in`, ...
    Numbers stay numbers, so that messages can choose their plural.
    """
    values: dict[str, str | int] = {}
    for position, item in enumerate(values_of(spec.events[event.kind])):
        if item.repeats:
            rest = event.values[position:]
            words = [spec.words(g, speech, item.kind.name, value)[""] for value in rest]
            values[item.name] = ", ".join(words)
            values["n"] = len(rest)
        else:
            values |= _values(spec, g, speech, item.name, item.kind, event.values[position])
    message = f"event-{event.kind.replace('_', '-')}"
    told = spec.events[event.kind]
    if told and values_of(told)[0].name == "seat" and event.values[0] == reader:
        own = f"{message}.own"
        message = own if speech.has(own) else message
    return speech.say(message, **values)


def label(
    spec: GameTable[Any], g: Game, speech: Speech, move: int, prompt: str | None = None
) -> str:
    """A move as a choice: message `move-VERB`, its noun as `$noun` with its forms; an answer
    without a noun as the question wants it (`ask-PROMPT.VERB`)."""
    verb = spec.verbs[move // NOUNS]
    if prompt is not None and not verb.kind:
        answer = f"ask-{prompt.replace('_', '-')}.{verb.name}"
        if speech.has(answer):
            return speech.say(answer)
    values = _values(spec, g, speech, "noun", verb.kind, noun_of(move)) if verb.kind else {}
    return speech.say(f"move-{verb.name}", **values)


def reason_text(spec: GameTable[Any], g: Game, speech: Speech, reason: Reason) -> str | None:
    """The obstacle as message `why-CLAUSE`, or nothing where the clause itself says enough."""
    if not speech.has(reason.message):
        return None
    values: dict[str, str | int] = {}
    for name, value in reason.values.items():
        values |= _values(spec, g, speech, name, spec.kind_of_value(name), value)
    return speech.say(reason.message, **values)


def _values(
    spec: GameTable[Any], g: Game, speech: Speech, name: str, kind: Kind, value: int
) -> dict[str, str | int]:
    if kind.is_number:
        return {name: value}
    words = spec.words(g, speech, kind.name, value)
    return {f"{name}_{form}" if form else name: word for form, word in words.items()}
