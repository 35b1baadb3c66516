"""Chapters 8, 9, 11, 12 and 16 to 20: the turn up to its special action; limits and runes."""

from __future__ import annotations

import pytest

from sagaboard.games.lords_of_ragnarok.components import MIGHT
from sagaboard.games.lords_of_ragnarok.rules.hand import draw
from sagaboard.games.lords_of_ragnarok.rules.realms import ally
from sagaboard.games.lords_of_ragnarok.rules.runes import gain_runes
from sagaboard.games.lords_of_ragnarok.table.view import view
from sagaboard.kernel.game import advance
from tests.games.lords_of_ragnarok.scenario import Scenario

READY = """
    seats green red blue
    turn green
    green hero ragnar 2
    green drakkar sea_a
    red hero lagertha 14
    red drakkar sea_d
    blue hero beowulf 20
    blue drakkar sea_e
"""


def at(step: str, *facts: str) -> Scenario:
    return Scenario(READY.replace("turn green", f"turn green {step}") + "\n".join(facts))


# Limits and runes


@pytest.mark.rule("LOR-HERO-11", "LOR-HERO-12", "LOR-HERO-13", "LOR-EX-03")
def test_with_wisdom_2_two_cards_and_two_runes_may_be_held() -> None:
    table = at("hero", "green hand sword bow", "green runes uruz algiz")
    assert table.asked() == {"green": "hero_step"}
    draw(table.g, 0, 1)
    advance(table.g)
    assert table.asked() == {"green": "discard"}
    card = table.nouns("green", "discard")[0]
    table.plays(f"green discard {card}")
    assert len(table.hand("green")) == 2
    gain_runes(table.g, 0, 1)
    advance(table.g)
    table.plays("green gain othala")
    assert table.asked() == {"green": "drop_rune"}
    table.plays("green drop uruz")
    assert table.runes("green") == {"othala": 1, "algiz": 1}


@pytest.mark.rule("LOR-HERO-14", "LOR-HERO-15", "LOR-HERO-19", "LOR-OQ-68")
def test_a_gain_is_taken_whole_before_the_owner_discards_freely() -> None:
    table = at("hero", "green hand sword", "deck combat axe bow spear")
    draw(table.g, 0, 3)
    advance(table.g)
    assert table.hand("green") == ["spear", "sword", "axe", "bow"]
    assert len(table.offers("green")) == 4
    table.plays("green discard sword", "green discard axe")
    assert table.hand("green") == ["spear", "bow"]
    assert view(table.g, 1).combat_discarded == ["sword", "axe"]  # public


@pytest.mark.rule("LOR-RUNE-02", "LOR-RUNE-03", "LOR-RUNE-05")
def test_a_rune_of_choice_comes_from_the_bank_and_a_discarded_one_goes_back() -> None:
    table = at("hero", "green runes uruz*2")
    before = (table.bank("othala"), table.bank("uruz"))
    gain_runes(table.g, 0, 1)
    advance(table.g)
    assert table.nouns("green", "gain") == ["uruz", "othala", "algiz"]
    table.plays("green gain othala", "green drop uruz")
    assert (table.bank("othala"), table.bank("uruz")) == (before[0] - 1, before[1] + 1)


@pytest.mark.rule("LOR-HERO-01", "LOR-OWN-01", "LOR-OWN-02")
def test_a_player_owns_pool_cards_regions_and_ringed_monsters() -> None:
    table = at(
        "hero",
        "green armies 2:1",
        "green controls 2 10",
        "green priests 2",
        "green runes uruz",
        "green hand sword",
        "green blessings ravens",
        "monster draugr 8 ring green",
    )
    shown = view(table.g, 1).players[0]
    assert (shown.armies_in_pool, shown.priesthood, shown.hand) == (5, 2, 1)
    assert shown.runes == {"uruz": 1, "othala": 0, "algiz": 0}
    assert [a.artifact for a in shown.artifacts] == ["brisingamen"]
    assert shown.blessings == ["ravens"]
    assert shown.controlled_monsters == ["draugr"]
    assert table.control("10") == "green"


@pytest.mark.rule("LOR-HERO-05", "LOR-OQ-56", "LOR-OQ-58", "LOR-INJ-06")
def test_an_attribute_rises_to_6_at_most_also_while_injured() -> None:
    table = at("hero")
    g = table.g
    g.raise_attribute(0, MIGHT, 3)
    assert table.level("green", "might") == 5
    g.injured[0] = 1 << MIGHT
    g.raise_attribute(0, MIGHT, 3)
    assert (table.level("green", "might"), table.value("green", "might")) == (6, 2)
    assert table.level("green", "authority") == 2  # the first space, never below


