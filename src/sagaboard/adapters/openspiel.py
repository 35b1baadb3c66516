"""Games as OpenSpiel games: importing this module registers `python_blood_rage` and so on.

    import pyspiel
    import sagaboard.adapters.openspiel
    game = pyspiel.load_game("python_blood_rage(players=2)")

A game begins with a chance node that deals: one of `deals` seeds, all alike. Later chance follows
from the seed. Search that clones states can thus foresee it; search that resamples, such as
information-set MCTS, cannot, because a resampled state has other chance.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from sagaboard.adapters.training import Training
from sagaboard.kernel.chance import Chance
from sagaboard.kernel.errors import MissingExtra
from sagaboard.kernel.game import Game, advance, play
from sagaboard.kernel.record import MOVE_LIMIT
from sagaboard.kernel.registry import find, names

try:
    import msgspec
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray
except ImportError as error:
    raise MissingExtra("OpenSpiel", "adapters") from error

DEALS = 1024
SPECTATOR = -1


def spiel_name(game: str) -> str:
    return "python_" + game.replace("-", "_")


class Position:
    """A game that OpenSpiel can clone and save, as it does with all attributes of a state."""

    def __init__(self, game: str, g: Game) -> None:
        self.game = game
        self.g = g

    def __deepcopy__(self, memo: dict[int, object]) -> Position:
        return Position(self.game, self.g.copy())

    def __reduce__(self) -> tuple[Callable[..., Position], tuple[object, ...]]:
        spec = find(self.game)
        return loaded, (self.game, spec.save(self.g))


def loaded(game: str, saved: Any) -> Position:
    """All games of the same content share what a saved state leaves out."""
    spec = find(game)
    g: Game = spec.load(saved, spec.content(None))
    advance(g)
    return Position(game, g)


class SagaboardGame(pyspiel.Game):
    """Each game of the registry has a subclass of its own."""

    name: ClassVar[str]
    game_type: ClassVar[Any]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        parameters = dict(params or {})
        players = int(parameters.get("players", find(self.name).players[-1]))
        self.training = Training(self.name, players)
        self.deals = int(parameters.get("deals", DEALS))
        self.seed = int(parameters.get("seed", 1))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.training.moves),
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOVE_LIMIT,
        )
        super().__init__(self.game_type, info, parameters)

    def new_initial_state(self) -> SagaboardState:
        return SagaboardState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.training, iig_obs_type)


class SagaboardState(pyspiel.State):
    """There is no position before the seed is drawn. Seats that are asked at once answer one after
    the other."""

    def __init__(self, game: SagaboardGame) -> None:
        super().__init__(game)
        self.position: Position | None = None
        self.moves_made = 0

    @property
    def training(self) -> Training:
        training: Training = self.get_game().training
        return training

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(self.position.g.waiting_for()[0])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals: int = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        return self.training.actions(self.position.g.question_for(player))

    def _apply_action(self, action: int) -> None:
        training = self.training
        if self.position is None:
            g = training.new_game(f"{self.get_game().seed}/{action}")
            self.position = Position(training.spec.name, g)
            return
        g = self.position.g
        play(g, g.waiting_for()[0], training.moves[action])
        self.moves_made += 1

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.training.vocabulary.text(self.training.moves[action])

    def is_terminal(self) -> bool:
        if self.position is None:
            return False
        return self.position.g.is_over or self.moves_made >= MOVE_LIMIT

    def returns(self) -> list[float]:
        if self.position is None:
            return [0.0] * self.training.players
        return self.training.payoffs(self.position.g)

    def resample_from_infostate(
        self, player: int, probability_sampler: Callable[[], float]
    ) -> SagaboardState:
        """A state that the player cannot tell from this one."""
        assert self.position is not None
        drawn = Chance(f"resample/{probability_sampler()}")
        other: SagaboardState = self.clone()
        g = self.training.spec.bots.redeal(self.position.g, player, drawn)
        other.position = Position(self.position.game, g)
        return other

    def __str__(self) -> str:
        if self.position is None:
            return "to be dealt"
        return msgspec.json.encode(self.training.spec.save(self.position.g)).decode()


class Observer:
    """What a player may know: the tensor as its fields say, the string as JSON of what it is asked
    and of its view."""

    def __init__(self, training: Training, kind: Any) -> None:
        self._training = training
        self._is_private = kind is None or kind.private_info != pyspiel.PrivateInfoType.NONE
        self.tensor: NDArray[np.float32] = np.zeros(training.size, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {"observation": self.tensor}

    def set_from(self, state: SagaboardState, player: int) -> None:
        if state.position is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self._training.observe(state.position.g, player)

    def string_from(self, state: SagaboardState, player: int) -> str:
        if state.position is None:
            return ""
        g = state.position.g
        spec = self._training.spec
        if not self._is_private:
            return msgspec.json.encode(spec.view(g, SPECTATOR)).decode()
        question = g.question_for(player)
        asked = None if question is None else [question.prompt, question.moves]
        return msgspec.json.encode([asked, spec.view(g, player)]).decode()


def registered(game: str) -> type[SagaboardGame]:
    """OpenSpiel keeps the factory until the process ends; only a class can be released then."""
    spec = find(game)
    game_type = pyspiel.GameType(
        short_name=spiel_name(game),
        long_name=spec.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=spec.players[-1],
        min_num_players=spec.players[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": spec.players[-1],
            "deals": DEALS,
            "seed": 1,
        },
        default_loadable=True,
    )
    kind = type(
        f"{spiel_name(game)}_game", (SagaboardGame,), {"name": game, "game_type": game_type}
    )
    pyspiel.register_game(game_type, kind)
    return kind


GAMES = {spiel_name(game): registered(game) for game in names()}
