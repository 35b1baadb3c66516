"""The verbs of Lords of Ragnarok, in the order of play."""

from __future__ import annotations

from typing import Final

# Hero selection
HERO: Final = 0 * 128  # choose a hero board
ORIGIN: Final = 1 * 128  # choose an origin card
LAUNCH: Final = 2 * 128  # the drakkar on a sea
SETTLE: Final = 3 * 128  # hero and armies in a region
# Prayer and hero step
PRAY: Final = 4 * 128  # send a priest to a god
FORGE: Final = 5 * 128  # take the rune of the forge
GO: Final = 6 * 128  # with the hero to a region
SAIL: Final = 7 * 128  # with the drakkar to a sea
HEAL: Final = 8 * 128  # an attribute
# Rune action
RUNE_ACTION: Final = 9 * 128  # one of the nine basic ones
SPEND: Final = 10 * 128  # a rune
CONTROL: Final = 11 * 128  # a monster
RELEASE: Final = 12 * 128  # a monster, for its ring
ALLY: Final = 13 * 128  # with a realm
# Maneuvers
ACTIVATE: Final = 14 * 128  # an army
TO: Final = 15 * 128  # with the chosen army to a region
STRENGTHEN: Final = 16 * 128  # an army
RECRUIT: Final = 17 * 128  # an army in a region
# Special actions
SPECIAL: Final = 18 * 128  # an action of the wheel
MONUMENT: Final = 19 * 128  # of a god
TEMPLE: Final = 20 * 128  # in a region
DRAW: Final = 21 * 128  # a combat card
GAIN: Final = 22 * 128  # a rune of the bank
PLACE_HERO: Final = 23 * 128  # in a region
PLACE_ARMY: Final = 24 * 128  # an army of the board
BLESS: Final = 25 * 128  # take a blessing
REVEAL: Final = 26 * 128  # resolve this event card
# Monsters
ROUSE: Final = 27 * 128  # activate a monster
HUNT: Final = 28 * 128  # a monster or the boss
SHIFT: Final = 29 * 128  # a monster or the boss to a region
RAVAGE: Final = 30 * 128  # region attack
HIT: Final = 31 * 128  # an army
SPARE: Final = 32 * 128  # no trample
TARGET: Final = 33 * 128  # a player
STRIKE_AT: Final = 34 * 128  # a region
DRIFT: Final = 35 * 128  # a player's drakkar
STEAL: Final = 36 * 128  # a rune
# Battle
FIGHT: Final = 37 * 128  # in a region
PLAY: Final = 38 * 128  # a combat card
PASS: Final = 39 * 128
LOSE: Final = 40 * 128  # strength of an army
RETREAT: Final = 41 * 128  # to a region
# Hunt
ATTACK: Final = 42 * 128  # with a monster attack card
DEFEND: Final = 43 * 128  # with a combat card
STRIKE: Final = 44 * 128  # with a combat card
WOUND: Final = 45 * 128  # a wound space
EFFECT: Final = 46 * 128  # use the hunt effect of a combat card
GIVE_UP: Final = 47 * 128
UNCOVER: Final = 48 * 128  # a wound space
REMOVE: Final = 49 * 128  # a monster attack card of the hand
# Anywhere
INJURE: Final = 50 * 128  # an attribute
RAISE: Final = 51 * 128  # an attribute
DISCARD: Final = 52 * 128  # a combat card
DROP: Final = 53 * 128  # a rune
USE: Final = 54 * 128  # an artifact
INVOKE: Final = 55 * 128  # a blessing
ABILITY: Final = 56 * 128  # of the hero
BONUS: Final = 57 * 128  # a line of a realm's bonus
REFILL: Final = 58 * 128  # the forge of a region
DONE: Final = 59 * 128

# Basic rune actions (LOR-RACT-06 to 15).
BOSS_RUNE: Final = 0
CONTROL_MONSTER: Final = 1
ALLIANCE: Final = 2
STRONGER_ARMY: Final = 3
ACTIVATE_MONSTER: Final = 4
ONE_CARD: Final = 5
HERO_ANYWHERE: Final = 6
LOWEST_ATTRIBUTE: Final = 7
TWO_CARDS: Final = 8
RUNE_ACTIONS: Final = (
    "boss",
    "control-monster",
    "ally",
    "army",
    "activate-monster",
    "draw-1",
    "place-hero",
    "attribute",
    "draw-2",
)

ARMIES: Final = 6
"""Army n of a seat is number `seat * ARMIES + n` (LOR-COMP-04)."""
MOST_SPACES: Final = 16
BONUS_LINES: Final = 4
"""Room for the lines of a realm's bonus: line n is number `realm * BONUS_LINES + n`."""
