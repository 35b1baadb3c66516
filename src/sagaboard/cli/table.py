"""`sagaboard table`, or `sagaboard` alone: serves this machine and opens the browser."""

from __future__ import annotations

import argparse
import logging
import socket
import threading
import webbrowser
from http.client import HTTPException
from urllib.request import urlopen

import msgspec

from sagaboard.cli.arguments import integer
from sagaboard.installation import INSTALL_AGAIN
from sagaboard.service.http.pages import is_built
from sagaboard.service.http.prefix import checked
from sagaboard.service.http.server import LAST_PORT, CannotServe, reuse_port_of_the_dead, serve
from sagaboard.service.protocol import GameInfo
from sagaboard.service.settings import Settings

HOST = "127.0.0.1"
PORTS = 20
"""Number of ports that are tried, beginning with the requested one."""
PROBE_BYTES = 1_000_000
PROBE_TIMEOUT = 2.0
"""Seconds that another program on the port has to answer."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--port",
        type=integer,
        default=Settings().port,
        help=f"use this port or the next free one; {Settings().port} by default",
    )
    parser.add_argument(
        "--prefix",
        type=checked,
        default="",
        metavar="/PATH",
        help="the path below which browsers know this server, such as /saga; none by default",
    )
    parser.add_argument(
        "--no-browser", action="store_true", help="print the address without opening a browser"
    )


def run(args: argparse.Namespace) -> int:
    if not 1 <= args.port <= LAST_PORT:
        raise CannotServe(f"there is no port {args.port}; choose one from 1 to {LAST_PORT}")
    if not is_built():
        raise CannotServe(
            f"the client is not built; run `make client` in a clone; otherwise {INSTALL_AGAIN}"
        )
    last = min(args.port + PORTS - 1, LAST_PORT)
    for port in range(args.port, last + 1):
        if is_free(port):
            return open_table(port, args.prefix, browser=not args.no_browser)
        if is_sagaboard(port):
            print(f"Sagaboard is already running at {address(port, args.prefix)}", flush=True)
            if not args.no_browser:
                show(address(port, args.prefix))
            return 0
    raise CannotServe(f"the ports {args.port} to {last} are all in use; choose another with --port")


def open_table(port: int, prefix: str, *, browser: bool) -> int:
    url = address(port, prefix)

    def tell() -> None:
        print(f"Sagaboard is running at {url} - press Ctrl+C to stop it.", flush=True)
        if browser:
            # A text browser returns only when it is closed; the server must not wait for it.
            threading.Thread(target=show, args=(url,), daemon=True).start()

    settings = Settings(host=HOST, port=port, prefix=prefix)
    return serve(settings, json_log=False, level=logging.WARNING, when_open=tell)


def show(url: str) -> None:
    if not webbrowser.open(url):
        print("No browser could be started: open the address yourself.", flush=True)


def address(port: int, prefix: str = "") -> str:
    return f"http://{HOST}:{port}{prefix}/"


def is_free(port: int) -> bool:
    with socket.socket() as listener:
        reuse_port_of_the_dead(listener)
        try:
            listener.bind((HOST, port))
        except OSError:
            return False
    return True


def is_sagaboard(port: int) -> bool:
    """Whether a Sagaboard server is listening there."""
    try:
        with urlopen(f"{address(port)}api/games", timeout=PROBE_TIMEOUT) as answer:
            msgspec.json.decode(answer.read(PROBE_BYTES), type=list[GameInfo])
    except (OSError, HTTPException, msgspec.MsgspecError):
        return False
    return True
