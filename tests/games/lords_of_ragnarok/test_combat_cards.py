"""Combat cards in hunts and battles, monster attack cards, special attacks."""

from __future__ import annotations

import pytest

from tests.games.lords_of_ragnarok.hunts import attack, attack_names, hero_round, hunt
from tests.games.lords_of_ragnarok.test_battle import battle

# Every card names its tests; `test_every_card_is_tested` looks that none is forgotten.
COMBAT = {
    "spear": ("test_a_spear_calms_the_next_attack", "test_a_spear_cancels_a_loss_symbol"),
    "throwing_spear": ("test_a_throwing_spear_draws", "test_a_throwing_spear_weakens"),
    "sword": ("test_a_sword_draws_after_the_third_wound", "test_values_in_a_battle"),
    "twin_swords": ("test_twin_swords_wound_twice", "test_values_in_a_battle"),
    "axe": ("test_an_axe_wounds_again_for_an_injury", "test_values_in_a_battle"),
    "bearded_axe": (
        "test_a_bearded_axe_takes_an_attack_card",
        "test_a_bearded_axe_makes_the_opponent_discard",
    ),
    "bow": ("test_a_bow_exchanges_a_card", "test_a_bow_lowers_the_next_card"),
    "volley": ("test_a_volley_covers_bow_and_spear", "test_values_in_a_battle"),
    "shield": ("test_a_shield_is_no_weapon", "test_a_shield_spares_the_loss_for_losing"),
    "shield_wall": (
        "test_a_shield_wall_slows_the_monster",
        "test_a_shield_wall_ignores_the_next_effect",
    ),
    "runeblade": ("test_a_runeblade_covers_any_space", "test_a_runeblade_takes_a_rune"),
}
ATTACKS = {
    "special_attack": "test_special_attacks_name_theirs",
    "strike": "test_claw_strike",
    "savage_bite": "test_savage_bite",
    "crushing_blow": "test_crushing_blow",
    "roar": "test_terrifying_roar",
    "tail_sweep": "test_sweeping_rampage",
    "slip_away": "test_vanish_into_the_mist",
    "thick_hide": "test_knitting_flesh",
    "feint": "test_feint",
    "rune_shatter": "test_rune_shatter",
}
SPECIAL_ATTACKS = {
    "draugr": "test_grave_grip",
    "grendel": "test_rend",
    "hraesvelgr": "test_death_wind",
    "fenrir": "test_jaws",
    "nidhogg": "test_rot",
    "jormungandr": "test_constrict",
    "loki": "test_mirror_images",
}
REGION_ATTACKS = {
    "draugr": "test_barrow_plague",
    "grendel": "test_night_raid",
    "hraesvelgr": "test_gale",
    "fenrir": "test_devour",
    "nidhogg": "test_gnaw_the_roots_weakens_every_army",
    "jormungandr": "test_venom_tide",
}

# In a hunt. The Draugr: axe, sword, spear, axe, sword (rune), axe (army), spear (priest),
# sword (rune).


@pytest.mark.rule("LOR-CARD-01", "LOR-CARD-03")
def test_a_spear_calms_the_next_attack() -> None:
    table = hero_round(hand="spear*2")
    table.plays("green strike spear", "green wound 3", "green effect spear")
    table.plays("green strike spear", "green effect spear", "green done")  # two add up
    attack(table, "strike")
    assert table.events("monster_attacks")[-1].values[2] == 4 - 2
    assert table.g.hunt.rage_cut == 0  # used up by that card


@pytest.mark.rule("LOR-MRND-05", "LOR-OPT-09")
@pytest.mark.parametrize(("options", "hurt"), [("", False), ("defence_threshold=more_than", True)])
def test_a_rage_of_nought_is_met_without_a_card(options: str, hurt: bool) -> None:
    table = hero_round(hand="spear*2 bow", options=options)
    table.plays("green strike spear", "green wound 3", "green effect spear")
    table.plays("green strike spear", "green effect spear", "green done")
    attack(table, "rune_shatter")
    assert table.events("monster_attacks")[-1].values[2] == 0
    assert (table.asked() == {"green": "injure"}) == hurt


