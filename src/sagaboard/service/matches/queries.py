"""What a reader may ask about a table: earlier positions, scores, names, why not."""

from __future__ import annotations

from sagaboard.kernel.kind import NUMBER, kinds_of, values_of
from sagaboard.kernel.reason import Reason, Target
from sagaboard.kernel.record import Played
from sagaboard.service.matches.table import Table
from sagaboard.service.problems import not_found
from sagaboard.service.protocol import (
    History,
    MatchNames,
    Position,
    ReasonInfo,
    ReasonValue,
    VerbInfo,
    WhyNot,
)


async def position(table: Table, seat: int, move: int) -> Position:
    """What a seat could see after the first `move` moves that count."""
    first, last = table.match.first_known, len(table.match.record.moves)
    if not first <= move <= last:
        raise not_found(f"positions {first} to {last} can be looked at, not {move}")
    game = await table.positions.game_at(table.match, move)
    return Position(
        move=move,
        view=table.spec.view(game, seat),
        waiting_for=game.waiting_for(),
        scores=table.spec.standing(game).scores,
    )


async def history(table: Table, seat: int) -> History:
    """The scores after each move, who has moved, and what the seat itself has played."""
    first, moves = table.match.first_known, table.match.record.moves
    made = [Played.of(line) for line in moves[first:]]
    movers = [played.seat for played in made]
    own = [played.text for played in made if played.seat == seat]
    scores = await table.positions.of_each(
        table.match, lambda game: table.spec.standing(game).scores
    )
    return History(first=first, scores=scores, movers=movers, own=own)


def why_not(table: Table, seat: int, target: Target) -> WhyNot:
    """What can be done with a target, or why nothing can."""
    found = table.spec.explain(table.match.game, seat, target)
    text = table.match.vocabulary.text
    reason = None if found.reason is None else reason_info(table, found.reason)
    return WhyNot(moves=[text(move) for move in found.moves], reason=reason)


def why_not_move(table: Table, seat: int, text: str) -> WhyNot:
    """The same for a single move."""
    match = table.match
    move = match.vocabulary.parse(text)
    asked = match.game.question_for(seat)
    if asked is not None and move in asked.moves:
        return WhyNot(moves=[match.vocabulary.text(move)], reason=None)
    reason = table.spec.why_not(match.game, seat, move)
    return WhyNot(moves=[], reason=None if reason is None else reason_info(table, reason))


def reason_info(table: Table, reason: Reason) -> ReasonInfo:
    values = {
        name: ReasonValue(kind=table.spec.kind_of_value(name).name, value=int(value))
        for name, value in reason.values.items()
    }
    return ReasonInfo(clause=reason.clause, form=reason.form, values=values)


def names(table: Table) -> MatchNames:
    """How to put the match's moves and events into words."""
    spec, game = table.spec, table.match.game
    vocabulary = table.match.vocabulary
    return MatchNames(
        languages=list(spec.languages),
        verbs={
            verb.name: VerbInfo(verb.kind.name if verb.kind else "", vocabulary.nouns[number])
            for number, verb in enumerate(spec.verbs)
        },
        events={
            kind: [[item.name, item.kind.name + "*" * item.repeats] for item in values_of(values)]
            for kind, values in spec.events.items()
        },
        messages={
            kind: {str(value): spec.message(game, kind, value) for value in spec.values(game, kind)}
            for kind in sorted(kinds_of(spec.verbs, spec.events).keys() - {NUMBER.name})
        },
    )
