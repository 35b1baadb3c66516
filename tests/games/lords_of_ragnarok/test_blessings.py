"""Blessings, one test or more for each."""

from __future__ import annotations

import pytest

from tests.games.lords_of_ragnarok.hunts import attack, hero_round, hunt
from tests.games.lords_of_ragnarok.scenario import Scenario
from tests.games.lords_of_ragnarok.test_battle import battle

# `test_every_card_is_tested` looks that none is forgotten.
TESTED = {
    "allfathers_counsel": "test_allfathers_counsel",
    "ravens": "test_ravens",
    "einherjar": "test_einherjar",
    "thunderer": "test_thunderer",
    "megingjord": "test_megingjord",
    "storms_wrath": "test_storms_wrath_and_oath_of_tyr",
    "folkvangr": "test_folkvangr",
    "falcon_cloak": "test_falcon_cloak",
    "seidr": "test_seidr",
    "oath_of_tyr": "test_storms_wrath_and_oath_of_tyr",
    "law_of_the_thing": "test_law_of_the_thing",
    "one_handed_courage": "test_one_handed_courage",
    "fair_winds": "test_fair_winds",
    "harbour_lord": "test_harbour_lord",
    "sea_raiders": "test_sea_raiders",
    "watchman": "test_watchman_of_the_gods",
    "bifrost": "test_bifrost",
    "gjallarhorn": "test_gjallarhorn",
    "radiance": "test_radiance",
    "mistletoe_ward": "test_mistletoe_ward",
    "beloved_of_all": "test_beloved_of_all",
    "golden_apples": "test_golden_apples",
    "orchard_feast": "test_orchard_feast",
    "evergreen": "test_evergreen",
    "huntress": "test_huntress",
    "snowshoes": "test_snowshoes",
    "trapper": "test_trapper",
    "fate_weaver": "test_fate_weaver",
    "keeper_of_keys": "test_keeper_of_keys",
    "silent_prayer": "test_silent_prayer",
    "skalds_fame": "test_skalds_fame",
    "mead_of_poetry": "test_mead_of_poetry",
    "songs_of_old": "test_songs_of_old",
    "silent_avenger": "test_silent_avenger",
    "iron_shoe": "test_iron_shoe",
    "wolf_bane": "test_wolf_bane",
}

POSITION = """
    seats green red blue
    turn green {step}
    green hero {hero} {region} levels {levels} {injured}
    red hero ragnar 20
    blue hero snorri 19
    green blessings {blessing}
    {position}
"""


def at(
    step: str,
    blessing: str,
    position: str = "",
    *,
    hero: str = "lagertha",
    region: str = "7",
    levels: str = "2/2/2",
    injured: str = "",
) -> Scenario:
    """Green owns a blessing, at a step of the turn."""
    text = POSITION.format(
        step=step,
        blessing=blessing,
        position=position,
        hero=hero,
        region=region,
        levels=levels,
        injured=f"injured {injured}" if injured else "",
    )
    return Scenario(text)


def test_allfathers_counsel() -> None:
    table = at(
        "special_action",
        "allfathers_counsel",
        "green hand bow axe\ndeck combat shield spear sword",
    )
    table.plays("green special prepare", "green draw")
    assert table.offers("green") == ["invoke allfathers_counsel", "done"]
    table.plays("green invoke allfathers_counsel")
    assert sorted(table.hand("green")) == ["axe", "bow", "shield", "spear"]
    table.plays("green discard bow")
    # The limit is checked only now.
    table.plays("green discard axe")
    assert sorted(table.hand("green")) == ["shield", "spear"]
    table.plays("green draw", "green done", "green discard spear")
    assert sorted(table.hand("green")) == ["shield", "sword"]


@pytest.mark.parametrize(("action", "drawn"), [("draw-1", 1), ("draw-2", 2)])
def test_allfathers_counsel_for_rune_actions(action: str, drawn: int) -> None:
    table = at("rune_action", "allfathers_counsel", "green runes uruz othala algiz", levels="2/2/6")
    table.plays(f"green rune-action {action}")
    if drawn == 1:
        table.plays("green spend uruz", "green spend algiz")
    table.plays("green invoke allfathers_counsel")
    table.plays("green " + table.offers("green", "discard")[0])
    assert len(table.hand("green")) == drawn


