"""Chapter 6 of the rules: cards."""

from __future__ import annotations

from collections import Counter

import pytest

from sagaboard.games.blood_rage import SPEC
from sagaboard.games.blood_rage.loading import load
from sagaboard.games.blood_rage.state import BloodRage
from tests.games.blood_rage.courses import draft, played_at_random
from tests.games.blood_rage.scenario import Scenario, new_game

SPECTATOR = -1
TROOP_UPGRADES = {
    "lord_of_hammers": ("leader", 3),
    "lord_of_axes": ("leader", 3),
    "lord_of_spears": ("leader", 3),
    "brothers_in_arms": ("warrior", 1),
    "experts_in_arms": ("warrior", 2),
    "masters_in_arms": ("warrior", 2),
    "lokis_dragons": ("ship", 2),
    "fire_dragons": ("ship", 2),
    "eternal_dragons": ("ship", 2),
}
MONSTERS = {
    "troll": 2,
    "dwarf_chieftain": 0,
    "sea_serpent": 3,
    "valkyrie": 2,
    "dark_elf": 1,
    "fire_giant": 4,
    "frost_giant": 4,
    "soldier_of_hel": 0,
    "volur_witch": 3,
}
CLAN_UPGRADES = {
    "lokis_domain": 1,
    "friggas_charm": 0,
    "thors_glory": 2,
    "friggas_succor": 2,
    "tyrs_domain": 0,
    "lokis_blessing": 1,
    "odins_inspiration": 2,
    "tyrs_challenge": 0,
    "friggas_protection": 0,
    "lokis_eminence": 2,
    "tyrs_prowess": 2,
    "thors_domain": 1,
    "friggas_domain": 0,
    "odins_throne": 2,
    "thors_conquest": 3,
    "friggas_sacrifice": 1,
    "tyrs_wrath": 1,
    "lokis_wrath": 3,
}
UPGRADES = [
    *((card, slot, cost) for card, (slot, cost) in TROOP_UPGRADES.items()),
    *((card, "monster-1", cost) for card, cost in MONSTERS.items()),
    *((card, "clan-1", cost) for card, cost in CLAN_UPGRADES.items()),
]
BATTLE_CARDS = {
    "odins_smite": 1,
    "tyrs_bash": 2,
    "heimdalls_sight": 0,
    "friggas_grace": 2,
    "lokis_trickery": 0,
    "tyrs_smash": 3,
    "tyrs_crush": 4,
    "tyrs_smite": 5,
    "thors_hammer": 1,
    "heimdalls_eye": 2,
    "odins_tide": 1,
    "lokis_backstab": 0,
    "heimdalls_watch": 0,
    "thors_oath": 1,
    "tyrs_rage": 6,
    "heimdalls_gaze": 3,
    "thors_primacy": 3,
    "thors_ascension": 1,
    "odins_judgement": 2,
    "lokis_poison": 0,
}
QUESTS = {
    "quest_alfheim": (5, 7, 9),
    "quest_jotunheim": (5, 7, 9),
    "quest_manheim": (5, 7, 9),
    "quest_yggdrasil": (6, 8, 11),
    "quest_glorious_death": (6, 8, 11),
}
FULFILLED = {
    "quest_alfheim": "wolf at gimle warrior",
    "quest_jotunheim": "wolf at horgr warrior",
    "quest_manheim": "wolf at elvagar warrior",
    "quest_yggdrasil": "wolf at yggdrasil warrior",
    "quest_glorious_death": "wolf at valhalla warrior*3 ship",
}


def battle(hand: str, *, age: int = 1) -> Scenario:
    """The Wolf's Leader pillages Gimle against a Raven Warrior and has the only cards."""
    table = Scenario(f"""
        age {age}
        turn wolf
        wolf hand {hand}
        wolf at gimle leader
        raven at gimle warrior
        token gimle rage
    """)
    return table.plays("wolf pillage gimle")


@pytest.mark.rule("BR-CARD-01")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_each_age_deals_its_own_deck(age: int) -> None:
    g = Scenario(f"age {age}\nphase gods_gifts").g
    dealt = [card for pack in g.packs for card in pack]
    assert {g.content.cards[card].age for card in dealt} == {age}
    assert [len(deck) for deck in g.decks] == [0] * age + [34] * (3 - age)


@pytest.mark.rule("BR-CARD-01")
def test_the_back_of_a_card_tells_its_age() -> None:
    table = Scenario("age 3\nturn wolf\nraven hand tyrs_bash odins_tide tyrs_rage.3 lokis_poison")
    assert SPEC.view(table.g, SPECTATOR).clans[1].hand_by_age == [1, 1, 2]


