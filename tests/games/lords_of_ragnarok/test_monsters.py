"""Chapter 22 and action E: activating monsters, trample, control of monsters; the boss."""

from __future__ import annotations

import pytest

from tests.games.lords_of_ragnarok.scenario import Scenario

ACTION = """
    seats green red blue
    options {options}
    turn green special_action
    green hero lagertha 1
    red hero ragnar 2
    blue hero snorri 9
    {position}
"""


def action(position: str, options: str = "") -> Scenario:
    """Green has chosen the Monsters action."""
    table = Scenario(ACTION.format(position=position, options=options))
    return table.plays("green special monsters")


def roused(position: str, monster: str, *faces: str) -> Scenario:
    """Green activates a monster and, if it is neutral, rolls these faces."""
    table = action(position)
    if faces:
        table.rolls(*faces)
    return table.plays(f"green rouse {monster}")


# The action


@pytest.mark.rule("LOR-MONS-01", "LOR-MONS-02", "LOR-MONS-03", "LOR-MONS-04", "LOR-OQ-15")
def test_one_or_two_different_monsters_are_activated() -> None:
    table = action("""
        monster draugr 7
        monster fenrir 14 ring green
        monster nidhogg 19 ring red
        monster grendel 1
    """)
    assert table.offers("green") == [
        "rouse draugr",
        "rouse grendel",
        "rouse fenrir",
        "hunt grendel",
    ]
    table.plays("green rouse fenrir", "green shift 13")
    assert table.offers("green") == ["rouse draugr", "rouse grendel", "done"]
    table.rolls("move").plays("green rouse draugr", "green shift 8")
    assert table.asked() == {"red": "prayer"}


@pytest.mark.rule("LOR-MONS-02", "LOR-OQ-15")
def test_the_second_activation_may_be_dropped() -> None:
    table = action("monster draugr 7 ring green\nmonster grendel 8 ring green")
    table.plays("green rouse draugr", "green shift 6", "green done")
    assert table.beast_at("grendel") == "8"
    assert table.asked() == {"red": "prayer"}


@pytest.mark.rule("LOR-MONS-03", "LOR-OPT-06")
def test_the_same_monster_twice_is_an_option() -> None:
    position = "monster draugr 7 ring green\nmonster grendel 8"
    table = action(position, "monsters_action_targets=same_allowed")
    table.plays("green rouse draugr", "green shift 6")
    assert table.nouns("green", "rouse") == ["draugr", "grendel"]
    strict = action(position).plays("green rouse draugr", "green shift 6")
    assert strict.nouns("green", "rouse") == ["grendel"]
    assert strict.why_not("green", "rouse draugr") == "LOR-MONS-03"


@pytest.mark.rule("LOR-OQ-16", "LOR-MONS-04")
@pytest.mark.parametrize(
    ("position", "may"),
    [
        ("", False),
        ("monster draugr 7", True),
        ("monster draugr 7 ring green", True),
        ("monster draugr 7 ring red", False),
        ("monster draugr 1 ring red", True),  # a hunt is possible
        ("loki 1", False),
        ("loki 1\ngreen tokens 2", True),
    ],
)
def test_the_action_needs_a_monster_or_a_hunt(position: str, may: bool) -> None:
    table = Scenario(ACTION.format(position=position, options=""))
    assert ("special monsters" in table.offers("green")) == may


# Activation


@pytest.mark.rule("LOR-MACT-01", "LOR-MACT-02", "LOR-MACT-10", "LOR-MOVE-18", "LOR-MOVE-20")
def test_a_controller_decides_without_a_roll() -> None:
    table = roused("monster draugr 7 ring green", "draugr")
    assert table.events("die_rolled") == []
    assert table.offers("green") == ["shift 4", "shift 5", "shift 6", "shift 8", "ravage"]


@pytest.mark.rule("LOR-MACT-03")
def test_a_region_attack_hits_its_controller_too() -> None:
    table = roused("monster draugr 7 ring green\ngreen armies 7:3\nred armies 8:3", "draugr")
    table.plays("green ravage")
    assert table.army("green", "7") == [2]


