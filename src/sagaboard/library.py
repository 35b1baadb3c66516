"""The library behind `import sagaboard`, with moves as texts."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from sagaboard.bots import Bot, bot_names, find_bot
from sagaboard.kernel import registry
from sagaboard.kernel.errors import BadOption, IllegalMove
from sagaboard.kernel.game import Game as State
from sagaboard.kernel.game import play
from sagaboard.kernel.match import Match, new_record
from sagaboard.kernel.options import checked
from sagaboard.kernel.record import Played, Record, read_record, write_record
from sagaboard.kernel.spec import GameSpec, View

__all__ = ["Game", "Question", "bot_names", "game_names", "load_game", "new_bot", "new_game"]


class Question(msgspec.Struct, frozen=True):
    """Asks a seat for one of `moves`. A settled question is answered but may be answered again."""

    seat: int
    prompt: str
    moves: list[str]
    settled: bool


class Game:
    """A game in progress. Seats are numbered from 0; a move is a text such as "pillage gimle"."""

    def __init__(
        self,
        spec: GameSpec[Any],
        state: State,
        record: Record,
        pack: Path | None,
    ) -> None:
        self._spec = spec
        self._state = state
        self._record = record
        self._pack = pack
        self._vocabulary = spec.vocabulary(state)

    @property
    def name(self) -> str:
        return self._spec.name

    @property
    def players(self) -> int:
        return int(self._state.seats)

    @property
    def seed(self) -> str:
        return self._record.seed

    @property
    def moves(self) -> list[str]:
        """All moves so far, each as `seat verb noun`."""
        return self._record.moves[:]

    @property
    def is_over(self) -> bool:
        return self._state.is_over

    @property
    def scores(self) -> list[int]:
        """By seat; in a game without points the winner has 1."""
        return list(self._spec.standing(self._state).scores)

    @property
    def winners(self) -> list[int]:
        """Who wins or shares the victory; nobody before the end."""
        return list(self._spec.standing(self._state).winners) if self.is_over else []

    @property
    def questions(self) -> list[Question]:
        """The open questions. Several seats may be asked at once and answer in any order."""
        text = self._vocabulary.text
        return [
            Question(int(q.seat), q.prompt, [text(move) for move in q.moves], q.may_change)
            for q in self._state.questions
        ]

    def play(self, seat: int, move: str) -> None:
        """Plays one of the moves that the seat is offered; any other raises IllegalMove with the
        clause of the rules that forbids it, if one can be named."""
        if not 0 <= seat < self.players:
            raise IllegalMove(f"there is no seat {seat}")
        number = self._vocabulary.parse(move)
        question = self._state.question_for(seat)
        if question is None or number not in question.moves:
            reason = self._spec.why_not(self._state, seat, number)
            raise IllegalMove(f"{move!r} is not possible now", reason.clause if reason else None)
        play(self._state, seat, number)
        self._record.moves.append(str(Played(seat, self._vocabulary.text(number))))

    def choice_of(self, bot: Bot, seat: int) -> str:
        """The move that a bot would play. It sees no more than the seat does."""
        if self._state.question_for(seat) is None:
            raise IllegalMove(f"seat {seat} is not asked")
        return self._vocabulary.text(bot.choose(self._spec, self._state, seat))

    def view(self, seat: int) -> View:
        """All that a seat may know, typed; the class is the game's own. Seat -1 is a spectator."""
        if not -1 <= seat < self.players:
            raise BadOption(f"there is no seat {seat}")
        return self._spec.view(self._state, seat)

    def view_as_dict(self, seat: int) -> dict[str, Any]:
        """The same as plain data."""
        plain: dict[str, Any] = msgspec.to_builtins(self.view(seat))
        return plain

    def copy(self) -> Game:
        """Another game that goes its own way from here."""
        moves = self._record.moves[:]
        record = msgspec.structs.replace(self._record, moves=moves)
        return Game(self._spec, self._state.copy(), record, self._pack)

    def save(self, path: str | Path) -> None:
        """As a `.saga` file: seed, options and moves, from which everything can be replayed."""
        write_record(self._record, Path(path))

    def __repr__(self) -> str:
        how = "over" if self.is_over else f"{len(self._record.moves)} moves"
        return f"<sagaboard.Game {self.name}, {self.players} players, {how}>"


def new_game(
    name: str,
    *,
    players: int = 4,
    seed: str | None = None,
    options: Mapping[str, object] | None = None,
    seats: Sequence[str] = (),
    pack: Path | None = None,
) -> Game:
    """A game set up and ready for its first question. The same seed gives the same game; without
    one it is drawn. `seats` are the names of the players, for the record."""
    spec = registry.find(name)
    spec.check_players(players)
    names = list(seats) or [f"Player {seat + 1}" for seat in range(players)]
    if len(names) != players:
        raise BadOption(f"{len(names)} names are given for {players} players")
    drawn = secrets.token_hex(16) if seed is None else seed
    record = new_record(spec, names, options or {}, drawn, pack=pack)
    state = spec.new(players, checked(spec.options, record.options, players), drawn, pack=pack)
    state.events = None
    return Game(spec, state, record, pack)


def load_game(path: str | Path, *, pack: Path | None = None) -> Game:
    """A saved game, replayed to where it was."""
    record = read_record(Path(path))
    spec = registry.find(record.game)
    match = Match(spec, record, pack=pack)
    match.game.events = None
    return Game(spec, match.game, match.record, pack)


def game_names() -> list[str]:
    """The names of the games that are installed."""
    return registry.names()


def new_bot(name: str, *, seed: str = "1") -> Bot:
    """A bot that plays the same from the same seed; each seat needs one of its own."""
    return find_bot(name, seed)
