"""Running the texts of cards at their moments, one effect at a time."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.components import (
    ARTIFACT,
    ATTACK_CARD,
    BLESSING,
    REGION_ATTACK_TEXT,
    Effect,
    Moment,
    Source,
)
from sagaboard.games.lords.state import HERO_BIT, LordsGame
from sagaboard.kernel.bits import bit, has
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat


def offer_uses(g: LordsGame, seat: Seat, moment: Moment, subject: i64, moves: list[Move]) -> None:
    """LOH-CARD-01: what the owner may use now."""
    if not has(g.in_force[seat], moment):
        return
    for source in g.owned[seat]:
        for effect in g.common_content.effects(source):
            if effect.moment == moment and is_offered(g, seat, source, effect, subject):
                moves.append(g.move_for(source))


def is_offered(g: LordsGame, seat: Seat, source: Source, effect: Effect, subject: i64) -> bool:
    return (
        effect.can is not None
        and g.is_usable(source, effect)
        and effect.can(g, seat, effect, subject)
    )


def effect_for(g: LordsGame, seat: Seat, moment: Moment, subject: i64, move: Move) -> Effect | None:
    """The effect of that moment for which the move was offered."""
    source = g.source_of(seat, move)
    for effect in g.common_content.effects(source):
        if effect.moment == moment and is_offered(g, seat, source, effect, subject):
            return effect
    return None


def perform(g: LordsGame, seat: Seat, moment: Moment, subject: i64, move: Move) -> None:
    """Use what was offered: it is used up as its text says, then carried out."""
    effect = effect_for(g, seat, moment, subject, move)
    assert effect is not None
    source = g.source_of(seat, move)
    g.use_up(seat, source, effect)
    if effect.react is not None:
        effect.react(g, seat, source, effect, subject)


def performs(g: LordsGame, seat: Seat, moment: Moment, subject: i64, move: Move) -> bool:
    """The same, if the move was offered at that moment at all."""
    if not g.is_use(move) or effect_for(g, seat, moment, subject, move) is None:
        return False
    perform(g, seat, moment, subject, move)
    return True


def refresh(g: LordsGame, seat: Seat, limit: i64) -> None:
    """What works once per turn, hunt or battle works again."""
    for source in g.owned[seat]:
        if source < ARTIFACT:
            for effect in g.common_content.effects(source):
                if effect.limit == limit:
                    number = source - BLESSING if source >= BLESSING else HERO_BIT
                    g.spent &= ~bit(number)


def trigger(g: LordsGame, seat: Seat, moment: Moment, subject: i64) -> None:
    """Let what a seat owns react."""
    if g.has_in_force(seat, moment):
        g.push(ReactWithOwned(seat, moment, subject, 0, 0))


class ReactWithOwned(Frame[LordsGame]):
    """What a seat owns reacts in the order of gaining; each may ask before the next one acts."""

    def __init__(self, seat: Seat, moment: Moment, subject: i64, index: i64, line: i64) -> None:
        self.seat = seat
        self.moment = moment
        self.subject = subject
        self.index = index
        self.line = line

    def copy(self) -> ReactWithOwned:
        return ReactWithOwned(self.seat, self.moment, self.subject, self.index, self.line)

    def resume(self, g: LordsGame) -> None:
        owned = g.owned[self.seat]
        while self.index < len(owned):
            source = owned[self.index]
            effects = g.common_content.effects(source)
            while self.line < len(effects):
                effect = effects[self.line]
                self.line += 1
                if effect.moment == self.moment and effect.react is not None:
                    effect.react(g, self.seat, source, effect, self.subject)
                    return
            self.index += 1
            self.line = 0
        g.done()


def carry_out(g: LordsGame, seat: Seat, source: Source, subject: i64) -> None:
    """A text that is carried out at once."""
    if g.common_content.effects(source):
        g.push(RunText(seat, source, subject, 0))


class RunText(Frame[LordsGame]):
    """The lines of one text in order.

    A hunt that has ended cuts an attack short (LOH-HUNT-20, LOR-OQ-46).
    """

    def __init__(self, seat: Seat, source: Source, subject: i64, line: i64) -> None:
        self.seat = seat
        self.source = source
        self.subject = subject
        self.line = line

    def copy(self) -> RunText:
        return RunText(self.seat, self.source, self.subject, self.line)

    def resume(self, g: LordsGame) -> None:
        effects = g.common_content.effects(self.source)
        is_attack = ATTACK_CARD <= self.source < REGION_ATTACK_TEXT
        if self.line == len(effects) or (is_attack and g.cuts_attack_short()):
            g.done()
            return
        effect = effects[self.line]
        self.line += 1
        if effect.react is not None:
            effect.react(g, self.seat, self.source, effect, self.subject)
