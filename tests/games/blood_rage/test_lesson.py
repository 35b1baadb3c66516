"""The guided first match: every move can be made, every hint can be read, and it teaches."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise

import pytest

from sagaboard.bots import find_bot
from sagaboard.games.blood_rage import loading
from sagaboard.games.blood_rage.kinds import CAUSES
from sagaboard.kernel.lesson import Lesson, read_lesson
from sagaboard.kernel.match import Match, new_record
from sagaboard.kernel.registry import find
from sagaboard.kernel.speech import speech_for
from sagaboard.service.bots.match_bots import bot_seed
from tests.cli.texts import message_ids

SPEC = find("blood-rage")
LEARNER = 0
AT_LAST = 9
"""More bots than there are: the learner answers when all of them have."""


@cache
def lesson() -> Lesson:
    assert SPEC.lesson is not None
    return read_lesson(SPEC.lesson)


class Course:
    """The lesson as the service plays it. `late` says for each step, by its number, how many bots
    answer before the learner where both are asked at once."""

    def __init__(self, late: dict[int, int]) -> None:
        taught = lesson()
        seats = ["you", *(f"bot {number}" for number in range(len(taught.bots)))]
        self.match = Match(SPEC, new_record(SPEC, seats, taught.options, taught.seed))
        self.asked_with_bots: set[int] = set()
        """The steps at which bots were asked as well."""
        for number, step in enumerate(taught.step):
            self.let_bots_answer(number, late.get(number, AT_LAST))
            question = self.match.game.question_for(LEARNER)
            assert question is not None, f"step {number + 1}: the learner is not asked"
            offered = [self.match.vocabulary.text(move) for move in question.moves]
            assert step.move in offered, f"step {number + 1}: {step.move} is none of {offered}"
            self.match.play(LEARNER, step.move)
        self.let_bots_answer(len(taught.step), AT_LAST)

    def let_bots_answer(self, number: int, most: int) -> None:
        answered = 0
        while True:
            waiting = self.match.game.waiting_for()
            bots = [seat for seat in waiting if seat != LEARNER]
            if LEARNER in waiting and bots:
                self.asked_with_bots.add(number)
            if not bots or (LEARNER in waiting and answered == most):
                return
            seat = bots[0]
            bot = find_bot(lesson().bots[seat - 1], bot_seed(self.match, seat))
            self.match.play(seat, bot.choose(SPEC, self.match.asked_in(seat), seat))
            answered += LEARNER in waiting

    def told(self, kind: str) -> list[list[int]]:
        return [e.values for events in self.match.events for e in events if e.kind == kind]


@cache
def course() -> Course:
    return Course({})


def test_every_step_can_be_made() -> None:
    assert 15 <= len(lesson().step) <= 25
    assert course().match.game.questions


def test_the_order_of_answers_given_at_once_makes_no_difference() -> None:
    """A learner may be quicker than the bots, or slower: the same match follows."""
    usual = course()
    shared = [n for n in usual.asked_with_bots if n < len(lesson().step)]
    assert len(shared) >= 3, "battles, the Discard phase, the draft"
    wanted = SPEC.save(usual.match.game)
    for number in shared:
        for bots in range(len(lesson().bots)):
            other = Course({number: bots})
            assert SPEC.save(other.match.game) == wanted, lesson().step[number]
    always_first = Course(dict.fromkeys(shared, 0))
    assert SPEC.save(always_first.match.game) == wanted


def test_the_learner_does_everything_once() -> None:
    verbs = Counter(step.move.split()[0] for step in lesson().step)
    wanted = {"invade", "march", "upgrade", "quest", "pillage", "play", "pass", "keep", "raise"}
    assert wanted <= set(verbs)
    assert "pick" in verbs, "and begins the draft"


def test_the_story_is_worth_telling() -> None:
    told = course().told
    assert [seat for seat, _ in told("unopposed")] == [LEARNER]
    assert LEARNER in [seat for seat, _, _ in told("battle_won")]
    assert told("battle_tied")
    assert LEARNER in [seat for seat, _, _ in told("quest_fulfilled")]
    ragnarok = list(CAUSES).index("ragnarok")
    fallen = [seat for seat, _, _, cause in told("destroyed") if cause == ragnarok]
    assert fallen.count(LEARNER) == 2
    assert SPEC.standing(course().match.game).winners == [LEARNER]


def test_hints_that_give_numbers_are_right() -> None:
    """The Glory that the hints promise is paid, and they name what is true at their time."""
    gained = [glory for seat, glory, _ in course().told("glory_gained") if seat == LEARNER]
    assert gained == [5, 4, 5, 4], "the token, the battle, the Quest, Ragnarök"
    totals = course().told("total")
    assert [total for seat, _, total in totals if seat == LEARNER] == [5, 8]
    raised = [value for seat, _, value in course().told("stat_raised") if seat == LEARNER]
    assert raised == [4, 5]
    passed = [rage for seat, rage in course().told("passed") if seat == LEARNER]
    assert passed == [1]
    assert SPEC.standing(course().match.game).scores == [18, 5, 17]


@pytest.mark.parametrize("language", SPEC.languages)
def test_every_hint_is_there_and_short(language: str) -> None:
    speech = speech_for(SPEC, language)
    hints = [step.hint for step in lesson().step]
    assert all(one != other for one, other in pairwise(hints))
    for hint in hints:
        text = speech.say(hint)
        assert text.endswith("."), hint
        assert len(text) <= 280, hint
    written = message_ids(loading.FOLDER / "text" / f"{language}.lesson.ftl")
    assert written == list(dict.fromkeys(hints)), "all are used, in the order of the lesson"
