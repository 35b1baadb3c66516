"""What Prometheus is told."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """A registry of its own, so that several services can live in one process. Whoever knows what a
    gauge shows sets its function."""

    def __init__(self) -> None:
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
        self.tables = Gauge("sagaboard_tables", "matches in memory", registry=self._registry)
        self.watchers = Gauge("sagaboard_watchers", "open live channels", registry=self._registry)
        self.bot_requests_waiting = Gauge(
            "sagaboard_bot_requests_waiting",
            "moves, hints and analyses that wait for a bot worker",
            registry=self._registry,
        )

    def move_played(self, seconds: float) -> None:
        self.moves.inc()
        self.durable.observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self._registry)
