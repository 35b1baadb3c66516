"""Writes a balance report into a Markdown page and keeps the text around it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sagaboard.arena.balance import Balance
from sagaboard.arena.balance_page import title_of
from sagaboard.arena.intervals import Share
from sagaboard.kernel.errors import BadOption


def inserted(page: str, balance: Balance) -> str:
    """The page with the tables for this number of players between two marks: in place of older
    tables, or at the end."""
    begin = f"<!-- balance: {balance.players} players -->"
    end = f"<!-- end of {balance.players} players -->"
    part = f"{begin}\n{balance_markdown(balance)}\n{end}\n"
    if begin not in page:
        return f"{page.rstrip()}\n\n{part}" if page.strip() else part
    before, _, rest = page.partition(begin)
    _, found, after = rest.partition(f"{end}\n")
    if not found:
        raise BadOption(f"the page has no line {end!r} after {begin!r}")
    return before + part + after


def balance_markdown(balance: Balance) -> str:
    bots = ", ".join(dict.fromkeys(balance.bots))
    parts = [
        f"## {balance.players} players",
        f"{balance.finished} of {balance.games} games finished ({bots}, seed {balance.seed}, "
        f"content `{balance.content}`"
        + (f", pack `{balance.pack}`" if balance.pack else "")
        + f"). Equal seats would each win {balance.chance:.1%}.",
    ]
    if balance.endings:
        rows = [[ending.name, *figures(ending.games)] for ending in balance.endings]
        parts.append(table(["Ways of winning", "games", "share", "95 %"], rows))
    for section in balance.sections:
        rows = [
            [f"{line.name} *" if line.stands_out else line.name, *figures(line.wins)]
            for line in section.lines
        ]
        parts.append(table([title_of(section.name), "seats", "won", "95 %"], rows))
    return "\n\n".join(parts)


def figures(share: Share) -> list[str]:
    return [str(share.games), f"{share.share:.1%}", f"{share.low:.1%} to {share.high:.1%}"]


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join("| " + " | ".join(cells).replace("\n", " ") + " |" for cells in lines)
