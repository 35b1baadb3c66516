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

from sagaboard.games.lords.components import NONE
from sagaboard.games.lords.table.terminal import LordsDrawing
from sagaboard.games.lords_of_ragnarok.components import (
    ATTRIBUTES,
    NO_REWARD,
    RUNES,
    SYMBOLS,
    Board,
    Content,
)
from sagaboard.games.lords_of_ragnarok.table.view import (
    BattleView,
    HuntView,
    LordsOfRagnarokView,
    OwnView,
    PlayerView,
)
from sagaboard.games.lords_of_ragnarok.table.wording import attack_figures, card_figures
from sagaboard.kernel.bits import has
from sagaboard.kernel.move import NOBODY
from sagaboard.kernel.speech import Speech

COLOURS = {"green": "green", "red": "red", "blue": "blue", "yellow": "yellow"}


def drawing(view: LordsOfRagnarokView, content: Content, speech: Speech) -> RenderableType:
    return _Drawing(view, content, speech).table()


class _Drawing(LordsDrawing):
    def __init__(self, view: LordsOfRagnarokView, content: Content, speech: Speech) -> None:
        super().__init__(speech)
        self.view = view
        self.content = content
        self.side: Board = content.boards[len(view.players)]
        self.cards = {card.name: card for card in content.combat}
        self.attacks = {card.name: card for card in content.attacks}

    def table(self) -> RenderableType:
        parts: list[RenderableType] = [
            self.heading(),
            self.board(),
            Text(self.say("ui-legend"), style="dim"),
            self.surroundings(),
            self.players(),
        ]
        if self.view.battle is not None:
            parts.append(self.battle(self.view.battle))
        if self.view.hunt is not None:
            parts.append(self.hunt(self.view.hunt))
        choice = self.choice()
        if choice.row_count:
            parts.append(choice)
        if self.view.own is not None:
            parts += self.own(self.view.own)
        return Group(*parts)

    # Words

    def names(self, kind: str, names: Iterable[str]) -> str:
        return ", ".join(self.short(f"{kind}-{name}") for name in names)

    def player(self, seat: int) -> Text:
        player = self.view.players[seat]
        kind, name = ("hero", player.hero) if player.hero else ("colour", player.colour)
        return Text(self.short(f"{kind}-{name}"), style=f"bold {COLOURS.get(player.colour, '')}")

    # The board

    def heading(self) -> RenderableType:
        view = self.view
        end = ""
        if view.ragnarok_by != NOBODY and view.victory is None:
            end = self.say("ui-last-turns", n=view.last_turns)
        return self.heading_of(view.turn, view.active, end, view.winner, view.victory)

    def board(self) -> Table:
        table = Table(box=box.SIMPLE_HEAD, expand=True, padding=(0, 1), show_edge=False)
        table.add_column("#", justify="right")
        table.add_column(self.say("ui-population"), justify="center")
        table.add_column(self.say("ui-holder"))
        for seat in range(len(self.view.players)):
            table.add_column(self.player(seat))
        table.add_column(self.say("ui-here"), ratio=1)
        for land, mask in enumerate(self.side.land_masks):
            if mask:
                name = self.short(f"land-{self.content.lands[land]}")
                table.add_row("", "", Text(name.upper(), style="bold dim"))
                for region in range(self.side.region_count):
                    if has(mask, region):
                        self.add_region(table, region)
        return table

    def add_region(self, table: Table, region: int) -> None:
        name = self.content.regions[region]
        here = self.view.regions[name]
        troops = []
        for seat in range(len(self.view.players)):
            strengths = [str(army.strength) for army in here.armies if army.seat == seat]
            text = "+".join(strengths)
            troops.append(f"{text} ☗".strip() if seat in here.heroes else text)
        holder = self.player(here.control) if here.control != NOBODY else Text("–", style="dim")
        table.add_row(name, str(self.side.population[region]), holder, *troops, self.sights(region))

    def sights(self, region: int) -> str:
        here = self.view.regions[self.content.regions[region]]
        parts = []
        if has(self.side.settlements, region):
            parts.append(self.short("feature-settlement"))
        if here.temple:
            parts.append(self.say("term-temple"))
        elif has(self.side.shrines, region):
            parts.append(self.short("feature-shrine"))
        if here.forge is not None:
            mark = "●" if here.rune else "○"
            parts.append(f"{self.short('feature-forge')} {self.short(f'rune-{here.forge}')} {mark}")
        god = self.side.monument_at[region]
        if god != NONE:
            parts.append(self.short(f"monument-{self.content.gods[god]}"))
        if has(self.side.around_yggdrasil, region):
            parts.append("Y")
        parts += [self.short(f"monster-{monster}").upper() for monster in here.monsters]
        if here.boss:
            parts.append(self.short(f"boss-{self.content.boss.name}").upper())
        return ", ".join(parts)

    def surroundings(self) -> Table:
        table = Table(box=None, show_header=False, padding=(0, 1))
        table.add_column(style="dim", no_wrap=True)
        table.add_column()
        table.add_row(self.say("ui-seas"), self.seated("", self.drakkars()))
        table.add_row(self.say("ui-realms"), self.seated("realm-", self.alliances()))
        table.add_row(self.say("ui-wheel"), self.seated("action-", self.view.wheel))
        gods = []
        for god, monument in self.view.monuments.items():
            level = self.say("ui-level", n=monument.level)
            free = monument.places - sum(monument.priests)
            gods.append(f"{self.short(f'monument-{god}')} {level} ({free}/{monument.places})")
        table.add_row(self.say("ui-monuments"), ", ".join(gods))
        omens = [
            f"{'✔' if omen.fulfilled else '○'} {self.short(f'omen-{omen.omen}')}"
            for omen in self.view.omens
        ]
        table.add_row(self.say("ui-omens"), ", ".join(omens))
        table.add_row(self.say("ui-monsters"), "\n".join(self.beasts()) or "–")
        bank = ", ".join(f"{self.short(f'rune-{name}')} {n}" for name, n in self.view.bank.items())
        table.add_row(self.say("ui-bank"), bank)
        return table

    def drakkars(self) -> dict[str, list[int]]:
        return {sea: here.drakkars for sea, here in self.view.seas.items()}

    def alliances(self) -> dict[str, list[int]]:
        return {realm: here.allies for realm, here in self.view.realms.items()}

    def seated(self, kind: str, places: dict[str, list[int]]) -> str:
        """Which players have something where, such as markers on the wheel."""
        found = []
        for place, seats in places.items():
            if seats:
                players = ", ".join(self.player(seat).plain for seat in seats)
                found.append(f"{self.short(f'{kind}{place}')} ({players})")
        return " · ".join(found) or "–"

    def beasts(self) -> list[str]:
        lines = []
        for monster, card in enumerate(self.content.monsters):
            seen = self.view.monsters[card.name]
            if seen.region is not None:
                ring = f" ({self.player(seen.ring).plain})" if seen.ring != NOBODY else ""
                rune = self.short(f"rune-{RUNES[card.rune]}")
                spaces = self.free_spaces(monster)
                lines.append(f"{self.short(f'monster-{card.name}')}{ring}, {rune}: {spaces}")
        if self.view.boss.region is not None:
            boss = self.content.boss
            name, rune = self.short(f"boss-{boss.name}"), self.short(f"rune-{RUNES[boss.rune]}")
            lines.append(f"{name}, {rune}: {self.free_spaces(self.content.loki)}")
        return lines

    def free_spaces(self, beast: int) -> str:
        if beast == self.content.loki:
            wounds = self.view.boss.wounds
        else:
            wounds = self.view.monsters[self.content.monsters[beast].name].wounds
        free = [space for space, marker in enumerate(wounds) if marker == NOBODY]
        return ", ".join(self.space(beast, space) for space in free)

    def space(self, beast: int, space: int) -> str:
        if beast == self.content.loki:
            boss = self.content.boss
            pair = (boss.first[space], boss.second[space])
            return "+".join(self.short(f"weapon-{SYMBOLS[symbol]}") for symbol in pair)
        card = self.content.monsters[beast]
        name = self.short(f"weapon-{SYMBOLS[card.symbols[space]]}")
        reward = card.rewards[space]
        return name if reward == NO_REWARD else f"{name}*"

    # The players

    def players(self) -> Table:
        view = self.view
        table = self.table_of_players(len(view.players), view.waiting_for, view.seat)
        players = self.view.players
        table.add_row(self.say("ui-progress"), *(self.progress(p) for p in players))
        for name in ATTRIBUTES:
            table.add_row(self.short(f"stat-{name}"), *(attribute(p, name) for p in players))
        table.add_row(self.say("ui-pool"), *(str(p.armies_in_pool) for p in players))
        table.add_row(self.say("ui-priests"), *(str(p.priesthood) for p in players))
        table.add_row(self.say("ui-hand"), *(f"{p.hand}/{p.limit}" for p in players))
        table.add_row(self.say("ui-runes"), *(self.runes(p) for p in players))
        table.add_row(self.say("ui-defeated"), *(self.defeated(p) or "–" for p in players))
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
            f"{done.defeated}/{goals.defeated} · Y {done.around_yggdrasil}"
        )

    def runes(self, player: PlayerView) -> str:
        held = [
            f"{self.short(f'rune-{rune}')} {count}" for rune, count in player.runes.items() if count
        ]
        return ", ".join(held) or "–"

    def defeated(self, player: PlayerView) -> str:
        names = [self.short(f"monster-{monster}") for monster in player.monsters]
        if player.slayer_tokens:
            names.append(self.say("ui-slayer-tokens", n=player.slayer_tokens))
        return ", ".join(names)

    def artifacts(self, player: PlayerView) -> str:
        names = []
        for held in player.artifacts:
            name = self.short(f"artifact-{held.artifact}")
            names.append(name if held.charged else f"{name} ({self.say('ui-exhausted')})")
        return ", ".join(names)

    # Battle and hunt

    def battle(self, battle: BattleView) -> Panel:
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
        for side in battle.sides.values():
            cards = ", ".join(self.say(f"combat-{name}") for name in side.cards) or "–"
            table.add_row(
                self.player(side.seat),
                self.say("ui-strength", n=side.strength),
                self.say("ui-losses", n=side.losses),
                cards,
                self.say("ui-passed") if side.passed else "",
            )
        return self.battle_panel(battle.region, table)

    def hunt(self, hunt: HuntView) -> Panel:
        names = [card.name for card in self.content.monsters]
        is_boss = hunt.monster == self.content.boss.name
        beast = self.content.loki if is_boss else names.index(hunt.monster)
        seen = self.view.boss if is_boss else self.view.monsters[hunt.monster]
        spaces = [
            f"{'○' if marker == NOBODY else '✕'} {self.space(beast, space)}"
            for space, marker in enumerate(seen.wounds)
        ]
        parts: list[RenderableType] = [Text("  ".join(spaces))]
        if hunt.attack is not None:
            attack = self.say(f"attack-{hunt.attack}")
            parts.append(Text(self.say("ui-attack", attack=attack, n=hunt.rage), style="red"))
        kind = "boss" if is_boss else "monster"
        title = self.say(
            "ui-hunt",
            monster=self.say(f"{kind}-{hunt.monster}"),
            seat=self.player(hunt.hunter).plain,
        )
        return Panel(Group(*parts), title=title, title_align="left", border_style="red")

    # What is being chosen from, and what only the seat knows

    def choice(self) -> Table:
        table = self.plain_table("ui-choice")
        for kind, names in (
            ("hero", self.view.hero_boards),
            ("origin", self.view.origin_cards),
            ("blessing", self.view.blessings_revealed),
            ("event-card", self.view.events_revealed),
        ):
            for name in names:
                table.add_row(self.say(f"{kind}-{name}"), "", self.say(f"{kind}-{name}.text"))
        return table

    def own(self, own: OwnView) -> list[RenderableType]:
        parts: list[RenderableType] = []
        if own.hand:
            table = self.plain_table("ui-own-hand")
            for name in own.hand:
                figures = card_figures(self.cards[name], self.speech)
                text = self.say(f"combat-{name}.text")
                table.add_row(self.say(f"combat-{name}"), figures, text)
            parts.append(table)
        if own.attacks:
            table = self.plain_table("ui-own-attacks")
            for name in own.attacks:
                figures = attack_figures(self.attacks[name], self.speech)
                text = self.say(f"attack-{name}.text")
                table.add_row(self.say(f"attack-{name}"), figures, text)
            parts.append(table)
        return parts


def attribute(player: PlayerView, name: str) -> str:
    """The value, and the level where an injury hides it."""
    value, level = player.values[name], player.levels[name]
    return f"{value} ({level})" if name in player.injured else str(value)
