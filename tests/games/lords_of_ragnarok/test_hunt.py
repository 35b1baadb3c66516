"""Chapters 24 to 28: hunts, wounds, rewards, defeating monsters."""

from __future__ import annotations

import pytest

from sagaboard.games.lords_of_ragnarok import SPEC
from sagaboard.kernel.reason import Reason
from tests.games.lords_of_ragnarok.hunts import attack, attack_names, hero_round, hunt
from tests.games.lords_of_ragnarok.scenario import Scenario

# Start


@pytest.mark.rule("LOR-HUNT-01", "LOR-HUNT-02", "LOR-MONS-05", "LOR-MONS-06", "LOR-OQ-78")
def test_the_hero_hunts_one_of_the_beasts_in_its_region() -> None:
    table = Scenario("""
        seats green red blue
        turn green special_action
        green hero lagertha 7
        green slew grendel
        green tokens 1
        monster draugr 7
        monster fenrir 7
        monster nidhogg 8
        loki 7
    """)
    table.plays("green special monsters")
    assert table.nouns("green", "hunt") == ["draugr", "fenrir", "loki"]
    table.plays("green hunt fenrir")
    assert table.g.hunt.monster == table.beast("fenrir")
    assert table.asked() == {"blue": "choose_attack"}  # one hunt only


@pytest.mark.rule(
    "LOR-MONS-07", "LOR-MONS-08", "LOR-EX-14", "LOR-WIN-08", "LOR-DEF-05", "LOR-2P-07"
)
@pytest.mark.parametrize(
    ("seats", "slain", "tokens", "may"),
    [
        ("green red blue", "grendel fenrir", 0, True),
        ("green red blue", "grendel", 1, True),
        ("green red blue", "", 2, True),
        ("green red blue", "grendel", 0, False),
        ("green red blue", "", 1, False),
        ("green red blue yellow", "grendel", 0, False),
        ("green red", "", 0, False),
        ("green red", "grendel", 0, True),
        ("green red", "", 1, True),
    ],
)
def test_the_boss_may_be_hunted_after_enough_defeated_monsters(
    seats: str, slain: str, tokens: int, may: bool
) -> None:
    table = Scenario(f"""
        seats {seats}
        turn green special_action
        green hero lagertha 7
        green slew {slain}
        green tokens {tokens}
        monster draugr 8
        loki 7
    """)
    table.plays("green special monsters")
    assert table.nouns("green", "hunt") == (["loki"] if may else [])
    if not may:
        assert table.why_not("green", "hunt loki") == "LOR-MONS-07"


@pytest.mark.rule("LOR-HUNT-04", "LOR-HUNT-05", "LOR-OQ-39", "LOR-OQ-40", "LOR-MACT-11")
@pytest.mark.parametrize(
    ("ring", "options", "player"),
    [
        ("", "", "blue"),
        ("ring red", "", "red"),
        ("ring blue", "", "blue"),
        ("ring red", "hunt_monster_player=right", "blue"),
    ],
)
@pytest.mark.rule("LOR-OPT-08")
def test_the_controller_or_the_right_neighbour_plays_the_monster(
    ring: str, options: str, player: str
) -> None:
    table = hunt(f"monster draugr 7 {ring}", options=options)
    assert table.asked() == {player: "choose_attack"}
    attack(table, "slip_away").plays("green injure might")
    assert table.ring("draugr") == (ring.split()[1] if ring else None)  # kept if the hunt fails


@pytest.mark.rule("LOR-OQ-40", "LOR-HUNT-04")
@pytest.mark.parametrize(
    ("seats", "player"),
    [("green red", "red"), ("green red blue", "blue"), ("green red blue yellow", "yellow")],
)
def test_the_player_to_the_right_has_the_turn_before_the_hunter(seats: str, player: str) -> None:
    assert hunt(seats=seats).asked() == {player: "choose_attack"}
    boss = hunt("monster draugr 8 ring red", monster="loki", seats=seats)
    assert boss.asked() == {player: "choose_attack"}


@pytest.mark.rule("LOR-MCTL-06", "LOR-OQ-90", "LOR-OPT-07")
@pytest.mark.parametrize(
    ("options", "ring"), [("", None), ("hunt_own_monster=keep_control", "green")]
)
def test_hunting_an_own_monster_ends_its_control(options: str, ring: str | None) -> None:
    table = hunt("monster draugr 7 ring green", options=options)
    assert table.ring("draugr") == ring
    assert table.asked() == {"blue": "choose_attack"}  # the player to the right in any case
    attack(table, "slip_away").plays("green injure might")
    assert table.ring("draugr") == ring


