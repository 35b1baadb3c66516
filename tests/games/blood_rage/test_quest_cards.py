"""Every Quest card: its condition, the Glory of each Age and the stat."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.blood_rage.scenario import Scenario

REGIONS = {
    "alfheim": ("gimle", "andlang"),
    "jotunheim": ("muspelheim", "horgr", "utgard"),
    "manheim": ("myrkulor", "elvagar", "angerboda"),
}
FJORDS = {
    "gimle": "fjord_northwest",
    "andlang": "fjord_southwest",
    "muspelheim": "fjord_southeast",
    "horgr": "fjord_southeast",
    "utgard": "fjord_southwest",
    "myrkulor": "fjord_northwest",
    "elvagar": "fjord_northeast",
    "angerboda": "fjord_northeast",
}
PLACES = [(region, province) for region, provinces in REGIONS.items() for province in provinces]


def checked(quest: str, position: str, age: int = 1) -> Scenario:
    """The Quest phase with this Quest of the Wolf; Ragnarök is kept away from the position."""
    table = f"age {age}\nphase quest\nwolf quests {quest}\n{position}"
    if "doom" not in position:
        far = next(p for p in FJORDS if p not in position and FJORDS[p] not in position)
        table += f"\ndoom {far} {far} {far}"
    return Scenario(table)


def gained(table: Scenario) -> int:
    return table.glory("wolf")


@pytest.mark.rule("BR-QPH-02", "BR-QPH-03", "BR-QPH-09")
@pytest.mark.parametrize(("region", "province"), PLACES)
def test_region_quest_counts_each_province_of_its_region(region: str, province: str) -> None:
    table = checked(f"quest_{region}.1", f"wolf at {province} warrior")
    assert table.offers("wolf") == ["raise rage", "raise axes", "raise horns"]
    table.plays("wolf raise rage")
    assert (table.glory("wolf"), table.column("wolf", "rage")) == (5, 2)


@pytest.mark.rule("BR-BOARD-03", "BR-BOARD-04", "BR-BOARD-05")
@pytest.mark.parametrize(("region", "province"), PLACES)
def test_region_quest_does_not_count_other_provinces(region: str, province: str) -> None:
    for other in REGIONS:
        if other != region:
            assert gained(checked(f"quest_{other}.1", f"wolf at {province} leader")) == 0
    assert gained(checked(f"quest_{region}.1", "wolf at yggdrasil leader")) == 0


@pytest.mark.rule("BR-QPH-07", "BR-QPH-08")
@pytest.mark.parametrize(("region", "province"), PLACES)
def test_region_quest_needs_strictly_more_str_fjord_included(region: str, province: str) -> None:
    fjord = FJORDS[province]
    quest = f"quest_{region}.1"
    tied = f"wolf at {province} warrior*2\nraven at {fjord} ship\nraven at yggdrasil leader"
    assert gained(checked(quest, tied)) == 0
    assert gained(checked(quest, tied + f"\nwolf at {fjord} ship")) == 5


@pytest.mark.rule("BR-OQ-21")
@pytest.mark.parametrize(("region", "province"), PLACES)
def test_region_quest_counts_provinces_in_play_only(region: str, province: str) -> None:
    """A ship in the fjord of a destroyed province has no STR there."""
    gone = " ".join(REGIONS[region])
    table = checked(f"quest_{region}.1", f"destroyed {gone}\nwolf at {FJORDS[province]} ship")
    assert gained(table) == 0


@pytest.mark.rule("BR-QPH-15", "BR-CARD-10", "BR-OQ-30")
@pytest.mark.parametrize(
    ("quest", "position", "glories"),
    [
        ("quest_alfheim", "wolf at gimle leader", [5, 7, 9]),
        ("quest_jotunheim", "wolf at horgr leader", [5, 7, 9]),
        ("quest_manheim", "wolf at elvagar leader", [5, 7, 9]),
        ("quest_yggdrasil", "wolf at yggdrasil leader", [6, 8, 11]),
        ("quest_glorious_death", "wolf at valhalla warrior*4", [6, 8, 11]),
    ],
)
def test_quest_pays_the_glory_of_its_own_age(quest: str, position: str, glories: list[int]) -> None:
    for age in (1, 2, 3):
        for card_age in range(1, age + 1):
            table = checked(f"{quest}.{card_age}", position, age)
            assert gained(table) == glories[card_age - 1]
            assert table.asked() == {"wolf": "raise_stat"}


@pytest.mark.rule("BR-QPH-07", "BR-QPH-08", "BR-QPH-11")
@pytest.mark.parametrize(
    ("position", "glory"),
    [
        ("wolf at yggdrasil warrior", 6),
        ("wolf at yggdrasil leader\nraven at yggdrasil warrior*2", 6),
        ("wolf at yggdrasil leader\nraven at yggdrasil leader", 0),
        ("wolf at yggdrasil warrior\nraven at yggdrasil warrior*2", 0),
        ("wolf at gimle leader", 0),
        ("wolf sheet dark_elf\nwolf at yggdrasil dark_elf\nraven at yggdrasil warrior*2", 6),
    ],
)
def test_yggdrasil_quest_needs_strictly_more_str_in_yggdrasil(position: str, glory: int) -> None:
    assert gained(checked("quest_yggdrasil.1", position)) == glory


@pytest.mark.rule("BR-QPH-14")
@pytest.mark.parametrize(
    ("position", "glory"),
    [
        ("wolf at valhalla warrior*4", 6),
        ("wolf sheet troll\nwolf at valhalla leader warrior ship troll", 6),
        ("wolf at valhalla warrior*3", 0),
        ("wolf at valhalla warrior*3\nraven at valhalla warrior", 0),
    ],
)
def test_glorious_death_needs_four_own_figures_in_valhalla(position: str, glory: int) -> None:
    assert gained(checked("quest_glorious_death.1", position)) == glory


@pytest.mark.rule("BR-QPH-13")
def test_glorious_death_comes_before_ragnarok() -> None:
    table = checked(
        "quest_glorious_death.1",
        "doom gimle utgard horgr\nwolf at gimle warrior*4",
    )
    assert table.glory("wolf") == 4 * 2


@pytest.mark.rule("BR-QPH-05", "BR-QPH-06")
@pytest.mark.parametrize(
    "quest",
    [
        "quest_alfheim",
        "quest_jotunheim",
        "quest_manheim",
        "quest_yggdrasil",
        "quest_glorious_death",
    ],
)
def test_quest_not_fulfilled_gives_nothing_and_is_discarded(quest: str) -> None:
    table = checked(f"{quest}.1", "raven glory 1")
    assert (table.glory("wolf"), table.quests("wolf")) == (0, [])
    assert [table.column("wolf", stat) for stat in ("rage", "axes", "horns")] == [1, 1, 1]
    assert table.discarded() == [f"{quest}.1"]


ANY = (
    test_quest_pays_the_glory_of_its_own_age,
    test_quest_not_fulfilled_gives_nothing_and_is_discarded,
)
REGION = (
    *ANY,
    test_region_quest_counts_each_province_of_its_region,
    test_region_quest_does_not_count_other_provinces,
    test_region_quest_needs_strictly_more_str_fjord_included,
    test_region_quest_counts_provinces_in_play_only,
)

TESTED: dict[str, tuple[Callable[..., None], ...]] = {
    "quest_alfheim": REGION,
    "quest_jotunheim": REGION,
    "quest_manheim": REGION,
    "quest_yggdrasil": (*ANY, test_yggdrasil_quest_needs_strictly_more_str_in_yggdrasil),
    "quest_glorious_death": (
        *ANY,
        test_glorious_death_needs_four_own_figures_in_valhalla,
        test_glorious_death_comes_before_ragnarok,
    ),
}