@pytest.mark.rule("LOR-MACT-04", "LOR-MACT-05", "LOR-MACT-06", "LOR-MACT-07", "LOR-MACT-08")
@pytest.mark.parametrize(
    ("face", "offers"),
    [
        ("move", ["shift 4", "shift 5", "shift 6", "shift 8"]),
        ("choice", ["shift 4", "shift 5", "shift 6", "shift 8", "ravage"]),
    ],
)
def test_the_die_decides_for_a_neutral_monster(face: str, offers: list[str]) -> None:
    table = roused("monster draugr 7", "draugr", face)
    assert len(table.events("die_rolled")) == 1
    assert table.offers("green") == offers
    table.plays("green shift 8")
    assert table.beast_at("draugr") == "8"


@pytest.mark.rule("LOR-MACT-07", "LOR-MACT-08")
@pytest.mark.parametrize("face", ["region_attack", "choice"])
def test_a_flame_is_the_region_attack(face: str) -> None:
    table = roused("monster draugr 7\nred armies 7:3", "draugr", face)
    if face == "choice":
        table.plays("green ravage")
    assert table.army("red", "7") == [2]
    assert table.beast_at("draugr") == "7"


@pytest.mark.rule("LOR-MACT-09")
def test_the_active_player_decides_for_a_neutral_monster() -> None:
    table = roused("monster grendel 7\nred armies 7:3\nblue armies 8:2", "grendel", "region_attack")
    assert table.army("red", "7") == [1]  # the only army there
    chosen = roused("monster grendel 7\nred armies 7:3 7:2", "grendel", "region_attack")
    assert chosen.asked() == {"green": "hit_army"}


@pytest.mark.rule("LOR-OQ-84")
def test_the_monster_is_named_before_the_roll() -> None:
    table = action("monster draugr 7\nmonster grendel 8")
    assert table.events("die_rolled") == []
    table.plays("green rouse grendel")
    assert table.events("die_rolled")[0].values[1] == table.beast("grendel")


EVENT = """
    seats green red blue
    turn green special_action
    green hero lagertha 1
    red hero ragnar 2
    blue hero snorri 9
    wheel prepare green
    monster fenrir 14 ring red
    monster nidhogg 19
    deck events 1
"""


@pytest.mark.rule("LOR-OQ-31", "LOR-MACT-02", "LOR-MACT-10", "LOR-EVT-10")
def test_the_controller_decides_also_when_an_event_activates_the_monster() -> None:
    table = Scenario(EVENT).rolls("move")
    table.plays("green monument odin")  # PLACE uruz, ACTIVATE othala and algiz
    assert table.asked() == {"red": "activate_monster"}
    table.plays("red shift 13")
    assert table.asked() == {"green": "activate_monster"}  # the neutral one


# Trample


@pytest.mark.rule("LOR-EX-10", "LOR-TRAM-01", "LOR-TRAM-04", "LOR-TRAM-05")
@pytest.mark.parametrize(("strength", "after"), [(3, {"19": [2]}), (1, {})])
def test_a_neutral_monster_tramples(strength: int, after: dict[str, list[int]]) -> None:
    table = roused(f"monster draugr 15\nred armies 19:{strength}", "draugr", "move")
    table.plays("green shift 19")
    assert table.armies("red") == after
    assert table.asked() == {"red": "prayer"}  # green could not waive it


@pytest.mark.rule("LOR-TRAM-02", "LOR-TRAM-06", "LOR-OQ-36")
def test_the_monster_player_chooses_the_army() -> None:
    position = "monster draugr 8\ngreen armies 7:2\nred armies 7:2 7:3"
    table = roused(position, "draugr", "move")
    table.plays("green shift 7")
    assert table.offers("green") == ["hit 1-1", "hit 2-1", "hit 2-2"]
    table.plays("green hit 2-2")
    assert table.events("army_weakened")[0].values == [table.seat("red"), table.region("7"), 2]


@pytest.mark.rule("LOR-TRAM-06")
def test_a_neutral_monster_tramples_an_own_army_too() -> None:
    table = roused("monster draugr 8\ngreen armies 7:2", "draugr", "move")
    table.plays("green shift 7")
    assert table.army("green", "7") == [1]


