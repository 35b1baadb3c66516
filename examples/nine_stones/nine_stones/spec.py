"""Nine Stones as Sagaboard's registry finds it: what bots, clients and commands may ask."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec

from nine_stones.kinds import EVENTS, STONE, VERBS
from nine_stones.rules import COPIES, FIELDS, LAY, NO_STONE, Bury, Lay, NineStones, Rounds, set_up
from sagaboard.kernel.chance import Chance
from sagaboard.kernel.game import advance
from sagaboard.kernel.invariants import held
from sagaboard.kernel.move import verb_of
from sagaboard.kernel.options import Options
from sagaboard.kernel.reason import Reason
from sagaboard.kernel.spec import GameBots, GameSpec, Standing, View

FOLDER = Path(__file__).parent


class Player(msgspec.Struct):
    """What everybody knows of a player."""

    score: int
    stones: int
    has_laid: bool
    buried: int


class NineStonesView(View):
    seat: int
    over: bool
    waiting_for: list[int]
    prize: int
    prizes_left: list[int]
    spent: list[str]
    players: list[Player]
    # What only the seat itself knows; empty for a spectator.
    hand: list[str]
    laid: list[str]
    buried: list[str]


class NineStonesBots(GameBots[NineStones]):
    def redeal(self, g: NineStones, seat: int, chance: Chance) -> NineStones:
        """Stones that the seat has not seen change places; so do the prizes face down."""
        new = g.copy()
        new.chance = chance.split()
        chance.shuffle(new.row)
        others = [other for other in range(g.seats) if other != seat]
        hidden = new.bag[:]
        for other in others:
            hidden += new.hands[other] + new.buried[other]
        chance.shuffle(hidden)
        new.bag = [hidden.pop() for _ in new.bag]
        for other in others:
            new.hands[other] = sorted(hidden.pop() for _ in new.hands[other])
            new.buried[other] = [hidden.pop() for _ in new.buried[other]]
            if new.laid[other] != NO_STONE:
                new.laid[other] = new.hands[other][chance.below(len(new.hands[other]))]
        advance(new)
        return new

    def evaluate(self, g: NineStones, seat: int) -> float:
        """The lead, and a guess at what the stones left in hand will bring."""
        rival = max(g.scores[other] for other in range(g.seats) if other != seat)
        hope = 0.0 if g.is_over else 0.5 * sum(g.hands[seat])
        return g.scores[seat] - rival + hope


class NineStonesSpec(GameSpec[NineStones]):
    name = "nine-stones"
    title = "Nine Stones"
    rules_version = 1
    players = (2, 3, 4)
    options = ()
    languages = ("en",)
    verbs = VERBS
    prompts = ("lay", "bury")
    events = EVENTS
    frames = (Rounds, Lay, Bury)
    tables = ((NineStones, FIELDS),)
    reveals = frozenset({"turned", "revealed"})
    rules_text = FOLDER / "rules.md"
    bots = NineStonesBots()

    def new(
        self, players: int, options: Options, seed: str, *, pack: Path | None = None
    ) -> NineStones:
        g = set_up(players, Chance(seed))
        g.events = []
        for seat, hand in enumerate(g.hands):
            g.whisper_all(seat, "dealt", [seat, *hand])
        advance(g)
        return g

    def view(self, g: NineStones, seat: int) -> NineStonesView:
        is_player = seat >= 0
        return NineStonesView(
            seat=seat,
            over=g.is_over,
            waiting_for=g.waiting_for(),
            prize=g.prize,
            prizes_left=sorted(g.row),
            spent=STONE.names(sorted(g.spent)),
            players=[
                Player(g.scores[s], len(g.hands[s]), g.laid[s] != NO_STONE, len(g.buried[s]))
                for s in range(g.seats)
            ],
            hand=STONE.names(g.hands[seat]) if is_player else [],
            laid=STONE.names([g.laid[seat]]) if is_player and g.laid[seat] != NO_STONE else [],
            buried=STONE.names(g.buried[seat]) if is_player else [],
        )

    def why_not(self, g: NineStones, seat: int, move: int) -> Reason | None:
        if g.is_over:
            return Reason("NS-END-01")
        if verb_of(move) != LAY:
            return Reason("NS-ROUND-06")
        return Reason("NS-ROUND-02" if isinstance(g.stack[-1], Lay) else "NS-ROUND-01")

    def standing(self, g: NineStones) -> Standing:
        best = max(g.scores)
        return Standing(g.scores[:], [s for s in range(g.seats) if g.scores[s] == best])

    def is_between_actions(self, g: NineStones) -> bool:
        """Between two rounds: nothing is laid, nobody is about to bury."""
        return g.is_over or (isinstance(g.stack[-1], Lay) and max(g.laid) == NO_STONE)

    def violations(self, g: NineStones) -> list[str]:
        return [*super().violations(g), *violations(g)]


def violations(g: NineStones) -> Iterator[str]:
    stones = held(g, FIELDS, STONE)
    if stones != Counter([*STONE.values()] * COPIES):
        yield f"stones are lost or doubled: {stones}"
    for seat in range(g.seats):
        if g.laid[seat] != NO_STONE and g.laid[seat] not in g.hands[seat]:
            yield f"seat {seat} laid a stone that it does not have"


SPEC = NineStonesSpec()
