"""The tests run against the package that was asked for: the sources, or the compiled modules."""

import importlib
import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

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


@pytest.mark.skipif(EXPECTED != "interpreted", reason="asks about the sources")
def test_interpreted_run_imports_the_sources() -> None:
    assert PACKAGE.samefile(SOURCES)
    assert [path for path in PACKAGE.rglob("*") if is_compiled(path.name)] == []


@pytest.mark.skipif(EXPECTED != "compiled", reason="asks about the compiled package")
def test_compiled_run_imports_compiled_modules() -> None:
    assert not PACKAGE.samefile(SOURCES)
    names = modules_meant_to_be_compiled()
    assert names
    for name in names:
        file = importlib.import_module(name).__file__ or ""
        assert is_compiled(file), f"{name} came from {file}"
