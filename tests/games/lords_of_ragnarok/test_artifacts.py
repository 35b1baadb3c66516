"""Chapter 30: artifacts, one test or more for each."""

from __future__ import annotations

import pytest

from tests.games.lords_of_ragnarok.hunts import attack, hero_round, hunt
from tests.games.lords_of_ragnarok.scenario import Scenario
from tests.games.lords_of_ragnarok.test_battle import battle

# `test_every_card_is_tested` looks that none is forgotten.
TESTED = {
    "gungnir": "test_gungnir",
    "mjolnir": "test_mjolnir",
    "brisingamen": "test_brisingamen",
    "barrow_blade": "test_barrow_blade",
    "grendels_claw": "test_grendels_claw",
    "storm_feather": "test_storm_feather",
    "gleipnir": "test_gleipnir",
    "nidhoggs_fang": "test_nidhoggs_fang",
    "serpent_scale": "test_serpent_scale",
}

POSITION = """
    seats green red blue
    turn green {step}
    green hero lagertha {region} levels {levels}
    red hero ragnar 20
    blue hero snorri 19
    green artifacts {artifact}
    {position}
"""


def at(
    step: str, artifact: str, position: str = "", *, region: str = "7", levels: str = "2/2/2"
) -> Scenario:
    """Green owns an artifact, at a step of the turn."""
    return Scenario(
        POSITION.format(
            step=step, artifact=artifact, position=position, region=region, levels=levels
        )
    )


@pytest.mark.rule("LOR-ART-02", "LOR-ART-03")
def test_an_artifact_is_exhausted_when_it_is_used() -> None:
    table = at("rune_action", "brisingamen").plays("green use brisingamen", "green gain uruz")
    assert not table.is_charged("brisingamen")
    exhausted = at("rune_action", "-brisingamen", "green runes uruz othala")
    assert exhausted.why_not("green", "use brisingamen") == "LOR-ART-03"


@pytest.mark.rule("LOR-ART-04", "LOR-MONU-10")
def test_a_monument_recharges_all_artifacts() -> None:
    table = at(
        "special_action", "-brisingamen", "wheel prepare green\nred artifacts -serpent_scale"
    )
    table.plays("green monument odin")
    assert table.is_charged("brisingamen")
    assert table.is_charged("serpent_scale")


@pytest.mark.rule("LOR-ART-05", "LOR-ART-07", "LOR-MAP-15")
def test_a_divine_artifact_comes_with_the_monuments_region() -> None:
    table = Scenario("""
        seats green red blue
        turn green special_action
        green hero lagertha 10 levels 2/4/2
        red hero ragnar 20
    """)
    table.plays("green special usurp")
    assert table.artifacts("green") == ["brisingamen"]
    assert table.is_charged("brisingamen")


@pytest.mark.rule("LOR-ART-07", "LOR-ART-08", "LOR-OQ-97")
def test_a_divine_artifact_follows_the_region_and_arrives_charged() -> None:
    taken = Scenario("""
        seats green red blue
        turn green special_action
        green hero lagertha 10
        red hero ragnar 20
        red controls 10
        red artifacts -brisingamen
    """)
    taken.plays("green special usurp")
    assert taken.artifacts("green") == ["brisingamen"]
    assert taken.artifacts("red") == []
    assert taken.is_charged("brisingamen")
    again = Scenario("""
        seats green red blue
        turn green special_action
        green hero lagertha 10 levels 2/4/2
        red hero ragnar 20
        green artifacts -brisingamen
    """)
    again.plays("green special usurp")
    assert again.artifacts("green") == ["brisingamen"]
    assert again.is_charged("brisingamen")


@pytest.mark.rule("LOR-OQ-64")
def test_the_last_controller_keeps_the_artifact_of_a_neutral_region() -> None:
    table = Scenario("""
        seats green red blue
        turn green special_action
        green hero lagertha 1
        red hero ragnar 20
        red controls 10
        monster nidhogg 10 ring green
    """)
    table.plays("green special monsters", "green rouse nidhogg", "green ravage")
    assert table.control("10") is None
    assert table.artifacts("red") == ["brisingamen"]