@pytest.mark.rule("LOR-HUNT-07", "LOR-HERO-07", "LOR-HUNT-03", "LOR-HERO-16")
@pytest.mark.parametrize(("might", "injured", "drawn"), [(2, "", 2), (4, "", 4), (4, "might", 2)])
def test_the_hunter_draws_cards_for_might_and_ignores_the_limit(
    might: int, injured: str, drawn: int
) -> None:
    table = hunt(hand="spear*2", levels=f"2/{might}/2", injured=injured)
    assert len(table.hand("green")) == 2 + drawn  # with Wisdom 2 only 2 are allowed otherwise


@pytest.mark.rule("LOR-HUNT-06", "LOR-OQ-43")
def test_effects_at_the_start_come_before_the_cards_for_might() -> None:
    table = Scenario("""
        seats green red blue
        turn green special_action
        green hero lagertha 7
        green artifacts grendels_claw
        monster draugr 7
        deck combat bow bow axe axe
    """)
    table.plays("green special monsters", "green hunt draugr")
    assert table.hand("green") == []
    table.plays("green use grendels_claw")
    assert table.hand("green") == ["axe", "axe", "bow", "bow"]


@pytest.mark.rule("LOR-HUNT-08", "LOR-MRND-17", "LOR-DECK-05", "LOR-CARD-04")
def test_all_attack_cards_are_shuffled_and_two_are_drawn() -> None:
    for table in (hunt(), hunt(seats="green red blue yellow")):
        h = table.g.hunt
        assert len(h.hand) == 2
        assert len(h.hand) + len(h.deck) == 14
        counts = [(h.hand + h.deck).count(card) for card in range(len(table.g.content.attacks))]
        assert counts == [face.count for face in table.g.content.attacks]


@pytest.mark.rule("LOR-MRND-17")
def test_a_later_hunt_has_the_whole_deck_again() -> None:
    table = attack(hunt("red hero ragnar 7"), "slip_away").plays("green injure might")
    table.skips_to("special_action")
    table.plays("red special monsters", "green gain uruz", "red hunt draugr")
    assert len(table.g.hunt.deck) + len(table.g.hunt.hand) == 14


@pytest.mark.rule("LOR-HUNT-09")
def test_monster_and_hero_rounds_alternate() -> None:
    table = hunt(hand="axe*2", deck="shield shield shield axe axe")
    assert table.asked() == {"blue": "choose_attack"}
    attack(table, "thick_hide")
    assert table.asked() == {"green": "hero_round"}
    table.plays("green strike axe", "green wound 1", "green done")
    assert table.asked() == {"green": "hero_round"}
    table.plays("green done")
    assert table.asked() == {"blue": "choose_attack"}


# Monster round


@pytest.mark.rule("LOR-MRND-02", "LOR-MRND-03")
def test_one_attack_card_is_played_and_the_others_are_discarded() -> None:
    table = hunt()
    table.deals_attacks("strike", "feint", "roar")
    assert table.offers("blue") == ["attack strike", "attack roar", "attack feint"]
    table.plays("blue attack roar")
    h = table.g.hunt
    assert attack_names(table, [h.attack]) == ["roar"]
    assert attack_names(table, h.hand) == []
    assert sorted(attack_names(table, h.discard)) == ["feint", "strike"]


@pytest.mark.rule("LOR-MRND-04", "LOR-MRND-05", "LOR-MRND-07", "LOR-MRND-08", "LOR-OPT-09")
@pytest.mark.parametrize(
    ("defence", "options", "injured"),
    [
        ("", "", True),
        ("sword", "", True),
        ("spear spear", "", False),
        ("sword spear", "", False),
        ("spear spear", "defence_threshold=more_than", True),
        ("sword spear", "defence_threshold=more_than", False),
    ],
)
def test_a_defence_needs_the_rage_of_the_attack(defence: str, options: str, injured: bool) -> None:
    table = hunt(hand="spear*2 sword", options=options)  # Claw Strike has rage 4
    attack(table, "strike", defence=defence)
    assert (table.asked() == {"green": "injure"}) == injured
    assert len(table.events("defended")) == (0 if injured else 1)


