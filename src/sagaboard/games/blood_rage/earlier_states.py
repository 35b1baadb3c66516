# mypyc: interpreted - reads saved states of earlier versions
"""Saved states of earlier versions, in today's form."""

from __future__ import annotations

from sagaboard.kernel.codec import Plain

MOVED = {"Draft": "picks", "DiscardPhase": "kept"}
"""What frames held until November 2026 and the state holds since."""


def in_todays_form(saved: Plain) -> Plain:
    if not isinstance(saved, dict):
        return saved
    new = dict(saved)
    stack = saved.get("stack")
    for frame in stack if isinstance(stack, list) else ():
        if isinstance(frame, dict):
            field = MOVED.get(str(frame.get("is")))
            if field is not None and field in frame:
                new[field] = frame[field]
    return new
