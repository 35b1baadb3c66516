"""The closed list of moments at which the rules look at cards, in the order of play."""

from __future__ import annotations

from typing import Final

# Always, while the card is on the sheet. Modifiers.
UPGRADE_COST: Final = 0  # value: Rage to pay
WARRIORS_STRENGTH: Final = 1  # value: how many Warriors stand together
MONSTER_STRENGTH: Final = 2  # value: where the Monster is
COUNTS_AS_SHIP: Final = 3  # read when the content is loaded
ENTERS_CENTRE: Final = 4  # read when the content is loaded

# The turn. Permission.
ACTION: Final = 5

# After an Invade, in this order (BR-OQ-44). Subject: the figure.
INVADED_ITSELF: Final = 6
INVADED: Final = 7
AFTER_INVADE: Final = 8

# Play Cards (BR-OQ-39).
QUEST_REVEALED: Final = 9  # step 3, Upgrades; permission
CANCELLING: Final = 10  # step 4
REPLAYING: Final = 11  # step 5
BEFORE_TOTALS: Final = 12  # step 6
BONUS: Final = 13  # step 8; modifier, value: the printed bonus

# A Pillage succeeds (BR-OQ-09 step 3). Subject: the province.
REWARD_TAKEN: Final = 14
PILLAGED: Final = 15

# The rest of Resolution (BR-OQ-09).
BATTLE_RESOLVED: Final = 16  # step 5, Battle cards
DEAD_COUNTED: Final = 17  # step 6, Upgrades, first
DEFEATED: Final = 18  # step 6, Upgrades, second
CARDS_LEAVE: Final = 19  # step 7

# Figures are about to be destroyed, or are (BR-OQ-57). Subject: the figure.
ABOUT_TO_DIE: Final = 20
FIGURES_ABOUT_TO_DIE: Final = 21  # subject: the cause
SHIP_DESTROYED: Final = 22

# The later phases.
QUEST_CHECKED: Final = 23  # the Quest's condition; modifier, value: the card; 1 = fulfilled
QUEST_GLORY: Final = 24  # modifier, value: Glory
RAGNAROK_GLORY: Final = 25  # modifier, value: Glory per figure
RELEASED: Final = 26  # subject: how many figures
GAME_END: Final = 27