@pytest.mark.rule("LOR-MRND-06", "LOR-OQ-42", "LOR-OPT-10")
@pytest.mark.parametrize(
    ("card", "options", "defence", "works"),
    [
        ("strike", "", "shield", True),
        ("savage_bite", "", "shield_wall", True),
        ("crushing_blow", "", "shield", False),
        ("crushing_blow", "shield_blocks=all", "shield", True),
        ("roar", "", "shield", False),
        ("roar", "", "shield spear", True),  # its value still counts: 1 + 2 against rage 3
    ],
)
def test_a_shield_defends_against_most_attacks(
    card: str, options: str, defence: str, works: bool
) -> None:
    table = hunt(hand="shield shield_wall spear axe", options=options, deck="bow bow bow bow")
    attack(table, card, defence=defence)
    assert len(table.events("defended")) == (1 if works else 0)


@pytest.mark.rule("LOR-EX-11", "LOR-MRND-09", "LOR-MRND-10", "LOR-HERO-10")
@pytest.mark.parametrize("threshold", ["at_least", "more_than"])
def test_defence_and_weakness(threshold: str) -> None:
    """The example of all three books, so also where the total must exceed the rage."""
    table = hunt(hand="spear*2", levels="2/2/3", options=f"defence_threshold={threshold}")
    attack(table, "special_attack", defence="spear spear")
    assert table.injuries("green") == []
    assert len(table.hand("green")) == 2 + 2  # drawn for Might, then steps 5 and 6


@pytest.mark.rule("LOR-MRND-09", "LOR-MRND-10", "LOR-MRND-11", "LOR-OQ-42")
@pytest.mark.parametrize(
    ("wisdom", "defence", "drawn"),
    [
        (3, "", 1),  # weakness 7
        (3, "sword", 1),  # the defence fails, 3 + 3
        (4, "sword", 2),  # it fails all the same, 4 + 3: rage 4
        (6, "shield", 2),  # a Shield counts with its value
        (5, "shield", 1),
    ],
)
def test_the_weakness_check_counts_wisdom_and_the_cards_of_the_defence(
    wisdom: int, defence: str, drawn: int
) -> None:
    table = hunt(
        "green armies 8:1", hand="sword shield", levels=f"2/2/{wisdom}", deck="bow bow bow bow"
    )
    attack(table, "tail_sweep", defence=defence)
    assert len(table.hand("green")) == 2 + 2 - len(defence.split()) + drawn


@pytest.mark.rule("LOR-MRND-12")
@pytest.mark.parametrize(("attribute", "drawn"), [("wisdom", 1), ("might", 2)])
def test_an_injury_of_wisdom_counts_in_the_same_round(attribute: str, drawn: int) -> None:
    table = attack(hunt(levels="2/2/6", deck="bow bow bow bow"), "strike")  # weakness 6
    table.plays(f"green injure {attribute}")
    assert len(table.hand("green")) == 2 + drawn


@pytest.mark.rule("LOR-MRND-13", "LOR-MRND-14", "LOR-MRND-15", "LOR-MRND-16")
@pytest.mark.parametrize(("left", "hand"), [(5, 3), (3, 3), (2, 2), (1, 1)])
def test_the_monster_player_draws_the_number_of_the_card(left: int, hand: int) -> None:
    table = hunt()
    table.deals_attacks("thick_hide", "feint")  # draw number 3
    h = table.g.hunt
    h.discard += h.deck[left:]
    h.deck = h.deck[:left]
    table.plays("blue attack thick_hide", "green done")
    assert len(h.hand) == hand
    assert len(h.deck) == left - hand  # what was discarded does not come back
    assert "thick_hide" in attack_names(table, h.discard)
    assert table.asked() == {"green": "hero_round"}


@pytest.mark.rule("LOR-MRND-01", "LOR-HEND-03")
def test_an_empty_deck_ends_the_hunt_even_with_cards_in_hand() -> None:
    table = hero_round(hand="axe")
    h = table.g.hunt
    h.discard += h.deck
    h.deck = []
    assert h.hand != []
    table.plays("green strike axe", "green wound 1", "green done", "green done")
    assert table.asked() == {"green": "injure"}  # the injury of a failed hunt
    assert len(table.events("hunt_failed")) == 1
    table.plays("green injure wisdom")
    assert table.injuries("green") == ["wisdom"]


