# mypyc: interpreted - drawing for people
"""Parts of the table in a terminal that both games draw alike."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sagaboard.kernel.drawing import Drawing


class LordsDrawing(Drawing):
    def player(self, seat: int) -> Text:
        """The name of a seat in its colour."""
        raise AssertionError(self)

    def heading_of(
        self, turn: int, active: int, end: str, winner: int, victory: str | None
    ) -> Panel:
        """Whose turn it is, how the end draws near, who has won."""
        line = Text(justify="center")
        seat = self.player(active).plain
        line.append(self.say("ui-turn", n=turn, seat=seat), style="bold")
        if end:
            line.append(f" · {end}")
        if victory is not None:
            seat = self.player(winner).plain
            won = self.say("ui-winner", seat=seat, victory=self.say(f"victory-{victory}"))
            line.append(f" · {won}", style="bold")
        return Panel(line, box=box.ROUNDED, border_style="dim")

    def table_of_players(self, count: int, waiting_for: Sequence[int], own: int) -> Table:
        """A column for each player, without rows."""
        table = Table(box=box.SIMPLE_HEAD, expand=True, padding=(0, 1), show_edge=False)
        table.add_column("", style="dim")
        for seat in range(count):
            heading = self.player(seat)
            if seat in waiting_for:
                heading = Text("▶ ", style="bold").append_text(heading)
            if seat == own:
                heading.append(f" ({self.say('ui-you')})", style="not bold")
            table.add_column(heading, ratio=1)
        return table

    def battle_panel(self, region: str, table: Table) -> Panel:
        title = self.say("ui-battle", region_in=self.say(f"region-{region}.in"))
        return Panel(table, title=title, title_align="left", border_style="red")

    def plain_table(self, label: str) -> Table:
        table = Table(
            title=self.say(label),
            title_justify="left",
            title_style="bold",
            box=None,
            show_header=False,
            padding=(0, 1),
        )
        table.add_column(style="bold")
        table.add_column(max_width=24)
        table.add_column(style="dim")
        return table
