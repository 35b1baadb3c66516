# mypyc: interpreted (reads and checks data files once, then is out of the way)
"""Reads the data files, lays a content pack over them, checks everything and builds the Content.

Every problem is reported with file, entry and remedy, all of them at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from sagaboard.games.lords.components import DIVINE, NONE, OF_MONSTER, STRIDE
from sagaboard.games.lords.loading import PLAYERS, LordsFiles, mask
from sagaboard.games.lords_of_ragnarok.components import (
    ARTIFACT_KINDS,
    ATTRIBUTES,
    FACES,
    FEATURES,
    MONUMENTS,
    OMEN_KINDS,
    REWARDS,
    RUNES,
    SIDES,
    SPECIAL_ACTIONS,
    SYMBOLS,
    WHEEL_SPACES,
    WOUND_SYMBOLS,
    AttackCard,
    Board,
    BossCard,
    CombatCard,
    Content,
    EventCard,
    HeroBoard,
    MonsterCard,
    Monument,
    Numbers,
    OmenCard,
    OriginCard,
    RealmToken,
    TempleTrack,
)
from sagaboard.games.lords_of_ragnarok.effects import table
from sagaboard.games.lords_of_ragnarok.effects.table import EFFECTS
from sagaboard.games.lords_of_ragnarok.moves import ARMIES, BONUS_LINES, MOST_SPACES
from sagaboard.games.lords_of_ragnarok.schema import FORMS
from sagaboard.kernel.bits import has, mask_of
from sagaboard.kernel.data_files import Rewritten
from sagaboard.kernel.schema import Table

FOLDER = Path(__file__).parent / "content"
BOARDS = ("board_2.toml", "board_34.toml")
AREAS = {"land": "id", "region": "id", "sea": "id", "realm": "id"}
OMENS = 5
ACTIVATED_RUNES = 2
BY_PLAYERS = ("lands_to_win", "temples_to_win", "defeated_for_boss", "last_event", "forges")


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
        large = BOARDS[-1]
        lands = self.ids(large, "land")
        regions = self.ids(large, "region")
        seas = self.ids(large, "sea")
        realms = self.ids("realms.toml", "realm")
        gods = self.ids("monuments.toml", "monument")
        artifacts = self.ids("artifacts.toml", "artifact")
        self.check_setup()
        for file in BOARDS:
            self.check_board(file, lands, regions, seas, realms)
        numbers = self.numbers()
        patrons = list(
            dict.fromkeys(entry["god"] for entry in self.entries("blessings.toml", "blessing"))
        )
        monuments = [
            self.monument(entry, regions, artifacts, numbers.monument_levels)
            for entry in self.entries("monuments.toml", "monument")
        ]
        realm_tokens = [self.realm(entry) for entry in self.entries("realms.toml", "realm")]
        heroes = [self.hero(entry) for entry in self.entries("heroes.toml", "hero")]
        origins = [self.origin(entry) for entry in self.entries("heroes.toml", "origin")]
        monsters = [
            self.monster(entry, artifacts) for entry in self.entries("monsters.toml", "monster")
        ]
        boss = self.boss()
        events = [self.event(entry, regions) for entry in self.entries("events.toml", "event")]
        combat = [self.combat_card(entry) for entry in self.entries("combat.toml", "card")]
        attacks = [self.attack_card(entry) for entry in self.entries("attacks.toml", "card")]
        artifact_cards = [
            self.artifact_card(entry, ARTIFACT_KINDS, table.ARTIFACT)
            for entry in self.entries("artifacts.toml", "artifact")
        ]
        blessings = [
            self.blessing_card(entry, patrons, table.BLESSING)
            for entry in self.entries("blessings.toml", "blessing")
        ]
        omens = [self.omen(entry) for entry in self.entries("events.toml", "omen")]
        temple_tracks = [
            self.temple_track(entry) for entry in self.entries("temples.toml", "temple_track")
        ]
        self.stop_on_problems()
        content = Content(
            version=self.version,
            numbers=numbers,
            colours=self.ids("setup.toml", "colour"),
            lands=lands,
            regions=regions,
            seas=seas,
            boards=self.boards(lands, seas, realms, monuments),
            realms=realm_tokens,
            heroes=heroes,
            origins=origins,
            gods=gods,
            monuments=monuments,
            monsters=monsters,
            boss=boss,
            events=events,
            combat=combat,
            attacks=attacks,
            artifacts=artifact_cards,
            patrons=patrons,
            blessings=blessings,
            omens=omens,
            temple_tracks=temple_tracks,
            die=self.die(FACES),
        )
        self.check_links(content)
        self.stop_on_problems()
        return content

    # Checking

    def check_board(
        self, file: str, lands: list[str], regions: list[str], seas: list[str], realms: list[str]
    ) -> None:
        """Both sides number regions from 1 on, so a smaller one is a beginning of the larger."""
        mine = self.ids(file, "region")
        if len(mine) > STRIDE:
            self.problem(
                self.place(file), f"{len(mine)} regions; at most {STRIDE} fit, so remove some"
            )
        if mine != [str(n + 1) for n in range(len(mine))] or len(mine) > len(regions):
            self.problem(self.place(file), "regions must be numbered 1, 2, 3 and so on")
        for region in self.entries(file, "region"):
            where = self.where(file, "region", region["id"])
            self.one_of(where, "land", region["land"], lands)
            for feature in region["features"]:
                self.one_of(where, "feature", feature, FEATURES)
        self.check_borders(file, "region", "borders")
        self.check_borders(file, "sea", "seas")
        for kind, names in (("land", lands), ("sea", seas), ("realm", realms)):
            for area in self.entries(file, kind):
                where = self.where(file, kind, area["id"])
                self.one_of(where, "id", area["id"], names)
                for region in area["regions"]:
                    self.one_of(where, "region", region, mine)
        for land in self.entries(file, "land"):
            held = [r["id"] for r in self.entries(file, "region") if r["land"] == land["id"]]
            if held != land["regions"]:
                self.problem(self.where(file, "land", land["id"]), f"regions must be {held}")
        for region in self.files[file]["yggdrasil"]["regions"]:
            self.one_of(self.place(file, "[yggdrasil]"), "region", region, mine)

    def check_setup(self) -> None:
        setup = self.files["setup.toml"]
        colours = self.ids("setup.toml", "colour")
        if len(colours) < max(PLAYERS):
            self.problem(
                self.place("setup.toml"), f"{len(colours)} colours; four are needed, so add some"
            )
        self.check_players()
        self.check_die(FACES)
        if setup["pieces"]["armies"] != ARMIES:
            self.problem(
                self.place("setup.toml", "[pieces]"),
                f"armies must be {ARMIES}: moves name each one",
            )
        seated = [players for file in BOARDS for players in self.files[file]["board"]["players"]]
        if sorted(seated) != list(PLAYERS):
            self.problem("board_2.toml, board_34.toml", f"[board] players must share {PLAYERS}")

    def check_links(self, content: Content) -> None:
        monsters = {monster.name: monster.artifact for monster in content.monsters}
        monuments = {monument.name: monument.artifact for monument in content.monuments}
        self.check_artifacts_of(monsters, content.artifacts, OF_MONSTER, "monster")
        self.check_artifacts_of(monuments, content.artifacts, DIVINE, "divine")
        if sorted(realm.action for realm in content.realms) != list(range(WHEEL_SPACES)):
            self.problem(self.place("realms.toml"), "each action of the wheel must have one realm")
        if sum(origin.first_turn for origin in content.origins) != 1:
            self.problem(
                self.place("heroes.toml"), "exactly one origin must have first_turn = true"
            )
        for what, count, needed in (
            ("heroes", len(content.heroes), max(PLAYERS) - 1 + content.numbers.heroes_drawn),
            ("origins", len(content.origins) - 1, max(PLAYERS) - 1 + content.numbers.origins_drawn),
        ):
            if count < needed:
                self.problem(
                    self.place("heroes.toml"),
                    f"{count} {what} to draw from; {needed} are needed, so add some",
                )
        for players in PLAYERS:
            if len(content.omens_for(players)) != OMENS:
                self.problem(
                    self.place("events.toml"), f"{players} players must have {OMENS} omens"
                )
            for side in range(len(SIDES)):
                if sum(t.side == side and players in t.players for t in content.temple_tracks) != 1:
                    self.problem(
                        self.place("temples.toml"),
                        f"{players} players must have one side {SIDES[side]!r}",
                    )
            board = content.boards[players]
            if int(board.forges).bit_count() != content.numbers.forges[players]:
                self.problem(
                    self.place("setup.toml"),
                    f"forges for {players} players differ from those of the board; correct one",
                )

    # Building

    def boards(
        self, lands: list[str], seas: list[str], realms: list[str], monuments: list[Monument]
    ) -> list[Board]:
        sides = [self.board(file, lands, seas, realms, monuments) for file in BOARDS]
        return [sides[0]] * PLAYERS[0] + [
            next(side for side in sides if players in side.players) for players in PLAYERS
        ]

    def board(
        self,
        file: str,
        lands: list[str],
        seas: list[str],
        realms: list[str],
        monuments: list[Monument],
    ) -> Board:
        regions = self.entries(file, "region")
        names = [str(region["id"]) for region in regions]
        land_masks = self.masks(file, "land", lands, names)
        coast = self.masks(file, "sea", seas, names)
        realm_borders = self.masks(file, "realm", realms, names)
        monument_at = [NONE] * len(regions)
        for god, monument in enumerate(monuments):
            if "monument" not in regions[monument.region]["features"]:
                self.problem(
                    self.place(file),
                    f"region {monument.region + 1} must have the feature 'monument'",
                )
            monument_at[monument.region] = god
        if sum("monument" in region["features"] for region in regions) != len(monuments):
            self.problem(self.place(file), "each monument symbol must have a monument")
        return Board(
            players=self.files[file]["board"]["players"],
            region_count=len(regions),
            land_masks=land_masks,
            land_of=[lands.index(region["land"]) for region in regions],
            population=[region["population"] for region in regions],
            settlements=with_feature(regions, "settlement"),
            shrines=with_feature(regions, "shrine"),
            forges=with_feature(regions, "forge"),
            adjacent=[mask(names, region["borders"]) for region in regions],
            seas=mask(seas, [sea["id"] for sea in self.entries(file, "sea")]),
            adjacent_seas=self.masks(file, "sea", seas, seas, "seas"),
            coast=coast,
            seas_of=turned(coast, len(regions)),
            realm_borders=realm_borders,
            realms_of=turned(realm_borders, len(regions)),
            around_yggdrasil=mask(names, self.files[file]["yggdrasil"]["regions"]),
            monument_at=monument_at,
        )

    def masks(
        self, file: str, kind: str, names: list[str], others: list[str], key: str = "regions"
    ) -> list[int]:
        """By area of all sides; 0 for one that is not on this side."""
        found = [0] * len(names)
        for area in self.entries(file, kind):
            found[names.index(area["id"])] = mask(others, area[key])
        return found

    def numbers(self) -> Numbers:
        setup = self.files["setup.toml"]
        rows = setup["players"]
        unused = [0] * PLAYERS[0]
        by_players = {key: unused + [row[key] for row in rows] for key in BY_PLAYERS}
        actions = setup["actions"]
        return Numbers(
            armies=setup["pieces"]["armies"],
            army_strength=setup["limits"]["army_strength"],
            priests=setup["pieces"]["priests"],
            rings=setup["pieces"]["rings"],
            slayer_tokens=setup["pieces"]["slayer_tokens"],
            runes_each=setup["pieces"]["runes_each"],
            forges_each=setup["pieces"]["forges_each"],
            attribute_start=setup["limits"]["attribute_start"],
            attribute_limit=setup["limits"]["attribute"],
            monument_levels=setup["limits"]["monument_level"],
            start_armies=setup["start"]["armies"],
            start_strength=setup["start"]["army_strength"],
            start_cards=setup["start"]["combat_cards"],
            heroes_drawn=setup["start"]["heroes_drawn"],
            origins_drawn=setup["start"]["origins_drawn"],
            omens_for_ragnarok=setup["victory"]["omens_for_ragnarok"],
            hero_moves=actions["hero_moves"],
            drakkar_moves=actions["drakkar_moves"],
            heals=actions["heals"],
            prepare_options=actions["prepare_options"],
            monster_activations=actions["monster_activations"],
            monster_hand=actions["monster_hand"],
            slayer_markers=actions["slayer_markers"],
            lands_to_win=by_players["lands_to_win"],
            temples_to_win=by_players["temples_to_win"],
            defeated_for_boss=by_players["defeated_for_boss"],
            last_event=by_players["last_event"],
            forges=by_players["forges"],
        )

    def realm(self, entry: Table) -> RealmToken:
        where = self.where("realms.toml", "realm", entry["id"])
        if not 0 < len(entry["bonus"]) <= BONUS_LINES:
            self.problem(where, f"bonus must have 1 to {BONUS_LINES} lines")
        return RealmToken(
            entry["id"],
            self.one_of(where, "rune", entry["rune"], RUNES),
            self.one_of(where, "action", entry["action"], SPECIAL_ACTIONS[:WHEEL_SPACES]),
            self.effects(where, entry, "bonus", table.REALM),
        )

    def hero(self, entry: Table) -> HeroBoard:
        where = self.where("heroes.toml", "hero", entry["id"])
        return HeroBoard(entry["id"], self.effects(where, entry, "ability", table.ABILITY))

    def origin(self, entry: Table) -> OriginCard:
        where = self.where("heroes.toml", "origin", entry["id"])
        return OriginCard(
            entry["id"],
            entry.get("first_turn", False),
            self.effects(where, entry, "bonus", table.ORIGIN),
        )

    def monument(
        self, entry: Table, regions: list[str], artifacts: list[str], levels: int
    ) -> Monument:
        where = self.where("monuments.toml", "monument", entry["id"])
        amounts = entry["amounts"]
        if len(amounts) != levels:
            self.problem(where, f"amounts must have {levels} values, one for each level")
        return Monument(
            entry["id"],
            self.one_of(where, "region", entry["region"], regions),
            self.one_of(where, "attribute", entry["attribute"], ATTRIBUTES),
            self.one_of(where, "artifact", entry["artifact"], artifacts),
            [0] * PLAYERS[0] + [entry["places"][str(n)] for n in PLAYERS],
            [
                self.effects(
                    where, {"bonus": [{"effect": entry["bonus"], "n": n}]}, "bonus", table.GOD
                )
                for n in amounts
            ],
        )

    def monster(self, entry: Table, artifacts: list[str]) -> MonsterCard:
        where = self.where("monsters.toml", "monster", entry["id"])
        spaces = entry["wounds"]
        self.check_wounds(where, spaces)
        return MonsterCard(
            entry["id"],
            self.one_of(where, "rune", entry["rune"], RUNES),
            self.one_of(where, "artifact", entry["artifact"], artifacts),
            self.symbols(where, [space["symbol"] for space in spaces]),
            [
                1 + self.one_of(where, "reward", space["reward"], REWARDS[1:])
                if "reward" in space
                else 0
                for space in spaces
            ],
            self.effects(where, entry, "special_attack", table.SPECIAL),
            self.effects(where, entry, "region_attack", table.REGION),
        )

    def boss(self) -> BossCard:
        """LOR-BOSS-01: there is exactly one."""
        entries = self.entries("monsters.toml", "boss")
        if len(entries) != 1:
            self.problem(self.place("monsters.toml"), f"{len(entries)} entries [[boss]]; keep one")
        entry: Table = entries[0] if entries else {"id": ""}
        where = self.where("monsters.toml", "boss", entry["id"])
        pairs: list[list[str]] = entry["wounds"]
        self.check_wounds(where, pairs)
        if any(len(pair) != 2 for pair in pairs):
            self.problem(where, "each wound must have two symbols")
            pairs = []
        return BossCard(
            entry["id"],
            self.one_of(where, "rune", entry["rune"], RUNES),
            self.symbols(where, [pair[0] for pair in pairs]),
            self.symbols(where, [pair[1] for pair in pairs]),
            self.effects(where, entry, "special_attack", table.SPECIAL),
            self.effects(where, entry, "activation", table.BOSS),
            self.effects(where, entry, "ability", table.BOSS),
        )

    def check_wounds(self, where: str, spaces: Sequence[object]) -> None:
        if not 0 < len(spaces) <= MOST_SPACES:
            self.problem(where, f"{len(spaces)} wounds; 1 to {MOST_SPACES} are possible")

    def symbols(self, where: str, names: list[Any]) -> list[int]:
        return [self.one_of(where, "symbol", name, SYMBOLS[:WOUND_SYMBOLS]) for name in names]

    def event(self, entry: Table, regions: list[str]) -> EventCard:
        where = self.where("events.toml", "event", entry["id"])
        activate = entry["activate"]
        if len(activate) != ACTIVATED_RUNES:
            self.problem(where, f"activate must name {ACTIVATED_RUNES} runes")
        return EventCard(
            str(entry["id"]),
            self.one_of(where, "id", entry["id"], regions),
            self.one_of(where, "place", entry["place"], RUNES),
            [self.one_of(where, "activate", rune, RUNES) for rune in activate],
            entry.get("boss", False),
        )

    def omen(self, entry: Table) -> OmenCard:
        where = self.where("events.toml", "omen", entry["id"])
        kind = self.one_of(where, "kind", entry["kind"], OMEN_KINDS)
        level = self.number(where, entry, "level", default=None if kind == MONUMENTS else 0)
        return OmenCard(
            entry["id"],
            entry["players"],
            kind,
            self.number(where, entry, "count"),
            level,
        )

    def combat_card(self, entry: Table) -> CombatCard:
        where = self.where("combat.toml", "card", entry["id"])
        return CombatCard(
            entry["id"],
            self.one_of(where, "symbol", entry["symbol"], SYMBOLS),
            mask_of(set(self.symbols(where, entry["covers"]))),
            self.number(where, entry, "value"),
            self.number(where, entry, "losses"),
            self.number(where, entry, "count"),
            self.effects(where, entry, "hunt", table.HUNT),
            self.effects(where, entry, "battle", table.BATTLE),
        )

    def attack_card(self, entry: Table) -> AttackCard:
        where = self.where("attacks.toml", "card", entry["id"])
        return AttackCard(
            entry["id"],
            rage=self.number(where, entry, "rage"),
            weakness=self.number(where, entry, "weakness"),
            draw=self.number(where, entry, "draw"),
            shield_works=entry.get("shield_works", True),
            count=self.number(where, entry, "count"),
            effects=self.effects(where, entry, "effects", table.ATTACK),
        )

    def temple_track(self, entry: Table) -> TempleTrack:
        where = self.where("temples.toml", "temple_track", entry["id"])
        spaces = self.number(where, entry, "spaces")
        drafts = entry["drafts"]
        if not set(drafts) <= set(range(1, spaces + 1)):
            self.problem(where, f"drafts must be spaces from 1 to {spaces}")
        return TempleTrack(
            entry["id"],
            entry["players"],
            self.one_of(where, "side", entry["side"], SIDES),
            spaces,
            mask_of(set(drafts)),
        )


def with_feature(regions: list[Table], feature: str) -> int:
    return mask_of(n for n, region in enumerate(regions) if feature in region["features"])


def turned(masks: list[int], count: int) -> list[int]:
    """From a mask of regions by area to a mask of areas by region."""
    return [
        mask_of(area for area, regions in enumerate(masks) if has(regions, region))
        for region in range(count)
    ]
