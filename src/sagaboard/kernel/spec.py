# mypyc: interpreted (the face of a game towards bots, service and client; hot code lies behind it)
"""What the rest of the package knows of a game: one object per game, and nothing else.

A `GameSpec` has three parts for three audiences. `GameRules` is the game. `GameTable` adds what
people see and read of it; the service and the client ask no more than that. `GameBots` is what
bots and learners know of it; only they ask it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from sagaboard.kernel.chance import Chance
from sagaboard.kernel.codec import Codec, Plain
from sagaboard.kernel.errors import BadContent, BadOption
from sagaboard.kernel.field import Field
from sagaboard.kernel.game import Frame, Game
from sagaboard.kernel.invariants import out_of_range, questions
from sagaboard.kernel.kind import NUMBER, SEAT, Events, Kind, Verb, kinds_of, vocabulary_of
from sagaboard.kernel.move import NOUNS, Vocabulary
from sagaboard.kernel.observation import Row
from sagaboard.kernel.options import Option, Options
from sagaboard.kernel.plain_drawing import plain_drawing
from sagaboard.kernel.reason import Explanation, Reason, Target

if TYPE_CHECKING:
    from rich.console import RenderableType

    from sagaboard.kernel.speech import Speech

G = TypeVar("G", bound=Game)

SPECTATOR = -1
"""The seat of somebody who only looks on."""


class View(msgspec.Struct):
    """All that a seat, or a spectator, may know. Each game adds its fields, never secrets."""


def seen_by(public: View, seats: Iterable[int], own: Callable[[int], object]) -> dict[int, View]:
    """Views that have `seat` and `own` fields: what everybody knows is the same for all seats."""
    return {
        seat: public
        if seat == SPECTATOR
        else msgspec.structs.replace(public, seat=seat, own=own(seat))
        for seat in seats
    }


class Standing(msgspec.Struct, frozen=True):
    """Scores by seat, and the seats that win or share the victory if the game ended now."""

    scores: list[int]
    winners: list[int]


class GameRules(ABC, Generic[G]):
    """The game itself."""

    name: str
    title: str
    rules_version: int
    """Raised when old records would play differently."""
    players: Sequence[int]
    options: Sequence[Option]
    verbs: Sequence[Verb]
    """In the order of their numbers."""
    prompts: Sequence[str]
    """The questions that the game may ask."""
    events: Events
    """What each kind of event tells."""
    frames: Sequence[type[Frame[Any]]] = ()
    saved_as: Mapping[str, str] = {}
    """The names of renamed frames (`Frame`) and of their renamed fields (`Frame.field`) in saved
    states, which stay what they were."""
    tables: Sequence[tuple[type, Sequence[Field]]] = ()
    """The classes of a state, the game's own first, with their fields."""
    more_kinds: Sequence[Kind] = ()
    """Those that no move and no event names, but that have messages."""
    reveals: frozenset[str]
    """Kinds of events that show something hidden: nobody can undo past them alone."""
    balance_events: Mapping[str, str] = {}
    """The events that a balance report counts for each seat: kind and the value that tells what,
    or "" where it is enough that it happened. Such an event has a value called "seat"."""
    rules_text: Path

    @abstractmethod
    def new(self, players: int, options: Options, seed: str, *, pack: Path | None = None) -> G:
        """A game set up and ready for its first question; options are checked already."""

    def content_version(self, pack: Path | None) -> str:
        """Names the printed matter: a record replays only with the same."""
        if pack is not None:
            raise BadContent([f"{pack}: {self.title} has no content files; leave --pack out"])
        return "1"

    def content(self, pack: Path | None) -> object:
        """The printed matter, which all states of a match share and a saved state leaves out."""
        return None

    def content_of(self, g: G) -> object:
        """The printed matter of a match, from which kinds take their ids."""
        return None

    def vocabulary(self, g: G) -> Vocabulary:
        return vocabulary_of(self.verbs, self.content_of(g))

    @cached_property
    def kinds(self) -> dict[str, Kind]:
        return kinds_of(self.verbs, self.events) | {kind.name: kind for kind in self.more_kinds}

    @abstractmethod
    def standing(self, g: G) -> Standing: ...

    def ending(self, g: G) -> str:
        """How the game was won, for games with several ways; else nothing."""
        return ""

    def turns(self, g: G) -> int | None:
        """How many turns have begun, if the game counts them."""
        return None

    def faction(self, g: G, seat: int) -> str:
        """What a seat plays, where that makes a difference; else nothing. For balance reports."""
        return ""

    @abstractmethod
    def is_between_actions(self, g: G) -> bool:
        """No action is half done, so that the position can be saved or evaluated."""

    def is_between_turns(self, g: G) -> bool:
        """No turn is half done either: there a trained network evaluates."""
        return self.is_between_actions(g)

    def violations(self, g: G) -> list[str]:
        """What must never be true of a position, and is. A game adds what its rules say."""
        wrong = out_of_range(g, self.tables[0][1], g.seats, self.content_of(g))
        return [*wrong, *questions(g)]

    @cached_property
    def _codec(self) -> Codec:
        return Codec([Chance, *self.frames], tables=self.tables, saved_as=self.saved_as)

    def codec(self) -> Codec:
        return self._codec

    def check_players(self, players: int) -> None:
        if players not in self.players:
            allowed = ", ".join(str(n) for n in self.players)
            raise BadOption(f"{self.title} is for {allowed} players, not {players}")

    def save(self, g: G) -> Plain:
        return self.codec().save(g)

    def save_json(self, g: G) -> bytes:
        """The same as JSON, faster than encoding what `save` returns."""
        return self.codec().encode(g)

    def load(self, saved: Plain, content: object) -> Any:
        """A saved state, without its questions: `advance` asks them again."""
        return self.codec().load(saved, {"content": content})


