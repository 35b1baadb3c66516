"""Chapters 11 to 13: monster phase, event phase, monsters."""

from __future__ import annotations

import pytest

from sagaboard.games.lords_of_hellas.components import FACES, SYMBOLS
from sagaboard.games.lords_of_hellas.loading import load
from tests.games.lords_of_hellas.scenario import Scenario

CONTENT = load()
BASE = """
    seats tyrian aegean marble
    turn tyrian
    tyrian hero achilles crete
    aegean hero heracles crete
    marble hero perseus crete
    deck events aid_to_atlas
"""


def phase(position: str, *faces: str) -> Scenario:
    """The first player builds a monument; the die shows these faces."""
    return Scenario(BASE + position).rolls(*faces).plays("tyrian monument zeus")


@pytest.mark.rule("LOH-MPH-01", "LOH-MPH-10", "LOH-OQ-08")
def test_one_roll_for_each_monster_in_the_rollers_order() -> None:
    table = phase(
        "monster hydra elis\nmonster medusa argolis\nmonster cyclops epirus", *["nothing"] * 3
    )
    assert table.offers("tyrian") == ["roll cyclops", "roll medusa", "roll hydra"]
    table.plays("tyrian roll hydra")
    assert table.offers("tyrian") == ["roll cyclops", "roll medusa"]
    table.plays("tyrian roll cyclops")
    assert [e.values[1] for e in table.events("rolled")] == [
        table.monster(name) for name in ("hydra", "cyclops", "medusa")
    ]
    assert table.asked() == {"aegean": "turn"}


@pytest.mark.rule("LOH-MPH-02")
def test_nothing_happens() -> None:
    table = phase("monster hydra elis\naegean hoplites elis", "nothing")
    assert table.monster_at("hydra") == "elis"
    assert table.hoplites("aegean", "elis") == 1


@pytest.mark.rule("LOH-MPH-03", "LOH-MPH-11", "LOH-MON-07")
def test_a_region_attack_kills_and_the_dead_return_to_the_supply() -> None:
    table = phase("monster medusa elis\naegean hoplites elis*2", "region_attack")
    assert table.hoplites("aegean", "elis") == 1
    assert table.supply("aegean") == 14


@pytest.mark.rule("LOH-MPH-04", "LOH-MPH-07", "LOH-MPH-08", "LOH-MAP-05")
def test_a_monster_must_move_also_over_the_sea_and_beside_others() -> None:
    table = phase(
        "monster hydra crete\nmonster cyclops euboea\naegean hoplites euboea", "move", "nothing"
    )
    table.plays("tyrian roll hydra")
    assert table.offers("tyrian") == [
        f"shift {r}" for r in ("euboea", "attica", "argolis", "laconia")
    ]
    table.plays("tyrian shift euboea")
    assert table.monster_at("hydra") == table.monster_at("cyclops") == "euboea"
    assert table.hoplites("aegean", "euboea") == 1
    assert table.control("euboea") is None


@pytest.mark.rule("LOH-MPH-05")
def test_move_or_region_attack_is_the_rollers_choice() -> None:
    table = phase("monster medusa elis\naegean hoplites elis", "move_or_region_attack")
    assert table.offers("tyrian") == ["ravage", "shift achaea", "shift arcadia", "shift messenia"]
    table.plays("tyrian ravage")
    assert table.hoplites("aegean", "elis") == 0
    moved = phase("monster medusa elis\naegean hoplites elis", "move_or_region_attack")
    moved.plays("tyrian shift arcadia")
    assert moved.hoplites("aegean", "elis") == 1


@pytest.mark.rule("LOH-MPH-06", "LOH-EX-09", "LOH-MON-19")
def test_the_builder_decides_for_the_chimera() -> None:
    table = phase(
        "monster chimera elis\naegean hoplites elis*2\nmonument hermes 2", "region_attack"
    )
    assert table.hoplites("aegean", "elis") == 1
    assert table.asked() == {"tyrian": "move_monster"}
    assert table.offers("tyrian") == ["shift thessaly", "shift acarnania"]
    table.plays("tyrian shift acarnania")
    assert table.monster_at("chimera") == "acarnania"


@pytest.mark.rule("LOH-MPH-09", "LOH-OQ-07")
def test_the_die_has_six_faces() -> None:
    assert sorted(FACES[face] for face in CONTENT.die) == [
        "move",
        "move",
        "move_or_region_attack",
        "nothing",
        "region_attack",
        "region_attack",
    ]


