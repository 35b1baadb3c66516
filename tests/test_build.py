"""The tests run against the package that was asked for: the sources, or the compiled modules."""

import importlib
import os
import runpy
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import SimpleNamespace

import pytest

import sagaboard

EXPECTED = os.environ.get("SAGABOARD_EXPECT")
PACKAGE = Path(sagaboard.__file__).parent
SOURCES = Path(__file__).parent.parent / "src" / "sagaboard"


def is_compiled(file: str) -> bool:
    return file.endswith(tuple(EXTENSION_SUFFIXES))


def modules_meant_to_be_compiled() -> list[str]:
    """The same rule as in setup.py: all but `__init__.py` and the modules that say otherwise."""
    found = []
    for pattern in ("kernel/*.py", "games/**/*.py", "bots/*.py"):
        for path in sorted(PACKAGE.glob(pattern)):
            head = path.read_text(encoding="utf-8").splitlines()[:20]
            if path.name == "__init__.py":
                continue
            if any(line.startswith("# mypyc: interpreted") for line in head):
                continue
            dotted = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
            found.append(dotted)
    return found


def test_expectation_is_a_known_word() -> None:
    assert EXPECTED in (None, "interpreted", "compiled")


def test_the_run_imports_what_was_asked_for() -> None:
    """Without SAGABOARD_EXPECT either will do, but not a mixture."""
    names = modules_meant_to_be_compiled()
    assert names
    files = [importlib.import_module(name).__file__ or "" for name in names]
    compiled = EXPECTED == "compiled" or (EXPECTED is None and is_compiled(files[0]))
    assert [is_compiled(file) for file in files] == [compiled] * len(files)
    assert PACKAGE.samefile(SOURCES) is (EXPECTED == "interpreted" or not compiled)


def test_every_flag_is_given_to_the_compiler_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """mypycify gives all its extensions one and the same list of arguments."""
    shared = ["-O3"]
    made = [SimpleNamespace(extra_compile_args=shared) for _ in range(3)]
    monkeypatch.setattr("setuptools.setup", lambda **settings: None)
    monkeypatch.setattr("sys.argv", ["setup.py", "--version"])
    monkeypatch.setenv("SAGABOARD_COMPILE", "0")
    script = runpy.run_path(str(SOURCES.parent.parent / "setup.py"))
    monkeypatch.setattr("mypyc.build.mypycify", lambda *args, **settings: made)
    monkeypatch.setenv("SAGABOARD_COMPILE", "")
    monkeypatch.setitem(script["extensions"].__globals__, "obstacle_to_compiling", lambda: None)
    monkeypatch.chdir(SOURCES)
    for extension in script["extensions"]():
        args = extension.extra_compile_args
        assert len(args) == len(set(args))
