"""Chapter 21 A to D and F: the wheel, realm bonuses and the special actions."""

from __future__ import annotations

import pytest

from sagaboard.games.lords_of_ragnarok.components import PREPARE
from sagaboard.games.lords_of_ragnarok.rules.special_action import put_marker
from sagaboard.kernel.game import GameOver, advance, play
from tests.games.lords_of_ragnarok.scenario import Scenario

READY = """
    seats green red blue
    turn green special_action
    green hero ragnar 2
    green drakkar sea_a
    red hero lagertha 14
    red drakkar sea_d
    blue hero beowulf 20
    blue drakkar sea_e
"""


def ready(*facts: str, hero: str = "ragnar 2") -> Scenario:
    return Scenario(READY.replace("ragnar 2", hero) + "\n".join(facts))


# The wheel


@pytest.mark.rule("LOR-SPEC-01", "LOR-SPEC-02")
def test_the_choice_puts_a_marker_on_the_wheel() -> None:
    table = ready("green armies 1:1").plays("green special mobilize")
    assert table.wheel("mobilize") == ["green"]
    monument = ready("wheel mobilize green red").plays("green monument thor")
    assert all(monument.wheel(action) == [] for action in ("mobilize", "prepare"))


@pytest.mark.rule("LOR-SPEC-03", "LOR-OQ-09", "LOR-OQ-16")
def test_only_what_can_be_carried_out_is_offered() -> None:
    nothing = ready()
    assert nothing.nouns("green", "special") == ["reinforce", "prepare"]
    everything = ready(
        "green armies 1:1", "green controls 1 3", "monster draugr 9", hero="ragnar 9"
    )
    assert everything.nouns("green", "special") == [
        "reinforce",
        "mobilize",
        "prepare",
        "build_temple",
        "monsters",
        "usurp",
    ]


@pytest.mark.rule("LOR-OQ-09")
def test_a_bonus_does_not_make_an_action_possible_beforehand() -> None:
    """Vanaheim would not help; Muspelheim's army could be mobilized, but it comes too late."""
    table = ready("green allies muspelheim", "green controls 1")
    assert "mobilize" not in table.nouns("green", "special")


@pytest.mark.rule("LOR-OQ-09")
def test_what_the_bonuses_have_made_impossible_is_left_out() -> None:
    """As if the bonuses had emptied bank and decks: nothing of Prepare is left to do."""
    table = ready("blue allies niflheim", "green armies 1:6", "green controls 1")
    table.plays("green special prepare", "blue done")
    assert table.asked() == {"green": "prepare"}
    table.g.combat_deck, table.g.bank = [], [0, 0, 0]
    advance(table.g)
    assert table.asked() == {"red": "hero_step"}


@pytest.mark.rule("LOR-SPEC-04", "LOR-SPEC-05", "LOR-SPEC-06", "LOR-SPEC-18")
def test_own_markers_close_a_space_and_those_of_others_do_not() -> None:
    table = ready("wheel prepare red blue", "wheel reinforce green red")
    assert table.nouns("green", "special") == ["prepare"]
    assert table.why_not("green", "special reinforce") == "LOR-SPEC-05"
    table.plays("green special prepare")
    assert table.wheel("prepare") == ["red", "blue", "green"]


@pytest.mark.rule("LOR-SPEC-08", "LOR-SPEC-09", "LOR-SPEC-13", "LOR-REALM-10", "LOR-EX-07")
def test_allies_take_the_bonus_of_the_first_marker_before_the_action() -> None:
    table = ready(
        "green allies muspelheim",
        "red allies muspelheim",
        "green controls 1",
        "red controls 12",
        "monster draugr 9",
    )
    table.plays("green special monsters")
    assert table.asked() == {"red": "realm_bonus"}
    table.plays("red bonus muspelheim-1", "red recruit 12")
    assert table.army("red", "12") == [1]
    assert table.asked() == {"green": "realm_bonus"}
    table.plays("green done")
    assert table.armies("green") == {}
    assert table.asked() == {"green": "monsters"}


@pytest.mark.rule("LOR-SPEC-09")
def test_the_left_neighbour_comes_first_and_the_active_player_last() -> None:
    table = Scenario(
        READY.replace("turn green", "turn red")
        + "green allies niflheim\nred allies niflheim\nblue allies niflheim\n"
    )
    table.plays("red special prepare")
    order = []
    while next(iter(table.asked().values())) == "realm_bonus":
        colour = next(iter(table.asked()))
        order.append(colour)
        table.plays(f"{colour} done")
    assert order == ["blue", "green", "red"]


