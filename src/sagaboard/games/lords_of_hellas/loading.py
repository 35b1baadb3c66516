# mypyc: interpreted (reads and checks data files once, then is out of the way)
"""Reads the data files, lays a content pack over them, checks everything and builds the Content.

Every problem is reported with file, entry and remedy, all of them at once.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from sagaboard.games.lords.loading import PLAYERS, LordsFiles, mask
from sagaboard.games.lords.printed import DIVINE, NONE, OF_MONSTER, STRIDE
from sagaboard.games.lords_of_hellas.effects import table
from sagaboard.games.lords_of_hellas.effects.table import EFFECTS
from sagaboard.games.lords_of_hellas.moves import MOST_HOPLITES, MOST_SLOTS
from sagaboard.games.lords_of_hellas.printed import (
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
from sagaboard.kernel.data_files import Table

FOLDER = Path(__file__).parent / "content"
KEYS = {
    "board.toml": {"land": "id", "region": "id"},
    "setup.toml": {
        "players": "count",
        "die": "face",
        "attribute": "id",
        "symbol": "id",
        "army": "id",
    },
    "heroes.toml": {"hero": "id"},
    "monuments.toml": {"monument": "id"},
    "monsters.toml": {"monster": "id"},
    "events.toml": {"monster_card": "id", "quest": "id"},
    "combat.toml": {"card": "id"},
    "attacks.toml": {"card": "id"},
    "artifacts.toml": {"artifact": "id"},
    "blessings.toml": {"blessing": "id"},
    "temples.toml": {"temple_card": "id"},
}
QUEST_STEPS = 3
STEP_KEYS = (
    "leadership",
    "strength",
    "speed",
    "speed_or_strength",
    "priests",
    "cities",
    "temples",
    "artifacts",
    "discard",
    "sacrifice",
    "injuries",
)
NUMBERS = {
    "pieces": ("hoplites", "priests"),
    "start": ("hoplites", "combat_cards", "control_up_to", "events", "quest_slots"),
    "limits": ("hand", "attribute", "garrison", "monument_level"),
    "victory": ("temples", "monsters", "countdown"),
    "actions": (
        "recruits",
        "recruits_sparta",
        "prepare_options",
        "usurp_recruits",
        "fortified",
        "fortified_sparta",
    ),
}


@lru_cache(maxsize=8)
def load(pack: Path | None = None) -> Content:
    """The printed matter, with a content pack laid over it; raises BadContent."""
    return _Loader(FOLDER, KEYS, pack, table=EFFECTS, attributes=ATTRIBUTES).content()


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
        self.stop_on_problems()
        numbers = self.numbers(lands)
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
            heroes=[self.hero(entry) for entry in self.entries("heroes.toml", "hero")],
            gods=gods,
            monuments=[
                self.monument(entry, regions, artifacts, numbers.monument_levels)
                for entry in self.entries("monuments.toml", "monument")
            ],
            monsters=[
                self.monster(entry, artifacts) for entry in self.entries("monsters.toml", "monster")
            ],
            events=[
                self.monster_card(entry, regions, monsters)
                for entry in self.entries("events.toml", "monster_card")
            ]
            + [self.quest(entry, regions) for entry in self.entries("events.toml", "quest")],
            combat=[self.combat_card(entry) for entry in self.entries("combat.toml", "card")],
            attacks=[self.attack_card(entry) for entry in self.entries("attacks.toml", "card")],
            artifacts=[
                self.artifact_card(entry, ARTIFACT_KINDS, table.ARTIFACT)
                for entry in self.entries("artifacts.toml", "artifact")
            ],
            blessings=[
                self.blessing_card(entry, gods, table.BLESSING)
                for entry in self.entries("blessings.toml", "blessing")
            ],
            temple_cards=[
                self.temple_card(entry) for entry in self.entries("temples.toml", "temple_card")
            ],
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
            self.problem("board.toml", f"{len(regions)} regions; at most {STRIDE} fit")
        by_id = {region["id"]: region for region in self.regions}
        for region in self.regions:
            where = f"board.toml region {region['id']!r}"
            self.number(where, region, "population")
            self.one_of(where, "land", region.get("land"), lands)
            self.one_of(where, "city", region.get("city", ""), CITIES)
            self.one_of(where, "shrine", region.get("shrine", ""), SHRINES)
            for key in ("borders", "sea_routes"):
                for other in region.get(key, []):
                    if other not in by_id:
                        self.problem(where, f"{key} name unknown region {other!r}; correct it")
                    elif region["id"] not in by_id[other].get(key, []):
                        self.problem(where, f"{key} name {other!r} but not back; add it there")
                    elif other == region["id"]:
                        self.problem(where, f"{key} name the region itself; remove it")
                if key not in region:
                    self.problem(where, f"has no list `{key}`; add it")
        for kind in ("sparta", "oracle"):
            key = "city" if kind == "sparta" else "shrine"
            if sum(region.get(key) == kind for region in self.regions) > 1:
                self.problem("board.toml", f"more than one region has {key} = {kind!r}")

    def check_setup(self, armies: list[str]) -> None:
        setup = self.files["setup.toml"]
        if len(armies) < max(PLAYERS):
            self.problem("setup.toml", f"{len(armies)} armies; four are needed")
        self.check_players()
        attributes = [row.get("id") for row in setup.get("attribute", [])]
        if sorted(attributes) != sorted(ATTRIBUTES):
            self.problem(
                "setup.toml", f"attributes are {attributes}; they must be {list(ATTRIBUTES)}"
            )
        self.check_die(FACES)
        symbols = {row.get("id") for row in setup.get("symbol", [])}
        if symbols != set(SYMBOLS):
            self.problem("setup.toml", f"symbols must be {', '.join(SYMBOLS)}")
        self.check_numbers(NUMBERS)
        if setup["limits"]["garrison"] != 1:
            self.problem("setup.toml [limits]", "garrison must be 1: a city has one place")
        if setup["pieces"]["hoplites"] > MOST_HOPLITES:
            self.problem("setup.toml [pieces]", f"at most {MOST_HOPLITES} hoplites fit")

    def check_links(self, content: Content) -> None:
        added: dict[int, int] = {}
        for event in content.events:
            if event.symbols:
                added[event.monster] = added.get(event.monster, 0) + 1
        for monster, count in added.items():
            if count > 1:
                self.problem(
                    f"events.toml monster {content.monsters[monster].name!r}",
                    "more than one of its cards adds wounds; only one may",
                )
        monsters = {monster.name: monster.artifact for monster in content.monsters}
        monuments = {monument.name: monument.artifact for monument in content.monuments}
        self.check_artifacts_of(monsters, content.artifacts, OF_MONSTER, "monster")
        self.check_artifacts_of(monuments, content.artifacts, DIVINE, "divine")
        if sum(card.kind == NEUTRAL for card in content.artifacts) == 0:
            self.problem("artifacts.toml", "there is no neutral artifact; add one")
        if len(content.heroes) < max(PLAYERS):
            self.problem("heroes.toml", f"{len(content.heroes)} heroes; four are needed")

    # Building

    def land_masks(self, lands: list[str]) -> list[int]:
        masks = [0] * len(lands)
        for number, region in enumerate(self.regions):
            masks[lands.index(region["land"])] |= 1 << number
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
                lands.index(row["ignored_land"]) if row.get("ignored_land") else NONE
                for row in rows
            ],
            king_of_kings=[False] * PLAYERS[0] + [row["king_of_kings"] is True for row in rows],
        )

    def hero(self, entry: Table) -> HeroBoard:
        where = f"heroes.toml hero {entry['id']!r}"
        start = entry.get("start", {})
        return HeroBoard(
            entry["id"],
            [self.number(where, start, attribute) for attribute in ATTRIBUTES],
            self.effects(where, entry, "bonus", table.BONUS),
            self.effects(where, entry, "ability", table.ABILITY),
        )

    def monument(
        self, entry: Table, regions: list[str], artifacts: list[str], levels: int
    ) -> Monument:
        where = f"monuments.toml monument {entry['id']!r}"
        amounts = entry.get("amounts", [])
        if len(amounts) != levels:
            self.problem(where, f"amounts must have {levels} values, one for each level")
        powers = [
            self.effects(
                where, {"power": [{"effect": entry.get("power"), "n": n}]}, "power", table.POWER
            )
            if n
            else []
            for n in amounts
        ]
        return Monument(
            entry["id"],
            self.one_of(where, "region", entry.get("region"), regions),
            self.one_of(where, "attribute", entry.get("attribute"), ATTRIBUTES),
            self.one_of(where, "artifact", entry.get("artifact"), artifacts),
            self.number(where, entry, "priest_places"),
            powers,
        )

    def monster(self, entry: Table, artifacts: list[str]) -> MonsterCard:
        where = f"monsters.toml monster {entry['id']!r}"
        slots = entry.get("wounds", [])
        if not 0 < len(slots) <= MOST_SLOTS - 4:
            self.problem(where, f"{len(slots)} wounds; 1 to {MOST_SLOTS - 4} are possible")
        return MonsterCard(
            entry["id"],
            self.one_of(where, "artifact", entry.get("artifact"), artifacts),
            self.symbols(where, [slot.get("symbol") for slot in slots]),
            [self.one_of(where, "reward", slot.get("reward", ""), REWARDS[:3]) for slot in slots],
            self.effects(where, entry, "special_attack", table.SPECIAL),
            self.effects(where, entry, "region_attack", table.REGION),
            self.effects(where, entry, "passive", table.PASSIVE),
        )

    def symbols(self, where: str, names: list[Any]) -> list[int]:
        return [self.one_of(where, "symbol", name, SYMBOLS[:WOUND_SYMBOLS]) for name in names]

    def monster_card(self, entry: Table, regions: list[str], monsters: list[str]) -> EventCard:
        where = f"events.toml monster_card {entry['id']!r}"
        return EventCard(
            entry["id"],
            self.one_of(where, "region", entry.get("region"), regions),
            monster=self.one_of(where, "monster", entry.get("monster"), monsters),
            symbols=self.symbols(where, entry.get("wounds", [])),
            evolution=self.effects(where, entry, "evolution", table.EVOLUTION),
            steps=[],
            reward=[],
            kept=[],
        )

    def quest(self, entry: Table, regions: list[str]) -> EventCard:
        where = f"events.toml quest {entry['id']!r}"
        steps = entry.get("steps", [])
        if len(steps) != QUEST_STEPS:
            self.problem(where, f"{len(steps)} steps; a quest has {QUEST_STEPS}")
        for step in steps:
            for key in step:
                if key not in STEP_KEYS:
                    self.problem(where, f"a step has no {key!r}; it takes {', '.join(STEP_KEYS)}")
        return EventCard(
            entry["id"],
            self.one_of(where, "region", entry.get("region"), regions),
            monster=NONE,
            symbols=[],
            evolution=[],
            steps=[
                Step(**{key: self.number(where, step, key) for key in step if key in STEP_KEYS})
                for step in steps
            ],
            reward=self.effects(where, entry, "reward", table.QUEST),
            kept=self.effects(where, entry, "kept", table.KEPT),
        )

    def combat_card(self, entry: Table) -> CombatCard:
        where = f"combat.toml card {entry['id']!r}"
        return CombatCard(
            entry["id"],
            self.one_of(where, "symbol", entry.get("symbol"), SYMBOLS),
            self.number(where, entry, "strength"),
            self.number(where, entry, "losses"),
            self.number(where, entry, "count"),
            self.effects(where, entry, "effects", table.COMBAT),
        )

    def attack_card(self, entry: Table) -> AttackCard:
        where = f"attacks.toml card {entry['id']!r}"
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
        where = f"temples.toml temple_card {entry['id']!r}"
        return TempleCard(
            entry["id"],
            sum(1 << slot for slot in entry.get("drafts", [])),
            self.effects(where, entry, "oracle", table.ORACLE),
        )
