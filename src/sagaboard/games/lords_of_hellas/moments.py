"""The closed list of moments at which the rules look at cards, in the order of play."""

from __future__ import annotations

from typing import Final

# Always, for the owner. Modifiers.
CARD_STRENGTH: Final = 0  # value: strength of a card played in battle
ARMY_STRENGTH: Final = 1  # value: army strength in the battle, read in step 2 (LOH-BATTLE-28)
POPULATION: Final = 2  # value: population strength of a region
HAND_LIMIT: Final = 3  # value: the limit
USURP_RECRUITS: Final = 4  # value: hoplites that Usurp may recruit
MARCH_RANGE: Final = 5  # value: regions
EXTRA_RECRUITS: Final = 6  # value: hoplites in one region besides the normal ones
ATTACKER_CARDS: Final = 7  # value: cards that an attacker of the owner may play
FIRST_CARD_LOSSES: Final = 8  # value: loss symbols of the first card played
GUARDED_REGION: Final = 9  # the hero's region is closed to others' hoplites

# The turn. Permissions.
TURN_START: Final = 10
OWN_TURN: Final = 11  # between actions, before the special action
INSTEAD_OF_HERO: Final = 12
INSTEAD_OF_HOPLITES: Final = 13
USE: Final = 14  # the basic action Use artifacts
AFTER_HERO: Final = 15
SPECIAL: Final = 16  # in place of a special action
MARCHING: Final = 17
AFTER_MARCH: Final = 18  # subject: the region that the army left
EXTRA_ACTION: Final = 19  # before or right after the special action
ANY_TIME: Final = 20  # LOH-CARD-02

# Reactions.
GAINED: Final = 21
MONUMENT_GROWN: Final = 22
TEMPLE_BUILT: Final = 23
PREPARED: Final = 24

# Hunt (LOH-HUNT-22).
HUNT_BEGUN: Final = 25  # reaction, before the opening draw
BEFORE_HUNT: Final = 26  # permission, before or after the opening draw
HUNT_STARTED: Final = 27  # permission, after the opening draw
IN_HUNT: Final = 28  # permission, at any own decision after the opening draw
DEFENDING: Final = 29  # permission, with a card on the table
IN_FIGHT: Final = 30  # permission, at any own decision in a battle or hunt

# Battle (LOH-BATTLE-25).
BEFORE_BATTLE: Final = 31
BATTLE_BEGUN: Final = 32  # reaction
CARD_PLAYED: Final = 33  # permission; subject: the card
BOTH_PASSED: Final = 34  # permission
BEFORE_LOSSES: Final = 35  # permission
BATTLE_WON: Final = 36  # reaction
HOPLITES_DIE: Final = 37  # permission; subject: how many

# Texts that are carried out at once, line by line.
AT_ONCE: Final = 38

# Monsters, their passive abilities and evolutions.
NO_RECRUITING: Final = 40
NO_LEAVING: Final = 41
NO_PRIESTS: Final = 42
KILLS_ENTERING: Final = 43
FIRST_ATTACK: Final = 44
ATTACK_STRENGTH: Final = 45  # modifier; subject: the monster
OPENING_DRAW: Final = 46
HUNT_REQUIREMENT: Final = 47
