"""Chapter 3: victory conditions and King of kings."""

from __future__ import annotations

import pytest

from sagaboard.kernel.game import GameOver
from tests.games.lords_of_hellas.scenario import Scenario

RED = "epirus macedonia thessaly chalkidiki"
YELLOW = "acarnania aetolia locris phocis"
BLUE = "euboea boeotia attica corinthia"
GREEN = "achaea elis arcadia messenia"
BROWN = "argolis laconia crete"


def about_to_take(seats: str, region: str, neighbour: str, controls: str) -> Scenario:
    """The first player has a hoplite beside the last missing region, which somebody else holds."""
    first, other = seats.split()[:2]
    table = Scenario(f"""
        seats {seats}
        turn {first}
        {first} hero achilles phocis
        {other} hero heracles elis
        {first} hoplites {neighbour}
        {first} controls {controls}
        {other} controls {region}
    """)
    return table.plays(f"{first} move {neighbour}", f"{first} to {region}")


@pytest.mark.rule("LOH-VIC-01", "LOH-VIC-02", "LOH-VIC-05", "LOH-OQ-24", "LOH-OQ-04")
def test_two_complete_lands_win_in_the_middle_of_a_movement() -> None:
    table = Scenario(f"""
        seats tyrian aegean marble obsidian
        turn tyrian
        tyrian hero achilles phocis levels 3/1/1
        tyrian hoplites argolis*2 arcadia
        tyrian controls {BLUE} argolis laconia
        aegean hero heracles messenia
        aegean controls crete arcadia
        aegean hoplites elis
    """)
    table.plays("tyrian move argolis", "tyrian to crete")
    assert table.winner() == ("tyrian", "lands")
    assert table.g.is_over
    assert table.asked() == {}
    assert table.why_not("tyrian", "prepare") == "LOH-VIC-01"


@pytest.mark.rule("LOH-VIC-03", "LOH-EX-62")
def test_with_three_players_the_blue_land_does_not_count() -> None:
    three = "tyrian aegean marble"
    assert (
        about_to_take(
            three, "chalkidiki", "macedonia", BLUE + " epirus macedonia thessaly"
        ).winner()
        is None
    )
    held = f"{BLUE} {BROWN} epirus macedonia thessaly"
    assert about_to_take(three, "chalkidiki", "macedonia", held).winner() == ("tyrian", "lands")


@pytest.mark.rule("LOH-VIC-04", "LOH-VIC-05", "LOH-EX-62", "LOH-TWO-01")
def test_with_two_players_three_lands_are_needed_and_blue_counts() -> None:
    two = "tyrian aegean"
    held = f"{YELLOW} epirus macedonia thessaly"
    assert about_to_take(two, "chalkidiki", "macedonia", held).winner() is None
    held = f"{YELLOW} {BLUE} epirus macedonia thessaly"
    assert about_to_take(two, "chalkidiki", "macedonia", held).winner() == ("tyrian", "lands")


@pytest.mark.rule("LOH-VIC-06", "LOH-CTRL-09")
def test_five_temple_regions_win_whoever_built_the_temples() -> None:
    table = Scenario("""
        seats tyrian aegean marble
        turn tyrian
        tyrian hoplites messenia
        tyrian controls epirus aetolia attica corinthia
        aegean controls elis
        temples epirus aetolia attica corinthia elis
    """)
    table.plays("tyrian move messenia", "tyrian to elis")
    assert table.winner() == ("tyrian", "temples")


@pytest.mark.rule("LOH-VIC-06", "LOH-VIC-07")
def test_the_oracle_counts_as_a_temple_at_the_moment_it_is_built() -> None:
    table = Scenario("""
        seats tyrian aegean marble
        turn tyrian
        tyrian controls epirus aetolia attica corinthia phocis
        temples epirus aetolia attica corinthia
    """)
    table.plays("tyrian oracle")
    assert table.winner() == ("tyrian", "temples")