@pytest.mark.rule("LOR-OQ-48")
def test_without_an_attack_card_in_hand_one_is_drawn_and_played() -> None:
    table = hero_round(hand="axe")
    h = table.g.hunt
    h.discard += h.hand
    h.hand = []
    table.stacks_attacks("savage_bite")
    table.plays("green strike axe", "green wound 1", "green done", "green done")
    assert attack_names(table, [h.attack]) == ["savage_bite"]
    assert table.asked() == {"green": "defend"}


@pytest.mark.rule("LOR-OQ-41")
def test_cards_played_in_defence_have_no_hunt_effect() -> None:
    table = attack(hunt(hand="throwing_spear sword"), "tail_sweep", defence="throwing_spear sword")
    assert len(table.hand("green")) == 2 + 1  # Might, step 5; nothing for the throwing spear
    assert table.asked() == {"green": "hero_round"}


@pytest.mark.rule("LOR-OQ-95")
def test_cards_of_a_defence_reach_the_discard_pile_after_the_monster_round() -> None:
    table = hunt(hand="sword spear")
    table.g.hands[1] = sorted(table.g.combat_deck[1:])
    table.g.combat_deck = table.g.combat_deck[:1]
    attack(table, "strike", defence="sword spear")
    assert table.events("weakness_found") == []  # two cards were due, one was left
    assert len(table.hand("green")) == 2 + 1
    assert sorted(table.discarded()) == ["spear", "sword"]


# Hero round


@pytest.mark.rule(
    "LOR-HRND-01", "LOR-HRND-02", "LOR-HRND-04", "LOR-HRND-07", "LOR-HRND-10", "LOR-HRND-12"
)
def test_cards_cover_free_spaces_with_their_symbol() -> None:
    table = hero_round("monster draugr 7 wounds red:1,red:4", hand="axe bearded_axe spear bow")
    # axe, sword, spear, axe, sword (rune), axe (army), spear (priest), sword (rune)
    assert table.nouns("green", "strike") == ["spear", "axe", "bearded_axe"]  # no space for a bow
    table.plays("green strike spear")
    assert table.nouns("green", "wound") == ["3", "7"]
    table.plays("green wound 7", "green done")
    assert table.wounds("draugr") == {1: "red", 4: "red", 7: "green"}
    assert table.nouns("green", "strike") == ["axe", "bearded_axe"]
    table.plays("green strike axe", "green done")  # the last free axe space, then no effect
    assert table.wounds("draugr") == {1: "red", 4: "red", 6: "green", 7: "green"}
    assert "spear" in table.discarded()
    table.plays("green done")
    assert table.asked() == {"blue": "choose_attack"}


@pytest.mark.rule("LOR-HRND-13")
def test_a_shield_deals_no_wound() -> None:
    table = hero_round(hand="shield sword", deck="shield_wall shield_wall shield")
    assert table.nouns("green", "strike") == ["sword"]
    assert table.why_not("green", "strike shield") == "LOR-HRND-13"


@pytest.mark.rule("LOR-HRND-05", "LOR-HEND-05", "LOR-HEND-06")
@pytest.mark.parametrize("hand", ["axe", "bow"])
def test_a_hero_who_deals_no_wound_fails(hand: str) -> None:
    table = hero_round(hand=hand)
    assert ("strike axe" in table.offers("green")) == (hand == "axe")
    table.plays("green give-up", "green injure authority")
    assert table.injuries("green") == ["authority"]
    assert not table.g.hunt.is_on


@pytest.mark.rule("LOR-HRND-06", "LOR-HEND-01", "LOR-DEF-01", "LOR-DEF-02", "LOR-DEF-08")
def test_the_last_wound_defeats_the_monster_at_once() -> None:
    all_but_one = ",".join(f"green:{n}" for n in (1, 2, 3, 4, 5, 6, 7))
    table = hero_round(wounds=all_but_one, attacked="rune_shatter", hand="sword")
    table.plays("green injure might", "green strike sword")
    assert table.asked() == {"green": "gain_rune"}  # its reward, though the hunt is over
    table.plays("green gain algiz")
    assert table.slain("green") == ["draugr"]
    assert table.beast_at("draugr") is None
    assert table.wounds("draugr") == {}
    assert table.injuries("green") == ["might"]  # no injury for a success
    assert not table.g.hunt.is_on


