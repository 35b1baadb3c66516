# mypyc: interpreted (explains, never decides)
"""For a move that is not offered: the clause of the rules that forbids it, if one can be named."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from sagaboard.games.blood_rage import moves as m
from sagaboard.games.blood_rage.printed import (
    FIRST_SLOT,
    OWN_MONSTER,
    RESERVE,
    SLOT_COUNT,
    VALHALLA,
    WARRIOR,
)
from sagaboard.games.blood_rage.rules import invade, march
from sagaboard.games.blood_rage.rules.stats import RaiseOneStat
from sagaboard.games.blood_rage.rules.upgrade import Upgrade
from sagaboard.games.blood_rage.state import ACTION, DISCARD, BloodRage
from sagaboard.kernel.move import noun_of, verb_of

Explanation: TypeAlias = Callable[[BloodRage, int, int, int], str | None]

ACTIONS = (
    m.INVADE,
    m.FETCH,
    m.MARCH,
    m.UPGRADE,
    m.QUEST,
    m.PILLAGE,
    m.PILLAGE_AGAIN,
    m.SACRIFICE,
    m.PASS,
)


def why_not(g: BloodRage, seat: int, move: int) -> str | None:
    if g.is_over:
        return "BR-AGE-05"
    question = g.question_for(seat)
    if question is None:
        return without_question(g, seat, verb_of(move))
    explain = EXPLANATIONS.get(question.prompt)
    return explain(g, seat, verb_of(move), noun_of(move)) if explain else None


def without_question(g: BloodRage, seat: int, verb: int) -> str | None:
    if verb == m.KEEP and g.phase == DISCARD:
        return "BR-DISC-01"
    if g.phase != ACTION:
        return "BR-AGE-03"
    if verb in (m.PLAY, m.ADD) and g.battle.participants:
        if seat not in g.battle.participants:
            return "BR-PLAY-15"
        return "BR-PLAY-01" if verb == m.PLAY else "BR-PLAY-12"
    if verb not in ACTIONS:
        return None
    if (g.passed >> seat) & 1:
        return "BR-OQ-02"
    if g.rage[seat] == 0:
        return "BR-ACT-09"
    return "BR-ACT-04" if seat == g.active else "BR-ACT-03"


def action(g: BloodRage, seat: int, verb: int, noun: int) -> str | None:
    if verb in (m.INVADE, m.FETCH):
        return invading(g, seat, verb, noun)
    if verb == m.MARCH:
        if not march.marchers(g, seat, noun):
            return "BR-MARCH-01"
        return "BR-MARCH-06"
    if verb == m.UPGRADE:
        if noun not in g.hands[seat] or g.content.cards[noun].type < WARRIOR:
            return "BR-UPG-01"
        return "BR-ACT-06"
    if verb == m.QUEST:
        return "BR-QUEST-01"
    if verb == m.PILLAGE:
        if g.is_destroyed(noun):
            return "BR-PILLAGE-01"
        return "BR-PILLAGE-06" if g.is_pillaged(noun) else "BR-PILLAGE-02"
    if verb == m.PILLAGE_AGAIN:
        return "BR-OQ-25"
    if verb == m.SACRIFICE:
        return "BR-OQ-48"
    if verb == m.TO:
        return landing(g, noun)
    return "BR-ACT-04"


def landing(g: BloodRage, place: int) -> str:
    """Of a place where somebody wants to invade before a figure is chosen."""
    if place >= g.content.province_count:
        return "BR-INV-04"
    if place == g.content.centre:
        return "BR-INV-05"
    if g.is_destroyed(place):
        return "BR-BOARD-20"
    return "BR-INV-01" if g.free_villages(place) > 0 else "BR-BOARD-13"


def invading(g: BloodRage, seat: int, verb: int, own: int) -> str | None:
    if own >= OWN_MONSTER and g.monster_owner[own - OWN_MONSTER] != seat:
        return "BR-UPG-12"
    place = g.place[g.figure(seat, own)]
    if verb == m.FETCH:
        return "BR-OQ-49"
    if place == VALHALLA:
        return "BR-FIG-10"
    if place != RESERVE:
        return "BR-INV-01"
    if not g.has_room_under_horns(seat):
        return "BR-INV-07"
    if invade.cost(g, seat, own) > g.rage[seat]:
        return "BR-ACT-06"
    if not invade.can_land(g, own):
        return "BR-OQ-03" if g.content.is_ship[own] else "BR-INV-02"
    return None  # another Warrior of the reserve: they are alike


def invade_where(g: BloodRage, seat: int, verb: int, noun: int) -> str | None:
    if verb != m.TO:
        return "BR-INV-08"
    frame = g.stack[-1]
    assert isinstance(frame, invade.Invade)
    ship = g.is_ship(frame.figure)
    if noun >= g.content.province_count:
        return "BR-OQ-03" if ship else "BR-FIG-16"
    if ship:
        return "BR-INV-04"
    if noun == g.content.centre:
        return "BR-INV-05"
    return "BR-BOARD-20" if g.is_destroyed(noun) else "BR-BOARD-13"


def march_where(g: BloodRage, seat: int, verb: int, noun: int) -> str | None:
    if verb != m.TO or noun >= g.content.province_count:
        return "BR-MARCH-01"
    frame = g.stack[-1]
    assert isinstance(frame, march.March)
    if noun == frame.origin or g.is_destroyed(noun):
        return "BR-MARCH-10"
    return "BR-MARCH-06"


def march_who(g: BloodRage, seat: int, verb: int, noun: int) -> str | None:
    if verb == m.DONE:
        return "BR-OQ-27"
    if verb == m.TO:
        return "BR-MARCH-05"
    if verb == m.MOVE:
        return "BR-MARCH-08" if g.content.is_ship[noun] else "BR-MARCH-04"
    return "BR-ACT-04"


def upgrade_slot(g: BloodRage, seat: int, verb: int, noun: int) -> str | None:
    if verb != m.SLOT:
        return "BR-UPG-02"
    frame = g.stack[-1]
    assert isinstance(frame, Upgrade)
    type_ = g.content.cards[frame.card].type
    first = FIRST_SLOT[type_]
    return None if first <= noun < first + SLOT_COUNT[type_] else "BR-UPG-01"


def free_invade(g: BloodRage, seat: int, verb: int, noun: int) -> str | None:
    if verb != m.INVADE:
        return "BR-UPG-18"
    place = g.place[g.figure(seat, noun)]
    return "BR-UPG-23" if place != RESERVE else "BR-UPG-08"


def join(g: BloodRage, seat: int, verb: int, noun: int) -> str | None:
    if verb != m.JOIN:
        return "BR-CALL-01"
    return "BR-CALL-06" if g.content.is_ship[noun] else "BR-CALL-03"


def add_late_card(g: BloodRage, seat: int, verb: int, noun: int) -> str | None:
    return "BR-CARD-08" if verb == m.ADD and noun in g.hands[seat] else "BR-PLAY-11"


def raise_stat(g: BloodRage, seat: int, verb: int, noun: int) -> str | None:
    if verb != m.RAISE:
        return "BR-OQ-50"
    frame = g.stack[-1]
    assert isinstance(frame, RaiseOneStat)
    return "BR-FAQ-07" if noun == frame.excluded else "BR-OQ-04"


def pick(g: BloodRage, seat: int, verb: int, noun: int) -> str | None:
    return "BR-AGE-03" if verb in ACTIONS else "BR-GIFT-05"


def keep_card(g: BloodRage, seat: int, verb: int, noun: int) -> str | None:
    if verb in ACTIONS:
        return "BR-AGE-03"
    return "BR-QUEST-07" if verb == m.KEEP and noun in g.quests[seat] else "BR-DISC-01"


def play_card(g: BloodRage, seat: int, verb: int, noun: int) -> str | None:
    return "BR-QUEST-07" if verb == m.PLAY and noun in g.quests[seat] else "BR-PLAY-01"


def always(clause: str) -> Explanation:
    return lambda g, seat, verb, noun: clause


EXPLANATIONS: dict[str, Explanation] = {
    "pick": pick,
    "action": action,
    "invade_where": invade_where,
    "march_where": march_where,
    "march_who": march_who,
    "upgrade_slot": upgrade_slot,
    "free_invade": free_invade,
    "add_warrior": always("BR-OQ-23"),
    "invade_after_defeat": always("BR-OQ-51"),
    "pillage_at_once": always("BR-OQ-26"),
    "sacrifice": always("BR-OQ-48"),
    "join": join,
    "play_card": play_card,
    "treat_quest": always("BR-OQ-55"),
    "leave_one": always("BR-OQ-41"),
    "add_late_card": add_late_card,
    "keep_played": always("BR-OQ-53"),
    "move_leader": always("BR-OQ-24"),
    "save_figures": always("BR-OQ-16"),
    "retreat": always("BR-OQ-17"),
    "raise_stat": raise_stat,
    "keep_card": keep_card,
}
