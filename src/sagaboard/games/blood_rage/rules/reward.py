"""15.6 Pillage rewards, and what follows a successful Pillage."""

from __future__ import annotations

from typing import Final

from sagaboard.games.blood_rage.components import ALL_STATS, GLORY, Place
from sagaboard.games.blood_rage.moments import PILLAGED, REWARD_TAKEN
from sagaboard.games.blood_rage.rules.trigger import ReactWithBattleCards, trigger
from sagaboard.games.blood_rage.state import FOR_TOKEN, BloodRage
from sagaboard.kernel.bits import bit
from sagaboard.kernel.move import Seat
from sagaboard.kernel.steps import StepList, Steps


class PillageRewards(Steps[BloodRage]):
    """BR-OQ-09 step 3, or an automatic success: the reward, the token, then the cards."""

    def copy(self) -> PillageRewards:
        return PillageRewards(self.step)

    def steps(self) -> StepList[BloodRage]:
        return PILLAGE_REWARDS

    def take_reward(self, g: BloodRage) -> None:
        take_reward(g, g.battle.pillager, g.battle.province)
        trigger(g, g.battle.pillager, REWARD_TAKEN, g.battle.province)

    def flip_token(self, g: BloodRage) -> None:
        if not g.battle.is_repeat:
            g.pillaged |= bit(g.battle.province)
            g.tell("token_flipped", g.battle.province)
        g.push(ReactWithBattleCards(PILLAGED, 0, 0, 0))

    def react_with_sheet(self, g: BloodRage) -> None:
        trigger(g, g.battle.pillager, PILLAGED, g.battle.province)


PILLAGE_REWARDS: Final[StepList[BloodRage]] = (
    PillageRewards.take_reward,
    PillageRewards.flip_token,
    PillageRewards.react_with_sheet,
)


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
