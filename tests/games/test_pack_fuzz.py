"""Packs made of our own files with one thing changed: they load, or every problem is told."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from sagaboard.kernel.errors import BadContent
from sagaboard.kernel.registry import find
from tests.toml_text import toml_of

GAMES = ("blood-rage", "lords-of-hellas", "lords-of-ragnarok")
TRIES = 60
ODD: tuple[object, ...] = (
    -1,
    0,
    1,
    7,
    999,
    10**14,
    10**23,
    1.5,
    float("inf"),
    True,
    "",
    "x",
    "None",
    "zwölf ü",
    [],
    [0],
    [[]],
    ["x"],
    {},
    {"effect": "x"},
    [{}],
    [{"effect": 3}],
)


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value inside, however deep."""
    inside = value.items() if isinstance(value, dict) else enumerate(value)
    for key, part in inside:
        yield (*path, key)
        if isinstance(part, dict | list):
            yield from places(part, (*path, key))


def mutated(data: dict[str, Any], dice: random.Random) -> dict[str, Any]:
    *path, last = dice.choice(list(places(data)))
    holder: Any = data
    for key in path:
        holder = holder[key]
    what = dice.randrange(5)
    if what == 0:
        del holder[last]
    elif what == 1 and isinstance(holder, dict):
        holder[f"{last}x"] = holder.pop(last)
    elif what == 2 and isinstance(holder, list):
        holder.append(holder[last])
    elif what == 3 and isinstance(holder[last], str):
        holder[last] = holder[last][:-1]
    else:
        holder[last] = dice.choice(ODD)
    return data


@pytest.mark.parametrize("game", GAMES)
def test_a_changed_file_loads_or_every_problem_names_a_file_and_a_remedy(
    game: str, tmp_path: Path
) -> None:
    folder = import_module(f"sagaboard.games.{game.replace('-', '_')}.loading").FOLDER
    load = import_module(f"sagaboard.games.{game.replace('-', '_')}.loading").load
    files = sorted(path for path in folder.glob("*.toml") if path.name != "lesson.toml")
    dice = random.Random(game)
    refused = 0
    for attempt in range(TRIES):
        file = dice.choice(files)
        data = mutated(tomllib.loads(file.read_text(encoding="utf-8")), dice)
        pack = tmp_path / str(attempt)
        pack.mkdir()
        text = toml_of(data)
        (pack / file.name).write_text(text, encoding="utf-8")
        try:
            load(pack)
        except BadContent as error:
            refused += 1
            for problem in error.problems:
                assert ".toml" in problem, problem
                assert ";" in problem or "must" in problem, problem
                assert len(problem) < 1500, problem
        except Exception as error:
            raise AssertionError(f"{file.name} of {pack}:\n{text}") from error
    assert TRIES // 4 < refused < TRIES
    find(game).check_content(None)
