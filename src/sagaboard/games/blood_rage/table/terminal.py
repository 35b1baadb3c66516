# mypyc: interpreted - drawing for people
"""The table drawn in a terminal, as a seat sees it.

Each clan has its own column, so that nothing depends on colours.
"""

from __future__ import annotations

from collections.abc import Iterable

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sagaboard.games.blood_rage.components import BATTLE, CARD_TYPES, COLUMNS, QUEST, STATS, Content
from sagaboard.games.blood_rage.table.view import BattleView, BloodRageView, ClanView, OwnView
from sagaboard.games.blood_rage.table.wording import card_figures
from sagaboard.kernel.drawing import Drawing
from sagaboard.kernel.move import NOBODY
from sagaboard.kernel.speech import Speech

COLOURS = {"wolf": "red", "raven": "bright_blue", "serpent": "yellow", "bear": "magenta"}
LEGENDARY_FROM = 4


def drawing(view: BloodRageView, content: Content, speech: Speech) -> RenderableType:
    return _Drawing(view, content, speech).table()


class _Drawing(Drawing):
    def __init__(self, view: BloodRageView, content: Content, speech: Speech) -> None:
        super().__init__(speech)
        self.view = view
        self.content = content
        self.faces = {card.name: card for card in content.cards}
        self.marks = {kind: speech.say(f"ui-mark-{kind}") for kind in ("leader", "warrior", "ship")}

    def table(self) -> RenderableType:
        parts: list[RenderableType] = [self.heading(), self.board(), self.legend(), self.sheets()]
        if any(any(clan.sheet) for clan in self.view.clans):
            parts.append(self.abilities())
        if self.view.battle is not None:
            parts.append(self.battle(self.view.battle))
        if self.view.own is not None:
            parts += self.own(self.view.own)
        spaced: list[RenderableType] = []
        for part in parts:
            if isinstance(part, Table) and part.title:
                spaced.append(Text())
            spaced.append(part)
        return Group(*spaced)

    # Words

    def clan(self, seat: int) -> Text:
        clan = self.view.clans[seat].clan
        return Text(self.short(f"clan-{clan}"), style=f"bold {COLOURS.get(clan, '')}")

    def card(self, name: str) -> str:
        return self.say(f"card-{self.faces[name].card_id}")

    def figures(self, names: Iterable[str]) -> str:
        """Such as "L W×2 Troll"."""
        counts: dict[str, int] = {}
        for name in names:
            kind = name.split("-")[0]
            mark = self.marks[kind] if kind in self.marks else self.short(f"monster-{name}")
            counts[mark] = counts.get(mark, 0) + 1
        return " ".join(f"{mark}×{n}" if n > 1 else mark for mark, n in counts.items())

    # The board

    def heading(self) -> RenderableType:
        line = Text(no_wrap=False, justify="center")
        line.append(f"{self.say(f'age-{self.view.age}')} · ", style="bold")
        line.append(self.say(f"phase-{self.view.phase}"), style="bold")
        first = self.view.clans[self.view.first_player].clan
        line.append(f" · {self.say('ui-first-player', seat=self.say(f'clan-{first}'))}")
        if not self.view.over:
            doomed = self.view.doom[self.view.age - 1]
            place = self.say(f"province-{doomed}")
            line.append(f" · {self.say('ui-doomed', place=place)}")
        return Panel(line, box=box.ROUNDED, border_style="dim")

    def board(self) -> Table:
        table = Table(box=box.SIMPLE_HEAD, expand=True, padding=(0, 1), show_edge=False)
        table.add_column(self.say("ui-province"), no_wrap=True)
        table.add_column(self.say("ui-villages"), justify="center")
        table.add_column(self.say("ui-reward"))
        for seat in range(len(self.view.clans)):
            table.add_column(self.clan(seat), ratio=1)
        content = self.content
        region = NOBODY
        for province in range(content.province_count):
            if content.region_of[province] != region:
                region = content.region_of[province]
                name = self.say(f"region-{content.regions[region]}") if region >= 0 else ""
                table.add_row(Text(name.upper(), style="bold dim"))
            self.add_province(table, province)
            fjord = content.fjord_of[province]
            if fjord >= 0 and self.is_last_beside(fjord, province):
                self.add_fjord(table, fjord)
        return table

    def is_last_beside(self, fjord: int, province: int) -> bool:
        """A fjord is drawn below the later of its provinces in the ring."""
        return self.content.supports[fjord] >> (province + 1) == 0

    def add_province(self, table: Table, province: int) -> None:
        name = self.content.provinces[province]
        here = self.view.provinces[name]
        villages = "∞"
        if province != self.content.centre:
            taken = sum(list(clan.figures.values()).count(name) for clan in self.view.clans)
            free = 0 if here.destroyed else self.content.villages[province] - taken
            villages = f"{free}/{self.content.villages[province]}"
        if here.destroyed:
            dim = [
                Text(f" {self.say(f'province-{name}')}", style="dim strike"),
                Text("–", style="dim"),
            ]
            table.add_row(*dim, Text(self.say("ui-destroyed"), style="dim"))
            return
        cells = [self.cell(clan, name) for clan in self.view.clans]
        reward = self.reward(name, here.token, here.pillaged)
        table.add_row(Text(f" {self.say(f'province-{name}')}"), villages, reward, *cells)

    def reward(self, province: str, token: str | None, pillaged: bool) -> Text:
        """What a Pillage brings, and in which Age the province will be destroyed."""
        if pillaged:
            reward = Text(self.say("ui-pillaged"), style="dim")
        else:
            reward = Text(self.short("reward-glory5" if token == "glory" else f"reward-{token}"))
        if province in self.view.doom:
            age = self.view.doom.index(province) + 1
            if age >= self.view.age:
                reward.append(f" ☠{age}", style="bold red" if age == self.view.age else "red")
        return reward

    def add_fjord(self, table: Table, fjord: int) -> None:
        name = self.content.fjords[fjord - self.content.province_count]
        cells = []
        for clan in self.view.clans:
            ships = self.figures(f for f, place in clan.figures.items() if place == name)
            cells.append(Text(ships, style=COLOURS.get(clan.clan, "")))
        table.add_row(Text(f" ≈ {self.short(f'fjord-{name}')}", style="cyan"), "", "", *cells)

    def cell(self, clan: ClanView, province: str) -> Text:
        """A clan's figures in a province and its STR there, ships of the fjord included."""
        here = self.figures(f for f, place in clan.figures.items() if place == province)
        strength = clan.strengths.get(province, 0)
        text = Text(here, style=COLOURS.get(clan.clan, ""))
        if strength:
            text.append(f" ={strength}" if here else f"={strength}", style="bold")
        return text

    def legend(self) -> RenderableType:
        return Text(self.say("ui-legend"), style="dim")

    # The clan sheets

    def sheets(self) -> Table:
        table = Table(box=box.SIMPLE_HEAD, expand=True, padding=(0, 1), show_edge=False)
        table.add_column("", no_wrap=True, style="dim")
        for seat, clan in enumerate(self.view.clans):
            heading = self.clan(seat)
            if seat in self.view.waiting_for:
                heading = Text("▶ ", style="bold").append_text(heading)
            if seat == self.view.seat:
                heading.append(f" ({self.say('ui-you')})", style="not bold")
            if clan.passed:
                heading.append(f" ({self.say('ui-passed')})", style="dim not bold")
            table.add_column(heading, ratio=1)
        clans = self.view.clans
        table.add_row(self.say("ui-glory"), *(Text(str(c.glory), style="bold") for c in clans))
        table.add_row(self.say("ui-rage-left"), *(str(c.rage) for c in clans))
        for stat, name in enumerate(STATS):
            table.add_row(self.say(f"stat-{name}"), *(self.stat(c, stat) for c in clans))
        table.add_row(self.say("ui-upgrades"), *(self.upgrades(c) for c in clans))
        for label, place in (("ui-reserve", "reserve"), ("ui-valhalla", "valhalla")):
            table.add_row(self.say(label), *(self.off_board(c, place) for c in clans))
        table.add_row(self.say("ui-hand"), *(self.hand(c) for c in clans))
        table.add_row(self.say("ui-quests"), *(self.quests(c) for c in clans))
        return table

    def stat(self, clan: ClanView, stat: int) -> str:
        step = clan.columns[stat]
        value = self.content.tracks[stat][step - 1]
        star = " ★" if step >= LEGENDARY_FROM else ""
        return f"{value} ({step}/{COLUMNS}){star}"

    def upgrades(self, clan: ClanView) -> str:
        names = []
        for name in clan.sheet:
            if name is not None:
                strength = self.faces[name].strength
                names.append(f"{self.card(name)} ({strength})" if strength > 0 else self.card(name))
        return "\n".join(names) or "–"

    def off_board(self, clan: ClanView, where: str) -> str:
        return self.figures(f for f, place in clan.figures.items() if place == where) or "–"

    def hand(self, clan: ClanView) -> str:
        text = str(sum(clan.hand_by_age))
        if clan.shown:
            known = ", ".join(self.card(name) for name in clan.shown)
            text += f" ({self.say('ui-known')}: {known})"
        return text

    def quests(self, clan: ClanView) -> str:
        text = str(sum(clan.quests_by_age))
        if clan.quests:
            text += f" ({', '.join(self.card(name) for name in clan.quests)})"
        return text

    def abilities(self) -> Table:
        """What the cards on the sheets do."""
        table = Table(
            title=self.say("ui-abilities"),
            title_justify="left",
            title_style="bold",
            box=None,
            show_header=False,
            padding=(0, 1),
        )
        table.add_column(no_wrap=True)
        table.add_column()
        for seat, clan in enumerate(self.view.clans):
            for name in clan.sheet:
                if name is not None:
                    text = Text(f"{self.card(name)}: ", style="bold")
                    text.append(self.card_text(name), style="not bold")
                    table.add_row(self.clan(seat), text)
        return table

    def card_text(self, name: str) -> str:
        return self.say(f"card-{self.faces[name].card_id}.text")

    # The battle

    def battle(self, battle: BattleView) -> Panel:
        where = self.say(f"province-{battle.province}.in")
        pillager = self.say(f"clan-{self.view.clans[battle.pillager].clan}")
        title = self.say(
            "ui-battle" if battle.participants else "ui-pillage", place_in=where, seat=pillager
        )
        table = Table(box=None, padding=(0, 2, 0, 0))
        for label in ("ui-clan", "ui-figures", "ui-cards", "ui-total"):
            table.add_column(self.say(label), header_style="dim")
        seats = battle.participants or [
            seat for seat, clan in enumerate(self.view.clans) if battle.province in clan.strengths
        ]
        for seat in seats:
            clan = self.view.clans[seat]
            strength = self.say("ui-strength", n=clan.strengths.get(battle.province, 0))
            total = str(battle.totals[seat]) if any(battle.totals) else ""
            if battle.winner == seat:
                total += f" ({self.say('ui-winner')})"
            table.add_row(self.clan(seat), strength, self.battle_cards(battle, seat), total)
        parts: list[RenderableType] = [table]
        if battle.dying:
            figures = ", ".join(self.dying(name) for name in battle.dying)
            parts.append(Text(self.say("ui-about-to-die", figures=figures), style="red"))
        return Panel(Group(*parts), title=title, title_align="left", border_style="red")

    def battle_cards(self, battle: BattleView, seat: int) -> str:
        cards = []
        for index, name in enumerate(battle.cards[seat]):
            face = self.faces[name]
            figures = card_figures(face, self.speech) if face.type == BATTLE else "+0"
            if index == 0 and battle.treated[seat]:
                figures = f"+{battle.treated[seat]}"
            if index == 0 and battle.blank[seat]:
                figures += f", {self.say('ui-cancelled')}"
            cards.append(f"{self.card(name)} ({figures})")
        if battle.chosen[seat]:
            cards.append(self.say("ui-face-down"))
        return ", ".join(cards) or "–"

    def dying(self, name: str) -> str:
        """A figure's name in the view is `wolf leader` or `troll`."""
        clan, _, own = name.rpartition(" ")
        if not clan:
            return self.say(f"monster-{own}")
        figure = self.say(f"figure-{own.split('-')[0]}")
        return f"{figure} ({self.short(f'clan-{clan}')})"

    # What only the seat knows

    def own(self, own: OwnView) -> list[RenderableType]:
        parts: list[RenderableType] = []
        if own.hand:
            parts.append(self.cards("ui-own-hand", own.hand))
        if own.pack and not self.view.over:
            parts.append(self.cards("ui-own-pack", own.pack))
        for label, names in (
            ("ui-own-picks", own.picks),
            ("ui-own-chosen", [own.chosen] if own.chosen else []),
            ("ui-own-kept", [own.kept] if own.kept else []),
        ):
            if names:
                line = Text(f"{self.say(label)}: ", style="bold")
                parts.append(line.append(", ".join(map(self.card, names)), style="not bold"))
        if own.quests:
            parts.append(self.cards("ui-own-quests", own.quests))
        return parts

    def cards(self, label: str, names: list[str]) -> Table:
        table = Table(
            title=self.say(label),
            title_justify="left",
            title_style="bold",
            box=None,
            show_header=False,
            padding=(0, 1),
        )
        table.add_column(style="bold")
        table.add_column(style="cyan")
        table.add_column(max_width=20)
        table.add_column(style="dim")
        for name in names:
            face = self.faces[name]
            kind = CARD_TYPES[face.type]
            message = f"cardtype-{kind}" if face.type <= QUEST else f"cardtype-upgrade-{kind}"
            table.add_row(
                self.card(name),
                self.short(message),
                card_figures(face, self.speech),
                self.card_text(name),
            )
        return table
