"""What is released has everything in it, and nothing that depends on who builds it.

tools/wheels.py builds sdist and pure wheel twice and compares them; `make test-install` tries them.
"""

from __future__ import annotations

import subprocess
import sys
import tarfile
from collections.abc import Iterator
from email import message_from_bytes
from pathlib import Path
from zipfile import ZipFile

import pytest

from sagaboard import __version__

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, str(ROOT / "tools/wheels.py"), "--no-compiled", "--out", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


@pytest.fixture(scope="module")
def wheel(dist: Path) -> Iterator[ZipFile]:
    with ZipFile(dist / f"sagaboard-{__version__}-py3-none-any.whl") as found:
        yield found


def released() -> set[str]:
    """All files of the package but what was made on this machine."""
    return {
        path.relative_to(SOURCE).as_posix()
        for path in (SOURCE / "sagaboard").rglob("*")
        if path.is_file()
        and "__pycache__" not in path.parts
        and path.suffix not in (".so", ".pyd")
        and not path.name.startswith(".")
    }


def test_the_wheel_has_all_files_of_the_package(wheel: ZipFile) -> None:
    names = set(wheel.namelist())
    assert {name for name in names if not name.startswith("sagaboard-")} == released()
    for ending in ("client/lobby.html", "rules.md", "bots/weights.json", "en.ftl", "py.typed"):
        assert any(name.endswith(ending) for name in names), ending


def test_the_texts_of_the_rules_are_no_links(wheel: ZipFile) -> None:
    for game in ("blood_rage", "lords_of_hellas", "lords_of_ragnarok"):
        document = (ROOT / "docs/rules" / f"{game}.md").read_bytes()
        assert wheel.read(f"sagaboard/games/{game}/rules.md") == document


def test_the_wheel_says_what_it_is(wheel: ZipFile) -> None:
    folder = f"sagaboard-{__version__}.dist-info"
    told = message_from_bytes(wheel.read(f"{folder}/METADATA"))
    assert told["Version"] == __version__
    assert told["Requires-Python"] == ">=3.11"
    assert {"LICENSE", "NOTICE"} <= set(told.get_all("License-File") or [])
    assert (
        "sagaboard = sagaboard.__main__:main" in wheel.read(f"{folder}/entry_points.txt").decode()
    )


def test_the_sdist_builds_without_node(dist: Path) -> None:
    """The built client is inside; the sources of the client, which need Node, are not."""
    with tarfile.open(dist / f"sagaboard-{__version__}.tar.gz") as sdist:
        names = {name.partition("/")[2] for name in sdist.getnames()}
        assert not any(member.issym() or member.islnk() for member in sdist.getmembers())
        assert {member.uid for member in sdist.getmembers()} == {0}
    assert {f"src/{name}" for name in released()} <= names
    assert {"setup.py", "LICENSE", "NOTICE", "CHANGELOG.md"} <= names
    assert not any(name.startswith("web/") for name in names)
