"""The state of the game, and its rules as three frames."""

from __future__ import annotations

from typing import Final

from nine_stones.kinds import STONE
from sagaboard.kernel.chance import Chance
from sagaboard.kernel.field import NO_ONE, OWNER, Field, Pile, copied, started
from sagaboard.kernel.game import Frame, Game
from sagaboard.kernel.kind import NUMBER, SEAT
from sagaboard.kernel.move import NOBODY

COPIES: Final = 4
NO_STONE: Final = -1

LAY: Final = 0 * 128  # a stone
BURY: Final = 1 * 128  # a stone
DONE: Final = 2 * 128


class NineStones(Game):
    """What lies on the table. A stone is the number of its kind, 0 to 8."""

    row: list[int]  # face down, the next one last
    prize: int  # the one turned up, 0 before the first
    bag: list[int]  # not dealt
    hands: list[list[int]]  # ascending
    laid: list[int]  # by seat: the stone face down, which stays in the hand until the reveal
    spent: list[int]  # revealed and out of the game
    buried: list[list[int]]  # by seat
    scores: list[int]

    def copy(self) -> NineStones:
        return copied(self, FIELDS)


FIELDS = (
    Field("row", Pile(NUMBER), seen_by=NO_ONE),
    Field("prize"),
    Field("bag", Pile(STONE), seen_by=NO_ONE),
    Field("hands", Pile(STONE), by=SEAT, seen_by=OWNER),
    Field("laid", STONE, by=SEAT, seen_by=OWNER),
    Field("spent", Pile(STONE)),
    Field("buried", Pile(STONE), by=SEAT, seen_by=OWNER),
    Field("scores", by=SEAT),
)


def set_up(seats: int, chance: Chance) -> NineStones:
    """NS-SETUP-01, 02."""
    g = started(NineStones(seats, chance, [Rounds()]), FIELDS, seats)
    g.bag = sorted([*STONE.values()] * COPIES)
    chance.shuffle(g.bag)
    g.hands = [sorted(g.bag.pop() for _ in range(9)) for _ in range(seats)]
    g.row = list(range(1, 10))
    chance.shuffle(g.row)
    return g


class Rounds(Frame[NineStones]):
    """NS-ROUND-01, NS-END-01: round after round until there is nothing to win or to lay."""

    def copy(self) -> Rounds:
        return Rounds()

    def resume(self, g: NineStones) -> None:
        if not g.row or not any(g.hands):
            g.done()
            return
        g.prize = g.row.pop()
        g.tell("turned", g.prize)
        g.push(Lay())


class Lay(Frame[NineStones]):
    """NS-ROUND-02 to 05: everybody lays at once; a stone may be exchanged until the last."""

    def copy(self) -> Lay:
        return Lay()

    def resume(self, g: NineStones) -> None:
        laying = [seat for seat in range(g.seats) if g.hands[seat]]
        if any(g.laid[seat] == NO_STONE for seat in laying):
            for seat in laying:
                moves = [LAY + stone for stone in sorted(set(g.hands[seat]))]
                g.ask(seat, "lay", moves, may_change=g.laid[seat] != NO_STONE)
            return
        g.done()
        winner = reveal(g, laying)
        if winner == NOBODY:
            g.tell("tied")
            return
        g.scores[winner] += g.prize
        g.tell("won", winner, g.prize)
        if g.hands[winner]:
            g.push(Bury(winner))

    def take(self, g: NineStones, seat: int, move: int) -> None:
        if g.laid[seat] == NO_STONE:
            g.tell("laid", seat)
        g.laid[seat] = move - LAY
        g.whisper(seat, "own_laid", seat, move - LAY)


def reveal(g: NineStones, laying: list[int]) -> int:
    """NS-ROUND-04, 05: who laid the strongest stone, or NOBODY after a tie."""
    strongest = max(g.laid)
    winners = [seat for seat in laying if g.laid[seat] == strongest]
    for seat in laying:
        stone = g.laid[seat]
        g.tell("revealed", seat, stone)
        g.hands[seat].remove(stone)
        g.spent.append(stone)
        g.laid[seat] = NO_STONE
    return winners[0] if len(winners) == 1 else NOBODY


class Bury(Frame[NineStones]):
    """NS-ROUND-06: the winner of the round may give up a stone to score the prize again."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> Bury:
        return Bury(self.seat)

    def resume(self, g: NineStones) -> None:
        moves = [BURY + stone for stone in sorted(set(g.hands[self.seat]))]
        g.ask(self.seat, "bury", [*moves, DONE])

    def take(self, g: NineStones, seat: int, move: int) -> None:
        g.done()
        if move == DONE:
            return
        g.hands[seat].remove(move - BURY)
        g.buried[seat].append(move - BURY)
        g.scores[seat] += g.prize
        g.tell("buried", seat, g.prize)
        g.whisper(seat, "own_buried", seat, move - BURY)
