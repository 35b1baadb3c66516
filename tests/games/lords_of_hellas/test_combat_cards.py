"""Every combat card in battle, every monster attack card, every special attack and evolution."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sagaboard.games.lords_of_hellas.components import SYMBOLS
from sagaboard.games.lords_of_hellas.loading import load
from tests.games.lords_of_hellas.scenario import Scenario

CONTENT = load()
BATTLE = """
    seats tyrian aegean
    turn tyrian
    tyrian hero achilles crete levels {leaders[0]}/1/1
    aegean hero heracles crete levels {leaders[1]}/1/1
    tyrian hoplites thessaly*{attackers}
    tyrian controls thessaly
    aegean hoplites locris*{defenders}
    aegean controls locris
    {more}
"""


def battle(
    attackers: int, defenders: int, more: str, leaders: tuple[int, int] = (1, 1), to: str = "locris"
) -> Scenario:
    text = BATTLE.format(attackers=attackers, defenders=defenders, more=more, leaders=leaders)
    table = Scenario(text.replace("locris", to))
    return table.plays("tyrian march thessaly", f"tyrian send {attackers}", f"tyrian to {to}")


def bonus(table: Scenario, army: str) -> int:
    """What cards have added so far."""
    return table.g.battle.bonus[table.g.battle.side_of(table.seat(army))]


def both(name: str) -> list[str]:
    return [card.name for card in CONTENT.combat if card.name.startswith(name)]


@pytest.mark.rule("LOH-BATTLE-06")
@pytest.mark.parametrize("card", both("fortification"))
def test_fortification(card: str) -> None:
    table = battle(3, 3, f"aegean hand {card} glory_bow")
    table.plays(f"aegean play {card}")
    assert bonus(table, "aegean") == 1 + 2
    plain = battle(3, 3, f"aegean hand {card} glory_bow", to="epirus")
    plain.plays(f"aegean play {card}")
    assert bonus(plain, "aegean") == 1  # no city
    attacking = battle(3, 3, f"tyrian hand {card} glory_bow")
    attacking.plays(f"tyrian play {card}")
    assert bonus(attacking, "tyrian") == 1


@pytest.mark.rule("LOH-REC-07", "LOH-OQ-48")
@pytest.mark.parametrize("card", both("local_support"))
def test_local_support(card: str) -> None:
    table = battle(3, 1, f"aegean hand {card} glory_bow")
    table.plays(f"aegean play {card}", "aegean place locris", "aegean garrison locris")
    assert table.garrison("locris") == "aegean"
    assert table.hoplites("aegean", "locris") == 2
    sphinx = battle(3, 1, f"aegean hand {card} glory_bow\nmonster sphinx locris")
    sphinx.plays(f"aegean play {card}")
    assert sphinx.asked() == {"aegean": "play_card"}


@pytest.mark.parametrize("card", both("glory_"))
def test_glory(card: str) -> None:
    table = battle(3, 3, f"tyrian hand {card} trap_mace\ntyrian glory yellow")
    table.plays(f"tyrian play {card}")
    assert bonus(table, "tyrian") == 1 + 3
    other = battle(3, 3, f"tyrian hand {card} trap_mace\ntyrian glory red")
    other.plays(f"tyrian play {card}")
    assert bonus(other, "tyrian") == 1


@pytest.mark.rule("LOH-BATTLE-23")
@pytest.mark.parametrize(("card", "strength"), [("phalanx_torch_1", 1), ("phalanx_torch_2", 2)])
def test_phalanx(card: str, strength: int) -> None:
    table = battle(5, 3, f"tyrian hand {card} trap_mace")
    table.plays(f"tyrian play {card}")
    assert bonus(table, "tyrian") == strength + 2


def test_flank_attack() -> None:
    table = battle(4, 3, "tyrian hand flank_attack_bow trap_mace")
    table.plays("tyrian play flank_attack_bow")
    assert bonus(table, "tyrian") == 2 + 2
    equal = battle(3, 3, "tyrian hand flank_attack_bow trap_mace")
    equal.plays("tyrian play flank_attack_bow")
    assert bonus(equal, "tyrian") == 2


@pytest.mark.parametrize("card", both("trap"))
def test_trap(card: str) -> None:
    table = battle(4, 3, f"tyrian hand {card} glory_bow", leaders=(4, 1))
    table.plays(f"tyrian play {card}")
    assert bonus(table, "tyrian") == 1 + 4


@pytest.mark.parametrize("card", both("tactical_maneuver"))
def test_tactical_maneuver(card: str) -> None:
    for leaders, added in (((3, 2), 2), ((2, 2), 0)):
        table = battle(4, 3, f"tyrian hand {card} glory_bow", leaders=leaders)
        table.plays(f"tyrian play {card}")
        assert bonus(table, "tyrian") == 2 + added


@pytest.mark.rule("LOH-BATTLE-12")
@pytest.mark.parametrize("card", both("encirclement"))
def test_encirclement(card: str) -> None:
    table = battle(5, 5, f"tyrian hand {card}\naegean controls achaea")
    table.plays(f"tyrian play {card}", "aegean retreat achaea")
    assert table.hoplites("aegean", "achaea") == 2
    lost = battle(3, 6, f"tyrian hand {card}\naegean controls achaea")
    lost.plays(f"tyrian play {card}")
    assert lost.hoplites("tyrian", "thessaly") == 1  # the loser's card changes nothing
    assert lost.hoplites("aegean", "locris") == 6


@pytest.mark.parametrize("card", both("wild_attack"))
def test_wild_attack(card: str) -> None:
    table = battle(4, 3, f"tyrian hand {card} glory_bow")
    table.plays(f"tyrian play {card}")
    assert bonus(table, "tyrian") == 3


@pytest.mark.rule("LOH-CARD-13")
def test_reinforcements() -> None:
    table = battle(
        2,
        3,
        "tyrian hand reinforcements_shield glory_bow\ntyrian hoplites aetolia phocis*3"
        "\ntyrian garrison thessaly",
    )
    table.plays("tyrian play reinforcements_shield")
    assert table.offers("tyrian") == ["bring aetolia", "bring phocis", "done"]
    table.plays("tyrian bring phocis", "tyrian send 2")
    assert table.asked() == {"tyrian": "play_card"}  # from one region only
    assert table.hoplites("tyrian", "locris") == 4
    medusa = battle(
        2,
        3,
        "tyrian hand reinforcements_shield glory_bow\ntyrian hoplites phocis*3"
        "\nmonster medusa phocis",
    )
    medusa.plays("tyrian play reinforcements_shield")
    assert medusa.asked() == {"tyrian": "play_card"}


def test_charge() -> None:
    table = battle(4, 3, "tyrian hand charge_sickle glory_bow")
    table.plays("tyrian play charge_sickle")
    assert bonus(table, "tyrian") == 4


@pytest.mark.parametrize("card", both("javelin_volley"))
def test_javelin_volley(card: str) -> None:
    table = battle(4, 3, f"tyrian hand {card} glory_bow")
    table.plays(f"tyrian play {card}")
    assert table.hoplites("aegean", "locris") == 2
    equal = battle(3, 3, f"tyrian hand {card} glory_bow")
    equal.plays(f"tyrian play {card}")
    assert equal.hoplites("aegean", "locris") == 3


@pytest.mark.parametrize("card", both("assault"))
def test_assault(card: str) -> None:
    table = battle(4, 3, f"tyrian hand {card} glory_bow")
    table.plays(f"tyrian play {card}")
    assert bonus(table, "tyrian") == 4 + 2
    defending = battle(4, 3, f"aegean hand {card} glory_bow")
    defending.plays(f"aegean play {card}")
    assert bonus(defending, "aegean") == 4


# Monster attack cards


HUNT = """
    seats tyrian aegean
    turn tyrian
    tyrian hero achilles crete levels {levels} {more}
    aegean hero heracles epirus
    monster {monster} crete {state}
    tyrian hand {hand}
    deck combat javelin_volley_axe wild_attack_axe
