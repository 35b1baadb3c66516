"""Saved states of before."""

from __future__ import annotations

from typing import Any

import pytest

from sagaboard.games.blood_rage import SPEC
from sagaboard.kernel.game import advance
from tests.fields import positions


@pytest.mark.parametrize(("frame", "field"), [("Draft", "picks"), ("DiscardPhase", "kept")])
def test_saved_states_have_choices_in_a_frame_as_they_always_had(frame: str, field: str) -> None:
    seen = 0
    for g in positions(SPEC, 3, "before"):
        saved: Any = SPEC.save(g)
        assert field not in saved
        top = saved["stack"][-1]
        if top["is"] != frame:
            continue
        assert top[field] == getattr(g, field)
        loaded = SPEC.load(saved, SPEC.content_of(g))
        advance(loaded)
        assert getattr(loaded, field) == getattr(g, field)
        assert SPEC.save(loaded) == saved
        assert [q.moves for q in loaded.questions] == [q.moves for q in g.questions]
        seen += 1
    assert seen > 0