@pytest.mark.rule("LOR-TRAM-03")
def test_a_controller_may_spare_the_armies() -> None:
    table = roused("monster draugr 8 ring green\nred armies 7:2", "draugr")
    table.plays("green shift 7")
    assert table.offers("green") == ["hit 2-1", "spare"]
    table.plays("green spare")
    assert table.army("red", "7") == [2]


@pytest.mark.rule("LOR-MOVE-19")
def test_monsters_do_not_sail() -> None:
    table = roused("green drakkar sea_b\nmonster draugr 6", "draugr", "move")
    assert table.nouns("green", "shift") == ["5", "7", "8"]  # not 9, across the sea


@pytest.mark.rule("LOR-EVT-04", "LOR-MOVE-22")
def test_a_placed_monster_does_not_trample() -> None:
    table = Scenario(EVENT.replace("deck events 1", "red armies 1:2\ndeck events 1")).rolls("move")
    table.plays("green monument odin")
    assert table.beast_at("draugr") == "1"
    assert table.army("red", "1") == [2]


# Control of monsters

TAMING = """
    seats green red blue
    turn green rune_action
    green hero lagertha 7
    green runes uruz othala
    {position}
"""


@pytest.mark.rule("LOR-MCTL-01", "LOR-EX-05", "LOR-RACT-07")
def test_a_ring_costs_the_rune_of_the_monster() -> None:
    table = Scenario(
        TAMING.format(position="monster draugr 7\nmonster nidhogg 7\nmonster fenrir 8")
    )
    assert table.nouns("green", "control") == ["draugr"]  # algiz is missing, Fenrir is elsewhere
    assert table.why_not("green", "control nidhogg") == "LOR-RACT-03"
    table.plays("green control draugr")
    assert table.ring("draugr") == "green"
    assert table.runes("green") == {"othala": 1}


@pytest.mark.rule("LOR-MCTL-02", "LOR-MCTL-03", "LOR-OQ-34")
def test_a_third_monster_takes_a_ring_of_another() -> None:
    table = Scenario(
        TAMING.format(
            position="monster draugr 7\nmonster nidhogg 9 ring green\nmonster fenrir 8 ring green"
        )
    )
    table.plays("green control draugr")
    assert table.offers("green") == ["release fenrir", "release nidhogg"]
    table.plays("green release nidhogg")
    rings = {name: table.ring(name) for name in ("draugr", "fenrir", "nidhogg")}
    assert rings == {"draugr": "green", "fenrir": "green", "nidhogg": None}


@pytest.mark.rule("LOR-MCTL-05")
@pytest.mark.parametrize("ring", ["red", "green"])
def test_a_controlled_monster_cannot_be_taken(ring: str) -> None:
    table = Scenario(TAMING.format(position=f"monster draugr 7 ring {ring}"))
    assert table.offers("green", "control") == []
    assert table.why_not("green", "control draugr") == "LOR-MCTL-05"


# Region attacks


@pytest.mark.rule("LOR-CARD-05", "LOR-OQ-81")
def test_barrow_plague() -> None:
    position = """
        monster draugr 9
        red armies 9:3 9:2
        green armies 9:4
        blue hero snorri 9
    """
    table = Scenario(ACTION.replace("blue hero snorri 9", "").format(position=position, options=""))
    table.rolls("region_attack").plays("green special monsters", "green rouse draugr")
    assert table.army("green", "9") == [3]  # the active player first
    assert table.asked() == {"red": "weaken_own_army"}
    table.plays("red lose 2-1")
    assert table.army("red", "9") == [2, 2]
    assert table.asked() == {"blue": "injure"}
    table.plays("blue injure might")
    assert table.injuries("blue") == ["might"]


@pytest.mark.rule("LOR-CARD-05")
def test_night_raid() -> None:
    table = roused("monster grendel 7\nred armies 7:3 7:4", "grendel", "region_attack")
    table.plays("green hit 2-2")
    assert table.army("red", "7") == [2, 3]
    alone = roused("monster grendel 9\nblue hand bow axe", "grendel", "region_attack")
    assert alone.asked() == {"blue": "discard"}
    alone.plays("blue discard axe")
    assert alone.hand("blue") == ["bow"]