@pytest.mark.rule("LOR-HERO-06", "LOR-MANV-08", "LOR-MANV-09", "LOR-MANV-02", "LOR-MANV-07")
@pytest.mark.parametrize(
    ("hero", "strength"), [("levels 5/2/2", 5), ("levels 5/2/2 injured authority", 2)]
)
def test_a_recruited_army_is_as_strong_as_authority(hero: str, strength: int) -> None:
    table = Scenario(
        READY.replace("turn green", "turn green maneuvers").replace("ragnar 2", f"ragnar 2 {hero}")
    )
    table.plays("green recruit 5")
    assert table.army("green", "5") == [strength]


# The turn


@pytest.mark.rule("LOR-TURN-01", "LOR-TURN-02", "LOR-TURN-03", "LOR-TURN-06", "LOR-TURN-08")
def test_five_steps_in_order_then_the_next_player_clockwise() -> None:
    table = Scenario(READY + "green priests 1\ngreen runes uruz othala\ngreen armies 2:1\n")
    prompts = []
    while table.g.active == 0:
        colour, prompt = next(iter(table.asked().items()))
        assert colour == "green"
        prompts.append(prompt)
        if prompt == "special_action":
            table.plays("green special prepare", "green draw", "green draw")
        else:
            table.plays("green done")
    assert prompts == ["prayer", "hero_step", "rune_step", "maneuvers", "special_action"]
    assert table.asked() == {"red": "hero_step"}


@pytest.mark.rule("LOR-TURN-04", "LOR-TURN-05", "LOR-SPEC-01")
def test_only_the_special_action_cannot_be_skipped() -> None:
    table = Scenario(READY + "green priests 1\ngreen runes uruz othala\ngreen armies 2:1\n")
    for prompt in ("prayer", "hero_step", "rune_step", "maneuvers"):
        assert table.asked() == {"green": prompt}
        assert "done" in table.offers("green")
        table.plays("green done")
    assert "done" not in table.offers("green")


@pytest.mark.rule("LOR-OQ-80")
def test_a_player_without_armies_goes_on() -> None:
    table = at("maneuvers")
    assert table.armies("green") == {}
    table.plays("green recruit 1")
    assert table.army("green", "1") == [2]


# Prayer


@pytest.mark.rule("LOR-PRAY-01", "LOR-PRAY-02", "LOR-PRAY-03", "LOR-OQ-76", "LOR-PRAY-15")
@pytest.mark.parametrize("script", [["pray thor", "forge"], ["forge", "pray thor"]])
def test_a_priest_and_a_rune_in_any_order_each_once(script: list[str]) -> None:
    table = Scenario(READY + "green priests 2\nred controls 2\n")
    for text in script:
        table.plays(f"green {text}")
    assert table.asked() == {"green": "hero_step"}
    assert table.priests("green") == 1
    assert table.praying("green", "thor") == 1
    assert table.runes("green") == {"uruz": 1}
    assert not table.forge_has_rune("2")


@pytest.mark.rule("LOR-PRAY-07", "LOR-PRAY-09")
@pytest.mark.parametrize(
    ("god", "attribute"), [("odin", "authority"), ("thor", "might"), ("freya", "wisdom")]
)
def test_a_priest_at_level_0_raises_only_the_attribute_of_the_god(god: str, attribute: str) -> None:
    table = Scenario(READY + "green priests 1\ngreen armies 5:1\n").plays(f"green pray {god}")
    raised = {name: table.level("green", name) for name in ("authority", "might", "wisdom")}
    assert raised == {"authority": 2, "might": 2, "wisdom": 2} | {attribute: 3}
    assert table.hand("green") == []
    assert table.runes("green") == {}
    assert table.army("green", "5") == [1]


@pytest.mark.rule("LOR-PRAY-08", "LOR-PRAY-10", "LOR-PRAY-12", "LOR-OQ-88", "LOR-EX-04")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_higher_levels_of_thor_draw_more_cards(level: int) -> None:
    table = Scenario(
        READY.replace("ragnar 2", "ragnar 2 levels 2/2/6")
        + f"monument thor {level}\ngreen priests 1\n"
    )
    table.plays("green pray thor")
    assert table.level("green", "might") == 3
    assert len(table.hand("green")) == level


@pytest.mark.rule("LOR-PRAY-12", "LOR-HERO-19", "LOR-EX-04")
def test_three_cards_of_thor_with_wisdom_2_are_drawn_and_one_discarded() -> None:
    table = Scenario(READY + "monument thor 3\ngreen priests 1\ndeck combat axe bow spear\n")
    table.plays("green pray thor")
    assert table.hand("green") == ["spear", "axe", "bow"]
    table.plays("green discard bow")
    assert table.hand("green") == ["spear", "axe"]


