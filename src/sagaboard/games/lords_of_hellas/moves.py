"""The verbs of Lords of Hellas, in the order of play."""

from __future__ import annotations

from typing import Final

# Hero selection
HERO: Final = 0 * 128  # choose a hero
SETTLE: Final = 1 * 128  # place hero and hoplites in a region
# Basic actions
USE: Final = 2 * 128  # an artifact
PRAY: Final = 3 * 128  # to a god
POWER: Final = 4 * 128  # use the divine power
GO: Final = 5 * 128  # with the hero to a region
ADVANCE: Final = 6 * 128  # a quest step
BEGIN: Final = 7 * 128  # a quest, on a step
MOVE: Final = 8 * 128  # hoplites out of a region
TO: Final = 9 * 128  # a region
FORTIFY: Final = 10 * 128  # into the city of the same region
LEAVE: Final = 11 * 128  # out of the city
SEND: Final = 12 * 128  # so many hoplites
# Special actions
RECRUIT: Final = 13 * 128
MARCH: Final = 14 * 128  # out of a region
TEMPLE: Final = 15 * 128  # in a region
ORACLE: Final = 16 * 128
PREPARE: Final = 17 * 128
USURP: Final = 18 * 128
HUNT: Final = 19 * 128  # a monster
MONUMENT: Final = 20 * 128  # of a god
END_ROUND: Final = 21 * 128  # Build monument without naming one: all are complete, or two play
# Parts of actions
PLACE: Final = 22 * 128  # a hoplite in a region
GARRISON: Final = 23 * 128  # a hoplite in the city of a region
HEAL: Final = 24 * 128  # an attribute
DRAW: Final = 25 * 128  # a combat card
ABILITY: Final = 26 * 128  # of the hero
GIVE: Final = 27 * 128  # up the glory token of a land
GLORY: Final = 28 * 128  # take the token of a land
# Monsters
ROLL: Final = 29 * 128  # for a monster
RAVAGE: Final = 30 * 128  # region attack
SHIFT: Final = 31 * 128  # a monster to a region
TARGET: Final = 32 * 128  # a monster
HIT: Final = 33 * 128  # hoplites or hero of a player
# Battle
FIGHT: Final = 34 * 128  # in a region
FIRST: Final = 35 * 128  # whose effects come first
PLAY: Final = 36 * 128  # a combat card
BRING: Final = 37 * 128  # hoplites out of a region
SAVE: Final = 38 * 128  # so many hoplites
SPARE: Final = 39 * 128  # a hoplite from own loss symbols
DOOM: Final = 40 * 128  # a hoplite of the opponent
RETREAT: Final = 41 * 128  # to a region
# Hunt
WOUND: Final = 42 * 128  # a slot
SPEND: Final = 43 * 128  # a combat card for a wound
GIVE_UP: Final = 44 * 128
ATTACK: Final = 45 * 128  # with a monster attack card
DEFEND: Final = 46 * 128  # with a combat card
SHIELD: Final = 47 * 128  # with a shield alone
CLAIM: Final = 48 * 128  # a reward
# Anywhere
INJURE: Final = 49 * 128  # an attribute
LOWER: Final = 50 * 128  # an attribute
RAISE: Final = 51 * 128  # an attribute
DISCARD: Final = 52 * 128  # a combat card
KEEP: Final = 53 * 128  # a neutral artifact looked at
PICK: Final = 54 * 128  # a combat card looked at
BLESS: Final = 55 * 128  # take a blessing
INVOKE: Final = 56 * 128  # a blessing
REDEEM: Final = 57 * 128  # a kept quest card
CLEAR: Final = 58 * 128  # a used special action
DONE: Final = 59 * 128

MOST_HOPLITES: Final = 30
MOST_SLOTS: Final = 16