def test_allfathers_counsel_not_for_a_first_alliance() -> None:
    table = at("rune_action", "allfathers_counsel", "green runes algiz", region="8")
    table.plays("green ally alfheim")
    assert len(table.hand("green")) == 1
    assert table.asked() == {"green": "maneuvers"}


def test_ravens() -> None:
    table = at("hero", "ravens").plays("green go 4", "green go 1", "green go 2")
    assert table.hero("green") == "2"
    assert table.asked() != {"green": "move_hero"}


def test_einherjar() -> None:
    table = at("special_action", "einherjar", "green drakkar sea_a", levels="3/2/2")
    table.plays("green special reinforce", "green recruit 1")
    assert table.army("green", "1") == [4]
    most = at("special_action", "einherjar", "green drakkar sea_a", levels="6/2/2")
    most.plays("green special reinforce", "green recruit 1")
    assert most.army("green", "1") == [6]


def test_einherjar_not_for_muspelheim() -> None:
    table = at(
        "special_action",
        "einherjar",
        "green allies muspelheim\ngreen controls 5\nmonster draugr 8",
    )
    table.plays("green special monsters")
    table.plays("green " + table.offers("green", "bonus")[0], "green recruit 5")
    assert table.army("green", "5") == [1]


def test_thunderer() -> None:
    assert len(hunt("green blessings thunderer").hand("green")) == 2 + 1


@pytest.mark.parametrize(("might", "region", "may"), [(2, "6", True), (2, "13", False)])
def test_megingjord(might: int, region: str, may: bool) -> None:
    table = at("special_action", "megingjord", region=region, levels=f"2/{might}/2")
    assert ("special usurp" in table.offers("green")) == may  # populations 3 and 4


def test_megingjord_may_pass_six() -> None:
    position = "red armies 7:4 7:3\nred controls 7"
    table = at("special_action", "megingjord", position, levels="2/6/2")
    assert "special usurp" in table.offers("green")


@pytest.mark.parametrize(
    ("position", "strengths"),
    [
        ("green blessings storms_wrath", (6, 4)),
        ("green blessings oath_of_tyr", (5, 4)),
        ("red blessings oath_of_tyr", (5, 5)),
        ("red blessings storms_wrath", (5, 4)),
    ],
)
def test_storms_wrath_and_oath_of_tyr(position: str, strengths: tuple[int, int]) -> None:
    assert battle(position, attackers=5).strengths() == strengths


def test_folkvangr() -> None:
    table = battle("red blessings folkvangr", attackers=6, defenders="7:1 7:1", realm="7")
    assert table.asked() == {"red": "gain_rune"}
    table.plays("red gain uruz", "red gain algiz")  # once for each army
    assert table.runes("red") == {"uruz": 1, "algiz": 1}


def test_folkvangr_counts_a_failed_retreat() -> None:
    table = battle("red blessings folkvangr", attackers=6, defenders="7:3", realm="7")
    table.plays("red gain uruz")
    assert table.armies("red") == {}


def test_falcon_cloak() -> None:
    table = at("rune_action", "falcon_cloak", "green runes algiz")
    table.plays("green invoke falcon_cloak")
    assert "place-hero 7" not in table.offers("green")
    table.plays("green place-hero 16")
    assert table.hero("green") == "16"
    assert table.runes("green") == {}
    assert at("rune_action", "falcon_cloak").asked() == {"green": "maneuvers"}  # without a rune


def test_seidr() -> None:
    table = at("rune_action", "seidr", "green runes algiz othala\nmonster draugr 7")
    table.plays("green control draugr")  # asks for uruz
    assert table.offers("green") == ["spend othala", "spend algiz"]
    table.plays("green spend algiz")
    assert table.ring("draugr") == "green"
    assert table.runes("green") == {"othala": 1}


def test_law_of_the_thing() -> None:
    table = at("special_action", "law_of_the_thing", region="5")
    table.plays("green special usurp", "green recruit 5")
    assert len(table.hand("green")) == 1