@pytest.mark.rule("LOR-OQ-43")
def test_after_the_last_wound_the_card_has_no_hunt_effect() -> None:
    all_but_one = ",".join(f"red:{n}" for n in (1, 2, 3, 4, 5, 6, 8))
    table = hero_round(wounds=all_but_one, hand="throwing_spear")
    before = len(table.hand("green"))
    table.plays("green strike throwing_spear")
    assert table.slain("green") == ["draugr"]
    assert len(table.hand("green")) <= before - 1  # the limit applies again, nothing was drawn


@pytest.mark.rule("LOR-HRND-08", "LOR-HEND-08", "LOR-HERO-17")
def test_wounds_stay_after_a_failed_hunt_and_the_limit_returns() -> None:
    table = hero_round(hand="axe bow*3", deck="bow bow shield")
    table.plays("green strike axe", "green wound 1", "green done", "green done")
    attack(table, "slip_away")
    table.plays("green injure might")
    assert table.wounds("draugr") == {1: "green"}
    assert table.asked() == {"green": "discard"}
    while table.asked() == {"green": "discard"}:
        table.plays(table.offers("green")[0].replace("discard", "green discard"))
    assert len(table.hand("green")) == 2


@pytest.mark.rule("LOR-HRND-11")
def test_a_hunt_effect_may_be_declined() -> None:
    table = hero_round(hand="throwing_spear*2")
    before = len(table.hand("green"))
    table.plays("green strike throwing_spear", "green wound 3")
    assert table.offers("green") == ["effect throwing_spear", "done"]
    table.plays("green done", "green strike throwing_spear", "green effect throwing_spear")
    assert len(table.hand("green")) == before - 2 + 1


# Rewards


@pytest.mark.rule("LOR-HRND-03", "LOR-REW-06", "LOR-PRST-02")
def test_a_reward_is_gained_at_once_though_the_hunt_fails_later() -> None:
    table = hero_round(hand="sword spear")
    table.plays("green strike sword", "green wound 5", "green gain algiz")
    assert table.runes("green") == {"algiz": 1}
    table.plays("green strike spear", "green wound 7", "green done")
    assert table.priests("green") == 1
    table.plays("green done")
    attack(table, "slip_away")
    table.plays("green injure might")
    assert table.runes("green") == {"algiz": 1}
    assert table.priests("green") == 1


@pytest.mark.rule("LOR-REW-04", "LOR-OQ-49")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (3, 4), (4, 4)])
def test_a_priest_comes_from_the_bank(before: int, after: int) -> None:
    table = hero_round(f"green priests {before}", hand="spear")
    table.plays("green strike spear", "green wound 7")
    assert table.priests("green") == after


@pytest.mark.rule("LOR-REW-05", "LOR-OQ-22")
def test_an_army_anywhere_is_raised() -> None:
    table = hero_round("green armies 20:3 13:6", hand="axe")
    table.plays("green strike axe", "green wound 6")  # 13 has the highest strength already
    assert table.armies("green") == {"13": [6], "20": [4]}
    two = hero_round("green armies 20:3 13:2", hand="axe")
    two.plays("green strike axe", "green wound 6", "green strengthen 1-2")
    assert two.armies("green") == {"13": [3], "20": [3]}


@pytest.mark.rule("LOR-OQ-49")
@pytest.mark.parametrize("armies", ["", "green armies 13:6"])
def test_an_army_reward_without_a_target_is_lost(armies: str) -> None:
    table = hero_round(armies, hand="axe")
    table.plays("green strike axe", "green wound 6", "green done")
    assert table.asked() == {"green": "hero_round"}


@pytest.mark.rule("LOR-REW-01", "LOR-REW-02", "LOR-REW-03")
@pytest.mark.parametrize(("realm", "drawn"), [("alfheim", 1), ("jotunheim", 0)])
def test_a_realm_reward_allies_with_any_realm(realm: str, drawn: int) -> None:
    table = hero_round(
        "green allies vanaheim\nred allies jotunheim", monster="grendel", hand="sword"
    )
    before = len(table.hand("green"))
    table.plays("green strike sword", "green wound 7")  # sword with the realm reward
    assert "ally vanaheim" not in table.offers("green")
    assert len(table.offers("green")) == 5
    table.plays(f"green ally {realm}")
    assert table.realms("green") == sorted(["vanaheim", realm], key=table.realms("green").index)
    assert len(table.hand("green")) == before - 1 + drawn


