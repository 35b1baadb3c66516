"""What Prometheus is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

if TYPE_CHECKING:
    from sagaboard.service.matches.matches import Matches

SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """One registry for each `Matches`, so that several can live in one process."""

    def __init__(self, matches: Matches) -> None:
        self._registry = CollectorRegistry()
        self.moves = Counter(
            "sagaboard_moves_played", "moves played since the start", registry=self._registry
        )
        self.durable = Histogram(
            "sagaboard_move_durable_seconds",
            "from a move's arrival to its durable commit",
            registry=self._registry,
            buckets=SECONDS,
        )
        tables = Gauge("sagaboard_tables", "matches in memory", registry=self._registry)
        tables.set_function(lambda: len(matches.tables))
        watchers = Gauge("sagaboard_watchers", "open live channels", registry=self._registry)
        watchers.set_function(lambda: sum(len(t.watchers) for t in matches.tables.values()))
        waiting = Gauge(
            "sagaboard_bot_requests_waiting",
            "moves, hints and analyses that wait for a bot worker",
            registry=self._registry,
        )
        waiting.set_function(lambda: matches.bots.workers.waiting)

    def move_played(self, seconds: float) -> None:
        self.moves.inc()
        self.durable.observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self._registry)