@pytest.mark.rule("LOR-CARD-05", "LOR-MOVE-14", "LOR-OQ-25")
def test_gale() -> None:
    position = """
        monster hraesvelgr 6 ring green
        red armies 6:3 6:2
        red controls 7 8
        blue armies 6:1
        blue controls 5
        green drakkar sea_e
        red drakkar sea_b
        blue drakkar sea_e
    """
    table = roused(position, "hraesvelgr").plays("green ravage")
    assert table.offers("green") == ["target player-2", "target player-3"]
    table.plays("green target player-2", "red retreat 7")
    assert table.armies("red") == {"7": [2, 3]}
    assert table.armies("blue") == {"6": [1]}
    assert table.offers("green") == ["drift player-2", "done"]
    table.plays("green drift player-2")
    assert table.offers("green") == ["sail sea_a", "sail sea_c"]
    table.plays("green sail sea_c")
    assert table.sea("red") == "sea_c"


def test_gale_may_leave_the_drakkars() -> None:
    position = "monster hraesvelgr 6 ring green\nred drakkar sea_b"
    table = roused(position, "hraesvelgr").plays("green ravage", "green done")
    assert table.sea("red") == "sea_b"
    inland = roused("monster hraesvelgr 7 ring green", "hraesvelgr").plays("green ravage")
    assert inland.asked() == {"red": "prayer"}  # nobody to drive out, no sea


@pytest.mark.rule("LOR-CARD-05")
@pytest.mark.parametrize(
    ("armies", "hits", "after"),
    [
        ("7:4 7:2", ("2-1", "2-1", "2-1"), [1, 2]),
        ("7:4 7:2", ("2-1", "2-2", "2-2"), [3]),
        ("7:4 7:2", ("2-2", "2-1", "2-1"), [1, 2]),
        ("7:2 7:1", (), []),
        ("7:5", (), [2]),
        ("7:1", (), []),
    ],
)
def test_devour(armies: str, hits: tuple[str, ...], after: list[int]) -> None:
    table = roused(f"monster fenrir 7\nred armies {armies}", "fenrir", "region_attack")
    for army in hits:
        if table.asked() == {"green": "hit_army"}:
            table.plays(f"green hit {army}")
    assert table.army("red", "7") == after


@pytest.mark.rule("LOR-CTRL-08", "LOR-EX-15", "LOR-CTRL-14", "LOR-OQ-64")
def test_gnaw_the_roots_takes_the_control_marker() -> None:
    table = roused("monster nidhogg 6\nred controls 6", "nidhogg", "region_attack")
    assert table.control("6") is None
    assert table.g.population(table.region("6")) == 3
    assert not table.forge_has_rune("6")
    assert sum(table.g.bank) == 36 - 5  # the rune of the forge is in the bank


@pytest.mark.rule("LOR-CARD-05")
def test_gnaw_the_roots_weakens_every_army() -> None:
    position = "monster nidhogg 6\nred armies 6:3 6:1\nred controls 6"
    table = roused(position, "nidhogg", "region_attack")
    assert table.army("red", "6") == [2]
    assert table.control("6") == "red"
    assert not table.forge_has_rune("6")


@pytest.mark.rule("LOR-CARD-05")
def test_venom_tide() -> None:
    position = "monster jormungandr 9\nred armies 8:3 8:1\ngreen armies 8:2 9:2"
    table = roused(position, "jormungandr", "region_attack")
    assert table.nouns("green", "strike-at") == ["8", "9", "10"]  # by land only
    table.plays("green strike-at 8")
    assert table.army("red", "8") == [2]
    assert table.armies("green") == {"8": [1], "9": [2]}
    assert table.asked() == {"blue": "injure"}  # the hero where the serpent is


@pytest.mark.rule("LOR-EX-16", "LOR-MAP-26", "LOR-MAP-27")
def test_a_monsters_region_is_where_it_stands_and_stays_with_its_controller() -> None:
    table = roused("monster grendel 7 ring green\nred controls 8\nblue controls 7", "grendel")
    table.plays("green shift 8")
    assert table.beast_at("grendel") == "8"
    assert table.control("8") == "red"
    assert table.control("7") == "blue"


# The boss

BOSS = """
    seats green red blue
    options {options}
    turn green rune_action
    green hero lagertha {region}
    green runes othala
    red runes {red}
    red hand {hand}
    blue runes uruz
    loki {region}
    red armies 8:2
"""


