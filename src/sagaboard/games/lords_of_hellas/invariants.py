"""What must be true of every position. The tests and `simulate --check` look after each move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from sagaboard.games.lords.components import (
    ARTIFACT,
    BLESSING,
    DIVINE,
    HERO,
    MAX_SEATS,
    NONE,
    NOWHERE,
)
from sagaboard.games.lords.invariants import lords_violations
from sagaboard.games.lords_of_hellas.components import ATTRIBUTES, KEPT_QUEST, NEUTRAL
from sagaboard.games.lords_of_hellas.kinds import ATTACK, CARD, EVENT
from sagaboard.games.lords_of_hellas.rules.artifacts import ChooseArtifact
from sagaboard.games.lords_of_hellas.state import FIELDS, HERO_SELECTION, LordsOfHellas
from sagaboard.kernel.bits import has, mask_of, members
from sagaboard.kernel.invariants import held
from sagaboard.kernel.move import NOBODY


def violations(g: LordsOfHellas) -> list[str]:
    return [
        *hoplites(g),
        *control(g),
        *heroes(g),
        *monsters(g),
        *cards(g),
        *artifacts(g),
        *events(g),
        *numbers(g),
        *lords_violations(g),
    ]


def hoplites(g: LordsOfHellas) -> Iterator[str]:
    content = g.content
    for seat in range(g.seats):
        on_board = 0
        present = 0
        for region, name in enumerate(content.regions):
            count = g.unfortified(seat, region)
            if count < 0:
                yield f"seat {seat} has {count} hoplites in {name}"
            army = g.army(seat, region)
            on_board += army
            present |= (army > 0) << region
        if present != g.present[seat]:
            yield f"seat {seat} is noted in {g.present[seat]:b}, but is in {present:b}"
        if on_board + g.supply[seat] != content.numbers.hoplites:
            yield f"seat {seat} has {on_board} + {g.supply[seat]} hoplites (LOH-LIMIT-01)"
    for region, name in enumerate(content.regions):
        if g.garrison[region] != NOBODY and not has(content.cities, region):
            yield f"a hoplite is fortified in {name}, which has no city (LOH-FORT-01)"
        armies = [seat for seat in range(g.seats) if has(g.present[seat], region)]
        if len(armies) > 1 and not g.battle.is_on and is_at_rest(g):
            yield f"hoplites of {armies} share {name} (LOH-CTRL-10)"


def is_at_rest(g: LordsOfHellas) -> bool:
    """Nobody is in the middle of moving hoplites."""
    return bool(g.questions) and g.questions[0].prompt in ("turn", "turn_start")


def control(g: LordsOfHellas) -> Iterator[str]:
    for seat in range(g.seats):
        realm = mask_of(region for region, owner in enumerate(g.control) if owner == seat)
        if realm != g.realm[seat]:
            yield f"seat {seat} is noted as holding {g.realm[seat]:b}, but holds {realm:b}"
    if g.winner == NOBODY and not g.stack:
        yield "the game is over but nobody has won (LOH-VIC-01)"
    if g.winner != NOBODY and g.stack:
        yield "somebody has won but the game goes on (LOH-VIC-01)"
    if is_at_rest(g):
        for seat in range(g.seats):
            for region, name in enumerate(g.content.regions):
                if (
                    g.control[region] == NOBODY
                    and has(g.present[seat], region)
                    and g.army(seat, region) >= g.population(seat, region)
                    and g.others_at(seat, region) == NOBODY
                ):
                    yield f"seat {seat} should control {name} (LOH-CTRL-02)"
            if g.complete_lands(seat) >= g.content.numbers.lands_to_win[g.seats]:
                yield f"seat {seat} should have won by lands (LOH-VIC-02)"
            if g.temple_regions(seat) >= g.content.numbers.temples_to_win:
                yield f"seat {seat} should have won by temples (LOH-VIC-06)"


def heroes(g: LordsOfHellas) -> Iterator[str]:
    chosen = [hero for hero in g.heroes if hero != NONE]
    if len(set(chosen)) != len(chosen):
        yield "two seats have the same hero (LOH-START-09)"
    for seat in range(g.seats):
        on_quest = g.quest_of[seat] != NONE
        if g.phase != HERO_SELECTION and on_quest == (g.hero_at[seat] != NOWHERE):
            yield f"the hero of seat {seat} is both in a region and on a quest, or neither"
        if on_quest and g.quests[g.quest_of[seat]] == NONE:
            yield f"the hero of seat {seat} is on a quest that is gone (LOH-QUEST-15)"
        for attribute, name in enumerate(ATTRIBUTES):
            if not 1 <= g.level(seat, attribute) <= g.content.numbers.attribute_limit:
                yield f"seat {seat} has {name} {g.level(seat, attribute)} (LOH-HERO-07, 17)"


def monsters(g: LordsOfHellas) -> Iterator[str]:
    for monster, card in enumerate(g.content.monsters):
        on_board = g.monster_at[monster] != NOWHERE
        if on_board and g.is_slain(monster):
            yield f"{card.name} is slain and on the board (LOH-MON-10)"
        if not on_board and (g.wounds[monster] or g.evolved[monster]):
            yield f"{card.name} is not on the board but has wounds or evolved"
        full = (1 << len(g.wound_slots(monster))) - 1
        if g.wounds[monster] & ~full:
            yield f"{card.name} has wounds without slots"
        if on_board and g.wounds[monster] == full and not g.hunt.is_on:
            yield f"{card.name} has all its wounds and lives (LOH-MON-10)"


def cards(g: LordsOfHellas) -> Iterator[str]:
    everywhere = held(g, FIELDS, CARD)
    looks_at_artifacts = any(isinstance(frame, ChooseArtifact) for frame in g.stack)
    if not looks_at_artifacts:
        everywhere.update(g.looked_at)
    printed = Counter({card: face.count for card, face in enumerate(g.content.combat)})
    if everywhere != printed:
        yield f"combat cards are lost or doubled: {everywhere} instead of {printed}"
    if g.hunt.is_on:
        attacks = Counter({card: face.count for card, face in enumerate(g.content.attacks)})
        if held(g, FIELDS, ATTACK) != attacks:
            yield "monster attack cards are lost or doubled"


def artifacts(g: LordsOfHellas) -> Iterator[str]:
    content = g.content
    looks_at_artifacts = any(isinstance(frame, ChooseArtifact) for frame in g.stack)
    holders: dict[int, int] = {}
    for seat in range(g.seats):
        for artifact in g.artifacts_of(seat):
            if artifact in holders:
                yield f"artifact {content.artifacts[artifact].name} has two owners"
            holders[artifact] = seat
    neutral = [a for a in holders if content.artifacts[a].kind == NEUTRAL] + g.artifact_deck
    if looks_at_artifacts:
        neutral = neutral + g.looked_at
    if sorted(neutral) != [a for a, face in enumerate(content.artifacts) if face.kind == NEUTRAL]:
        yield "neutral artifacts are lost or doubled"
    for monument in content.monuments:
        if content.artifacts[monument.artifact].kind == DIVINE:
            if holders.get(monument.artifact, NOBODY) != g.control[monument.region]:
                yield f"the artifact of {monument.name} is not with its region (LOH-ARTF-04)"
    for seat in range(g.seats):
        kinds = [source - source % 64 for source in g.owned[seat]]
        if set(kinds) - {HERO, BLESSING, ARTIFACT, KEPT_QUEST}:
            yield f"seat {seat} owns something that is no card of a player"


def events(g: LordsOfHellas) -> Iterator[str]:
    content = g.content
    everywhere = held(g, FIELDS, EVENT)
    for seat in range(g.seats):
        everywhere.update(s - KEPT_QUEST for s in g.owned[seat] if s >= KEPT_QUEST)
    for monster in range(len(content.monsters)):
        everywhere.update(members(g.evolved[monster]))
    doubled = [card for card, count in everywhere.items() if count > 1]
    # A quest whose card has just been kept still lies in its slot.
    if [card for card in doubled if card not in g.quests]:
        yield f"event cards are doubled: {doubled}"
    if set(everywhere) != set(range(len(content.events))):
        yield f"event cards are lost: {set(range(len(content.events))) - set(everywhere)}"


def numbers(g: LordsOfHellas) -> Iterator[str]:
    for seat in range(g.seats):
        if is_at_rest(g) and len(g.hands[seat]) > g.hand_limit(seat):
            yield f"seat {seat} holds too many cards (LOH-BATTLE-15)"
    for god, monument in enumerate(g.content.monuments):
        praying = sum(g.praying[god * MAX_SEATS : god * MAX_SEATS + MAX_SEATS])
        if praying > monument.places:
            yield f"{praying} priests at the monument of {monument.name} (LOH-PRAY-02)"
        if not 1 <= g.monuments[god] <= g.content.numbers.monument_levels:
            yield f"the monument of {monument.name} has level {g.monuments[god]}"
    if g.temples_taken > g.content.numbers.temples[g.seats]:
        yield f"{g.temples_taken} temples were built (LOH-LIMIT-02)"
