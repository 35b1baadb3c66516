"""Moves are verb + noun, as numbers and as text."""

import pytest

from sagaboard.kernel.errors import UnparsableMove
from sagaboard.kernel.move import NOUNS, Vocabulary, is_ascending, noun_of, verb_of

WORDS = Vocabulary([("go", ["north", "south"]), ("rest", [""]), ("take", ["axe"])])


def test_a_move_is_its_verbs_base_plus_the_number_of_its_noun() -> None:
    assert WORDS.parse("go south") == 1
    assert WORDS.parse("take axe") == 2 * NOUNS
    assert verb_of(2 * NOUNS + 5) == 2 * NOUNS
    assert noun_of(2 * NOUNS + 5) == 5


@pytest.mark.parametrize("text", ["go north", "go south", "rest", "take axe"])
def test_text_and_number_round_trip(text: str) -> None:
    assert WORDS.text(WORDS.parse(text)) == text


def test_spaces_do_not_matter() -> None:
    assert WORDS.parse("  go   north ") == 0


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("", "a move starts with go, rest or take"),
        ("fly", "a move starts with go, rest or take"),
        ("go", "'go' takes north or south"),
        ("go west", "'go' takes north or south"),
        ("take all", "'take' takes axe"),
        ("rest now", "'rest' stands alone"),
    ],
)
def test_what_is_no_move_says_what_is(text: str, hint: str) -> None:
    with pytest.raises(UnparsableMove, match=hint):
        WORDS.parse(text)


def test_a_verb_has_room_for_a_fixed_number_of_nouns() -> None:
    Vocabulary([("pick", [str(n) for n in range(NOUNS)])])
    with pytest.raises(ValueError, match="129 nouns, at most 128"):
        Vocabulary([("pick", [str(n) for n in range(NOUNS + 1)])])


@pytest.mark.parametrize(
    ("moves", "expected"), [([], True), ([5], True), ([1, 1, 9], True), ([1, 9, 8], False)]
)
def test_moves_in_ascending_order(moves: list[int], expected: bool) -> None:
    assert is_ascending(moves) is expected
