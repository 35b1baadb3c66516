"""`sagaboard serve`: the table for a browser, for one machine or a whole club."""

from __future__ import annotations

import argparse

from sagaboard.service.http.pages import is_built
from sagaboard.service.http.server import LAST_PORT, serve
from sagaboard.service.settings import Settings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    defaults = Settings()
    parser.add_argument("--host", default=defaults.host, help="the address to listen on")
    parser.add_argument("--port", type=port, default=defaults.port)
    parser.add_argument(
        "--database",
        metavar="URL",
        help="a file for SQLite or postgresql://...; your data folder if none is named",
    )
    parser.add_argument(
        "--bot-workers",
        type=at_least_one,
        default=defaults.bot_workers,
        metavar="N",
        help="processes in which bots think, at least 1",
    )
    parser.add_argument("--secure-cookie", action="store_true", help="behind HTTPS")
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="a further origin whose pages may speak with this server",
    )
    parser.add_argument(
        "--host-name",
        action="append",
        default=[],
        metavar="NAME",
        help="a name that browsers know this server by, such as play.example.org",
    )
    parser.add_argument(
        "--requests-per-second",
        type=float,
        default=defaults.requests_per_second,
        metavar="N",
        help="of one client",
    )
    parser.add_argument("--burst", type=int, default=defaults.burst, metavar="N")
    parser.add_argument(
        "--open-matches",
        type=at_least_one,
        default=defaults.open_matches,
        metavar="N",
        help="running matches of one device",
    )
    parser.add_argument(
        "--open-matches-per-address",
        type=at_least_one,
        default=defaults.open_matches_per_address,
        metavar="N",
        help="running matches made from one address",
    )
    parser.add_argument(
        "--live-channels",
        type=at_least_one,
        default=defaults.live_channels,
        metavar="N",
        help="open at a time for one client",
    )
    parser.add_argument(
        "--connections",
        type=at_least_one,
        default=defaults.connections,
        metavar="N",
        help="open at a time for all",
    )
    parser.add_argument(
        "--request-seconds",
        type=float,
        default=defaults.request_seconds,
        metavar="N",
        help="in which headers and body of a request must be there",
    )
    parser.add_argument("--json-log", action="store_true", help="one JSON object a line")


def at_least_one(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"at least 1 is needed, not {number}")
    return number


def port(text: str) -> int:
    number = int(text)
    if not 1 <= number <= LAST_PORT:
        raise argparse.ArgumentTypeError(f"ports go from 1 to {LAST_PORT:,}, not {number}")
    return number


def run(args: argparse.Namespace) -> int:
    settings = Settings(
        database=args.database,
        host=args.host,
        port=args.port,
        bot_workers=args.bot_workers,
        secure_cookie=args.secure_cookie,
        origins=tuple(args.origin),
        host_names=tuple(args.host_name),
        requests_per_second=args.requests_per_second,
        burst=args.burst,
        request_seconds=args.request_seconds,
        live_channels=args.live_channels,
        connections=args.connections,
        open_matches=args.open_matches,
        open_matches_per_address=args.open_matches_per_address,
    )

    def tell() -> None:
        print(f"Sagaboard listens on http://{spelt(args.host)}:{args.port}/", flush=True)
        if not is_built():
            print("The client is not built (`make client`): only the API is served.", flush=True)

    return serve(settings, json_log=args.json_log, when_open=tell)


def spelt(host: str) -> str:
    return f"[{host}]" if ":" in host else host
