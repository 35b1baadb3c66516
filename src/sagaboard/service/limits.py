"""Limits on how much one client may ask for."""

from __future__ import annotations

import time

from sagaboard.service.problems import Refused


class Bucket:
    """Tokens drop in at a steady rate; a request takes one."""

    __slots__ = ("filled", "tokens")

    def __init__(self, tokens: float, now: float) -> None:
        self.tokens = tokens
        self.filled = now


class RateLimit:
    """A bucket per client, forgotten when it is full again."""

    MOST_CLIENTS = 100_000

    def __init__(self, per_second: float, burst: int) -> None:
        self._rate = per_second
        self._burst = float(burst)
        self._buckets: dict[str, Bucket] = {}

    def take(self, client: str) -> None:
        now = time.monotonic()
        bucket = self._buckets.get(client)
        if bucket is None:
            if len(self._buckets) >= self.MOST_CLIENTS:
                self._forget(now)
            bucket = self._buckets[client] = Bucket(self._burst, now)
        passed = now - bucket.filled
        bucket.tokens = min(self._burst, bucket.tokens + passed * self._rate)
        bucket.filled = now
        if bucket.tokens < 1.0:
            raise Refused(429, "too many requests", "wait a moment, then go on more slowly")
        bucket.tokens -= 1.0

    def _forget(self, now: float) -> None:
        full = self._burst / self._rate
        self._buckets = {c: b for c, b in self._buckets.items() if now - b.filled < full}
