# mypyc: interpreted - drawing for people
"""The table drawn in a terminal, as a seat sees it.

Each player has its own column, so that nothing depends on colours.
"""

from __future__ import annotations

from collections.abc import Iterable

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sagaboard.games.lords.table.terminal import LordsDrawing
from sagaboard.games.lords_of_hellas.components import (
    ATTRIBUTES,
    CITIES,
    CITY,
    NO_CITY,
    NO_SHRINE,
    Content,
)
from sagaboard.games.lords_of_hellas.table.view import (
    BattleView,
    HuntView,
    LordsOfHellasView,
    OwnView,
    PlayerView,
)
from sagaboard.games.lords_of_hellas.table.wording import card_figures
from sagaboard.kernel.bits import has
from sagaboard.kernel.move import NOBODY
from sagaboard.kernel.speech import Speech

COLOURS = {"tyrian": "magenta", "aegean": "cyan", "marble": "bold", "obsidian": "bright_black"}


def drawing(view: LordsOfHellasView, content: Content, speech: Speech) -> RenderableType:
    return _Drawing(view, content, speech).table()


class _Drawing(LordsDrawing):
    def __init__(self, view: LordsOfHellasView, content: Content, speech: Speech) -> None:
        super().__init__(speech)
        self.view = view
        self.content = content
        self.cards = {card.name: card for card in content.combat}

    def table(self) -> RenderableType:
        parts: list[RenderableType] = [
            self.heading(),
            self.board(),
            Text(self.say("ui-legend"), style="dim"),
            self.monsters_and_gods(),
            self.players(),
        ]
        if self.view.battle is not None:
            parts.append(self.battle(self.view.battle))
        if self.view.hunt is not None:
            parts.append(self.hunt(self.view.hunt))
        if self.view.own is not None:
            parts += self.own(self.view.own)
        return Group(*parts)

    # Words

    def names(self, kind: str, names: Iterable[str]) -> str:
        return ", ".join(self.say(f"{kind}-{name}") for name in names)

    def player(self, seat: int) -> Text:
        player = self.view.players[seat]
        name = self.say(f"hero-{player.hero}") if player.hero else self.short(f"army-{player.army}")
        return Text(name, style=f"bold {COLOURS.get(player.army, '')}")

    # The board

    def heading(self) -> RenderableType:
        view = self.view
        end = ""
        if view.activation_holder != NOBODY:
            end = self.say("ui-countdown", n=view.activation_tokens)
        return self.heading_of(view.turn, view.active, end, view.winner, view.victory)

    def board(self) -> Table:
        table = Table(box=box.SIMPLE_HEAD, expand=True, padding=(0, 1), show_edge=False)
        table.add_column(self.say("ui-region"))
        table.add_column(self.say("ui-population"), justify="center")
        table.add_column(self.say("ui-holder"))
        for seat in range(len(self.view.players)):
            table.add_column(self.player(seat))
        table.add_column(self.say("ui-here"), ratio=1)
        for land, mask in enumerate(self.content.land_masks):
            name = self.short(f"land-{self.content.lands[land]}")
            table.add_row(Text(name.upper(), style="bold dim"))
            for region, _ in enumerate(self.content.regions):
                if has(mask, region):
                    self.add_region(table, region)
        return table

    def add_region(self, table: Table, region: int) -> None:
        name = self.content.regions[region]
        here = self.view.regions[name]
        troops = []
        for seat, count in enumerate(here.hoplites):
            text = str(count) if count else ""
            if here.garrison == seat:
                text = f"{text}+F" if text else "F"
            if seat in here.heroes:
                text += " ☗"
            troops.append(text.strip())
        holder = self.player(here.control) if here.control != NOBODY else Text("–", style="dim")
        table.add_row(
            self.say(f"region-{name}"),
            str(self.content.population[region]),
            holder,
            *troops,
            self.sights(region),
        )

    def sights(self, region: int) -> str:
        content = self.content
        here = self.view.regions[content.regions[region]]
        parts = []
        if content.city[region] != NO_CITY:
            city = CITIES[CITY] if content.city[region] == CITY else "sparta"
            parts.append(self.say(f"ui-{city}"))
        if here.temple:
            parts.append(self.say("ui-temple"))
        elif content.shrine[region] != NO_SHRINE:
            parts.append(self.say("ui-shrine"))
        if content.monument_at[region] >= 0:
            parts.append(self.short(f"monument-{content.gods[content.monument_at[region]]}"))
        parts += [self.say(f"monster-{monster}").upper() for monster in here.monsters]
        if here.quest is not None:
            parts.append(f"{self.say('ui-quest')}: {self.short(f'quest-{here.quest}')}")
        return ", ".join(parts)

    def monsters_and_gods(self) -> Table:
        table = Table(box=None, show_header=False, padding=(0, 1))
        table.add_column(style="dim", no_wrap=True)
        table.add_column()
        gods = []
        for god, monument in self.view.monuments.items():
            level = self.say("ui-level", n=monument.level)
            free = monument.places - sum(monument.priests)
            gods.append(f"{self.short(f'monument-{god}')} {level} ({free}/{monument.places})")
        table.add_row(self.say("ui-monuments"), ", ".join(gods))
        quests = []
        for quest in self.view.quests:
            if quest is not None:
                steps = [
                    f"{self.player(seat).plain} {step}"
                    for seat, step in enumerate(quest.heroes)
                    if step
                ]
                text = self.say(f"quest-{quest.quest}")
                quests.append(f"{text} ({', '.join(steps)})" if steps else text)
        table.add_row(self.say("ui-quests"), ", ".join(quests) or "–")
        monsters = []
        for name, monster in self.view.monsters.items():
            if monster.region is not None:
                open_slots = [slot for slot in monster.slots if not slot.covered]
                symbols = ", ".join(self.say(f"symbol-{slot.symbol}") for slot in open_slots)
                monsters.append(f"{self.say(f'monster-{name}')}: {symbols}")
        table.add_row(self.say("ui-monsters"), "\n".join(monsters) or "–")
        return table

    # The players

    def players(self) -> Table:
        view = self.view
        table = self.table_of_players(len(view.players), view.waiting_for, view.seat)
        players = self.view.players
        table.add_row(self.say("ui-progress"), *(self.progress(p) for p in players))
        for name in ATTRIBUTES:
            table.add_row(self.say(f"stat-{name}"), *(attribute(p, name) for p in players))
        table.add_row(self.say("ui-supply"), *(str(p.hoplites_in_supply) for p in players))
        table.add_row(self.say("ui-priests"), *(str(p.priesthood) for p in players))
        table.add_row(self.say("ui-hand"), *(f"{p.hand}/{p.hand_limit}" for p in players))
        table.add_row(self.say("ui-used"), *(self.names("action", p.used) or "–" for p in players))
        table.add_row(self.say("ui-glory"), *(self.glory(p) or "–" for p in players))
        table.add_row(
            self.say("ui-monsters"), *(self.names("monster", p.monsters) or "–" for p in players)
        )
        table.add_row(self.say("ui-artifacts"), *(self.artifacts(p) or "–" for p in players))
        table.add_row(
            self.say("ui-blessings"),
            *(self.names("blessing", p.blessings) or "–" for p in players),
        )
        return table

    def progress(self, player: PlayerView) -> str:
        goals = self.view.goals
        done = player.progress
        return (
            f"{done.lands}/{goals.lands} · {done.temples}/{goals.temples} · "
            f"{done.monsters}/{goals.monsters}"
        )

    def glory(self, player: PlayerView) -> str:
        return ", ".join(self.short(f"land-{land}") for land in player.glory)

    def artifacts(self, player: PlayerView) -> str:
        names = []
        for held in player.artifacts:
            name = self.short(f"artifact-{held.artifact}")
            names.append(name if held.charged else f"{name} ({self.say('ui-uncharged')})")
        names += [self.short(f"quest-{quest}") for quest in player.kept_quests]
        return ", ".join(names)

    # Battle and hunt

    def battle(self, battle: BattleView) -> Panel:
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
        for side in battle.sides.values():
            cards = ", ".join(self.card(name) for name in side.cards) or "–"
            state = self.say("ui-declined") if side.declined else ""
            table.add_row(
                self.player(side.seat),
                self.say("ui-strength", n=side.strength),
                self.say("ui-losses", n=side.losses),
                cards,
                state,
            )
        return self.battle_panel(battle.region, table)

    def hunt(self, hunt: HuntView) -> Panel:
        monster = self.say(f"monster-{hunt.monster}")
        seat = self.player(hunt.hunter).plain
        lines = [
            f"{'✕' if slot.covered else '○'} {self.say(f'symbol-{slot.symbol}')}"
            for slot in self.view.monsters[hunt.monster].slots
        ]
        parts: list[RenderableType] = [Text("  ".join(lines))]
        if hunt.attacks:
            attack = self.say(f"attack-{hunt.attacks[-1]}")
            parts.append(Text(self.say("ui-attack", attack=attack, n=hunt.strength), style="red"))
        title = self.say("ui-hunt", monster=monster, seat=seat)
        return Panel(Group(*parts), title=title, title_align="left", border_style="red")

    # What only the seat knows

    def own(self, own: OwnView) -> list[RenderableType]:
        parts: list[RenderableType] = []
        if own.hand:
            table = self.plain_table("ui-own-hand")
            for name in own.hand:
                figures = card_figures(self.cards[name], self.speech)
                table.add_row(self.card(name), figures, self.say(f"combat-{name}.text"))
            parts.append(table)
        choice = self.plain_table("ui-own-choice")
        for kind, names in (
            ("artifact", own.artifacts),
            ("combat", own.cards),
            ("blessing", own.blessings),
            ("attack", own.attacks),
        ):
            for name in names:
                choice.add_row(self.say(f"{kind}-{name}"), "", self.say(f"{kind}-{name}.text"))
        if choice.row_count:
            parts.append(choice)
        return parts

    def card(self, name: str) -> str:
        return self.say(f"combat-{name}")


def attribute(player: PlayerView, name: str) -> str:
    """The value, and the level where an injury hides it."""
    level = player.levels[name]
    return f"1 ({level})" if name in player.injured else str(level)
