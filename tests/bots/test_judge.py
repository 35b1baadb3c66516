"""The trained network: that it judges as it was trained, and that each game has a fitting one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sagaboard.arena.simulation import new_game, planned
from sagaboard.bots import search_bot
from sagaboard.bots.judge import Judge, Network
from sagaboard.bots.levels import LEVELS
from sagaboard.bots.search import Search
from sagaboard.bots.search_bot import judge_of
from sagaboard.bots.weights import read_network, read_trained
from sagaboard.kernel.registry import find, names
from tests.games.lords_of_hellas.scenario import Scenario


def test_a_unit_adds_up_what_a_seat_and_the_table_have() -> None:
    """The table has (2, 1) in the mean; the unit hears 1 + 2 - 4 = -1 and 3 + 2 - 4 = 1."""
    network = Network(
        skip=[0.5, 0.0],
        own_weights=[[1.0, 0.0]],
        mean_weights=[[1.0, 0.0]],
        bias=[-4.0],
        output=[10.0],
    )
    assert network.scores([[1.0, 2.0], [3.0, 0.0]]) == [0.5, 1.5 + 10.0]


def test_without_units_a_network_weighs_features() -> None:
    network = Network([2.0, -1.0], [], [], [], [])
    assert network.scores([[1.0, 1.0], [0.0, 3.0]]) == [1.0, -3.0]


def test_a_judge_with_a_network_goes_by_it() -> None:
    spec = find("blood-rage")
    g = new_game(planned("blood-rage", 3, ["random"], 1, "judge"), "1")
    told = spec.bots.network_inputs(g)
    network = Network([0.0] * len(told[0]), [], [], [], [])
    assert Judge(spec, [1.0] * len(told[0]), network).chances(g) == pytest.approx([1 / 3] * 3)


def test_a_network_waits_until_a_turn_is_over() -> None:
    """The weights of other levels judge in the middle of it, too."""
    spec = find("lords-of-hellas")
    table = Scenario("""
        seats tyrian aegean marble obsidian
        turn tyrian
        tyrian hero achilles laconia
    """)
    judges = (judge_of(spec, uses_network=True), judge_of(spec, uses_network=False))
    assert [judge.can_judge(table.g) for judge in judges] == [True, True]
    table.plays("tyrian go argolis")
    assert [judge.can_judge(table.g) for judge in judges] == [False, True]


def test_only_the_strongest_is_wise() -> None:
    assert [name for name, level in LEVELS.items() if level.uses_network] == ["konungr"]
    for game in names():
        spec = find(game)
        assert judge_of(spec, uses_network=False).network is None
        assert judge_of(spec).network is read_network(spec.bots.weights)


@pytest.mark.parametrize(("level", "played_on"), [("konungr", 7), ("jarl", 12)])
def test_a_wise_search_plays_on_as_far_as_its_network_says(
    level: str, played_on: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[int] = []

    def search(*settings: Any) -> Search:
        told.append(settings[9])
        return Search(*settings)

    monkeypatch.setattr(search_bot, "Search", search)
    spec = find("blood-rage")
    g = new_game(planned("blood-rage", 3, ["random"], 1, "judge"), "1")
    network = Network([0.0] * len(spec.bots.network_inputs(g)[0]), [], [], [], [], rollout_moves=7)
    judge = Judge(spec, [], network)
    search_bot.SearchBot(LEVELS[level].with_iterations(1), "1", judge=judge).choose(spec, g, 0)
    assert told == [played_on]


def test_no_network_without_a_file_or_in_an_older_one(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    file.write_text('{"weights": [1.0], "priors": {}}')
    assert read_network(file) is None
    assert read_network(None) is None


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_network_hears_every_insight_of_its_game(game: str, players: int) -> None:
    spec = find(game)
    units = read_trained(spec.bots.weights).network
    assert units is not None
    told = spec.bots.network_inputs(new_game(planned(game, players, ["random"], 1, "judge"), "1"))
    assert len(told) == players
    lengths = {len(row) for row in [*told, *units.own_weights, *units.mean_weights, units.skip]}
    assert len(lengths) == 1
    assert len(units.own_weights) == len(units.mean_weights) == len(units.bias) == len(units.output)