@pytest.mark.rule("BR-CARD-02")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_a_card_is_a_battle_card_a_quest_or_an_upgrade(age: int) -> None:
    """Upgrades can be put on the sheet, Quests committed, Battle cards neither."""
    content = load()
    copies = Counter(content.cards[card].name for card in content.decks[4][age - 1])
    table = Scenario(f"age {age}\nturn wolf\nwolf rage 12\nwolf hand {' '.join(copies)}")
    upgrades = {offer.split()[1] for offer in table.offers("wolf", "upgrade")}
    quests = {offer.split()[1] for offer in table.offers("wolf", "quest")}
    assert not upgrades & quests
    assert sum(copies[name] for name in upgrades) == 12
    assert sum(copies[name] for name in quests) == 9
    rest = set(copies) - upgrades - quests
    assert {name.split(".")[0] for name in rest} <= set(BATTLE_CARDS)
    assert sum(copies[name] for name in rest) == 13


@pytest.mark.rule("BR-CARD-03", "BR-CARD-06")
@pytest.mark.parametrize(("card", "slot", "cost"), UPGRADES)
def test_an_upgrade_goes_to_the_slot_of_its_type_for_its_cost(
    card: str, slot: str, cost: int
) -> None:
    table = Scenario(f"age 3\nturn wolf\nwolf rage 6\nwolf hand {card}")
    table.plays(f"wolf upgrade {card}")
    if "-" in slot:
        table.plays(f"wolf slot {slot}")
    assert table.rage("wolf") == 6 - cost
    sheet = SPEC.view(table.g, SPECTATOR).clans[0].sheet
    slots = ["warrior", "leader", "ship", "monster-1", "monster-2", "clan-1", "clan-2", "clan-3"]
    assert sheet == [card if name == slot else None for name in slots]


@pytest.mark.rule("BR-CARD-06")
@pytest.mark.parametrize(
    "card", ["troll", "sea_serpent", "valkyrie", "fire_giant", "frost_giant", "volur_witch"]
)
def test_the_strength_of_an_upgrade_is_its_cost(card: str) -> None:
    cost = MONSTERS[card]
    table = Scenario(f"""
        age 3
        turn wolf
        wolf rage {cost}
        wolf hand {card}
    """)
    place = "fjord_northwest" if card == "sea_serpent" else "gimle"
    table.plays(f"wolf upgrade {card}", "wolf slot monster-1", f"wolf invade {card}")
    table.plays(f"wolf to {place}")
    assert (table.strength("wolf", "gimle"), table.rage("wolf")) == (cost, 0)
    poor = Scenario(f"age 3\nturn wolf\nwolf rage {cost - 1}\nwolf hand {card}")
    assert poor.offers("wolf", "upgrade") == []


@pytest.mark.rule("BR-CARD-07")
@pytest.mark.parametrize(("card", "strength"), [("dwarf_chieftain", 2), ("soldier_of_hel", 3)])
def test_the_asterisk_of_monsters_that_cost_no_rage(card: str, strength: int) -> None:
    upgrade = Scenario(f"age 3\nturn wolf\nwolf rage 1\nwolf hand {card}")
    upgrade.plays(f"wolf upgrade {card}", "wolf slot monster-1", "wolf done")
    invade = Scenario(f"age 3\nturn wolf\nwolf rage 1\nwolf sheet {card}")
    invade.plays(f"wolf invade {card}", "wolf to gimle")
    assert (upgrade.rage("wolf"), invade.rage("wolf")) == (1, 1)
    assert invade.strength("wolf", "gimle") == strength


@pytest.mark.rule("BR-CARD-07")
def test_the_asterisk_of_the_dark_elf() -> None:
    table = Scenario("age 2\nturn wolf\nwolf sheet dark_elf\nwolf at yggdrasil dark_elf")
    elsewhere = Scenario("age 2\nturn wolf\nwolf sheet dark_elf\nwolf at gimle dark_elf")
    assert (table.strength("wolf", "yggdrasil"), elsewhere.strength("wolf", "gimle")) == (3, 1)


@pytest.mark.rule("BR-CARD-07", "BR-OQ-22")
@pytest.mark.parametrize(
    ("card", "strengths"), [("brothers_in_arms", (1, 3, 4, 6)), ("masters_in_arms", (2, 6, 8, 12))]
)
def test_the_asterisk_of_warriors_who_fight_in_pairs(card: str, strengths: tuple[int, ...]) -> None:
    for count, strength in enumerate(strengths, start=1):
        table = Scenario(f"age 3\nturn wolf\nwolf sheet {card}\nwolf at gimle warrior*{count}")
        assert table.strength("wolf", "gimle") == strength