@pytest.mark.rule("LOR-OQ-49")
def test_a_realm_reward_without_a_realm_is_lost() -> None:
    realms = "alfheim jotunheim muspelheim niflheim svartalfheim vanaheim"
    table = hunt(f"green allies {realms}", monster="grendel", hand="sword")
    if table.asked() == {"green": "realm_bonus"}:
        table.plays("green done")
    attack(table, "thick_hide")
    table.plays("green strike sword", "green wound 7")
    assert table.wounds("grendel") == {7: "green"}
    assert table.asked() == {"green": "hero_round"}


# End


@pytest.mark.rule("LOR-HEND-02", "LOR-HEND-07", "LOR-OQ-46", "LOR-INJ-04")
def test_one_injury_too_many_ends_the_hunt() -> None:
    table = hunt(injured="authority,might,wisdom", hand="axe*2")
    attack(table, "strike")
    assert not table.g.hunt.is_on
    assert len(table.events("one_injury_too_many")) == 1
    assert len(table.injuries("green")) == 3
    assert len(table.events("cards_drawn")) == 1  # for Might; no draw of step 5


@pytest.mark.rule("LOR-HEND-04", "LOR-OQ-46", "LOR-HEND-06")
def test_an_attack_may_end_the_hunt() -> None:
    table = attack(hunt(hand="axe"), "slip_away")
    assert table.asked() == {"green": "injure"}
    assert len(table.events("cards_drawn")) == 1
    table.plays("green injure wisdom")
    assert not table.g.hunt.is_on


@pytest.mark.rule("LOR-OQ-94")
def test_injuries_come_one_after_the_other() -> None:
    table = attack(hunt(injured="authority,might"), "crushing_blow")
    # The first turns the last marker, the second ends the hunt.
    assert table.injuries("green") == ["authority", "might", "wisdom"]
    assert len(table.events("one_injury_too_many")) == 1
    assert not table.g.hunt.is_on


@pytest.mark.rule("LOR-OQ-55", "LOR-HERO-18")
def test_in_a_hunt_runes_are_dropped_at_once_and_cards_after_it() -> None:
    table = hunt("green runes uruz*2 algiz*2", levels="2/2/4", hand="bow*4", deck="bow shield")
    attack(table, "strike")
    table.plays("green injure wisdom")
    assert table.asked() == {"green": "drop_rune"}
    table.plays("green drop uruz", "green drop uruz")
    assert table.asked() == {"green": "hero_round"}
    assert len(table.hand("green")) > 2


@pytest.mark.rule("LOR-ARTR-01", "LOR-ARTR-02", "LOR-ARTR-03", "LOR-ART-06", "LOR-ART-01")
def test_the_artifact_comes_after_the_hunt_when_all_plain_spaces_are_covered() -> None:
    table = hero_round("monster draugr 7 wounds red:1,blue:2,red:3", hand="axe")
    table.plays("green strike axe", "green wound 4")
    assert table.artifacts("green") == []  # not during the hunt
    table.plays("green done", "green done")
    attack(table, "slip_away")
    table.plays("green injure might")
    assert table.artifacts("green") == ["barrow_blade"]
    assert table.is_charged("barrow_blade")


@pytest.mark.rule("LOR-OQ-51")
def test_a_hunter_without_a_wound_may_get_the_artifact() -> None:
    table = hunt("monster draugr 7 wounds red:1,red:2,red:3,red:4")
    attack(table, "slip_away").plays("green injure might")
    assert table.artifacts("green") == ["barrow_blade"]


@pytest.mark.rule("LOR-ARTR-04")
@pytest.mark.parametrize(
    "position",
    [
        "monster draugr 7 wounds red:1,red:2,red:3,green:5,green:6,green:7,green:8",
        "monster draugr 7 wounds red:1,red:2,red:3,red:4\nred artifacts barrow_blade",
    ],
)
def test_otherwise_nobody_gets_the_artifact(position: str) -> None:
    table = hunt(position)
    owners = table.artifacts("red")
    attack(table, "slip_away").plays("green injure might")
    assert table.artifacts("green") == []
    assert table.artifacts("red") == owners


