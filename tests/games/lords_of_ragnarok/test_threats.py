"""What bots are told of threats. Region 4 lies beside Yggdrasil, next to 1 and 5."""

from __future__ import annotations

from sagaboard.games.lords_of_ragnarok import SPEC
from sagaboard.games.lords_of_ragnarok.bots.threats import Chances, Threats, threat_features
from tests.games.lords_of_ragnarok.scenario import Scenario

FOUR = """
    seats green red blue yellow
    turn red hero
    green hero ragnar 1
    red hero aslaug 9
    blue hero snorri 16
    yellow hero lagertha 18
"""


def chances(lines: str, colour: str = "green") -> Chances:
    """Around Yggdrasil."""
    g = Scenario(FOUR + lines).g
    threats = [Threats(g, seat) for seat in range(g.seats)]
    return Chances(g, Scenario(FOUR).seat(colour), threats, g.board.around_yggdrasil)


def told(lines: str, colour: str = "green") -> list[float]:
    table = Scenario(FOUR + lines)
    return threat_features(table.g)[table.seat(colour)]


def test_an_army_threatens_where_it_is_and_what_is_next_to_it() -> None:
    g = Scenario(FOUR + "green armies 1:3 2:1").g
    threats = Threats(g, 0)
    assert threats.strength[:5] == [3, 1, 0, 0, 0]
    assert threats.reach[:5] == [4, 4, 4, 3, 0]


def test_a_region_is_exposed_to_a_stronger_army_next_door() -> None:
    held = "green controls 4\ngreen armies 4:2\nred armies 5:{}"
    weak, strong = (chances(held.format(strength)) for strength in (2, 3))
    assert (weak.secure, weak.exposed) == (1.0, 0.0)
    assert (strong.secure, strong.exposed) == (0.0, 1.0)


def test_a_region_can_be_taken_by_more_than_who_is_there() -> None:
    held = "red controls 4\nred armies 4:2\ngreen armies 1:{}"
    assert [chances(held.format(strength)).takeable for strength in (2, 3)] == [0.0, 1.0]


def test_a_neutral_region_can_be_taken_by_the_strength_of_its_population() -> None:
    assert [chances(f"green armies 1:{strength}").takeable for strength in (4, 5)] == [0.0, 1.0]


def test_a_lead_counts_up_to_a_limit() -> None:
    """Against a strength of 5 next to region 4, one of 1 is as good as none."""
    none = chances("red armies 5:5").lead
    leads = [chances(f"green armies 1:{mine}\nred armies 5:5").lead - none for mine in (1, 3, 5)]
    assert leads == [0.0, 0.5, 1.0]


def test_the_last_temple_that_can_be_built_is_told() -> None:
    temples = "temples 7 8 11 13\ngreen controls 7 8 11 13 3"
    assert told(temples)[11:14] == [1.0, 1.0, 1.0]
    assert told(temples + "\nwheel build_temple green")[11:14] == [0.0, 1.0, 0.0]
    assert told(temples, "red")[11:14] == [0.0, 0.0, 0.0]
    assert told(temples, "red")[15] == 0.8


def test_threats_are_part_of_the_features() -> None:
    g = Scenario(FOUR).g
    threats = threat_features(g)
    assert [row[-len(threats[0]) :] for row in SPEC.bots.features(g)] == threats
