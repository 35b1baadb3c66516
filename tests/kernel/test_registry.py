"""The registry: games are found by name, and looked for once."""

from __future__ import annotations

import pytest

from sagaboard.kernel import registry
from sagaboard.kernel.errors import UnknownGame
from sagaboard.kernel.registry import find, names


@pytest.mark.parametrize("name", names())
def test_a_game_is_looked_for_once(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    spec = find(name)
    assert spec.name == name

    def no_more(group: str) -> None:
        raise AssertionError(f"looked for {group} again")

    monkeypatch.setattr(registry, "entry_points", no_more)
    assert find(name) is spec


def test_an_unknown_game_is_told_which_there_are() -> None:
    with pytest.raises(UnknownGame, match=names()[0]):
        find("chess-boxing")
