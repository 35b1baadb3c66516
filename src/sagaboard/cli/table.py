"""`sagaboard table`, or `sagaboard` alone: the table in the browser, for this machine."""

from __future__ import annotations

import argparse
import logging
import socket
import threading
import webbrowser

import httpx
import msgspec

from sagaboard.service.http.pages import is_built
from sagaboard.service.http.server import LAST_PORT, CannotServe, serve
from sagaboard.service.protocol import GameInfo
from sagaboard.service.settings import Settings

HOST = "127.0.0.1"
PORTS = 20
"""So many ports are tried, from the wanted one on."""
PATIENCE = 2.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--port",
        type=int,
        default=Settings().port,
        help="the first port to try; the next free one is taken",
    )
    parser.add_argument("--no-browser", action="store_true", help="only print the address")


def run(args: argparse.Namespace) -> int:
    if not 1 <= args.port <= LAST_PORT:
        raise CannotServe(f"there is no port {args.port}; ports go from 1 to {LAST_PORT}")
    if not is_built():
        raise CannotServe(
            "the client is not built: `make client` in the folder of the project does"
        )
    last = min(args.port + PORTS - 1, LAST_PORT)
    for port in range(args.port, last + 1):
        if is_free(port):
            return open_table(port, browser=not args.no_browser)
        if is_sagaboard(port):
            print(f"Sagaboard runs already: {address(port)}", flush=True)
            if not args.no_browser:
                show(port)
            return 0
    raise CannotServe(f"the ports {args.port} to {last} are all taken; name another with --port")


def open_table(port: int, *, browser: bool) -> int:
    def tell() -> None:
        print(f"The table is at {address(port)} - Ctrl+C ends it.", flush=True)
        if browser:
            # A browser of the terminal returns when it is closed, and must not hold the server.
            threading.Thread(target=show, args=(port,), daemon=True).start()

    settings = Settings(host=HOST, port=port)
    return serve(settings, json_log=False, level=logging.WARNING, when_open=tell)


def show(port: int) -> None:
    if not webbrowser.open(address(port)):
        print("No browser could be started: open the address yourself.", flush=True)


def address(port: int) -> str:
    return f"http://{HOST}:{port}/"


def is_free(port: int) -> bool:
    with socket.socket() as listener:
        # As the server does: connections of a server that has just ended do not count.
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((HOST, port))
        except OSError:
            return False
    return True


def is_sagaboard(port: int) -> bool:
    """Whether whoever listens there has games to play."""
    try:
        answer = httpx.get(f"{address(port)}api/games", timeout=PATIENCE)
        msgspec.json.decode(answer.content, type=list[GameInfo])
    except (httpx.HTTPError, msgspec.MsgspecError):
        return False
    return True