@pytest.mark.parametrize(("card", "after"), [("axe", 4), ("sword", 5)])
def test_one_handed_courage(card: str, after: int) -> None:
    table = battle("green blessings one_handed_courage", attackers=5, attacking=card)
    table.plays(f"green play {card}")
    assert table.army("green", "7") == [after]


def test_one_handed_courage_does_not_change_the_limit_of_symbols() -> None:
    table = battle("green blessings one_handed_courage", attackers=1, attacking="axe")
    assert table.offers("green") == ["pass"]


def test_fair_winds() -> None:
    table = at("hero", "fair_winds", "green drakkar sea_a")
    table.plays("green sail sea_b", "green sail sea_c", "green sail sea_d", "green sail sea_e")
    assert table.sea("green") == "sea_e"
    assert table.asked() != {"green": "move_drakkar"}


def test_harbour_lord() -> None:
    table = at("hero", "harbour_lord", "green drakkar sea_a", region="5")
    table.plays("green sail sea_b", "green done", "green invoke harbour_lord")
    assert "go 9" in table.offers("green")  # by the drakkar at its new sea
    table.plays("green go 9")
    assert table.hero("green") == "9"
    assert table.asked() != {"green": "move_hero"}  # one region


SAILED = """
    seats green red blue
    turn green maneuvers
    green hero aslaug 21
    red hero ragnar 20
    green blessings sea_raiders
    green drakkar {sea}
    green armies {start}:4
    red armies 6:4
    red controls 6
"""


@pytest.mark.parametrize(
    ("sea", "start", "strength"), [("sea_b", "9", 6), ("sea_b", "5", 6), ("sea_e", "5", 4)]
)
def test_sea_raiders(sea: str, start: str, strength: int) -> None:
    table = Scenario(SAILED.format(sea=sea, start=start))
    table.plays("green activate 1-1", "green to 6")
    assert sorted(table.strengths()) == sorted((strength, 4))  # also where they share a border


def test_sea_raiders_not_for_a_recruited_army() -> None:
    table = Scenario(SAILED.format(sea="sea_b", start="13").replace("maneuvers", "special_action"))
    table.plays("green special reinforce", "green recruit 6")
    assert table.strengths() == (4, 2)


@pytest.mark.parametrize(("region", "strengths"), [("7", (6, 5)), ("8", (5, 4))])
def test_watchman_of_the_gods(region: str, strengths: tuple[int, int]) -> None:
    table = Scenario(f"""
        seats green red blue
        turn green maneuvers
        green hero aslaug 21
        red hero snorri {region}
        red blessings watchman
        green armies 5:5
        red armies 7:4
        red controls 7 8
    """)
    table.plays("green activate 1-1", "green to 7")
    assert table.strengths() == strengths


def test_bifrost() -> None:
    table = at("maneuvers", "bifrost", "green armies 7:2\nloki 13")
    table.plays("green activate 1-1")
    assert table.nouns("green", "to") == ["4", "5", "6", "8", "14", "15", "19", "21"]


def test_gjallarhorn() -> None:
    table = at("special_action", "gjallarhorn", "green armies 5:4\nred armies 6:2\nred controls 6")
    table.plays("green special mobilize", "green activate 1-1", "green to 6")
    assert len(table.events("battle_won")) == 1  # the battles come first
    table.plays("green invoke gjallarhorn", "green go 8", "green go 9")
    assert table.hero("green") == "9"


def test_radiance() -> None:
    table = at("hero", "radiance", injured="might,wisdom,authority")
    table.plays("green heal might", "green heal wisdom")
    assert table.injuries("green") == ["authority"]
    one = at("hero", "radiance", injured="might,wisdom").plays("green heal might", "green done")
    assert one.injuries("green") == ["wisdom"]


@pytest.mark.rule("LOR-HEND-02")
def test_mistletoe_ward() -> None:
    table = attack(hunt("green blessings mistletoe_ward"), "strike")
    assert table.offers("green") == ["invoke mistletoe_ward", "done"]
    table.plays("green invoke mistletoe_ward")
    assert table.injuries("green") == []
    last = hunt("green blessings mistletoe_ward", injured="authority,might,wisdom")
    attack(last, "strike").plays("green invoke mistletoe_ward")
    assert last.asked() == {"green": "hero_round"}  # the hunt goes on


