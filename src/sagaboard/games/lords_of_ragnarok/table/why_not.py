# mypyc: interpreted (explains, never decides)
"""For a move that is not offered: the clause of the rules that forbids it, if one can be named."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from sagaboard.games.lords_of_ragnarok import moves as m
from sagaboard.games.lords_of_ragnarok.components import (
    BUILD_TEMPLE,
    MOBILIZE,
    MONSTERS,
    PREPARE,
    REINFORCE,
)
from sagaboard.games.lords_of_ragnarok.rules import usurp
from sagaboard.games.lords_of_ragnarok.rules.hero_step import HeroStep
from sagaboard.games.lords_of_ragnarok.rules.maneuvers import ActivateArmy
from sagaboard.games.lords_of_ragnarok.rules.movement import reach
from sagaboard.games.lords_of_ragnarok.rules.prayer import Prayer
from sagaboard.games.lords_of_ragnarok.rules.retreat import Retreat
from sagaboard.games.lords_of_ragnarok.rules.rune_action import COSTS, RuneStep, payable
from sagaboard.games.lords_of_ragnarok.state import LordsOfRagnarok, kinds_held
from sagaboard.kernel.bits import has
from sagaboard.kernel.move import NOBODY, noun_of, verb_of

Explanation: TypeAlias = Callable[[LordsOfRagnarok, int, int, int], str | None]

STEP_VERBS = (
    m.PRAY,
    m.FORGE,
    m.GO,
    m.SAIL,
    m.RUNE_ACTION,
    m.CONTROL,
    m.ALLY,
    m.ACTIVATE,
    m.SPECIAL,
    m.MONUMENT,
)
"""What only the player whose turn it is may do."""


def why_not(g: LordsOfRagnarok, seat: int, move: int) -> str | None:
    if g.is_over:
        return "LOR-WIN-01"
    question = g.question_for(seat)
    verb, noun = verb_of(move), noun_of(move)
    if question is None:
        return without_question(g, seat, verb)
    explain = EXPLANATIONS.get(question.prompt)
    return explain(g, seat, verb, noun) if explain else None


def without_question(g: LordsOfRagnarok, seat: int, verb: int) -> str | None:
    if verb == m.PLAY and g.battle.is_on:
        side = g.battle.side_of(seat)
        if side == NOBODY:
            return "LOR-BTL-01"
        return "LOR-BTL-09" if g.battle.passed[side] else "LOR-BTL-06"
    if verb == m.ATTACK:
        return "LOR-HUNT-04"
    if verb in STEP_VERBS:
        return "LOR-TURN-01" if seat != g.active else "LOR-TURN-03"
    return None


def other_step(verb: int) -> str:
    """Something that belongs to another step of the turn, or to none."""
    return "LOR-TURN-06" if verb in STEP_VERBS else "LOR-TURN-03"


def settle(g: LordsOfRagnarok, seat: int, verb: int, noun: int) -> str | None:
    if verb != m.SETTLE:
        return "LOR-SEL-11"
    if not has(g.board.coast[g.drakkar_at[seat]], noun):
        return "LOR-SEL-11"
    return "LOR-OPT-14" if g.boss_at == noun else "LOR-SEL-12"


def prayer(g: LordsOfRagnarok, seat: int, verb: int, noun: int) -> str | None:
    frame = g.stack[-1]
    assert isinstance(frame, Prayer)
    if verb == m.PRAY:
        if frame.sent:
            return "LOR-PRAY-03"
        return "LOR-PRAY-13" if g.priesthood[seat] == 0 else "LOR-PRAY-02"
    if verb == m.FORGE:
        return "LOR-PRAY-14"
    return other_step(verb)


def hero_step(g: LordsOfRagnarok, seat: int, verb: int, noun: int) -> str | None:
    frame = g.stack[-1]
    assert isinstance(frame, HeroStep)
    if verb in (m.GO, m.SAIL, m.HEAL) and frame.chosen:
        return "LOR-HSTP-01"
    if verb == m.GO:
        return "LOR-MOVE-03"
    if verb == m.SAIL:
        return "LOR-MOVE-16"
    if verb == m.HEAL:
        return "LOR-INJ-07"
    return artifact(g, seat, verb, noun) or other_step(verb)


def artifact(g: LordsOfRagnarok, seat: int, verb: int, noun: int) -> str | None:
    if verb != m.USE:
        return None
    if noun not in g.artifacts_of(seat):
        return "LOR-OWN-01"
    return "LOR-ART-02" if g.is_charged(noun) else "LOR-ART-03"


def rune_step(g: LordsOfRagnarok, seat: int, verb: int, noun: int) -> str | None:
    frame = g.stack[-1]
    assert isinstance(frame, RuneStep)
    if verb not in (m.RUNE_ACTION, m.CONTROL, m.ALLY):
        return artifact(g, seat, verb, noun) or other_step(verb)
    if frame.acted:
        return "LOR-RACT-01"
    if verb == m.CONTROL:
        return control(g, seat, noun)
    if verb == m.ALLY:
        if g.is_allied(seat, noun):
            return "LOR-REALM-08"
        if not payable(g, seat, g.content.realms[noun].rune):
            return "LOR-RACT-03"
        return "LOR-RACT-08"
    if noun == m.BOSS_RUNE:
        if g.boss_at != g.hero_at[seat]:
            return "LOR-RACT-06"
        return "LOR-OQ-91" if payable(g, seat, g.content.boss.rune) else "LOR-RACT-03"
    if len(kinds_held(g, seat)) < COSTS[noun]:
        return "LOR-RACT-04"
    return "LOR-OQ-91"


def control(g: LordsOfRagnarok, seat: int, monster: int) -> str | None:
    if g.rings[monster] != NOBODY:
        return "LOR-MCTL-05"
    if not payable(g, seat, g.content.monsters[monster].rune):
        return "LOR-RACT-03"
    return "LOR-RACT-07"


def maneuvers(g: LordsOfRagnarok, seat: int, verb: int, noun: int) -> str | None:
    if verb == m.RECRUIT:
        return "LOR-MANV-03" if g.present[seat] else "LOR-MANV-11"
    if verb == m.ACTIVATE:
        return "LOR-MANV-01" if noun // m.ARMIES == seat else "LOR-OWN-02"
    return other_step(verb)


def activate_army(g: LordsOfRagnarok, seat: int, verb: int, noun: int) -> str | None:
    frame = g.stack[-1]
    assert isinstance(frame, ActivateArmy)
    if verb == m.TO:
        near = reach(g, seat, g.army_at[frame.army])
        return "LOR-MOVE-07" if has(near, noun) and g.boss_at == noun else "LOR-MOVE-06"
    return "LOR-MANV-06" if verb == m.STRENGTHEN else "LOR-MANV-04"


def mobilize(g: LordsOfRagnarok, seat: int, verb: int, noun: int) -> str | None:
    if verb == m.DONE:
        return "LOR-MOB-01"
    return "LOR-MOB-02" if verb == m.ACTIVATE and noun // m.ARMIES == seat else "LOR-MOB-01"


def special_action(g: LordsOfRagnarok, seat: int, verb: int, noun: int) -> str | None:
    if verb == m.DONE:
        return "LOR-SPEC-01"
    if verb == m.MONUMENT:
        if not any(seat in stack for stack in g.wheel):
            return "LOR-MONU-01"
        return "LOR-MONU-04"
    if verb != m.SPECIAL:
        return artifact(g, seat, verb, noun) or other_step(verb)
    if seat in g.wheel[noun]:
        return "LOR-SPEC-05"
    clauses = {
        REINFORCE: "LOR-REIN-02",
        MOBILIZE: "LOR-MOB-01",
        PREPARE: "LOR-OQ-13",
        BUILD_TEMPLE: "LOR-TMPL-05",
        MONSTERS: "LOR-OQ-16",
    }
    return clauses.get(noun) or usurping(g, seat)


def usurping(g: LordsOfRagnarok, seat: int) -> str:
    region = g.hero_at[seat]
    if any(other != seat and g.hero_at[other] == region for other in range(g.seats)):
        return "LOR-USUR-02"
    if g.control[region] == seat:
        return "LOR-OQ-17"
    if g.control[region] == NOBODY:
        return "LOR-USUR-03" if usurp.might(g, seat) < g.population(region) else "LOR-SPEC-03"
    return "LOR-USUR-05"


def prepare(g: LordsOfRagnarok, seat: int, verb: int, noun: int) -> str | None:
    if verb == m.STRENGTHEN:
        return "LOR-PREP-05"
    if verb == m.GAIN:
        return "LOR-OQ-66"
    return "LOR-OQ-13" if verb in (m.HEAL, m.DRAW) else "LOR-PREP-01"


def build_temple(g: LordsOfRagnarok, seat: int, verb: int, noun: int) -> str | None:
    if verb == m.TEMPLE and has(g.temples, noun):
        return "LOR-MAP-19"
    return "LOR-TMPL-01"


def monsters(g: LordsOfRagnarok, seat: int, verb: int, noun: int) -> str | None:
    if verb == m.HUNT:
        if noun != g.content.loki:
            return "LOR-MONS-05"
        return "LOR-MONS-07" if g.boss_at == g.hero_at[seat] else "LOR-MONS-06"
    if verb == m.ROUSE:
        return "LOR-MONS-03" if g.rings[noun] in (NOBODY, seat) else "LOR-MONS-04"
    return "LOR-MONS-01"


def play_card(g: LordsOfRagnarok, seat: int, verb: int, noun: int) -> str | None:
    if verb == m.PLAY and noun in g.hands[seat]:
        return "LOR-BTL-08"
    return "LOR-BTL-06"


def retreat(g: LordsOfRagnarok, seat: int, verb: int, noun: int) -> str | None:
    frame = g.stack[-1]
    assert isinstance(frame, Retreat)
    if verb != m.RETREAT:
        return "LOR-OQ-101"
    held = (g.held[seat] >> noun) & 1
    return "LOR-OPT-14" if held and g.boss_at == noun else "LOR-MOVE-11"


def hero_round(g: LordsOfRagnarok, seat: int, verb: int, noun: int) -> str | None:
    if verb == m.STRIKE:
        return "LOR-HRND-09" if g.hunt.monster == g.content.loki else "LOR-HRND-13"
    if verb in (m.DONE, m.GIVE_UP):
        return "LOR-HRND-07"
    return artifact(g, seat, verb, noun)


def may_use(g: LordsOfRagnarok, seat: int, verb: int, noun: int) -> str | None:
    return artifact(g, seat, verb, noun) or "LOR-BLES-05"


def place_hero(g: LordsOfRagnarok, seat: int, verb: int, noun: int) -> str | None:
    if verb == m.PLACE_HERO and g.hero_at[seat] == noun:
        return "LOR-OQ-91"
    return "LOR-OQ-83"


def release(g: LordsOfRagnarok, seat: int, verb: int, noun: int) -> str | None:
    return "LOR-MCTL-02" if verb == m.RELEASE else "LOR-MCTL-03"


def gain_rune(g: LordsOfRagnarok, seat: int, verb: int, noun: int) -> str | None:
    return "LOR-OQ-66" if verb == m.GAIN else "LOR-RUNE-03"


def always(clause: str) -> Explanation:
    return lambda g, seat, verb, noun: clause


EXPLANATIONS: dict[str, Explanation] = {
    "choose_hero": always("LOR-SEL-04"),
    "choose_origin": always("LOR-SEL-04"),
    "launch": always("LOR-SEL-10"),
    "settle": settle,
    "prayer": prayer,
    "hero_step": hero_step,
    "move_hero": always("LOR-MOVE-03"),
    "move_drakkar": always("LOR-MOVE-16"),
    "place_drakkar_or_move_hero": always("LOR-ART-02"),
    "rune_step": rune_step,
    "pay_rune": always("LOR-RACT-04"),
    "which_monster": always("LOR-RACT-11"),
    "control_monster": always("LOR-MCTL-05"),
    "release_monster": release,
    "choose_realm": always("LOR-REALM-08"),
    "raise_attribute": always("LOR-RACT-14"),
    "place_hero": place_hero,
    "wound_monster": always("LOR-OUTW-01"),
    "maneuvers": maneuvers,
    "activate_army": activate_army,
    "strengthen_army": always("LOR-OQ-22"),
    "recruit": always("LOR-MANV-11"),
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
    "where_drakkar": always("LOR-MOVE-16"),
    "strike_region": always("LOR-MACT-07"),
    "place_boss": always("LOR-MOVE-21"),
    "steal_from": always("LOR-RACT-06"),
    "steal_rune": always("LOR-RACT-06"),
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
