"""Installs what lies in dist/ as somebody would who has uv and no compiler, Node or make. Starts
it, reads the lobby, plays a match to its end, stops it."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

ANSWER_SECONDS = 60.0
MATCH_SECONDS = 240.0
STOP_SECONDS = 30.0
ADDRESS = re.compile(r'(?:href|src)="(/[^"]+)"')
COMPILED, PURE = "compiled", "plain Python"


class Machine:
    """A folder with nothing in it, and a PATH with uv and Python."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        programs = folder / "bin"
        programs.mkdir()
        uv = shutil.which("uv", path=f"{Path(sys.executable).parent}:{os.environ['PATH']}")
        if uv is None:
            raise SystemExit("uv is not installed: make install")
        for program in (uv, Path(uv).with_name("uvx")):
            (programs / Path(program).name).symlink_to(program)
        (programs / "python3").symlink_to(Path(sys._base_executable))  # type: ignore[attr-defined]
        for program in ("dirname", "realpath"):  # the scripts that uvx writes use them
            (programs / program).symlink_to(shutil.which(program) or f"/usr/bin/{program}")
        cache = subprocess.run([uv, "cache", "dir"], capture_output=True, text=True, check=True)
        kept = {name: text for name, text in os.environ.items() if name.startswith(("UV_", "SSL_"))}
        self.environment = {
            **kept,
            "PATH": str(programs),
            "HOME": str(folder),
            "XDG_DATA_HOME": str(folder / "data"),
            "UV_CACHE_DIR": cache.stdout.strip(),
        }
        for name in ("cc", "gcc", "clang", "node", "npm", "make"):
            if shutil.which(name, path=str(programs)):
                raise SystemExit(f"{name} is on the PATH")

    def run(self, *command: str) -> str:
        done = subprocess.run(
            self.found(command),
            cwd=self.folder,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        if done.returncode != 0:
            raise SystemExit(f"{' '.join(command)} ended with {done.returncode}:\n{done.stdout}")
        return done.stdout

    def found(self, command: Sequence[str]) -> list[str]:
        program = shutil.which(command[0], path=self.environment["PATH"])
        return [program or command[0], *command[1:]]

    @contextmanager
    def serving(self, *command: str) -> Iterator[tuple[str, float]]:
        """The address of a server, and the seconds from the command to its first answer."""
        port = free_port()
        url = f"http://127.0.0.1:{port}"
        began = time.perf_counter()
        process = subprocess.Popen(
            [*self.found(command), "--port", str(port)], cwd=self.folder, env=self.environment
        )
        try:
            while not answers(url):
                if process.poll() is not None:
                    raise SystemExit(f"{' '.join(command)} ended with {process.returncode}")
                if time.perf_counter() - began > ANSWER_SECONDS:
                    raise SystemExit(f"{' '.join(command)} does not answer")
                time.sleep(0.01)
            yield url, time.perf_counter() - began
            process.send_signal(signal.SIGTERM)
            if (code := process.wait(STOP_SECONDS)) != 0:
                raise SystemExit(f"{' '.join(command)} ended with {code}")
        finally:
            process.kill()
            process.wait()


def main() -> int:
    dist = Path(sys.argv[1] if len(sys.argv) > 1 else "dist").resolve()
    (pure,) = dist.glob("sagaboard-*-none-any.whl")
    (sdist,) = dist.glob("sagaboard-*.tar.gz")
    compiled = [wheel for wheel in dist.glob("sagaboard-*.whl") if wheel != pure]
    for file, engine in [*((wheel, COMPILED) for wheel in compiled), (pure, PURE), (sdist, PURE)]:
        with tempfile.TemporaryDirectory() as folder:
            check_installed(Machine(Path(folder)), file, engine)
    with tempfile.TemporaryDirectory() as folder:
        check_uvx(Machine(Path(folder)), next(iter(compiled), pure))
    return 0


def check_installed(machine: Machine, file: Path, engine: str) -> None:
    began = time.perf_counter()
    machine.run("uv", "venv", "--quiet", "--python", "python3", "env")
    machine.run("uv", "pip", "install", "--quiet", "--python", "env", str(file))
    installed = time.perf_counter() - began
    sagaboard = str(machine.folder / "env/bin/sagaboard")
    version = machine.run(sagaboard, "--version").split()[1]
    if f"-{version}" not in file.name:
        raise SystemExit(f"{file.name} is version {version}")
    said = machine.run(sagaboard, "doctor", "--port", str(free_port()))
    if f"engine     {engine}" not in said:
        raise SystemExit(f"{file.name} is not {engine}:\n{said}")
    with machine.serving(sagaboard, "serve") as (url, seconds):
        read_lobby(url)
        moves = play_match(url)
    print(
        f"{file.name}: {engine}, installed in {installed:.1f} s, "
        f"first answer after {seconds:.2f} s, a match of {moves} moves",
        flush=True,
    )


def check_uvx(machine: Machine, wheel: Path) -> None:
    """Once for the cache, once for the clock."""
    command = ("uvx", "--python", "python3", "--from", str(wheel), "sagaboard", "--no-browser")
    for _ in range(2):
        with machine.serving(*command) as (url, seconds):
            read_lobby(url)
    print(f"uvx --from {wheel.name} sagaboard: first answer after {seconds:.2f} s (warm cache)")


def read_lobby(url: str) -> None:
    """The page, all files that it names, and the games with their words and rules."""
    page = ask(url, "/", raw=True)
    addresses = ADDRESS.findall(page)
    if len(addresses) < 3:
        raise SystemExit(f"the lobby names no files:\n{page}")
    for address in addresses:
        ask(url, address, raw=True)
    games = ask(url, "/api/games")
    if len(games) < 3:
        raise SystemExit("there are fewer than three games")
    for game in (info["name"] for info in games):
        for language in ("en", "cs", "pl", "de"):
            ask(url, f"/api/games/{game}/text/{language}", raw=True)
        if len(ask(url, f"/api/games/{game}/rules?lang=en")) < 5:
            raise SystemExit(f"the rules of {game} are not there")


def play_match(url: str) -> int:
    """To its end, as the one person among bots, with moves by chance; the number of moves."""
    dice = random.Random(1)
    seats = [{"name": "Ada"}, {"kind": "bot", "bot": "greedy"}]
    made = ask(url, "/api/matches", {"game": "blood-rage", "seats": seats})
    link = made["links"][0]
    seat = f"/api/matches/{made['id']}/seats/{link['seat']}"
    until = time.monotonic() + MATCH_SECONDS
    while time.monotonic() < until:
        update = ask(url, seat, token=link["token"])
        if update["over"]:
            return int(update["moves"])
        question = update["question"]
        if question is None or question["settled"]:
            time.sleep(0.01)
            continue
        move = {"move": dice.choice(question["moves"]), "seq": update["seq"]}
        try:
            ask(url, f"{seat}/moves", move, token=link["token"])
        except HTTPError as refused:
            if refused.code != 409:  # a bot was quicker
                raise
    raise SystemExit("the match does not end")


def ask(url: str, path: str, body: object = None, *, token: str = "", raw: bool = False) -> Any:
    headers = {"Content-Type": "application/json"} if body is not None else {}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = json.dumps(body).encode() if body is not None else None
    with urlopen(Request(url + path, data, headers), timeout=ANSWER_SECONDS) as answer:
        content = answer.read()
    return content.decode(errors="replace") if raw else json.loads(content)


def answers(url: str) -> bool:
    try:
        ask(url, "/", raw=True)
    except (URLError, OSError):
        return False
    return True


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


if __name__ == "__main__":
    sys.exit(main())
