"""Chance: the same on every machine, and fair."""

from collections import Counter

from sagaboard.kernel.chance import Chance


def test_the_same_seed_gives_the_same_draws_everywhere() -> None:
    """Fixed numbers: if they change, every stored match breaks."""
    chance = Chance("saga")
    assert [chance.below(1000) for _ in range(6)] == [541, 345, 320, 189, 883, 879]
    cards = list(range(10))
    chance.shuffle(cards)
    assert cards == [7, 1, 3, 8, 6, 4, 9, 2, 5, 0]


def test_a_copy_draws_the_same_and_leaves_the_original_alone() -> None:
    chance = Chance("saga")
    chance.below(6)
    copy = chance.copy()
    ahead = [copy.below(100) for _ in range(5)]
    assert chance.draws == 1
    assert [chance.below(100) for _ in range(5)] == ahead


def test_seeds_differ() -> None:
    assert Chance("a").below(1 << 60) != Chance("b").below(1 << 60)


def test_every_order_of_three_is_equally_likely() -> None:
    chance = Chance("fair")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        cards = [0, 1, 2]
        chance.shuffle(cards)
        counts[tuple(cards)] += 1
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


def test_a_long_deck_stays_complete_and_its_last_cards_move_too() -> None:
    chance = Chance("long")
    firsts = set()
    for _ in range(50):
        deck = list(range(300))
        chance.shuffle(deck)
        assert sorted(deck) == list(range(300))
        firsts.add(deck[0])
    assert len(firsts) > 30
