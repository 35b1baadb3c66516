"""`sagaboard doctor`: what it finds, and what it says is to be done about it."""

from __future__ import annotations

import os
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from sagaboard import __version__
from sagaboard.cli.main import main
from sagaboard.service.http import pages
from tests.service.server import SERVER_TIMEOUT, free_port, running_server

AS_ANYBODY = ["setpriv", "--bounding-set=-dac_override,-dac_read_search"]

Doctor = Callable[..., tuple[int, str]]


@pytest.fixture
def doctor(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Doctor:
    """Its exit code and what it says, of a machine where all is well but for what a test breaks."""
    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text("")
    monkeypatch.setattr(pages, "CLIENT", client)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    def run(*arguments: str | Path) -> tuple[int, str]:
        pages.files.cache_clear()
        port = [] if "--port" in arguments else ["--port", str(free_port())]
        code = main(["doctor", *map(str, arguments), *port])
        pages.files.cache_clear()
        return code, capsys.readouterr().out

    return run


def test_a_machine_where_all_is_well(doctor: Doctor, tmp_path: Path) -> None:
    code, said = doctor()
    assert code == 0
    assert f"{__version__} in " in said
    assert sys.executable in said
    assert f"{tmp_path}/sagaboard/sagaboard.db, made at the first start" in said
    assert said.endswith("no problems\n")


def test_a_client_that_is_not_built(doctor: Doctor, tmp_path: Path) -> None:
    (tmp_path / "client/index.html").unlink()
    code, said = doctor()
    assert code == 1
    assert "! client" in said
    assert "make client" in said
    assert said.endswith("1 problem\n")


def test_a_port_of_another_program(doctor: Doctor) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        code, said = doctor("--port", str(other.getsockname()[1]))
    assert code == 1
    assert "used by another program" in said
    assert "sagaboard serve --port" in said


def test_a_database_of_a_server_and_one_that_is_too_new(doctor: Doctor, tmp_path: Path) -> None:
    file = tmp_path / "matches.db"
    with running_server(file) as server:
        # Which loads the games: the doctor gives a server two seconds for that.
        assert httpx.get(f"{server.url}/api/games", timeout=SERVER_TIMEOUT).status_code == 200
        code, said = doctor("--database", file, "--port", str(server.port))
        assert code == 0
        assert f"Sagaboard is running at {server.url}/" in said
    with sqlite3.connect(file) as connection:
        connection.execute("INSERT INTO schema_version VALUES (999)")
    connection.close()
    code, said = doctor("--database", file)
    assert code == 1
    assert "has version 999" in said
    assert "upgrade Sagaboard" in said


def test_a_file_that_is_no_database(doctor: Doctor, tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Ada" * 1000)
    code, said = doctor("--database", tmp_path / "letter")
    assert code == 1
    assert "letter: file is not a database" in said


def test_postgresql_that_is_away(doctor: Doctor) -> None:
    code, said = doctor("--database", "postgresql://127.0.0.1:1/saga")
    assert code == 1
    assert "! database" in said


def test_a_data_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "sagaboard").mkdir(mode=0o555)
    through = AS_ANYBODY if os.geteuid() == 0 else []
    done = subprocess.run(
        [*through, sys.executable, "-m", "sagaboard", "doctor", "--port", str(free_port())],
        capture_output=True,
        text=True,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
    )
    assert done.returncode == 1
    assert "sagaboard.db cannot be written" in done.stdout
    assert "XDG_DATA_HOME" in done.stdout


def test_a_package_that_is_missing(doctor: Doctor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "litestar", None)
    code, said = doctor()
    assert code == 1
    assert "cannot be loaded" in said
    assert "install Sagaboard again" in said
