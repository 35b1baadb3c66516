"""Frames whose steps follow one another, as in a numbered list of the rulebook."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from mypy_extensions import i64, mypyc_attr

from sagaboard.kernel.game import Frame, G

Step: TypeAlias = Callable[[Any, G], None]
"""A method of the frame, named by the rulebook: `Fight.before_losses`."""

StepList: TypeAlias = tuple[Step[G], ...]


# Games of other packages may be plain Python.
@mypyc_attr(allow_interpreted_subclasses=True)
class Steps(Frame[G]):
    """Takes the steps of a list in order, each once, and is done after the last.

    A step acts or pushes a frame; it does not ask, because a question is asked again whenever a
    game is loaded. It may end the frame with `g.done()`, for instance in order to push what comes
    next. Saved states hold the number of the next step: add steps at the end only.
    """

    def __init__(self, step: i64) -> None:
        self.step = step

    def steps(self) -> StepList[G]:
        raise AssertionError(self)

    def resume(self, g: G) -> None:
        steps = self.steps()
        step = self.step
        if step == len(steps):
            g.done()
            return
        self.step += 1
        steps[step](self, g)

    def go_to(self, step: Step[G]) -> None:
        """The step that comes next, where that is not the next of the list."""
        self.step = self.steps().index(step)