# The cards


@pytest.mark.parametrize(("use", "strengths"), [(True, (7, 4)), (False, (5, 4))])
def test_gungnir(use: bool, strengths: tuple[int, int]) -> None:
    table = battle("green artifacts gungnir", attackers=5, attacking="bow")
    table.plays("green pass")
    assert table.asked() == {"green": "may_use"}  # after both have passed
    table.plays("green use gungnir" if use else "green done")
    assert table.strengths() == strengths
    assert table.is_charged("gungnir") != use


@pytest.mark.rule("LOR-OQ-81")
def test_the_active_player_decides_first_and_once() -> None:
    table = battle("green artifacts barrow_blade\nred artifacts gungnir", attackers=5)
    table.plays("green done")
    assert table.asked() == {"red": "may_use"}
    table.plays("red use gungnir")
    assert table.strengths() == (6, 5)  # green is not asked again
    assert table.is_charged("barrow_blade")


def test_barrow_blade() -> None:
    table = battle("green artifacts barrow_blade", attackers=5, defenders="7:4")
    table.plays("green use barrow_blade")
    assert table.strengths() == (6, 4)
    assert table.army("red", "8") == [2]  # 1 for losing, 1 of the blade
    lost = battle("green artifacts barrow_blade", attackers=2, defenders="7:4")
    lost.plays("green use barrow_blade")
    assert lost.army("red", "7") == [4]


def test_barrow_blade_is_not_stopped_by_a_shield() -> None:
    table = battle(
        "green artifacts barrow_blade", attackers=6, defenders="7:3 7:2", defending="shield bow"
    )
    table.plays("red play shield", "red pass", "green use barrow_blade")
    assert table.asked() == {"red": "assign_loss"}  # the loser divides it
    table.plays("red lose 2-2")
    assert table.army("red", "8") == [1, 3]


def test_mjolnir() -> None:
    table = hero_round("green artifacts mjolnir", hand="bow")
    assert table.offers("green") == ["give-up", "use mjolnir"]
    table.plays("green use mjolnir", "green wound 5", "green gain uruz")  # with its reward
    assert table.wounds("draugr") == {5: "green"}
    assert table.offers("green") == ["done"]  # it is a wound of this round
    boss = hero_round("green artifacts mjolnir", monster="loki", hand="bow")
    assert boss.offers("green") == ["give-up"]


def test_mjolnir_counts_for_rend() -> None:
    table = hunt("green artifacts mjolnir", monster="grendel", hand="sword*2")
    attack(table, "special_attack").plays("green injure might")
    table.plays("green use mjolnir", "green wound 1")
    assert table.asked() == {"blue": "choose_attack"}


def test_brisingamen() -> None:
    table = at("rune_action", "brisingamen", "green runes uruz")
    table.plays("green use brisingamen", "green gain othala")
    table.plays("green rune-action draw-1")  # the new rune pays for it
    assert len(table.hand("green")) == 1
    after = at("rune_action", "brisingamen", "green runes uruz othala")
    after.plays("green rune-action draw-1")
    assert after.asked() == {"green": "maneuvers"}  # only at the start of the step


def test_grendels_claw() -> None:
    table = Scenario("""
        seats green red blue
        turn green special_action
        green hero lagertha 7
        green artifacts grendels_claw
        monster draugr 7
    """)
    table.plays("green special monsters", "green hunt draugr", "green use grendels_claw")
    assert len(table.hand("green")) == 2 + 2


@pytest.mark.parametrize("first", [True, False])
def test_storm_feather(first: bool) -> None:
    table = at("hero", "storm_feather", "green drakkar sea_a")
    option = ("green go 8", "green done")
    feather = ("green use storm_feather", "green sail sea_d")
    for line in (*feather, *option) if first else (*option, *feather):
        table.plays(line)
    assert table.sea("green") == "sea_d"
    assert table.hero("green") == "8"
    hero = at("hero", "storm_feather").plays("green use storm_feather", "green go 8")
    assert hero.hero("green") == "8"
    assert hero.asked() == {"green": "hero_step"}  # the option of the step is still there


