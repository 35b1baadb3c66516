"""The closed list of moments at which the rules look at cards, in the order of play."""

from __future__ import annotations

from typing import Final

# Always, for the owner. Modifiers.
HERO_MOVES: Final = 0  # value: regions of option A of the hero step
DRAKKAR_MOVES: Final = 1  # value: seas of option B
HERO_HEALS: Final = 2  # value: injuries healed by option C
RECRUIT_STRENGTH: Final = 3  # value: strength set by Authority
SETTLEMENT_INCREASE: Final = 4  # value: strength gained by LOR-MANV-06
LIMIT: Final = 5  # value: the limit of combat cards, and that of runes
USURP_MIGHT: Final = 6  # value: Might for Usurp
MONUMENT_PRIESTS: Final = 7  # value: priests of part 5
EVENT_CARDS: Final = 8  # value: event cards drawn in part 6, one of which is resolved
WEAKNESS_CHECK: Final = 9  # value: Wisdom in step 6 of a monster round
BATTLE_STRENGTH: Final = 10  # value: battle strength, read in step 2
WINNER_LOSSES: Final = 11  # value: losses of step 5
TRAMPLED: Final = 12  # value: what trample takes from one army
REGION_ATTACKED: Final = 13  # value: what a region attack takes from one army

# Always, for the owner. Looked up by the rule that they change.
ANY_RUNE: Final = 14  # pays for a basic rune action that asks for one certain rune
YGGDRASIL_ROADS: Final = 15  # regions around Yggdrasil are adjacent for an activated army
ADJACENT_MONSTER: Final = 16  # LOR-RACT-07 reaches a region adjacent to the hero's
REALMS_AROUND: Final = 17  # realms adjacent to the hero count as allied for their bonus

# The turn. Permissions.
TURN_START: Final = 18
IN_HERO_STEP: Final = 19
DRAKKAR_MOVED: Final = 20  # option B, after at least one sea
RUNE_STEP_START: Final = 21
IN_RUNE_STEP: Final = 22
RUNE_ACTION: Final = 23  # an additional rune action; `n` runes of different kinds
CARDS_DRAWN: Final = 24  # after LOR-RACT-12, LOR-RACT-15, LOR-PREP-03; before the limit
USURP_CHOSEN: Final = 25  # declared with the choice of Usurp
AFTER_MOBILIZE: Final = 26

# Reactions.
CONTROL_GAINED: Final = 27  # subject: the region
ALLIED: Final = 28  # subject: the realm
HEALED: Final = 29
PRIEST_SENT: Final = 30  # subject: the god
MARKER_COVERED: Final = 31
AFTER_USURP: Final = 32
ARMY_DESTROYED: Final = 33
INJURY_DEALT: Final = 34

# Before something befalls the owner. Permissions.
INJURY_WOULD: Final = 35  # subject: 1 from an attack card, else 0
ARMY_MINUS_WOULD: Final = 36  # trample or a region attack

# Hunt.
HUNT_BEGUN: Final = 37  # reaction, start 1
BEFORE_HUNT: Final = 38  # permission, start 1; subject: the target
IN_HERO_ROUND: Final = 39  # permission
AFTER_HUNT: Final = 40  # permission, after the last point of LOR-OQ-47

# Battle.
BEFORE_BATTLE: Final = 41  # permission, before the first card; subject: the region
BOTH_PASSED: Final = 42  # permission, step 2
BATTLE_WON: Final = 43  # reaction, after step 6; subject: the region
BATTLE_LOST: Final = 44  # reaction, after step 4 if armies retreated; subject: the region

# Texts that are carried out line by line.
AT_ONCE: Final = 45
AFTER_WOUND: Final = 46  # hunt text of a combat card; permission
DEFENDING: Final = 47  # hunt text of a combat card played in defence
