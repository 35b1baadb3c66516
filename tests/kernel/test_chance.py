"""Chance: the same on every machine, and fair."""

from collections import Counter
from hashlib import blake2b

import pytest

from sagaboard.kernel.chance import Chance


def test_the_same_seed_gives_the_same_draws_everywhere() -> None:
    """Fixed numbers: if they change, every stored match breaks."""
    chance = Chance("saga")
    assert [chance.below(1000) for _ in range(10)] == [
        629,
        168,
        518,
        943,
        967,
        860,
        28,
        571,
        849,
        679,
    ]
    cards = list(range(10))
    chance.shuffle(cards)
    assert cards == [8, 2, 3, 6, 4, 1, 9, 5, 7, 0]
    assert chance.below(1 << 60) == 1001236016359707597


def hashed(seed: str, number: int) -> int:
    return int.from_bytes(blake2b(f"{seed}/{number}".encode()).digest(), "big")


def test_eight_draws_are_the_words_of_one_hash() -> None:
    """Written anew from what docs/architecture.md says."""
    chance = Chance("words")
    words = [
        hashed("words", number) >> (64 * word) & (2**63 - 1)
        for number in (1, 2, 3)
        for word in range(8)
    ]
    assert [chance.below(2**62 - 57) for _ in words] == [word % (2**62 - 57) for word in words]


@pytest.mark.parametrize("size", [0, 1, 2, 7, 40, 64, 65, 66, 129, 200])
def test_a_shuffle_takes_the_rests_of_whole_hashes(size: int) -> None:
    """One card after the other, where the code takes several at once."""
    chance = Chance("deck")
    chance.below(6)  # the rest of its hash is not for cards
    expected = list(range(size))
    numbers = [hashed("deck", number) for number in range(2, 6)]
    large = numbers.pop(0)
    for left, i in enumerate(range(size - 1, 0, -1)):
        if left > 0 and left % 64 == 0:
            large = numbers.pop(0)
        large, j = divmod(large, i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    cards = list(range(size))
    chance.shuffle(cards)
    assert cards == expected
    assert chance.draws == 8 * (5 - len(numbers))


def test_seed_and_draws_are_all_of_it() -> None:
    """What is saved is enough to go on, wherever in a hash that is."""
    chance = Chance("saga")
    for _ in range(20):
        loaded = Chance("saga", chance.draws)
        assert loaded.below(1 << 60) == chance.copy().below(1 << 60) == chance.below(1 << 60)


def test_a_copy_draws_the_same_and_leaves_the_original_alone() -> None:
    chance = Chance("saga")
    chance.below(6)
    copy = chance.copy()
    ahead = [copy.below(100) for _ in range(20)]
    assert chance.draws == 1
    assert [chance.below(100) for _ in range(20)] == ahead


def test_seeds_differ() -> None:
    assert Chance("a").below(1 << 60) != Chance("b").below(1 << 60)


def test_every_face_of_a_die_is_equally_likely() -> None:
    chance = Chance("die")
    counts = Counter(chance.below(6) for _ in range(6000))
    assert sorted(counts) == list(range(6))
    assert all(850 < count < 1150 for count in counts.values())


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
