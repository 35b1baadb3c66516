"""Limits on how much one client may ask for."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address, ip_network

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
        if not self.try_to_take(client):
            raise Refused(429, "too many requests", "wait a moment, then go on more slowly")

    def try_to_take(self, client: str) -> bool:
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
            return False
        bucket.tokens -= 1.0
        return True

    def charge(self, client: str, tokens: float) -> None:
        """Takes more for what was just asked, because the answer was large; the next one waits."""
        if (bucket := self._buckets.get(client)) is not None:
            bucket.tokens -= tokens

    def _forget(self, now: float) -> None:
        full = self._burst / self._rate
        self._buckets = {c: b for c, b in self._buckets.items() if now - b.filled < full}


class Places:
    """How many of something a client may have at a time."""

    def __init__(self, most: int, what: str) -> None:
        self._most = most
        self._what = what
        self._taken: Counter[str] = Counter()

    @contextmanager
    def taken_by(self, client: str) -> Iterator[None]:
        if self._taken[client] >= self._most:
            raise Refused(429, "too many requests", f"at most {self._most} {self._what} at a time")
        self._taken[client] += 1
        try:
            yield
        finally:
            self._taken[client] -= 1
            if not self._taken[client]:
                del self._taken[client]


def network_of(address: str) -> str:
    """Whom an address counts for. Whoever has an IPv6 address has a whole /64 of them."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ip_network((found.packed[:8] + bytes(8), 64)))
    return address
