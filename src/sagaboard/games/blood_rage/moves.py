"""The verbs of Blood Rage, in the order of play and of `kinds.VERBS`."""

from __future__ import annotations

from typing import Final

# Gods' Gifts
PICK: Final = 0 * 128  # a card of the pack
UNPICK: Final = 1 * 128
# Action
INVADE: Final = 2 * 128  # with an own figure of the reserve
FETCH: Final = 3 * 128  # invade with an own figure in Valhalla
MARCH: Final = 4 * 128  # from a province
UPGRADE: Final = 5 * 128  # with a card
QUEST: Final = 6 * 128  # commit a card
PILLAGE: Final = 7 * 128  # a province
PILLAGE_AGAIN: Final = 8 * 128  # a pillaged province
SACRIFICE: Final = 9 * 128
PASS: Final = 10 * 128
# Parts of actions
TO: Final = 11 * 128  # a province or fjord
MOVE: Final = 12 * 128  # an own figure
SLOT: Final = 13 * 128  # of the clan sheet
GIVE: Final = 14 * 128  # an own figure
# Battle
JOIN: Final = 15 * 128  # with an own figure
PLAY: Final = 16 * 128  # a card, face down
TREAT: Final = 17 * 128  # the revealed Quest as an Upgrade of the sheet says
LEAVE: Final = 18 * 128  # an own figure, the one that stays
ADD: Final = 19 * 128  # a late card
TAKE_BACK: Final = 20 * 128  # a card played
# Anywhere
RETREAT: Final = 21 * 128
SAVE: Final = 22 * 128  # an own figure
RAISE: Final = 23 * 128  # a stat
# Discard
KEEP: Final = 24 * 128  # a card
# The end of any choice that may be declined or stopped
DONE: Final = 25 * 128
