"""Chapter 2: components and counts; chapter 23: what is printed on cards."""

from __future__ import annotations

from collections import Counter

import pytest

from sagaboard.games.lords.components import DIVINE, NOWHERE, OF_MONSTER
from sagaboard.games.lords_of_ragnarok import SPEC
from sagaboard.games.lords_of_ragnarok.components import NO_REWARD, RUNES, SHIELD, WOUND_SYMBOLS
from sagaboard.games.lords_of_ragnarok.loading import load
from sagaboard.games.lords_of_ragnarok.moves import ARMIES
from sagaboard.kernel.errors import BadOption
from tests.games.lords_of_ragnarok.scenario import new_game

CONTENT = load()


@pytest.mark.rule("LOR-COMP-01")
def test_the_box_holds_what_its_list_says() -> None:
    numbers = CONTENT.numbers
    assert len(CONTENT.heroes) == 5
    assert len(CONTENT.colours) == 4
    assert numbers.rings * 4 == 8
    assert len(CONTENT.realms) == 6
    assert numbers.armies * 4 == 24
    assert numbers.forges_each * len(RUNES) == 6
    assert numbers.runes_each * len(RUNES) == 36
    assert numbers.slayer_tokens == 6
    assert numbers.priests * 4 == 16
    assert len(CONTENT.events) == 21
    assert sum(card.count for card in CONTENT.combat) == 35
    assert len(CONTENT.blessings) == 36
    assert len(CONTENT.monuments) == 3
    assert numbers.monument_levels + 1 == 4  # parts of a monument
    assert len(CONTENT.monsters) == 6
    assert sum(card.count for card in CONTENT.attacks) == 14
    assert len(CONTENT.origins) == 6
    assert len(CONTENT.omens) == 10
    assert len(CONTENT.temple_tracks) == 4  # two tracks with two sides
    assert max(track.spaces for track in CONTENT.temple_tracks) == 7
    assert len(CONTENT.die) == 6
    kinds = Counter(card.kind for card in CONTENT.artifacts)
    assert kinds == {DIVINE: 3, OF_MONSTER: 6}


@pytest.mark.rule("LOR-COMP-01")
@pytest.mark.parametrize(
    ("players", "regions", "forges", "events", "temples", "defeated"),
    [(2, 16, 4, 16, 4, 1), (3, 21, 6, 21, 5, 2), (4, 21, 6, 21, 5, 2)],
)
def test_counts_by_number_of_players(
    players: int, regions: int, forges: int, events: int, temples: int, defeated: int
) -> None:
    g = new_game(players)
    numbers = CONTENT.numbers
    assert g.board.region_count == regions
    assert int(g.board.forges).bit_count() == forges
    assert len(g.event_deck) + len(g.event_discard) == events
    assert len(g.event_discard) == players + 1  # one for Loki, one per player for monsters
    assert len(CONTENT.omens_for(players)) == 5
    assert numbers.temples_to_win[players] == temples
    assert numbers.defeated_for_boss[players] == defeated
    assert numbers.lands_to_win[players] == 3
    assert numbers.omens_for_ragnarok == 3


@pytest.mark.rule("LOR-COMP-02")
def test_two_to_four_may_play() -> None:
    assert SPEC.players == (2, 3, 4)
    for players in (1, 5):
        with pytest.raises(BadOption):
            new_game(players)


@pytest.mark.rule("LOR-COMP-04", "LOR-COMP-05", "LOR-COMP-06", "LOR-COMP-07")
def test_the_pieces_of_a_player() -> None:
    g = new_game(4)
    assert len(g.army_at) == 4 * 6 == 4 * ARMIES
    assert CONTENT.numbers.priests == 4
    assert len(g.drakkar_at) == len(g.heroes) == 4
    assert CONTENT.numbers.rings == 2


@pytest.mark.rule("LOR-COMP-08", "LOR-OQ-72")
def test_three_kinds_of_rune_equally_many() -> None:
    assert RUNES == ("uruz", "othala", "algiz")
    g = new_game(4)
    for rune in range(3):
        on_forges = sum(g.forges[region] == rune for region in range(21))
        assert on_forges == 2
        assert g.bank[rune] + on_forges == 12


@pytest.mark.rule("LOR-CARD-01", "LOR-CARD-02", "LOR-CARD-03")
def test_combat_cards_have_symbol_value_two_effects_and_perhaps_losses() -> None:
    faces = {card.name: card for card in CONTENT.combat}
    sword, spear = faces["sword"], faces["spear"]
    assert (sword.value, sword.losses) == (3, 1)  # LOR-EX-12
    assert (spear.value, spear.losses) == (2, 0)
    for card in CONTENT.combat:
        assert card.hunt or card.battle or card.covers
        assert (card.covers == 0) == (card.symbol == SHIELD)  # LOR-HRND-13
    assert {card.losses for card in CONTENT.combat} == {0, 1, 2}


@pytest.mark.rule("LOR-CARD-04")
def test_attack_cards_have_rage_weakness_draw_number_and_effect() -> None:
    for card in CONTENT.attacks:
        assert card.rage > 0
        assert card.weakness > 0
        assert card.draw > 0
        assert card.effects
    special = next(card for card in CONTENT.attacks if card.name == "special_attack")
    assert special.weakness == 7  # LOR-EX-11
    assert special.rage == 3  # a total of 4 exceeds it too, as the Polish book demands


@pytest.mark.rule("LOR-CARD-05", "LOR-CARD-06", "LOR-CARD-07")
def test_monster_cards() -> None:
    assert Counter(card.rune for card in CONTENT.monsters) == {0: 2, 1: 2, 2: 2}
    for card in CONTENT.monsters:
        assert card.region_attack
        assert card.special_attack
        assert len(card.symbols) == len(card.rewards)
        assert all(0 <= symbol < WOUND_SYMBOLS for symbol in card.symbols)
        assert 0 < sum(reward != NO_REWARD for reward in card.rewards) < len(card.rewards)


@pytest.mark.rule("LOR-CARD-08", "LOR-BOSS-01", "LOR-BOSS-02")
def test_the_boss_is_loki_and_each_of_his_wound_spaces_has_two_symbols() -> None:
    boss = CONTENT.boss
    assert boss.name == "loki"
    assert CONTENT.loki == len(CONTENT.monsters)
    assert len(boss.first) == len(boss.second) == 5
    assert all(0 <= symbol < WOUND_SYMBOLS for symbol in boss.first + boss.second)
    assert new_game(2).boss_at != NOWHERE
