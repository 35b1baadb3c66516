"""What a seat may know (chapter 22) as a row of numbers; nothing that its view does not show."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.battle import SIDES
from sagaboard.games.lords.bots.observation import numbered
from sagaboard.games.lords.components import ARTIFACT, BLESSING, MAX_SEATS, NONE, STRIDE
from sagaboard.games.lords_of_hellas.components import (
    ATTRIBUTES,
    BASIC_ACTIONS,
    KEPT_QUEST,
    REWARDS,
    SPECIAL_ACTIONS,
)
from sagaboard.games.lords_of_hellas.kinds import PHASES
from sagaboard.games.lords_of_hellas.rules.artifacts import ChooseArtifact
from sagaboard.games.lords_of_hellas.rules.battle import army_strength, losses
from sagaboard.games.lords_of_hellas.rules.blessings import Draft
from sagaboard.games.lords_of_hellas.rules.turn import Turn
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.bits import bit
from sagaboard.kernel.move import NOBODY, Seat
from sagaboard.kernel.observation import EACH, NUMBER, ONE_OF, Row


def observe(g: LordsOfHellas, seat: Seat, row: Row) -> None:
    content = g.content
    row.one_of("phase", "phase", g.phase, len(PHASES))
    row.seat_of("active", g.active)
    row.seat_of("starting_player", g.starting_player)
    row.each("basic_actions", "basic action", basics_taken(g), len(BASIC_ACTIONS))
    row.each("temples", "region", g.temples, content.region_count)
    row.one_of("temple_card", "temple", g.temple_card, len(content.temple_cards))
    row.number("temples_taken", g.temples_taken)
    row.seat_of("activation_holder", g.activation_holder)
    row.number("activation_tokens", g.activation_tokens)
    row.one_of("first_monument", "god", g.first_monument, len(content.gods))
    row.flag("countdown_over", g.countdown_over)
    row.number("events_left", len(g.event_deck))
    row.count_of("events_discarded", "event", g.event_discard, len(content.events))
    row.number("combat_cards_left", len(g.combat_deck))
    row.count_of("combat_discarded", "card", g.combat_discard, len(content.combat))
    row.number("artifacts_left", len(g.artifact_deck))
    row.number("blessings_left", len(g.blessing_deck))
    row.count_of("blessings_discarded", "blessing", g.blessing_discard, len(content.blessings))
    row.number("passed_blessings", len(g.pack))
    row.seat_of("looker", g.looker)
    row.number("looked_at", len(g.looked_at))
    observe_monsters(g, row)
    row.numbers_of("monuments", "god", g.monuments, 0, len(content.gods))
    row.count_of("quests", "event", g.quests, len(content.events))
    for step in range(g.seats):
        row.begin("player", step)
        observe_player(g, (seat + step) % g.seats, row)
    row.end()
    observe_battle(g, row)
    observe_hunt(g, row)
    observe_own(g, seat, row)


def basics_taken(g: LordsOfHellas) -> i64:
    for frame in g.stack:
        if isinstance(frame, Turn):
            return frame.basics
    return 0


def observe_monsters(g: LordsOfHellas, row: Row) -> None:
    """How many wound slots are covered, and how many there are."""
    monsters: i64 = len(g.content.monsters)
    regions: i64 = g.content.region_count
    at = row.room("monsters", ONE_OF, "monster and region", monsters * regions)
    covered = row.room("wounds", NUMBER, "monster", monsters)
    slots = row.room("wound_slots", NUMBER, "monster", monsters)
    for monster, region in enumerate(g.monster_at):
        if region >= 0:
            row.put(at + monster * regions + region, 1)
        row.put(covered + monster, g.wounds_on(monster))
        row.put(slots + monster, len(g.wound_slots(monster)))


def observe_player(g: LordsOfHellas, seat: Seat, row: Row) -> None:
    """What everybody knows of a player."""
    content = g.content
    regions: i64 = content.region_count
    row.one_of("hero", "hero", g.heroes[seat], len(content.heroes))
    row.one_of("hero_at", "region", g.hero_at[seat], regions)
    on = g.quest_of[seat]
    row.one_of("quest", "event", g.quests[on] if on != NONE else NONE, len(content.events))
    row.number("quest_step", g.step_of[seat] + 1 if on != NONE else 0)
    row.numbers_of("levels", "attribute", g.levels, seat * 3, seat * 3 + 3)
    row.each("injured", "attribute", g.injured[seat], len(ATTRIBUTES))
    row.each("realm", "region", g.realm[seat], regions)
    row.numbers_of("hoplites", "region", g.hoplites, seat * STRIDE, seat * STRIDE + regions)
    garrison = row.room("garrison", EACH, "region", regions)
    for region, fortified in enumerate(g.garrison):
        if fortified == seat:
            row.put(garrison + region, 1)
    row.number("hoplites_in_supply", g.supply[seat])
    row.number("priesthood", g.priesthood[seat])
    priests = row.room("praying", NUMBER, "god", len(content.gods))
    for god in range(len(content.gods)):
        row.put(priests + god, g.praying[god * MAX_SEATS + seat])
    row.each("used", "action", g.used[seat], len(SPECIAL_ACTIONS))
    row.number("hand", len(g.hands[seat]))
    owned = g.owned[seat]
    blessings = numbered(owned, BLESSING)
    artifacts = numbered(owned, ARTIFACT)
    row.each("blessings", "blessing", blessings, len(content.blessings))
    row.each("marked_blessings", "blessing", blessings & g.marked, len(content.blessings))
    row.each("artifacts", "artifact", artifacts, len(content.artifacts))
    row.each("charged_artifacts", "artifact", artifacts & g.charged, len(content.artifacts))
    row.each("kept_quests", "event", numbered(owned, KEPT_QUEST), len(content.events))
    glory = row.room("glory", EACH, "land", len(content.lands))
    for land, holder in enumerate(g.glory):
        if holder == seat:
            row.put(glory + land, 1)
    slain = row.room("slain", EACH, "monster", len(content.monsters))
    for monster, slayer in enumerate(g.slain_by):
        if slayer == seat:
            row.put(slain + monster, 1)
    row.number("lands", g.complete_lands(seat))
    row.number("temple_regions", g.temple_regions(seat))


def observe_battle(g: LordsOfHellas, row: Row) -> None:
    b = g.battle
    is_on = b.is_on
    row.one_of("battle_region", "region", b.region, g.content.region_count)
    row.seat_of("battle_winner", b.winner if is_on else -1)
    for side in range(len(SIDES)):
        row.begin("side", side)
        row.seat_of("seat", b.sides[side] if is_on else -1)
        row.count_of("cards", "card", b.cards[side] if is_on else [], len(g.content.combat))
        strength: i64 = 0
        lost: i64 = 0
        if is_on:
            strength = b.totals[side] if b.fought else army_strength(g, side)
            lost = losses(g, side)
        row.number("strength", strength)
        row.number("losses", lost)
        row.flag("declined", is_on and b.declined[side])
    row.end()


def observe_hunt(g: LordsOfHellas, row: Row) -> None:
    h = g.hunt
    is_on = h.is_on
    row.seat_of("hunter", h.hunter if is_on else -1)
    row.one_of("hunted", "monster", h.monster if is_on else -1, len(g.content.monsters))
    row.number("hunt_dealt", h.dealt if is_on else 0)
    # Bit 0 of the marks says nothing: it is the mark of slots without one.
    row.each("hunt_rewards", "reward", h.marks & ~bit(0) if is_on else 0, len(REWARDS))
    row.count_of("hunt_attacks", "attack", h.played if is_on else [], len(g.content.attacks))
    row.number("hunt_strength", h.strength if is_on else 0)
    row.number("hunt_defence", h.defence if is_on else 0)
    row.number("hunt_deck", len(h.deck) if is_on else 0)


def observe_own(g: LordsOfHellas, seat: Seat, row: Row) -> None:
    """What only the seat itself knows."""
    content = g.content
    row.count_of("own_hand", "card", g.hands[seat], len(content.combat))
    looks = g.looker == seat
    artifacts = chooses_artifact(g)
    seen = g.looked_at if looks and artifacts else []
    row.count_of("own_artifacts", "artifact", seen, len(content.artifacts))
    seen = g.looked_at if looks and not artifacts else []
    row.count_of("own_cards", "card", seen, len(content.combat))
    seen = g.pack if chooser_of_blessing(g) == seat else []
    row.count_of("own_blessings", "blessing", seen, len(content.blessings))
    chooses = g.hunt.is_on and g.left_of(g.hunt.hunter) == seat
    seen = g.hunt.drawn if chooses else []
    row.count_of("own_attacks", "attack", seen, len(content.attacks))
    seen = g.hunt.unused if chooses else []
    row.count_of("own_unused_attacks", "attack", seen, len(content.attacks))


def chooses_artifact(g: LordsOfHellas) -> bool:
    for frame in g.stack:
        if isinstance(frame, ChooseArtifact):
            return True
    return False


def chooser_of_blessing(g: LordsOfHellas) -> Seat:
    """Who looks at the blessings being passed (LOH-BLESS-06): in the draft begun last."""
    chooser: Seat = NOBODY
    for frame in g.stack:
        if isinstance(frame, Draft):
            chooser = frame.chooser
    return chooser
