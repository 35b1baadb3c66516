"""Running the texts of cards at their moments, one effect at a time."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords_of_ragnarok.hunt import GOING_ON
from sagaboard.games.lords_of_ragnarok.moves import ABILITY, DONE, INVOKE, USE
from sagaboard.games.lords_of_ragnarok.printed import (
    ARTIFACT,
    ATTACK_CARD,
    BLESSING,
    REGION_ATTACK_TEXT,
    UNLIMITED,
    Effect,
    Moment,
    Source,
)
from sagaboard.games.lords_of_ragnarok.state import HERO_BIT, LordsOfRagnarok
from sagaboard.kernel.bits import bit
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat, noun_of, verb_of


def offer(g: LordsOfRagnarok, seat: Seat, moment: Moment, subject: i64, moves: list[Move]) -> None:
    """What the owner may use now."""
    if not g.has_in_force(seat, moment):
        return
    for source in g.owned[seat]:
        for effect in g.content.effects(source):
            if effect.moment == moment and is_offered(g, seat, source, effect, subject):
                moves.append(move_for(source))


def is_offered(
    g: LordsOfRagnarok, seat: Seat, source: Source, effect: Effect, subject: i64
) -> bool:
    return (
        effect.can is not None
        and g.is_usable(source, effect)
        and effect.can(g, seat, effect, subject)
    )


def move_for(source: Source) -> Move:
    if source >= ARTIFACT:
        return USE + source - ARTIFACT
    if source >= BLESSING:
        return INVOKE + source - BLESSING
    return ABILITY


def is_use(move: Move) -> bool:
    verb = verb_of(move)
    return verb in (USE, INVOKE, ABILITY)


def source_of(g: LordsOfRagnarok, seat: Seat, move: Move) -> Source:
    verb = verb_of(move)
    if verb == USE:
        return ARTIFACT + noun_of(move)
    if verb == INVOKE:
        return BLESSING + noun_of(move)
    return g.hero_source(seat)


def effect_for(
    g: LordsOfRagnarok, seat: Seat, moment: Moment, subject: i64, move: Move
) -> Effect | None:
    """The effect of that moment for which the move was offered."""
    source = source_of(g, seat, move)
    for effect in g.content.effects(source):
        if effect.moment == moment and is_offered(g, seat, source, effect, subject):
            return effect
    return None


def perform(g: LordsOfRagnarok, seat: Seat, moment: Moment, subject: i64, move: Move) -> None:
    """Use what was offered: it is used up as its text says, then carried out."""
    effect = effect_for(g, seat, moment, subject, move)
    assert effect is not None
    source = source_of(g, seat, move)
    use_up(g, seat, source, effect)
    if effect.react is not None:
        effect.react(g, seat, source, effect, subject)


def performs(g: LordsOfRagnarok, seat: Seat, moment: Moment, subject: i64, move: Move) -> bool:
    """The same, if the move was offered at that moment at all."""
    if not is_use(move) or effect_for(g, seat, moment, subject, move) is None:
        return False
    perform(g, seat, moment, subject, move)
    return True


def use_up(g: LordsOfRagnarok, seat: Seat, source: Source, effect: Effect) -> None:
    """LOR-ART-02: an artifact is exhausted."""
    if source >= ARTIFACT:
        g.charged &= ~bit(source - ARTIFACT)
        g.tell("artifact_used", seat, source - ARTIFACT)
    elif source >= BLESSING:
        if effect.limit != UNLIMITED:
            g.spent |= bit(source - BLESSING)
        g.tell("blessing_used", seat, source - BLESSING)
    else:
        if effect.limit != UNLIMITED:
            g.spent |= bit(HERO_BIT)
        g.tell("ability_used", seat)


def refresh(g: LordsOfRagnarok, seat: Seat, limit: i64) -> None:
    """What works once per turn, hunt or battle works again."""
    for source in g.owned[seat]:
        if source < ARTIFACT:
            for effect in g.content.effects(source):
                if effect.limit == limit:
                    number = source - BLESSING if source >= BLESSING else HERO_BIT
                    g.spent &= ~bit(number)


def trigger(g: LordsOfRagnarok, seat: Seat, moment: Moment, subject: i64) -> None:
    """Let what a seat owns react."""
    if g.has_in_force(seat, moment):
        g.push(OnOwned(seat, moment, subject, 0, 0))


class OnOwned(Frame[LordsOfRagnarok]):
    """What a seat owns reacts in the order of gaining; each may ask before the next one acts."""

    def __init__(self, seat: Seat, moment: Moment, subject: i64, index: i64, line: i64) -> None:
        self.seat = seat
        self.moment = moment
        self.subject = subject
        self.index = index
        self.line = line

    def copy(self) -> OnOwned:
        return OnOwned(self.seat, self.moment, self.subject, self.index, self.line)

    def resume(self, g: LordsOfRagnarok) -> None:
        owned = g.owned[self.seat]
        while self.index < len(owned):
            source = owned[self.index]
            effects = g.content.effects(source)
            while self.line < len(effects):
                effect = effects[self.line]
                self.line += 1
                if effect.moment == self.moment and effect.react is not None:
                    effect.react(g, self.seat, source, effect, self.subject)
                    return
            self.index += 1
            self.line = 0
        g.done()


def permit(g: LordsOfRagnarok, seat: Seat, moment: Moment, subject: i64) -> None:
    """Let a seat use what it may use now, one after the other, or nothing."""
    if g.has_in_force(seat, moment):
        g.push(MayUse(seat, moment, subject, []))


class MayUse(Frame[LordsOfRagnarok]):
    """Each thing once."""

    def __init__(self, seat: Seat, moment: Moment, subject: i64, used: list[Move]) -> None:
        self.seat = seat
        self.moment = moment
        self.subject = subject
        self.used = used

    def copy(self) -> MayUse:
        return MayUse(self.seat, self.moment, self.subject, self.used[:])

    def resume(self, g: LordsOfRagnarok) -> None:
        moves: list[Move] = []
        offer(g, self.seat, self.moment, self.subject, moves)
        moves = [move for move in moves if move not in self.used]
        if not moves:
            g.done()
            return
        moves.append(DONE)
        g.ask(self.seat, "may_use", moves)

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        if move == DONE:
            g.done()
        else:
            self.used.append(move)
            perform(g, seat, self.moment, self.subject, move)


def carry_out(g: LordsOfRagnarok, seat: Seat, source: Source, subject: i64) -> None:
    """A text that is carried out at once."""
    if g.content.effects(source):
        g.push(Text(seat, source, subject, 0))


class Text(Frame[LordsOfRagnarok]):
    """The lines of one text in order. A hunt that has ended cuts an attack short (LOR-OQ-46)."""

    def __init__(self, seat: Seat, source: Source, subject: i64, line: i64) -> None:
        self.seat = seat
        self.source = source
        self.subject = subject
        self.line = line

    def copy(self) -> Text:
        return Text(self.seat, self.source, self.subject, self.line)

    def resume(self, g: LordsOfRagnarok) -> None:
        effects = g.content.effects(self.source)
        is_attack = ATTACK_CARD <= self.source < REGION_ATTACK_TEXT
        if self.line == len(effects) or (is_attack and g.hunt.outcome != GOING_ON):
            g.done()
            return
        effect = effects[self.line]
        self.line += 1
        if effect.react is not None:
            effect.react(g, self.seat, self.source, effect, self.subject)
