"""Every message of the service. The client's types are made from these structs."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal

import msgspec

from sagaboard.arena.analysis import Advice

NO_NUL = r"^[^\x00]*$"  # no database keeps U+0000
# Terminals obey control characters, and some turn the text around that they stand in. `$` alone
# would let an end of line pass in Python.
NO_CONTROL = r"^[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]*$(?!\n)"
CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")
Name = Annotated[str, msgspec.Meta(max_length=40, pattern=NO_CONTROL)]
Key = Annotated[str, msgspec.Meta(min_length=8, max_length=64, pattern=NO_NUL)]
SecretKey = Annotated[str, msgspec.Meta(min_length=32, max_length=64, pattern=NO_NUL)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=500, pattern=NO_CONTROL)]
MoveText = Annotated[str, msgspec.Meta(min_length=1, max_length=80, pattern=NO_NUL)]


# What there is


class OptionInfo(msgspec.Struct):
    name: str
    help: str
    default: Any
    choices: list[str]
    per_seat: list[str]


class GameInfo(msgspec.Struct):
    name: str
    title: str
    players: list[int]
    options: list[OptionInfo]
    rules: int
    content: str
    languages: list[str]
    lesson: bool


class BotInfo(msgspec.Struct):
    name: str


# Matches


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    """A seat for a person with a link, for a bot, or open to whoever joins first."""

    kind: Literal["person", "bot", "open"] = "person"
    name: Name = ""
    bot: str | None = None
    here: bool = False
    """A person at the device that makes the match, as the first person always is (hot seat)."""


class NewMatch(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=10)]
    options: dict[str, Any] = {}
    spectators: bool = True


class NewLesson(msgspec.Struct, forbid_unknown_fields=True):
    """What the learner is called, and names for the bots: as many are used as there are bots."""

    name: Name = ""
    bot_names: Annotated[list[Name], msgspec.Meta(max_length=10)] = []


class SeatLink(msgspec.Struct):
    """The token is told once, here; the service keeps only its hash."""

    seat: int
    token: str
    path: str


class MatchCreated(msgspec.Struct):
    id: str
    seed_hash: str
    links: list[SeatLink]


class SeatInfo(msgspec.Struct):
    seat: int
    kind: str
    name: str
    bot: str | None
    present: bool
    waiting: bool


class MatchInfo(msgspec.Struct):
    """What everybody may know of a match."""

    id: str
    game: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    spectators: bool
    imported: bool
    """Whoever imported it knows its seed, and so its luck."""
    created: float
    seq: int
    moves: int
    over: bool
    seed_hash: str
    seed: str | None
    scores: list[int]
    winners: list[int]


class MyMatch(msgspec.Struct):
    """`problem` says why a match cannot be opened; scores and seats that wait are not known then.
    It is empty for all others."""

    match: MatchInfo
    seat: int
    my_turn: bool
    problem: str = ""


class Claim(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of a running match that was imported is taken only by who accepts its known seed."""

    token: Annotated[str, msgspec.Meta(min_length=20, max_length=80)]
    accept_known_seed: bool = False


class Claimed(msgspec.Struct):
    match: str
    seat: int


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """`key` is random and known to nobody else: the seat's token is made from it."""

    name: Name = ""
    key: SecretKey | None = None
    accept_known_seed: bool = False


class Joined(msgspec.Struct):
    match: str
    seat: int
    link: SeatLink


class Leave(msgspec.Struct, forbid_unknown_fields=True):
    key: SecretKey | None = None


class HandToBot(msgspec.Struct, forbid_unknown_fields=True):
    bot: str


# Playing


class Question(msgspec.Struct):
    """`moves` is all that can be answered, as `verb noun`."""

    prompt: str
    moves: list[str]
    settled: bool


class EventInfo(msgspec.Struct, gc=False):
    """What happened: `values` in the order that the game declares for this kind.

    A log has many of these, which refer to nothing that could refer back."""

    kind: str
    values: list[int]


class LogEntry(msgspec.Struct, gc=False):
    """The events of one move that the reader may know. Move 0 is the set-up."""

    move: int
    seat: int | None
    events: list[EventInfo]


class Log(msgspec.Struct):
    """`log` begins after the first `log_from` moves: what a reader has beyond them was undone."""

    seq: int
    moves: int
    log_from: int
    log: list[LogEntry]


class UndoProposal(msgspec.Struct):
    seat: int
    to: int
    agreed: list[int]


class UndoRefusal(msgspec.Struct):
    """`by` has refused that `seat` goes back to the first `to` moves."""

    seat: int
    to: int
    by: int


class Update(msgspec.Struct, tag_field="is", tag="update"):
    """All that a seat (or a spectator, seat -1) gets. `seq` goes up with every change.

    `moves` count now. `log` begins after the first `log_from` of them: whoever has more than
    these drops it and appends `log`.
    """

    match: str
    seat: int
    seq: int
    moves: int
    view: Any
    question: Question | None
    waiting_for: list[int]
    log_from: int
    log: list[LogEntry]
    undo: UndoProposal | None
    can_undo: bool
    over: bool
    scores: list[int]
    winners: list[int]
    seed_hash: str
    seed: str | None
    imported: bool = False
    undo_refused: UndoRefusal | None = None
    """The last thing that happened is this refusal."""


