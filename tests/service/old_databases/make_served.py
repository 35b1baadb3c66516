"""Makes a database as the server of an earlier commit left it when it was killed: people and bots
in the middle of their matches, with chat, an open seat and an undo that waits for an answer.

    git archive COMMIT | tar x -C /tmp/old
    PYTHONPATH=/tmp/old/src python tests/service/old_databases/make_served.py NAME.db.gz

speaks HTTP, so that any commit's own server will do. The JSON beside it has the links of all seats.
"""

from __future__ import annotations

import gzip
import json
import random
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

GAMES = ("blood-rage", "lords-of-hellas", "lords-of-ragnarok")
MOVES = 25
"""Moves of the people in each match."""
CHAT = "We go on tomorrow."


def served(port: int, client: httpx.Client) -> None:
    until = time.monotonic() + 60
    while time.monotonic() < until:
        try:
            if client.get("/healthz").status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.05)
    raise SystemExit(f"nobody answers at port {port}")


class People:
    """Those who hold the seats of a match, by their links."""

    def __init__(self, client: httpx.Client, made: dict[str, Any]) -> None:
        self.client = client
        self.id: str = made["id"]
        self.tokens = {link["seat"]: link["token"] for link in made["links"]}

    def ask(self, method: str, seat: int, path: str = "", **body: object) -> Any:
        answer = self.client.request(
            method,
            f"/api/matches/{self.id}/seats/{seat}{path}",
            json=body or None,
            headers={"Authorization": f"Bearer {self.tokens[seat]}"},
        )
        return answer.json() if answer.status_code < 300 else None

    def play(self, moves: int, dice: random.Random) -> int:
        """At least so many moves; the seat of the last."""
        last = -1
        until = time.monotonic() + 20
        while moves > 0 and time.monotonic() < until:
            for seat in self.tokens:
                update = self.ask("GET", seat)
                question = update["question"]
                if question is not None and not question.get("settled"):
                    move = dice.choice(question["moves"])
                    if self.ask("POST", seat, "/moves", move=move, seq=update["seq"]):
                        last, moves = seat, moves - 1
            time.sleep(0.01)
        return last

    def ask_undo(self, seat: int) -> bool:
        """Whether somebody else has to agree."""
        update = self.ask("POST", seat, "/undo", seq=self.ask("GET", seat)["seq"])
        return update is not None and update["undo"] is not None


def fill(client: httpx.Client) -> list[dict[str, Any]]:
    told = []
    for game in GAMES:
        for seats in (
            [{"name": "Ada"}, {"kind": "bot", "bot": "thrall"}, {"kind": "bot", "bot": "karl"}],
            [{"name": "Ada"}, {"name": "Bo"}],
            [{"name": "Ada"}, {"kind": "open"}],
        ):
            made = client.post("/api/matches", json={"game": game, "seats": seats}).json()
            people = People(client, made)
            if not any("open" in seat.values() for seat in seats):
                last = people.play(MOVES, random.Random(game))
                if len(people.tokens) > 1:  # the other has moved since
                    assert people.ask_undo(1 - last)
            first = next(iter(people.tokens))
            people.ask("POST", first, "/chat", text=CHAT)
            update = people.ask("GET", first)
            told.append({
                "id": people.id, "game": game, "tokens": people.tokens,
                "moves": update["moves"], "asks_undo": update["undo"] is not None,
            })  # fmt: skip
    return told


def make(path: Path) -> None:
    with tempfile.TemporaryDirectory() as folder, socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port = listener.getsockname()[1]
        listener.close()
        file = Path(folder) / "matches.db"
        command = ["-m", "sagaboard.cli", "serve", "--port", str(port), "--database", str(file)]
        limits = ["--requests-per-second", "100000", "--burst", "100000"]
        server = subprocess.Popen([sys.executable, *command, *limits])
        try:
            with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30) as client:
                served(port, client)
                told = fill(client)
        finally:
            server.kill()
            server.wait()
        with sqlite3.connect(file) as database:
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            database.execute("PRAGMA journal_mode = DELETE")
        database.close()
        with gzip.GzipFile(path, "wb", mtime=0) as packed:
            packed.write(file.read_bytes())
    path.with_suffix("").with_suffix(".json").write_text(json.dumps(told, indent=1) + "\n")


if __name__ == "__main__":
    make(Path(sys.argv[1]))
