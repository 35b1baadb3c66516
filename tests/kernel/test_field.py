"""What tables of fields say, where no game of ours would show it wrong."""

from __future__ import annotations

from sagaboard.kernel.field import NONE, SHARED, Field, Mask, Pile, Shared, known, started
from sagaboard.kernel.invariants import out_of_range
from sagaboard.kernel.kind import SEAT, Kind

AREA = Kind("area", ("a", "b", "c", "d"), in_play=lambda seats, _: seats + 1)
FIELDS = (
    Field("content", SHARED),
    Field("first", Shared(lambda content, seats: content[seats])),
    Field("owner", SEAT, by=AREA),
    Field("taken", Mask(AREA)),
    Field("spaces", Pile(SEAT), by=AREA, also=(NONE,)),
    Field("deck", Pile(AREA), seen_by=lambda table, seat: bool(table.owner[0] == seat)),
)


class Table:
    content: str
    first: str
    owner: list[int]
    taken: int
    spaces: list[list[int]]
    deck: list[int]


def table(seats: int) -> Table:
    return started(Table(), FIELDS, seats, "printed")


def wrong(thing: Table) -> list[str]:
    return list(out_of_range(thing, FIELDS, 2, "printed"))


def test_what_is_shared_is_taken_from_the_content() -> None:
    assert (table(2).content, table(2).first) == ("printed", "i")


def test_with_fewer_players_fewer_values_of_a_kind_are_in_play() -> None:
    assert len(table(2).owner) == 3
    assert len(table(3).owner) == 4
    assert wrong(table(2)) == []
    few = table(2)
    few.deck = [2, 3]
    few.taken = 0b1000
    assert wrong(few) == ["taken holds 8", "deck holds 3"]


def test_a_pile_holds_numbers_that_stand_for_no_thing_only_where_its_field_says_so() -> None:
    thing = table(2)
    thing.spaces[0] = [NONE, 1]
    assert wrong(thing) == []
    thing.deck = [NONE]
    assert wrong(thing) == ["deck holds -1"]


def test_a_field_says_by_the_position_who_sees_it() -> None:
    thing = table(2)
    thing.deck = [1, 2]
    thing.owner[0] = 1
    assert known(thing, FIELDS, 2, 1)["deck"] == [1, 2]
    assert known(thing, FIELDS, 2, 0)["deck"] == [2]