"""
FIRST = {
    "cyclops": ("wound 3", "assault_spear"),
    "sphinx": ("wound 3", "assault_axe"),
    "medusa": ("wound 5", "assault_spear"),
    "chimera": ("wound 4", "assault_axe"),
    "minotaur": ("wound 6", "assault_spear"),
    "hydra": ("wound 6", "assault_axe"),
    "cerberus": ("wound 6", "assault_spear"),
}


def struck(
    card: str,
    *,
    monster: str = "cyclops",
    levels: str = "1/1/1",
    more: str = "",
    hand: str = "glory_bow glory_torch trap_mace",
    state: str = "",
) -> Scenario:
    """The monster attacks with this card and the hunter does not defend."""
    wound, paid = FIRST[monster]
    text = HUNT.format(
        levels=levels, more=more, monster=monster, hand=f"{paid} {hand}", state=state
    )
    other = "attack_3" if card != "attack_3" else "attack_4"
    table = Scenario(text).plays(f"tyrian hunt {monster}").stacks_attacks(card, other)
    table.plays(f"tyrian {wound}", f"tyrian spend {paid}", "tyrian done")
    return table.plays(f"aegean attack {card}", "tyrian done")


@pytest.mark.parametrize(
    ("card", "injuries"),
    [("attack_3", 1), ("attack_4", 1), ("attack_5", 1), ("charge", 2), ("mighty_attack", 2)],
)
def test_injuring_attacks(card: str, injuries: int) -> None:
    table = struck(card)
    for attribute in ("speed", "strength")[:injuries]:
        table.plays(f"tyrian injure {attribute}")
    assert len(table.injuries("tyrian")) == injuries
    assert table.asked() == {"tyrian": "hero_attacks"}


def test_fury() -> None:
    table = struck("fury").plays("tyrian injure speed")
    assert table.asked() == {"tyrian": "hero_attacks"}
    hurt = struck("fury", more="injured speed").plays("tyrian injure strength")
    assert hurt.events("hunt_failed") != []


def test_nasty_wounds() -> None:
    table = struck("nasty_wounds", levels="1/3/2").plays("tyrian injure speed")
    assert table.level("tyrian", "strength") == 2
    tie = struck("nasty_wounds", levels="3/3/2").plays("tyrian injure speed")
    assert tie.offers("tyrian") == ["lower leadership", "lower strength"]
    lowest = struck("nasty_wounds").plays("tyrian injure speed")
    assert lowest.asked() == {"tyrian": "hero_attacks"}


@pytest.mark.parametrize("card", ["quick_attack_4", "quick_attack_5"])
def test_quick_attack(card: str) -> None:
    table = struck(card, levels="1/1/2").plays("tyrian injure strength")
    assert table.asked() == {"tyrian": "discard"}
    table.plays("tyrian discard glory_bow", "tyrian discard glory_torch")
    assert len(table.hand("tyrian")) == 2 + 1  # down to Speed 2, then one drawn
    slow = struck(card, levels="1/1/2").plays("tyrian injure speed")
    slow.plays("tyrian discard glory_bow", "tyrian discard glory_torch", "tyrian discard trap_mace")
    assert len(slow.hand("tyrian")) == 1 + 1


@pytest.mark.parametrize("card", ["rampage", "special_attack_3", "special_attack_4"])
def test_special_attack_cards(card: str) -> None:
    assert struck(card, monster="hydra").wounds("hydra") == []


@pytest.mark.parametrize("card", ["recall_3", "recall_4"])
def test_recall(card: str) -> None:
    table = struck(card)
    assert table.events("hunt_failed") != []


def test_surprise_attack() -> None:
    table = struck("surprise_attack").plays("tyrian injure speed")
    table.plays("tyrian discard glory_bow", "tyrian discard glory_torch")
    assert len(table.hand("tyrian")) == 2 + 1  # half of four, then one drawn


@pytest.mark.parametrize("card", ["wild_attack_4", "wild_attack_5"])
def test_wild_attack_of_a_monster(card: str) -> None:
    table = struck(card).plays("tyrian injure speed")
    assert len(table.hand("tyrian")) == 3 + 1


# Special attacks


def test_special_attack_of_the_cyclops() -> None:
    table = struck("special_attack_3", levels="1/1/3").plays(
        "tyrian injure speed", "tyrian lower speed"
    )
    assert table.level("tyrian", "speed") == 2


@pytest.mark.parametrize(
    ("monster", "levels", "attribute"),
    [("sphinx", "3/1/1", "leadership"), ("medusa", "1/1/3", "speed")],
)
def test_special_attacks_of_sphinx_and_medusa(monster: str, levels: str, attribute: str) -> None:
    table = struck("special_attack_3", monster=monster, levels=levels).plays(
        "tyrian injure strength"
    )
    assert table.asked() == {"tyrian": "hero_attacks"}
    ended = struck("special_attack_3", monster=monster, levels=levels).plays(
        f"tyrian injure {attribute}"
    )
    assert ended.events("hunt_failed") != []


def test_special_attack_of_the_chimera() -> None:
    table = struck("special_attack_3", monster="chimera").plays("tyrian injure speed")
    for card in ("glory_bow", "glory_torch", "trap_mace"):
        table.plays(f"tyrian discard {card}")
    assert len(table.hand("tyrian")) == 1 + 1


def test_special_attack_of_the_minotaur() -> None:
    table = struck("special_attack_3", monster="minotaur")
    table.plays("tyrian injure speed", "tyrian injure strength")
    table.plays("tyrian discard glory_bow", "tyrian discard glory_torch")
    assert len(table.hand("tyrian")) == 2 + 1


def test_special_attack_of_the_hydra() -> None:
    table = struck("special_attack_3", monster="hydra", state="wounds 1,2")
    assert table.wounds("hydra") == []
    assert table.injuries("tyrian") == []


def test_special_attack_of_cerberus() -> None:
    table = struck("special_attack_3", monster="cerberus")
    table.plays("tyrian injure speed", "tyrian injure strength")  # the third has no choice
    assert len(table.injuries("tyrian")) == 3
    assert table.asked() == {"tyrian": "hero_attacks"}


# Evolutions


@pytest.mark.rule("LOH-MON-08")
@pytest.mark.parametrize(
    ("card", "added"),
    [
        ("cerberus_2", ["spear"]),
        ("chimera_2", ["mace", "sword"]),
        ("cyclops_2", ["mace"]),
        ("hydra_2", ["bow", "bow"]),
        ("medusa_2", ["axe"]),
        ("minotaur_2", ["sword"]),
        ("sphinx_2", ["torch", "torch"]),
    ],
)
def test_evolutions_that_add_wounds(card: str, added: list[str]) -> None:
    name = card.split("_")[0]
    table = Scenario(f"seats tyrian aegean\nturn tyrian\nmonster {name} crete evolved {card}")
    monster = table.monster(name)
    symbols = [SYMBOLS[symbol] for symbol in table.g.wound_slots(monster)]
    assert symbols[len(CONTENT.monsters[monster].symbols) :] == added


def attack_of(monster: str, state: str, card: str = "attack_3") -> Scenario:
    wound, paid = FIRST[monster]
    text = HUNT.format(
        levels="3/1/1", more="", monster=monster, hand=f"{paid} trap_mace", state=state
    )
    table = Scenario(text + "tyrian priests 1").plays(f"tyrian hunt {monster}")
    table.stacks_attacks(card, "attack_4")
    table.plays(f"tyrian {wound}", f"tyrian spend {paid}", "tyrian done")
    return table.plays(f"aegean attack {card}")


def test_evolution_of_the_cyclops() -> None:
    assert attack_of("cyclops", "evolved cyclops_1").g.hunt.strength == 4


def test_evolution_of_the_hydra() -> None:
    assert attack_of("hydra", "wounds 1 evolved hydra_1").g.hunt.strength == 3
    assert attack_of("hydra", "wounds 1,2 evolved hydra_1").g.hunt.strength == 5


def test_evolution_of_medusa() -> None:
    text = HUNT.format(
        levels="1/1/4", more="", monster="medusa", hand="trap_mace", state="evolved medusa_1"
    )
    table = Scenario(text).plays("tyrian hunt medusa")
    assert len(table.hand("tyrian")) == 1 + 4


def test_evolution_of_cerberus() -> None:
    table = attack_of("cerberus", "evolved cerberus_1")
    assert table.g.hunt.strength == 6
    table.plays("tyrian done", "tyrian injure speed")
    assert table.events("hunt_failed") != []


def test_evolution_of_the_minotaur() -> None:
    text = HUNT.format(
        levels="1/1/1", more="", monster="minotaur", hand="trap_mace", state="evolved minotaur_1"
    )
    assert Scenario(text).offers("tyrian", "hunt") == []
    assert Scenario(text + "tyrian priests 1").offers("tyrian", "hunt") == ["hunt minotaur"]


def test_evolution_of_the_sphinx() -> None:
    text = HUNT.format(
        levels="2/1/1", more="", monster="sphinx", hand="trap_mace", state="evolved sphinx_1"
    )
    assert Scenario(text).offers("tyrian", "hunt") == []
    assert Scenario(text.replace("2/1/1", "3/1/1")).offers("tyrian", "hunt") == ["hunt sphinx"]


def test_evolution_of_the_chimera() -> None:
    table = Scenario("""
        seats tyrian aegean
        turn tyrian
        tyrian hoplites epirus*2
        tyrian controls epirus
        monster chimera macedonia evolved chimera_1
    """)
    table.plays("tyrian march epirus", "tyrian send 2", "tyrian to macedonia")
    assert table.hoplites("tyrian", "macedonia") == 1


Test = Callable[..., None]
COMBAT: dict[str, Test] = {
    "fortification": test_fortification,
    "local_support": test_local_support,
    "glory": test_glory,
    "phalanx": test_phalanx,
    "flank_attack": test_flank_attack,
    "trap": test_trap,
    "tactical_maneuver": test_tactical_maneuver,
    "encirclement": test_encirclement,
    "wild_attack": test_wild_attack,
    "reinforcements": test_reinforcements,
    "charge": test_charge,
    "javelin_volley": test_javelin_volley,
    "assault": test_assault,
}
ATTACKS: dict[str, Test] = {
    "attack": test_injuring_attacks,
    "charge": test_injuring_attacks,
    "fury": test_fury,
    "mighty_attack": test_injuring_attacks,
    "nasty_wounds": test_nasty_wounds,
    "quick_attack": test_quick_attack,
    "rampage": test_special_attack_cards,
    "recall": test_recall,
    "special_attack": test_special_attack_cards,
    "surprise_attack": test_surprise_attack,
    "wild_attack": test_wild_attack_of_a_monster,
}
SPECIAL_ATTACKS: dict[str, Test] = {
    "cyclops": test_special_attack_of_the_cyclops,
    "sphinx": test_special_attacks_of_sphinx_and_medusa,
    "medusa": test_special_attacks_of_sphinx_and_medusa,
    "chimera": test_special_attack_of_the_chimera,
    "minotaur": test_special_attack_of_the_minotaur,
    "hydra": test_special_attack_of_the_hydra,
    "cerberus": test_special_attack_of_cerberus,
}
EVOLUTIONS: dict[str, Test] = {
    "cyclops_1": test_evolution_of_the_cyclops,
    "hydra_1": test_evolution_of_the_hydra,
    "medusa_1": test_evolution_of_medusa,
    "cerberus_1": test_evolution_of_cerberus,
    "minotaur_1": test_evolution_of_the_minotaur,
    "sphinx_1": test_evolution_of_the_sphinx,
    "chimera_1": test_evolution_of_the_chimera,
} | {
    f"{name}_2": test_evolutions_that_add_wounds
    for name in ("cyclops", "hydra", "medusa", "cerberus", "minotaur", "sphinx", "chimera")
}
