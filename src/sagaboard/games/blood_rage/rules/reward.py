"""15.6 Pillage rewards, and what follows a successful Pillage."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.blood_rage.components import ALL_STATS, GLORY, Place
from sagaboard.games.blood_rage.moments import PILLAGED, REWARD_TAKEN
from sagaboard.games.blood_rage.rules.trigger import ReactWithBattleCards, trigger
from sagaboard.games.blood_rage.state import FOR_TOKEN, BloodRage
from sagaboard.kernel.bits import bit
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Seat


class PillageRewards(Frame[BloodRage]):
    """BR-OQ-09 step 3, or an automatic success: the reward, the token, then the cards."""

    def __init__(self, step: i64) -> None:
        self.step = step

    def copy(self) -> PillageRewards:
        return PillageRewards(self.step)

    def resume(self, g: BloodRage) -> None:
        b = g.battle
        step = self.step
        self.step += 1
        if step == 0:
            take_reward(g, b.pillager, b.province)
            trigger(g, b.pillager, REWARD_TAKEN, b.province)
        elif step == 1:
            if not b.again:
                g.pillaged |= bit(b.province)
                g.tell("token_flipped", b.province)
            g.push(ReactWithBattleCards(PILLAGED, 0, 0, 0))
        elif step == 2:
            trigger(g, b.pillager, PILLAGED, b.province)
        else:
            g.done()


def take_reward(g: BloodRage, seat: Seat, province: Place) -> None:
    """15.6, BR-REW-01 to 05."""
    reward = g.tokens[province]
    g.tell("reward_taken", seat, province, reward)
    if reward == GLORY:
        g.gain_glory(seat, g.content.token_glory, FOR_TOKEN)
    elif reward == ALL_STATS:
        for stat in range(3):
            g.raise_stat(seat, stat)
    else:
        g.raise_stat(seat, reward)
