"""The scores of a match as a table."""

from __future__ import annotations

from rich import box
from rich.table import Table

from sagaboard.kernel.match import Match
from sagaboard.kernel.speech import Speech


def score_table(match: Match, speech: Speech) -> Table:
    """Highest score first. Winners are marked when the game is over."""
    standing = match.spec.standing(match.game)
    title = "cli-final-standing" if match.game.is_over else "cli-standing"
    table = Table(title=speech.say(title), title_justify="left", title_style="bold", box=box.SIMPLE)
    table.add_column(speech.say("cli-seat"))
    table.add_column("")
    table.add_column(speech.say("cli-score"), justify="right")
    table.add_column("")
    is_over = match.game.is_over
    shared = "cli-shares-victory" if len(standing.winners) > 1 else "cli-wins"
    for seat in sorted(range(match.game.seats), key=lambda seat: -standing.scores[seat]):
        wins = is_over and seat in standing.winners
        table.add_row(
            match.record.seats[seat],
            match.spec.words(match.game, speech, "seat", seat)[""],
            str(standing.scores[seat]),
            speech.say(shared) if wins else "",
            style="bold" if wins else "",
        )
    return table