@pytest.mark.rule("LOH-MPH-12", "LOH-OQ-11", "LOH-FORT-08")
def test_kills_hit_as_many_as_there_are_and_the_decider_chooses_whose() -> None:
    table = Scenario(
        BASE
        + """
        monster cerberus elis
        aegean hoplites elis*2
        marble hoplites elis*2
    """
    )
    table.rolls("region_attack").plays("tyrian monument zeus")
    assert table.asked() == {"tyrian": "kill_whose"}
    table.plays("tyrian hit player-2", "tyrian hit player-2")
    assert table.offers("tyrian") == ["hit player-3"]
    table.plays("tyrian hit player-3")
    assert (table.hoplites("aegean", "elis"), table.hoplites("marble", "elis")) == (0, 1)
    few = phase("monster cerberus elis\naegean hoplites elis*2", "region_attack")
    assert few.hoplites("aegean", "elis") == 0


@pytest.mark.rule("LOH-MPH-13", "LOH-OQ-03", "LOH-INJ-01", "LOH-INJ-03")
def test_the_cyclops_injures_heroes_around_and_their_owners_choose() -> None:
    table = Scenario("""
        seats tyrian aegean marble obsidian
        turn tyrian
        quests golden_fleece
        tyrian hero achilles epirus injured leadership,strength,speed
        aegean hero heracles macedonia
        marble hero perseus crete
        obsidian hero helen
        obsidian quest golden_fleece 1
        monster cyclops epirus
    """)
    table.rolls("region_attack").plays("tyrian monument zeus")
    assert table.asked() == {"aegean": "injure"}
    table.plays("aegean injure strength")
    assert table.injuries("aegean") == ["strength"]
    assert table.injuries("marble") == table.injuries("obsidian") == []
    assert len(table.injuries("tyrian")) == 3


@pytest.mark.rule("LOH-MPH-14")
def test_pandoras_box_is_a_monster_phase_and_nothing_else() -> None:
    table = Scenario(
        BASE
        + """
        tyrian artifacts pandoras_box -ambrosia
        tyrian used march
        monster medusa elis
        aegean hoplites elis
    """
    )
    table.rolls("region_attack").plays("tyrian use pandoras_box")
    assert table.hoplites("aegean", "elis") == 0
    assert table.used("tyrian") == ["march"]
    assert not table.is_charged("ambrosia")
    assert table.events("event_drawn") == []
    assert table.asked() == {"tyrian": "turn"}


# Event phase


@pytest.mark.rule("LOH-EVT-01", "LOH-EVT-02")
def test_a_quest_goes_to_a_free_slot() -> None:
    table = phase("")
    assert table.quests() == ["aid_to_atlas"]
    assert table.g.quest_slot_at(table.region("messenia")) == 0


@pytest.mark.rule("LOH-EVT-03", "LOH-EX-68")
def test_a_quest_without_a_free_slot_is_discarded_without_a_redraw() -> None:
    table = phase("quests golden_fleece amazon_queen cretan_bull")
    assert len(table.quests()) == 3
    assert len(table.events("event_drawn")) == 1
    assert table.g.event_discard == [table.g.content.first_quest]


@pytest.mark.rule("LOH-EVT-04", "LOH-MON-08", "LOH-MON-11", "LOH-OQ-31")
def test_a_monster_on_the_board_evolves_without_healing() -> None:
    table = Scenario(BASE.replace("aid_to_atlas", "hydra_2") + "monster hydra elis wounds 1,3")
    table.rolls("nothing").plays("tyrian monument zeus")
    assert table.wounds("hydra") == [1, 3]
    slots = [SYMBOLS[s] for s in table.g.wound_slots(table.monster("hydra"))]
    assert slots == ["torch", "torch", "sword", "sword", "mace", "axe", "bow", "bow"]
    assert table.monster_at("hydra") == "elis"


@pytest.mark.rule("LOH-EVT-05")
def test_a_new_monster_appears_and_its_card_is_discarded() -> None:
    table = Scenario(BASE.replace("aid_to_atlas", "medusa_2")).plays("tyrian monument zeus")
    assert table.monster_at("medusa") == "phocis"
    names = [table.g.content.events[card].name for card in table.g.event_discard]
    assert names == ["medusa_2"]


@pytest.mark.rule("LOH-EVT-06", "LOH-EX-68", "LOH-OQ-12")
def test_cards_of_killed_monsters_are_discarded_until_another_comes() -> None:
    deck = "medusa_2 hydra_1 medusa_1 aid_to_atlas"
    table = Scenario(BASE.replace("aid_to_atlas", deck) + "aegean slew medusa hydra")
    table.plays("tyrian monument zeus")
    assert len(table.events("event_drawn")) == 4
    assert table.quests() == ["aid_to_atlas"]


@pytest.mark.rule("LOH-EVT-08")
def test_a_monster_from_setup_may_evolve_twice() -> None:
    table = Scenario(BASE.replace("aid_to_atlas", "cyclops_1 cyclops_2") + "monster cyclops elis")
    table.rolls("nothing").plays("tyrian monument zeus")
    table.rolls("nothing").plays("aegean monument zeus")
    cyclops = table.monster("cyclops")
    assert bin(table.g.evolved[cyclops]).count("1") == 2
    assert len(table.g.wound_slots(cyclops)) == 5


