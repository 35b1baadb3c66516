"""Reports as self-contained HTML pages without scripts or further files."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from math import ceil, floor, log10

import msgspec

from sagaboard.arena.intervals import Share

STYLE = """
:root { color-scheme: light dark; --ink: #1c1c1c; --faint: #767676; --bar: #2b5c8a; --ground: #fff }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e6e3; --faint: #9a9a9a; --bar: #7db3e0; --ground: #17191c } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground);
  max-width: 56rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.6rem } h2 { font-size: 1.2rem; margin-top: 2.2rem }
p.note { color: var(--faint) }
table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .2rem .8rem .2rem 0; text-align: right; border-bottom: 1px solid #8884 }
th:first-child, td:first-child { text-align: left }
svg { width: 100%; height: auto }
svg text { fill: var(--ink); font: 13px system-ui, sans-serif }
svg .axis { fill: var(--faint) } svg .grid { stroke: #8884 }
svg .fair { stroke: var(--faint); stroke-dasharray: 4 3 }
svg .reach { stroke: var(--bar); stroke-width: 3; stroke-linecap: round }
svg .middle { fill: var(--bar); stroke: var(--ground); stroke-width: 1.5 }
"""

WIDTH = 860
LABELS = 250
"""Width of the names to the left of a plot."""
FIGURES = 130
"""Width of the numbers to the right of it."""
ROW = 26


class Interval(msgspec.Struct, frozen=True):
    """A row of a plot: a value between the ends of its interval."""

    label: str
    low: float
    middle: float
    high: float
    figures: str


def of_share(label: str, share: Share) -> Interval:
    figures = f"{share.share:.1%} of {share.games}"
    return Interval(label, share.low, share.share, share.high, figures)


def page(title: str, parts: Iterable[str]) -> str:
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n"
        f"<h1>{escape(title)}</h1>\n{body}\n</html>\n"
    )


def heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def note(text: str) -> str:
    return f'<p class="note">{escape(text)}</p>'


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(text)}</th>" for text in heads)
    lines = ("".join(f"<td>{escape(text)}</td>" for text in row) for row in rows)
    return f"<table><tr>{head}</tr>" + "".join(f"<tr>{line}</tr>" for line in lines) + "</table>"


def plot(
    rows: Sequence[Interval],
    *,
    low: float,
    high: float,
    fair: float | None = None,
    percent: bool = False,
) -> str:
    """Intervals below each other on one scale; a dashed line marks `fair`."""
    right = WIDTH - FIGURES
    span = (high - low) or 1.0

    def across(value: float) -> float:
        inside = min(max(value, low), high)
        return round(LABELS + (inside - low) / span * (right - LABELS), 1)

    bottom = ROW * len(rows) + 8
    drawn = []
    for tick in ticks(low, high):
        x = across(tick)
        text = f"{tick:.0%}" if percent else f"{tick:g}"
        drawn.append(f'<line class="grid" x1="{x}" x2="{x}" y1="0" y2="{bottom}"/>')
        drawn.append(
            f'<text class="axis" x="{x}" y="{bottom + 16}" text-anchor="middle">{text}</text>'
        )
    if fair is not None:
        x = across(fair)
        drawn.append(f'<line class="fair" x1="{x}" x2="{x}" y1="0" y2="{bottom}"/>')
    for number, row in enumerate(rows):
        y = ROW * number + ROW // 2 + 2
        drawn.append(
            f'<text x="{LABELS - 10}" y="{y + 4}" text-anchor="end">{escape(row.label)}</text>'
            f'<line class="reach" x1="{across(row.low)}" x2="{across(row.high)}" '
            f'y1="{y}" y2="{y}"/>'
            f'<circle class="middle" cx="{across(row.middle)}" cy="{y}" r="5"/>'
            f'<text x="{right + 12}" y="{y + 4}">{escape(row.figures)}</text>'
        )
    return (
        f'<svg viewBox="0 0 {WIDTH} {bottom + 24}" role="img" '
        f'aria-label="Intervals; the table below has the numbers">{"".join(drawn)}</svg>'
    )


def ticks(low: float, high: float) -> list[float]:
    """About five round numbers within the scale."""
    if high <= low:
        return [low]
    rough = (high - low) / 5
    size = 10.0 ** floor(log10(rough))
    step = next(factor * size for factor in (1, 2, 5, 10) if factor * size >= rough * 0.999)
    first, last = ceil(low / step - 0.001), floor(high / step + 0.001)
    return [round(number * step, 6) for number in range(first, last + 1)]
