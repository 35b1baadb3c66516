"""Texts of monster attack cards and special attacks; "seat" is the hunter (LOR-HUNT-10)."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords import hand
from sagaboard.games.lords.components import SPECIAL_ATTACK, Effect, Source
from sagaboard.games.lords.hunt import FAILURE
from sagaboard.games.lords.trigger import carry_out
from sagaboard.games.lords_of_ragnarok.components import NO_REWARD
from sagaboard.games.lords_of_ragnarok.moves import HIT, UNCOVER
from sagaboard.games.lords_of_ragnarok.rules.attributes import ATTACK_EFFECT, injure
from sagaboard.games.lords_of_ragnarok.rules.losses import weaken
from sagaboard.games.lords_of_ragnarok.rules.runes import lose_runes
from sagaboard.games.lords_of_ragnarok.rules.wounds import first_of_each_kind, reward_of
from sagaboard.games.lords_of_ragnarok.state import Army, LordsOfRagnarok, distinct_armies
from sagaboard.kernel.bits import bit, has
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import NOBODY, Move, Seat


def injury(g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    injure(g, seat, e.n, ATTACK_EFFECT)


def injury_and_one_more_if_injured(
    g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, subject: i64
) -> None:
    more = 1 if g.injured[seat] != 0 else 0
    injure(g, seat, e.n + more, ATTACK_EFFECT)


def discard(g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    hand.discard(g, seat, e.n)


def discard_at_random(
    g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, subject: i64
) -> None:
    hand.discard_at_random(g, seat, e.n)


def lose_rune_or_injury(
    g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, subject: i64
) -> None:
    if g.rune_count(seat) > 0:
        lose_runes(g, seat, 1)
    else:
        injure(g, seat, 1, ATTACK_EFFECT)


def lose_rune_or_discard(
    g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, subject: i64
) -> None:
    if g.rune_count(seat) > 0:
        lose_runes(g, seat, 1)
    else:
        hand.discard(g, seat, 1)


def armies_around(g: LordsOfRagnarok, seat: Seat) -> list[Army]:
    """Of the hunter, in the region of the hunt or adjacent to it by land."""
    regions = g.board.adjacent[g.hunt.region] | bit(g.hunt.region)
    return [army for army in g.armies_of(seat) if has(regions, g.army_at[army])]


def weaken_hunters_army_or_injury(
    g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, subject: i64
) -> None:
    if armies_around(g, seat):
        g.push(WeakenHuntersArmy(seat, e.n))
    else:
        injure(g, seat, 1, ATTACK_EFFECT)


class WeakenHuntersArmy(Frame[LordsOfRagnarok]):
    """The monster player chooses it."""

    def __init__(self, hunter: Seat, amount: i64) -> None:
        self.hunter = hunter
        self.amount = amount

    def copy(self) -> WeakenHuntersArmy:
        return WeakenHuntersArmy(self.hunter, self.amount)

    def resume(self, g: LordsOfRagnarok) -> None:
        armies = distinct_armies(g, armies_around(g, self.hunter))
        if len(armies) == 1:
            self.take(g, g.hunt.monster_player, HIT + armies[0])
        else:
            moves: list[Move] = [HIT + army for army in armies]
            g.ask(g.hunt.monster_player, "hit_army", moves)

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        g.done()
        weaken(g, move - HIT, self.amount)


def hunters_wounds(g: LordsOfRagnarok, plain: bool) -> list[i64]:
    """Spaces with a marker of the hunter, of each kind one; `plain`: only without a reward."""
    h = g.hunt
    spaces: list[i64] = []
    for space, marker in enumerate(g.wounds[h.monster]):
        if marker == h.hunter:
            if not plain or reward_of(g, h.monster, space) == NO_REWARD:
                spaces.append(space)
    return first_of_each_kind(g, h.monster, spaces)


def remove_wound_without_reward(
    g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, subject: i64
) -> None:
    if hunters_wounds(g, True):
        g.push(RemoveWound(True))


def remove_wound_or_injury(
    g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, subject: i64
) -> None:
    if hunters_wounds(g, False):
        g.push(RemoveWound(False))
    else:
        injure(g, seat, 1, ATTACK_EFFECT)


class RemoveWound(Frame[LordsOfRagnarok]):
    """The monster player takes a marker of the hunter off; rewards are kept."""

    def __init__(self, plain: bool) -> None:
        self.plain = plain

    def copy(self) -> RemoveWound:
        return RemoveWound(self.plain)

    def resume(self, g: LordsOfRagnarok) -> None:
        spaces = hunters_wounds(g, self.plain)
        if len(spaces) == 1:
            self.take(g, g.hunt.monster_player, UNCOVER + spaces[0])
        else:
            moves: list[Move] = [UNCOVER + space for space in spaces]
            g.ask(g.hunt.monster_player, "remove_wound", moves)

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        g.done()
        g.wounds[g.hunt.monster][move - UNCOVER] = NOBODY
        g.tell("wound_removed", g.hunt.monster, move - UNCOVER)


def limit_wounds(g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    """In the next hero round, by whatever means."""
    g.hunt.most_wounds = e.n


def skip_draw(g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    """Of step 5."""
    g.hunt.skips_draw = True


def skip_draws(g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    """Of steps 5 and 6."""
    g.hunt.skips_draw = True
    g.hunt.skips_weakness = True


def end_hunt(g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    """LOR-HEND-04."""
    g.hunt.outcome = FAILURE


def special_attack(g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    """LOR-CARD-05."""
    g.tell("special_attack", g.hunt.monster)
    carry_out(g, seat, SPECIAL_ATTACK + g.hunt.monster, subject)