@pytest.mark.rule("BR-CARD-04")
@pytest.mark.parametrize(("card", "bonus"), list(BATTLE_CARDS.items()))
def test_a_battle_card_adds_its_bonus(card: str, bonus: int) -> None:
    table = battle(card, age=3).plays(f"wolf play {card}")
    assert table.totals()["wolf"] == 3 + bonus


@pytest.mark.rule("BR-CARD-04")
@pytest.mark.parametrize(("card", "glory"), [("tyrs_bash", 3), ("thors_hammer", 3 + 3)])
def test_a_battle_card_may_have_an_effect(card: str, glory: int) -> None:
    table = battle(card).plays(f"wolf play {card}")
    assert table.glory("wolf") == glory


@pytest.mark.rule("BR-CARD-05", "BR-CARD-10")
@pytest.mark.parametrize(("printed", "age"), [(1, 1), (1, 2), (1, 3), (2, 2), (2, 3), (3, 3)])
@pytest.mark.parametrize("quest", QUESTS)
def test_a_quest_shows_its_condition_and_its_glory(quest: str, printed: int, age: int) -> None:
    """The Glory is that of the Age printed on the card, whatever the Age it is fulfilled in."""
    glory = QUESTS[quest][printed - 1]
    position = f"""
        seats wolf raven serpent
        age {age}
        phase quest
        wolf quests {quest}.{printed}
    """
    fulfilled = Scenario(position + FULFILLED[quest])
    assert (fulfilled.asked(), fulfilled.glory("wolf")) == ({"wolf": "raise_stat"}, glory)
    failed = Scenario(position)
    assert "raise_stat" not in failed.asked().values()
    assert failed.glory("wolf") == 0


@pytest.mark.rule("BR-CARD-08")
@pytest.mark.parametrize(("late", "bonus"), [("heimdalls_eye", 2), ("heimdalls_gaze", 3)])
def test_a_late_card_may_be_added_after_the_reveal(late: str, bonus: int) -> None:
    table = battle(f"tyrs_bash {late}", age=3).plays("wolf play tyrs_bash")
    assert table.offers("wolf") == [f"add {late}", "done"]
    table.plays(f"wolf add {late}")
    assert table.totals()["wolf"] == 3 + 2 + bonus


@pytest.mark.rule("BR-CARD-08")
@pytest.mark.parametrize(
    "card", [card for card in BATTLE_CARDS if not card.endswith(("eye", "gaze"))]
)
def test_no_other_battle_card_may_be_added_after_the_reveal(card: str) -> None:
    table = battle(f"quest_alfheim.1 {card}", age=3).plays("wolf play quest_alfheim")
    assert table.offers("wolf") == ["done"]
    name = next(name for name in table.hand("wolf") if name.startswith(card))
    assert table.why_not("wolf", f"add {name}") == "BR-CARD-08"


@pytest.mark.rule("BR-CARD-09", "BR-GIFT-03")
@pytest.mark.parametrize("seed", range(6))
def test_what_is_discarded_never_comes_back(seed: int) -> None:
    gone: Counter[int] = Counter()
    age = 1
    for g in played_at_random(new_game(4, str(seed)), seed):
        now = out_of_the_game(g)
        assert not gone - now
        gone = now
        assert [len(deck) for deck in g.decks] == [0] * g.age + [34] * (3 - g.age)
        age = g.age
    assert age == 3


def out_of_the_game(g: BloodRage) -> Counter[int]:
    buried = [card for cards in g.buried for card in cards]
    return Counter(g.discarded + g.undealt + buried)


@pytest.mark.rule("BR-CARD-10")
def test_a_kept_card_stays_what_it_is() -> None:
    table = Scenario("""
        seats wolf raven
        phase discard
        doom horgr andlang utgard
        wolf hand quest_manheim.1 lord_of_hammers
        wolf at elvagar leader
        raven rage 1
    """)
    table.plays("wolf keep quest_manheim")
    draft(table.g)
    assert "quest_manheim.1" in table.hand("wolf")
    while table.phase == "action":
        (clan,) = table.asked()
        first = "quest quest_manheim.1"
        table.plays(f"{clan} {first if first in table.offers(clan) else 'pass'}")
    table.plays(*(f"{clan} done" for clan in table.asked()))
    assert (table.glory("wolf"), table.asked()) == (5, {"wolf": "raise_stat"})
