"""Which requests are let in at all: those that ask for a name of ours, and do not come from the
page of another site. One rule for requests and the live channel."""

from __future__ import annotations

import re
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from sagaboard.service.http.seat_access import Connection, bearer, device_of
from sagaboard.service.problems import Refused
from sagaboard.service.settings import Settings

LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "[::1]"})
SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
"""Methods that change nothing."""
HOST: Final = re.compile(r"(\[[0-9a-f:.]+\]|[^\s:@/\[\]]+)(:\d{1,5})?", re.IGNORECASE)
WEB: Final = {"ws": "http", "wss": "https"}
PORTS: Final = {"http": 80, "https": 443}

Origin = tuple[str, str, int]
"""Scheme, name and port."""


def check_welcome(connection: Connection, settings: Settings) -> None:
    """Raises unless the request may go on."""
    check_host(connection, settings)
    # A live channel has no method.
    if connection.scope.get("method") not in SAFE_METHODS:
        check_origin(connection, settings)


def check_host(connection: Connection, settings: Settings) -> None:
    """A name of somebody else's may lead here (DNS rebinding): its pages would be of its origin, as
    it were ours."""
    names = names_of(settings)
    asked = connection.headers.get("host", "")
    found = HOST.fullmatch(asked)
    if names and (found is None or found[1].lower() not in names):
        raise Refused(
            421,
            "misdirected request",
            f"{asked[:80]!r} is no name of this server; whoever runs it adds names by --host-name",
        )


def names_of(settings: Settings) -> frozenset[str]:
    """Those that requests may ask for; none means any."""
    if settings.host_names or is_loopback(settings.host):
        return LOOPBACK | {name.lower() for name in settings.host_names}
    return frozenset()


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def check_origin(connection: Connection, settings: Settings) -> None:
    """Browsers say which page a request comes from; the page cannot change that. A request that
    does not say it must show a token, or have no cookie of ours: then it comes from a script."""
    headers = connection.headers
    origin, site = headers.get("origin"), headers.get("sec-fetch-site")
    if origin is not None:
        asking = parsed(origin)
        if asking is not None and asking in map(parsed, settings.origins):
            return
    if site is not None:
        is_welcome = site == "same-origin"
    elif origin is not None:
        is_welcome = asking is not None and asking == own_origin(connection)
    else:
        is_welcome = bearer(connection) is not None or device_of(connection) is None
    if not is_welcome:
        raise Refused(
            403,
            "another origin",
            "only pages of this server's own origin may do this with its cookie: "
            + (f"this request comes from {origin[:80]!r}" if origin else "Origin is missing"),
        )


def own_origin(connection: Connection) -> Origin | None:
    scheme = connection.scope["scheme"]
    return parsed(f"{WEB.get(scheme, scheme)}://{connection.headers.get('host', '')}")


def parsed(origin: str) -> Origin | None:
    """None if it is no origin: a browser says "null" where a page shall not be known."""
    try:
        parts = urlsplit(origin)
        port = parts.port or PORTS[parts.scheme]
    except (ValueError, KeyError):
        return None
    return (parts.scheme, parts.hostname, port) if parts.hostname else None
