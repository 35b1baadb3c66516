"""Options of a match are checked in one place."""

import pytest

from sagaboard.kernel.errors import BadOption
from sagaboard.kernel.options import Option, checked

DECLARED = (
    Option("colours", "Who has which colour.", "random", ("random",), ("red", "blue", "green")),
    Option("short", "A shorter game.", False),
    Option("first", "Who begins.", "random", ("random", "1", "2")),
)


def test_defaults_fill_in() -> None:
    assert checked(DECLARED, {}, 2) == {"colours": "random", "short": False, "first": "random"}


def test_given_values_are_taken() -> None:
    given = {"colours": ["blue", "red"], "short": True, "first": "2"}
    assert checked(DECLARED, given, 2) == given


@pytest.mark.parametrize(
    ("given", "hint"),
    [
        ({"size": 3}, "no option 'size'; known are colours, short, first"),
        ({"short": "yes"}, "true or false, not 'yes'"),
        ({"first": "3"}, "random, 1, 2, not '3'"),
        ({"colours": ["red"]}, "needs 2 different values"),
        ({"colours": ["red", "red"]}, "needs 2 different values"),
        ({"colours": ["red", "pink"]}, "'pink' is none of red, blue, green"),
        ({"colours": "pink"}, "list of 2 out of red, blue, green, not 'pink'"),
    ],
)
def test_bad_ones_say_what_is_allowed(given: dict[str, object], hint: str) -> None:
    with pytest.raises(BadOption, match=hint):
        checked(DECLARED, given, 2)
