"""Chapter 2 of the rules: components and counts."""

from __future__ import annotations

import tomllib
from collections import Counter
from itertools import combinations

import pytest

from sagaboard.games.blood_rage import SPEC
from sagaboard.games.blood_rage.loading import FOLDER
from sagaboard.games.blood_rage.state import BloodRage
from sagaboard.kernel.errors import SagaboardError
from sagaboard.kernel.match import Match, new_record
from tests.games.blood_rage.scenario import Scenario, new_game

SPECTATOR = -1
OUTER = {
    "myrkulor",
    "elvagar",
    "angerboda",
    "muspelheim",
    "horgr",
    "utgard",
    "andlang",
    "gimle",
}
MONSTERS = {
    1: ["dwarf_chieftain", "sea_serpent", "troll"],
    2: ["dark_elf", "fire_giant", "valkyrie"],
    3: ["frost_giant", "soldier_of_hel", "volur_witch"],
}
REGION_QUESTS = ["quest_alfheim", "quest_jotunheim", "quest_manheim", "quest_glorious_death"]
FROM_THREE_PLAYERS = {
    1: [
        "sea_serpent",
        "friggas_succor",
        "tyrs_domain",
        "quest_yggdrasil",
        "odins_smite",
        "tyrs_smash",
    ],
    2: [
        "fire_giant",
        "lokis_eminence",
        "tyrs_prowess",
        "quest_yggdrasil",
        "heimdalls_eye",
        "tyrs_smite",
    ],
    3: [
        "volur_witch",
        "friggas_sacrifice",
        "tyrs_wrath",
        "quest_yggdrasil",
        "heimdalls_gaze",
        "thors_primacy",
    ],
}
FROM_FOUR_PLAYERS = {
    1: ["lokis_blessing", *REGION_QUESTS, "friggas_grace", "lokis_trickery", "tyrs_crush"],
    2: ["thors_domain", *REGION_QUESTS, "odins_tide", "lokis_backstab", "tyrs_smash"],
    3: ["lokis_wrath", *REGION_QUESTS, "thors_ascension", "odins_judgement", "tyrs_smite"],
}


def all_cards(g: BloodRage, age: int) -> Counter[str]:
    """Every card of an Age that is in the game before the first pick."""
    cards = [card for zone in (g.packs, g.decks) for held in zone for card in held] + g.undealt
    faces = [g.content.cards[card] for card in cards]
    return Counter(face.card_id for face in faces if face.age == age)


@pytest.mark.rule("BR-COMP-01", "BR-COMP-02")
def test_each_clan_has_ten_figures_and_nine_monsters_stand_aside() -> None:
    view = SPEC.view(new_game(4), SPECTATOR)
    for clan in view.clans:
        kinds = Counter(name.split("-")[0] for name in clan.figures)
        assert kinds == {"warrior": 8, "leader": 1, "ship": 1}
    assert len(view.free_monsters) == 9
    assert len(view.free_monsters) + sum(len(clan.figures) for clan in view.clans) == 49


