"""Chapter 39: where the books disagree, the match chooses; for hunts see
`test_hunt.py`, for Ragnarok `test_victory.py`.
"""

from __future__ import annotations

import pytest

from sagaboard.bots.dice import Dice
from sagaboard.games.lords_of_ragnarok import SPEC
from sagaboard.games.lords_of_ragnarok.options import BOOKS, OPTION_VALUES
from sagaboard.games.lords_of_ragnarok.table.view import view
from sagaboard.kernel.game import play
from sagaboard.kernel.options import checked
from tests.games.lords_of_ragnarok.scenario import Scenario, new_game

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


def ready(
    option: str, *facts: str, step: str = "special_action", hero: str = "ragnar 2"
) -> Scenario:
    position = READY.replace("special_action", step).replace("ragnar 2", hero)
    return Scenario("\n".join([position, f"options {option}", *facts]))


@pytest.mark.rule("LOR-OPT-16")
@pytest.mark.parametrize(
    ("book", "differs"),
    [
        ("project", {}),
        (
            "cs",
            {
                "boss_rune_action": "ability",
                "strengthen_target": "any_settlement_army",
                "monsters_action_targets": "same_allowed",
                "slayer_tokens_count": "boss_hunt_only",
            },
        ),
        (
            "pl",
            {
                "population_after_control": "gone",
                "boss_rune_action": "activate",
                "blessing_draft_direction": "clockwise",
                "hunt_own_monster": "keep_control",
                "hunt_monster_player": "right",
                "defence_threshold": "more_than",
                "shield_blocks": "all",
                "slayer_tokens_count": "boss_hunt_only",
                "ragnarok_start": "next_monument",
            },
        ),
        (
            "de",
            {
                "population_after_control": "gone",
                "realm_bonus": "must",
                "hunt_own_monster": "keep_control",
            },
        ),
    ],
)
def test_a_book_sets_its_readings_together(book: str, differs: dict[str, str]) -> None:
    project = {name: values[0] for name, values in OPTION_VALUES}
    assert view(new_game(3, book=book), -1).options == project | differs
    assert set(BOOKS) == {"project", "cs", "pl", "de"}


@pytest.mark.rule("LOR-OPT-16")
def test_a_single_option_may_differ_from_the_book() -> None:
    options = view(new_game(3, book="pl", shield_blocks="most"), -1).options
    assert options["shield_blocks"] == "most"
    assert options["defence_threshold"] == "more_than"


@pytest.mark.rule("LOR-OPT-16")
def test_every_option_is_declared_with_its_values() -> None:
    declared = {option.name: option for option in SPEC.options}
    for name, values in OPTION_VALUES:
        assert declared[name].choices[-len(values) :] == values
    defaults = checked(SPEC.options, {}, 3)
    assert defaults["book"] == "project"


@pytest.mark.rule("LOR-OPT-01")
def test_population_may_be_gone_for_good_after_control() -> None:
    facts = ["red controls 13", "green armies 12:1"]
    for value, population, holder in (("returns", 4, None), ("gone", 0, "green")):
        table = ready(f"population_after_control={value}", *facts, step="maneuvers")
        table.g.lose_control(table.region("13"))
        assert table.g.population(table.region("13")) == population
        table.plays("green activate 1-1", "green to 13")
        assert table.control("13") == holder
        usurper = ready(f"population_after_control={value}", "red controls 13", hero="ragnar 13")
        usurper.g.lose_control(usurper.region("13"))
        usurper.again()
        assert ("usurp" in usurper.nouns("green", "special")) == (value == "gone")
        untouched = ready(f"population_after_control={value}")
        assert untouched.g.population(untouched.region("13")) == 4


@pytest.mark.rule("LOR-OPT-02")
@pytest.mark.parametrize(
    ("value", "moves", "steals"),
    [("activate_and_ability", True, True), ("ability", False, True), ("activate", True, False)],
)
def test_the_rune_action_with_the_boss(value: str, moves: bool, steals: bool) -> None:
    table = ready(
        f"boss_rune_action={value}",
        "green runes othala",
        "red runes algiz",
        "loki 2",
        step="rune_action",
    )
    table.plays("green rune-action boss")
    if moves:
        table.plays("green shift 1")
    if steals:
        table.plays("green target player-2")
    assert table.beast_at("loki") == ("1" if moves else "2")
    assert table.runes("green") == ({"algiz": 1} if steals else {})
    assert table.asked() == {"green": "special_action"} or table.asked() == {"green": "maneuvers"}


@pytest.mark.rule("LOR-OPT-02", "LOR-OQ-91")
def test_the_ability_alone_needs_somebody_to_steal_from() -> None:
    table = ready("boss_rune_action=ability", "green runes othala", "loki 2", step="rune_action")
    assert table.asked() == {"green": "maneuvers"}


@pytest.mark.rule("LOR-OPT-03")
def test_an_activated_army_may_strengthen_another_in_a_settlement() -> None:
    facts = ["green armies 2:1 5:2 9:3", "green controls 5 9"]
    table = ready("strengthen_target=any_settlement_army", *facts)
    table.plays("green special mobilize", "green activate 1-1")
    assert table.nouns("green", "strengthen") == ["1-2", "1-3"]
    table.plays("green strengthen 1-2")
    assert table.army("green", "5") == [3]
    assert table.nouns("green", "activate") == ["1-2", "1-3"]  # the raised one is not used up
    default = ready("strengthen_target=activated_army", *facts)
    default.plays("green special mobilize", "green activate 1-1")
    assert default.nouns("green", "strengthen") == []


