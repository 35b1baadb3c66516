"""Chapter 7 of the rules: setup."""

from __future__ import annotations

from collections import Counter

import pytest

from sagaboard.games.blood_rage import SPEC
from sagaboard.games.blood_rage.components import REWARDS
from sagaboard.games.blood_rage.state import BloodRage
from sagaboard.kernel.errors import BadOption, SagaboardError
from sagaboard.kernel.match import Match, new_record
from tests.games.blood_rage.courses import draft, played_at_random
from tests.games.blood_rage.scenario import Scenario, new_game

SPECTATOR = -1
COUNTS = [2, 3, 4]


def destroyed(g: BloodRage) -> set[str]:
    provinces = SPEC.view(g, SPECTATOR).provinces
    return {name for name, province in provinces.items() if province.destroyed}


@pytest.mark.rule("BR-SETUP-01")
@pytest.mark.parametrize("players", COUNTS)
def test_every_player_has_a_different_clan(players: int) -> None:
    for seed in range(10):
        clans = [clan.clan for clan in SPEC.view(new_game(players, str(seed)), SPECTATOR).clans]
        assert len(set(clans)) == len(clans) == players


@pytest.mark.rule("BR-SETUP-01", "BR-OQ-19")
def test_clans_may_be_chosen() -> None:
    view = SPEC.view(new_game(3, clans=["bear", "raven", "wolf"]), SPECTATOR)
    assert [clan.clan for clan in view.clans] == ["bear", "raven", "wolf"]
    with pytest.raises(BadOption):
        new_game(2, clans=["wolf", "wolf"])


@pytest.mark.rule("BR-SETUP-01")
def test_a_record_with_the_same_clan_twice_is_rejected() -> None:
    record = new_record(SPEC, ["Ann", "Bob"], {"clans": ["wolf", "raven"]}, "1")
    record.options["clans"] = ["wolf", "wolf"]
    with pytest.raises(SagaboardError):
        Match(SPEC, record)


@pytest.mark.rule("BR-SETUP-02", "BR-SETUP-03", "BR-SETUP-04", "BR-SETUP-05")
@pytest.mark.parametrize("players", COUNTS)
def test_a_clan_at_the_start(players: int) -> None:
    table = Scenario(new_game(players))
    for clan in SPEC.view(table.g, SPECTATOR).clans:
        assert len(clan.figures) == 10
        assert set(clan.figures.values()) == {"reserve"}
        assert clan.glory == 0
        assert clan.columns == [1, 1, 1]
        stats = [table.stat(clan.clan, stat) for stat in ("rage", "axes", "horns")]
        assert stats == [6, 3, 4]
        assert clan.rage == 6
        assert clan.sheet == [None] * 8


@pytest.mark.rule("BR-SETUP-06", "BR-SETUP-07")
def test_pillage_tokens_are_shuffled_and_show_their_rewards() -> None:
    seen: dict[str, set[str]] = {}
    for seed in range(40):
        table = Scenario(new_game(4, str(seed)))
        tokens = {name: table.token(name) for name in table.g.content.provinces}
        assert not any(table.is_pillaged(name) for name in tokens)
        assert tokens.pop("yggdrasil") == "all_stats"
        assert Counter(tokens.values()) == {"rage": 3, "axes": 2, "horns": 2, "glory": 1}
        for name, token in tokens.items():
            seen.setdefault(name, set()).add(token)
    assert all(tokens == set(REWARDS) - {"all_stats"} for tokens in seen.values())


@pytest.mark.rule("BR-SETUP-08")
@pytest.mark.parametrize("players", COUNTS)
def test_three_doomed_provinces_are_known_from_the_start(players: int) -> None:
    first, second, third = set(), set(), set()
    for seed in range(60):
        g = new_game(players, str(seed))
        doom = SPEC.view(g, SPECTATOR).doom
        assert all(SPEC.view(g, seat).doom == doom for seat in range(players))
        first.add(doom[0])
        second.add(doom[1])
        third.add(doom[2])
    assert len(first) == len(second) == len(third) == 8


@pytest.mark.rule("BR-SETUP-09")
def test_the_doom_token_shows_the_province_of_the_first_age() -> None:
    g = new_game(3)
    table = Scenario(g.copy())
    doomed = [event for event in g.events or [] if event.kind == "doomed"]
    assert [event.values for event in doomed] == [[g.doom[0]]]
    before = destroyed(table.g)
    for now in played_at_random(table.g, 1):
        if now.age == 2:
            break
    assert destroyed(table.g) - before == {SPEC.view(g, SPECTATOR).doom[0]}