def test_a_throwing_spear_draws() -> None:
    table = hero_round(hand="throwing_spear")
    before = len(table.hand("green"))
    table.plays("green strike throwing_spear", "green wound 3", "green effect throwing_spear")
    assert len(table.hand("green")) == before


def test_a_sword_draws_after_the_third_wound() -> None:
    table = hero_round(hand="sword*3")
    table.plays("green strike sword", "green wound 2")
    assert table.asked() == {"green": "hero_round"}  # no effect yet
    table.plays("green strike sword", "green gain uruz")
    before = len(table.hand("green"))
    table.plays("green strike sword", "green gain uruz", "green effect sword")
    assert len(table.hand("green")) == before


def test_twin_swords_wound_twice() -> None:
    table = hero_round(hand="twin_swords")
    table.plays("green strike twin_swords", "green wound 2", "green effect twin_swords")
    assert table.asked() == {"green": "gain_rune"}  # another sword space, with its reward
    table.plays("green gain uruz")
    assert table.wounds("draugr") == {2: "green", 5: "green"}
    assert table.g.hunt.dealt == 2


def test_an_axe_wounds_again_for_an_injury() -> None:
    table = hero_round(hand="axe*2")
    table.plays("green strike axe", "green wound 1", "green effect axe", "green injure might")
    assert table.nouns("green", "wound") == ["2", "3", "4", "5", "6", "7"]  # 8 is like 5
    table.plays("green wound 3")
    assert table.wounds("draugr") == {1: "green", 3: "green"}
    table.plays("green strike axe", "green wound 4")
    assert table.asked() == {"green": "hero_round"}  # once per hunt for all axes


@pytest.mark.rule("LOR-OQ-94")
def test_an_axe_needs_a_marker_to_turn() -> None:
    table = hero_round(hand="axe", injured="authority,might,wisdom")
    table.plays("green strike axe", "green wound 1")
    assert table.asked() == {"green": "hero_round"}


def test_further_wounds_do_nothing_against_the_boss() -> None:
    table = hero_round(monster="loki", hand="twin_swords axe")
    table.plays("green strike axe", "green strike twin_swords")
    assert table.wounds("loki") == {1: "green"}
    assert table.asked() == {"green": "hero_round"}


@pytest.mark.rule("LOR-OQ-68")
def test_a_bearded_axe_takes_an_attack_card() -> None:
    table = hero_round(hand="bearded_axe")
    table.deals_attacks("strike", "roar")
    table.plays("green strike bearded_axe", "green wound 1", "green effect bearded_axe")
    assert table.offers("green") == ["remove strike", "remove roar"]
    assert table.events("own_attacks_seen")[0].seats == 1  # for green only
    table.plays("green remove strike")
    assert attack_names(table, table.g.hunt.hand) == ["roar"]
    assert "strike" in attack_names(table, table.g.hunt.discard)


def test_a_bearded_axe_leaves_a_single_attack_card() -> None:
    table = hero_round(hand="bearded_axe")
    table.deals_attacks("strike")
    table.plays("green strike bearded_axe", "green wound 1", "green effect bearded_axe")
    assert table.g.hunt.seen
    assert attack_names(table, table.g.hunt.hand) == ["strike"]
    assert table.asked() == {"green": "hero_round"}


def test_a_bow_exchanges_a_card() -> None:
    table = hero_round(monster="grendel", hand="bow", deck="shield shield shield axe")
    table.plays("green strike bow", "green gain uruz", "green effect bow")
    assert table.hand("green") == ["axe", "shield", "shield", "shield"]
    table.plays("green discard shield")
    assert table.hand("green") == ["axe", "shield", "shield"]


def test_a_volley_covers_bow_and_spear() -> None:
    table = hero_round(monster="hraesvelgr", hand="volley bow")
    # bow, spear, bow, bow, sword (rune), spear (realm), bow (army), spear (priest)
    table.plays("green strike volley")
    assert table.nouns("green", "wound") == ["1", "2", "6", "7", "8"]
    other = hero_round(monster="hraesvelgr", hand="bow")
    other.plays("green strike bow")
    assert other.nouns("green", "wound") == ["1", "7"]


