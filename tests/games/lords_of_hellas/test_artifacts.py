"""Chapter 18 and every artifact."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.lords_of_hellas.battles import BASE, BATTLE, battle
from tests.games.lords_of_hellas.scenario import Scenario


@pytest.mark.rule("LOH-ARTF-01", "LOH-ARTF-02", "LOH-OQ-19")
def test_artifacts_are_kept_for_good_and_new_ones_are_charged() -> None:
    table = Scenario(
        BASE
        + """
        tyrian artifacts ambrosia harpe aegis caduceus eye_of_cyclops
        tyrian controls acarnania
        quests stymphalian_birds
    """
    )
    assert len(table.artifacts("tyrian")) == 6
    assert all(table.is_charged(name) for name in table.artifacts("tyrian"))


@pytest.mark.rule("LOH-ARTF-04", "LOH-ARTF-05", "LOH-EX-67")
def test_a_divine_artifact_follows_its_region_charged() -> None:
    table = Scenario(
        BASE
        + """
        tyrian hoplites epirus
        aegean controls thessaly
        aegean artifacts -thunder_of_zeus
    """
    )
    assert table.artifacts("aegean") == ["thunder_of_zeus"]
    table.plays("tyrian move epirus", "tyrian to thessaly")
    assert table.artifacts("tyrian") == ["thunder_of_zeus"]
    assert table.artifacts("aegean") == []
    assert table.is_charged("thunder_of_zeus")


@pytest.mark.rule("LOH-ARTF-07", "LOH-OQ-43")
def test_a_divine_artifact_returns_if_the_region_becomes_neutral() -> None:
    table = Scenario(BASE + "tyrian controls thessaly")
    table.g.lose_control(table.region("thessaly"))
    assert table.artifacts("tyrian") == []
    assert table.control("thessaly") is None


@pytest.mark.rule("LOH-CARD-14")
def test_caduceus() -> None:
    table = battle(2, 1, "tyrian artifacts caduceus\naegean hand trap_mace glory_bow")
    table.plays("tyrian use caduceus")
    assert table.asked() == {"aegean": "discard"}
    table.plays("aegean discard trap_mace")
    assert table.hand("aegean") == ["glory_bow"]
    without = battle(2, 1, "tyrian artifacts caduceus")
    assert without.is_charged("caduceus")  # nothing to discard, so it is not offered


def test_apollos_arrow() -> None:
    beside = BATTLE.replace("achilles epirus", "achilles thessaly")
    table = Scenario(beside.format(2, 3) + "tyrian artifacts apollos_arrow\naegean controls achaea")
    table.plays(
        "tyrian march thessaly", "tyrian send 2", "tyrian to locris", "tyrian use apollos_arrow"
    )
    assert table.strengths() == (4, 3)
    far = battle(2, 3, "tyrian artifacts apollos_arrow")
    assert far.strengths() == (3, 2)  # Epirus is not next to Locris


@pytest.mark.rule("LOH-CARD-12")
def test_femes_trumpet() -> None:
    table = Scenario(
        BASE
        + "tyrian artifacts femes_trumpet\ntyrian used march hunt\n"
        + "tyrian blessings -exhausted_fight"
    )
    table.plays("tyrian use femes_trumpet")
    assert table.offers("tyrian") == ["clear march", "clear hunt"]
    table.plays("tyrian clear march")
    assert table.used("tyrian") == ["hunt"]
    assert table.offers("tyrian", "use") == []


def test_harpe() -> None:
    table = battle(2, 1, "tyrian artifacts harpe")
    table.plays("tyrian use harpe")
    assert len(table.hand("tyrian")) == 1
    hunt = Scenario(BASE + "tyrian artifacts harpe\nmonster hydra epirus")
    hunt.plays("tyrian hunt hydra", "tyrian use harpe")
    assert len(hunt.hand("tyrian")) == 2


def test_pandoras_box() -> None:
    table = Scenario(BASE + "tyrian artifacts pandoras_box\nmonster medusa elis")
    table.rolls("move").plays("tyrian use pandoras_box", "tyrian shift arcadia")
    assert table.monster_at("medusa") == "arcadia"
    assert Scenario(BASE + "tyrian artifacts pandoras_box").offers("tyrian", "use") == []


def test_horn_of_plenty() -> None:
    table = Scenario(BASE + "tyrian artifacts horn_of_plenty\ntyrian controls laconia epirus")
    table.plays("tyrian use horn_of_plenty", "tyrian place laconia", "tyrian garrison laconia")
    assert table.asked() == {"tyrian": "turn"}
    assert (table.hoplites("tyrian", "laconia"), table.garrison("laconia")) == (1, "tyrian")


def test_ambrosia() -> None:
    table = Scenario(
        BASE.replace("1/1/1", "1/1/1 injured speed,strength,leadership", 1)
        + "tyrian artifacts ambrosia"
    )
    table.plays("tyrian use ambrosia")
    assert table.injuries("tyrian") == []
    assert Scenario(BASE + "tyrian artifacts ambrosia").offers("tyrian", "use") == []


@pytest.mark.rule("LOH-CARD-07", "LOH-OQ-59")
def test_aegis() -> None:
    table = battle(5, 3, "aegean artifacts aegis\naegean controls achaea")
    assert table.asked() == {"aegean": "may_save"}
    table.plays("aegean use aegis")
    assert table.asked() == {"aegean": "retreat"}  # one dies, so one is saved
    table.plays("aegean retreat achaea")
    assert table.hoplites("aegean", "achaea") == 3


@pytest.mark.rule("LOH-CARD-07", "LOH-OQ-59")
def test_aegis_saves_one_or_two_and_does_not_help_without_a_retreat() -> None:
    table = Scenario(
        BASE
        + """
        tyrian used prepare
        aegean artifacts aegis
        aegean hoplites elis*4
        aegean controls elis
        monster cerberus elis
        deck events aid_to_atlas
    """
    )
    table.plays("tyrian end-round", "tyrian prepare", "tyrian draw", "tyrian draw")
    table.rolls("region_attack").plays("tyrian monument zeus", "aegean use aegis")
    assert table.offers("aegean") == ["save 1", "save 2"]
    table.plays("aegean save 2")
    assert table.hoplites("aegean", "elis") == 3
    surrounded = Scenario("""
        seats tyrian aegean marble
        turn tyrian
        tyrian hero achilles crete
        aegean hero heracles crete
        aegean artifacts aegis
        tyrian hoplites epirus*5
        tyrian controls epirus
        aegean hoplites acarnania*3
        aegean controls acarnania
        marble controls aetolia
    """)
    surrounded.plays(
        "tyrian march epirus", "tyrian send 5", "tyrian to acarnania", "aegean use aegis"
    )
    assert surrounded.supply("aegean") == 15


@pytest.mark.rule("LOH-CARD-07")
def test_aegis_does_not_help_against_ones_own_prices() -> None:
    table = Scenario(
        BASE
        + """
        tyrian artifacts aegis
        tyrian blessings murderous_march
        tyrian hoplites epirus*4
        tyrian controls epirus
    """
    )
    table.plays("tyrian march epirus", "tyrian invoke murderous_march")
    assert table.hoplites("tyrian", "epirus") == 2
    assert table.asked() == {"tyrian": "how_many"}


@pytest.mark.rule("LOH-CARD-02", "LOH-OQ-54")
def test_eye_of_graeae() -> None:
    table = battle(
        2,
        1,
        "tyrian artifacts eye_of_graeae\ntyrian hand trap_mace glory_bow glory_torch"
        "\naegean hand trap_sword",
    )
    table.plays(
        "aegean done",
        "tyrian use eye_of_graeae",
        "tyrian discard trap_mace",
        "tyrian discard glory_bow",
        "tyrian done",
    )
    assert len(table.hand("tyrian")) == 3
    assert table.asked() == {"tyrian": "play_card"}
    hunt = Scenario(
        BASE + "tyrian artifacts eye_of_graeae\ntyrian hand glory_torch\nmonster hydra epirus"
    )
    assert hunt.offers("tyrian", "use") == []  # only in a battle or hunt
    hunt.plays("tyrian hunt hydra")
    assert "use eye_of_graeae" in hunt.offers("tyrian")


def test_ariadnes_thread() -> None:
    table = Scenario(
        BASE + "tyrian artifacts ariadnes_thread\nmonster hydra elis\nmonster medusa crete"
    )
    table.plays("tyrian use ariadnes_thread")
    assert table.offers("tyrian") == ["target medusa", "target hydra"]
    table.plays("tyrian target hydra", "tyrian shift achaea")
    assert "done" in table.offers("tyrian")
    table.plays("tyrian shift locris")
    assert table.monster_at("hydra") == "locris"


def test_poison_arrows() -> None:
    table = Scenario(BASE + "tyrian artifacts poison_arrows\nmonster cyclops epirus wounds 1,2,3")
    table.plays("tyrian hunt cyclops", "tyrian use poison_arrows")
    assert table.slain("tyrian") == ["cyclops"]  # the kill counts as a hunt
    assert table.offers("tyrian") == ["claim artifact", "claim trophy"]


def test_minotaurs_horn() -> None:
    table = battle(
        4,
        1,
        """
        aegean artifacts minotaurs_horn
        aegean hoplites achaea*2 phocis*2
        aegean controls achaea
        aegean garrison achaea
    """,
    )
    table.plays("aegean use minotaurs_horn", "aegean bring achaea", "aegean send 2")
    table.plays("aegean bring phocis", "aegean send 1", "aegean done")
    assert table.strengths() == (4, 4)
    attacking = battle(2, 3, "tyrian artifacts minotaurs_horn\ntyrian hoplites aetolia")
    assert attacking.is_charged("minotaurs_horn")  # only when attacked


def test_head_of_sphinx() -> None:
    table = Scenario(BASE + "tyrian artifacts head_of_sphinx")
    table.plays("tyrian use head_of_sphinx", "tyrian place epirus")
    assert table.control("epirus") == "tyrian"
    for line in ("aegean hoplites epirus", "aegean controls epirus"):
        assert (
            Scenario(BASE + f"tyrian artifacts head_of_sphinx\n{line}").offers("tyrian", "use")
            == []
        )


def test_eye_of_cyclops() -> None:
    table = Scenario(
        BASE + "tyrian artifacts eye_of_cyclops\ntemples epirus\naegean controls epirus"
    )
    table.plays("tyrian use eye_of_cyclops")
    assert table.priests("tyrian") == 1
    assert Scenario(BASE + "tyrian artifacts eye_of_cyclops").offers("tyrian", "use") == []


def test_medusas_blood() -> None:
    table = battle(
        3, 3, "aegean artifacts medusas_blood\ntyrian hand wild_attack_axe\naegean controls achaea"
    )
    table.plays("tyrian play wild_attack_axe", "aegean use medusas_blood")
    assert table.offers("aegean") == ["doom"]  # no own loss symbol
    table.plays("aegean doom", "aegean retreat achaea")
    assert table.hoplites("tyrian", "locris") == 1


def test_medusas_blood_dooms_the_last_hoplite_of_the_opponent() -> None:
    table = battle(1, 3, "aegean artifacts medusas_blood")
    table.plays("aegean use medusas_blood", "aegean doom")
    assert table.hoplites("tyrian", "thessaly") == 0


@pytest.mark.rule("LOH-CARD-05", "LOH-OQ-11")
def test_chimeras_fire() -> None:
    table = Scenario(BASE + "tyrian artifacts chimeras_fire\naegean hoplites epirus*2")
    table.plays("tyrian use chimeras_fire")
    assert table.hoplites("aegean", "epirus") == 1
    assert Scenario(BASE + "tyrian artifacts chimeras_fire").offers("tyrian", "use") == []
    own = Scenario(BASE + "tyrian artifacts chimeras_fire\ntyrian hoplites epirus")
    own.plays("tyrian use chimeras_fire")
    assert own.hoplites("tyrian", "epirus") == 0


def test_adamant_tethers() -> None:
    table = Scenario(
        BASE.replace("epirus", "macedonia")
        + """
        tyrian artifacts adamant_tethers
        aegean hoplites macedonia*3
        aegean garrison macedonia
        aegean controls macedonia
    """
    )
    table.plays("tyrian use adamant_tethers")
    assert (table.hoplites("aegean", "macedonia"), table.garrison("macedonia")) == (0, "aegean")


def test_thunder_of_zeus() -> None:
    table = Scenario(BASE + "tyrian controls thessaly\nmonster hydra elis")
    table.plays("tyrian use thunder_of_zeus")
    assert table.offers("tyrian") == ["target hydra", "hit player-2"]
    table.plays("tyrian hit player-2", "aegean injure speed")
    assert table.injuries("aegean") == ["speed"]
    wound = Scenario(BASE + "tyrian controls thessaly\nmonster hydra elis")
    wound.plays("tyrian use thunder_of_zeus", "tyrian target hydra", "tyrian wound 5")
    assert wound.wounds("hydra") == [5]
    hurt = BASE.replace("heracles crete", "heracles crete injured speed,strength,leadership")
    assert Scenario(hurt + "tyrian controls thessaly").offers("tyrian", "use") == []


@pytest.mark.rule("LOH-INFO-06")
def test_owl_of_athena() -> None:
    table = Scenario(BASE + "tyrian controls attica\ndeck combat charge_sickle trap_mace")
    table.plays("tyrian use owl_of_athena")
    assert table.offers("tyrian") == ["pick trap_mace", "pick charge_sickle"]
    table.plays("tyrian pick charge_sickle")
    assert table.hand("tyrian") == ["charge_sickle"]
    assert table.discarded() == ["trap_mace"]


@pytest.mark.rule("LOH-CARD-08", "LOH-QUEST-18")
def test_boots_of_hermes() -> None:
    table = Scenario(BASE + "tyrian controls acarnania\nquests aid_to_atlas")
    table.plays("tyrian use boots_of_hermes", "tyrian go messenia")
    assert table.hero("tyrian") == "messenia"
    assert table.on_quest("tyrian") is None
    assert table.offers("tyrian", "go") != []  # the basic action is still there


@pytest.mark.rule("LOH-QUEST-21", "LOH-OQ-61", "LOH-QUEST-10")
def test_boots_of_hermes_after_a_quest_completed_in_the_same_turn() -> None:
    base = BASE.replace("epirus levels 1/1/1", "phocis levels 1/4/1")
    hand = "tyrian hand glory_bow glory_torch\n"
    table = Scenario(base + hand + "tyrian controls acarnania\nquests cattle_of_geryon")
    table.plays("tyrian go boeotia", "tyrian begin cattle_of_geryon-3", "tyrian raise speed")
    assert table.hero("tyrian") == "boeotia"
    assert table.offers("tyrian", "go") == []
    table.plays("tyrian use boots_of_hermes", "tyrian go crete")
    assert table.hero("tyrian") == "crete"


TESTED: dict[str, tuple[Callable[[], None], ...]] = {
    "caduceus": (test_caduceus,),
    "apollos_arrow": (test_apollos_arrow,),
    "femes_trumpet": (test_femes_trumpet,),
    "harpe": (test_harpe,),
    "pandoras_box": (test_pandoras_box,),
    "horn_of_plenty": (test_horn_of_plenty,),
    "ambrosia": (test_ambrosia,),
    "aegis": (
        test_aegis,
        test_aegis_saves_one_or_two_and_does_not_help_without_a_retreat,
        test_aegis_does_not_help_against_ones_own_prices,
    ),
    "eye_of_graeae": (test_eye_of_graeae,),
    "ariadnes_thread": (test_ariadnes_thread,),
    "poison_arrows": (test_poison_arrows,),
    "minotaurs_horn": (test_minotaurs_horn,),
    "head_of_sphinx": (test_head_of_sphinx,),
    "eye_of_cyclops": (test_eye_of_cyclops,),
    "medusas_blood": (test_medusas_blood,),
    "chimeras_fire": (test_chimeras_fire,),
    "adamant_tethers": (test_adamant_tethers,),
    "thunder_of_zeus": (test_thunder_of_zeus,),
    "owl_of_athena": (test_owl_of_athena,),
    "boots_of_hermes": (test_boots_of_hermes,),
}
