"""How a server is run."""

from __future__ import annotations

import msgspec


class Settings(msgspec.Struct, frozen=True):
    database: str | None = None
    host: str = "127.0.0.1"
    port: int = 8421
    prefix: str = ""
    """The path below which the server is known to browsers, such as "/saga"; "" is the top."""
    bot_workers: int = 1
    secure_cookie: bool = False
    """Behind HTTPS: the cookie is never sent without it."""
    origins: tuple[str, ...] = ()
    """Further origins whose pages may change things and open the live channel, besides the server's
    own."""
    host_names: tuple[str, ...] = ()
    """The names that requests may ask for, besides those of the loopback."""
    requests_per_second: float = 50.0
    burst: int = 200
    live_channels: int = 250
    """How many live channels one client may have open."""
    connections: int = 4000
    """How many there may be at all, live channels included."""
    request_seconds: float = 30.0
    """How long a request may take to come, headers and body."""
    open_matches: int = 200
    """How many running matches a device may hold a seat in."""
    open_matches_per_address: int = 1000
    """How many running matches may have been made from one address, and how many at all in a
    day."""
    body_bytes: int = 65_536
    record_bytes: int = 1_048_576
