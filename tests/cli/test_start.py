"""A server that cannot start says why in one sentence and ends with 2, as a real process."""

from __future__ import annotations

import os
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import httpx
import pytest

from sagaboard.cli.main import main
from sagaboard.service.http import pages
from sagaboard.service.storage import schema
from tests.service.server import SERVER_TIMEOUT, free_port, running_server, start_server

AS_ANYBODY = ["setpriv", "--bounding-set=-dac_override,-dac_read_search"]
"""The administrator may write everywhere, but not without these."""


def refusal(*arguments: str | Path, through: Sequence[str] = (), **environment: str) -> str:
    """The one sentence."""
    words = [str(argument) for argument in arguments]
    ended = subprocess.run(
        [*through, sys.executable, "-m", "sagaboard.cli", *words],
        capture_output=True,
        text=True,
        timeout=SERVER_TIMEOUT,
        stdin=subprocess.DEVNULL,
        env={**os.environ, **environment},
    )
    assert ended.returncode == 2, ended.stderr
    assert ended.stdout == ""
    assert ended.stderr.startswith("sagaboard: ")
    assert ended.stderr.count("\n") == 1, ended.stderr
    return ended.stderr


def serving(database: str | Path, **environment: str) -> str:
    return refusal("serve", "--port", str(free_port()), "--database", database, **environment)


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        yield listener.getsockname()[1]


# Addresses


def test_a_port_that_is_taken(taken: int, tmp_path: Path) -> None:
    said = refusal("serve", "--port", str(taken), "--database", tmp_path / "x.db")
    assert (
        f"127.0.0.1:{taken}: somebody listens there already; choose another port by --port" in said
    )
    assert not (tmp_path / "x.db").exists()


@pytest.mark.parametrize("port", ["99999", "65536", "0", "-1", "http", "8421.0", "1" * 400])
def test_a_port_that_is_none(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", f"--port={port}"]) == 2
    assert "--port" in capsys.readouterr().err


@pytest.mark.parametrize("host", ["no.such.host.invalid", "203.0.113.7"])
def test_a_host_that_is_not_ours(host: str, tmp_path: Path) -> None:
    port = str(free_port())
    said = refusal("serve", "--host", host, "--port", port, "--database", tmp_path / "x.db")
    assert host in said


# Databases


@pytest.mark.parametrize("data", ["this is no database\n" * 100, "x"], ids=["long", "short"])
def test_a_file_that_is_no_database(data: str, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text(data)
    assert "letter.txt" in serving(file)
    assert file.read_text() == data


def test_a_folder_instead_of_a_file(tmp_path: Path) -> None:
    assert str(tmp_path) in serving(tmp_path)


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    assert "nowhere/matches.db" in serving(tmp_path / "nowhere" / "matches.db")


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    file = tmp_path / "matches.db"
    with running_server(file):
        pass
    with sqlite3.connect(file) as connection:
        connection.execute("INSERT INTO schema_version VALUES (999)")
    connection.close()
    said = serving(file)
    assert "newer Sagaboard" in said
    assert "upgrade Sagaboard" in said
    assert f"up to {schema.VERSION}" in said


@pytest.mark.parametrize("command", ["serve", "backup"])
def test_a_data_folder_that_cannot_be_made(command: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    more = [tmp_path / "x.backup"] if command == "backup" else ["--port", str(free_port())]
    said = refusal(command, *more, XDG_DATA_HOME=str(tmp_path / "file"))
    assert str(tmp_path / "file") in said
    assert "name another file by --database" in said


def test_a_data_folder_that_cannot_be_written(tmp_path: Path) -> None:
    locked = tmp_path / "sagaboard"
    locked.mkdir(mode=0o555)
    through = AS_ANYBODY if os.geteuid() == 0 else []
    port = str(free_port())
    said = refusal("serve", "--port", port, through=through, XDG_DATA_HOME=str(tmp_path))
    assert str(locked) in said
    assert "its folder must exist and be writable, or name another file" in said


@pytest.mark.parametrize(
    ("url", "hint"),
    [
        ("mysql://root:secret@localhost/x", "postgresql://..."),
        ("sqlite://", "sqlite:////absolute/path"),
        ("", "a path"),
        ("postgresql://no.such.host.invalid/saga", "no.such.host.invalid"),
        ("postgresql://127.0.0.1:1/saga", "refused"),
        ("postgresql://u:secret@127.0.0.1:1/saga", "refused"),
        ("postgresql://127.0.0.1:99999/saga", "99999"),
        ("postgresql://127.0.0.1/saga?bogus=1", "bogus"),
        ("postgresql:///saga?host=%zz", "%zz"),
    ],
)
def test_an_address_that_leads_nowhere(url: str, hint: str) -> None:
    said = serving(url)
    assert hint in said
    assert "secret" not in said


def test_the_table_needs_a_client(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(pages, "CLIENT", tmp_path)
    pages.files.cache_clear()
    assert main(["--no-browser", "--port", str(free_port())]) == 2
    pages.files.cache_clear()
    assert "make client" in capsys.readouterr().err


# Two servers


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    file, other_name = tmp_path / "matches.db", tmp_path / "link.db"
    first = start_server(file)
    try:
        other_name.symlink_to(file)
        for name in (file, other_name):
            assert "another server" in serving(name)
        backup = tmp_path / "saga.backup"
        assert main(["backup", str(backup), "--database", str(file)]) == 0, "it may run meanwhile"
        assert httpx.get(f"{first.url}/healthz").text == "ok"
        first.kill()
        with running_server(file):
            assert "another server" in serving(file)
    finally:
        first.clean_up()


# A server that starts


def test_serve_says_where_it_listens(tmp_path: Path) -> None:
    with running_server(tmp_path / "matches.db") as server:
        assert f"Sagaboard is running at {server.url}/\n" in server.log()
