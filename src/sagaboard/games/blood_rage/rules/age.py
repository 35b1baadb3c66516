"""Chapter 8: structure of an Age, with 16.5, the end of an Age."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.blood_rage.rules.action import ActionPhase
from sagaboard.games.blood_rage.rules.discard import begin_discard_phase
from sagaboard.games.blood_rage.rules.end_of_game import EndOfGame
from sagaboard.games.blood_rage.rules.gods_gifts import GodsGifts
from sagaboard.games.blood_rage.rules.quest_phase import QuestPhase
from sagaboard.games.blood_rage.rules.ragnarok import RagnarokPhase
from sagaboard.games.blood_rage.rules.release_valhalla import ReleaseValhalla
from sagaboard.games.blood_rage.state import (
    ACTION,
    DISCARD,
    END_OF_GAME,
    GODS_GIFTS,
    QUEST,
    RAGNAROK,
    RELEASE_VALHALLA,
    BloodRage,
)
from sagaboard.kernel.game import Frame


class Saga(Frame[BloodRage]):
    """BR-AGE-01 to 05: three Ages of six phases, then the end of the game."""

    def __init__(self, phase: i64) -> None:
        self.phase = phase

    def copy(self) -> Saga:
        return Saga(self.phase)

    def resume(self, g: BloodRage) -> None:
        phase = self.phase
        self.phase += 1
        if phase == END_OF_GAME and g.age < 3:
            end_age(g)
            self.phase = GODS_GIFTS
            return
        g.phase = phase
        if phase == GODS_GIFTS:
            g.tell("age_began", g.age)
        g.tell("phase_began", phase)
        if phase == GODS_GIFTS:
            g.push(GodsGifts(False))
        elif phase == ACTION:
            g.push(ActionPhase(False, g.first_player))
        elif phase == DISCARD:
            begin_discard_phase(g)
        elif phase == QUEST:
            g.push(QuestPhase(False, 0))
        elif phase == RAGNAROK:
            g.push(RagnarokPhase(0))
        elif phase == RELEASE_VALHALLA:
            g.push(ReleaseValhalla(False))
        else:
            g.done()
            g.push(EndOfGame(0))


def end_age(g: BloodRage) -> None:
    """BR-EOA-01 to 05, after the First and Second Age."""
    g.pillaged = 0
    g.first_player = g.left_of(g.first_player)
    g.age += 1
    g.tell("age_ended", g.age - 1, g.first_player)