@pytest.mark.rule("LOR-SPEC-10", "LOR-SPEC-11", "LOR-SPEC-12", "LOR-SPEC-13", "LOR-EX-08")
@pytest.mark.rule("LOR-OQ-100")
def test_the_owner_of_the_covered_marker_gains_a_rune_and_nobody_a_bonus() -> None:
    table = ready("wheel prepare blue red", "blue allies niflheim", "red allies niflheim")
    table.plays("green special prepare")
    assert table.asked() == {"red": "gain_rune"}
    assert table.offers("red") == ["gain uruz", "gain othala", "gain algiz"]  # no way around it
    table.plays("red gain algiz")
    assert table.runes("red") == {"algiz": 1}
    assert table.runes("blue") == {}
    assert table.asked() == {"green": "prepare"}


@pytest.mark.rule("LOR-OQ-100", "LOR-HERO-15")
def test_the_rune_for_a_covered_marker_counts_against_the_limit() -> None:
    table = ready("wheel prepare red", "red runes uruz*2").plays("green special prepare")
    table.plays("red gain algiz", "red drop uruz")
    assert table.runes("red") == {"uruz": 1, "algiz": 1}


@pytest.mark.rule("LOR-OQ-10")
def test_covering_the_own_marker_gives_no_rune() -> None:
    """No card of the box allows it, so the marker is put by hand."""
    table = ready("wheel prepare red green")
    put_marker(table.g, 0, PREPARE)
    advance(table.g)
    assert table.wheel("prepare") == ["red", "green", "green"]
    assert not table.events("marker_covered")
    assert table.runes("red") == table.runes("green") == {}


@pytest.mark.rule("LOR-SPEC-14", "LOR-SPEC-15", "LOR-MONU-01")
def test_build_monument_needs_an_own_marker_and_gives_nothing_to_others() -> None:
    assert ready("wheel prepare red").offers("green", "monument") == []
    table = ready("wheel prepare green red", "red allies niflheim jotunheim vanaheim")
    table.plays("green monument odin")
    assert table.runes("red") == {}
    assert not table.events("realm_bonus")


@pytest.mark.rule("LOR-SPEC-19", "LOR-MONU-09", "LOR-MONU-17")
def test_after_the_wheel_was_cleared_the_next_marker_is_the_first() -> None:
    table = ready("wheel prepare red green", "blue allies niflheim", "deck events 1")
    table.plays("green monument odin").skips_to("special_action")
    assert table.asked() == {"red": "special_action"}
    assert table.offers("red", "monument") == []
    table.plays("red special prepare")
    assert table.asked() == {"blue": "realm_bonus"}


@pytest.mark.rule("LOR-SPEC-20", "LOR-OQ-11")
def test_one_line_of_a_bonus_is_taken_once() -> None:
    table = ready("green allies alfheim", hero="ragnar 2 injured might,wisdom")
    table.plays("green special reinforce")
    assert table.nouns("green", "bonus") == ["alfheim-1", "alfheim-2"]
    table.plays("green bonus alfheim-2", "green heal might")
    assert table.injuries("green") == ["wisdom"]
    assert table.hero("green") == "2"
    assert table.asked() == {"green": "recruit"}


@pytest.mark.rule("LOR-OQ-11")
def test_aslaug_gets_the_bonus_of_a_realm_beside_her_once() -> None:
    allied = ready("blue allies alfheim", "red allies alfheim", hero="aslaug 8 injured might")
    allied.plays("green special reinforce", "red done", "blue done", "green bonus alfheim-2")
    assert allied.injuries("green") == []
    assert allied.realms("green") == []
    assert allied.asked() == {"green": "recruit"}
    both = ready("green allies alfheim", hero="aslaug 8 injured might")
    both.plays("green special reinforce", "green bonus alfheim-2")
    assert both.asked() == {"green": "recruit"}
    away = ready(hero="aslaug 7 injured might").plays("green special reinforce")
    assert away.asked() == {"green": "recruit"}


@pytest.mark.parametrize(
    ("realm", "action", "script", "look"),
    [
        ("vanaheim", "mobilize", ["bonus vanaheim-1", "gain algiz"], "runes"),
        ("svartalfheim", "usurp", ["bonus svartalfheim-1"], "hand"),
        ("jotunheim", "build_temple", ["bonus jotunheim-1"], "army"),
        (
            "niflheim",
            "prepare",
            ["bonus niflheim-1", "sail sea_f", "sail sea_e", "sail sea_d"],
            "sea",
        ),
        ("alfheim", "reinforce", ["bonus alfheim-1", "place-hero 17"], "hero"),
    ],
)
@pytest.mark.rule("LOR-SPEC-08")
def test_what_the_realms_give(realm: str, action: str, script: list[str], look: str) -> None:
    table = ready(
        f"green allies {realm}",
        "green armies 1:1",
        "green controls 1 3",
        hero="ragnar 9 injured might",
    )
    table.plays(f"green special {action}", *(f"green {text}" for text in script))
    if look == "runes":
        assert table.runes("green") == {"algiz": 1}
    elif look == "hand":
        assert len(table.hand("green")) == 1
    elif look == "army":
        assert table.army("green", "1") == [2]
    elif look == "sea":
        assert table.sea("green") == "sea_d"
    else:
        assert table.hero("green") == "17"


