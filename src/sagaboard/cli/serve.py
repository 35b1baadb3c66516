"""`sagaboard serve`: serves matches to browsers and programs."""

from __future__ import annotations

import argparse

from sagaboard.cli.arguments import above_zero, at_least_one, integer
from sagaboard.service.http.pages import is_built
from sagaboard.service.http.prefix import checked
from sagaboard.service.http.server import LAST_PORT, serve
from sagaboard.service.settings import Settings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    defaults = Settings()
    parser.add_argument(
        "--host",
        default=defaults.host,
        help=f"the address to listen on; {defaults.host} by default",
    )
    parser.add_argument(
        "--port",
        type=port,
        default=defaults.port,
        metavar="N",
        help=f"the port to listen on; {defaults.port} by default",
    )
    parser.add_argument(
        "--database",
        metavar="URL",
        help="a file for SQLite, or postgresql://...; a file in your data folder by default",
    )
    parser.add_argument(
        "--bot-workers",
        type=at_least_one,
        default=defaults.bot_workers,
        metavar="N",
        help=f"number of processes for bots; {defaults.bot_workers} by default",
    )
    parser.add_argument(
        "--secure-cookie",
        action="store_true",
        help="send the cookie over HTTPS only; use it behind HTTPS",
    )
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="another origin whose pages may use this server; may be repeated",
    )
    parser.add_argument(
        "--host-name",
        action="append",
        default=[],
        metavar="NAME",
        help="a name by which browsers know this server, such as play.example.org; may be repeated",
    )
    parser.add_argument(
        "--prefix",
        type=checked,
        default=defaults.prefix,
        metavar="/PATH",
        help="the path below which browsers know this server, such as /saga; none by default",
    )
    add_limits(parser, defaults)
    parser.add_argument(
        "--json-log", action="store_true", help="write the log as one JSON object per line"
    )


def add_limits(parser: argparse.ArgumentParser, defaults: Settings) -> None:
    parser.add_argument(
        "--requests-per-second",
        type=above_zero,
        default=defaults.requests_per_second,
        metavar="N",
        help=f"average limit for one client; {defaults.requests_per_second:g} by default",
    )
    parser.add_argument(
        "--burst",
        type=at_least_one,
        default=defaults.burst,
        metavar="N",
        help=f"requests of one client at once; {defaults.burst} by default",
    )
    parser.add_argument(
        "--open-matches",
        type=at_least_one,
        default=defaults.open_matches,
        metavar="N",
        help=f"running matches of one device; {defaults.open_matches} by default",
    )
    parser.add_argument(
        "--open-matches-per-address",
        type=at_least_one,
        default=defaults.open_matches_per_address,
        metavar="N",
        help="running matches made from one address; "
        f"{defaults.open_matches_per_address} by default",
    )
    parser.add_argument(
        "--live-channels",
        type=at_least_one,
        default=defaults.live_channels,
        metavar="N",
        help=f"live channels of one client at a time; {defaults.live_channels} by default",
    )
    parser.add_argument(
        "--connections",
        type=at_least_one,
        default=defaults.connections,
        metavar="N",
        help=f"connections of all clients at a time; {defaults.connections} by default",
    )
    parser.add_argument(
        "--request-seconds",
        type=above_zero,
        default=defaults.request_seconds,
        metavar="N",
        help="time in which the headers and body of a request must arrive; "
        f"{defaults.request_seconds:g} by default",
    )


def port(text: str) -> int:
    number = integer(text)
    if not 1 <= number <= LAST_PORT:
        raise argparse.ArgumentTypeError(f"must be 1 to {LAST_PORT}, not {number}")
    return number


def run(args: argparse.Namespace) -> int:
    settings = Settings(
        database=args.database,
        host=args.host,
        port=args.port,
        prefix=args.prefix,
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
        url = f"http://{bracketed(args.host)}:{args.port}{args.prefix}/"
        print(f"Sagaboard is running at {url}", flush=True)
        if not is_built():
            print("The client is not built (`make client`): only the API is served.", flush=True)

    return serve(settings, json_log=args.json_log, when_open=tell)


def bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host