def test_a_shield_is_no_weapon() -> None:
    table = hero_round(hand="shield shield_wall", deck="bow bow bow")
    assert table.offers("green") == ["give-up"]


@pytest.mark.parametrize(("defence", "hand"), [("shield_wall", 1), ("shield", 2), ("axe axe", 2)])
def test_a_shield_wall_slows_the_monster(defence: str, hand: int) -> None:
    table = hunt(hand="shield shield_wall axe*2", deck="bow bow bow bow")
    attack(table, "crushing_blow", defence=defence)  # shields do not stop it, draw number 2
    while table.asked() == {"green": "injure"}:
        table.plays("green " + table.offers("green")[0])
    assert len(table.g.hunt.hand) == hand


def test_two_shield_walls_leave_one_card() -> None:
    table = hunt(hand="shield_wall*2", deck="bow bow bow bow")
    attack(table, "strike", defence="shield_wall shield_wall")
    assert len(table.g.hunt.hand) == 1


def test_a_runeblade_covers_any_space() -> None:
    table = hero_round(hand="runeblade")
    table.plays("green strike runeblade")
    assert table.nouns("green", "wound") == ["1", "2", "3", "5", "6", "7"]
    boss = hero_round(monster="loki", hand="runeblade bow", deck="shield shield shield")
    boss.plays("green strike bow", "green strike runeblade")
    assert boss.nouns("green", "wound") == ["2", "4"]  # spear + bow, sword + bow


# In a battle.


@pytest.mark.parametrize(
    ("card", "attacking", "value"),
    [
        ("sword", True, 3),
        ("axe", True, 4),
        ("twin_swords", True, 5),
        ("twin_swords", False, 4),
        ("volley", True, 2),
        ("volley", False, 3),
        ("spear", False, 2),
        ("shield", False, 1),
    ],
)
def test_values_in_a_battle(card: str, attacking: bool, value: int) -> None:
    table = battle(
        attackers=5,
        defenders="7:5",
        attacking=card if attacking else "bow*2",
        defending=card if not attacking else "bow*2",
    )
    if attacking:
        table.plays("red pass", f"green play {card}")
        assert table.strengths() == (5 + value, 5)
    else:
        table.plays(f"red play {card}", "green pass")
        assert table.strengths() == (5 + value, 5)


@pytest.mark.parametrize(("first", "loss"), [("sword", 0), ("axe", 1), ("bow", 0)])
def test_a_spear_cancels_a_loss_symbol(first: str, loss: int) -> None:
    table = battle(attackers=5, attacking=f"{first} spear", defending="bow")
    table.plays("red pass", f"green play {first}", "green play spear")
    assert table.army("green", "7") == [5 - loss]


def test_a_spear_does_not_help_later_cards() -> None:
    table = battle(attackers=5, attacking="sword spear", defending="bow")
    table.plays("red pass", "green play spear", "green play sword")
    assert table.army("green", "7") == [4]


@pytest.mark.rule("LOR-BTL-08")
def test_a_cancelled_loss_symbol_makes_room_for_another() -> None:
    table = battle(attackers=2, attacking="sword*2 spear axe", defending="bow")
    table.plays("red pass", "green play sword", "green play sword")
    assert table.nouns("green", "play") == ["spear"]
    table.plays("green play spear")
    assert table.g.battle.losses == [1, 0]
    assert "play axe" not in table.offers("green")


def test_a_throwing_spear_weakens() -> None:
    table = battle(attackers=5, defenders="7:3 7:1 7:2", attacking="throwing_spear bow")
    table.plays("green play throwing_spear")
    assert table.offers("red") == ["lose 2-1", "lose 2-3"]  # not the army of strength 1
    table.plays("red lose 2-3")
    assert table.army("red", "7") == [1, 1, 3]
    none = battle(attackers=5, defenders="7:1", attacking="throwing_spear bow")
    none.plays("green play throwing_spear")
    assert none.army("red", "7") == [1]


def test_a_bearded_axe_makes_the_opponent_discard() -> None:
    table = battle(attackers=5, attacking="bearded_axe bow", defending="sword")
    table.plays("red pass", "green play bearded_axe")
    assert table.hand("red") == []
    assert table.discarded() == ["sword"]