def test_gleipnir() -> None:
    position = "monster draugr 8\nmonster fenrir 13\nmonster nidhogg 7 ring red"
    table = at("rune_action", "gleipnir", position).plays("green use gleipnir")
    assert table.ring("draugr") == "green"
    far = at("rune_action", "gleipnir", "monster draugr 13\ngreen runes uruz othala")
    assert "use gleipnir" not in far.offers("green")


@pytest.mark.rule("LOR-MCTL-03")
def test_gleipnir_moves_a_ring() -> None:
    position = "monster draugr 8\nmonster fenrir 1 ring green\nmonster nidhogg 2 ring green"
    table = at("rune_action", "gleipnir", position)
    table.plays("green use gleipnir", "green release fenrir")
    assert table.ring("draugr") == "green"
    assert table.ring("fenrir") is None


@pytest.mark.rule("LOR-OQ-09")
def test_nidhoggs_fang() -> None:
    table = at("special_action", "nidhoggs_fang", region="13")  # population 4, Might 2
    assert "special usurp" not in table.offers("green")
    table.plays("green use nidhoggs_fang")
    assert table.control("13") == "green"
    assert table.wheel("usurp") == ["green"]
    assert not table.is_charged("nidhoggs_fang")
    weak = at("special_action", "nidhoggs_fang", region="7")  # population 5
    assert "use nidhoggs_fang" not in weak.offers("green")


def test_serpent_scale() -> None:
    table = attack(hunt("green artifacts serpent_scale"), "strike")
    assert table.offers("green") == ["use serpent_scale", "done"]
    table.plays("green use serpent_scale")
    assert table.injuries("green") == []
    taken = attack(hunt("green artifacts serpent_scale"), "strike")
    taken.plays("green done", "green injure might")
    assert taken.is_charged("serpent_scale")


@pytest.mark.rule("LOR-HEND-02")
def test_serpent_scale_keeps_a_hunt_going() -> None:
    table = hunt("green artifacts serpent_scale", injured="authority,might,wisdom")
    attack(table, "strike").plays("green use serpent_scale")
    assert table.asked() == {"green": "hero_round"}


def test_serpent_scale_does_not_stop_a_price() -> None:
    table = hero_round("green artifacts serpent_scale", hand="axe")
    table.plays("green strike axe", "green wound 1", "green effect axe")
    assert table.asked() == {"green": "injure"}


MONSTER = """
    seats green red blue
    turn green special_action
    green hero lagertha 1
    red hero ragnar 20
    red artifacts serpent_scale
    red armies 7:3 7:2
    monster {monster}
"""


def test_serpent_scale_protects_an_army() -> None:
    table = Scenario(MONSTER.format(monster="draugr 8")).rolls("move")
    table.plays("green special monsters", "green rouse draugr", "green shift 7", "green hit 2-1")
    assert table.offers("red") == ["use serpent_scale", "done"]
    table.plays("red use serpent_scale")
    assert table.army("red", "7") == [2, 3]
    gnaw = Scenario(MONSTER.format(monster="nidhogg 7")).rolls("region_attack")
    gnaw.plays("green special monsters", "green rouse nidhogg", "red use serpent_scale")
    assert gnaw.army("red", "7") == [1, 3]  # one army only
    raid = Scenario(MONSTER.format(monster="grendel 7")).rolls("region_attack")
    raid.plays("green special monsters", "green rouse grendel", "green hit 2-1")
    raid.plays("red use serpent_scale")
    assert raid.army("red", "7") == [2, 3]  # the whole reduction


def test_this_module_names_tests_that_exist() -> None:
    assert [name for name in TESTED.values() if name not in globals()] == []
