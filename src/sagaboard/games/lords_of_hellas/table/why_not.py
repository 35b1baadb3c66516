# mypyc: interpreted (explains, never decides)
"""What a player means who points at something, and where its obstacle is explained: beside the
code that offers such moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from sagaboard.games.lords_of_hellas import moves as m
from sagaboard.games.lords_of_hellas.components import (
    HERO_MOVEMENT,
    HOPLITE_MOVEMENT,
    MARCH,
    NO_SHRINE,
    PRAYER,
    USE_ARTIFACTS,
)
from sagaboard.games.lords_of_hellas.rules import (
    battle,
    control,
    hero_movement,
    hoplite_movement,
    hunt,
    march,
    monument,
    prayer,
    recruit,
    temple,
    usurp,
)
from sagaboard.games.lords_of_hellas.rules.expedition import Expedition
from sagaboard.games.lords_of_hellas.rules.prepare import Prepare
from sagaboard.games.lords_of_hellas.rules.quests import STEPS
from sagaboard.games.lords_of_hellas.rules.retreat import Retreat
from sagaboard.games.lords_of_hellas.rules.turn import Turn, action_of
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.bits import has
from sagaboard.kernel.move import NOBODY, noun_of, verb_of
from sagaboard.kernel.reason import Reason

Explain: TypeAlias = Callable[[LordsOfHellas, int, int, int], Reason | None]

BASICS = {
    m.PRAY: PRAYER,
    m.GO: HERO_MOVEMENT,
    m.ADVANCE: HERO_MOVEMENT,
    m.MOVE: HOPLITE_MOVEMENT,
    m.USE: USE_ARTIFACTS,
}
SPECIALS = (m.RECRUIT, m.MARCH, m.TEMPLE, m.ORACLE, m.PREPARE, m.USURP, m.HUNT)
MONUMENTS = (m.MONUMENT, m.END_ROUND)

ON_TURN = {
    "god": m.PRAY,
    "monster": m.HUNT,
    "artifact": m.USE,
    "blessing": m.INVOKE,
    "kept": m.REDEEM,
    "step": m.BEGIN,
}
"""On the own turn, by kind of target; what is meant with a region is told by `meant_in`."""


def on_turn(g: LordsOfHellas, seat: int, kind: str, value: int) -> Sequence[int]:
    verb = meant_in(g, seat, value) if kind == "region" else ON_TURN.get(kind)
    return [] if verb is None else [verb + value]


def meant_in(g: LordsOfHellas, seat: int, region: int) -> int:
    """Hoplites leave the region in which they stand; a shrine is for a temple; elsewhere the hero
    goes."""
    frame = g.stack[-1]
    has_moved = isinstance(frame, Turn) and frame.basics & HOPLITE_MOVEMENT
    if g.army(seat, region) > 0:
        return m.MARCH if has_moved and not has(g.used[seat], MARCH) else m.MOVE
    has_shrine = g.content.shrine[region] != NO_SHRINE and not has(g.temples, region)
    return m.TEMPLE if g.control[region] == seat and has_shrine else m.GO


def why_not(g: LordsOfHellas, seat: int, move: int) -> Reason | None:
    if g.is_over:
        return Reason("LOH-VIC-01")
    question = g.question_for(seat)
    verb, noun = verb_of(move), noun_of(move)
    if question is None:
        return without_question(g, seat, verb)
    explain = EXPLANATIONS.get(question.prompt)
    return explain(g, seat, verb, noun) if explain else None


def without_question(g: LordsOfHellas, seat: int, verb: int) -> Reason | None:
    if verb == m.PLAY and g.battle.is_on:
        side = g.battle.side_of(seat)
        if side == NOBODY:
            return Reason("LOH-BATTLE-04")
        declined = g.battle.declined[side]
        return Reason("LOH-BATTLE-07") if declined else Reason("LOH-BATTLE-05", "wait")
    if verb == m.ATTACK:
        return Reason("LOH-HUNT-07")
    if verb in BASICS or verb in SPECIALS or verb in MONUMENTS:
        return Reason("LOH-TURN-06") if seat != g.active else Reason("LOH-TURN-04")
    return None


def turn(g: LordsOfHellas, seat: int, verb: int, noun: int) -> Reason | None:
    frame = g.stack[-1]
    assert isinstance(frame, Turn)
    if verb in BASICS and frame.basics & BASICS[verb]:
        return Reason("LOH-ACT-02") if verb == m.USE else Reason("LOH-TURN-03")
    if verb in SPECIALS and has(g.used[seat], action_of(verb + noun)):
        return Reason("LOH-SA-02", action=action_of(verb + noun))
    explain = IN_TURN.get(verb)
    return explain(g, seat, noun) if explain else Reason("LOH-TURN-01")


def why_not_use(g: LordsOfHellas, seat: int, artifact: int) -> Reason:
    if artifact not in g.artifacts_of(seat):
        return Reason("LOH-ACT-01")
    return Reason("LOH-ACT-05") if g.is_charged(artifact) else Reason("LOH-ACT-04")


IN_TURN: dict[int, Callable[[LordsOfHellas, int, int], Reason | None]] = {
    m.USE: why_not_use,
    m.PRAY: prayer.why_not_pray,
    m.GO: hero_movement.why_not_go,
    m.ADVANCE: lambda g, seat, noun: Reason("LOH-QUEST-06"),
    m.MOVE: hoplite_movement.why_not_move,
    m.RECRUIT: lambda g, seat, noun: recruit.why_not_recruit(g, seat),
    m.MARCH: march.why_not_march,
    m.TEMPLE: temple.why_not_temple,
    m.ORACLE: lambda g, seat, noun: temple.why_not_oracle(g),
    m.USURP: lambda g, seat, noun: usurp.why_not_usurp(g, seat),
    m.HUNT: hunt.why_not_hunt,
    m.MONUMENT: lambda g, seat, noun: monument.why_not_monument(g, seat, m.MONUMENT + noun),
    m.END_ROUND: lambda g, seat, noun: monument.why_not_monument(g, seat, m.END_ROUND),
    m.INVOKE: lambda g, seat, noun: Reason("LOH-BLESS-07"),
    m.REDEEM: lambda g, seat, noun: Reason("LOH-CARD-01", "now"),
    m.BEGIN: lambda g, seat, noun: Reason("LOH-QUEST-02", "turn"),
}


def extra_action(g: LordsOfHellas, seat: int, verb: int, noun: int) -> Reason | None:
    if verb in BASICS:
        return Reason("LOH-TURN-05")
    if verb in SPECIALS and has(g.used[seat], action_of(verb + noun)):
        return Reason("LOH-SA-02", action=action_of(verb + noun))
    return Reason("LOH-SA-08")


def settle(g: LordsOfHellas, seat: int, verb: int, noun: int) -> Reason | None:
    return Reason("LOH-START-10") if verb == m.SETTLE else Reason("LOH-START-06")


def choose_hero(g: LordsOfHellas, seat: int, verb: int, noun: int) -> Reason | None:
    return Reason("LOH-START-09") if verb == m.HERO else Reason("LOH-START-03")


def move_hoplite(g: LordsOfHellas, seat: int, verb: int, noun: int) -> Reason | None:
    frame = g.stack[-1]
    assert isinstance(frame, hoplite_movement.HopliteMovement)
    return frame.why_not(g, seat, verb, noun)


def move_more(g: LordsOfHellas, seat: int, verb: int, noun: int) -> Reason | None:
    if verb != m.MOVE:
        return Reason("LOH-TURN-04")
    return Reason("LOH-MOVE-03", region=noun)


def how_many(g: LordsOfHellas, seat: int, verb: int, noun: int) -> Reason | None:
    if verb == m.FORTIFY:
        return Reason("LOH-MARCH-06")
    return Reason("LOH-MARCH-02", "number") if verb == m.SEND else None


def move_to(g: LordsOfHellas, seat: int, verb: int, noun: int) -> Reason | None:
    frame = g.stack[-1]
    assert isinstance(frame, Expedition)
    if verb != m.TO:
        return Reason("LOH-MOVE-11")
    return control.why_not_go_to(g, seat, frame.here, noun)


def recruiting(g: LordsOfHellas, seat: int, verb: int, noun: int) -> Reason | None:
    frame = g.stack[-1]
    assert isinstance(frame, recruit.Recruiting)
    return frame.why_not(g, seat, verb, noun)


def prepare(g: LordsOfHellas, seat: int, verb: int, noun: int) -> Reason | None:
    frame = g.stack[-1]
    assert isinstance(frame, Prepare)
    return frame.why_not(g, seat, verb, noun)


def start_quest(g: LordsOfHellas, seat: int, verb: int, noun: int) -> Reason | None:
    if verb != m.BEGIN:
        return Reason("LOH-HMOVE-05")
    card = g.content.first_quest + noun // STEPS
    return Reason("LOH-QUEST-03") if card in g.quests else Reason("LOH-QUEST-02")


def play_card(g: LordsOfHellas, seat: int, verb: int, noun: int) -> Reason | None:
    if verb != m.PLAY:
        return Reason("LOH-BATTLE-05", "first")
    return battle.why_not_play(g, seat, noun)


def retreat(g: LordsOfHellas, seat: int, verb: int, noun: int) -> Reason | None:
    frame = g.stack[-1]
    assert isinstance(frame, Retreat)
    return frame.why_not(g, seat, noun) if verb == m.RETREAT else Reason("LOH-RETREAT-01", "first")


def hero_attacks(g: LordsOfHellas, seat: int, verb: int, noun: int) -> Reason | None:
    return Reason("LOH-HUNT-05") if verb == m.DONE else Reason("LOH-MON-04")


def defend(g: LordsOfHellas, seat: int, verb: int, noun: int) -> Reason | None:
    return Reason("LOH-HUNT-25") if verb == m.SHIELD else Reason("LOH-HUNT-08")


def always(clause: str, form: str = "") -> Explain:
    return lambda g, seat, verb, noun: Reason(clause, form)


EXPLANATIONS: dict[str, Explain] = {
    "choose_hero": choose_hero,
    "settle": settle,
    "turn_start": always("LOH-HERO-14"),
    "turn": turn,
    "extra_action": extra_action,
    "repeat_action": always("LOH-TWO-02"),
    "which_monument": always("LOH-MONU-01", "level"),
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
    "recruit": recruiting,
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