@pytest.mark.rule("LOH-VIC-01", "LOH-VIC-06", "LOH-TEMPLE-02", "LOH-TEMPLE-03")
@pytest.mark.parametrize("move", ["temple elis", "oracle"])
def test_the_temple_that_wins_brings_neither_priest_nor_blessings(move: str) -> None:
    table = Scenario("""
        seats tyrian aegean marble
        turn tyrian
        tyrian controls epirus aetolia attica corinthia elis phocis
        temples epirus aetolia attica corinthia
    """)
    draws = table.g.chance.draws
    table.plays(f"tyrian {move}")
    assert table.winner() == ("tyrian", "temples")
    assert table.g.priesthood[0] == 0
    assert table.g.pack == []
    assert table.g.chance.draws == draws
    assert table.g.events is not None
    assert [event.kind for event in table.g.events][-1] == "game_won"


@pytest.mark.rule("LOH-VIC-08", "LOH-REWARD-05", "LOH-CARD-06")
def test_the_third_monster_wins_also_when_it_dies_outside_a_hunt() -> None:
    table = Scenario("""
        seats tyrian aegean marble
        turn tyrian
        tyrian controls thessaly
        tyrian slew hydra medusa
        monster cyclops crete wounds 1,2,3
    """)
    table.plays("tyrian use thunder_of_zeus", "tyrian target cyclops")
    assert table.winner() == ("tyrian", "monsters")
    assert table.slain("tyrian") == ["cyclops", "medusa", "hydra"]


@pytest.mark.rule("LOH-VIC-12", "LOH-OQ-04")
def test_the_active_player_comes_first_then_clockwise() -> None:
    table = Scenario("""
        seats tyrian aegean marble
        turn aegean
        tyrian slew hydra medusa sphinx
        aegean slew chimera minotaur
        marble slew cerberus cyclops
    """)
    g = table.g
    g.slain_by[table.monster("cerberus")] = 1
    with pytest.raises(GameOver):
        g.check_victory()
    assert table.winner() == ("aegean", "monsters")
    other = Scenario("""
        seats tyrian aegean marble obsidian
        turn marble
        tyrian slew hydra medusa sphinx
        aegean slew chimera minotaur cerberus
    """)
    with pytest.raises(GameOver):
        other.g.check_victory()
    assert other.winner() == ("tyrian", "monsters")


@pytest.mark.rule("LOH-VIC-13", "LOH-OQ-36")
def test_a_player_without_hoplites_and_regions_keeps_taking_turns() -> None:
    table = Scenario("""
        seats tyrian aegean marble
        turn tyrian
        aegean hero heracles elis
    """)
    table.plays("tyrian prepare", "tyrian draw", "tyrian draw")
    assert table.asked() == {"aegean": "turn"}
    assert table.offers("aegean", "prepare") == ["prepare"]
    assert table.offers("aegean", "monument") == [
        "monument zeus",
        "monument athena",
        "monument hermes",
    ]


# King of kings


@pytest.mark.rule("LOH-VIC-09", "LOH-KOK-01", "LOH-KOK-03", "LOH-MONU-08")
def test_completing_the_first_monument_starts_the_countdown() -> None:
    table = Scenario("""
        seats tyrian aegean marble
        turn tyrian
        monument zeus 4
        deck events aid_to_atlas
    """)
    assert table.g.activation_holder == -1
    table.plays("tyrian monument zeus")
    assert table.g.activation_holder == table.seat("tyrian")
    assert table.g.activation_tokens == 3


@pytest.mark.rule("LOH-VIC-10", "LOH-TWO-01")
def test_there_is_no_king_of_kings_with_two_players() -> None:
    table = Scenario("""
        seats tyrian aegean
        turn tyrian
        tyrian hero achilles epirus
        tyrian used prepare
        monument zeus 4
    """)
    table.plays("tyrian end-round", "tyrian prepare", "tyrian draw", "tyrian draw")
    table.plays("tyrian monument zeus")
    assert table.monument("zeus") == 5
    assert table.g.activation_holder == -1


COUNTDOWN = """
    seats tyrian aegean marble
    turn tyrian
    tyrian hero achilles epirus
    aegean hero heracles elis
    marble hero helen crete
    countdown tyrian {} zeus
"""