def test_a_bow_lowers_the_next_card() -> None:
    table = battle(attackers=5, defenders="7:5", attacking="bow*2", defending="sword*2 bow")
    table.plays("red play sword", "green play bow")
    table.plays("red play sword", "green play bow", "red play bow")
    # 5 + 3 + (3 - 1) + (1 - 1) against 5 + 1 + 1
    assert table.strengths() == (10, 7)


def test_a_lowered_card_is_worth_at_least_nought() -> None:
    table = battle(attackers=5, defenders="7:5", attacking="bow*3", defending="shield bow")
    table.plays("red play bow", "green play bow", "red pass", "green play bow", "green play bow")
    # 5 + (1 - 1) + 1 + 1 against 5 + 1; the bows after the pass meet no card
    assert table.strengths() == (7, 6)
    twice = battle(attackers=5, defenders="7:6", attacking="bow*2", defending="shield bow")
    twice.g.battle.next_lowered = [0, 2]
    twice.plays("red play shield")
    assert twice.g.battle.value_of_cards(1) == 0


@pytest.mark.parametrize(("defending", "armies"), [("shield", [2, 4]), ("bow", [1, 3])])
def test_a_shield_spares_the_loss_for_losing(defending: str, armies: list[int]) -> None:
    table = battle(
        attackers=6, defenders="7:4 7:2", attacking="axe", defending=defending, realm="7 8"
    )
    table.plays(f"red play {defending}", "green play axe")
    assert table.army("red", "8") == armies


def test_a_shield_does_not_spare_losses_from_cards() -> None:
    table = battle(attackers=6, defenders="7:4", attacking="axe", defending="shield sword")
    table.plays("red play shield", "green pass", "red play sword")
    assert table.strengths() == (8, 6)
    lost = battle(attackers=6, defenders="7:2", attacking="axe", defending="shield sword")
    lost.plays("red play shield", "green play axe", "red play sword")
    assert lost.army("red", "8") == [1]


def test_a_shield_wall_ignores_the_next_effect() -> None:
    table = battle(attackers=5, attacking="twin_swords*2 bow", defending="shield_wall bow")
    table.plays("red play shield_wall", "green play twin_swords")
    assert table.g.battle.values[0] == [4]  # the printed value counts
    assert table.g.battle.losses == [2, 0]
    table.plays("red pass", "green play twin_swords")
    assert table.g.battle.values[0] == [4, 5]  # only the next card
    attacker = battle(attackers=5, attacking="shield_wall bow", defending="volley bow")
    attacker.plays("red play bow")
    attacker.plays("green play shield_wall", "red play volley")
    assert attacker.g.battle.values[1] == [1, 3]  # works for the defender only


@pytest.mark.parametrize(("answer", "value"), [("spend algiz", 4), ("done", 2)])
def test_a_runeblade_takes_a_rune(answer: str, value: int) -> None:
    table = battle("green runes uruz algiz", attackers=5, attacking="runeblade", defending="bow")
    table.plays("red pass", "green play runeblade")
    assert table.offers("green") == ["spend uruz", "spend algiz", "done"]
    table.plays(f"green {answer}")
    assert table.strengths() == (5 + value, 4)
    assert table.runes("green") == ({"uruz": 1} if value == 4 else {"uruz": 1, "algiz": 1})


def test_a_runeblade_without_a_rune_has_its_value() -> None:
    table = battle(attackers=5, attacking="runeblade", defending="bow")
    table.plays("red pass", "green play runeblade")
    assert table.strengths() == (7, 4)


# Monster attack cards.


@pytest.mark.rule("LOR-CARD-04", "LOR-HUNT-10")
def test_claw_strike() -> None:
    table = attack(hunt(), "strike").plays("green injure might")
    assert table.injuries("green") == ["might"]


def test_savage_bite() -> None:
    table = attack(hunt(hand="axe*2", deck="bow bow"), "savage_bite")
    table.plays("green injure might")
    assert len(table.events("card_discarded")) == 2
    assert len(table.hand("green")) == 4 - 2 + 1


