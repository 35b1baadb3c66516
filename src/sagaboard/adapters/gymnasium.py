"""Games as Gymnasium environments: one seat learns, bots play the others.

from sagaboard.adapters import gymnasium
env = gymnasium.env("blood-rage", players=2, bots=["greedy"])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from sagaboard.adapters.training import Training
from sagaboard.bots import find_bot
from sagaboard.kernel.errors import BadOption, MissingExtra
from sagaboard.kernel.game import Game, play
from sagaboard.kernel.record import MOVE_LIMIT

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ImportError as error:
    raise MissingExtra("Gymnasium", "adapters") from error


ILLEGAL = ("raise", "lose")


def env(
    game: str,
    *,
    players: int = 4,
    bots: Sequence[str] = ("random",),
    seat: int | None = None,
    illegal: str = "raise",
    options: Mapping[str, object] | None = None,
    pack: Path | None = None,
) -> SingleSeat:
    """`bots` names one for all other seats, or one for each of them, clockwise from the learner.
    Without `seat` the learner has another seat in every game. An illegal action raises IllegalMove;
    with `illegal="lose"` it ends the game, and the learner has lost it."""
    training = Training(game, players, options, pack)
    names = list(bots) * (players - 1) if len(bots) == 1 else list(bots)
    if len(names) != players - 1:
        raise BadOption(f"{len(names)} bots are named for {players - 1} seats")
    for name in names:
        find_bot(name, "")
    if seat is not None and not 0 <= seat < players:
        raise BadOption(f"there is no seat {seat} among {players}")
    if illegal not in ILLEGAL:
        raise BadOption(f"illegal is {illegal!r}; it may be 'raise' or 'lose'")
    return SingleSeat(training, names, seat, illegal)


class SingleSeat(gymnasium.Env[NDArray[np.uint8], np.int64]):
    """`info["action_mask"]` has a 1 for every legal action. The reward comes at the end: 1 for
    winning alone; all rewards sum up to 0."""

    def __init__(
        self, training: Training, bots: Sequence[str], seat: int | None, illegal: str
    ) -> None:
        self.metadata = {"render_modes": []}
        self.training = training
        self.fields = training.fields
        self.observation_space = spaces.Box(0, 255, (training.size,), np.uint8)
        self.action_space = spaces.Discrete(len(training.moves))
        self._names = list(bots)
        self._fixed_seat = seat
        self._illegal = illegal

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(2**62))
        players = self.training.players
        self._game: Game = self.training.new_game(str(drawn))
        self._seat = drawn % players if self._fixed_seat is None else self._fixed_seat
        self._bots = {
            (self._seat + 1 + i) % players: find_bot(name, f"{drawn}/{i}")
            for i, name in enumerate(self._names)
        }
        self._moves = 0
        self._play_others()
        return self._seen()

    def step(self, action: np.int64) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        move = self.training.moves[int(action)]
        if self._illegal == "lose" and not self._is_legal(move):
            observation, info = self._seen()
            return observation, -1 / (self.training.players - 1), True, False, info
        play(self._game, self._seat, move)
        self._moves += 1
        self._play_others()
        is_over = self._game.is_over
        reward = self.training.payoffs(self._game)[self._seat]
        observation, info = self._seen()
        return observation, reward, is_over, not is_over and self._is_cut_off, info

    def view(self) -> dict[str, Any]:
        """All that the learner may know, with names instead of numbers."""
        return self.training.view(self._game, self._seat)

    def _is_legal(self, move: int) -> bool:
        question = self._game.question_for(self._seat)
        return question is not None and move in question.moves

    @property
    def _is_cut_off(self) -> bool:
        return self._moves >= MOVE_LIMIT

    def _play_others(self) -> None:
        g = self._game
        while not g.is_over and not self._is_cut_off:
            waiting = g.waiting_for()
            if self._seat in waiting:
                return
            play(g, waiting[0], self._bots[waiting[0]].choose(self.training.spec, g, waiting[0]))
            self._moves += 1

    def _seen(self) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        question = self._game.question_for(self._seat)
        info = {"action_mask": self.training.mask(question)}
        return self.training.observe(self._game, self._seat), info
