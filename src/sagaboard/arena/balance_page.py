"""A balance report as an HTML page."""

from __future__ import annotations

from sagaboard.arena.balance import FACTION, SEAT, Balance
from sagaboard.arena.page import heading, note, of_share, page, plot, table

TITLES = {SEAT: "Seat", FACTION: "Faction"}


def title_of(section: str) -> str:
    return TITLES.get(section, section.replace("_", " ").capitalize())


def balance_page(balance: Balance) -> str:
    bots = ", ".join(dict.fromkeys(balance.bots))
    parts = [
        note(
            f"{balance.finished} of {balance.games} games finished, {balance.players} players "
            f"({bots}), seed {balance.seed}, content {balance.content}"
            + (f", pack {balance.pack}" if balance.pack else "")
            + ". Each line shows how many of these seats won. The dashed line is the share of "
            "equal seats. Intervals are 95 %, so one of 20 fair lines is marked (*) by chance. "
            "Whoever is ahead takes more of everything, so these shares do not show causes."
        )
    ]
    for section in balance.sections:
        rows = [
            of_share(f"{line.name} *" if line.stands_out else line.name, line.wins)
            for line in section.lines
        ]
        parts += [
            heading(title_of(section.name)),
            plot(rows, low=0, high=1, fair=balance.chance, percent=True),
            table(
                ["", "seats", "won", "from", "to"],
                [
                    [
                        line.name,
                        str(line.wins.games),
                        f"{line.wins.share:.1%}",
                        f"{line.wins.low:.1%}",
                        f"{line.wins.high:.1%}",
                    ]
                    for line in section.lines
                ],
            ),
        ]
    if balance.endings:
        rows = [of_share(ending.name, ending.games) for ending in balance.endings]
        parts += [heading("Ways of winning"), plot(rows, low=0, high=1, percent=True)]
    return page(f"{balance.game}: balance", parts)
