"""What must be true of every position. The tests and `simulate --check` look after each move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from sagaboard.games.lords.components import ARTIFACT, BLESSING, HERO, MAX_SEATS, NONE, NOWHERE
from sagaboard.games.lords.invariants import all_copies, lords_violations
from sagaboard.games.lords_of_ragnarok.components import ATTRIBUTES, RUNES
from sagaboard.games.lords_of_ragnarok.kinds import ATTACK, CARD, EVENT
from sagaboard.games.lords_of_ragnarok.moves import ARMIES
from sagaboard.games.lords_of_ragnarok.state import FIELDS, HERO_SELECTION, LordsOfRagnarok
from sagaboard.kernel.bits import has, mask_of
from sagaboard.kernel.invariants import held
from sagaboard.kernel.move import NOBODY

STEPS_AT_REST = ("prayer", "hero_step", "rune_step", "maneuvers", "special_action")


def violations(g: LordsOfRagnarok) -> list[str]:
    return [
        *armies(g),
        *control(g),
        *heroes(g),
        *runes(g),
        *monsters(g),
        *cards(g),
        *owned(g),
        *numbers(g),
        *lords_violations(g),
    ]


def is_at_rest(g: LordsOfRagnarok) -> bool:
    """A step has just begun: all that was due has happened."""
    return bool(g.questions) and g.questions[0].prompt in STEPS_AT_REST


def armies(g: LordsOfRagnarok) -> Iterator[str]:
    most = g.content.numbers.army_strength
    for army, where in enumerate(g.army_at):
        strength = g.strengths[army]
        if where == NOWHERE and strength != 0:
            yield f"army {army} is in the pool with strength {strength}"
        if where != NOWHERE and not 1 <= strength <= most:
            yield f"army {army} has strength {strength} (LOR-ARMY-01)"
    everywhere: Counter[int] = Counter()
    for seat in range(g.seats):
        present = set(g.army_at[seat * ARMIES : seat * ARMIES + ARMIES])
        present.discard(NOWHERE)
        everywhere.update(present)
        if mask_of(present) != g.present[seat]:
            yield f"seat {seat} is noted in {g.present[seat]:b}, but is in {sorted(present)}"
    if is_at_rest(g):
        shared = [region for region, count in everywhere.items() if count > 1]
        if shared:
            yield f"armies of several players share regions {shared} (LOR-CTRL-03)"
        if g.arrivals:
            yield "arrivals of an earlier step are left over"


def control(g: LordsOfRagnarok) -> Iterator[str]:
    for seat in range(g.seats):
        held = mask_of(region for region, owner in enumerate(g.control) if owner == seat)
        if held != g.held[seat]:
            yield f"seat {seat} is noted as holding {g.held[seat]:b}, but holds {held:b}"
        if held & ~g.once_held:
            yield f"seat {seat} holds a region that was never held"
    if g.winner == NOBODY and not g.stack:
        yield "the game is over but nobody has won (LOR-WIN-01)"
    if g.winner != NOBODY and g.stack:
        yield "somebody has won but the game goes on (LOR-WIN-01)"
    if g.winner == NOBODY and g.phase != HERO_SELECTION:
        goals = g.content.numbers
        for seat in range(g.seats):
            if g.complete_lands(seat) >= goals.lands_to_win[g.seats]:
                yield f"seat {seat} controls enough lands and has not won (LOR-WIN-02)"
            if g.temple_regions(seat) >= goals.temples_to_win[g.seats]:
                yield f"seat {seat} controls enough temples and has not won (LOR-WIN-03)"


def heroes(g: LordsOfRagnarok) -> Iterator[str]:
    numbers = g.content.numbers
    for seat in range(g.seats):
        for attribute, name in enumerate(ATTRIBUTES):
            level = g.level(seat, attribute)
            if not numbers.attribute_start <= level <= numbers.attribute_limit:
                yield f"seat {seat} has {name} {level} (LOR-HERO-04, 05, LOR-OQ-58)"
        if g.phase != HERO_SELECTION:
            if not 0 <= g.hero_at[seat] < g.board.region_count:
                yield f"the hero of seat {seat} is in region {g.hero_at[seat]}"
            if not has(g.board.seas, g.drakkar_at[seat]):
                yield f"the drakkar of seat {seat} is on sea {g.drakkar_at[seat]}"
    for chosen in (g.heroes, g.origins):
        kept = [card for card in chosen if card != NONE]
        if len(kept) != len(set(kept)):
            yield "two players have the same hero or origin (LOR-SEL-20)"


def runes(g: LordsOfRagnarok) -> Iterator[str]:
    for rune, name in enumerate(RUNES):
        on_forges = sum(
            1
            for region, forge in enumerate(g.forges)
            if forge == rune and has(g.forge_runes, region)
        )
        in_pools = sum(g.rune(seat, rune) for seat in range(g.seats))
        if g.bank[rune] < 0 or g.bank[rune] + on_forges + in_pools != g.content.numbers.runes_each:
            yield f"{name}: {g.bank[rune]} + {on_forges} + {in_pools} runes (LOR-LIM-01)"
    for region, forge in enumerate(g.forges):
        if forge == NONE and has(g.forge_runes, region):
            yield f"a rune lies in region {region} without a forge"
    if is_at_rest(g):
        for seat in range(g.seats):
            if g.rune_count(seat) > g.carry_limit(seat):
                yield f"seat {seat} has too many runes (LOR-HERO-12)"


def monsters(g: LordsOfRagnarok) -> Iterator[str]:
    numbers = g.content.numbers
    for monster, card in enumerate(g.content.monsters):
        on_board = g.monster_at[monster] != NOWHERE
        marked = any(seat != NOBODY for seat in g.wounds[monster])
        if on_board and g.is_slain(monster):
            yield f"{card.name} is defeated and on the board (LOR-DEF-08)"
        if not on_board and (marked or g.rings[monster] != NOBODY):
            yield f"{card.name} is not on the board but has markers or a ring"
        if on_board and NOBODY not in g.wounds[monster] and not g.hunt.is_on:
            yield f"{card.name} has all its wounds and lives (LOR-DEF-01)"
    if any(seat != NOBODY for seat in g.wounds[g.content.loki]) and not g.hunt.is_on:
        yield "the boss has kept wounds after a hunt (LOR-HEND-10)"
    for seat in range(g.seats):
        if len(g.monsters_of(seat)) > numbers.rings:
            yield f"seat {seat} controls too many monsters (LOR-MCTL-02)"
    if sum(g.slayer_tokens) > numbers.slayer_tokens:
        yield "there are too many slayer tokens (LOR-OQ-52)"


def cards(g: LordsOfRagnarok) -> Iterator[str]:
    content = g.content
    everywhere = held(g, FIELDS, CARD)
    printed = Counter(all_copies(face.count for face in content.combat))
    if everywhere != printed:
        yield f"combat cards are lost or doubled: {everywhere} instead of {printed}"
    last = content.numbers.last_event[g.seats]
    if held(g, FIELDS, EVENT) != Counter(
        card for card, event in enumerate(content.events) if event.region < last
    ):
        yield "event cards are lost or doubled"
    attacks = Counter(all_copies(face.count for face in content.attacks))
    if g.hunt.is_on and held(g, FIELDS, ATTACK) != attacks:
        yield "monster attack cards are lost or doubled"
    if is_at_rest(g):
        for seat in range(g.seats):
            if len(g.hands[seat]) > g.carry_limit(seat):
                yield f"seat {seat} holds too many cards (LOR-HERO-11)"


def owned(g: LordsOfRagnarok) -> Iterator[str]:
    content = g.content
    holders: dict[int, int] = {}
    for seat in range(g.seats):
        if {source - source % 64 for source in g.owned[seat]} - {HERO, BLESSING, ARTIFACT}:
            yield f"seat {seat} owns something that is no card of a player"
        for artifact in g.artifacts_of(seat):
            if artifact in holders:
                yield f"artifact {content.artifacts[artifact].name} has two owners"
            holders[artifact] = seat
    for monument in content.monuments:
        holder = g.control[monument.region]
        if holder != NOBODY and holders.get(monument.artifact, NOBODY) != holder:
            yield f"the artifact of {monument.name} is not with its region (LOR-ART-07)"


def numbers(g: LordsOfRagnarok) -> Iterator[str]:
    for god, monument in enumerate(g.content.monuments):
        praying = sum(g.praying[god * MAX_SEATS : god * MAX_SEATS + MAX_SEATS])
        if praying > monument.places[g.seats]:
            yield f"{praying} priests at the monument of {monument.name} (LOR-PRAY-02)"
        if not 0 <= g.monuments[god] <= g.content.numbers.monument_levels:
            yield f"the monument of {monument.name} has level {g.monuments[god]} (LOR-MAP-14)"
    if g.temples & ~g.board.shrines:
        yield "a temple stands where no shrine is (LOR-TMPL-01)"
    for action, stack in enumerate(g.wheel):
        if len(stack) != len(set(stack)):
            yield f"a player has two markers on action {action} (LOR-SPEC-05)"
