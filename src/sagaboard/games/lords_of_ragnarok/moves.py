"""The verbs of Lords of Ragnarok, in the order of play."""

from __future__ import annotations

from typing import Final

from sagaboard.games.lords_of_ragnarok.components import (
    ATTRIBUTES,
    RUNES,
    SPECIAL_ACTIONS,
    WHEEL_SPACES,
    Content,
)
from sagaboard.kernel.move import Vocabulary

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
SEATS: Final = ("player-1", "player-2", "player-3", "player-4")


def vocabulary(content: Content) -> Vocabulary:
    regions = content.regions
    seas = content.seas
    realms = [realm.name for realm in content.realms]
    monsters = [monster.name for monster in content.monsters]
    beasts = [*monsters, content.boss.name]
    cards = [card.name for card in content.combat]
    attacks = [card.name for card in content.attacks]
    blessings = [blessing.name for blessing in content.blessings]
    attributes = list(ATTRIBUTES)
    runes = list(RUNES)
    seats = list(SEATS)
    armies = [f"{seat}-{army + 1}" for seat in range(1, 5) for army in range(ARMIES)]
    spaces = [str(n + 1) for n in range(MOST_SPACES)]
    return Vocabulary(
        [
            ("hero", [hero.name for hero in content.heroes]),
            ("origin", [origin.name for origin in content.origins]),
            ("launch", seas),
            ("settle", regions),
            ("pray", content.gods),
            ("forge", [""]),
            ("go", regions),
            ("sail", seas),
            ("heal", attributes),
            ("rune-action", list(RUNE_ACTIONS)),
            ("spend", runes),
            ("control", monsters),
            ("release", monsters),
            ("ally", realms),
            ("activate", armies),
            ("to", regions),
            ("strengthen", armies),
            ("recruit", regions),
            ("special", list(SPECIAL_ACTIONS[:WHEEL_SPACES])),
            ("monument", content.gods),
            ("temple", regions),
            ("draw", [""]),
            ("gain", runes),
            ("place-hero", regions),
            ("place-army", armies),
            ("bless", blessings),
            ("reveal", [event.name for event in content.events]),
            ("rouse", monsters),
            ("hunt", beasts),
            ("shift", regions),
            ("ravage", [""]),
            ("hit", armies),
            ("spare", [""]),
            ("target", seats),
            ("strike-at", regions),
            ("drift", seats),
            ("steal", runes),
            ("fight", regions),
            ("play", cards),
            ("pass", [""]),
            ("lose", armies),
            ("retreat", regions),
            ("attack", attacks),
            ("defend", cards),
            ("strike", cards),
            ("wound", spaces),
            ("effect", cards),
            ("give-up", [""]),
            ("uncover", spaces),
            ("remove", attacks),
            ("injure", attributes),
            ("raise", attributes),
            ("discard", cards),
            ("drop", runes),
            ("use", [artifact.name for artifact in content.artifacts]),
            ("invoke", blessings),
            ("ability", [""]),
            ("bonus", [f"{realm}-{line + 1}" for realm in realms for line in range(BONUS_LINES)]),
            ("refill", regions),
            ("done", [""]),
        ]
    )