class PlayMove(msgspec.Struct, forbid_unknown_fields=True):
    """`seq` is that of the update which the move answers; `key` makes repeats harmless."""

    move: MoveText
    seq: int
    key: Key | None = None


class Undo(msgspec.Struct, forbid_unknown_fields=True):
    seq: int
    key: Key | None = None


class ChatMessage(msgspec.Struct, forbid_unknown_fields=True):
    text: Text


class ChatInfo(msgspec.Struct, tag_field="is", tag="chat"):
    """What somebody said, or word that somebody has joined or left, or lets a bot play, or plays
    again."""

    number: int
    seat: int
    name: str
    text: str
    at: float
    kind: str = "said"


class Presence(msgspec.Struct, tag_field="is", tag="presence"):
    seats: list[SeatInfo]
    spectators: int


class Rematch(msgspec.Struct, tag_field="is", tag="rematch"):
    """The same people meet again in another match; every link and device holds its seat there."""

    match: str


class Pong(msgspec.Struct, tag_field="is", tag="pong"):
    """Answers a ping: the connection is alive."""


class PartialRecord(msgspec.Struct):
    """An export of a running match: what the holder may know, never the seed or others' moves."""

    game: str
    options: dict[str, Any]
    seats: list[str]
    seed_hash: str
    seat: int
    log: list[LogEntry]
    view: Any


# For whoever draws the table


class VerbInfo(msgspec.Struct):
    """`kind` says what the nouns are; the place of a noun in the list is its value."""

    kind: str
    nouns: list[str]


class MatchNames(msgspec.Struct):
    """How to put moves and events of a match into words: `messages[kind][value]` is the Fluent
    message that names a value, `events[kind]` lists the name and kind of each value. `languages`
    are those that the game speaks."""

    languages: list[str]
    verbs: dict[str, VerbInfo]
    events: dict[str, list[list[str]]]
    messages: dict[str, dict[str, str]]


class Opening(msgspec.Struct):
    """All that a device needs to show a table. `held` are its seats there, `given_up` those that it
    held once: of the open seats only these are open to it. `update` is what its only seat sees, or
    a spectator if it has none; None where it has several or may not look on."""

    match: MatchInfo
    held: list[int]
    given_up: list[int]
    names: MatchNames
    printed: Any
    update: Update | None


class Position(msgspec.Struct):
    """An earlier position, as far as the seat could see it."""

    move: int
    view: Any
    waiting_for: list[int]
    scores: list[int]


class History(msgspec.Struct):
    """`scores[n]` are those after move `first + n`; `movers[n]` made the move after that one; `own`
    are the moves of the seat that asks."""

    first: int
    scores: list[list[int]]
    movers: list[int]
    own: list[str]


class Hint(msgspec.Struct):
    """The moves that a bot finds best, with the estimated chance to win; best first."""

    moves: list[Advice]


class ReasonValue(msgspec.Struct):
    """A value of some kind, or a `number`."""

    kind: str
    value: int


class ReasonInfo(msgspec.Struct):
    """An obstacle: message `why-CLAUSE`, or `why-CLAUSE.FORM`, with its arguments."""

    clause: str
    form: str
    values: dict[str, ReasonValue]


class WhyNot(msgspec.Struct):
    """The moves for which a target stands now. If there is none, what stands in the way; without a
    reason nothing can be done with the target now."""

    moves: list[str]
    reason: ReasonInfo | None


class RulesBlock(msgspec.Struct):
    """A clause, a paragraph (`id` is empty) or a row of a table (`cells`)."""

    id: str
    text: str
    cells: list[str]
    sources: list[str]
    """Where a clause comes from."""


class RulesSection(msgspec.Struct):
    level: int
    heading: str
    blocks: list[RulesBlock]


class LessonStep(msgspec.Struct):
    """The next move of the learner, and the Fluent message that explains it."""

    move: str
    hint: str


class LessonInfo(msgspec.Struct):
    steps: list[LessonStep]


# The live channel: what clients send


class LivePlay(msgspec.Struct, tag_field="do", tag="play", forbid_unknown_fields=True):
    move: MoveText
    seq: int
    key: Key | None = None


class LiveUndo(msgspec.Struct, tag_field="do", tag="undo", forbid_unknown_fields=True):
    seq: int
    key: Key | None = None


class LiveAnswerUndo(msgspec.Struct, tag_field="do", tag="answer_undo", forbid_unknown_fields=True):
    agree: bool
    seq: int


class LiveChat(msgspec.Struct, tag_field="do", tag="chat", forbid_unknown_fields=True):
    text: Text


class LivePing(msgspec.Struct, tag_field="do", tag="ping", forbid_unknown_fields=True):
    """Pages in a browser do not see the pings of the WebSocket itself."""


Command = LivePlay | LiveUndo | LiveAnswerUndo | LiveChat | LivePing


class Problem(msgspec.Struct, tag_field="is", tag="problem", omit_defaults=True):
    """RFC 9457 problem details, on the live channel too. A request over HTTP that was stale gets
    the seat's fresh update with it; on the live channel that follows."""

    title: str
    status: int
    detail: str
    type: str = "about:blank"
    clause: str | None = None
    seq: int | None = None
    update: Update | None = None