@pytest.mark.rule("LOR-OQ-47", "LOR-ARTR-01")
def test_a_defeated_monster_leaves_its_artifact_too() -> None:
    table = hero_round(
        "monster draugr 7 wounds red:1,red:2,red:3,red:4,blue:5,red:6,blue:8 ring blue",
        hand="spear",
    )
    table.plays("green strike spear")
    assert table.slain("green") == ["draugr"]
    assert table.artifacts("green") == ["barrow_blade"]


# Defeating


@pytest.mark.rule("LOR-DEF-03", "LOR-DEF-04", "LOR-DEF-07", "LOR-OQ-35", "LOR-OPT-11", "LOR-OQ-52")
@pytest.mark.parametrize(
    ("wounds", "options", "tokens"),
    [
        ("red:1,red:2,red:3,red:4,blue:5,blue:6,blue:8", "", {"red": 1}),
        ("red:1,red:2,red:3,blue:4,blue:5,blue:6,blue:8", "", {"blue": 1}),
        ("green:1,green:2,green:3,green:4,red:5,red:6,red:8", "", {}),
        (
            "green:1,green:2,green:3,red:4,red:5,red:6,red:8",
            "slayer_token_for=everyone",
            {"green": 1, "red": 1},
        ),
        ("green:1,green:2,red:3,red:4,red:5,red:6,blue:8", "slayer_token_for=everyone", {"red": 1}),
    ],
)
def test_others_with_four_markers_gain_a_slayer_token(
    wounds: str, options: str, tokens: dict[str, int]
) -> None:
    position = f"monster draugr 7 wounds {wounds} ring red"
    table = hero_round(position, attacked="tail_sweep", hand="spear", options=options)
    table.plays("green injure might", "green strike spear")
    assert table.slain("green") == ["draugr"]
    held = {colour: table.tokens(colour) for colour in table.players if table.tokens(colour)}
    assert held == tokens
    assert table.wounds("draugr") == {}
    assert table.ring("draugr") is None


@pytest.mark.rule("LOR-OQ-52")
def test_slayer_tokens_run_out() -> None:
    table = hero_round(
        "monster draugr 7 wounds red:1,red:2,red:3,red:4,blue:5,blue:6,blue:8\nblue tokens 6",
        hand="spear",
    )
    table.plays("green strike spear")
    assert table.tokens("red") == 0


TRAPPER = """
    seats green red blue
    turn green rune_action
    green hero lagertha 7
    green blessings trapper
    green runes uruz othala
    monster draugr 7 wounds {wounds} ring red
"""


@pytest.mark.rule("LOR-OUTW-01", "LOR-OUTW-02", "LOR-OUTW-03", "LOR-OQ-37")
def test_a_wound_outside_a_hunt_gives_neither_reward_nor_artifact() -> None:
    table = Scenario(TRAPPER.format(wounds="red:1,red:2,red:3"))
    table.plays("green invoke trapper")
    assert table.nouns("green", "wound") == ["4", "5", "6", "7"]  # 8 is like 5
    table.plays("green wound 5")
    assert table.wounds("draugr")[5] == "green"
    assert table.runes("green") == {}
    last = Scenario(TRAPPER.format(wounds="red:1,red:2,red:3"))
    last.plays("green invoke trapper", "green wound 4")
    assert last.artifacts("green") == []


@pytest.mark.rule("LOR-OUTW-04", "LOR-OUTW-05", "LOR-OQ-50")
def test_the_last_wound_outside_a_hunt_defeats_the_monster() -> None:
    table = Scenario(TRAPPER.format(wounds="red:1,red:2,red:3,red:4,blue:5,blue:6,blue:7"))
    table.plays("green invoke trapper")
    assert table.slain("green") == ["draugr"]
    assert table.tokens("red") == 1
    assert table.tokens("blue") == 0
    assert table.artifacts("green") == []
    assert all("barrow_blade" not in table.artifacts(colour) for colour in table.players)


# The boss


@pytest.mark.rule("LOR-BOSS-04", "LOR-HRND-09", "LOR-CARD-08", "LOR-OQ-44", "LOR-HUNT-10")
def test_a_wound_of_the_boss_needs_two_matching_cards() -> None:
    # sword + axe, spear + bow, axe + spear, sword + bow, sword + spear
    table = hero_round(monster="loki", hand="sword axe spear", deck="shield shield shield")
    assert table.asked() == {"green": "hero_round"}
    table.plays("green strike axe")
    assert table.nouns("green", "strike") == ["spear", "sword"]
    table.plays("green strike sword")  # one space fits
    assert table.wounds("loki") == {1: "green"}
    assert table.g.hunt.dealt == 1
    assert table.asked() == {"green": "hero_round"}  # two effects that add a wound do nothing