def test_mistletoe_ward_works_once_per_hunt_and_only_against_attacks() -> None:
    table = attack(hunt("green blessings mistletoe_ward"), "crushing_blow")
    table.plays("green invoke mistletoe_ward")
    assert table.asked() == {"green": "injure"}  # the second injury
    table.plays("green injure might", "green give-up")
    assert table.asked() == {"green": "injure"}  # the failed hunt cannot be warded off
    axe = hero_round("green blessings mistletoe_ward", hand="axe")
    axe.plays("green strike axe", "green wound 1", "green effect axe")
    assert axe.asked() == {"green": "injure"}  # nor can a price


def test_beloved_of_all() -> None:
    table = at("rune_action", "beloved_of_all", "green runes algiz\ngreen armies 1:2", region="8")
    table.plays("green ally alfheim")
    assert table.army("green", "1") == [3]
    assert len(table.hand("green")) == 1


def test_golden_apples() -> None:
    table = at("prayer", "golden_apples", "green hand bow axe", injured="might,wisdom")
    assert table.offers("green") == ["invoke golden_apples", "done"]
    table.plays("green invoke golden_apples", "green discard bow", "green heal wisdom")
    assert table.injuries("green") == ["might"]
    assert table.hand("green") == ["axe"]
    assert table.asked() == {"green": "hero_step"}  # once
    healthy = at("prayer", "golden_apples", "green hand bow")
    assert healthy.asked() == {"green": "hero_step"}


@pytest.mark.parametrize(("before", "after"), [(2, 4), (5, 6)])
def test_orchard_feast(before: int, after: int) -> None:
    position = f"green armies 5:{before}\ngreen controls 5"
    table = at("maneuvers", "orchard_feast", position)
    table.plays("green activate 1-1", "green strengthen 1-1")
    assert table.army("green", "5") == [after]


def test_orchard_feast_not_for_prepare() -> None:
    table = at("special_action", "orchard_feast", "green armies 5:2\ngreen controls 5")
    table.plays("green special prepare", "green strengthen 1-1")
    assert table.army("green", "5") == [3]


def test_evergreen() -> None:
    table = at("hero", "evergreen", injured="might,wisdom,authority")
    table.plays("green heal might")
    assert len(table.hand("green")) == 1
    table.skips_to("special_action").plays("green special prepare", "green heal authority")
    assert len(table.hand("green")) == 1  # once per turn


def test_huntress() -> None:
    plain = attack(hunt(hand="spear*2", levels="2/2/2"), "special_attack", defence="spear spear")
    table = hunt("green blessings huntress", hand="spear*2", levels="2/2/2")
    attack(table, "special_attack", defence="spear spear")
    assert len(table.hand("green")) == len(plain.hand("green")) + 1  # 4 + 2 + 2 against 7
    hurt = hunt("green blessings huntress", hand="sword", levels="2/2/6", injured="wisdom")
    attack(hurt, "tail_sweep", defence="sword").plays("green injure might")
    assert len(hurt.hand("green")) == 2 + 2  # 3 + 2 + 2


def test_snowshoes() -> None:
    table = attack(hunt("green blessings snowshoes", hand="bow"), "slip_away")
    table.plays("green injure might", "green discard bow")
    assert table.offers("green") == ["invoke snowshoes", "done"]  # after the limit
    table.plays("green invoke snowshoes", "green go 8", "green go 9")
    assert table.hero("green") == "9"


def test_trapper() -> None:
    position = "green runes uruz othala\nmonster draugr 7 ring red\nmonster fenrir 7"
    table = at("rune_action", "trapper", position)
    table.plays("green invoke trapper")
    assert table.offers("green") == ["rouse draugr", "rouse fenrir"]
    table.plays("green rouse draugr", "green wound 5")
    assert table.wounds("draugr") == {5: "green"}
    assert table.runes("green") == {}
    alike = at("rune_action", "trapper", "green runes uruz*2\nmonster draugr 7")
    assert "invoke trapper" not in alike.offers("green")  # two different runes


