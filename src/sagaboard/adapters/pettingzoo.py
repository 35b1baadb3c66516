"""Games as PettingZoo environments, one agent at a time (AEC).

from sagaboard.adapters import pettingzoo
env = pettingzoo.env("blood-rage", players=4)
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypedDict

from sagaboard.adapters.training import Training
from sagaboard.kernel.errors import MissingExtra
from sagaboard.kernel.game import Game, play
from sagaboard.kernel.record import MOVE_LIMIT

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
except ImportError as error:
    raise MissingExtra("PettingZoo", "adapters") from error


class Observation(TypedDict):
    """`observation` is laid out as `SagaboardEnv.fields` says; a 1 in `action_mask` is legal."""

    observation: NDArray[np.uint8]
    action_mask: NDArray[np.int8]


def env(
    game: str,
    *,
    players: int = 4,
    options: Mapping[str, object] | None = None,
    pack: Path | None = None,
) -> SagaboardEnv:
    """Without PettingZoo's wrappers, which take three times as long as the environment itself; it
    checks actions on its own and raises IllegalMove."""
    return SagaboardEnv(Training(game, players, options, pack))


class SagaboardEnv(AECEnv[str, Observation, int]):
    """Seats that are asked at once answer one after the other, without seeing each other's answers.
    The reward comes at the end: 1 for winning alone; all rewards sum up to 0."""

    def __init__(self, training: Training) -> None:
        super().__init__()
        self.metadata = {
            "name": f"{training.spec.name.replace('-', '_')}_v{training.spec.rules_version}",
            "is_parallelizable": False,
            "render_modes": ["ansi"],
        }
        self.render_mode = "ansi"
        self.training = training
        self.fields = training.fields
        self.possible_agents = [f"player_{seat}" for seat in range(training.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        count = len(training.moves)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (training.size,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (count,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        self._seed = secrets.token_hex(8)
        self._games = 0

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A seed starts a series of games; resets without a seed continue it."""
        if seed is not None:
            self._seed = str(seed)
            self._games = 0
        self._game: Game = self.training.new_game(f"{self._seed}/{self._games}")
        self._games += 1
        self._steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "only an agent that is out of the game may take no action"
        g = self._game
        play(g, self._seats[agent], self.training.moves[action])
        self._cumulative_rewards[agent] = 0.0
        self._steps += 1
        if g.is_over or self._steps >= MOVE_LIMIT:
            self._finish()
        else:
            self._select()

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        g = self._game
        return {
            "observation": self.training.observe(g, seat),
            "action_mask": self.training.mask(g.question_for(seat)),
        }

    def view(self, agent: str) -> dict[str, Any]:
        """All that the agent may know, with names instead of numbers."""
        return self.training.view(self._game, self._seats[agent])

    def render(self) -> str:
        """The table as the agent that is to act sees it in a terminal."""
        return self.training.drawn(self._game, self._seats[self.agent_selection])

    def close(self) -> None:
        """There is nothing to close."""

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[self._game.waiting_for()[0]]

    def _finish(self) -> None:
        payoffs = self.training.payoffs(self._game)
        self.rewards = dict(zip(self.agents, payoffs, strict=True))
        ended = self.terminations if self._game.is_over else self.truncations
        for agent in self.agents:
            ended[agent] = True
        self._accumulate_rewards()
        self._deads_step_first()
