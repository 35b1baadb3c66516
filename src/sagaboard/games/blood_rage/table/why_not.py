# mypyc: interpreted (explains, never decides)
"""What a player means who points at something, and where its obstacle is explained: beside the
code that offers such moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from sagaboard.games.blood_rage import moves as m
from sagaboard.games.blood_rage.components import QUEST
from sagaboard.games.blood_rage.rules import battle, invade, march, pillage, quest, upgrade
from sagaboard.games.blood_rage.rules.discard import DiscardPhase
from sagaboard.games.blood_rage.rules.stats import RaiseOneStat
from sagaboard.games.blood_rage.state import ACTION, DISCARD, BloodRage
from sagaboard.kernel.bits import has
from sagaboard.kernel.move import noun_of, verb_of
from sagaboard.kernel.reason import Reason

Explain: TypeAlias = Callable[[BloodRage, int, int, int], Reason | None]

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

MEANT: dict[str, dict[str, int]] = {
    "pick": {"card": m.PICK},
    "invade_where": {"place": m.TO},
    "march_where": {"place": m.TO},
    "march_who": {"figure": m.MOVE, "place": m.TO},
    "upgrade_slot": {"slot": m.SLOT},
    "free_invade": {"figure": m.INVADE},
    "add_warrior": {"figure": m.INVADE},
    "pillage_at_once": {"place": m.PILLAGE},
    "sacrifice": {"figure": m.GIVE},
    "join": {"figure": m.JOIN},
    "play_card": {"card": m.PLAY},
    "treat_quest": {"card": m.TREAT},
    "leave_one": {"figure": m.LEAVE},
    "add_late_card": {"card": m.ADD},
    "move_leader": {"place": m.TO},
    "raise_stat": {"stat": m.RAISE},
    "save_figures": {"figure": m.SAVE},
    "invade_after_defeat": {"figure": m.INVADE},
    "keep_played": {"card": m.TAKE_BACK},
    "keep_card": {"card": m.KEEP},
}
"""By prompt and kind of target. What an action would be is told by `action_meant`."""


def moves_meant(g: BloodRage, seat: int, kind: str, value: int, verb: int | None) -> Sequence[int]:
    """The likeliest move first; nothing where a target says nothing to the question."""
    if value < 0:
        return []
    question = g.question_for(seat)
    if question is None or question.prompt == "action":
        meant = action_meant(g, seat, kind, value, verb)
    else:
        meant = MEANT.get(question.prompt, {}).get(kind)
    return [] if meant is None else [meant + value]


def action_meant(g: BloodRage, seat: int, kind: str, value: int, verb: int | None) -> int | None:
    if kind == "card":
        return m.QUEST if g.content.cards[value].type == QUEST else m.UPGRADE
    if kind == "figure":
        return m.FETCH if verb == m.FETCH else m.INVADE
    if kind != "place":
        return None
    if value >= g.content.province_count or verb in (m.INVADE, m.FETCH):
        return m.TO
    if verb in (m.MARCH, m.PILLAGE, m.PILLAGE_AGAIN):
        return verb
    # Where figures stand they act; where none stands, somebody wants to get there.
    return m.PILLAGE if has(g.present(seat), value) else m.TO


def why_not(g: BloodRage, seat: int, move: int) -> Reason | None:
    if g.is_over:
        return Reason("BR-AGE-05")
    question = g.question_for(seat)
    if question is None:
        return without_question(g, seat, verb_of(move))
    explain = EXPLANATIONS.get(question.prompt)
    return explain(g, seat, verb_of(move), noun_of(move)) if explain else None


def without_question(g: BloodRage, seat: int, verb: int) -> Reason | None:
    if verb == m.KEEP and g.phase == DISCARD:
        return Reason("BR-DISC-01", "chosen")
    if g.phase != ACTION:
        return Reason("BR-AGE-03")
    if verb in (m.PLAY, m.ADD) and g.battle.participants:
        if seat not in g.battle.participants:
            return Reason("BR-PLAY-15")
        return Reason("BR-PLAY-01", "chosen") if verb == m.PLAY else Reason("BR-PLAY-12")
    if verb not in ACTIONS and verb != m.TO:
        return None
    if has(g.passed, seat):
        return Reason("BR-OQ-02")
    if g.rage[seat] == 0:
        return Reason("BR-ACT-09")
    return Reason("BR-ACT-04") if seat == g.active else Reason("BR-ACT-03")


def action(g: BloodRage, seat: int, verb: int, noun: int) -> Reason | None:
    if verb == m.INVADE:
        return invade.why_not_invade(g, seat, noun)
    if verb == m.FETCH:
        return Reason("BR-OQ-49")
    if verb == m.MARCH:
        return march.why_not_march(g, seat, noun)
    if verb == m.UPGRADE:
        return upgrade.why_not_upgrade(g, seat, noun)
    if verb == m.QUEST:
        return quest.why_not_quest(g, seat, noun)
    if verb == m.PILLAGE:
        return pillage.why_not_pillage(g, seat, noun)
    if verb == m.PILLAGE_AGAIN:
        return Reason("BR-OQ-25", place=noun)
    if verb == m.SACRIFICE:
        return Reason("BR-OQ-48")
    if verb == m.TO:
        return invade.why_not_invade_place(g, seat, noun)
    return Reason("BR-ACT-04", "first")


def invade_where(g: BloodRage, seat: int, verb: int, noun: int) -> Reason | None:
    if verb != m.TO:
        return Reason("BR-INV-08")
    frame = g.stack[-1]
    assert isinstance(frame, invade.Invade)
    return invade.why_not_enter(g, g.own_number(frame.figure), noun)


def march_where(g: BloodRage, seat: int, verb: int, noun: int) -> Reason | None:
    if verb != m.TO:
        return Reason("BR-MARCH-01", "where")
    frame = g.stack[-1]
    assert isinstance(frame, march.March)
    return march.why_not_march_to(g, frame.origin, noun)


def march_who(g: BloodRage, seat: int, verb: int, noun: int) -> Reason | None:
    frame = g.stack[-1]
    assert isinstance(frame, march.March)
    if verb == m.DONE:
        return Reason("BR-OQ-27")
    if verb == m.TO:
        return Reason("BR-MARCH-05", place=frame.destination)
    if verb == m.MOVE:
        return march.why_not_go_along(g, frame.origin, noun)
    return Reason("BR-ACT-04", "first")


def upgrade_slot(g: BloodRage, seat: int, verb: int, noun: int) -> Reason | None:
    if verb != m.SLOT:
        return Reason("BR-UPG-02")
    frame = g.stack[-1]
    assert isinstance(frame, upgrade.Upgrade)
    return frame.why_not_slot(g, noun)


def free_invade(g: BloodRage, seat: int, verb: int, noun: int) -> Reason | None:
    if verb != m.INVADE:
        return Reason("BR-UPG-18")
    frame = g.stack[-1]
    assert isinstance(frame, upgrade.Upgrade)
    return frame.why_not_free_invade(g, seat, noun)


def join(g: BloodRage, seat: int, verb: int, noun: int) -> Reason | None:
    return pillage.why_not_join(g, noun) if verb == m.JOIN else Reason("BR-CALL-01")


def add_late_card(g: BloodRage, seat: int, verb: int, noun: int) -> Reason | None:
    return battle.why_not_add(g, seat, noun) if verb == m.ADD else Reason("BR-PLAY-11")


def raise_stat(g: BloodRage, seat: int, verb: int, noun: int) -> Reason | None:
    if verb != m.RAISE:
        return Reason("BR-OQ-50")
    frame = g.stack[-1]
    assert isinstance(frame, RaiseOneStat)
    return frame.why_not_raise(noun)


def pick(g: BloodRage, seat: int, verb: int, noun: int) -> Reason | None:
    return Reason("BR-AGE-03") if verb in ACTIONS else Reason("BR-GIFT-05")


def keep_card(g: BloodRage, seat: int, verb: int, noun: int) -> Reason | None:
    if verb in ACTIONS:
        return Reason("BR-AGE-03")
    frame = g.stack[-1]
    assert isinstance(frame, DiscardPhase)
    return frame.why_not_keep(g, seat, noun) if verb == m.KEEP else Reason("BR-DISC-01")


def play_card(g: BloodRage, seat: int, verb: int, noun: int) -> Reason | None:
    return battle.why_not_play(g, seat, noun) if verb == m.PLAY else Reason("BR-PLAY-01", "must")


def always(clause: str) -> Explain:
    return lambda g, seat, verb, noun: Reason(clause)


EXPLANATIONS: dict[str, Explain] = {
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
