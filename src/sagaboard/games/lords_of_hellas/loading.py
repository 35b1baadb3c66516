# mypyc: interpreted (reads and checks data files once, then is out of the way)
"""Reads the data files, lays a content pack over them, checks everything and builds the Content.

Every problem is reported with file, entry and remedy, all of them at once.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeAlias

from sagaboard.games.lords_of_hellas.effects import table
from sagaboard.games.lords_of_hellas.effects.table import EFFECTS
from sagaboard.games.lords_of_hellas.moves import MOST_HOPLITES, MOST_SLOTS
from sagaboard.games.lords_of_hellas.printed import (
    ARTIFACT_KINDS,
    ATTRIBUTES,
    CITIES,
    DIVINE,
    FACES,
    NEUTRAL,
    NONE,
    OF_MONSTER,
    REWARDS,
    SHRINES,
    STRIDE,
    SYMBOLS,
    WOUND_SYMBOLS,
    ArtifactCard,
    AttackCard,
    BlessingCard,
    CombatCard,
    Content,
    Effect,
    EventCard,
    HeroBoard,
    MonsterCard,
    Monument,
    Numbers,
    Step,
    TempleCard,
)
from sagaboard.kernel.errors import BadContent

Table: TypeAlias = dict[str, Any]

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
PLAYERS = (2, 3, 4)
QUEST_STEPS = 3
MOST_OF_A_KIND = 60
"""So many cards of a kind have a bit each."""
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
    return _Loader(pack).content()


class _Loader:
    def __init__(self, pack: Path | None) -> None:
        self.problems: list[str] = []
        self.digest = sha256()
        if pack is not None:
            self.check_pack(pack)
        self.files = {name: self.read(name, pack) for name in KEYS}
        self.stop_on_problems()

    def content(self) -> Content:
        lands = self.ids("board.toml", "land")
        regions = self.ids("board.toml", "region")
        armies = self.ids("setup.toml", "army")
        gods = self.ids("monuments.toml", "monument")
        artifacts = self.ids("artifacts.toml", "artifact")
        monsters = self.ids("monsters.toml", "monster")
        for file, kinds in KEYS.items():
            for kind in kinds:
                self.check_size(file, kind)
        self.check_board(lands, regions)
        self.check_setup(armies)
        self.stop_on_problems()
        numbers = self.numbers(lands)
        content = Content(
            version=self.digest.hexdigest()[:12],
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
                self.artifact(entry) for entry in self.entries("artifacts.toml", "artifact")
            ],
            blessings=[
                self.blessing(entry, gods) for entry in self.entries("blessings.toml", "blessing")
            ],
            temple_cards=[
                self.temple_card(entry) for entry in self.entries("temples.toml", "temple_card")
            ],
            die=[
                FACES.index(face["face"])
                for face in self.files["setup.toml"]["die"]
                for _ in range(face["count"])
            ],
            any_wound=[
                next(s["any_wound"] for s in self.files["setup.toml"]["symbol"] if s["id"] == name)
                for name in SYMBOLS
            ],
        )
        self.check_links(content)
        self.stop_on_problems()
        return content

    # Reading

    def check_pack(self, pack: Path) -> None:
        if not pack.is_dir():
            raise BadContent([f"{pack}: no such folder; --pack takes a folder of content files"])
        allowed = [*KEYS, "text"]
        for path in sorted(pack.iterdir()):
            if path.name not in allowed and path.suffix != ".md":
                self.problem(str(path), f"unknown file; a pack may hold {', '.join(allowed)}")

    def read(self, name: str, pack: Path | None) -> Table:
        data = self.parse(FOLDER / name)
        if pack is not None and (pack / name).is_file():
            overlay(data, self.parse(pack / name), KEYS[name])
        return data

    def parse(self, path: Path) -> Table:
        try:
            text = path.read_bytes()
            self.digest.update(text)
            return tomllib.loads(text.decode())
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            self.problem(str(path), f"cannot be read: {error}; correct the file")
            return {}

    def problem(self, where: str, what: str) -> None:
        self.problems.append(f"{where}: {what}")

    def stop_on_problems(self) -> None:
        if self.problems:
            raise BadContent(self.problems)

    def entries(self, file: str, kind: str) -> list[Table]:
        found: list[Table] = self.files[file].get(kind, [])
        return found

    @property
    def regions(self) -> list[Table]:
        return self.entries("board.toml", "region")

    def ids(self, file: str, kind: str) -> list[str]:
        names = [str(entry.get("id", "")) for entry in self.entries(file, kind)]
        for name in names:
            if not name:
                self.problem(f"{file} [[{kind}]]", "an entry has no id; give it one")
        return names

    # Checking

    def number(self, where: str, entry: Table, key: str, *, default: int | None = None) -> int:
        value = entry.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or value < 0:
            self.problem(where, f"{key} is {value!r}; it must be a whole number from 0")
            return 0
        return value

    def one_of(self, where: str, key: str, value: object, names: Sequence[str]) -> int:
        if value not in names:
            allowed = ", ".join(name for name in names if name)
            self.problem(where, f"{key} {value!r} is none of {allowed}")
            return 0
        return names.index(str(value))

    def check_size(self, file: str, kind: str) -> None:
        count = len(self.entries(file, kind))
        if count > MOST_OF_A_KIND:
            self.problem(file, f"{count} entries [[{kind}]]; at most {MOST_OF_A_KIND} fit")

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
        counts = [row.get("count") for row in setup.get("players", [])]
        if counts != list(PLAYERS):
            self.problem("setup.toml", f"players are {counts}; they must be {list(PLAYERS)}")
        attributes = [row.get("id") for row in setup.get("attribute", [])]
        if sorted(attributes) != sorted(ATTRIBUTES):
            self.problem(
                "setup.toml", f"attributes are {attributes}; they must be {list(ATTRIBUTES)}"
            )
        for row in setup.get("die", []):
            where = f"setup.toml die {row.get('face')!r}"
            self.one_of(where, "face", row.get("face"), FACES)
            self.number(where, row, "count")
        if sum(row.get("count", 0) for row in setup.get("die", [])) == 0:
            self.problem("setup.toml", "the monster die has no faces; add [[die]] entries")
        symbols = {row.get("id") for row in setup.get("symbol", [])}
        if symbols != set(SYMBOLS):
            self.problem("setup.toml", f"symbols must be {', '.join(SYMBOLS)}")
        for name, keys in NUMBERS.items():
            for key in keys:
                self.number(f"setup.toml [{name}]", setup.get(name, {}), key)
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
        for kind, wanted in ((OF_MONSTER, content.monsters), (DIVINE, content.monuments)):
            for owner in wanted:
                if content.artifacts[owner.artifact].kind != kind:
                    self.problem(
                        f"artifacts.toml artifact {content.artifacts[owner.artifact].name!r}",
                        f"belongs to {owner.name!r}, so its kind must be {ARTIFACT_KINDS[kind]!r}",
                    )
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

    def artifact(self, entry: Table) -> ArtifactCard:
        where = f"artifacts.toml artifact {entry['id']!r}"
        return ArtifactCard(
            entry["id"],
            self.one_of(where, "kind", entry.get("kind"), ARTIFACT_KINDS),
            self.effects(where, entry, "effects", table.ARTIFACT),
        )

    def blessing(self, entry: Table, gods: list[str]) -> BlessingCard:
        where = f"blessings.toml blessing {entry['id']!r}"
        return BlessingCard(
            entry["id"],
            self.one_of(where, "god", entry.get("god"), gods),
            self.effects(where, entry, "effects", table.BLESSING),
        )

    def temple_card(self, entry: Table) -> TempleCard:
        where = f"temples.toml temple_card {entry['id']!r}"
        return TempleCard(
            entry["id"],
            sum(1 << slot for slot in entry.get("drafts", [])),
            self.effects(where, entry, "oracle", table.ORACLE),
        )

    def effects(self, where: str, entry: Table, key: str, place: str) -> list[Effect]:
        lines = entry.get(key, [])
        found = [self.effect(where, line, place) for line in lines]
        return [effect for effect in found if effect is not None]

    def effect(self, where: str, line: Table, place: str) -> Effect | None:
        name = str(line.get("effect"))
        entry = EFFECTS.get(name)
        if entry is None:
            self.problem(where, f"unknown effect {name!r}; known are {', '.join(sorted(EFFECTS))}")
            return None
        if place not in entry.on:
            self.problem(
                where, f"effect {name!r} does nothing on a {place}, only on: {', '.join(entry.on)}"
            )
        numbers: dict[str, int] = {}
        for key in line:
            if key == "effect":
                continue
            if key not in entry.numbers:
                takes = ", ".join(entry.numbers) or "nothing"
                self.problem(where, f"effect {name!r} has no {key!r}; it takes {takes}")
            elif key == "attribute":
                numbers[key] = self.one_of(where, key, line[key], ATTRIBUTES)
            else:
                numbers[key] = self.number(where, line, key)
        for key in entry.numbers:
            if key not in line:
                self.problem(where, f"effect {name!r} needs {key!r}; add it")
        effect = Effect(name, entry.moment, must=entry.must, limit=entry.limit, **numbers)
        effect.react = entry.react
        effect.can = entry.can
        effect.modify = entry.modify
        return effect


def mask(names: list[str], some: Iterable[str]) -> int:
    return sum(1 << names.index(name) for name in some)


def overlay(base: Table, over: Table, keys: dict[str, str]) -> None:
    """Entries with the same key replace the fields they name, new ones are added; tables merge."""
    for name, value in over.items():
        if name in keys and isinstance(value, list):
            key = keys[name]
            known = {entry.get(key): entry for entry in base.setdefault(name, [])}
            for entry in value:
                if entry.get(key) in known:
                    known[entry.get(key)].update(entry)
                else:
                    base[name].append(entry)
        elif isinstance(value, dict) and isinstance(base.get(name), dict):
            base[name].update(value)
        else:
            base[name] = value


def text_files(language: str, pack: Path | None) -> Iterable[Path]:
    """Ours first; what a pack says replaces it."""
    yield FOLDER / "text" / f"{language}.ftl"
    yield FOLDER / "text" / f"{language}.messages.ftl"
    if pack is not None and (pack / "text" / f"{language}.ftl").is_file():
        yield pack / "text" / f"{language}.ftl"
