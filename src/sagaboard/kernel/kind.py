# mypyc: interpreted - declarations, read at the edges
"""Kinds: the sorts of things that moves and events name, each declared once.

A game lists its kinds, then verbs and events in terms of them. What names the moves, puts events
into words and checks the texts follows from that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from sagaboard.kernel.move import Vocabulary

if TYPE_CHECKING:
    from sagaboard.kernel.speech import Speech

Names: TypeAlias = "Sequence[str] | Callable[[Any], Sequence[str]]"
"""The same in every match, or taken from the content."""

MAX_SEATS: Final = 4


class Kind:
    """A sort of thing. Its values are numbers, counted from `first`; each has an id.

    `message` names a value in the texts: a pattern with `{id}` or `{n}` (counted from 1), or the
    messages of all values. A message may have `forms`; it must have those `required`; where it
    lacks one that is `inflected`, the name itself is used. Values that are not `named` by texts go
    by what the position says of them. `in_play` is how many of them a match has, where that depends
    on the number of players, as it does with seats.
    """

    def __init__(
        self,
        name: str,
        ids: Names = (),
        *,
        first: int = 0,
        message: str | Callable[[Any], Sequence[str]] = "",
        forms: Sequence[str] = (),
        required: Sequence[str] = (),
        inflected: Sequence[str] = (),
        named: bool = True,
        in_play: Callable[[int, Any], int] | None = None,
    ) -> None:
        self.name = name
        self.first = first
        self.forms = (*required, *inflected, *forms)
        self.required = required
        self.inflected = inflected
        self.named = named
        self._ids = ids
        self._message = message or f"{name}-{{id}}"
        self._in_play = in_play

    @classmethod
    def joined(cls, name: str, *parts: Kind, **others: Any) -> Kind:
        """The values of the first part, then those of the next."""

        def ids(content: object) -> list[str]:
            return [id for part in parts for id in part.ids(content)]

        def messages(content: object) -> list[str]:
            return [message for part in parts for message in part.messages(content)]

        return cls(name, ids, message=messages, **others)

    # A game without content files leaves `content` out.

    def ids(self, content: object = None) -> Sequence[str]:
        return _ids(self, content)

    def nouns(self, content: object = None) -> Sequence[str]:
        """What a move can name: values below 0 only events can."""
        return self.ids(content)[-self.first if self.first < 0 else 0 :]

    def values(self, content: object = None) -> range:
        return range(self.first, self.first + len(self.ids(content)))

    def in_play(self, seats: int, content: object = None) -> int:
        if self._in_play is not None:
            return self._in_play(seats, content)
        return seats if self.name == SEAT.name else len(self.ids(content))

    def names(self, values: Iterable[int], content: object = None) -> list[str]:
        ids = self.ids(content)
        return [ids[value - self.first] for value in values]

    def value(self, id: str, content: object = None) -> int:
        ids = self.ids(content)
        if id not in ids:
            raise ValueError(f"{id!r} is none of {', '.join(ids)}")
        return ids.index(id) + self.first

    def messages(self, content: object = None) -> Sequence[str]:
        return _messages(self, content)

    def message(self, value: int, content: object = None) -> str:
        """The id of the Fluent message that names a value."""
        return self.messages(content)[value - self.first]

    def words(self, speech: Speech, message: str) -> dict[str, str]:
        """What the message says: "" is the name, other keys are its forms."""
        found = {"": speech.say(message)}
        for form in self.forms:
            if speech.has(f"{message}.{form}"):
                found[form] = speech.say(f"{message}.{form}")
            elif form in self.inflected:
                found[form] = found[""]
        return found

    def needed(self, content: object) -> Iterator[str]:
        """The messages that every language must have."""
        for message in self.messages(content) if self.named else ():
            yield message
            yield from (f"{message}.{form}" for form in self.required)

    @property
    def is_number(self) -> bool:
        return self.name == NUMBER.name

    # As values of events

    def as_(self, name: str) -> Value:
        """The same under another name: `PLACE.as_("origin")`."""
        return Value(name, self)

    def each(self, name: str) -> Value:
        """All that remain: `CARD.each("cards")`."""
        return Value(name, self, repeats=True)


class Value:
    """A value of an event."""

    def __init__(self, name: str, kind: Kind, *, repeats: bool = False) -> None:
        self.name = name
        self.kind = kind
        self.repeats = repeats


class Verb:
    """`nouns` where a verb takes fewer of its kind than there are; without a kind it stands
    alone."""

    def __init__(self, name: str, kind: Kind | None = None, nouns: Kind | None = None) -> None:
        self.name = name
        self.kind = kind
        self.nouns = nouns or kind


NUMBER: Final = Kind("number")
"""A number that is told as one."""
SEATS: Final = tuple(f"player-{seat + 1}" for seat in range(MAX_SEATS))
SEAT: Final = Kind("seat", SEATS, message="seat-{n}")
"""A game in which seats go by something else has a kind of that name of its own."""

Events: TypeAlias = Mapping[str, Sequence[Kind | Value]]


def values_of(event: Iterable[Kind | Value]) -> list[Value]:
    return [value.as_(value.name) if isinstance(value, Kind) else value for value in event]


def kinds_of(verbs: Iterable[Verb], events: Events) -> dict[str, Kind]:
    """All kinds that verbs and events name."""
    found = {verb.kind.name: verb.kind for verb in verbs if verb.kind is not None}
    for event in events.values():
        found |= {value.kind.name: value.kind for value in values_of(event)}
    return found


def vocabulary_of(verbs: Iterable[Verb], content: object) -> Vocabulary:
    return Vocabulary(
        [(verb.name, [""] if verb.nouns is None else verb.nouns.nouns(content)) for verb in verbs]
    )


# Kinds and contents are few and live long.


@lru_cache(maxsize=512)
def _ids(kind: Kind, content: object) -> Sequence[str]:
    return kind._ids(content) if callable(kind._ids) else kind._ids


@lru_cache(maxsize=512)
def _messages(kind: Kind, content: object) -> Sequence[str]:
    if callable(kind._message):
        messages = kind._message(content)
    else:
        ids = enumerate(kind.ids(content), start=1)
        messages = [kind._message.format(id=id, n=n) for n, id in ids]
    return [message.replace("_", "-") for message in messages]