@pytest.mark.rule("LOR-RACT-06", "LOR-MOVE-21", "LOR-BOSS-03")
@pytest.mark.parametrize(
    ("region", "places"),
    [
        ("7", ["4", "5", "6", "8", "13", "14", "15", "19", "21"]),  # around Yggdrasil
        ("9", ["8", "10"]),
    ],
)
def test_the_boss_is_placed_nearby_or_around_yggdrasil(region: str, places: list[str]) -> None:
    table = Scenario(BOSS.format(region=region, red="", hand="", options=""))
    table.plays("green rune-action boss")
    assert table.nouns("green", "shift") == places
    table.plays("green shift 8")
    assert table.beast_at("loki") == "8"
    assert table.army("red", "8") == [2]  # no trample
    assert table.hero("green") == region
    assert table.runes("green") == {}


@pytest.mark.rule("LOR-RACT-06")
def test_silver_tongue_takes_a_rune_of_choice() -> None:
    table = Scenario(BOSS.format(region="7", red="uruz algiz", hand="bow", options=""))
    table.plays("green rune-action boss", "green shift 8")
    assert table.offers("green") == ["target player-2", "target player-3"]
    table.plays("green target player-2")
    assert table.offers("green") == ["steal uruz", "steal algiz"]
    table.plays("green steal algiz")
    assert table.runes("green") == {"algiz": 1}
    assert table.runes("red") == {"uruz": 1}
    assert table.hand("red") == ["bow"]


@pytest.mark.rule("LOR-RACT-06", "LOR-OQ-68")
def test_silver_tongue_takes_a_card_from_a_player_without_runes() -> None:
    table = Scenario(BOSS.format(region="7", red="", hand="bow", options=""))
    table.plays("green rune-action boss", "green shift 8", "green target player-2")
    assert table.hand("green") == ["bow"]
    assert table.hand("red") == []
    assert [event.kind for event in table.events("card_stolen")] == ["card_stolen"]
    knows = {kind: table.events(kind)[0].seats for kind in ("own_card_stolen", "own_card_lost")}
    assert knows == {"own_card_stolen": 1, "own_card_lost": 2}
    nothing = Scenario(BOSS.format(region="7", red="", hand="", options=""))
    nothing.plays("green rune-action boss", "green shift 8", "green target player-2")
    assert nothing.hand("green") == []


@pytest.mark.rule("LOR-OQ-68")
def test_a_stolen_card_is_sorted_into_the_hand() -> None:
    """Its place in the hand tells nobody which card it was."""
    able = BOSS.replace("lagertha {region}", "lagertha {region} levels 3/3/3")
    table = Scenario(
        able.format(region="7", red="", hand="spear", options="") + "green hand shield"
    )
    table.plays("green rune-action boss", "green shift 8", "green target player-2")
    assert table.hand("green") == ["spear", "shield"]


@pytest.mark.rule("LOR-OPT-02")
def test_the_rune_action_of_the_boss_by_book() -> None:
    ability = Scenario(
        BOSS.format(region="7", red="uruz", hand="", options="boss_rune_action=ability")
    )
    ability.plays("green rune-action boss", "green target player-2")
    assert ability.beast_at("loki") == "7"
    assert ability.runes("green") == {"uruz": 1}
    activate = Scenario(
        BOSS.format(region="7", red="uruz", hand="", options="boss_rune_action=activate")
    )
    activate.plays("green rune-action boss", "green shift 8")
    assert activate.beast_at("loki") == "8"
    assert activate.runes("green") == {}
    assert activate.asked() == {"green": "maneuvers"}


@pytest.mark.rule("LOR-OQ-79", "LOR-EVT-07")
def test_the_active_player_decides_for_the_boss_of_an_event() -> None:
    table = Scenario("""
        seats green red blue
        turn green special_action
        green hero lagertha 1
        red hero ragnar 2
        blue hero snorri 9
        wheel prepare green
        loki 9
        deck events 3
    """)
    table.plays("green monument odin")
    assert table.asked() == {"green": "place_boss"}
    assert table.nouns("green", "shift") == ["8", "10"]