@pytest.mark.rule("LOH-EVT-09", "LOH-OQ-30")
def test_only_quests_discarded_for_lack_of_a_slot_come_back() -> None:
    table = Scenario("""
        seats tyrian aegean marble
        turn tyrian
        quests golden_fleece amazon_queen
        discarded aid_to_atlas
        deck events empty
    """)
    table.g.finished_quests &= ~(1 << table.g.content.first_quest)
    table.plays("tyrian monument zeus")
    assert "aid_to_atlas" in table.quests()
    table.plays("aegean monument zeus")
    assert len(table.events("no_event")) == 1


# Monsters


@pytest.mark.rule("LOH-MON-01", "LOH-MON-02", "LOH-MON-13", "LOH-MON-15")
def test_monster_cards() -> None:
    sizes = {card.name: len(card.symbols) for card in CONTENT.monsters}
    assert sizes == {
        "cyclops": 4,
        "sphinx": 4,
        "medusa": 5,
        "chimera": 5,
        "minotaur": 6,
        "hydra": 6,
        "cerberus": 7,
    }
    for card in CONTENT.monsters:
        assert all(SYMBOLS[symbol] in SYMBOLS[:6] for symbol in card.symbols)
        assert card.special_attack
        assert card.region_attack
        assert any(card.marks)


@pytest.mark.rule("LOH-MON-16", "LOH-OQ-55")
def test_nobody_recruits_at_the_sphinx_by_any_means_but_control_can_be_taken() -> None:
    table = Scenario("""
        seats tyrian aegean marble
        turn tyrian
        tyrian hero achilles macedonia
        tyrian controls macedonia
        tyrian glory red
        tyrian artifacts horn_of_plenty head_of_sphinx
        tyrian blessings local_volunteers
        tyrian priests 1
        monument athena 3
        monster sphinx macedonia
    """)
    assert table.offers("tyrian", "use") == []
    assert table.offers("tyrian", "invoke") == []
    assert table.offers("tyrian", "recruit") == []
    table.plays("tyrian pray athena")
    assert table.asked() == {"tyrian": "turn"}
    taken = Scenario("""
        seats tyrian aegean marble
        turn tyrian
        tyrian hero achilles macedonia
        tyrian glory red
        monster sphinx macedonia
    """)
    taken.plays("tyrian usurp")
    assert taken.control("macedonia") == "tyrian"
    assert taken.supply("tyrian") == 15


@pytest.mark.rule("LOH-MON-17", "LOH-OQ-55", "LOH-RETREAT-13")
def test_medusa_holds_hoplites_but_not_their_way_into_the_city_or_a_retreat() -> None:
    position = (
        BASE
        + """
        tyrian hoplites thessaly*4
        tyrian controls thessaly
        monster medusa thessaly
    """
    )
    table = Scenario(position)
    table.plays("tyrian move thessaly")
    assert table.offers("tyrian") == ["fortify"]
    assert table.why_not("tyrian", "to epirus") == "LOH-MON-17"
    assert table.offers("tyrian") == ["fortify"]
    retreat = Scenario("""
        seats tyrian aegean marble
        turn tyrian
        tyrian hero achilles crete
        aegean hero heracles crete
        tyrian hoplites epirus*3
        tyrian controls epirus
        aegean hoplites thessaly*2
        aegean controls thessaly
        monster medusa thessaly
    """)
    retreat.plays("tyrian march epirus", "tyrian send 3", "tyrian to thessaly")
    assert retreat.asked() == {"aegean": "retreat"}


@pytest.mark.rule("LOH-MON-17")
def test_a_longer_move_into_medusas_region_ends_there() -> None:
    table = Scenario(
        BASE
        + """
        tyrian hoplites epirus*2
        tyrian controls epirus
        tyrian priests 1
        monument hermes 4
        monster medusa aetolia
    """
    )
    table.plays("tyrian pray hermes", "tyrian move epirus", "tyrian send 2", "tyrian to aetolia")
    assert table.asked() == {"tyrian": "turn"}
    assert table.control("aetolia") == "tyrian"


@pytest.mark.rule("LOH-MON-18", "LOH-OQ-55")
def test_no_priest_goes_to_the_monument_where_the_chimera_is() -> None:
    table = Scenario(
        BASE
        + """
        tyrian priests 1
        aegean prays zeus
        monster chimera thessaly
    """
    )
    assert table.offers("tyrian", "pray") == ["pray athena", "pray hermes"]
    assert table.why_not("tyrian", "pray zeus") == "LOH-MON-18"
    assert table.praying("aegean", "zeus") == 1