def test_fate_weaver() -> None:
    table = at(
        "special_action", "fate_weaver", "wheel prepare green\ndeck events 2 1\nmonster draugr 9"
    )
    table.plays("green monument odin")
    assert table.offers("green") == ["reveal 1", "reveal 2"]
    table.plays("green reveal 1")
    assert table.beast_at("grendel") == "1"
    assert table.beast_at("hraesvelgr") is None
    names = [table.g.content.events[card].name for card in table.g.event_discard]
    assert "2" in names


@pytest.mark.parametrize(("position", "priests"), [("", 1), ("green controls 3\ntemples 3", 2)])
def test_keeper_of_keys(position: str, priests: int) -> None:
    table = at("special_action", "keeper_of_keys", f"wheel prepare green\n{position}")
    table.plays("green monument odin")
    assert table.priests("green") == priests


@pytest.mark.parametrize(("level", "drawn"), [(0, 1), (1, 1), (2, 0)])
def test_silent_prayer(level: int, drawn: int) -> None:
    position = f"green priests 1\nmonument odin {level}"
    table = at("prayer", "silent_prayer", position).plays("green pray odin")
    assert len(table.hand("green")) == drawn


def test_skalds_fame() -> None:
    assert len(battle("green blessings skalds_fame", attackers=5).hand("green")) == 1
    lost = battle("green blessings skalds_fame", attackers=3)
    assert len(lost.hand("green")) == 0


@pytest.mark.rule("LOR-HERO-11", "LOR-HERO-12")
def test_mead_of_poetry() -> None:
    table = at("rune_action", "mead_of_poetry", "green runes uruz*3", levels="2/2/2")
    assert table.g.carry_limit(0) == 4
    table.skips_to("special_action").plays("green special prepare", "green draw", "green gain uruz")
    assert table.runes("green") == {"uruz": 4}


def test_songs_of_old() -> None:
    table = Scenario("""
        seats green red blue
        turn red special_action
        green blessings songs_of_old
        wheel prepare green
    """)
    table.plays("red special prepare", "green gain uruz")
    assert len(table.hand("green")) == 1
    assert table.runes("green") == {"uruz": 1}


def test_silent_avenger() -> None:
    table = battle(
        "red blessings silent_avenger",
        attackers=6,
        defenders="7:3 7:2 8:1",
    )
    assert table.offers("red") == ["strengthen 2-1", "strengthen 2-2"]  # those that retreated
    table.plays("red strengthen 2-2")
    assert table.army("red", "8") == [1, 2, 2]
    gone = battle("red blessings silent_avenger", attackers=6, defenders="7:1 8:2")
    assert gone.army("red", "8") == [2]


MONSTER = """
    seats green red blue
    turn green special_action
    green hero lagertha 1
    red hero ragnar 2
    red blessings iron_shoe
    red armies {armies}
    monster {monster}
"""


def test_iron_shoe() -> None:
    table = Scenario(MONSTER.format(monster="draugr 8", armies="7:1")).rolls("move")
    table.plays("green special monsters", "green rouse draugr", "green shift 7")
    assert table.army("red", "7") == [1]  # no trample
    raid = Scenario(MONSTER.format(monster="grendel 7", armies="7:3")).rolls("region_attack")
    raid.plays("green special monsters", "green rouse grendel")
    assert raid.army("red", "7") == [2]  # 2 - 1
    devour = Scenario(MONSTER.format(monster="fenrir 7", armies="7:4")).rolls("region_attack")
    devour.plays("green special monsters", "green rouse fenrir")
    assert devour.army("red", "7") == [2]  # 3 points together, less 1


def test_iron_shoe_does_not_help_against_attack_cards() -> None:
    table = attack(hunt("green blessings iron_shoe\ngreen armies 7:3"), "tail_sweep")
    assert table.army("green", "7") == [2]


def test_wolf_bane() -> None:
    position = "green runes uruz\nmonster draugr 8\nmonster grendel 13"
    table = at("rune_action", "wolf_bane", position)
    assert table.nouns("green", "control") == ["draugr"]


def test_this_module_names_tests_that_exist() -> None:
    assert [name for name in TESTED.values() if name not in globals()] == []