@pytest.mark.rule("LOR-HRND-05", "LOR-HRND-07")
def test_why_a_round_can_be_ended_but_not_given_up_after_a_wound() -> None:
    table = hero_round(monster="loki", hand="sword axe spear", deck="shield shield shield")
    done, give_up = table.vocabulary.parse("done"), table.vocabulary.parse("give-up")
    assert SPEC.why_not(table.g, table.seat("green"), done) == Reason("LOR-HRND-07")
    table.plays("green strike axe", "green strike sword")
    assert SPEC.why_not(table.g, table.seat("green"), give_up) == Reason("LOR-HRND-07", "dealt")


@pytest.mark.rule("LOR-HRND-09", "LOR-HRND-13")
def test_a_card_without_a_partner_cannot_begin_a_wound_of_the_boss() -> None:
    table = hero_round(monster="loki", hand="axe bow shield", deck="shield shield shield_wall")
    assert table.offers("green") == ["give-up"]


@pytest.mark.rule("LOR-OQ-44")
def test_both_cards_of_a_boss_wound_may_use_their_effects() -> None:
    table = hero_round(monster="loki", hand="throwing_spear bow", deck="shield shield shield")
    table.plays("green strike bow", "green strike throwing_spear")
    assert table.wounds("loki") == {2: "green"}
    assert table.nouns("green", "effect") == ["throwing_spear", "bow"]
    table.plays("green effect throwing_spear")
    assert table.nouns("green", "effect") == ["bow"]


@pytest.mark.rule("LOR-OQ-45")
def test_a_pair_of_equal_symbols_needs_two_such_cards() -> None:
    table = hunt(monster="loki", hand="sword spear", deck="shield shield shield")
    boss = table.g.content.boss
    from sagaboard.games.lords_of_ragnarok.rules.hero_round import makes_pair

    names = [card.name for card in table.g.content.combat]
    sword, spear, blade = names.index("sword"), names.index("spear"), names.index("runeblade")
    first = boss.first[:]
    second = boss.second[:]
    try:
        boss.first[0] = boss.second[0] = 0  # sword and sword
        assert makes_pair(table.g, sword, sword, 0)
        assert makes_pair(table.g, sword, blade, 0)
        assert not makes_pair(table.g, sword, spear, 0)
    finally:
        boss.first[:], boss.second[:] = first, second


@pytest.mark.rule("LOR-HEND-09", "LOR-BOSS-06", "LOR-WIN-07")
def test_who_defeats_the_boss_wins_at_once() -> None:
    table = hero_round(monster="loki", hand="sword axe", deck="shield shield shield")
    for space in range(1, 5):
        table.g.wounds[table.beast("loki")][space] = 0
    table.plays("green strike sword", "green strike axe")
    assert table.winner() == ("green", "monster_slayer")
    assert table.g.is_over


@pytest.mark.rule("LOR-HEND-10", "LOR-OQ-38")
def test_the_boss_heals_after_a_failed_hunt() -> None:
    table = hero_round(monster="loki", hand="sword axe", deck="shield shield shield")
    table.plays("green strike sword", "green strike axe")
    assert table.wounds("loki") == {1: "green"}
    table.skips_to("choose_attack")
    attack(table, "slip_away")
    table.plays("green injure might")
    assert table.wounds("loki") == {}
    assert table.beast_at("loki") == "7"
    assert table.winner() is None


@pytest.mark.rule("LOR-BOSS-05", "LOR-BOSS-07", "LOR-MCTL-04", "LOR-OQ-38")
def test_effects_about_monsters_leave_the_boss_alone() -> None:
    table = Scenario("""
        seats green red blue
        turn green rune_action
        green hero lagertha 7
        green blessings trapper
        green artifacts gleipnir
        green runes uruz othala algiz
        loki 7
    """)
    assert "invoke trapper" not in table.offers("green")
    assert "use gleipnir" not in table.offers("green")
    assert table.offers("green", "control") == []
    with pytest.raises(Exception, match="loki"):
        table.vocabulary.parse("control loki")
