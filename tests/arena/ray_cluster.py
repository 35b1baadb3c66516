"""A real Ray cluster of two nodes plays; run by `make test-ray`, since Ray is an extra.

Not called test_*.py, so that a run without Ray does not look for it.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
import ray
from ray.cluster_utils import Cluster

from sagaboard.arena.ledger import Ledger
from sagaboard.arena.simulation import Report, planned, simulate
from sagaboard.arena.tournament import checked_tournament, play_tournament
from sagaboard.arena.workers import Workers, results
from sagaboard.kernel.errors import BadOption

# The workers of the cluster do not know the tests, so what is in here travels along.
ray.cloudpickle.register_pickle_by_value(sys.modules[__name__])


def quiet(done: int) -> None:
    pass


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    # Who connects to 127.0.0.1 is sent to the machine's own address by Ray.
    here = ray.util.get_node_ip_address()
    node = {"num_cpus": 1, "node_ip_address": here, "include_dashboard": False}
    cluster = Cluster(initialize_head=True, head_node_args=node)
    cluster.add_node(num_cpus=1, node_ip_address=here)
    cluster.wait_for_nodes()
    yield cluster.address
    ray.shutdown()
    cluster.shutdown()


def node_of(errand: tuple[int, str]) -> str:
    """The second errand kills its worker at the first attempt."""
    number, folder = errand
    mark = Path(folder) / str(number)
    if number == 1 and not mark.exists():
        mark.write_text("x")
        os.kill(os.getpid(), signal.SIGKILL)
    return str(ray.get_runtime_context().get_node_id())


def test_both_nodes_work_and_a_killed_worker_costs_nothing(address: str, tmp_path: Path) -> None:
    errands = [(number, str(tmp_path)) for number in range(40)]
    found = list(results(Workers(ray=address), node_of, errands))
    assert sorted(number for number, _ in found) == list(range(40))
    assert len({node for _, node in found}) == 2
    assert (tmp_path / "1").exists()


def untimed(report: Report) -> Report:
    return msgspec.structs.replace(report, seconds=0, moves_per_second=0)


def test_a_simulation_on_the_cluster_is_the_one_at_home(address: str) -> None:
    plan = planned("blood-rage", 2, ["random"], 60, "ray")
    away, home = simulate(plan, Workers(ray=address), quiet), simulate(plan, Workers(), quiet)
    assert untimed(away) == untimed(home)


def test_a_tournament_on_the_cluster_is_the_one_at_home(address: str) -> None:
    tournament = checked_tournament("blood-rage", 2, "ladder", ["random", "greedy"], [4], "ray")
    with Ledger(tournament.heading(), None) as ledger:
        away = play_tournament(tournament, Workers(ray=address), ledger, quiet)
    with Ledger(tournament.heading(), None) as ledger:
        home = play_tournament(tournament, Workers(), ledger, quiet)
    assert away == home


def test_no_cluster_is_told_in_a_sentence() -> None:
    with pytest.raises(BadOption, match=r"no Ray cluster answers at 127\.0\.0\.1:9"):
        list(results(Workers(ray="127.0.0.1:9"), node_of, []))