def test_crushing_blow() -> None:
    table = attack(hunt(), "crushing_blow").plays("green injure might", "green injure wisdom")
    assert table.injuries("green") == ["might", "wisdom"]


def test_terrifying_roar() -> None:
    table = attack(hunt(hand="axe*2", deck="bow bow bow"), "roar")
    table.plays("green discard bow", "green discard bow")
    assert table.hand("green") == ["axe", "axe", "bow"]
    few = hunt(deck="bow bow bow")
    few.g.combat_discard.append(few.g.hands[0].pop())
    attack(few, "roar")
    assert len(few.hand("green")) == 1  # all were discarded, then one drawn


@pytest.mark.parametrize(
    ("armies", "after"),
    [("7:3", {"7": [2]}), ("8:3", {"8": [2]}), ("6:1", {}), ("13:3", {"13": [3]})],
)
def test_sweeping_rampage(armies: str, after: dict[str, list[int]]) -> None:
    table = attack(hunt(f"green armies {armies}\nred armies 8:2"), "tail_sweep")
    assert (table.asked() == {"green": "injure"}) == (armies == "13:3")
    assert table.armies("green") == after


def test_sweeping_rampage_lets_the_monster_player_choose() -> None:
    table = attack(hunt("green armies 7:3 8:2 1:2"), "tail_sweep")
    assert table.offers("blue") == ["hit 1-1", "hit 1-2"]
    table.plays("blue hit 1-2")
    assert table.armies("green") == {"1": [2], "7": [3], "8": [1]}


def test_vanish_into_the_mist() -> None:
    table = attack(hunt(), "slip_away")
    assert len(table.events("hunt_failed")) == 1


def test_knitting_flesh() -> None:
    table = hunt("monster draugr 7 wounds green:1,green:2,red:3,green:5")
    attack(table, "thick_hide")
    assert table.offers("blue") == ["uncover 1", "uncover 2"]  # plain and the hunter's
    table.plays("blue uncover 2")
    assert table.wounds("draugr") == {1: "green", 3: "red", 5: "green"}
    other = attack(hunt("monster draugr 7 wounds red:1,green:5"), "thick_hide")
    assert other.wounds("draugr") == {1: "red", 5: "green"}


@pytest.mark.rule("LOR-HUNT-10")
def test_a_spear_calms_the_boss() -> None:
    table = hero_round(monster="loki", hand="spear sword", deck="shield shield shield")
    table.plays("green strike spear", "green strike sword", "green effect spear", "green done")
    attack(table, "strike")
    assert table.events("monster_attacks")[-1].values[2] == 4 - 1


@pytest.mark.rule("LOR-HUNT-10")
def test_knitting_flesh_heals_the_boss() -> None:
    table = hero_round(monster="loki", hand="sword axe")
    table.plays("green strike sword", "green strike axe", "green done")
    h = table.g.hunt
    h.deck += [card for card in h.discard if attack_names(table, [card]) == ["thick_hide"]]
    h.discard = [card for card in h.discard if attack_names(table, [card]) != ["thick_hide"]]
    attack(table, "thick_hide")
    assert table.wounds("loki") == {}


@pytest.mark.rule("LOR-HRND-03")
def test_a_reward_may_be_gained_again_on_a_freed_space() -> None:
    table = hero_round(hand="sword*3")
    table.plays("green strike sword", "green wound 5", "green gain uruz")
    table.g.wounds[table.beast("draugr")][4] = -1
    table.plays("green strike sword", "green wound 5", "green gain uruz")
    assert table.runes("green") == {"uruz": 2}


def test_feint() -> None:
    table = attack(hunt(hand="axe", levels="2/2/6", deck="bow bow bow"), "feint")
    assert len(table.events("card_discarded")) == 1
    assert len(table.hand("green")) == 1 + 2 - 1 + 1  # no draw of step 5, that of step 6


@pytest.mark.parametrize("runes", ["uruz algiz", ""])
def test_rune_shatter(runes: str) -> None:
    table = attack(hunt(f"green runes {runes}"), "rune_shatter")
    if runes:
        table.plays("green drop algiz")
        assert table.runes("green") == {"uruz": 1}
        assert table.injuries("green") == []
    else:
        table.plays("green injure might")
        assert table.injuries("green") == ["might"]


