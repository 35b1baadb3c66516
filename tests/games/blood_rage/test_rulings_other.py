"""Chapter 22: our rulings on the table, the draft, the later phases and the end."""

from __future__ import annotations

import pytest

from sagaboard.games.blood_rage import SPEC
from sagaboard.games.blood_rage.rules.gods_gifts import CHANGES_OF_A_PICK
from sagaboard.kernel.errors import BadOption
from sagaboard.kernel.game import play
from tests.games.blood_rage.scenario import Scenario, new_game

# The table


@pytest.mark.rule("BR-OQ-19")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_host_may_set_the_first_player(seat: int) -> None:
    assert new_game(3, first_player=str(seat)).first_player == seat - 1


@pytest.mark.rule("BR-OQ-19")
def test_first_player_is_otherwise_random_from_the_seed() -> None:
    drawn = [new_game(4, seed=str(seed)).first_player for seed in range(40)]
    assert set(drawn) == {0, 1, 2, 3}
    assert drawn == [new_game(4, seed=str(seed)).first_player for seed in range(40)]


@pytest.mark.rule("BR-OQ-19")
def test_first_player_must_sit_at_the_table() -> None:
    with pytest.raises(BadOption):
        new_game(2, first_player="3")


@pytest.mark.rule("BR-OQ-19")
def test_clans_are_chosen_freely_but_never_twice() -> None:
    table = Scenario(new_game(3, clans=["bear", "wolf", "serpent"]))
    assert table.players == ["bear", "wolf", "serpent"]
    with pytest.raises(BadOption):
        new_game(3, clans=["bear", "wolf", "bear"])


# The draft


@pytest.mark.rule("BR-OQ-20")
def test_pick_may_be_changed_until_the_last_player_has_picked() -> None:
    table = Scenario(new_game(3, clans=["wolf", "raven", "serpent"]))
    first, second = table.offers("wolf", "pick")[:2]
    table.plays(f"wolf {first}")
    assert table.asked() == {"raven": "pick", "serpent": "pick"}
    assert table.offers("wolf") == ["unpick"]
    table.plays("wolf unpick")
    assert set(table.asked()) == {"wolf", "raven", "serpent"}
    table.plays(f"wolf {second}")
    for clan in ("raven", "serpent"):
        table.plays(f"{clan} {table.offers(clan, 'pick')[0]}")
    assert table.hand("wolf") == [second.split()[1]]
    assert "unpick" not in table.offers("wolf"), "the packs have gone on"


@pytest.mark.rule("BR-OQ-20", "BR-GIFT-12")
def test_own_picks_may_be_viewed_at_any_time_by_their_owner_only() -> None:
    table = Scenario(new_game(3, clans=["wolf", "raven", "serpent"]))
    picked = {}
    for clan in table.players:
        picked[clan] = table.offers(clan, "pick")[0].split()[1]
        table.plays(f"{clan} pick {picked[clan]}")
    second = table.offers("wolf", "pick")[0].split()[1]
    table.plays(f"wolf pick {second}")
    own = SPEC.view(table.g, 0).own
    assert own is not None
    assert (own.hand, own.picks) == ([picked["wolf"]], [second])
    other = SPEC.view(table.g, 1).own
    assert other is not None
    assert (other.hand, other.picks) == ([picked["raven"]], [])


@pytest.mark.rule("BR-OQ-20", "BR-GIFT-09")
def test_both_picks_of_two_players_may_be_changed() -> None:
    g = new_game(2, clans=["wolf", "raven"])
    table = Scenario(g)
    before = sorted(table.offers("wolf", "pick"))
    table.plays(f"wolf {before[0]}", f"wolf {before[1]}", "wolf unpick")
    assert sorted(table.offers("wolf", "pick")) == before
    question = table.question("wolf")
    play(g, 0, question.moves[0])
    assert table.hand("wolf") == []