@pytest.mark.rule("LOR-PRAY-08", "LOR-OQ-22")
def test_odin_strengthens_armies_in_total_up_to_6() -> None:
    table = Scenario(READY + "monument odin 3\ngreen priests 1\ngreen armies 2:5 5:1\n")
    table.plays("green pray odin", "green strengthen 1-1")
    assert table.armies("green") == {"2": [6], "5": [3]}  # the rest fits only there


@pytest.mark.rule("LOR-PRAY-08", "LOR-HERO-19")
def test_freya_gives_runes_of_choice() -> None:
    table = Scenario(READY + "monument freya 2\ngreen priests 1\n")
    table.plays("green pray freya", "green gain algiz", "green gain algiz")
    assert table.runes("green") == {"algiz": 2}


@pytest.mark.rule("LOR-PRAY-11")
def test_a_priest_may_be_sent_although_the_attribute_is_at_6() -> None:
    table = Scenario(READY.replace("ragnar 2", "ragnar 2 levels 2/6/2") + "green priests 1\n")
    table.plays("green pray thor")
    assert table.level("green", "might") == 6
    assert table.praying("green", "thor") == 1


@pytest.mark.rule("LOR-PRAY-13")
def test_no_priest_without_one_in_the_pool_or_a_free_space() -> None:
    assert Scenario(READY).offers("green", "pray") == []
    full = "red prays odin*3\nblue prays thor*3\nred prays freya\nblue prays freya*2\n"
    assert Scenario(READY + "green priests 1\n" + full).offers("green", "pray") == []


@pytest.mark.rule("LOR-PRAY-14")
def test_only_a_hero_at_a_forge_with_a_rune_forges() -> None:
    assert Scenario(READY).offers("green", "forge") == ["forge"]
    assert Scenario(READY + "forge 2 uruz empty\n").asked() == {"green": "hero_step"}
    assert Scenario(READY.replace("ragnar 2", "ragnar 1")).asked() == {"green": "hero_step"}


@pytest.mark.rule("LOR-PRAY-16")
def test_a_forged_rune_beyond_the_limit_is_taken_and_any_rune_discarded() -> None:
    table = Scenario(READY + "green runes othala algiz\n").plays("green forge")
    assert table.nouns("green", "drop") == ["uruz", "othala", "algiz"]
    table.plays("green drop othala")
    assert table.runes("green") == {"uruz": 1, "algiz": 1}


# Hero step


@pytest.mark.rule("LOR-HSTP-01", "LOR-HSTP-02")
def test_the_hero_moves_up_to_two_regions_and_then_nothing_else() -> None:
    table = Scenario(
        READY.replace("ragnar 2", "ragnar 2 injured might").replace("turn green", "turn green hero")
    )
    table.plays("green go 3", "green go 21")
    assert table.hero("green") == "21"
    assert table.asked() == {"green": "maneuvers"}
    assert table.injuries("green") == ["might"]


@pytest.mark.rule("LOR-HSTP-01", "LOR-HSTP-03")
def test_the_drakkar_moves_up_to_two_seas_instead() -> None:
    table = at("hero").plays("green sail sea_f", "green sail sea_e")
    assert (table.sea("green"), table.hero("green")) == ("sea_e", "2")
    assert table.asked() == {"green": "maneuvers"}


@pytest.mark.rule("LOR-HSTP-01", "LOR-HSTP-04", "LOR-INJ-07")
def test_one_injury_is_healed_instead() -> None:
    table = Scenario(
        READY.replace("ragnar 2", "ragnar 2 levels 2/4/4 injured might,wisdom").replace(
            "turn green", "turn green hero"
        )
    )
    assert table.nouns("green", "heal") == ["might", "wisdom"]
    table.plays("green heal wisdom")
    assert table.injuries("green") == ["might"]
    assert (table.value("green", "wisdom"), table.value("green", "might")) == (4, 2)
    assert table.asked() == {"green": "maneuvers"}


# Maneuvers


@pytest.mark.rule("LOR-MANV-01", "LOR-MANV-03", "LOR-MANV-04", "LOR-MANV-05")
def test_one_army_is_activated_and_none_recruited_while_there_is_one() -> None:
    table = at("maneuvers", "green armies 1:1 5:2")
    assert table.offers("green") == ["activate 1-1", "activate 1-2", "done"]
    table.plays("green activate 1-2", "green to 6")
    assert table.armies("green") == {"1": [1], "6": [2]}
    assert table.asked() == {"green": "special_action"}


