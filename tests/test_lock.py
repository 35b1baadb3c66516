"""What is installed is what was locked: every package at one version, every file by its hash."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
PINNED = re.compile(r"^(?P<name>[\w.-]+)==(?P<version>\S+)", re.MULTILINE)
HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}\b")


def entries() -> dict[str, str]:
    """Each package's part of the lock file: its line, and the lines that go on from there."""
    text = (ROOT / "requirements.lock").read_text(encoding="utf-8").replace("\\\n", "")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return {line.partition("==")[0].lower(): line for line in lines}


def named() -> set[str]:
    """What pyproject.toml asks for to build, run and test."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    asked = [
        *project["build-system"]["requires"],
        *project["project"]["dependencies"],
        *project["project"]["optional-dependencies"]["dev"],
    ]
    names = (re.match(r"[\w.-]+", wish) for wish in asked)
    return {re.sub(r"[_.]+", "-", name.group()).lower() for name in names if name}


def test_every_package_is_pinned_with_the_hashes_of_its_files() -> None:
    for name, entry in entries().items():
        assert PINNED.match(entry), entry
        assert HASH.search(entry), name


def test_compiled_packages_name_the_files_of_other_systems_and_pythons() -> None:
    for name in ("msgspec", "librt", "httptools", "uvloop", "numpy"):
        assert len(HASH.findall(entries()[name])) > 20, name


def test_the_lock_has_all_that_is_asked_for() -> None:
    known = {re.sub(r"[_.]+", "-", name) for name in entries()}
    assert named() <= known


def test_make_installs_nothing_whose_hash_is_not_known() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    (line,) = (line for line in makefile.splitlines() if "-r requirements.lock" in line)
    assert "--require-hashes" in line