@pytest.mark.rule("LOH-MON-19", "LOH-OQ-55")
def test_the_chimera_goes_to_the_tallest_monument_or_stays_at_it() -> None:
    table = phase("monster chimera elis\nmonument athena 4", "region_attack")
    assert table.monster_at("chimera") == "attica"
    stays = phase("monster chimera attica\nmonument athena 4", "region_attack")
    assert stays.monster_at("chimera") == "attica"
    tied = phase("monster chimera attica\nmonument athena 2", "region_attack")
    assert tied.offers("tyrian") == ["shift thessaly", "shift attica"]
    tied.plays("tyrian shift attica")
    assert tied.monster_at("chimera") == "attica"


EVOLVED = (
    BASE.replace("achilles crete", "achilles crete levels 3/1/1")
    + """
    monster chimera macedonia evolved chimera_1
"""
)


@pytest.mark.rule("LOH-MON-20", "LOH-OQ-55")
def test_the_evolved_chimera_kills_one_of_those_entering_once_in_an_action() -> None:
    table = Scenario(EVOLVED + "tyrian hoplites epirus*4\ntyrian controls epirus")
    table.plays("tyrian move epirus", "tyrian to macedonia")
    assert table.hoplites("tyrian", "macedonia") == 0
    table.plays("tyrian move epirus", "tyrian to macedonia")
    table.plays("tyrian move epirus", "tyrian to macedonia")
    assert table.hoplites("tyrian", "macedonia") == 2
    assert table.control("macedonia") == "tyrian"
    table.plays("tyrian march epirus", "tyrian to macedonia")  # another action
    assert table.hoplites("tyrian", "macedonia") == 2


@pytest.mark.rule("LOH-MON-20")
def test_the_evolved_chimera_kills_at_a_retreat_though_she_killed_in_the_action() -> None:
    table = Scenario(
        EVOLVED
        + """
        tyrian hoplites epirus macedonia*3
        tyrian controls epirus macedonia
        aegean hoplites thessaly*4
        aegean controls thessaly
    """
    )
    table.plays("tyrian move epirus", "tyrian to macedonia")
    assert table.hoplites("tyrian", "macedonia") == 3
    table.plays(*["tyrian move macedonia", "tyrian to thessaly"] * 2)
    assert table.hoplites("tyrian", "macedonia") == 1  # of two one was lost, one came back and died


@pytest.mark.rule("LOH-MON-20")
def test_death_on_entering_comes_before_control_and_battle_and_at_a_retreat() -> None:
    takeover = Scenario(
        EVOLVED + "tyrian hoplites epirus\ntyrian controls epirus\naegean controls macedonia"
    )
    takeover.plays("tyrian move epirus", "tyrian to macedonia")
    assert takeover.control("macedonia") == "aegean"
    battle = Scenario(
        EVOLVED
        + """
        tyrian hoplites epirus*2
        tyrian controls epirus
        aegean hoplites macedonia
        aegean controls macedonia
    """
    )
    battle.plays("tyrian march epirus", "tyrian send 2", "tyrian to macedonia")
    assert battle.strengths() == (1, 1)
    retreat = Scenario(
        EVOLVED
        + """
        tyrian hoplites epirus*3
        tyrian controls epirus
        aegean hoplites thessaly*3
        aegean controls thessaly
        marble controls locris aetolia euboea
    """
    )
    retreat.plays("tyrian march epirus", "tyrian send 3", "tyrian to thessaly")
    assert retreat.control("thessaly") == "aegean"  # a tie
    back = Scenario(
        EVOLVED
        + """
        tyrian hoplites macedonia*3
        tyrian controls macedonia
        aegean hoplites thessaly*3
        aegean controls thessaly
    """
    )
    back.plays("tyrian march macedonia", "tyrian send 3", "tyrian to thessaly")
    assert back.hoplites("tyrian", "macedonia") == 1  # 3 - 1 lost - 1 on coming back


@pytest.mark.rule("LOH-MON-21", "LOH-OQ-55")
def test_the_minotaur_takes_a_hoplite_and_a_priest_of_the_controller() -> None:
    table = phase(
        """
        monster minotaur elis
        aegean hoplites elis*2
        marble controls elis
        marble priests 2
        aegean priests 1
    """,
        "region_attack",
    )
    assert table.hoplites("aegean", "elis") == 1
    assert (table.priests("marble"), table.priests("aegean")) == (1, 1)
    neutral = phase("monster minotaur elis\naegean priests 1", "region_attack")
    assert neutral.priests("aegean") == 1


def test_the_hydra_reaches_the_regions_around() -> None:
    table = phase(
        """
        monster hydra crete
        aegean hoplites euboea laconia*2 elis
        marble hoplites attica
    """,
        "region_attack",
    )
    left = [table.hoplites("aegean", r) for r in ("euboea", "laconia", "elis")]
    assert left == [0, 1, 1]
    assert table.hoplites("marble", "attica") == 0