@pytest.mark.rule("LOR-OPT-04")
def test_a_bonus_may_have_to_be_taken() -> None:
    facts = ["red allies alfheim", "blue allies alfheim"]
    table = ready("realm_bonus=must", *facts)
    table.plays("green special reinforce", "red place-hero 1")
    assert table.hero("red") == "1"  # healing had no effect, so there was nothing to choose
    declined = ready("realm_bonus=may", *facts)
    declined.plays("green special reinforce", "red done", "blue done")
    assert declined.hero("red") == "14"
    choice = ready("realm_bonus=must", "green allies alfheim", hero="ragnar 2 injured might")
    choice.plays("green special reinforce")
    assert choice.offers("green") == ["bonus alfheim-1", "bonus alfheim-2"]


@pytest.mark.rule("LOR-OPT-04", "LOR-OQ-102", "LOR-OQ-11")
def test_a_bonus_that_must_be_taken_is_not_taken_with_nothing() -> None:
    table = ready("realm_bonus=must", "red allies niflheim").plays("green special prepare")
    assert table.offers("red") == ["sail sea_c", "sail sea_e"]
    aslaug = ready("realm_bonus=must", hero="aslaug 8 injured might")
    aslaug.plays("green special reinforce", "green done")  # she may treat herself as allied
    assert aslaug.asked() == {"green": "recruit"}


@pytest.mark.rule("LOR-OPT-05")
@pytest.mark.parametrize(("value", "second"), [("counter_clockwise", "blue"), ("clockwise", "red")])
def test_the_direction_of_the_draft(value: str, second: str) -> None:
    table = ready(f"blessing_draft_direction={value}", "green controls 3", "taken 1")
    table.plays("green special build_temple")
    table.plays(f"green {table.offers('green')[0]}")
    assert table.asked() == {second: "take_blessing"}


@pytest.mark.rule("LOR-OPT-06", "LOR-MONS-03")
@pytest.mark.parametrize(("value", "again"), [("different", []), ("same_allowed", ["draugr"])])
def test_the_same_monster_twice(value: str, again: list[str]) -> None:
    table = ready(f"monsters_action_targets={value}", "monster draugr 1 ring green")
    table.plays("green special monsters", "green rouse draugr", "green shift 2")
    offered = table.nouns("green", "rouse") if table.asked() == {"green": "monsters"} else []
    assert offered == again


@pytest.mark.rule("LOR-OPT-14", "LOR-OQ-26", "LOR-OQ-27", "LOR-OQ-19")
@pytest.mark.parametrize(
    ("value", "retreats", "recruits"),
    [("moves", True, True), ("moves_and_retreats", False, True), ("everything", False, False)],
)
def test_what_loki_keeps_out(value: str, retreats: bool, recruits: bool) -> None:
    option = f"loki_keeps_out={value}"
    fled = ready(
        option,
        "red armies 10:2",
        "red controls 9 10",
        "green armies 8:6",
        "loki 9",
        step="maneuvers",
    )
    fled.plays("green activate 1-1", "green to 10")
    assert (fled.armies("red") == {"9": [1]}) == retreats
    moved = ready(option, "green armies 8:1", "loki 9", step="maneuvers")
    moved.plays("green activate 1-1")
    assert "9" not in moved.nouns("green", "to")
    recruiting = ready(option, "loki 1").plays("green special reinforce")
    assert ("1" in recruiting.nouns("green", "recruit")) == recruits
    usurping = ready(option, "loki 9", hero="ragnar 9").plays("green special usurp")
    assert (usurping.asked() == {"green": "recruit"}) == recruits
    assert usurping.control("9") == "green"


@pytest.mark.rule("LOR-OPT-14", "LOR-SEL-11")
@pytest.mark.parametrize(("value", "starts"), [("moves", True), ("everything", False)])
def test_loki_may_keep_a_start_region_closed(value: str, starts: bool) -> None:
    table = Scenario(new_game(3, colours="box", starting_player="1", loki_keeps_out=value))
    table.g.boss_at = table.region("1")
    table.plays(f"green {table.offers('green')[0]}")
    table.plays(f"green {table.offers('green')[0]}")
    table.plays("green launch sea_a")
    assert ("1" in table.nouns("green", "settle")) == starts


@pytest.mark.rule("LOR-OPT-16")
@pytest.mark.parametrize("book", sorted(BOOKS))
@pytest.mark.parametrize("players", SPEC.players)
def test_whole_games_by_every_book(book: str, players: int) -> None:
    keeps_out = "everything" if players == 3 else "moves_and_retreats"
    g = new_game(players, book, book=book, loki_keeps_out=keeps_out, temple_track_side="B")
    dice = Dice(f"{book}/{players}")
    while not g.is_over:
        question = g.questions[0]
        play(g, question.seat, question.moves[dice.below(len(question.moves))])
        assert SPEC.violations(g) == []
    assert g.winner >= 0
