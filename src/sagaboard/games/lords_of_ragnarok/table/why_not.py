# mypyc: interpreted (explains, never decides)
"""What a player means who points at something, and where its obstacle is explained: beside the
code that offers such moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from sagaboard.games.lords_of_ragnarok import moves as m
from sagaboard.games.lords_of_ragnarok.components import (
    BUILD_TEMPLE,
    MOBILIZE,
    MONSTERS,
    PREPARE,
    REINFORCE,
    WHEEL_SPACES,
)
from sagaboard.games.lords_of_ragnarok.rules import movement, prayer, rune_action, usurp
from sagaboard.games.lords_of_ragnarok.rules.hero_step import HeroStep
from sagaboard.games.lords_of_ragnarok.rules.maneuvers import ActivateArmy
from sagaboard.games.lords_of_ragnarok.rules.retreat import Retreat
from sagaboard.games.lords_of_ragnarok.state import LordsOfRagnarok
from sagaboard.kernel.bits import has
from sagaboard.kernel.move import NOBODY, noun_of, verb_of
from sagaboard.kernel.reason import Reason

Explain: TypeAlias = Callable[[LordsOfRagnarok, int, int, int], Reason | None]

STEPS = ("prayer", "hero_step", "rune_step", "maneuvers", "special_action")
STEP_OF = {
    m.PRAY: 0,
    m.FORGE: 0,
    m.GO: 1,
    m.SAIL: 1,
    m.RUNE_ACTION: 2,
    m.CONTROL: 2,
    m.ALLY: 2,
    m.ACTIVATE: 3,
    m.SPECIAL: 4,
    m.MONUMENT: 4,
}
"""What only the player whose turn it is may do, and in which step."""

IN_A_STEP = {
    "sea": m.SAIL,
    "realm": m.ALLY,
    "god": m.PRAY,
    "monster": m.CONTROL,
    "army": m.ACTIVATE,
    "action": m.SPECIAL,
    "artifact": m.USE,
    "rune_action": m.RUNE_ACTION,
    "region": m.GO,
}
"""In a step of the own turn, by kind of target, where the step itself has no use for it."""


def is_middle_of_wheel(kind: str, value: int) -> bool:
    """It stands for Build Monument, whose moves name a god each."""
    return kind == "action" and value >= WHEEL_SPACES


def moves_meant_there(g: LordsOfRagnarok) -> Sequence[int]:
    return [m.MONUMENT + god for god in range(len(g.monuments))]


def meant_in_another_step(g: LordsOfRagnarok, seat: int, kind: str, value: int) -> Sequence[int]:
    question = g.question_for(seat)
    verb = IN_A_STEP.get(kind)
    if question is None or question.prompt not in STEPS or verb is None:
        return []
    if verb == m.CONTROL and value >= len(g.rings):
        return [m.HUNT + value]
    return [verb + value]


def why_not(g: LordsOfRagnarok, seat: int, move: int) -> Reason | None:
    if g.is_over:
        return Reason("LOR-WIN-01")
    question = g.question_for(seat)
    verb, noun = verb_of(move), noun_of(move)
    if question is None:
        return without_question(g, seat, verb)
    explain = EXPLANATIONS.get(question.prompt)
    return explain(g, seat, verb, noun) if explain else None


def without_question(g: LordsOfRagnarok, seat: int, verb: int) -> Reason | None:
    if verb == m.PLAY and g.battle.is_on:
        side = g.battle.side_of(seat)
        if side == NOBODY:
            return Reason("LOR-BTL-01")
        return Reason("LOR-BTL-09") if g.battle.passed[side] else Reason("LOR-BTL-06", "wait")
    if verb == m.ATTACK:
        return Reason("LOR-HUNT-04")
    if verb in STEP_OF:
        return Reason("LOR-TURN-01") if seat != g.active else Reason("LOR-TURN-03")
    return None


def other_step(g: LordsOfRagnarok, seat: int, verb: int) -> Reason:
    """Something that belongs to another step of the turn, or to none."""
    question = g.question_for(seat)
    if verb not in STEP_OF or question is None or question.prompt not in STEPS:
        return Reason("LOR-TURN-03")
    is_over = STEP_OF[verb] < STEPS.index(question.prompt)
    return Reason("LOR-TURN-06", "over" if is_over else "later")


def settle(g: LordsOfRagnarok, seat: int, verb: int, noun: int) -> Reason | None:
    if verb != m.SETTLE:
        return Reason("LOR-SEL-11", "first")
    if not has(g.board.coast[g.drakkar_at[seat]], noun):
        return Reason("LOR-SEL-11", region=noun)
    if g.boss_at == noun:
        return Reason("LOR-OPT-14", region=noun)
    return Reason("LOR-SEL-12", region=noun)


def prayer_step(g: LordsOfRagnarok, seat: int, verb: int, noun: int) -> Reason | None:
    frame = g.stack[-1]
    assert isinstance(frame, prayer.Prayer)
    if verb == m.PRAY:
        return frame.why_not_pray(g, seat, noun)
    return prayer.why_not_forge(g, seat) if verb == m.FORGE else other_step(g, seat, verb)


def hero_step(g: LordsOfRagnarok, seat: int, verb: int, noun: int) -> Reason | None:
    frame = g.stack[-1]
    assert isinstance(frame, HeroStep)
    if verb in (m.GO, m.SAIL, m.HEAL) and frame.chosen:
        return Reason("LOR-HSTP-01")
    if verb == m.GO:
        return movement.why_not_go(g, seat, noun)
    if verb == m.SAIL:
        return movement.why_not_sail(g, seat, noun)
    if verb == m.HEAL:
        return Reason("LOR-INJ-07", "healthy", attribute=noun)
    return artifact(g, seat, verb, noun) or other_step(g, seat, verb)


def move_hero(g: LordsOfRagnarok, seat: int, verb: int, noun: int) -> Reason | None:
    return movement.why_not_go(g, seat, noun) if verb == m.GO else Reason("LOR-MOVE-03", "first")


def move_drakkar(g: LordsOfRagnarok, seat: int, verb: int, noun: int) -> Reason | None:
    if verb != m.SAIL:
        return Reason("LOR-MOVE-16", "first")
    return movement.why_not_sail(g, seat, noun)


def artifact(g: LordsOfRagnarok, seat: int, verb: int, noun: int) -> Reason | None:
    if verb != m.USE:
        return None
    if noun not in g.artifacts_of(seat):
        return Reason("LOR-OWN-01")
    return Reason("LOR-ART-02", "moment") if g.is_charged(noun) else Reason("LOR-ART-03")


def rune_step(g: LordsOfRagnarok, seat: int, verb: int, noun: int) -> Reason | None:
    frame = g.stack[-1]
    assert isinstance(frame, rune_action.RuneStep)
    if verb not in (m.RUNE_ACTION, m.CONTROL, m.ALLY):
        return artifact(g, seat, verb, noun) or other_step(g, seat, verb)
    if frame.acted:
        return Reason("LOR-RACT-01")
    if verb == m.CONTROL:
        return rune_action.why_not_control(g, seat, noun)
    if verb == m.ALLY:
        return rune_action.why_not_ally(g, seat, noun)
    return rune_action.why_not_rune_action(g, seat, noun)


def maneuvers(g: LordsOfRagnarok, seat: int, verb: int, noun: int) -> Reason | None:
    if verb == m.RECRUIT:
        return Reason("LOR-MANV-03") if g.present[seat] else Reason("LOR-MANV-11", region=noun)
    if verb == m.ACTIVATE:
        return Reason("LOR-MANV-01") if noun // m.ARMIES == seat else Reason("LOR-OWN-02")
    return other_step(g, seat, verb)


def activate_army(g: LordsOfRagnarok, seat: int, verb: int, noun: int) -> Reason | None:
    frame = g.stack[-1]
    assert isinstance(frame, ActivateArmy)
    return frame.why_not(g, seat, verb, noun)


def mobilize(g: LordsOfRagnarok, seat: int, verb: int, noun: int) -> Reason | None:
    if verb == m.ACTIVATE and noun // m.ARMIES == seat:
        return Reason("LOR-MOB-02")
    return Reason("LOR-MOB-01", "own" if verb == m.ACTIVATE else "one")


def special_action(g: LordsOfRagnarok, seat: int, verb: int, noun: int) -> Reason | None:
    if verb == m.DONE:
        return Reason("LOR-SPEC-01")
    if verb == m.MONUMENT:
        if not any(seat in stack for stack in g.wheel):
            return Reason("LOR-MONU-01")
        return Reason("LOR-MONU-04", god=noun)
    if verb != m.SPECIAL:
        return artifact(g, seat, verb, noun) or other_step(g, seat, verb)
    if seat in g.wheel[noun]:
        return Reason("LOR-SPEC-05", action=noun)
    clause = CANNOT_BE_DONE.get(noun)
    return Reason(clause) if clause else usurp.why_not_usurp(g, seat)


CANNOT_BE_DONE = {
    REINFORCE: "LOR-REIN-02",
    MOBILIZE: "LOR-MOB-01",
    PREPARE: "LOR-OQ-13",
    BUILD_TEMPLE: "LOR-TMPL-05",
    MONSTERS: "LOR-OQ-16",
}


def prepare(g: LordsOfRagnarok, seat: int, verb: int, noun: int) -> Reason | None:
    if verb == m.STRENGTHEN:
        return Reason("LOR-PREP-05")
    if verb == m.GAIN:
        return Reason("LOR-OQ-66", rune=noun)
    return Reason("LOR-OQ-13") if verb in (m.HEAL, m.DRAW) else Reason("LOR-PREP-01")


def build_temple(g: LordsOfRagnarok, seat: int, verb: int, noun: int) -> Reason | None:
    if verb == m.TEMPLE and has(g.temples, noun):
        return Reason("LOR-MAP-19", region=noun)
    return Reason("LOR-TMPL-01")


def monsters(g: LordsOfRagnarok, seat: int, verb: int, noun: int) -> Reason | None:
    if verb == m.HUNT:
        if noun != g.content.loki:
            return Reason("LOR-MONS-05", monster=noun)
        is_here = g.boss_at == g.hero_at[seat]
        return Reason("LOR-MONS-07") if is_here else Reason("LOR-MONS-06", monster=noun)
    if verb == m.ROUSE:
        is_free = g.rings[noun] in (NOBODY, seat)
        return Reason("LOR-MONS-03" if is_free else "LOR-MONS-04", monster=noun)
    return Reason("LOR-MONS-01")


def play_card(g: LordsOfRagnarok, seat: int, verb: int, noun: int) -> Reason | None:
    if verb != m.PLAY:
        return Reason("LOR-BTL-06", "first")
    return Reason("LOR-BTL-08") if noun in g.hands[seat] else Reason("LOR-BTL-06")


def retreat(g: LordsOfRagnarok, seat: int, verb: int, noun: int) -> Reason | None:
    frame = g.stack[-1]
    assert isinstance(frame, Retreat)
    return frame.why_not(g, seat, noun) if verb == m.RETREAT else Reason("LOR-OQ-101")


def hero_round(g: LordsOfRagnarok, seat: int, verb: int, noun: int) -> Reason | None:
    if verb == m.STRIKE:
        is_boss = g.hunt.monster == g.content.loki
        return Reason("LOR-HRND-09") if is_boss else Reason("LOR-HRND-13")
    if verb == m.DONE:
        return Reason("LOR-HRND-07")
    if verb == m.GIVE_UP:
        return Reason("LOR-HRND-07", "dealt")
    return artifact(g, seat, verb, noun)


def may_use(g: LordsOfRagnarok, seat: int, verb: int, noun: int) -> Reason | None:
    return artifact(g, seat, verb, noun) or Reason("LOR-BLES-05")


def place_hero(g: LordsOfRagnarok, seat: int, verb: int, noun: int) -> Reason | None:
    if verb == m.PLACE_HERO and g.hero_at[seat] == noun:
        return Reason("LOR-OQ-91", "there")
    return Reason("LOR-OQ-83")


def release(g: LordsOfRagnarok, seat: int, verb: int, noun: int) -> Reason | None:
    return Reason("LOR-MCTL-02", "own") if verb == m.RELEASE else Reason("LOR-MCTL-03")


def gain_rune(g: LordsOfRagnarok, seat: int, verb: int, noun: int) -> Reason | None:
    return Reason("LOR-OQ-66", rune=noun) if verb == m.GAIN else Reason("LOR-RUNE-03")


def always(clause: str, form: str = "") -> Explain:
    return lambda g, seat, verb, noun: Reason(clause, form)


EXPLANATIONS: dict[str, Explain] = {
    "choose_hero": always("LOR-SEL-04"),
    "choose_origin": always("LOR-SEL-04"),
    "launch": always("LOR-SEL-10"),
    "settle": settle,
    "prayer": prayer_step,
    "hero_step": hero_step,
    "move_hero": move_hero,
    "move_drakkar": move_drakkar,
    "place_drakkar_or_move_hero": always("LOR-ART-02"),
    "rune_step": rune_step,
    "pay_rune": always("LOR-RACT-04", "pay"),
    "which_monster": always("LOR-RACT-11"),
    "control_monster": always("LOR-MCTL-05", "any"),
    "release_monster": release,
    "choose_realm": always("LOR-REALM-08", "any"),
    "raise_attribute": always("LOR-RACT-14"),
    "place_hero": place_hero,
    "wound_monster": always("LOR-OUTW-01"),
    "maneuvers": maneuvers,
    "activate_army": activate_army,
    "strengthen_army": always("LOR-OQ-22"),
    "recruit": always("LOR-MANV-11", "any"),
    "special_action": special_action,
    "realm_bonus": always("LOR-SPEC-20"),
    "place_army": always("LOR-SPEC-20"),
    "place_army_in": always("LOR-SPEC-20"),
    "mobilize": mobilize,
    "prepare": prepare,
    "build_temple": build_temple,
    "take_blessing": always("LOR-BLES-04"),
    "refill_forge": always("LOR-MONU-11"),
    "choose_event": always("LOR-MONU-15"),
    "monsters": monsters,
    "activate_monster": always("LOR-MACT-01"),
    "trample": always("LOR-TRAM-01"),
    "hit_army": always("LOR-MACT-07"),
    "weaken_own_army": always("LOR-MACT-03"),
    "drive_out": always("LOR-MOVE-14"),
    "which_drakkar": always("LOR-MACT-03"),
    "where_drakkar": lambda g, seat, verb, noun: Reason("LOR-MOVE-16", "wind"),
    "strike_region": always("LOR-MACT-07"),
    "place_boss": always("LOR-MOVE-21"),
    "steal_from": always("LOR-RACT-06", "steal"),
    "steal_rune": always("LOR-RACT-06", "steal"),
    "which_battle": always("LOR-BTL-03"),
    "play_card": play_card,
    "rune_for_value": always("LOR-BTL-07"),
    "assign_loss": always("LOR-BTL-17"),
    "retreat": retreat,
    "choose_attack": always("LOR-MRND-02"),
    "defend": always("LOR-MRND-04"),
    "hero_round": hero_round,
    "second_card": always("LOR-HRND-09"),
    "which_wound": always("LOR-HRND-02"),
    "hunt_effect": always("LOR-HRND-11"),
    "remove_wound": always("LOR-MRND-08"),
    "remove_attack": always("LOR-HRND-11"),
    "may_use": may_use,
    "prevent_injury": always("LOR-OQ-94"),
    "protect_army": always("LOR-ART-02"),
    "injure": always("LOR-INJ-01"),
    "heal": always("LOR-INJ-07"),
    "discard": always("LOR-HERO-15"),
    "gain_rune": gain_rune,
    "drop_rune": always("LOR-HERO-15"),
}
