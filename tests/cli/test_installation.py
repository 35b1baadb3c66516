"""The command where something is missing, and what it loads where nothing is."""

from __future__ import annotations

import ast
import multiprocessing
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import sagaboard
from sagaboard.bots.processes import search_in_processes
from sagaboard.kernel.errors import BadOption
from sagaboard.service.storage.store import StoreProblem
from sagaboard.service.storage.stores import store_for
from tests.service.server import SERVER_TIMEOUT, running_server

PACKAGE = Path(sagaboard.__file__).parent
OLD_PYTHON = (3, 6)
"""The oldest whose message we care for; it reads no newer syntax."""

NOT_FOR_THE_VERSION = {"asyncio", "fluent", "litestar", "multiprocessing", "rich", "uvicorn"}
NOT_FOR_SERVING = {
    "choix",
    "gymnasium",
    "httpx",
    "jinja2",
    "numpy",
    "pettingzoo",
    "psycopg",
    "pyspiel",
    "ray",
    "rich",
    "rich_click",
    "unittest",
    "watchfiles",
    "websockets",
}


def run(code: str, folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ} if folder is None else {**os.environ, "PYTHONPATH": str(folder)}
    return subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        timeout=SERVER_TIMEOUT,
        cwd=folder,
        env=environment,
    )


def loaded_by(code: str) -> set[str]:
    done = run(f"import sys\n{code}\nprint(*sorted({{m.split('.')[0] for m in sys.modules}}))")
    assert done.returncode == 0, done.stderr
    return set(done.stdout.splitlines()[-1].split())


def test_an_old_python_is_told_what_to_do() -> None:
    done = run("import sys; sys.version_info = (3, 9, 2, 'final', 0); import sagaboard")
    assert done.returncode == 2
    assert done.stderr.startswith("sagaboard: this is Python 3.9, and Sagaboard needs 3.11")
    assert done.stderr.count("\n") == 1


def test_an_old_python_can_read_what_tells_it() -> None:
    source = (PACKAGE / "__init__.py").read_text(encoding="utf-8")
    ast.parse(source, feature_version=OLD_PYTHON)
    guard = source.index("sys.version_info <")
    assert "import" not in source[guard:].split("sys.exit(2)")[0]
    assert source[:guard].count("import ") == 2, "sys, and the example in the docstring"


@pytest.mark.parametrize("missing", ["kernel", "service/settings.py", "cli/table.py"])
def test_a_part_of_the_package_that_is_missing(missing: str, tmp_path: Path) -> None:
    """As with a compiled library that does not load: one sentence instead of a traceback."""
    copy = shutil.copytree(PACKAGE, tmp_path / "sagaboard", ignore=shutil.ignore_patterns("*.gz"))
    (copy / missing).rename(tmp_path / "lost")
    done = run("import sagaboard.__main__ as m, sys; sys.exit(m.main())", tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith("sagaboard: this installation is broken (")
    assert "install Sagaboard again: uvx --refresh sagaboard" in done.stderr
    assert done.stderr.count("\n") == 1


def test_the_version_is_told_without_loading_the_service() -> None:
    loaded = loaded_by("from sagaboard.cli.main import main; main(['--version'])")
    assert loaded & NOT_FOR_THE_VERSION == set()


def test_a_server_starts_without_what_it_does_not_need() -> None:
    assert loaded_by("import sagaboard.cli.serve, sagaboard.cli.table") & NOT_FOR_SERVING == set()


def test_the_library_is_there_when_it_is_used() -> None:
    done = run("import sagaboard; print(*dir(sagaboard)); print(sagaboard.game_names())")
    assert set(sagaboard.__all__) <= set(done.stdout.split("\n")[0].split())
    assert "blood-rage" in done.stdout
    with pytest.raises(AttributeError, match="no attribute 'new_gmae'"):
        _ = sagaboard.new_gmae


# Other systems, as far as they can be had here by taking things away.


def test_a_search_where_no_process_can_be_forked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(multiprocessing, "get_all_start_methods", lambda: ["spawn"])
    with pytest.raises(BadOption, match="one process only"):
        search_in_processes(lambda number: pytest.fail("it was searched"), 2)


def test_postgresql_on_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "name", "nt")
    with pytest.raises(StoreProblem, match="use WSL, or SQLite"):
        store_for("postgresql:///saga")


def test_a_server_without_uvloop(tmp_path: Path) -> None:
    """As on Windows. Its bots work, so its worker processes do too."""
    code = (
        "import sys; sys.modules['uvloop'] = None; from sagaboard.cli.main import main; "
        "sys.exit(main(sys.argv[1:]))"
    )
    with running_server(tmp_path / "matches.db", program=("-c", code)) as server:
        done = run(
            "from tools.install_test import play_match; "
            f"assert play_match({server.url!r}) > 50; print('played')",
            Path(__file__).parents[2],
        )
        assert done.stdout == "played\n", done.stderr
        assert server.stop() == 0
