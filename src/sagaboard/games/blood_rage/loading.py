# mypyc: interpreted (reads and checks data files once, then is out of the way)
"""Reads the data files, lays a content pack over them, checks everything and builds the Content.

Every problem is reported with file, entry and remedy, all of them at once.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from sagaboard.games.blood_rage.components import (
    BATTLE,
    CARD_TYPES,
    FIRST_MONSTER,
    MONSTER,
    OWN_MONSTER,
    OWN_SHIP,
    QUEST,
    REWARDS,
    STATS,
    WHOM,
    CardFace,
    Content,
    Effect,
)
from sagaboard.games.blood_rage.effects.table import EFFECTS
from sagaboard.games.blood_rage.moments import COUNTS_AS_SHIP, ENTERS_CENTRE
from sagaboard.games.blood_rage.schema import FORMS
from sagaboard.kernel.bits import bit, mask_of
from sagaboard.kernel.data_files import DataFiles, Rewritten
from sagaboard.kernel.move import NOUNS
from sagaboard.kernel.schema import Table

FOLDER = Path(__file__).parent / "content"
ROOM_IN_CENTRE = 1000
PLAYERS = (2, 3, 4)


@lru_cache(maxsize=8)
def load(pack: Path | None = None) -> Content:
    """The printed matter, with a content pack laid over it; raises BadContent."""
    return _Loader(FOLDER, FORMS, pack).content()


def rewritten(pack: Path | None) -> list[Rewritten]:
    """The effects of the box that a pack replaced."""
    return _Loader(FOLDER, FORMS, pack).rewritten


class _Loader(DataFiles):
    def content(self) -> Content:
        board = self.files["board.toml"]
        clans = self.files["clans.toml"]
        tokens = self.files["tokens.toml"]
        provinces = self.ids("board.toml", "province")
        fjords = self.ids("board.toml", "fjord")
        regions = self.ids("board.toml", "region")
        self.check_board(board, provinces, fjords, regions)
        self.check_clans(clans)
        self.check_tokens(tokens, len(provinces))
        faces, decks, monsters = self.cards(provinces, regions)
        self.check_decks(decks, tokens["draft"]["dealt"])
        self.stop_on_problems()

        centre = next(i for i, p in enumerate(board["province"]) if p.get("central"))
        places = {name: i for i, name in enumerate(provinces + fjords)}
        figures = {figure["id"]: figure for figure in clans["figure"]}
        troops = [figures["leader"], figures["warrior"], figures["ship"]]
        by_count = {row["count"]: row for row in tokens["players"]}
        monster_faces = [faces[card] for card in monsters]
        central = next(row for row in tokens["pillage"] if row.get("central"))
        glory = next((row["amount"] for row in tokens["pillage"] if row["reward"] == "glory"), 0)
        return Content(
            version=self.version,
            clans=[clan["id"] for clan in clans["clan"]],
            provinces=provinces,
            fjords=fjords,
            regions=regions,
            centre=centre,
            region_of=[
                regions.index(p["region"]) if "region" in p else -1 for p in board["province"]
            ],
            villages=[p.get("villages", ROOM_IN_CENTRE) for p in board["province"]],
            adjacent=[
                mask_of(provinces.index(other) for other in p["adjacent"])
                for p in board["province"]
            ],
            fjord_of=[places[p["fjord"]] if "fjord" in p else -1 for p in board["province"]],
            supports=[bit(i) for i in range(len(provinces))]
            + [mask_of(provinces.index(p) for p in f["supports"]) for f in board["fjord"]],
            tracks=[
                next(stat["track"] for stat in clans["stat"] if stat["id"] == name)
                for name in STATS
            ],
            legendary=clans["legendary"],
            strengths=[troop["strength"] for troop in troops],
            invade_costs=[troop.get("invade_cost", -1) for troop in troops],
            outer_tokens=[
                REWARDS.index(row["reward"])
                for row in tokens["pillage"]
                if not row.get("central")
                for _ in range(row["count"])
            ],
            centre_token=REWARDS.index(central["reward"]),
            token_glory=glory,
            ragnarok_glory=tokens["ragnarok"]["glory_by_age"],
            destroyed_at_setup=[0, 0] + [by_count[n]["destroyed_at_setup"] for n in PLAYERS],
            cards_per_pick=[0, 0] + [by_count[n]["cards_per_pick"] for n in PLAYERS],
            dealt=tokens["draft"]["dealt"],
            kept=tokens["draft"]["kept"],
            cards=faces,
            decks=decks,
            monster_cards=monsters,
            is_ship=[own == OWN_SHIP for own in range(OWN_MONSTER)]
            + [has(face, COUNTS_AS_SHIP) for face in monster_faces],
            enters_centre=[False] * OWN_MONSTER
            + [has(face, ENTERS_CENTRE) for face in monster_faces],
        )

    # Checking

    def check_board(
        self, board: Table, provinces: list[str], fjords: list[str], regions: list[str]
    ) -> None:
        by_id = {p["id"]: p for p in board["province"]}
        if len(provinces) + len(fjords) > 60:
            self.problem(self.place("board.toml"), "more than 60 provinces and fjords; remove some")
        if sum(1 for p in board["province"] if p.get("central")) != 1:
            self.problem(self.place("board.toml"), "exactly one province must have central = true")
        self.check_borders("board.toml", "province", "adjacent")
        for province in board["province"]:
            if province.get("central"):
                continue
            where = self.where("board.toml", "province", province["id"])
            for key, names in (("region", regions), ("fjord", fjords)):
                if key in province:
                    self.one_of(where, key, province[key], names)
                else:
                    self.problem(where, f"has no {key}; add it")
            self.number(where, province, "villages")
        for fjord in board["fjord"]:
            where = self.where("board.toml", "fjord", fjord["id"])
            for name in fjord["supports"]:
                if by_id.get(name, {}).get("fjord") != fjord["id"]:
                    self.problem(where, f"supports {name!r}, whose fjord is another; correct one")

    def check_clans(self, clans: Table) -> None:
        if len(clans["clan"]) < max(PLAYERS):
            self.problem(
                self.place("clans.toml"),
                f"{len(clans['clan'])} clans; four are needed, so add some",
            )
        stats = [stat["id"] for stat in clans["stat"]]
        if stats != list(STATS):
            self.problem(self.place("clans.toml"), f"stats are {stats}; they must be {list(STATS)}")
        for stat in clans["stat"]:
            if len(stat["track"]) != 6:
                self.problem(
                    self.where("clans.toml", "stat", stat["id"]), "track must have six values"
                )
        if len(clans["legendary"]) != 6:
            self.problem(self.place("clans.toml"), "legendary must have six values")
        fixed = {"leader": 1, "warrior": 8, "ship": 1}
        found = {figure["id"]: figure["count"] for figure in clans["figure"]}
        if found != fixed:
            self.problem(
                self.place("clans.toml"),
                f"figures are {found}; they must be {fixed}, as on the sheet",
            )
        slots = {"warrior": 1, "leader": 1, "ship": 1, "monster": 2, "clan": 3}
        if clans["slots"] != slots:
            self.problem(
                self.place("clans.toml"),
                f"slots are {clans['slots']}; they must be {slots}, as on the sheet",
            )

    def check_tokens(self, tokens: Table, provinces: int) -> None:
        outer = 0
        for row in tokens["pillage"]:
            where = self.where("tokens.toml", "pillage", row["reward"])
            self.one_of(where, "reward", row["reward"], REWARDS)
            if row["reward"] != "glory" and row["amount"] != 1:
                self.problem(where, "amount must be 1: a token raises a stat by one column")
            outer += 0 if row.get("central") else row["count"]
        if outer != provinces - 1:
            self.problem(
                self.place("tokens.toml"),
                f"{outer} outer pillage tokens for {provinces - 1} outer provinces; correct it",
            )
        if sum(row["count"] for row in tokens["pillage"] if row.get("central")) != 1:
            self.problem(
                self.place("tokens.toml"), "exactly one pillage token must have central = true"
            )
        counts = [row["count"] for row in tokens["players"]]
        if counts != list(PLAYERS):
            self.problem(
                self.place("tokens.toml"), f"players are {counts}; they must be {list(PLAYERS)}"
            )
        for row in tokens["players"]:
            where = self.where("tokens.toml", "players", row["count"])
            if row["destroyed_at_setup"] + 3 > provinces - 1:
                self.problem(where, "destroys more provinces than there are; lower it")
            if not row["cards_per_pick"] or tokens["draft"]["kept"] % row["cards_per_pick"]:
                self.problem(where, "cards_per_pick must divide draft.kept; correct one of them")
        if len(tokens["ragnarok"]["glory_by_age"]) != 3:
            self.problem(
                self.place("tokens.toml", "ragnarok"), "glory_by_age must have three values"
            )

    def check_decks(self, decks: list[list[list[int]]], dealt: int) -> None:
        for players in PLAYERS:
            for age, deck in enumerate(decks[players], start=1):
                if len(deck) < players * dealt:
                    self.problem(
                        self.place("cards.toml"),
                        f"Age {age} has {len(deck)} cards with {players} players; "
                        f"{players * dealt} are dealt, so add copies",
                    )

    # Cards

    def cards(
        self, provinces: list[str], regions: list[str]
    ) -> tuple[list[CardFace], list[list[list[int]]], list[int]]:
        faces: list[CardFace] = []
        monsters: list[int] = []
        decks: list[list[list[int]]] = [[[], [], []] for _ in range(max(PLAYERS) + 1)]
        entries = self.entries("cards.toml", "card")
        for age in (1, 2, 3):
            for entry in entries:
                copies = [copy for copy in entry["copies"] if copy["age"] == age]
                if copies:
                    face = self.face(entry, age, copies, len(monsters), provinces, regions)
                    for players in PLAYERS:
                        for copy in copies:
                            if copy.get("players", 2) <= players:
                                decks[players][age - 1] += [len(faces)] * copy.get("count", 1)
                    if face.type == MONSTER:
                        monsters.append(len(faces))
                    faces.append(face)
        for entry in entries:
            for copy in entry["copies"]:
                if copy["age"] not in (1, 2, 3):
                    where = self.where("cards.toml", "card", entry["id"])
                    self.problem(where, f"age is {copy['age']}; it must be 1, 2 or 3")
        if len(faces) > NOUNS or len(monsters) > NOUNS - OWN_MONSTER:
            self.problem(
                self.place("cards.toml"),
                f"{len(faces)} card faces; at most {NOUNS} fit, so remove some",
            )
        return faces, decks, monsters

    def face(
        self,
        entry: Table,
        age: int,
        copies: list[Table],
        monsters: int,
        provinces: list[str],
        regions: list[str],
    ) -> CardFace:
        card_id = str(entry["id"])
        where = self.where("cards.toml", "card", card_id)
        type_ = self.one_of(where, "type", entry["type"], CARD_TYPES)
        ages = sorted({copy["age"] for copy in entry["copies"]})
        upgrade = type_ not in (BATTLE, QUEST)
        strength = self.number(where, entry, "strength", default=0)
        glories = {copy.get("glory", 0) for copy in copies}
        if type_ == QUEST and (glories == {0} or len(glories) > 1):
            self.problem(where, f"copies of Age {age} must have one and the same glory")
        if type_ == MONSTER and len(ages) > 1:
            self.problem(where, "a Monster has one figure, so its copies must be of one Age")
        if type_ == MONSTER and sum(copy.get("count", 1) for copy in copies) != 1:
            self.problem(where, "a Monster has one figure, so there can be only one copy")
        return CardFace(
            f"{card_id}.{age}" if len(ages) > 1 else card_id,
            card_id,
            age,
            type_,
            strength=strength,
            cost=self.number(where, entry, "cost") if upgrade else 0,
            invade_cost=self.number(where, entry, "invade_cost", default=strength),
            bonus=self.number(where, entry, "bonus") if type_ == BATTLE else 0,
            glory=max(glories),
            late=entry.get("late", False) is True,
            monster=FIRST_MONSTER + monsters if type_ == MONSTER else -1,
            god=str(entry.get("god", "")),
            effects=[
                effect
                for line in entry["effects"]
                if (effect := self.effect(where, line, type_, provinces, regions)) is not None
            ],
        )

    def effect(
        self, where: str, line: Table, type_: int, provinces: list[str], regions: list[str]
    ) -> Effect | None:
        possible = [name for name, rule in EFFECTS.items() if type_ in rule.on]
        rule = self.effect_rule(where, line, EFFECTS, possible)
        if rule is None:
            return None
        name = line["effect"]
        if type_ not in rule.on:
            types = ", ".join(CARD_TYPES[t] for t in rule.on)
            self.problem(where, f"effect {name!r} does nothing on this card; use it on: {types}")
        words = {"region": regions, "province": provinces, "whom": WHOM}
        numbers = self.effect_numbers(where, line, rule.numbers, words)
        effect = Effect(name, rule.moment, **numbers)
        effect.react = rule.react
        effect.modify = rule.modify
        effect.offer = rule.offer
        return effect


def has(face: CardFace, moment: int) -> bool:
    return any(effect.moment == moment for effect in face.effects)