# Special attacks.


def test_special_attacks_name_theirs() -> None:
    table = attack(hunt(), "special_attack")
    assert [event.values for event in table.events("special_attack")] == [[table.beast("draugr")]]


@pytest.mark.rule("LOR-CARD-05")
def test_grave_grip() -> None:
    table = attack(hunt(hand="axe", deck="bow bow bow"), "special_attack")
    table.plays("green injure might", "green discard bow")
    assert table.hand("green") == ["axe", "bow", "bow"]


@pytest.mark.rule("LOR-HRND-04")
def test_rend() -> None:
    table = attack(hunt(monster="grendel", hand="sword*3"), "special_attack")
    table.plays("green injure might", "green strike sword", "green wound 2")
    assert table.asked() == {"blue": "choose_attack"}  # one wound, and the round is over
    attack(table, "rune_shatter").plays("green injure wisdom")
    table.plays("green strike sword", "green wound 4")
    assert table.asked() == {"green": "hero_round"}  # only in the next hero round


def test_death_wind() -> None:
    table = attack(hunt(monster="hraesvelgr", hand="axe*2", deck="bow bow"), "special_attack")
    assert len(table.events("card_discarded")) == 2
    assert table.injuries("green") == []


@pytest.mark.parametrize(("injured", "after"), [("", 1), ("might", 3)])
def test_jaws(injured: str, after: int) -> None:
    table = attack(hunt(monster="fenrir", injured=injured), "special_attack")
    while table.asked() == {"green": "injure"}:
        table.plays("green " + table.offers("green")[0])
    assert len(table.injuries("green")) == after
    assert table.asked() == {"green": "hero_round"}


@pytest.mark.parametrize("runes", ["uruz", ""])
def test_rot(runes: str) -> None:
    table = attack(
        hunt(f"green runes {runes}", monster="nidhogg", hand="axe", deck="bow bow bow"),
        "special_attack",
    )
    table.plays("green injure might")
    if not runes:
        table.plays("green discard axe")
    assert table.runes("green") == {}
    assert len(table.hand("green")) == (4 if runes else 3)


def test_constrict() -> None:
    table = attack(hunt(monster="jormungandr", levels="2/2/6", deck="bow bow"), "special_attack")
    table.plays("green injure might")
    assert len(table.hand("green")) == 2


def test_constrict_skips_the_weakness_check_too() -> None:
    table = hunt(monster="jormungandr", hand="spear", levels="2/2/6", deck="bow bow")
    attack(table, "special_attack", defence="spear").plays("green injure might")
    assert len(table.hand("green")) == 2  # 6 + 2 reaches the weakness of 7


def test_mirror_images() -> None:
    table = attack(hunt(monster="loki", hand="axe", deck="bow bow bow"), "special_attack")
    table.plays("green injure might")  # no marker to remove
    assert len(table.events("card_discarded")) == 1
    marked = hero_round(monster="loki", hand="sword axe spear bow", deck="bow bow bow")
    marked.plays("green strike sword", "green strike axe")
    marked.skips_to("hero_round")
    marked.plays("green strike spear", "green strike bow")
    marked.skips_to("choose_attack")
    attack(marked, "special_attack")
    assert marked.offers("blue") == ["uncover 1", "uncover 2"]
    marked.plays("blue uncover 1")
    assert marked.wounds("loki") == {2: "green"}
    assert marked.injuries("green") == []


def test_the_text_of_an_attack_stops_when_the_hunt_is_over() -> None:
    table = attack(hunt(injured="authority,might,wisdom", hand="axe"), "savage_bite")
    assert len(table.events("one_injury_too_many")) == 1
    assert table.events("card_discarded") == []
    assert table.asked() == {"green": "discard"}  # the limit after the hunt


def test_this_module_names_tests_that_exist() -> None:
    named = [name for names in COMBAT.values() for name in names]
    named += [*ATTACKS.values(), *SPECIAL_ATTACKS.values()]
    assert [name for name in named if name not in globals()] == []