@pytest.mark.rule("LOR-OQ-12", "LOR-OQ-28")
def test_a_battle_by_a_bonus_waits_for_the_end_of_the_step() -> None:
    """Red's army comes to Red's own region, where Green's stands below the population."""
    table = ready(
        "red allies niflheim",
        "red armies 14:3",
        "red controls 14 17",
        "green armies 17:1",
    )
    table.plays("green special prepare", "red bonus niflheim-2", "red place-army 2-1", "red to 17")
    assert table.asked() == {"green": "prepare"}
    table.plays("green draw")
    assert not table.events("battle_began")
    table.plays("green draw")
    assert [event.values for event in table.events("battle_began")] == [[16, 1, 0]]


@pytest.mark.rule("LOR-OQ-86")
def test_a_game_that_ends_by_a_bonus_ends_at_once() -> None:
    table = ready("red allies niflheim", "green armies 1:1").plays("green special prepare")
    with pytest.raises(GameOver):
        table.g.win(1, 0)
    assert table.winner() == ("red", "great_jarl")
    assert table.g.is_over
    assert table.hand("green") == []


@pytest.mark.rule("LOR-OQ-08")
def test_without_any_possible_action_the_turn_ends() -> None:
    table = ready("wheel prepare green", "wheel reinforce green")
    table.g.monuments = [3, 3, 3]
    table.g.questions = []
    advance(table.g)
    assert table.asked() == {"red": "hero_step"}
    assert table.events("special_action") == []


# Reinforce and Mobilize


@pytest.mark.rule("LOR-REIN-01")
def test_reinforce_recruits_one_army() -> None:
    table = ready("green armies 1:1", "green controls 9", hero="ragnar 2 levels 4/2/2")
    table.plays("green special reinforce")
    assert table.nouns("green", "recruit") == ["1", "2", "5", "9"]
    table.plays("green recruit 9")
    assert table.armies("green") == {"1": [1], "9": [4]}
    assert table.asked() == {"red": "hero_step"}


@pytest.mark.rule("LOR-MOB-01", "LOR-MOB-02", "LOR-MOB-03", "LOR-OQ-14")
def test_mobilize_activates_any_number_of_armies_each_once() -> None:
    table = ready("green armies 1:1 5:2 9:6", "green controls 1 5 9")
    table.plays("green special mobilize")
    assert table.offers("green") == ["activate 1-1", "activate 1-2", "activate 1-3"]  # at least one
    table.plays("green activate 1-1", "green strengthen 1-1")
    assert table.offers("green") == ["activate 1-2", "activate 1-3", "done"]
    table.plays("green activate 1-3")
    assert table.nouns("green", "strengthen") == []  # at 6 it can only move
    table.plays("green to 8", "green done")
    assert table.armies("green") == {"1": [2], "5": [2], "8": [6]}


@pytest.mark.rule("LOR-MOB-04")
def test_after_the_activations_control_is_taken() -> None:
    table = ready("green armies 1:2 8:1", "red controls 13")
    table.plays("green special mobilize", "green activate 1-1", "green to 3")
    assert table.control("3") is None
    table.plays("green activate 1-2", "green to 13")
    assert (table.control("3"), table.control("13")) == ("green", "green")


# Prepare


@pytest.mark.rule("LOR-PREP-01", "LOR-PREP-02", "LOR-PREP-03", "LOR-PREP-04", "LOR-PREP-05")
@pytest.mark.rule("LOR-OQ-96")
def test_prepare_gives_two_of_four_options_one_after_the_other() -> None:
    table = ready("green armies 5:1", "green controls 5", hero="ragnar 2 injured might")
    table.plays("green special prepare")
    options = ["heal might", "strengthen 1-1", "draw", "gain uruz", "gain othala", "gain algiz"]
    assert table.offers("green") == options
    table.plays("green heal might")
    assert table.injuries("green") == []
    assert "heal might" not in table.offers("green")
    table.plays("green strengthen 1-1")
    assert table.army("green", "5") == [2]
    assert table.asked() == {"red": "hero_step"}