class GameTable(GameRules[G]):
    """The game as people see and read it."""

    languages: Sequence[str] = ("en", "cs", "pl", "de")
    lesson: Path | None = None
    """A guided first match (kernel/lesson.py), if the game has one."""

    @abstractmethod
    def view(self, g: G, seat: int) -> View:
        """What a seat may know, built by adding. Seat -1 is a spectator."""

    def views(self, g: G, seats: Iterable[int]) -> dict[int, View]:
        """The views of several seats of one position; a game may build what they share once."""
        return {seat: self.view(g, seat) for seat in seats}

    @abstractmethod
    def why_not(self, g: G, seat: int, move: int) -> Reason | None:
        """What stands in the way of a move that is not offered now, if it can be named."""

    def moves_meant(
        self, g: G, seat: int, kind: str, value: int, verb: int | None
    ) -> Sequence[int]:
        """The moves that a seat may mean that points at something, the likeliest first. `verb` is
        the base of the verb that the player has chosen before, if any. Unless a game knows better:
        the chosen verb, else those that the question offers."""
        bases = [
            number * NOUNS
            for number, known in enumerate(self.verbs)
            if known.kind is not None and known.kind.name == kind and value >= 0
        ]
        if verb in bases:
            bases = [verb]
        elif (question := g.question_for(seat)) is not None:
            offered = {move - move % NOUNS for move in question.moves}
            bases = [base for base in bases if base in offered]
        return [base + value for base in bases]

    def explain(self, g: G, seat: int, target: Target) -> Explanation:
        """What a seat can do with a target now, else the obstacle in the way of what it means."""
        kind, content = self.kinds.get(target.kind), self.content_of(g)
        is_foreign = target.seat is not None and target.seat != seat
        if kind is None or is_foreign or target.noun not in kind.ids(content):
            return Explanation([])
        value, vocabulary = kind.value(target.noun, content), self.vocabulary(g)
        verb = None
        if target.verb in vocabulary.verbs:
            verb = vocabulary.verbs.index(target.verb) * NOUNS
        found = self.moves_meant(g, seat, kind.name, value, verb)
        meant = [move for move in found if vocabulary.has(move)]
        question = g.question_for(seat)
        offered = question.moves if question is not None else []
        moves = [
            move
            for move in offered
            if move in meant or (verb is None and self._names(move, kind, value))
        ]
        if moves:
            return Explanation(moves)
        reasons = (self.why_not(g, seat, move) for move in meant)
        return Explanation([], next((reason for reason in reasons if reason), None))

    def _names(self, move: int, kind: Kind, value: int) -> bool:
        named = self.verbs[move // NOUNS].kind
        return named is not None and named.name == kind.name and move % NOUNS == value

    def kind_of_value(self, name: str) -> Kind:
        """Of a value of a reason: it is called like its kind, else it is a number."""
        return self.kinds.get(name, NUMBER)

    def words(
        self, g: G, speech: Speech, kind: str, value: int, *, seat: int = -1
    ) -> dict[str, str]:
        """The names of a value of some kind: "" is its name, other keys are forms of it.

        A game may add more. For a seat's own things "where" tells those apart that have the same
        name; "figures" are the numbers printed on a card.
        """
        return self.kinds[kind].words(speech, self.message(g, kind, value))

    def message(self, g: G, kind: str, value: int) -> str:
        """The id of the Fluent message that names a value of some kind: the same during the whole
        match."""
        if kind == SEAT.name:
            return self.seat_message(g, value)
        return self.kinds[kind].message(value, self.content_of(g))

    def seat_message(self, g: G, seat: int) -> str:
        """What a seat goes by, where that depends on the match."""
        return self.kinds[SEAT.name].message(seat, self.content_of(g))

    def values(self, g: G, kind: str) -> Iterable[int]:
        """All values of a kind that moves and events may carry."""
        if kind == SEAT.name:
            return range(g.seats)
        return self.kinds[kind].values(self.content_of(g))

    def messages_needed(self, content: object) -> list[str]:
        """The messages that every language must have: names, moves, questions and events."""
        names = [name for kind in self.kinds.values() for name in kind.needed(content)]
        return [
            f"game-{self.name}",
            *dict.fromkeys(names),
            *(f"event-{kind}".replace("_", "-") for kind in self.events),
            *(f"move-{verb.name}" for verb in self.verbs),
            *(f"ask-{prompt}".replace("_", "-") for prompt in self.prompts),
        ]

    def client_data(self, pack: Path | None) -> Any:
        """What is printed on board, cards and sheets, as plain data for a client that draws it."""
        return {}

    def drawing(self, g: G, seat: int, speech: Speech) -> RenderableType:
        """The table as a seat sees it, for a terminal: the view as text, if the game draws none."""
        return plain_drawing(self.view(g, seat))

    def text_files(self, language: str, pack: Path | None) -> Sequence[Path]:
        return [self.rules_text.parent / "text" / f"{language}.ftl"]

    def check_content(self, pack: Path | None) -> dict[str, int]:
        """Loads everything, raises BadContent, and counts what there is."""
        from sagaboard.kernel.text_check import check_messages  # which needs specs

        self.content_version(pack)
        needed = self.messages_needed(None)
        check_messages(self, needed, pack, faces=())
        counted = {name: len(kind.ids()) for name, kind in self.kinds.items() if kind.ids()}
        return {**counted, "messages": len(needed)}


class GameBots(ABC, Generic[G]):
    """What bots and learners know of the game."""

    evaluation_scale: float = 10.0
    """A lead of so many points of `evaluate` makes a victory e times as likely."""
    weights: Path | None = None
    """The trained linear weights of `features` and the network over `network_inputs`, if there are
    any (tools/train.py)."""
    iterations: Mapping[str, int] = {}
    """How many iterations a level of the search bot has in this game, where that is not as many as
    usual: an iteration is worth more in one game than in another."""
    lookahead_budget: int = 5000
    """Positions that a search's lookahead evaluates in one deal at most; a question that would
    exceed it is answered by the priors."""
    observe: Callable[[G, int, Row], None] | None = None
    """Writes what a seat may know into a row of numbers: what its view shows, no more. Learners get
    the view hashed (kernel/hashed.py) where a game has no encoder of its own."""

    @abstractmethod
    def redeal(self, g: G, seat: int, chance: Chance) -> G:
        """A game drawn at random among those that the seat cannot tell from this one. It depends
        on chance and on what the seat knows, so that no bot can learn more from it."""

    @abstractmethod
    def evaluate(self, g: G, seat: int) -> float:
        """How good the position is for a seat, in points of the game; for bots."""

    def features(self, g: G) -> list[list[float]]:
        """What a trained evaluation weighs, a row for each seat, always the same in the same order.
        It may be told of all cards: bots ask it only about redealt games."""
        return [[self.evaluate(g, seat) / self.evaluation_scale] for seat in range(g.seats)]

    def network_inputs(self, g: G) -> list[list[float]]:
        """What a trained network sees: the features first, then slower ones that only it uses."""
        return self.features(g)


class GameSpec(GameTable[G]):
    """A game as the registry finds it."""

    bots: GameBots[Any]
