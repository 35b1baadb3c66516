"""Ways through a game that several chapters need: a quick draft, a game played at random."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from sagaboard.games.blood_rage.state import GODS_GIFTS, BloodRage
from sagaboard.kernel.game import play


def draft(g: BloodRage) -> None:
    """Everybody picks the first card offered until the draft is over."""
    while g.phase == GODS_GIFTS:
        question = next(question for question in g.questions if not question.may_change)
        play(g, question.seat, question.moves[0])


def played_at_random(g: BloodRage, seed: int) -> Iterator[BloodRage]:
    """The game before each of its moves, and when it is over."""
    random = Random(seed)
    while not g.is_over:
        yield g
        question = random.choice([question for question in g.questions if not question.may_change])
        play(g, question.seat, random.choice(question.moves))
    yield g