@pytest.mark.rule("BR-COMP-01")
def test_a_clan_can_bring_its_ten_figures_on_the_board_and_no_more() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        raven passed
        wolf rage 12 stats 1/1/5
        wolf sheet dwarf_chieftain
    """)
    for _ in range(8):
        table.plays("wolf invade warrior", f"wolf to {free_province(table)}")
    assert [offer.split("-")[0] for offer in table.offers("wolf", "invade")] == [
        "invade leader",
        "invade ship",
        "invade dwarf_chieftain",
    ]


def free_province(table: Scenario) -> str:
    g = table.g
    return next(name for i, name in enumerate(g.content.provinces) if g.free_villages(i) > 0)


@pytest.mark.rule("BR-COMP-03")
def test_the_clans_are_bear_wolf_serpent_and_raven() -> None:
    view = SPEC.view(new_game(4), SPECTATOR)
    assert sorted(clan.clan for clan in view.clans) == ["bear", "raven", "serpent", "wolf"]


@pytest.mark.rule("BR-COMP-04")
def test_clan_colours() -> None:
    clans = tomllib.loads((FOLDER / "clans.toml").read_text())["clan"]
    assert {clan["id"]: clan["colour"] for clan in clans} == {
        "wolf": "red",
        "raven": "blue",
        "serpent": "yellow",
        "bear": "brown",
    }


@pytest.mark.rule("BR-COMP-05")
@pytest.mark.parametrize(
    ("first", "second"), list(combinations([m for age in MONSTERS.values() for m in age], 2))
)
def test_bases_limit_nothing_any_two_monsters_may_serve_one_clan(first: str, second: str) -> None:
    table = Scenario(f"""
        seats wolf raven serpent
        age 3
        turn wolf
        wolf rage 12
        wolf sheet {first}
        wolf hand {second}
    """)
    table.plays(f"wolf upgrade {second}", "wolf slot monster-2", "wolf done")
    assert {first, second} <= set(SPEC.view(table.g, SPECTATOR).clans[0].figures)


@pytest.mark.rule("BR-COMP-06")
def test_tokens_on_the_table() -> None:
    """A Pillage token on each province, 8 Ragnarök tokens, 4 tokens and a marker for each clan."""
    view = SPEC.view(new_game(4), SPECTATOR)
    assert len(view.provinces) == 9
    assert [(len(clan.columns), clan.rage, clan.glory) for clan in view.clans] == [(3, 6, 0)] * 4
    assert view.first_player in range(4)
    assert (view.age, view.phase) == (1, "gods_gifts")
    drawn = len(view.doom) + sum(province.destroyed for province in view.provinces.values())
    assert drawn + 4 == 8  # four go back to the box


@pytest.mark.rule("BR-COMP-07")
def test_there_are_34_cards_for_each_age() -> None:
    g = new_game(4)
    assert [all_cards(g, age).total() for age in (1, 2, 3)] == [34, 34, 34]


@pytest.mark.rule("BR-COMP-08", "BR-COMP-09", "BR-SETUP-16", "BR-SETUP-17", "BR-SETUP-18")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_marked_cards_come_in_with_the_third_and_fourth_player(age: int) -> None:
    two, three, four = (all_cards(new_game(players), age) for players in (2, 3, 4))
    assert (two.total(), three.total(), four.total()) == (20, 26, 34)
    assert three - two == Counter(FROM_THREE_PLAYERS[age])
    assert four - three == Counter(FROM_FOUR_PLAYERS[age])


@pytest.mark.rule("BR-COMP-10")
def test_the_mix_of_pillage_tokens() -> None:
    table = Scenario(new_game(4))
    assert table.token("yggdrasil") == "all_stats"
    outer = Counter(table.token(name) for name in OUTER)
    assert outer == {"rage": 3, "axes": 2, "horns": 2, "glory": 1}


@pytest.mark.rule("BR-COMP-11")
def test_every_outer_province_has_a_ragnarok_token_and_yggdrasil_none() -> None:
    drawn: set[str] = set()
    for seed in range(60):
        view = SPEC.view(new_game(2, str(seed)), SPECTATOR)
        destroyed = {name for name, province in view.provinces.items() if province.destroyed}
        drawn |= destroyed | set(view.doom)
    assert drawn == OUTER


@pytest.mark.rule("BR-COMP-12")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_each_monster_has_one_card_in_its_age(age: int) -> None:
    g = new_game(4)
    everyone = {monster for monsters in MONSTERS.values() for monster in monsters}
    assert set(SPEC.view(g, SPECTATOR).free_monsters) == everyone
    cards = all_cards(g, age)
    assert {name: cards[name] for name in everyone if cards[name]} == dict.fromkeys(
        MONSTERS[age], 1
    )


@pytest.mark.rule("BR-COMP-13")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_other_numbers_of_players_are_rejected(players: int) -> None:
    with pytest.raises(SagaboardError):
        new_record(SPEC, [f"player {n}" for n in range(players)], {}, "1")


@pytest.mark.rule("BR-COMP-13")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_a_record_with_another_number_of_players_is_rejected(players: int) -> None:
    record = new_record(SPEC, ["Ann", "Bob"], {}, "1")
    record.seats = [f"player {n}" for n in range(players)]
    with pytest.raises(SagaboardError):
        Match(SPEC, record)


@pytest.mark.rule("BR-COMP-13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_can_play(players: int) -> None:
    match = Match(SPEC, new_record(SPEC, [f"player {n}" for n in range(players)], {}, "1"))
    assert match.game.waiting_for() == list(range(players))
