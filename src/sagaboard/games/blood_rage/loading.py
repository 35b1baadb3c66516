# mypyc: interpreted (reads and checks data files once, then is out of the way)
"""Reads the data files, lays a content pack over them, checks everything and builds the Content.

Every problem is reported with file, entry and remedy, all of them at once.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from sagaboard.games.blood_rage.effects.moments import COUNTS_AS_SHIP, ENTERS_CENTRE
from sagaboard.games.blood_rage.effects.table import EFFECTS
from sagaboard.games.blood_rage.printed import (
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
from sagaboard.kernel.data_files import DataFiles, Table
from sagaboard.kernel.move import NOUNS

FOLDER = Path(__file__).parent / "content"
KEYS = {
    "board.toml": {"region": "id", "province": "id", "fjord": "id"},
    "clans.toml": {"clan": "id", "stat": "id", "figure": "id"},
    "tokens.toml": {"pillage": "reward", "players": "count"},
    "cards.toml": {"card": "id"},
}
ROOM_IN_CENTRE = 1000
PLAYERS = (2, 3, 4)


@lru_cache(maxsize=8)
def load(pack: Path | None = None) -> Content:
    """The printed matter, with a content pack laid over it; raises BadContent."""
    return _Loader(FOLDER, KEYS, pack).content()


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
        self.stop_on_problems()
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
                sum(1 << provinces.index(other) for other in p["adjacent"])
                for p in board["province"]
            ],
            fjord_of=[places[p["fjord"]] if "fjord" in p else -1 for p in board["province"]],
            supports=[1 << i for i in range(len(provinces))]
            + [sum(1 << provinces.index(p) for p in f["supports"]) for f in board["fjord"]],
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
            self.problem("board.toml", "more than 60 provinces and fjords; remove some")
        if sum(1 for p in board["province"] if p.get("central")) != 1:
            self.problem("board.toml", "exactly one province must have central = true")
        for province in board["province"]:
            where = f"board.toml province {province['id']!r}"
            for other in province.get("adjacent", []):
                if other not in by_id:
                    self.problem(where, f"adjacent to unknown province {other!r}; correct the id")
                elif province["id"] not in by_id[other].get("adjacent", []):
                    self.problem(where, f"is adjacent to {other!r} but not the other way; add it")
                elif other == province["id"]:
                    self.problem(where, "is adjacent to itself; remove it")
            if "adjacent" not in province:
                self.problem(where, "has no list `adjacent`; add it")
            if province.get("central"):
                continue
            if province.get("region") not in regions:
                self.problem(where, f"unknown region; one of {', '.join(regions)} is needed")
            if province.get("fjord") not in fjords:
                self.problem(where, f"unknown fjord; one of {', '.join(fjords)} is needed")
            self.number(where, province, "villages")
        for fjord in board["fjord"]:
            where = f"board.toml fjord {fjord['id']!r}"
            for name in fjord.get("supports", []):
                if by_id.get(name, {}).get("fjord") != fjord["id"]:
                    self.problem(where, f"supports {name!r}, whose fjord is another; correct one")

    def check_clans(self, clans: Table) -> None:
        if len(clans["clan"]) < max(PLAYERS):
            self.problem("clans.toml", f"{len(clans['clan'])} clans; four are needed")
        stats = [stat["id"] for stat in clans["stat"]]
        if stats != list(STATS):
            self.problem("clans.toml", f"stats are {stats}; they must be {list(STATS)}")
        for stat in clans["stat"]:
            if len(stat["track"]) != 6:
                self.problem(f"clans.toml stat {stat['id']!r}", "track needs six values")
        if len(clans["legendary"]) != 6:
            self.problem("clans.toml", "legendary needs six values")
        fixed = {"leader": 1, "warrior": 8, "ship": 1}
        found = {figure["id"]: figure.get("count") for figure in clans["figure"]}
        if found != fixed:
            self.problem("clans.toml", f"figures are {found}; the sheet has room for {fixed}")
        for figure in clans["figure"]:
            self.number(f"clans.toml figure {figure['id']!r}", figure, "strength")
        slots = {"warrior": 1, "leader": 1, "ship": 1, "monster": 2, "clan": 3}
        if clans["slots"] != slots:
            self.problem("clans.toml", f"slots are {clans['slots']}; the sheet has {slots}")

    def check_tokens(self, tokens: Table, provinces: int) -> None:
        outer = 0
        for row in tokens["pillage"]:
            where = f"tokens.toml pillage {row.get('reward')!r}"
            if row.get("reward") not in REWARDS:
                self.problem(where, f"unknown reward; one of {', '.join(REWARDS)} is needed")
            if row.get("reward") != "glory" and row.get("amount") != 1:
                self.problem(where, "amount must be 1: a token raises a stat by one column")
            outer += 0 if row.get("central") else self.number(where, row, "count")
        if outer != provinces - 1:
            self.problem(
                "tokens.toml", f"{outer} outer pillage tokens for {provinces - 1} outer provinces"
            )
        if sum(row.get("count", 0) for row in tokens["pillage"] if row.get("central")) != 1:
            self.problem("tokens.toml", "exactly one pillage token must have central = true")
        counts = [row["count"] for row in tokens["players"]]
        if counts != list(PLAYERS):
            self.problem("tokens.toml", f"players are {counts}; they must be {list(PLAYERS)}")
        for row in tokens["players"]:
            if row["destroyed_at_setup"] + 3 > provinces - 1:
                self.problem(
                    f"tokens.toml players {row['count']}", "destroys more provinces than there are"
                )
            if tokens["draft"]["kept"] % row["cards_per_pick"]:
                self.problem(
                    f"tokens.toml players {row['count']}", "cards_per_pick must divide draft.kept"
                )
        if len(tokens["ragnarok"]["glory_by_age"]) != 3:
            self.problem("tokens.toml ragnarok", "glory_by_age needs three values")

    def check_decks(self, decks: list[list[list[int]]], dealt: int) -> None:
        for players in PLAYERS:
            for age, deck in enumerate(decks[players], start=1):
                if len(deck) < players * dealt:
                    self.problem(
                        "cards.toml",
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
        entries = self.files["cards.toml"].get("card", [])
        for age in (1, 2, 3):
            for entry in entries:
                copies = [copy for copy in entry.get("copies", []) if copy.get("age") == age]
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
            for copy in entry.get("copies", []):
                if copy.get("age") not in (1, 2, 3):
                    self.problem(f"cards.toml card {entry.get('id')!r}", "age must be 1, 2 or 3")
        if len(faces) > NOUNS or len(monsters) > NOUNS - OWN_MONSTER:
            self.problem("cards.toml", f"{len(faces)} card faces; at most {NOUNS} fit")
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
        card_id = str(entry.get("id"))
        where = f"cards.toml card {card_id!r}"
        if entry.get("type") not in CARD_TYPES:
            self.problem(where, f"unknown type; one of {', '.join(CARD_TYPES)} is needed")
        type_ = CARD_TYPES.index(entry["type"]) if entry.get("type") in CARD_TYPES else BATTLE
        ages = sorted({copy.get("age") for copy in entry["copies"]})
        upgrade = type_ not in (BATTLE, QUEST)
        strength = self.number(where, entry, "strength", default=0)
        glories = {copy.get("glory", 0) for copy in copies}
        if type_ == QUEST and (glories == {0} or len(glories) > 1):
            self.problem(where, f"copies of Age {age} need one and the same glory")
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
                for line in entry.get("effects", [])
                if (effect := self.effect(where, line, type_, provinces, regions)) is not None
            ],
        )

    def effect(
        self, where: str, line: Table, type_: int, provinces: list[str], regions: list[str]
    ) -> Effect | None:
        name = str(line.get("effect"))
        entry = EFFECTS.get(name)
        if entry is None:
            self.problem(where, f"unknown effect {name!r}; known are {', '.join(sorted(EFFECTS))}")
            return None
        if type_ not in entry.on:
            types = ", ".join(CARD_TYPES[t] for t in entry.on)
            self.problem(where, f"effect {name!r} does nothing on this card, only on: {types}")
        words = {"region": regions, "province": provinces, "whom": list(WHOM)[1:]}
        numbers: dict[str, int] = {}
        for key, value in line.items():
            if key == "effect":
                continue
            if key not in entry.numbers:
                takes = ", ".join(entry.numbers) or "nothing"
                self.problem(where, f"effect {name!r} has no {key!r}; it takes {takes}")
            elif key in words:
                if value not in words[key]:
                    allowed = ", ".join(words[key])
                    self.problem(where, f"effect {name!r}: {key} {value!r} is none of {allowed}")
                else:
                    numbers[key] = words[key].index(value) + (1 if key == "whom" else 0)
            else:
                numbers[key] = self.number(where, line, key)
        for key in entry.numbers:
            if key not in line:
                self.problem(where, f"effect {name!r} needs {key!r}; add it")
        effect = Effect(name, entry.moment, **numbers)
        effect.react = entry.react
        effect.modify = entry.modify
        effect.offer = entry.offer
        return effect


def has(face: CardFace, moment: int) -> bool:
    return any(effect.moment == moment for effect in face.effects)
