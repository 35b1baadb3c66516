# mypyc: interpreted - saves and loads states
"""Saved states keep the form of earlier versions, so that matches and golden records stay: there
the frames of the draft and of the Discard phase held what now lies on the table."""

from __future__ import annotations

from sagaboard.games.blood_rage.state import BloodRage
from sagaboard.kernel.codec import Codec, Plain

CODEC = Codec([])  # for lists of numbers
FIELD_OF = {"Draft": "picks", "DiscardPhase": "kept"}


def in_saved_form(saved: Plain, g: BloodRage) -> Plain:
    assert isinstance(saved, dict)
    stack = saved["stack"]
    assert isinstance(stack, list)
    moved: list[Plain] = []
    for frame in stack:
        assert isinstance(frame, dict)
        field = FIELD_OF.get(str(frame["is"]))
        if field is not None:
            value = CODEC.save(g.picks if field == "picks" else g.kept)
            frame = {"is": frame["is"], field: value, **frame}
        moved.append(frame)
    kept = {name: what for name, what in saved.items() if name not in FIELD_OF.values()}
    return {**kept, "stack": moved}


def in_todays_form(saved: Plain) -> Plain:
    if not isinstance(saved, dict):
        return saved
    new = dict(saved)
    stack = saved.get("stack")
    for frame in stack if isinstance(stack, list) else ():
        if isinstance(frame, dict):
            field = FIELD_OF.get(str(frame.get("is")))
            if field is not None and field in frame:
                new[field] = frame[field]
    return new
