from __future__ import annotations

from typing import Any

from sagaboard.kernel.chance import Chance
from sagaboard.kernel.codec import Codec
from sagaboard.kernel.game import Frame, Game, advance
from sagaboard.kernel.steps import StepList, Steps


class Diary(Game):
    """Lists what has happened."""

    def __init__(self, stack: list[Frame[Any]]) -> None:
        super().__init__(1, Chance(""), stack)
        self.entries: list[str] = []


class Day(Steps[Diary]):
    def __init__(self, step: int, naps: int) -> None:
        super().__init__(step)
        self.naps = naps

    def steps(self) -> StepList[Diary]:
        return DAY

    def get_up(self, g: Diary) -> None:
        g.entries.append("up")

    def rest(self, g: Diary) -> None:
        g.entries.append("rest")
        if self.naps > 1:
            self.naps -= 1
            self.go_to(Day.rest)

    def go_to_bed(self, g: Diary) -> None:
        g.entries.append("bed")
        if self.naps == 0:
            g.done()
            g.push(Day(1, 1))


DAY: StepList[Diary] = (Day.get_up, Day.rest, Day.go_to_bed)


def entries(day: Day) -> list[str]:
    g = Diary([day])
    advance(g)
    assert g.is_over
    return g.entries


def test_the_steps_are_taken_in_the_order_of_the_list() -> None:
    assert entries(Day(0, 1)) == ["up", "rest", "bed"]


def test_a_saved_frame_goes_on_with_the_next_step() -> None:
    day = Day(0, 1)
    day.resume(Diary([day]))
    codec = Codec([Day])
    saved = codec.save(day)
    assert saved == {"is": "Day", "step": 1, "naps": 1}
    assert entries(codec.load(saved, {})) == ["rest", "bed"]


def test_a_step_may_say_which_comes_next() -> None:
    assert entries(Day(0, 3)) == ["up", "rest", "rest", "rest", "bed"]


def test_a_step_may_end_the_frame_and_push_what_comes_next() -> None:
    assert entries(Day(0, 0)) == ["up", "rest", "bed", "rest", "bed"]


def test_the_frame_stays_until_what_its_last_step_has_pushed_is_done() -> None:
    day = Day(2, 1)
    g = Diary([day])
    day.resume(g)
    assert g.stack == [day]
    day.resume(g)
    assert g.is_over