@pytest.mark.rule("BR-OQ-20")
def test_a_pick_is_changed_so_often_and_no_more() -> None:
    """Or a match could grow for ever and never go on."""
    table = Scenario(new_game(3, clans=["wolf", "raven", "serpent"]))
    first, second = table.offers("wolf", "pick")[:2]
    for _ in range(CHANGES_OF_A_PICK):
        table.plays(f"wolf {first}", "wolf unpick")
    table.plays(f"wolf {second}")
    assert table.g.question_for(0) is None
    table.plays(f"raven {table.offers('raven', 'pick')[0]}")
    assert table.offers("raven") == ["unpick"], "everybody has changes of their own"
    table.plays(f"serpent {table.offers('serpent', 'pick')[0]}")
    table.plays(f"wolf {table.offers('wolf', 'pick')[0]}")
    assert table.offers("wolf") == ["unpick"], "the next pick may be changed again"


@pytest.mark.rule("BR-OQ-20")
def test_with_two_players_all_changes_of_a_pair_count_together() -> None:
    table = Scenario(new_game(2, clans=["wolf", "raven"]))
    first, second = table.offers("wolf", "pick")[:2]
    for _ in range(CHANGES_OF_A_PICK):
        table.plays(f"wolf {first}", "wolf unpick")
    table.plays(f"wolf {first}")
    assert "unpick" not in table.offers("wolf")
    table.plays(f"wolf {second}")
    assert table.asked() == {"raven": "pick"}


# Quests


@pytest.mark.rule("BR-OQ-21")
def test_quest_of_a_destroyed_region_may_be_committed_but_not_fulfilled() -> None:
    table = Scenario(
        """
        age 3
        turn wolf
        wolf rage 1
        raven rage 0
        serpent rage 0
        bear rage 0
        destroyed gimle andlang
        doom elvagar elvagar horgr
        wolf hand quest_alfheim.3
        wolf at fjord_southwest ship
        """
    )
    table.plays("wolf quest quest_alfheim.3")
    assert table.quests("wolf") == ["quest_alfheim.3"]
    table.plays("wolf pass")
    assert (table.g.is_over, table.glory("wolf")) == (True, 0)


@pytest.mark.rule("BR-OQ-29")
def test_quests_are_checked_from_the_first_player_in_order_of_commitment() -> None:
    table = Scenario(
        """
        age 1
        phase quest
        first serpent
        doom elvagar angerboda horgr
        wolf at utgard leader
        raven at gimle leader
        serpent at yggdrasil leader
        serpent at myrkulor warrior
        wolf quests quest_jotunheim.1
        raven quests quest_alfheim.1
        serpent quests quest_yggdrasil.1 quest_manheim.1
        """
    )
    assert (table.asked(), table.glory("serpent")) == ({"serpent": "raise_stat"}, 6)
    table.plays("serpent raise rage")
    assert (table.asked(), table.glory("serpent")) == ({"serpent": "raise_stat"}, 6 + 5)
    table.plays("serpent raise rage")
    assert (table.asked(), table.glory("wolf")) == ({"wolf": "raise_stat"}, 5)
    table.plays("wolf raise rage")
    assert (table.asked(), table.glory("raven")) == ({"raven": "raise_stat"}, 5)


# The end


@pytest.mark.rule("BR-OQ-01")
@pytest.mark.parametrize(
    ("glories", "winners"),
    [((20, 20, 7), [0, 1]), ((20, 21, 7), [1]), ((5, 5, 5), [0, 1, 2])],
)
def test_players_tied_for_most_glory_share_the_victory(
    glories: tuple[int, int, int], winners: list[int]
) -> None:
    wolf, raven, serpent = glories
    table = Scenario(
        f"seats wolf raven serpent\nage 3\nphase release_valhalla\n"
        f"wolf glory {wolf}\nraven glory {raven}\nserpent glory {serpent}"
    )
    assert table.g.is_over
    assert SPEC.standing(table.g).winners == winners


@pytest.mark.rule("BR-OQ-01", "BR-OQ-30")
def test_effects_at_the_end_decide_the_victory_with_the_legendary_bonus() -> None:
    table = Scenario(
        """
        seats wolf raven serpent
        age 3
        phase release_valhalla
        wolf glory 10
        wolf sheet thors_conquest lokis_domain
        wolf at gimle leader
        wolf at valhalla warrior*2
        raven glory 5
        raven stats 4/1/1
        """
    )
    assert table.glory("wolf") == 10 + 3 + 2
    assert table.glory("raven") == 5 + 10
    assert SPEC.standing(table.g).winners == [0, 1]
