"""The state of the game, and its rules as three frames."""

from __future__ import annotations

from typing import Any, Final

from nine_stones.kinds import STONE
from sagaboard.kernel.chance import Chance
from sagaboard.kernel.game import Frame, Game
from sagaboard.kernel.move import NOBODY

COPIES: Final = 4
NO_STONE: Final = -1

LAY: Final = 0 * 128  # a stone
BURY: Final = 1 * 128  # a stone
DONE: Final = 2 * 128


class NineStones(Game):
    """What lies on the table. A stone is the number of its kind, 0 to 8."""

    def __init__(
        self,
        seats: int,
        chance: Chance,
        stack: list[Frame[Any]],
        row: list[int],
        prize: int,
        bag: list[int],
        hands: list[list[int]],
        laid: list[int],
        spent: list[int],
        buried: list[list[int]],
        scores: list[int],
    ) -> None:
        super().__init__(seats, chance, stack)
        self.row = row  # face down, the next one last
        self.prize = prize  # the one turned up, 0 before the first
        self.bag = bag  # not dealt
        self.hands = hands  # ascending
        self.laid = laid  # by seat: the stone face down, which stays in the hand until the reveal
        self.spent = spent  # revealed and out of the game
        self.buried = buried  # by seat
        self.scores = scores

    def copy(self) -> NineStones:
        g = NineStones(
            self.seats,
            self.chance.copy(),
            [frame.copy() for frame in self.stack],
            self.row[:],
            self.prize,
            self.bag[:],
            [hand[:] for hand in self.hands],
            self.laid[:],
            self.spent[:],
            [stones[:] for stones in self.buried],
            self.scores[:],
        )
        g.questions = self.questions
        return g


def set_up(seats: int, chance: Chance) -> NineStones:
    """NS-SETUP-01, 02."""
    bag = sorted([*STONE.values()] * COPIES)
    chance.shuffle(bag)
    hands = [sorted(bag.pop() for _ in range(9)) for _ in range(seats)]
    row = list(range(1, 10))
    chance.shuffle(row)
    laid = [NO_STONE] * seats
    buried: list[list[int]] = [[] for _ in range(seats)]
    return NineStones(seats, chance, [Rounds()], row, 0, bag, hands, laid, [], buried, [0] * seats)


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
                g.ask(seat, "lay", moves, settled=g.laid[seat] != NO_STONE)
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