@pytest.mark.rule("BR-SETUP-10", "BR-SETUP-12", "BR-COMP-11")
@pytest.mark.parametrize(("players", "count"), [(2, 3), (3, 2), (4, 1)])
def test_provinces_destroyed_before_the_game(players: int, count: int) -> None:
    chosen = set()
    for seed in range(60):
        g = new_game(players, str(seed))
        gone = destroyed(g)
        doom = SPEC.view(g, SPECTATOR).doom
        assert len(gone) == count
        assert len(gone | set(doom)) == count + 3
        chosen |= gone
    assert len(chosen) == 8
    assert "yggdrasil" not in chosen


@pytest.mark.rule("BR-SETUP-11", "BR-SETUP-13")
@pytest.mark.parametrize(("players", "in_play"), [(2, [6, 5, 4]), (3, [7, 6, 5]), (4, [8, 7, 6])])
def test_provinces_in_play_in_each_age(players: int, in_play: list[int]) -> None:
    """Those whose tokens went back to the box stand to the end, and Yggdrasil with them."""
    g = new_game(players)
    at_setup = destroyed(g)
    seen: dict[int, int] = {}
    for now in played_at_random(g, 1):
        seen.setdefault(now.age, 9 - len(destroyed(now)))
    assert list(seen.values()) == in_play
    assert destroyed(g) == at_setup | set(SPEC.view(g, SPECTATOR).doom)
    assert 9 - len(destroyed(g)) == players + 1


@pytest.mark.rule("BR-SETUP-14")
def test_the_token_of_a_destroyed_province_is_out_of_the_game() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        destroyed utgard
        pillaged myrkulor elvagar angerboda muspelheim horgr gimle yggdrasil
        wolf at fjord_southwest ship
        wolf hand tyrs_bash
    """)
    assert table.offers("wolf", "pillage") == ["pillage andlang"]
    assert table.why_not("wolf", "pillage utgard") == "BR-PILLAGE-01"
    table.plays("wolf pillage andlang")
    assert table.phase == "discard"  # nothing is left to pillage


@pytest.mark.rule("BR-SETUP-15")
def test_cards_are_sorted_by_age() -> None:
    g = new_game(4)
    first = [card for pack in g.packs for card in pack] + g.undealt
    for age, cards in enumerate([first, g.decks[1], g.decks[2]], start=1):
        assert {g.content.cards[card].age for card in cards} == {age}


@pytest.mark.rule("BR-SETUP-16", "BR-SETUP-17", "BR-SETUP-18")
@pytest.mark.parametrize(("players", "size"), [(2, 20), (3, 26), (4, 34)])
def test_decks_by_number_of_players(players: int, size: int) -> None:
    view = SPEC.view(new_game(players), SPECTATOR)
    assert view.decks == [0, size, size]
    assert sum(clan.pack_size for clan in view.clans) + view.undealt == size


@pytest.mark.rule("BR-SETUP-19")
def test_each_deck_is_shuffled_separately() -> None:
    """Its order changes with the seed, and the decks of one game are not shuffled alike."""
    games = [new_game(4, str(seed)) for seed in range(20)]
    for age in (1, 2):
        assert len({tuple(g.decks[age]) for g in games}) == 20
    assert len({tuple(g.packs[0]) for g in games}) == 20
    for g in games:
        ranks = [[sorted(deck).index(card) for card in deck] for deck in g.decks[1:]]
        assert ranks[0] != ranks[1]


@pytest.mark.rule("BR-SETUP-20")
def test_monsters_belong_to_nobody_at_first() -> None:
    view = SPEC.view(new_game(4), SPECTATOR)
    assert len(view.free_monsters) == 9
    assert not any(set(clan.figures) & set(view.free_monsters) for clan in view.clans)


@pytest.mark.rule("BR-SETUP-21")
def test_the_saga_starts_with_the_gifts_of_the_first_age() -> None:
    table = Scenario(new_game(3))
    assert (table.age, table.phase) == (1, "gods_gifts")
    assert list(table.asked().values()) == ["pick"] * 3


@pytest.mark.rule("BR-SETUP-22", "BR-OQ-19")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_host_may_name_the_first_player(seat: int) -> None:
    g = new_game(3, first_player=str(seat + 1))
    draft(g)
    assert (SPEC.view(g, SPECTATOR).first_player, g.waiting_for()) == (seat, [seat])


@pytest.mark.rule("BR-SETUP-22", "BR-OQ-19")
@pytest.mark.parametrize("players", COUNTS)
def test_the_first_player_is_drawn_by_lot(players: int) -> None:
    drawn = {new_game(players, str(seed)).first_player for seed in range(40)}
    assert drawn == set(range(players))
    with pytest.raises(BadOption):
        new_game(players, first_player=str(players + 1))
