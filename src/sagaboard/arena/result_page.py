"""The result of a tournament as an HTML page."""

from __future__ import annotations

from sagaboard.arena.page import Interval, heading, note, of_share, page, plot, table
from sagaboard.arena.result import Result, Standing


def result_page(result: Result) -> str:
    held = result.tournament
    edge = 25 + max(max(abs(r.low), abs(r.high)) for r in result.ratings)
    parts = [
        note(
            f"{result.finished} of {result.games} games finished, {held.players} players, "
            f"{held.format}, seed {held.seed}, rules {held.rules}, content {held.content}. "
            "All intervals are 95 %."
        ),
        heading("Ratings"),
        plot(
            [Interval(r.bot, r.low, r.rating, r.high, f"{r.rating:+.0f}") for r in result.ratings],
            low=-edge,
            high=edge,
            fair=0,
        ),
        table(
            ["bot", "rating", "from", "to"],
            [
                [r.bot, f"{r.rating:+.1f}", f"{r.low:+.1f}", f"{r.high:+.1f}"]
                for r in result.ratings
            ],
        ),
        note(
            "Bradley-Terry on winners against losers: of two bots at a table, the one that is 400 "
            "points stronger wins ten times as often as the other. The mean of all bots is 0."
        ),
        heading("Games won"),
        table(["bot", "games", "won", "from", "to", "if all were equal"], _rows(result.standings)),
    ]
    for pairing in result.pairings:
        parts += [
            heading(" - ".join(pairing.bots)),
            plot(
                [of_share(s.bot, s.wins) for s in pairing.standings],
                low=0,
                high=1,
                fair=pairing.standings[0].chance,
                percent=True,
            ),
            table(
                ["bot", "games", "won", "from", "to", "if all were equal"],
                _rows(pairing.standings),
            ),
        ]
    if result.endings:
        parts += [
            heading("Ways of winning"),
            table(["way", "games"], [[way, str(n)] for way, n in result.endings.items()]),
        ]
    return page(f"{held.game}: {held.format} of {len(held.bots)} bots", parts)


def _rows(standings: list[Standing]) -> list[list[str]]:
    return [
        [
            s.bot,
            str(s.wins.games),
            f"{s.wins.share:.1%}",
            f"{s.wins.low:.1%}",
            f"{s.wins.high:.1%}",
            f"{s.chance:.1%}",
        ]
        for s in standings
    ]
