# mypyc: interpreted - reads text files once, then is out of the way
"""Checks that the texts of a game and of a pack cover everything in its content."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from fluent.syntax.ast import Message

from sagaboard.kernel.data_files import Rewritten
from sagaboard.kernel.errors import BadContent
from sagaboard.kernel.schema import suggestion
from sagaboard.kernel.spec import GameTable
from sagaboard.kernel.speech import read_messages, speech_for

BRIEF = 55
"""The number of characters that fit on a card in the hand."""


def check_messages(
    spec: GameTable[Any],
    needed: Iterable[str],
    pack: Path | None,
    *,
    faces: Iterable[Sequence[str]],
    rewritten: Sequence[Rewritten] = (),
) -> None:
    """Raises BadContent with the messages that a language lacks, including texts of the pack.

    Each of the faces is what a card in the hand says, in one message or several; together they
    must fit on it. A card whose effects a pack has rewritten needs a text of the pack.
    """
    briefs = sorted(set(map(tuple, faces)))
    messages = [*needed, *(part for brief in briefs for part in brief)]
    problems = _unknown_files(spec, pack)
    for language in spec.languages:
        try:
            speech = speech_for(spec, language, pack)
        except BadContent as error:
            problems += error.problems
            continue
        file = f"text/{language}.ftl" if pack is None else str(pack / "text" / f"{language}.ftl")
        for message in dict.fromkeys(messages):
            if not speech.has(message):
                problems.append(f"{file}: {message!r} is missing; add it")
        for brief in briefs:
            length = sum(len(speech.say(part)) for part in brief if speech.has(part))
            if length > BRIEF:
                face = " + ".join(map(repr, brief))
                problems.append(f"{file}: {face} has {length} characters; shorten it to {BRIEF}")
        if pack is not None:
            said = _messages_of(pack / "text" / f"{language}.ftl")
            problems += _unknown_messages(spec, language, file, said, messages)
            problems += _outdated(file, said, rewritten)
    if problems:
        raise BadContent(problems)


def _unknown_files(spec: GameTable[Any], pack: Path | None) -> list[str]:
    if pack is None or not (pack / "text").is_dir():
        return []
    allowed = [f"{language}.ftl" for language in spec.languages]
    return [
        f"{path}: unknown file; {suggestion(path.name, allowed, 'texts are in')}"
        for path in sorted((pack / "text").iterdir())
        if path.name not in allowed
    ]


def _messages_of(path: Path) -> list[str]:
    if not path.is_file():
        return []
    body = read_messages(path, []).body
    return [part.id.name for part in body if isinstance(part, Message)]


def _unknown_messages(
    spec: GameTable[Any], language: str, file: str, said: Sequence[str], needed: Iterable[str]
) -> list[str]:
    """Refuses unknown messages, which are mistyped. Words for use in messages are terms (-word)."""
    known = {message.partition(".")[0] for message in needed}
    problems = []
    new = [name for name in said if name not in known]
    ours = speech_for(spec, language) if new else None
    for name in new:
        if ours is not None and not ours.has(name):
            near = get_close_matches(name, sorted(known), 1)
            remedy = f"did you mean {near[0]!r}?" if near else "remove it"
            problems.append(f"{file}: {name!r} is no message of this game; {remedy}")
    return problems


def _outdated(file: str, said: Sequence[str], rewritten: Sequence[Rewritten]) -> list[str]:
    return [
        f"{file}: {message!r} is missing; add it, because {where} changes what the card does "
        "and people would read the old text"
        for where, messages in rewritten
        for message in messages
        if message not in said
    ]