@pytest.mark.rule("LOR-PREP-01", "LOR-OQ-96", "LOR-OQ-13")
def test_the_same_option_twice_with_the_limit_in_between() -> None:
    table = ready("green hand sword bow", "deck combat axe spear").plays("green special prepare")
    table.plays("green draw")
    assert table.asked() == {"green": "discard"}
    table.plays("green discard bow", "green draw", "green discard sword")
    assert table.hand("green") == ["spear", "axe"]
    runes = ready("green runes uruz algiz").plays("green special prepare", "green gain uruz")
    assert runes.asked() == {"green": "drop_rune"}


@pytest.mark.rule("LOR-OQ-13", "LOR-PREP-05")
@pytest.mark.parametrize("armies", ["5:6", "2:1", "9:1"])
def test_an_option_without_effect_is_not_offered(armies: str) -> None:
    """At 6, without a settlement, in a settlement that is not the own one."""
    table = ready(f"green armies {armies}", "green controls 5 2", "red controls 9")
    table.plays("green special prepare")
    assert table.nouns("green", "strengthen") == []
    assert table.nouns("green", "heal") == []


# Build Temple and the draft


@pytest.mark.rule("LOR-TMPL-02", "LOR-TMPL-03", "LOR-TMPL-06")
def test_a_temple_comes_from_the_track_and_brings_a_priest() -> None:
    table = ready("green controls 3 8").plays("green special build_temple", "green temple 8")
    assert table.has_temple("8")
    assert not table.has_temple("3")
    assert table.g.temples_taken == 1
    assert table.priests("green") == 1
    assert table.asked() == {"red": "hero_step"}


@pytest.mark.rule("LOR-TMPL-04", "LOR-BLES-01", "LOR-2P-10")
@pytest.mark.parametrize(("players", "cards"), [(2, 3), (3, 4), (4, 5)])
def test_an_uncovered_keyword_starts_a_draft(players: int, cards: int) -> None:
    colours = " ".join(["green", "red", "blue", "yellow"][:players])
    position = f"""
        seats {colours}
        turn green special_action
        green hero ragnar 2
        green controls 3
    """
    table = Scenario(position + "taken 1\n").plays("green special build_temple")
    assert table.asked() == {"green": "take_blessing"}
    assert len(table.offers("green")) == cards
    before = Scenario(position).plays("green special build_temple")
    assert "take_blessing" not in before.asked().values()


@pytest.mark.rule("LOR-BLES-02", "LOR-BLES-03", "LOR-BLES-04", "LOR-BLES-05", "LOR-BLES-06")
@pytest.mark.rule("LOR-OQ-40")
def test_the_builder_chooses_first_then_the_others_to_the_right() -> None:
    table = ready(
        "green controls 3",
        "taken 1",
        "green blessings huntress",
        "deck blessings ravens einherjar thunderer megingjord",
    )
    table.plays("green special build_temple", "green bless einherjar")
    assert table.asked() == {"blue": "take_blessing"}
    assert table.nouns("blue", "bless") == ["ravens", "thunderer", "megingjord"]
    table.plays("blue bless ravens", "red bless megingjord")
    assert table.blessings("green") == ["huntress", "einherjar"]
    assert table.blessings("blue") == ["ravens"]
    assert table.blessings("red") == ["megingjord"]
    content = table.g.content
    assert [content.blessings[b].name for b in table.g.blessing_discard] == ["thunderer"]


@pytest.mark.rule("LOR-TMPL-05", "LOR-LIM-01")
def test_without_a_temple_on_the_track_none_can_be_built() -> None:
    assert "build_temple" in ready("green controls 3", "taken 6").nouns("green", "special")
    assert "build_temple" not in ready("green controls 3", "taken 7").nouns("green", "special")


# Usurp


@pytest.mark.rule("LOR-USUR-01", "LOR-USUR-03", "LOR-USUR-08", "LOR-USUR-09", "LOR-USUR-10")
@pytest.mark.rule("LOR-USUR-11", "LOR-EX-09")
def test_a_neutral_region_is_usurped_by_might_and_an_army_recruited() -> None:
    table = ready(hero="ragnar 11 levels 3/2/2").plays("green special usurp")
    assert table.control("11") == "green"
    table.plays("green recruit 11")
    assert table.army("green", "11") == [3]
    weak = ready(hero="ragnar 12 levels 3/2/2")
    assert "usurp" not in weak.nouns("green", "special")  # population 3


