"""Compile the kernel, the games and the bots with mypyc; all else is told by pyproject.toml.

SAGABOARD_COMPILE=0      plain Python
SAGABOARD_COMPILE=1      compiled; a missing C compiler is an error
not set                  compiled when this machine can, else plain Python

A module stays interpreted when one of its first lines is the comment
`# mypyc: interpreted - REASON`. Every `__init__.py` stays interpreted.
"""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

COMPILED = ("kernel/*.py", "games/**/*.py", "bots/*.py")
INTERPRETED_MARK = "# mypyc: interpreted"
MARK_WITHIN_LINES = 20
# Commands that only describe the package, and the one that links an environment to the sources.
COMMANDS_WITHOUT_COMPILING = {"egg_info", "dist_info", "sdist", "editable_wheel", "clean"}

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "sagaboard"


def say(sentence: str) -> None:
    print(f"sagaboard: {sentence}", file=sys.stderr, flush=True)


def stays_interpreted(module: Path) -> bool:
    if module.name == "__init__.py":
        return True
    for line in module.read_text(encoding="utf-8").splitlines()[:MARK_WITHIN_LINES]:
        if line.startswith(INTERPRETED_MARK):
            if not line.removeprefix(INTERPRETED_MARK).strip(" -:"):
                raise SystemExit(f"{module}: say why after '{INTERPRETED_MARK}'")
            return True
    return False


def modules_to_compile() -> list[str]:
    found = {module for pattern in COMPILED for module in PACKAGE.glob(pattern)}
    return sorted(str(m.relative_to(ROOT)) for m in found if not stays_interpreted(m))


def obstacle_to_compiling() -> str | None:
    """Why this machine cannot compile, or None. Points CC at the compiler that was found."""
    configured = os.environ.get("CC") or sysconfig.get_config_var("CC") or ""
    first_choice = shlex.split(configured)[:1]
    others = ["cl"] if os.name == "nt" else ["cc", "gcc", "clang"]
    names = list(dict.fromkeys(first_choice + others))
    compiler = next((name for name in names if shutil.which(name)), None)
    if compiler is None:
        return f"no C compiler found (looked for {', '.join(names)})"
    if first_choice and compiler != first_choice[0]:
        os.environ["CC"] = compiler
    header = Path(sysconfig.get_path("include"), "Python.h")
    if not header.exists():
        return f"no Python headers found ({header} is missing)"
    return None


def extensions() -> list[Extension]:
    if COMMANDS_WITHOUT_COMPILING.intersection(sys.argv[1:]):
        return []
    wish = os.environ.get("SAGABOARD_COMPILE", "")
    if wish not in ("", "0", "1"):
        raise SystemExit(f"SAGABOARD_COMPILE is {wish!r}; it may be 0, 1 or not set")
    if wish == "0":
        say("plain Python, because SAGABOARD_COMPILE=0")
        return []
    obstacle = obstacle_to_compiling()
    if obstacle is not None:
        if wish == "1":
            raise SystemExit(f"sagaboard: SAGABOARD_COMPILE=1, but {obstacle}")
        say(f"falling back to plain Python (same games, slower bots): {obstacle}")
        return []
    modules = modules_to_compile()
    if not modules:
        return []
    from mypyc.build import mypycify  # here, because plain builds do without mypy

    say(f"compiling {len(modules)} modules with mypyc")
    os.chdir(ROOT)  # mypy reads its settings from the pyproject.toml of the working directory
    found = mypycify(
        modules,
        opt_level="3",
        debug_level="0",
        separate=False,
        multi_file=True,
        group_name="sagaboard",
    )
    if os.name != "nt":
        # Without this, calls between modules take the detour by which a symbol may be replaced.
        # All extensions of mypyc share one list of arguments, so each gets a list of its own.
        for extension in found:
            # Python's own flags ask for debug information; nobody is going to read it.
            extension.extra_compile_args = [
                *extension.extra_compile_args,
                "-fvisibility=hidden",
                "-g0",
            ]
            if sys.platform == "linux":
                extension.extra_link_args = ["-Wl,--strip-all"]
    return found


class BuildOnAllCores(build_ext):
    """One C file for each module, so that all cores compile at once."""

    def build_extensions(self) -> None:
        compile_in_turn = self.compiler.compile

        def compile_at_once(sources: list[str], *args: object, **settings: object) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as cores:
                objects = cores.map(lambda one: compile_in_turn([one], *args, **settings), sources)
                return [made for several in objects for made in several]

        self.compiler.compile = compile_at_once
        super().build_extensions()


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOnAllCores})
