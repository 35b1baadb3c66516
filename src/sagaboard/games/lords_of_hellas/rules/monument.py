"""10.8 Build monument, with the activation card (KOK) and the two-player variant (TWO)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.lords.components import ARTIFACT, MAX_SEATS, NONE
from sagaboard.games.lords.trigger import trigger
from sagaboard.games.lords_of_hellas.components import KEPT_QUEST
from sagaboard.games.lords_of_hellas.moments import MONUMENT_GROWN
from sagaboard.games.lords_of_hellas.moves import END_ROUND, MONUMENT
from sagaboard.games.lords_of_hellas.rules.event_phase import EventPhase
from sagaboard.games.lords_of_hellas.rules.monster_phase import monster_phase
from sagaboard.games.lords_of_hellas.state import EVENT_PHASE, TURN, LordsOfHellas
from sagaboard.kernel.bits import bit, bits
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import NOBODY, Move, Seat
from sagaboard.kernel.reason import Reason
from sagaboard.kernel.steps import StepList, Steps


def offer_monuments(g: LordsOfHellas, seat: Seat, moves: list[Move]) -> None:
    """LOH-MONU-01, 07, 10.

    With two players not without a used-action token (LOH-TWO-03), and the monument is named after
    the repeated action (LOH-TWO-07).
    """
    if g.seats == 2:
        if g.used[seat] != 0:
            moves.append(END_ROUND)
        return
    growing = monuments_to_build(g)
    if growing:
        moves.extend(growing)
    else:
        moves.append(END_ROUND)


def why_not_monument(g: LordsOfHellas, seat: Seat, move: Move) -> Reason:
    """Of Build monument, with or without the name of one."""
    if g.seats == 2 and g.used[seat] == 0:
        return Reason("LOH-TWO-03")
    if g.seats == 2 and move in monuments_to_build(g):
        return Reason("LOH-TWO-07")
    if move == END_ROUND:
        return Reason("LOH-MONU-10")
    return Reason("LOH-MONU-01", god=move - MONUMENT)


def monuments_to_build(g: LordsOfHellas) -> list[Move]:
    highest = g.content.numbers.monument_levels
    return [MONUMENT + god for god in range(len(g.monuments)) if g.monuments[god] < highest]


class ChooseMonument(Frame[LordsOfHellas]):
    """LOH-TWO-07, LOH-MONU-10: Build monument was chosen without naming one."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def copy(self) -> ChooseMonument:
        return ChooseMonument(self.seat)

    def resume(self, g: LordsOfHellas) -> None:
        moves = monuments_to_build(g)
        if len(moves) > 1:
            g.ask(self.seat, "which_monument", moves)
        else:
            self.build(g, moves[0] - MONUMENT if moves else NONE)

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        self.build(g, move - MONUMENT)

    def build(self, g: LordsOfHellas, god: i64) -> None:
        g.done()
        g.push(BuildMonument(self.seat, god, 0))


class BuildMonument(Steps[LordsOfHellas]):
    """LOH-MONU-09, in that order."""

    def __init__(self, seat: Seat, god: i64, step: i64) -> None:
        super().__init__(step)
        self.seat = seat
        self.god = god  # NONE: all monuments are complete

    def copy(self) -> BuildMonument:
        return BuildMonument(self.seat, self.god, self.step)

    def steps(self) -> StepList[LordsOfHellas]:
        return BUILD_MONUMENT

    def build(self, g: LordsOfHellas) -> None:
        if self.god == NONE:
            g.tell("round_ended", self.seat)
            return
        g.monuments[self.god] += 1
        g.tell("monument_built", self.seat, self.god, g.monuments[self.god])
        for seat in reversed(g.from_active()):  # on top of the stack, so before the others
            trigger(g, seat, MONUMENT_GROWN, self.god)

    def clean_up(self, g: LordsOfHellas) -> None:
        send_priests_home(g)
        g.gain_priests(self.seat, bits(g.realm[self.seat] & g.temples))
        clear_tokens(g)

    def begin_monster_phase(self, g: LordsOfHellas) -> None:
        activate(g, self.seat, self.god)
        monster_phase(g, self.seat)

    def begin_event_phase(self, g: LordsOfHellas) -> None:
        g.phase = EVENT_PHASE
        g.push(EventPhase(self.seat))

    def end(self, g: LordsOfHellas) -> None:
        g.done()
        g.phase = TURN


BUILD_MONUMENT: Final[StepList[LordsOfHellas]] = (
    BuildMonument.build,
    BuildMonument.clean_up,
    BuildMonument.begin_monster_phase,
    BuildMonument.begin_event_phase,
    BuildMonument.end,
)


def send_priests_home(g: LordsOfHellas) -> None:
    """LOH-MONU-03: to the supplies, not to the priesthoods."""
    g.praying = [0] * (len(g.monuments) * MAX_SEATS)


def clear_tokens(g: LordsOfHellas) -> None:
    """LOH-MONU-05: everybody's tokens, those on blessings too; everybody's artifacts."""
    for seat in range(g.seats):
        g.used[seat] = 0
        for source in g.owned[seat]:
            if ARTIFACT <= source < KEPT_QUEST:
                g.charged |= bit(source - ARTIFACT)
    g.marked = 0


def activate(g: LordsOfHellas, seat: Seat, god: i64) -> None:
    """LOH-KOK-01, 05, LOH-MONU-08: the first completed monument starts the countdown."""
    numbers = g.content.numbers
    if god == NONE or g.first_monument != NONE or g.monuments[god] < numbers.monument_levels:
        return
    if not numbers.king_of_kings[g.seats]:
        return
    g.first_monument = god
    g.activation_holder = seat
    g.activation_tokens = numbers.countdown
    g.tell("countdown_began", seat, god, g.activation_tokens)


def count_down(g: LordsOfHellas, seat: Seat) -> None:
    """LOH-KOK-02, 08, 10: after each special action of the holder, fully resolved."""
    if g.activation_holder == seat and g.activation_tokens > 0:
        g.activation_tokens -= 1
        g.tell("countdown", seat, g.activation_tokens)


def end_countdown(g: LordsOfHellas, seat: Seat) -> None:
    """LOH-KOK-04, 07, 10: at the end of the turn in which the last token was taken."""
    if g.activation_holder == seat and g.activation_tokens == 0 and not g.countdown_over:
        g.countdown_over = True
        if g.control[g.content.monuments[g.first_monument].region] == NOBODY:
            g.tell("nobody_is_king", g.first_monument)
        g.check_victory()


def tallest(g: LordsOfHellas) -> list[i64]:
    """The monuments of the highest level."""
    highest: i64 = max(g.monuments)
    return [god for god in range(len(g.monuments)) if g.monuments[god] == highest]
