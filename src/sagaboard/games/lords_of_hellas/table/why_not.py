# mypyc: interpreted (explains, never decides)
"""For a move that is not offered: the clause of the rules that forbids it, if one can be named."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from sagaboard.games.lords.battle import ATTACKER
from sagaboard.games.lords.components import NONE, NOWHERE
from sagaboard.games.lords_of_hellas import moves as m
from sagaboard.games.lords_of_hellas.components import (
    HERO_MOVEMENT,
    HOPLITE_MOVEMENT,
    NO_SHRINE,
    ORACLE,
    PRAYER,
    SPEED,
    USE_ARTIFACTS,
)
from sagaboard.games.lords_of_hellas.moments import NO_PRIESTS, NO_RECRUITING
from sagaboard.games.lords_of_hellas.rules.battle import has_cards_left
from sagaboard.games.lords_of_hellas.rules.control import can_enter, can_leave
from sagaboard.games.lords_of_hellas.rules.expedition import Expedition
from sagaboard.games.lords_of_hellas.rules.hero_movement import reach
from sagaboard.games.lords_of_hellas.rules.hoplite_movement import HopliteMovement
from sagaboard.games.lords_of_hellas.rules.hunt import may_hunt
from sagaboard.games.lords_of_hellas.rules.monument import monuments_to_build
from sagaboard.games.lords_of_hellas.rules.prepare import Prepare
from sagaboard.games.lords_of_hellas.rules.quests import STEPS
from sagaboard.games.lords_of_hellas.rules.retreat import Retreat
from sagaboard.games.lords_of_hellas.rules.turn import Turn, action_of
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.bits import has
from sagaboard.kernel.move import NOBODY, noun_of, verb_of

Explanation: TypeAlias = Callable[[LordsOfHellas, int, int, int], str | None]

BASICS = {
    m.PRAY: PRAYER,
    m.GO: HERO_MOVEMENT,
    m.ADVANCE: HERO_MOVEMENT,
    m.MOVE: HOPLITE_MOVEMENT,
    m.USE: USE_ARTIFACTS,
}
SPECIALS = (m.RECRUIT, m.MARCH, m.TEMPLE, m.ORACLE, m.PREPARE, m.USURP, m.HUNT)
MONUMENTS = (m.MONUMENT, m.END_ROUND)


def why_not(g: LordsOfHellas, seat: int, move: int) -> str | None:
    if g.is_over:
        return "LOH-VIC-01"
    question = g.question_for(seat)
    verb, noun = verb_of(move), noun_of(move)
    if question is None:
        return without_question(g, seat, verb)
    explain = EXPLANATIONS.get(question.prompt)
    return explain(g, seat, verb, noun) if explain else None


def without_question(g: LordsOfHellas, seat: int, verb: int) -> str | None:
    if verb == m.PLAY and g.battle.is_on:
        side = g.battle.side_of(seat)
        if side == NOBODY:
            return "LOH-BATTLE-04"
        return "LOH-BATTLE-07" if g.battle.declined[side] else "LOH-BATTLE-05"
    if verb == m.ATTACK:
        return "LOH-HUNT-07"
    if verb in BASICS or verb in SPECIALS or verb in MONUMENTS:
        return "LOH-TURN-06" if seat != g.active else "LOH-TURN-04"
    return None


def turn(g: LordsOfHellas, seat: int, verb: int, noun: int) -> str | None:
    frame = g.stack[-1]
    assert isinstance(frame, Turn)
    if verb in BASICS and frame.basics & BASICS[verb]:
        return "LOH-ACT-02" if verb == m.USE else "LOH-TURN-03"
    if verb in SPECIALS and has(g.used[seat], action_of(verb + noun)):
        return "LOH-SA-02"
    explain = IN_TURN.get(verb)
    return explain(g, seat, verb, noun) if explain else "LOH-TURN-01"


def use(g: LordsOfHellas, seat: int, verb: int, noun: int) -> str | None:
    if noun in g.artifacts_of(seat) and not g.is_charged(noun):
        return "LOH-ACT-04"
    return "LOH-ACT-05" if noun in g.artifacts_of(seat) else "LOH-ACT-01"


def pray(g: LordsOfHellas, seat: int, verb: int, noun: int) -> str | None:
    monument = g.content.monuments[noun]
    if g.priesthood[seat] == 0:
        return "LOH-PRAY-01"
    if g.monster_with(monument.region, NO_PRIESTS) != NONE:
        return "LOH-MON-18"
    return "LOH-PRAY-02"


def go(g: LordsOfHellas, seat: int, verb: int, noun: int) -> str | None:
    if g.is_on_quest(seat):
        return "LOH-QUEST-07"
    here = g.hero_at[seat]
    if not has(reach(g, here, g.value(seat, SPEED)), noun):
        return "LOH-HMOVE-01"
    return "LOH-HMOVE-07"


def advance(g: LordsOfHellas, seat: int, verb: int, noun: int) -> str | None:
    return "LOH-QUEST-06"


def move(g: LordsOfHellas, seat: int, verb: int, noun: int) -> str | None:
    if g.army(seat, noun) == 0:
        return "LOH-MOVE-02"
    return "LOH-MON-17" if not can_leave(g, noun) else "LOH-MOVE-04"


def recruiting(g: LordsOfHellas, seat: int, verb: int, noun: int) -> str | None:
    if g.supply[seat] == 0:
        return "LOH-REC-04"
    own = g.realm[seat] & g.content.cities
    return "LOH-REC-01" if own == 0 else "LOH-REC-07"


def march(g: LordsOfHellas, seat: int, verb: int, noun: int) -> str | None:
    if g.unfortified(seat, noun) == 0:
        return "LOH-MARCH-02" if g.garrison[noun] == seat else "LOH-MARCH-01"
    return "LOH-MON-17" if not can_leave(g, noun) else "LOH-SA-05"


def temple(g: LordsOfHellas, seat: int, verb: int, noun: int) -> str | None:
    if verb == m.ORACLE:
        return "LOH-TEMPLE-05" if has(g.temples, g.content.oracle) else "LOH-TEMPLE-04"
    if g.content.shrine[noun] in (NO_SHRINE, ORACLE):
        return "LOH-MAP-04"
    if g.control[noun] != seat or has(g.temples, noun):
        return "LOH-TEMPLE-01"
    return "LOH-TEMPLE-07"


def usurp(g: LordsOfHellas, seat: int, verb: int, noun: int) -> str | None:
    if g.is_on_quest(seat):
        return "LOH-USURP-06"
    region = g.hero_at[seat]
    return "LOH-USURP-01" if g.glory[g.content.land_of[region]] != seat else "LOH-USURP-08"


def hunt(g: LordsOfHellas, seat: int, verb: int, noun: int) -> str | None:
    if g.is_on_quest(seat):
        return "LOH-QUEST-16"
    if g.hero_at[seat] != g.monster_at[noun]:
        return "LOH-SA-07"
    return None if may_hunt(g, seat, noun) else "LOH-HUNT-19"


def monument(g: LordsOfHellas, seat: int, verb: int, noun: int) -> str | None:
    if g.seats == 2 and g.used[seat] == 0:
        return "LOH-TWO-03"
    if g.seats == 2 and m.MONUMENT + noun in monuments_to_build(g):
        return "LOH-TWO-07"
    return "LOH-MONU-10" if verb == m.END_ROUND else "LOH-MONU-01"


IN_TURN: dict[int, Explanation] = {
    m.USE: use,
    m.PRAY: pray,
    m.GO: go,
    m.ADVANCE: advance,
    m.MOVE: move,
    m.RECRUIT: recruiting,
    m.MARCH: march,
    m.TEMPLE: temple,
    m.ORACLE: temple,
    m.USURP: usurp,
    m.HUNT: hunt,
    m.MONUMENT: monument,
    m.END_ROUND: monument,
    m.INVOKE: lambda g, seat, verb, noun: "LOH-BLESS-07",
}


def extra_action(g: LordsOfHellas, seat: int, verb: int, noun: int) -> str | None:
    if verb in BASICS:
        return "LOH-TURN-05"
    if verb in SPECIALS and has(g.used[seat], action_of(verb + noun)):
        return "LOH-SA-02"
    return "LOH-SA-08"


def repeat_action(g: LordsOfHellas, seat: int, verb: int, noun: int) -> str | None:
    return "LOH-TWO-02"


def settle(g: LordsOfHellas, seat: int, verb: int, noun: int) -> str | None:
    return "LOH-START-10" if verb == m.SETTLE else "LOH-START-06"


def choose_hero(g: LordsOfHellas, seat: int, verb: int, noun: int) -> str | None:
    return "LOH-START-09" if verb == m.HERO else "LOH-START-03"


def to_region(g: LordsOfHellas, seat: int, origin: int, noun: int) -> str | None:
    if origin != NOWHERE and not can_leave(g, origin):
        return "LOH-MON-17"
    if not can_enter(g, seat, noun):
        return "LOH-HERO-12"
    return "LOH-MOVE-02"


def move_hoplite(g: LordsOfHellas, seat: int, verb: int, noun: int) -> str | None:
    frame = g.stack[-1]
    assert isinstance(frame, HopliteMovement)
    if verb == m.TO:
        return to_region(g, seat, frame.origin, noun)
    if verb == m.FORTIFY:
        if g.control[frame.origin] != seat:
            return "LOH-FORT-02"
        if not g.has_room_in_city(frame.origin):
            return "LOH-FORT-06"
        return "LOH-FORT-04"
    return "LOH-FORT-09" if verb == m.LEAVE else "LOH-TURN-04"


def move_more(g: LordsOfHellas, seat: int, verb: int, noun: int) -> str | None:
    return "LOH-MOVE-03" if verb == m.MOVE else "LOH-TURN-04"


def how_many(g: LordsOfHellas, seat: int, verb: int, noun: int) -> str | None:
    if verb == m.FORTIFY:
        return "LOH-MARCH-06"
    return "LOH-MARCH-02" if verb == m.SEND else None


def move_to(g: LordsOfHellas, seat: int, verb: int, noun: int) -> str | None:
    frame = g.stack[-1]
    assert isinstance(frame, Expedition)
    if verb != m.TO:
        return "LOH-MOVE-11"
    return to_region(g, seat, frame.here, noun)


def recruit(g: LordsOfHellas, seat: int, verb: int, noun: int) -> str | None:
    if verb == m.DONE:
        return "LOH-SA-05"
    if verb not in (m.PLACE, m.GARRISON):
        return "LOH-TURN-04"
    if g.monster_with(noun, NO_RECRUITING) != NONE:
        return "LOH-MON-16"
    if g.others_at(seat, noun) != NOBODY:
        return "LOH-REC-07"
    if verb == m.GARRISON:
        return "LOH-REC-03"
    return "LOH-REC-01"


def prepare(g: LordsOfHellas, seat: int, verb: int, noun: int) -> str | None:
    frame = g.stack[-1]
    assert isinstance(frame, Prepare)
    if verb == m.HEAL:
        return "LOH-PREP-08"
    if verb not in (m.PLACE, m.GARRISON):
        return "LOH-PREP-01"
    where = g.hero_at[seat]
    if where == NOWHERE:
        return "LOH-PREP-03"
    if where != noun:
        return "LOH-PREP-01"
    if g.monster_with(where, NO_RECRUITING) != NONE:
        return "LOH-MON-16"
    if g.others_at(seat, where) != NOBODY:
        return "LOH-PREP-04"
    return "LOH-PREP-06" if verb == m.GARRISON else "LOH-PREP-08"


def start_quest(g: LordsOfHellas, seat: int, verb: int, noun: int) -> str | None:
    if verb != m.BEGIN:
        return "LOH-HMOVE-05"
    card = g.content.first_quest + noun // STEPS
    return "LOH-QUEST-03" if card in g.quests else "LOH-QUEST-02"


def play_card(g: LordsOfHellas, seat: int, verb: int, noun: int) -> str | None:
    if verb != m.PLAY:
        return "LOH-BATTLE-05"
    if noun not in g.hands[seat]:
        return "LOH-BATTLE-05"
    side = g.battle.side_of(seat)
    if side == ATTACKER and not has_cards_left(g, side):
        return "LOH-CARD-15"
    return "LOH-BATTLE-08"


def retreat(g: LordsOfHellas, seat: int, verb: int, noun: int) -> str | None:
    frame = g.stack[-1]
    assert isinstance(frame, Retreat)
    if verb != m.RETREAT or not has(g.content.adjacent[frame.region], noun):
        return "LOH-RETREAT-01"
    if not can_enter(g, seat, noun):
        return "LOH-RETREAT-13"
    for other in range(g.seats):
        if other != seat and has(g.realm[other] | g.present[other], noun):
            return "LOH-RETREAT-02"
    return "LOH-RETREAT-05"


def hero_attacks(g: LordsOfHellas, seat: int, verb: int, noun: int) -> str | None:
    return "LOH-HUNT-05" if verb == m.DONE else "LOH-MON-04"


def defend(g: LordsOfHellas, seat: int, verb: int, noun: int) -> str | None:
    if verb == m.SHIELD:
        return "LOH-HUNT-25"
    return "LOH-HUNT-08"


def always(clause: str) -> Explanation:
    return lambda g, seat, verb, noun: clause


EXPLANATIONS: dict[str, Explanation] = {
    "choose_hero": choose_hero,
    "settle": settle,
    "turn_start": always("LOH-HERO-14"),
    "turn": turn,
    "extra_action": extra_action,
    "repeat_action": repeat_action,
    "which_monument": always("LOH-MONU-01"),
    "use_artifacts": always("LOH-ACT-02"),
    "divine_power": always("LOH-PRAY-04"),
    "start_quest": start_quest,
    "after_hero_movement": always("LOH-BLESS-07"),
    "move_hoplite": move_hoplite,
    "move_more": move_more,
    "move_from": always("LOH-PRAY-09"),
    "how_many": how_many,
    "move_to": move_to,
    "after_march": always("LOH-CARD-01"),
    "recruit": recruit,
    "prepare": prepare,
    "place_hero": always("LOH-CARD-08"),
    "take_blessing": always("LOH-BLESS-03"),
    "keep_artifact": always("LOH-CARD-10"),
    "pick_card": always("LOH-INFO-06"),
    "clear_action": always("LOH-CARD-12"),
    "give_glory": always("LOH-HERO-14"),
    "take_glory": always("LOH-GLORY-03"),
    "roll_for": always("LOH-MPH-01"),
    "move_monster": always("LOH-MPH-04"),
    "which_monster": always("LOH-CARD-01"),
    "kill_whose": always("LOH-MPH-12"),
    "wound_or_injure": always("LOH-CARD-06"),
    "shoot": always("LOH-BLESS-07"),
    "which_battle": always("LOH-MOVE-06"),
    "who_first": always("LOH-ACT-06"),
    "before_battle": always("LOH-BATTLE-25"),
    "play_card": play_card,
    "strengthen_card": always("LOH-CARD-04"),
    "one_more_card": play_card,
    "bring_from": always("LOH-CARD-13"),
    "before_losses": always("LOH-BATTLE-25"),
    "change_losses": always("LOH-BATTLE-11"),
    "may_save": always("LOH-CARD-07"),
    "how_many_saved": always("LOH-CARD-07"),
    "retreat": retreat,
    "which_hunt": always("LOH-HUNT-02"),
    "start_of_hunt": always("LOH-HUNT-22"),
    "hero_attacks": hero_attacks,
    "which_wound": always("LOH-MON-04"),
    "pay_for_wound": always("LOH-MON-14"),
    "choose_attack": always("LOH-HUNT-07"),
    "defend": defend,
    "claim_reward": always("LOH-REWARD-03"),
    "injure": always("LOH-INJ-01"),
    "heal": always("LOH-INJ-04"),
    "lower_attribute": always("LOH-HERO-17"),
    "raise_attribute": always("LOH-HERO-07"),
    "discard": always("LOH-BATTLE-15"),
    "exchange_cards": always("LOH-CARD-14"),
}
