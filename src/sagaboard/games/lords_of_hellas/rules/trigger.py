"""Chapter 22a: running the texts of cards at their moments, one effect at a time."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords_of_hellas.hunt import GOING_ON
from sagaboard.games.lords_of_hellas.moves import ABILITY, INVOKE, REDEEM, USE
from sagaboard.games.lords_of_hellas.printed import (
    ARTIFACT,
    ATTACK_CARD,
    BLESSING,
    KEPT_QUEST,
    REGION_ATTACK_TEXT,
    TOKEN_ON_CARD,
    UNLIMITED,
    Effect,
    Moment,
    Source,
)
from sagaboard.games.lords_of_hellas.state import HERO_BIT, LordsOfHellas
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat, noun_of, verb_of


def offer(g: LordsOfHellas, seat: Seat, moment: Moment, subject: i64, moves: list[Move]) -> None:
    """LOH-CARD-01: what the owner may use now."""
    if not g.has_in_force(seat, moment):
        return
    for source in g.owned[seat]:
        for effect in g.content.effects(source):
            if effect.moment == moment and is_offered(g, seat, source, effect, subject):
                moves.append(move_for(g, source))


def is_offered(g: LordsOfHellas, seat: Seat, source: Source, effect: Effect, subject: i64) -> bool:
    return (
        effect.can is not None
        and g.is_usable(source, effect)
        and effect.can(g, seat, effect, subject)
    )


def has_pending_must(g: LordsOfHellas, seat: Seat, moment: Moment, subject: i64) -> bool:
    """Whether something automatic is still to be carried out."""
    if g.has_in_force(seat, moment):
        for source in g.owned[seat]:
            for effect in g.content.effects(source):
                if effect.moment == moment and effect.must:
                    if is_offered(g, seat, source, effect, subject):
                        return True
    return False


def move_for(g: LordsOfHellas, source: Source) -> Move:
    if source >= KEPT_QUEST:
        return REDEEM + source - KEPT_QUEST - g.content.first_quest
    if source >= ARTIFACT:
        return USE + source - ARTIFACT
    if source >= BLESSING:
        return INVOKE + source - BLESSING
    return ABILITY


def is_use(move: Move) -> bool:
    verb = verb_of(move)
    return verb in (USE, INVOKE, REDEEM, ABILITY)


def source_of(g: LordsOfHellas, seat: Seat, move: Move) -> Source:
    verb = verb_of(move)
    if verb == USE:
        return ARTIFACT + noun_of(move)
    if verb == INVOKE:
        return BLESSING + noun_of(move)
    if verb == REDEEM:
        return KEPT_QUEST + g.content.first_quest + noun_of(move)
    return g.hero_source(seat)


def effect_for(
    g: LordsOfHellas, seat: Seat, moment: Moment, subject: i64, move: Move
) -> Effect | None:
    """The effect of that moment for which the move was offered."""
    source = source_of(g, seat, move)
    for effect in g.content.effects(source):
        if effect.moment == moment and is_offered(g, seat, source, effect, subject):
            return effect
    return None


def perform(g: LordsOfHellas, seat: Seat, moment: Moment, subject: i64, move: Move) -> None:
    """Use what was offered: it is used up as its text says, then carried out."""
    effect = effect_for(g, seat, moment, subject, move)
    assert effect is not None
    assert effect.react is not None
    source = source_of(g, seat, move)
    use_up(g, seat, source, effect)
    effect.react(g, seat, source, effect, subject)


def performs(g: LordsOfHellas, seat: Seat, moment: Moment, subject: i64, move: Move) -> bool:
    """The same, if the move was offered at that moment at all."""
    if not is_use(move) or effect_for(g, seat, moment, subject, move) is None:
        return False
    perform(g, seat, moment, subject, move)
    return True


def use_up(g: LordsOfHellas, seat: Seat, source: Source, effect: Effect) -> None:
    if source >= KEPT_QUEST:
        g.lose(seat, source)
        g.event_discard.append(source - KEPT_QUEST)
        g.tell("quest_card_redeemed", seat, source - KEPT_QUEST)
    elif source >= ARTIFACT:
        g.charged &= ~(1 << (source - ARTIFACT))
        g.tell("artifact_used", seat, source - ARTIFACT)
    elif source >= BLESSING:
        if effect.limit == TOKEN_ON_CARD:
            g.marked |= 1 << (source - BLESSING)
        elif effect.limit != UNLIMITED:
            g.spent |= 1 << (source - BLESSING)
        g.tell("blessing_used", seat, source - BLESSING)
    else:
        if effect.limit != UNLIMITED:
            g.spent |= 1 << HERO_BIT
        g.tell("ability_used", seat)


def refresh(g: LordsOfHellas, seat: Seat, limit: i64) -> None:
    """What works once per turn, hunt or battle works again."""
    for source in g.owned[seat]:
        if source < ARTIFACT:
            for effect in g.content.effects(source):
                if effect.limit == limit:
                    bit = source - BLESSING if source >= BLESSING else HERO_BIT
                    g.spent &= ~(1 << bit)


def trigger(g: LordsOfHellas, seat: Seat, moment: Moment, subject: i64) -> None:
    """Let what a seat owns react."""
    if g.has_in_force(seat, moment):
        g.push(OnOwned(seat, moment, subject, 0, 0))


class OnOwned(Frame[LordsOfHellas]):
    """What a seat owns reacts in the order of gaining; each may ask before the next one acts."""

    def __init__(self, seat: Seat, moment: Moment, subject: i64, index: i64, line: i64) -> None:
        self.seat = seat
        self.moment = moment
        self.subject = subject
        self.index = index
        self.line = line

    def copy(self) -> OnOwned:
        return OnOwned(self.seat, self.moment, self.subject, self.index, self.line)

    def resume(self, g: LordsOfHellas) -> None:
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


def carry_out(g: LordsOfHellas, seat: Seat, source: Source, subject: i64) -> None:
    """A text that is carried out at once."""
    if g.content.effects(source):
        g.push(Text(seat, source, subject, 0))


class Text(Frame[LordsOfHellas]):
    """The lines of one text in order. A hunt that has ended cuts an attack short (LOH-HUNT-20)."""

    def __init__(self, seat: Seat, source: Source, subject: i64, line: i64) -> None:
        self.seat = seat
        self.source = source
        self.subject = subject
        self.line = line

    def copy(self) -> Text:
        return Text(self.seat, self.source, self.subject, self.line)

    def resume(self, g: LordsOfHellas) -> None:
        effects = g.content.effects(self.source)
        is_attack = ATTACK_CARD <= self.source < REGION_ATTACK_TEXT
        if self.line == len(effects) or (is_attack and g.hunt.outcome != GOING_ON):
            g.done()
            return
        effect = effects[self.line]
        self.line += 1
        if effect.react is not None:
            effect.react(g, self.seat, self.source, effect, self.subject)
