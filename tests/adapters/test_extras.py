"""What is not installed is told by name, with the command that installs it."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

WITHOUT = "import sys; sys.modules[{library!r}] = None; import {module}"


@pytest.mark.parametrize(
    ("module", "library", "extra"),
    [
        ("sagaboard.adapters.pettingzoo", "pettingzoo", "adapters"),
        ("sagaboard.adapters.gymnasium", "gymnasium", "adapters"),
        ("sagaboard.adapters.openspiel", "pyspiel", "adapters"),
        ("sagaboard.adapters.training", "numpy", "adapters"),
        ("sagaboard.arena.ratings", "choix", "arena"),
    ],
)
def test_a_missing_library_names_its_extra(module: str, library: str, extra: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT.format(library=library, module=module)],
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ,
    )
    assert done.returncode == 1
    assert f"pip install 'sagaboard[{extra}]'" in done.stderr.splitlines()[-1]


COMMAND = (
    "import sys; sys.modules[{library!r}] = None; from sagaboard.cli import main; "
    "sys.exit(main({arguments!r}.split()))"
)


@pytest.mark.parametrize(
    ("arguments", "library", "extra"),
    [
        ("arena blood-rage --bots random,greedy --games 1", "choix", "arena"),
        ("simulate blood-rage --games 1 --ray 127.0.0.1:6379", "ray", "ray"),
        ("balance blood-rage --games 1 --ray 127.0.0.1:6379", "ray", "ray"),
    ],
)
def test_a_command_says_so_in_a_sentence(arguments: str, library: str, extra: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", COMMAND.format(library=library, arguments=arguments)],
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ,
    )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert f"sagaboard[{extra}]" in done.stderr


def test_the_package_itself_needs_none_of_them() -> None:
    """A plain install plays, serves and simulates."""
    without = (
        "import sys\n"
        "for library in ('numpy', 'choix', 'gymnasium', 'pettingzoo', 'pyspiel', 'ray'):\n"
        "    sys.modules[library] = None\n"
        "import sagaboard.service.http.app, sagaboard.cli.arena, sagaboard.cli.balance\n"
        "from sagaboard.cli import main\n"
        "sys.exit(main(['simulate', 'blood-rage', '--games', '1', '--json']))"
    )
    subprocess.run([sys.executable, "-c", without], check=True, env=os.environ)