@pytest.mark.rule("LOR-USUR-02")
def test_another_hero_in_the_region_prevents_usurp() -> None:
    table = Scenario(READY.replace("ragnar 2", "ragnar 11").replace("lagertha 14", "lagertha 11"))
    assert "usurp" not in table.nouns("green", "special")
    assert table.why_not("green", "special usurp") == "LOR-USUR-02"


@pytest.mark.rule("LOR-USUR-04", "LOR-USUR-07", "LOR-USUR-12", "LOR-OQ-20", "LOR-OQ-18")
def test_in_a_neutral_region_armies_of_any_strength_retreat() -> None:
    """Blue's stand in a neutral region because its population came back (LOR-CTRL-08)."""
    table = ready("red armies 9:6 9:1", "red controls 8 10 9", hero="ragnar 9")
    table.g.lose_control(table.region("9"))
    table.again()
    table.plays("green special usurp")
    assert table.nouns("red", "retreat") == ["8", "10"]  # the owner's choice
    assert table.control("9") is None  # before control changes
    table.plays("red retreat 10", "green done")
    assert table.armies("red") == {"10": [1, 6]}
    assert table.control("9") == "green"
    assert not table.events("battle_began")
    own = ready("green armies 12:2", hero="ragnar 12 levels 2/3/2").plays("green special usurp")
    own.plays("green done")
    assert own.armies("green") == {"12": [2]}


@pytest.mark.rule("LOR-USUR-05", "LOR-USUR-06")
@pytest.mark.parametrize(
    ("armies", "might", "possible"),
    [("9:2 9:2", 3, False), ("9:2 9:2", 4, True), ("8:6", 2, True)],
)
def test_a_foreign_region_is_usurped_against_the_strength_there(
    armies: str, might: int, possible: bool
) -> None:
    table = ready(f"red armies {armies}", "red controls 8 9", hero=f"ragnar 9 levels 2/{might}/2")
    assert ("usurp" in table.nouns("green", "special")) == possible
    if possible:
        table.plays("green special usurp", "green done")
        assert table.control("9") == "green"


@pytest.mark.rule("LOR-USUR-13")
def test_usurp_resolves_retreat_then_control_then_the_army() -> None:
    table = ready("red armies 10:1", "red controls 9 10", hero="ragnar 10 levels 2/4/2")
    table.plays("green special usurp")
    kinds = [event.kind for event in table.g.events or []]
    assert kinds.index("retreated") < kinds.index("control_taken") < kinds.index("artifact_gained")
    assert table.asked() == {"green": "recruit"}
    assert table.artifacts("green") == ["brisingamen"]


@pytest.mark.rule("LOR-USUR-13", "LOR-WIN-04", "LOR-EX-13")
def test_usurping_the_fifth_temple_wins_before_anything_else() -> None:
    table = ready(
        "green controls 3 7 8 13", "red controls 14", "temples 3 7 8 13 14", hero="ragnar 14"
    )
    red = table.seat("red")
    table.g.hero_at[red] = 0
    table.again()
    table.plays("green special usurp")
    assert table.winner() == ("green", "great_godi")


@pytest.mark.rule("LOR-OQ-17")
def test_the_own_region_is_not_usurped() -> None:
    assert "usurp" not in ready("green controls 9", hero="ragnar 9").nouns("green", "special")


@pytest.mark.rule("LOR-OQ-21", "LOR-USUR-09")
def test_usurp_without_an_army_in_the_pool_or_without_wanting_one() -> None:
    table = ready("green armies 1:1 1:1 2:1 2:1 5:1 5:1", hero="ragnar 9")
    table.plays("green special usurp")
    assert table.control("9") == "green"
    assert table.asked() == {"red": "hero_step"}
    declined = ready(hero="ragnar 9").plays("green special usurp", "green done")
    assert declined.armies("green") == {}


@pytest.mark.rule("LOR-OQ-87")
def test_losing_control_elsewhere_changes_nothing_of_what_is_under_way() -> None:
    table = ready("green armies 1:1", "green controls 1 9").plays("green special mobilize")
    table.g.lose_control(table.region("9"))
    table.again()
    play(table.g, 0, table.move("green", "activate 1-1"))
    assert "to 2" in table.offers("green")


@pytest.mark.rule("LOR-OQ-81")
def test_an_effect_on_several_players_begins_with_the_active_one() -> None:
    """All take their regions at the end of a step in this order (LOR-OQ-01)."""
    table = Scenario(
        READY.replace("turn green", "turn red") + "green armies 1:2\nred armies 11:2\n"
    )
    table.plays("red special prepare", "red draw", "red draw")
    assert [event.values[0] for event in table.events("control_taken")] == [1, 0]