@pytest.mark.rule("LOH-KOK-02", "LOH-KOK-04", "LOH-KOK-06", "LOH-EX-61", "LOH-OQ-05")
def test_three_special_actions_later_the_holder_of_the_region_wins() -> None:
    table = Scenario(COUNTDOWN.format(3) + "aegean controls thessaly")
    for left in (2, 1):
        action = "prepare" if left == 2 else "march epirus"
        if left == 2:
            table.plays("tyrian prepare", "tyrian draw", "tyrian place epirus")
        else:
            table.plays(f"tyrian {action}", "tyrian to aetolia")
        assert table.g.activation_tokens == left
        table.plays("aegean prepare" if left == 2 else "aegean monument athena")
        if left == 2:
            table.plays(
                "aegean draw", "aegean draw", "marble prepare", "marble draw", "marble draw"
            )
        else:
            table.plays("marble prepare", "marble draw", "marble draw")
        assert table.g.activation_tokens == left  # others' actions take none
    table.plays("tyrian prepare", "tyrian draw", "tyrian draw")
    assert table.winner() == ("aegean", "king_of_kings")


@pytest.mark.rule("LOH-KOK-05")
def test_a_second_complete_monument_changes_nothing() -> None:
    table = Scenario(COUNTDOWN.format(3) + "monument athena 4")
    table.plays("tyrian monument athena")
    assert table.g.first_monument == table.g.content.gods.index("zeus")
    assert table.g.activation_tokens == 2  # Build monument took one like any special action


@pytest.mark.rule("LOH-KOK-07")
def test_if_nobody_holds_the_region_the_first_who_takes_it_wins() -> None:
    table = Scenario(COUNTDOWN.format(1) + "aegean hoplites locris*4\naegean controls locris")
    table.plays("tyrian prepare", "tyrian draw", "tyrian draw")
    assert table.winner() is None
    table.plays("aegean march locris", "aegean send 4", "aegean to thessaly")
    assert table.winner() == ("aegean", "king_of_kings")


@pytest.mark.rule("LOH-KOK-08", "LOH-SA-08")
def test_build_monument_and_additional_special_actions_take_tokens_a_wild_hunt_does_not() -> None:
    position = (
        COUNTDOWN.format(3)
        + """
        tyrian kept augean_stables
        tyrian blessings wild_hunt
        monster cyclops epirus
    """
    )
    table = Scenario(position.replace("achilles epirus", "achilles epirus levels 1/2/1"))
    table.plays("tyrian invoke wild_hunt", "tyrian give-up", "tyrian injure speed")
    assert table.g.activation_tokens == 3
    table.plays("tyrian redeem augean_stables", "tyrian prepare", "tyrian draw", "tyrian draw")
    assert table.g.activation_tokens == 2
    table.rolls("nothing").plays("tyrian monument hermes")
    assert table.g.activation_tokens == 1


@pytest.mark.rule("LOH-KOK-09", "LOH-CARD-12", "LOH-OQ-06")
def test_tokens_on_the_activation_card_are_never_cleared() -> None:
    table = Scenario(COUNTDOWN.format(3) + "tyrian used march\ntyrian kept aid_to_atlas")
    table.plays("tyrian redeem aid_to_atlas")
    assert table.g.activation_tokens == 3
    assert table.used("tyrian") == []
    table.plays("tyrian prepare", "tyrian draw", "tyrian draw")
    table.plays("aegean monument athena")
    assert table.g.activation_tokens == 2


@pytest.mark.rule("LOH-KOK-10", "LOH-VIC-11", "LOH-OQ-05")
def test_the_victory_is_checked_at_the_end_of_the_turn_and_others_come_before() -> None:
    position = (
        COUNTDOWN.format(1)
        + """
        aegean controls thessaly
        tyrian hoplites macedonia
    """
    )
    table = Scenario(position)
    table.plays("tyrian march macedonia", "tyrian to thessaly")
    assert table.winner() == ("tyrian", "king_of_kings")  # the march itself still counts
    slayer = Scenario(
        position
        + """
        tyrian controls acarnania locris
        tyrian slew hydra medusa
        monster cyclops epirus wounds 1,2,3
        tyrian hand assault_spear
    """
    )
    slayer.plays("tyrian hunt cyclops", "tyrian wound 4", "tyrian spend assault_spear")
    assert slayer.winner() == ("tyrian", "monsters")
