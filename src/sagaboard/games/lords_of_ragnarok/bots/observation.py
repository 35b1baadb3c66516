"""What a seat may know (LOR-OQ-68) as a row of numbers; nothing that its view does not show."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.battle import SIDES
from sagaboard.games.lords.bots.observation import numbered
from sagaboard.games.lords.components import ARTIFACT, BLESSING, MAX_SEATS, NONE, NOWHERE
from sagaboard.games.lords_of_ragnarok.components import (
    ATTRIBUTES,
    RUNES,
    WHEEL_SPACES,
)
from sagaboard.games.lords_of_ragnarok.kinds import PHASES
from sagaboard.games.lords_of_ragnarok.moves import ARMIES
from sagaboard.games.lords_of_ragnarok.options import TEMPLE_TRACK_SIDE
from sagaboard.games.lords_of_ragnarok.rules.battle import battle_strength
from sagaboard.games.lords_of_ragnarok.rules.monster_round import (
    defence_needed,
    defence_value,
    weak_from,
)
from sagaboard.games.lords_of_ragnarok.rules.monument import omen_count
from sagaboard.games.lords_of_ragnarok.rules.ragnarok import regions_around_yggdrasil
from sagaboard.games.lords_of_ragnarok.rules.turn import STEPS, Turn
from sagaboard.games.lords_of_ragnarok.state import LordsOfRagnarok
from sagaboard.kernel.bits import bit
from sagaboard.kernel.move import NOBODY, Seat
from sagaboard.kernel.observation import EACH, NUMBER, ONE_OF, Row


def observe(g: LordsOfRagnarok, seat: Seat, row: Row) -> None:
    content = g.content
    regions: i64 = g.board.region_count
    row.one_of("phase", "phase", g.phase, len(PHASES))
    row.one_of("step", "step", step_of_turn(g), len(STEPS))
    row.seat_of("active", g.active)
    row.seat_of("starting_player", g.starting_player)
    row.seat_of("ragnarok_by", g.ragnarok_by)
    row.number("last_turns", g.turns_left + 1)
    row.count_of("hero_boards", "hero", g.hero_boards, len(content.heroes))
    row.count_of("origin_cards", "origin", g.origin_cards, len(content.origins))
    row.each("temples", "region", g.temples, regions)
    row.number("temples_left", temples_left(g))
    observe_forges(g, row)
    row.each("forge_runes", "region", g.forge_runes, regions)
    row.numbers_of("bank", "rune", g.bank, 0, len(RUNES))
    row.numbers_of("monuments", "god", g.monuments, 0, len(content.gods))
    observe_omens(g, row)
    observe_monsters(g, seat, row)
    observe_wheel(g, seat, row)
    row.number("events_left", len(g.event_deck))
    row.count_of("events_discarded", "event", g.event_discard, len(content.events))
    row.count_of("events_revealed", "event", g.revealed, len(content.events))
    row.number("combat_cards_left", len(g.combat_deck))
    row.count_of("combat_discarded", "card", g.combat_discard, len(content.combat))
    row.number("blessings_left", len(g.blessing_deck))
    row.count_of("blessings_discarded", "blessing", g.blessing_discard, len(content.blessings))
    row.count_of("blessings_revealed", "blessing", g.pack, len(content.blessings))
    for step in range(g.seats):
        row.begin("player", step)
        observe_player(g, (seat + step) % g.seats, row)
    row.end()
    observe_battle(g, row)
    observe_hunt(g, row)
    observe_own(g, seat, row)


def step_of_turn(g: LordsOfRagnarok) -> i64:
    for frame in g.stack:
        if isinstance(frame, Turn):
            return frame.step
    return NONE


def temples_left(g: LordsOfRagnarok) -> i64:
    track = g.content.track_for(g.seats, g.options[TEMPLE_TRACK_SIDE])
    return track.spaces - g.temples_taken


def observe_forges(g: LordsOfRagnarok, row: Row) -> None:
    kinds: i64 = len(RUNES)
    start = row.room("forges", ONE_OF, "region and rune", g.board.region_count * kinds)
    for region in range(g.board.region_count):
        rune = g.forges[region]
        if rune != NONE:
            row.put(start + region * kinds + rune, 1)


def observe_omens(g: LordsOfRagnarok, row: Row) -> None:
    """Those of this number of players: face down or not, what is reached, what is needed."""
    omens = g.content.omens_for(g.seats)
    size: i64 = len(omens)
    fulfilled = row.room("omens_fulfilled", EACH, "omen", size)
    reached = row.room("omens_reached", NUMBER, "omen", size)
    needed = row.room("omens_needed", NUMBER, "omen", size)
    for number, omen in enumerate(omens):
        row.put(fulfilled + number, (g.fulfilled >> omen) & 1)
        row.put(reached + number, omen_count(g, omen))
        row.put(needed + number, g.content.omens[omen].count)


def observe_monsters(g: LordsOfRagnarok, seat: Seat, row: Row) -> None:
    """Where they are, which card of a pair lies above, and whose ring they wear."""
    monsters: i64 = len(g.content.monsters)
    regions: i64 = g.board.region_count
    seats = g.seats
    at = row.room("monsters", ONE_OF, "monster and region", monsters * regions)
    upper = row.room("upper", EACH, "monster", monsters)
    rings = row.room("rings", ONE_OF, "monster and seat", monsters * seats)
    for monster in range(monsters):
        region = g.monster_at[monster]
        if region != NOWHERE:
            row.put(at + monster * regions + region, 1)
        if monster in g.upper:
            row.put(upper + monster, 1)
        ring = g.rings[monster]
        if ring != NOBODY:
            row.put(rings + monster * seats + (ring - seat + seats) % seats, 1)
    row.one_of("boss", "region", g.boss_at, regions)
    observe_wounds(g, seat, row)


def observe_wounds(g: LordsOfRagnarok, seat: Seat, row: Row) -> None:
    """Whose marker is on which wound space, monster by monster, Loki last."""
    seats = g.seats
    spaces: i64 = 0
    for markers in g.wounds:
        spaces += len(markers)
    at = row.room("wounds", ONE_OF, "wound space and seat", spaces * seats)
    for markers in g.wounds:
        for marker in markers:
            if marker != NOBODY:
                row.put(at + (marker - seat + seats) % seats, 1)
            at += seats


def observe_wheel(g: LordsOfRagnarok, seat: Seat, row: Row) -> None:
    """By action: who has a marker there, and whose is on top."""
    seats = g.seats
    markers = row.room("wheel", EACH, "action and seat", WHEEL_SPACES * seats)
    top = row.room("wheel_top", ONE_OF, "action and seat", WHEEL_SPACES * seats)
    for action, stack in enumerate(g.wheel):
        for marker in stack:
            row.put(markers + action * seats + (marker - seat + seats) % seats, 1)
        if stack:
            row.put(top + action * seats + (stack[-1] - seat + seats) % seats, 1)


def observe_player(g: LordsOfRagnarok, seat: Seat, row: Row) -> None:
    """What everybody knows of a player."""
    content = g.content
    regions: i64 = g.board.region_count
    row.one_of("hero", "hero", g.heroes[seat], len(content.heroes))
    row.one_of("origin", "origin", g.origins[seat], len(content.origins))
    row.one_of("hero_at", "region", g.hero_at[seat], regions)
    row.one_of("drakkar", "sea", g.drakkar_at[seat], len(content.seas))
    row.numbers_of("levels", "attribute", g.levels, seat * 3, seat * 3 + 3)
    row.each("injured", "attribute", g.injured[seat], len(ATTRIBUTES))
    row.number("limit", g.carry_limit(seat))
    row.each("control", "region", g.held[seat], regions)
    first = seat * ARMIES
    at = row.room("armies", ONE_OF, "army and region", ARMIES * regions)
    for number in range(ARMIES):
        region = g.army_at[first + number]
        if region != NOWHERE:
            row.put(at + number * regions + region, 1)
    row.numbers_of("strengths", "army", g.strengths, first, first + ARMIES)
    row.numbers_of("runes", "rune", g.runes, seat * 3, seat * 3 + 3)
    row.each("allies", "realm", g.alliances[seat], len(content.realms))
    row.number("priesthood", g.priesthood[seat])
    priests = row.room("praying", NUMBER, "god", len(content.gods))
    for god in range(len(content.gods)):
        row.put(priests + god, g.praying[god * MAX_SEATS + seat])
    row.number("hand", len(g.hands[seat]))
    owned = g.owned[seat]
    artifacts = numbered(owned, ARTIFACT)
    row.each("blessings", "blessing", numbered(owned, BLESSING), len(content.blessings))
    row.each("artifacts", "artifact", artifacts, len(content.artifacts))
    row.each("charged_artifacts", "artifact", artifacts & g.charged, len(content.artifacts))
    slain = row.room("slain", EACH, "monster", len(content.monsters))
    for monster, slayer in enumerate(g.slain_by):
        if slayer == seat:
            row.put(slain + monster, 1)
    row.number("slayer_tokens", g.slayer_tokens[seat])
    row.number("lands", g.complete_lands(seat))
    row.number("temple_regions", g.temple_regions(seat))
    row.number("around_yggdrasil", regions_around_yggdrasil(g, seat))


def observe_battle(g: LordsOfRagnarok, row: Row) -> None:
    b = g.battle
    is_on = b.is_on
    row.one_of("battle_region", "region", b.region, g.board.region_count)
    row.seat_of("battle_winner", b.winner if is_on else NOBODY)
    ignored: i64 = 0
    for side in range(len(SIDES)):
        if is_on and b.next_ignored[side]:
            ignored |= bit(side)
    row.each("next_effect_ignored", "side", ignored, len(SIDES))
    for side in range(len(SIDES)):
        row.begin("side", side)
        row.seat_of("seat", b.sides[side] if is_on else NOBODY)
        row.count_of("cards", "card", b.cards[side] if is_on else [], len(g.content.combat))
        strength: i64 = 0
        if is_on:
            strength = b.totals[side] if b.winner != NOBODY else battle_strength(g, side)
        row.number("strength", strength)
        row.number("losses", b.losses[side] if is_on else 0)
        row.number("next_lowered", b.next_lowered[side] if is_on else 0)
        row.flag("unhurt", is_on and b.unhurt[side])
        row.flag("passed", is_on and b.passed[side])
    row.end()


def observe_hunt(g: LordsOfRagnarok, row: Row) -> None:
    h = g.hunt
    content = g.content
    is_on = h.is_on
    attacked = is_on and h.attack != NONE
    row.seat_of("hunter", h.hunter if is_on else NOBODY)
    row.seat_of("monster_player", h.monster_player if is_on else NOBODY)
    row.one_of("hunted", "beast", h.monster if is_on else NONE, len(content.monsters) + 1)
    row.number("hunt_hand", len(h.hand) if is_on else 0)
    row.number("hunt_deck", len(h.deck) if is_on else 0)
    row.count_of("hunt_discarded", "attack", h.discard if is_on else [], len(content.attacks))
    row.one_of("hunt_attack", "attack", h.attack if is_on else NONE, len(content.attacks))
    row.number("hunt_rage_cut", h.rage_cut if is_on else 0)
    row.number("hunt_defence", defence_value(g) if is_on else 0)
    row.number("hunt_needed", defence_needed(g) if attacked else 0)
    row.number("hunt_weak_from", weak_from(g) if attacked else 0)
    row.count_of("hunt_defended_with", "card", h.defence if is_on else [], len(content.combat))
    row.count_of("hunt_struck_with", "card", h.spent if is_on else [], len(content.combat))
    row.number("hunt_dealt", h.dealt if is_on else 0)
    row.number("hunt_most_wounds", h.most_wounds if is_on else 0)


def observe_own(g: LordsOfRagnarok, seat: Seat, row: Row) -> None:
    """What only the seat itself knows."""
    row.count_of("own_hand", "card", g.hands[seat], len(g.content.combat))
    seen = g.hunt.hand if g.hunt.shows_hand_to(seat) else []
    row.count_of("own_attacks", "attack", seen, len(g.content.attacks))
