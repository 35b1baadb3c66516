# mypyc: interpreted (reads and checks data files once, then is out of the way)
"""Reads the data files, lays a content pack over them, checks everything and builds the Content.

Every problem is reported with file, entry and remedy, all of them at once.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from sagaboard.games.lords.components import DIVINE, NONE, OF_MONSTER, STRIDE
from sagaboard.games.lords.loading import PLAYERS, LordsFiles, mask
from sagaboard.games.lords_of_hellas.components import (
    ARTIFACT_KINDS,
    ATTRIBUTES,
    CITIES,
    FACES,
    NEUTRAL,
    REWARDS,
    SHRINES,
    SYMBOLS,
    WOUND_SYMBOLS,
    AttackCard,
    CombatCard,
    Content,
    EventCard,
    HeroBoard,
    MonsterCard,
    Monument,
    Numbers,
    Step,
    TempleCard,
)
from sagaboard.games.lords_of_hellas.effects import table
from sagaboard.games.lords_of_hellas.effects.table import EFFECTS
from sagaboard.games.lords_of_hellas.moves import MOST_HOPLITES, MOST_SLOTS
from sagaboard.games.lords_of_hellas.schema import FORMS
from sagaboard.kernel.bits import bit, mask_of
from sagaboard.kernel.data_files import Rewritten
from sagaboard.kernel.schema import Table, is_remark

FOLDER = Path(__file__).parent / "content"
QUEST_STEPS = 3


@lru_cache(maxsize=8)
def load(pack: Path | None = None) -> Content:
    """The printed matter, with a content pack laid over it; raises BadContent."""
    return _loader(pack).content()


def rewritten(pack: Path | None) -> list[Rewritten]:
    """The effects of the box that a pack replaced."""
    return _loader(pack).rewritten


def _loader(pack: Path | None) -> _Loader:
    return _Loader(FOLDER, FORMS, pack, table=EFFECTS, attributes=ATTRIBUTES)


class _Loader(LordsFiles):
    def content(self) -> Content:
        lands = self.ids("board.toml", "land")
        regions = self.ids("board.toml", "region")
        armies = self.ids("setup.toml", "army")
        gods = self.ids("monuments.toml", "monument")
        artifacts = self.ids("artifacts.toml", "artifact")
        monsters = self.ids("monsters.toml", "monster")
        self.check_board(lands, regions)
        self.check_setup(armies)
        numbers = self.numbers(lands)
        heroes = [self.hero(entry) for entry in self.entries("heroes.toml", "hero")]
        monuments = [
            self.monument(entry, regions, artifacts, numbers.monument_levels)
            for entry in self.entries("monuments.toml", "monument")
        ]
        monster_cards = [
            self.monster(entry, artifacts) for entry in self.entries("monsters.toml", "monster")
        ]
        events = [
            self.monster_card(entry, regions, monsters)
            for entry in self.entries("events.toml", "monster_card")
        ] + [self.quest(entry, regions) for entry in self.entries("events.toml", "quest")]
        combat = [self.combat_card(entry) for entry in self.entries("combat.toml", "card")]
        attacks = [self.attack_card(entry) for entry in self.entries("attacks.toml", "card")]
        artifact_cards = [
            self.artifact_card(entry, ARTIFACT_KINDS, table.ARTIFACT)
            for entry in self.entries("artifacts.toml", "artifact")
        ]
        blessings = [
            self.blessing_card(entry, gods, table.BLESSING)
            for entry in self.entries("blessings.toml", "blessing")
        ]
        temple_cards = [
            self.temple_card(entry) for entry in self.entries("temples.toml", "temple_card")
        ]
        self.stop_on_problems()
        content = Content(
            version=self.version,
            numbers=numbers,
            armies=armies,
            lands=lands,
            land_masks=self.land_masks(lands),
            regions=regions,
            land_of=[lands.index(region["land"]) for region in self.regions],
            population=[region["population"] for region in self.regions],
            city=[CITIES.index(region.get("city", "")) for region in self.regions],
            shrine=[SHRINES.index(region.get("shrine", "")) for region in self.regions],
            adjacent=[
                mask(regions, [*region["borders"], *region["sea_routes"]])
                for region in self.regions
            ],
            sea_routes=[mask(regions, region["sea_routes"]) for region in self.regions],
            heroes=heroes,
            gods=gods,
            monuments=monuments,
            monsters=monster_cards,
            events=events,
            combat=combat,
            attacks=attacks,
            artifacts=artifact_cards,
            blessings=blessings,
            temple_cards=temple_cards,
            die=self.die(FACES),
            any_wound=[
                next(s["any_wound"] for s in self.files["setup.toml"]["symbol"] if s["id"] == name)
                for name in SYMBOLS
            ],
        )
        self.check_links(content)
        self.stop_on_problems()
        return content

    @property
    def regions(self) -> list[Table]:
        return self.entries("board.toml", "region")

    # Checking

    def check_board(self, lands: list[str], regions: list[str]) -> None:
        if len(regions) > STRIDE:
            self.problem(
                self.place("board.toml"),
                f"{len(regions)} regions; at most {STRIDE} fit, so remove some",
            )
        self.check_borders("board.toml", "region", "borders", "sea_routes")
        for region in self.regions:
            where = self.where("board.toml", "region", region["id"])
            self.one_of(where, "land", region["land"], lands)
            self.one_of(where, "city", region.get("city", ""), CITIES)
            self.one_of(where, "shrine", region.get("shrine", ""), SHRINES)
        for land in self.entries("board.toml", "land"):
            where = self.where("board.toml", "land", land["id"])
            held = [region["id"] for region in self.regions if region["land"] == land["id"]]
            if sorted(held) != sorted(land["regions"]):
                self.problem(where, f"regions must be {held}, which have this land")
        for kind in ("sparta", "oracle"):
            key = "city" if kind == "sparta" else "shrine"
            if sum(region.get(key) == kind for region in self.regions) > 1:
                self.problem(
                    self.place("board.toml"), f"more than one region has {key} = {kind!r}; keep one"
                )

    def check_setup(self, armies: list[str]) -> None:
        setup = self.files["setup.toml"]
        if len(armies) < max(PLAYERS):
            self.problem(
                self.place("setup.toml"), f"{len(armies)} armies; four are needed, so add some"
            )
        self.check_players()
        attributes = [row["id"] for row in setup["attribute"]]
        if sorted(attributes) != sorted(ATTRIBUTES):
            self.problem(
                self.place("setup.toml"),
                f"attributes are {attributes}; they must be {list(ATTRIBUTES)}",
            )
        self.check_die(FACES)
        symbols = {row["id"] for row in setup["symbol"]}
        if symbols != set(SYMBOLS):
            self.problem(self.place("setup.toml"), f"symbols must be {', '.join(SYMBOLS)}")
        if setup["limits"]["garrison"] != 1:
            self.problem(
                self.place("setup.toml", "[limits]"), "garrison must be 1: a city has one place"
            )
        if setup["pieces"]["hoplites"] > MOST_HOPLITES:
            self.problem(
                self.place("setup.toml", "[pieces]"), f"hoplites must be at most {MOST_HOPLITES}"
            )

    def check_links(self, content: Content) -> None:
        added: dict[int, int] = {}
        for event in content.events:
            if event.symbols:
                added[event.monster] = added.get(event.monster, 0) + 1
        for monster, count in added.items():
            if count > 1:
                self.problem(
                    self.where("monsters.toml", "monster", content.monsters[monster].name),
                    "more than one of its cards adds wounds; only one may",
                )
        monsters = {monster.name: monster.artifact for monster in content.monsters}
        monuments = {monument.name: monument.artifact for monument in content.monuments}
        self.check_artifacts_of(monsters, content.artifacts, OF_MONSTER, "monster")
        self.check_artifacts_of(monuments, content.artifacts, DIVINE, "divine")
        if sum(card.kind == NEUTRAL for card in content.artifacts) == 0:
            self.problem(self.place("artifacts.toml"), "there is no neutral artifact; add one")
        if len(content.heroes) < max(PLAYERS):
            self.problem(
                self.place("heroes.toml"),
                f"{len(content.heroes)} heroes; four are needed, so add some",
            )

    # Building

    def land_masks(self, lands: list[str]) -> list[int]:
        masks = [0] * len(lands)
        for number, region in enumerate(self.regions):
            masks[lands.index(region["land"])] |= bit(number)
        return masks

    def numbers(self, lands: list[str]) -> Numbers:
        setup = self.files["setup.toml"]
        by_count = {row["count"]: row for row in setup["players"]}
        rows = [by_count[n] for n in PLAYERS]
        unused = [0] * PLAYERS[0]
        return Numbers(
            hoplites=setup["pieces"]["hoplites"],
            priests=setup["pieces"]["priests"],
            start_hoplites=setup["start"]["hoplites"],
            start_cards=setup["start"]["combat_cards"],
            control_up_to=setup["start"]["control_up_to"],
            start_events=setup["start"]["events"],
            quest_slots=setup["start"]["quest_slots"],
            hand_limit=setup["limits"]["hand"],
            attribute_limit=setup["limits"]["attribute"],
            monument_levels=setup["limits"]["monument_level"],
            temples_to_win=setup["victory"]["temples"],
            monsters_to_win=setup["victory"]["monsters"],
            countdown=setup["victory"]["countdown"],
            recruits=setup["actions"]["recruits"],
            recruits_sparta=setup["actions"]["recruits_sparta"],
            prepare_options=setup["actions"]["prepare_options"],
            usurp_recruits=setup["actions"]["usurp_recruits"],
            fortified=setup["actions"]["fortified"],
            fortified_sparta=setup["actions"]["fortified_sparta"],
            temples=unused + [row["temples"] for row in rows],
            lands_to_win=unused + [row["lands_to_win"] for row in rows],
            ignored_land=[NONE] * PLAYERS[0]
            + [
                self.one_of(
                    self.where("setup.toml", "players", row["count"]),
                    "ignored_land",
                    row["ignored_land"],
                    lands,
                )
                if row.get("ignored_land")
                else NONE
                for row in rows
            ],
            king_of_kings=[False] * PLAYERS[0] + [row["king_of_kings"] is True for row in rows],
        )

    def hero(self, entry: Table) -> HeroBoard:
        where = self.where("heroes.toml", "hero", entry["id"])
        return HeroBoard(
            entry["id"],
            [entry["start"][attribute] for attribute in ATTRIBUTES],
            self.effects(where, entry, "bonus", table.BONUS),
            self.effects(where, entry, "ability", table.ABILITY),
        )

    def monument(
        self, entry: Table, regions: list[str], artifacts: list[str], levels: int
    ) -> Monument:
        where = self.where("monuments.toml", "monument", entry["id"])
        amounts = entry["amounts"]
        if len(amounts) != levels:
            self.problem(where, f"amounts must have {levels} values, one for each level")
        powers = [
            self.effects(
                where, {"power": [{"effect": entry["power"], "n": n}]}, "power", table.POWER
            )
            if n
            else []
            for n in amounts
        ]
        return Monument(
            entry["id"],
            self.one_of(where, "region", entry["region"], regions),
            self.one_of(where, "attribute", entry["attribute"], ATTRIBUTES),
            self.one_of(where, "artifact", entry["artifact"], artifacts),
            self.number(where, entry, "priest_places"),
            powers,
        )

    def monster(self, entry: Table, artifacts: list[str]) -> MonsterCard:
        where = self.where("monsters.toml", "monster", entry["id"])
        slots = entry["wounds"]
        if not 0 < len(slots) <= MOST_SLOTS - 4:
            self.problem(where, f"{len(slots)} wounds; 1 to {MOST_SLOTS - 4} are possible")
        return MonsterCard(
            entry["id"],
            self.one_of(where, "artifact", entry["artifact"], artifacts),
            self.symbols(where, [slot["symbol"] for slot in slots]),
            [self.one_of(where, "reward", slot.get("reward", ""), REWARDS[:3]) for slot in slots],
            self.effects(where, entry, "special_attack", table.SPECIAL),
            self.effects(where, entry, "region_attack", table.REGION),
            self.effects(where, entry, "passive", table.PASSIVE),
        )

    def symbols(self, where: str, names: list[Any]) -> list[int]:
        return [self.one_of(where, "symbol", name, SYMBOLS[:WOUND_SYMBOLS]) for name in names]

    def monster_card(self, entry: Table, regions: list[str], monsters: list[str]) -> EventCard:
        where = self.where("events.toml", "monster_card", entry["id"])
        return EventCard(
            entry["id"],
            self.one_of(where, "region", entry["region"], regions),
            monster=self.one_of(where, "monster", entry["monster"], monsters),
            symbols=self.symbols(where, entry.get("wounds", [])),
            evolution=self.effects(where, entry, "evolution", table.EVOLUTION),
            steps=[],
            reward=[],
            kept=[],
        )

    def quest(self, entry: Table, regions: list[str]) -> EventCard:
        where = self.where("events.toml", "quest", entry["id"])
        steps = entry["steps"]
        if len(steps) != QUEST_STEPS:
            self.problem(where, f"{len(steps)} steps; a quest has {QUEST_STEPS}")
        return EventCard(
            entry["id"],
            self.one_of(where, "region", entry["region"], regions),
            monster=NONE,
            symbols=[],
            evolution=[],
            steps=[
                Step(**{key: number for key, number in step.items() if not is_remark(key)})
                for step in steps
            ],
            reward=self.effects(where, entry, "reward", table.QUEST),
            kept=self.effects(where, entry, "kept", table.KEPT),
        )

    def combat_card(self, entry: Table) -> CombatCard:
        where = self.where("combat.toml", "card", entry["id"])
        return CombatCard(
            entry["id"],
            self.one_of(where, "symbol", entry["symbol"], SYMBOLS),
            self.number(where, entry, "strength"),
            self.number(where, entry, "losses"),
            self.number(where, entry, "count"),
            self.effects(where, entry, "effects", table.COMBAT),
        )

    def attack_card(self, entry: Table) -> AttackCard:
        where = self.where("attacks.toml", "card", entry["id"])
        return AttackCard(
            entry["id"],
            strength=self.number(where, entry, "strength"),
            per_slot=self.number(where, entry, "per_slot", default=0),
            per_covered_slot=self.number(where, entry, "per_covered_slot", default=0),
            per_uncovered_slot=self.number(where, entry, "per_uncovered_slot", default=0),
            per_hand_card=self.number(where, entry, "per_hand_card", default=0),
            count=self.number(where, entry, "count"),
            effects=self.effects(where, entry, "effects", table.ATTACK),
        )

    def temple_card(self, entry: Table) -> TempleCard:
        where = self.where("temples.toml", "temple_card", entry["id"])
        return TempleCard(
            entry["id"],
            mask_of(entry["drafts"]),
            self.effects(where, entry, "oracle", table.ORACLE),
        )
