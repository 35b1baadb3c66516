"""Chapter 29: a battle, in six steps."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.lords.battle import ATTACKER, DEFENDER
from sagaboard.games.lords.components import ONCE_PER_BATTLE, STRIDE, Card, Moment, Region
from sagaboard.games.lords.trigger import carry_out, refresh, trigger
from sagaboard.games.lords_of_ragnarok.battle import NO_BATTLE, new_battle
from sagaboard.games.lords_of_ragnarok.components import BATTLE_EFFECT
from sagaboard.games.lords_of_ragnarok.moments import (
    BATTLE_LOST,
    BATTLE_STRENGTH,
    BATTLE_WON,
    BEFORE_BATTLE,
    BOTH_PASSED,
    WINNER_LOSSES,
)
from sagaboard.games.lords_of_ragnarok.moves import PASS, PLAY
from sagaboard.games.lords_of_ragnarok.rules.control import gain_control
from sagaboard.games.lords_of_ragnarok.rules.losses import assign_losses, weaken
from sagaboard.games.lords_of_ragnarok.rules.retreat import retreat
from sagaboard.games.lords_of_ragnarok.rules.trigger import permit
from sagaboard.games.lords_of_ragnarok.state import LordsOfRagnarok
from sagaboard.kernel.cards import distinct
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import NOBODY, Move, Seat
from sagaboard.kernel.steps import StepList, Steps


def begin_battle(g: LordsOfRagnarok, region: Region, attacker: Seat, defender: Seat) -> None:
    g.battle = new_battle(region, attacker, defender)
    g.tell("battle_began", region, attacker, defender)
    g.push(Fight(0))


class Fight(Steps[LordsOfRagnarok]):
    """The steps of the battle on the table, in the order of LOR-BTL-05."""

    def copy(self) -> Fight:
        return Fight(self.step)

    def steps(self) -> StepList[LordsOfRagnarok]:
        return FIGHT

    def before_battle(self, g: LordsOfRagnarok) -> None:
        for seat in g.battle.sides:
            refresh(g, seat, ONCE_PER_BATTLE)
        permit_both(g, BEFORE_BATTLE)

    def play_cards(self, g: LordsOfRagnarok) -> None:
        g.push(PlayCards(DEFENDER))

    def use_artifacts(self, g: LordsOfRagnarok) -> None:
        permit_both(g, BOTH_PASSED)

    def compare_strength(self, g: LordsOfRagnarok) -> None:
        compare(g)

    def loser_is_weakened(self, g: LordsOfRagnarok) -> None:
        """LOR-BTL-15, 18."""
        b = g.battle
        loser = b.opponent(b.winner)
        if not b.unhurt[b.side_of(loser)]:
            for army in g.armies_at(loser, b.region):
                weaken(g, army, 1)

    def loser_assigns_losses(self, g: LordsOfRagnarok) -> None:
        b = g.battle
        side = b.side_of(b.winner)
        assign_losses(g, b.opponent(b.winner), b.region, b.losses[1 - side] + b.extra_loss[side])

    def loser_retreats(self, g: LordsOfRagnarok) -> None:
        b = g.battle
        retreat(g, b.opponent(b.winner), b.region)

    def after_retreat(self, g: LordsOfRagnarok) -> None:
        b = g.battle
        if b.retreated != 0:
            trigger(g, b.opponent(b.winner), BATTLE_LOST, b.region)

    def winner_assigns_losses(self, g: LordsOfRagnarok) -> None:
        b = g.battle
        losses = g.modified(b.winner, WINNER_LOSSES, b.losses[b.side_of(b.winner)])
        assign_losses(g, b.winner, b.region, losses)

    def winner_takes_control(self, g: LordsOfRagnarok) -> None:
        """LOR-BTL-26 to 28, LOR-OQ-59."""
        b = g.battle
        is_held = g.control[b.region] != NOBODY
        if is_held or g.total_strength(b.winner, b.region) >= g.population(b.region):
            gain_control(g, b.winner, b.region)

    def after_victory(self, g: LordsOfRagnarok) -> None:
        trigger(g, g.battle.winner, BATTLE_WON, g.battle.region)

    def clear_table(self, g: LordsOfRagnarok) -> None:
        """LOR-BTL-29, LOR-OQ-99; who has won here fights on as the first one (LOR-OQ-29)."""
        g.done()
        b = g.battle
        for cards in b.cards:
            for card in cards:
                g.combat_discard.append(card)
        arrival = b.winner * STRIDE + b.region
        if arrival in g.arrivals:
            g.arrivals.remove(arrival)
        g.battle = NO_BATTLE


FIGHT: Final[StepList[LordsOfRagnarok]] = (
    Fight.before_battle,
    Fight.play_cards,
    Fight.use_artifacts,
    Fight.compare_strength,
    Fight.loser_is_weakened,
    Fight.loser_assigns_losses,
    Fight.loser_retreats,
    Fight.after_retreat,
    Fight.winner_assigns_losses,
    Fight.winner_takes_control,
    Fight.after_victory,
    Fight.clear_table,
)


def permit_both(g: LordsOfRagnarok, moment: Moment) -> None:
    """LOR-OQ-81: the active player decides before the others, each once."""
    for seat in reversed(g.from_active()):
        if g.battle.side_of(seat) != NOBODY:
            permit(g, seat, moment, g.battle.region)


def may_play(g: LordsOfRagnarok, side: i64, card: Card) -> bool:
    """LOR-BTL-08, LOR-OQ-61: not more loss symbols than strength in the region now."""
    b = g.battle
    symbols = g.content.combat[card].losses
    return symbols == 0 or b.losses[side] + symbols <= g.total_strength(b.sides[side], b.region)


class PlayCards(Frame[LordsOfRagnarok]):
    """Step 1, LOR-BTL-06 to 11: alternately one card or a pass, until both have passed.

    Whoever has a card in hand is asked: skipping somebody would tell.
    """

    def __init__(self, side: i64) -> None:
        self.side = side

    def copy(self) -> PlayCards:
        return PlayCards(self.side)

    def resume(self, g: LordsOfRagnarok) -> None:
        b = g.battle
        if b.passed[ATTACKER] and b.passed[DEFENDER]:
            g.done()
            return
        seat = b.sides[self.side]
        if b.passed[self.side]:
            self.side = 1 - self.side
        elif not g.hands[seat]:
            self.pass_on(g)  # LOR-BTL-30
        else:
            moves: list[Move] = [
                PLAY + card for card in distinct(g.hands[seat]) if may_play(g, self.side, card)
            ]
            moves.append(PASS)
            g.ask(seat, "play_card", moves)

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        if move == PASS:
            self.pass_on(g)
        else:
            side = self.side
            self.side = 1 - side
            lay(g, side, move - PLAY)

    def pass_on(self, g: LordsOfRagnarok) -> None:
        g.battle.passed[self.side] = True
        g.tell("passed", g.battle.sides[self.side])
        self.side = 1 - self.side


def lay(g: LordsOfRagnarok, side: i64, card: Card) -> None:
    """LOR-BTL-07: its battle effect is resolved at once, unless it is ignored."""
    b = g.battle
    seat = b.sides[side]
    face = g.content.combat[card]
    ignored = b.next_ignored[side]
    g.hands[seat].remove(card)
    b.cards[side].append(card)
    b.values[side].append(face.value)
    b.lowered[side].append(b.next_lowered[side])
    b.losses[side] += face.losses
    b.next_lowered[side] = 0
    b.next_ignored[side] = False
    g.tell("card_played", seat, card)
    if not ignored:
        carry_out(g, seat, BATTLE_EFFECT + card, side)
    elif face.battle:
        g.tell("card_effect_ignored", seat, card)


def battle_strength(g: LordsOfRagnarok, side: i64) -> i64:
    """LOR-BTL-12."""
    b = g.battle
    seat = b.sides[side]
    total = g.total_strength(seat, b.region) + b.value_of_cards(side) + b.bonus[side]
    return g.modified(seat, BATTLE_STRENGTH, total)


def compare(g: LordsOfRagnarok) -> None:
    """LOR-BTL-13, 14: a tie is won by the defender."""
    b = g.battle
    for side in range(2):
        b.totals[side] = battle_strength(g, side)
    side = ATTACKER if b.totals[ATTACKER] > b.totals[DEFENDER] else DEFENDER
    b.winner = b.sides[side]
    g.tell("battle_won", b.winner, b.region, b.totals[side], b.totals[1 - side])