@pytest.mark.rule("LOR-MANV-04", "LOR-MANV-06", "LOR-OQ-14")
@pytest.mark.parametrize(
    ("facts", "possible"),
    [
        ("green armies 1:3\ngreen controls 1", True),
        ("green armies 2:3\ngreen controls 2", False),  # no settlement
        ("green armies 9:1\ngreen controls 8\nred controls 9", False),
        ("green armies 1:6\ngreen controls 1", False),
    ],
)
def test_an_army_is_strengthened_in_an_own_settlement(facts: str, possible: bool) -> None:
    table = at("maneuvers", facts).plays("green activate 1-1")
    assert (table.nouns("green", "strengthen") == ["1-1"]) == possible
    if possible:
        table.plays("green strengthen 1-1")
        assert table.army("green", "1") == [4]


@pytest.mark.rule("LOR-MANV-10", "LOR-REIN-02", "LOR-EX-06", "LOR-SPEC-03")
def test_nobody_recruits_without_an_army_in_the_pool() -> None:
    table = at("special_action", "green armies 1:1 1:1 2:1 2:1 5:1 5:1", "green controls 1 2 5")
    assert "reinforce" not in table.nouns("green", "special")
    assert table.why_not("green", "special reinforce") == "LOR-REIN-02"


@pytest.mark.rule("LOR-MANV-11", "LOR-MANV-12")
def test_recruits_come_to_the_own_drakkar_or_an_own_settlement() -> None:
    table = at("maneuvers", "green controls 7 8 12")
    assert table.nouns("green", "recruit") == ["1", "2", "5", "7", "12"]


@pytest.mark.rule("LOR-MANV-13", "LOR-MANV-14", "LOR-OQ-28")
def test_recruiting_beside_enemies_at_the_drakkar_leads_to_a_battle() -> None:
    table = at("maneuvers", "red armies 1:1", "red controls 1").plays("green recruit 1")
    assert table.events("battle_began")[0].values == [0, 0, 1]  # the recruit attacks
    assert table.control("1") == "green"
    assert table.asked() == {"green": "special_action"}


# Realms


@pytest.mark.rule("LOR-REALM-01", "LOR-REALM-02", "LOR-REALM-06")
def test_realms_belong_to_no_land_and_hold_only_markers() -> None:
    table = at("hero", "green allies vanaheim")
    names = {realm.name for realm in table.g.content.realms}
    assert not names & {*table.g.content.regions, *table.g.content.lands}
    assert view(table.g, -1).realms["vanaheim"].allies == [0]
    for verb in ("go", "to", "recruit", "shift", "place-hero"):
        nouns = table.vocabulary.nouns[table.vocabulary.verbs.index(verb)]
        assert not names & set(nouns)


@pytest.mark.rule("LOR-REALM-03", "LOR-REALM-04", "LOR-REALM-07", "LOR-REALM-09", "LOR-RACT-09")
def test_all_may_ally_with_all_realms_and_the_first_draws_a_card() -> None:
    table = at("hero")
    ally(table.g, 0, 0)
    assert len(table.hand("green")) == 1
    ally(table.g, 1, 0)
    assert len(table.hand("red")) == 0
    for realm in range(1, 6):
        ally(table.g, 1, realm)
    assert len(table.realms("red")) == 6
    assert table.realms("green") == ["vanaheim"]


@pytest.mark.rule("LOR-REALM-05", "LOR-REALM-08", "LOR-RACT-08", "LOR-OQ-91")
def test_an_alliance_costs_the_rune_of_an_adjacent_realm_and_is_made_once() -> None:
    near = READY.replace("ragnar 2", "ragnar 4").replace("turn green", "turn green rune_action")
    table = Scenario(near + "green runes othala\n")
    assert table.nouns("green", "ally") == ["vanaheim"]
    table.plays("green ally vanaheim")
    assert table.runes("green") == {}
    assert table.realms("green") == ["vanaheim"]
    assert len(table.hand("green")) == 1
    assert Scenario(near + "green runes uruz\n").nouns("green", "ally") == []
    assert Scenario(near + "green runes othala\ngreen allies vanaheim\n").asked() == {
        "green": "maneuvers"
    }


@pytest.mark.rule("LOR-HERO-08", "LOR-HERO-09")
def test_might_limits_usurp_by_its_present_value() -> None:
    position = READY.replace("turn green", "turn green special_action")
    strong = Scenario(position.replace("ragnar 2", "ragnar 13 levels 2/4/2"))
    assert "usurp" in strong.nouns("green", "special")  # population 4
    hurt = Scenario(position.replace("ragnar 2", "ragnar 13 levels 2/4/2 injured might"))
    assert "usurp" not in hurt.nouns("green", "special")
    held = "red controls 13\nred armies 13:2 13:3\n"
    assert "usurp" not in Scenario(
        position.replace("ragnar 2", "ragnar 13 levels 2/4/2") + held
    ).nouns("green", "special")
