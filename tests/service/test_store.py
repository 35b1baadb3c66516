"""What the service keeps, in both databases."""

from __future__ import annotations

import asyncio
import functools
from pathlib import Path

import msgspec
import pytest

from sagaboard.service.storage import seat_changes
from sagaboard.service.storage.sqlite_store import SqliteStore
from sagaboard.service.storage.store import (
    Change,
    Conflict,
    Repeated,
    SeatRefused,
    Store,
    StoredMatch,
    StoredSeat,
    StoreProblem,
)
from sagaboard.service.storage.stores import store_for
from tests.service.store_samples import (
    NEW_YEAR,
    a_match,
    a_snapshot,
    an_entry,
    hold,
    leave,
    started,
    two_seats,
)


async def test_a_created_match_is_loaded_as_it_was(store: Store) -> None:
    await store.create(a_match(), two_seats())
    loaded = await store.load("m1")
    assert loaded is not None
    assert loaded.match == a_match()
    assert loaded.seats == two_seats()
    assert loaded.entries == []
    assert loaded.snapshot is None


async def test_an_unknown_match_is_none(store: Store) -> None:
    assert await store.load("nobody") is None
    assert await store.entries_from("nobody", 0) == []
    assert await store.chat("nobody", 0) == []


async def test_a_match_is_created_once(store: Store) -> None:
    await started(store)
    changed = msgspec.structs.replace(a_match(), seed="another")
    with pytest.raises(Conflict):
        await store.create(changed, two_seats())
    loaded = await store.load("m1")
    assert loaded is not None
    assert loaded.match == a_match()


async def test_a_match_with_a_bad_seat_is_not_created_at_all(store: Store) -> None:
    with pytest.raises(ValueError, match="kind"):
        await store.create(a_match(), two_seats(kinds=("person", "ghost")))
    assert await store.load("m1") is None


async def test_entries_come_back_in_order_with_everything(store: Store) -> None:
    await started(store)
    entries = [
        an_entry(n, text=f"ødegård {n}\n", key=None if n % 3 else f"k{n}") for n in range(12)
    ]
    for entry in entries:
        await store.append("m1", entry, None, finished=False)
    loaded = await store.load("m1")
    assert loaded is not None
    assert loaded.entries == entries
    assert await store.entries_from("m1", 9) == entries[9:]
    assert await store.entries_from("m1", 12) == []


async def test_an_index_is_taken_once(store: Store) -> None:
    await started(store, entries=2)
    with pytest.raises(Conflict):
        await store.append("m1", an_entry(1, text="other"), a_snapshot(1), finished=True)
    with pytest.raises(Conflict):
        await store.append("m1", an_entry(1, text="other", key="new"), None, finished=True)
    loaded = await store.load("m1")
    assert loaded is not None
    assert loaded.entries == [an_entry(0, key="k0"), an_entry(1, key="k1")]
    assert loaded.snapshot is None
    assert not loaded.match.finished


async def test_a_repeated_key_says_where_it_was_appended(store: Store) -> None:
    await started(store, entries=3)
    for index in (1, 3):  # the key comes first, whether the index is free or not
        with pytest.raises(Repeated) as repeated:
            await store.append("m1", an_entry(index, key="k1"), a_snapshot(9), finished=True)
        assert repeated.value.index == 1
    loaded = await store.load("m1")
    assert loaded is not None
    assert len(loaded.entries) == 3
    assert loaded.snapshot is None


async def test_a_key_belongs_to_its_match(store: Store) -> None:
    await started(store, "m1", entries=1)
    await started(store, "m2", entries=1)
    assert await store.entries_from("m2", 0) == [an_entry(0, key="k0")]


async def test_the_newest_snapshot_is_the_one_that_counts(store: Store) -> None:
    await started(store)
    await store.append("m1", an_entry(0), a_snapshot(1), finished=False)
    await store.append("m1", an_entry(1), a_snapshot(2), finished=False)
    await store.append("m1", an_entry(2), None, finished=False)
    loaded = await store.load("m1")
    assert loaded is not None
    assert loaded.snapshot == a_snapshot(2)


async def test_a_match_that_is_over_stays_so(store: Store) -> None:
    await started(store)
    for index, end in enumerate([False, True, True]):
        await store.append("m1", an_entry(index), None, finished=index == 1)
        loaded = await store.load("m1")
        assert loaded is not None
        assert loaded.match.finished == end


async def test_an_entry_needs_its_match(store: Store) -> None:
    await started(store)
    outcomes = await asyncio.gather(
        store.append("nobody", an_entry(0), a_snapshot(1), finished=False),
        store.append("m1", an_entry(0), None, finished=False),
        return_exceptions=True,
    )
    assert isinstance(outcomes[0], LookupError)
    assert outcomes[1] is None


@pytest.mark.parametrize("text", ["a\0b", "a\ud800b"])
async def test_text_that_cannot_be_stored_is_refused_alone(store: Store, text: str) -> None:
    await started(store)
    refused = await asyncio.gather(
        store.append("m1", an_entry(0, text=text), None, finished=False),
        store.say("m1", 0, "Åsa", text, NEW_YEAR),
        store.change_seat(StoredSeat("m1", 0, "person", text, "t")),
        return_exceptions=True,
    )
    assert [isinstance(problem, ValueError) for problem in refused] == [True] * 3
    loaded = await store.load("m1")
    assert loaded is not None
    assert loaded.entries == []
    assert loaded.seats == two_seats()


async def test_many_appends_at_once_are_all_there_and_none_twice(store: Store) -> None:
    names = [f"m{n}" for n in range(30)]
    for name in names:
        await started(store, name)
    entries = [an_entry(n, key=f"k{n}") for n in range(10)]
    await asyncio.gather(
        *(
            store.append(name, entry, a_snapshot(entry.index + 1), finished=False)
            for entry in entries
            for name in names
        )
    )
    for name in names:
        loaded = await store.load(name)
        assert loaded is not None
        assert loaded.entries == entries
        assert loaded.snapshot == a_snapshot(10)


async def test_of_many_at_once_for_one_index_one_wins_and_the_others_change_nothing(
    store: Store,
) -> None:
    await started(store, "m1")
    await started(store, "m2")
    attempts = [an_entry(0, text=f"attempt {n}", key=f"k{n}") for n in range(20)]
    outcomes = await asyncio.gather(
        *(store.append("m1", entry, None, finished=False) for entry in attempts),
        store.append("m2", an_entry(0), None, finished=False),
        return_exceptions=True,
    )
    assert outcomes[-1] is None
    won = [entry for entry, outcome in zip(attempts, outcomes) if outcome is None]
    assert len(won) == 1
    assert await store.entries_from("m1", 0) == won
    assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 19


async def test_a_caller_that_goes_away_breaks_nothing(store: Store) -> None:
    await started(store)
    gone = asyncio.create_task(store.append("m1", an_entry(0), None, finished=False))
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.gather(gone, return_exceptions=True)
    while not await store.entries_from("m1", 0):
        await asyncio.sleep(0.01)
    await store.append("m1", an_entry(1), None, finished=False)
    assert await store.entries_from("m1", 0) == [an_entry(0), an_entry(1)]


async def test_readers_that_go_away_leave_the_connections_usable(store: Store) -> None:
    await started(store, entries=5)
    for pause in (0, 0, 0.0005, 0.001, 0.002):
        readers = [asyncio.create_task(store.load("m1")) for _ in range(8)]
        await asyncio.sleep(pause)
        for reader in readers:
            reader.cancel()
        await asyncio.gather(*readers, return_exceptions=True)
    loads = await asyncio.gather(*(store.load("m1") for _ in range(8)))
    assert all(loaded is not None and len(loaded.entries) == 5 for loaded in loads)


async def test_a_seat_is_replaced_and_found_by_its_token(store: Store) -> None:
    await started(store)
    assert await store.seat_of_token("token m1 1") == two_seats()[1]
    changed = StoredSeat("m1", 1, "person", "Björn", "fresh", "random")
    await store.change_seat(changed)
    assert await store.seat_of_token("fresh") == changed
    assert await store.seat_of_token("token m1 1") is None
    loaded = await store.load("m1")
    assert loaded is not None
    assert loaded.seats == [two_seats()[0], changed]


async def test_no_token_opens_no_seat(store: Store) -> None:
    await started(store)
    await store.change_seat(StoredSeat("m1", 1, "open", "", ""))
    assert await store.seat_of_token("") is None
    assert await store.seat_of_token("forged") is None


async def test_a_seat_needs_its_match(store: Store) -> None:
    with pytest.raises(LookupError):
        await store.change_seat(StoredSeat("nobody", 0, "person", "", ""))


async def test_a_device_holds_several_seats(store: Store) -> None:
    await started(store, "m1")
    await started(store, "m2")
    for match, seat in (("m1", 0), ("m1", 0), ("m1", 1), ("m2", 1)):
        await hold(store, "phone", match, seat)
    await hold(store, "laptop", "m1", 0)
    assert await store.held_by("phone") == [*two_seats("m1"), two_seats("m2")[1]]
    assert await store.held_by("laptop") == [two_seats("m1")[0]]
    assert await store.held_by("nobody") == []
    assert await leave(store, two_seats("m1")[0])
    left = StoredSeat("m1", 0, "open", "Åsa 0", "nobody's")
    assert await store.held_by("phone") == [two_seats("m1")[1], two_seats("m2")[1]]
    assert await store.held_by("laptop") == []
    assert await store.seats("m1") == [left, two_seats("m1")[1]]
    assert await store.given_up_by("phone", "m1") == [0]
    assert await leave(store, two_seats("m1")[0]) is False, "the same request again"
    with pytest.raises(SeatRefused):
        await leave(store, two_seats("m1")[0], "another key")


async def test_a_rematch_is_whole_with_seats_and_devices(store: Store) -> None:
    """Made half, it took the seats away: devices held nothing, and who asked again got it so."""
    await started(store, "m1")
    await hold(store, "phone", "m1", 0)
    await hold(store, "laptop", "m1", 1)
    await hold(store, "tablet", "m1", 0)
    for first in (True, False):
        new = msgspec.structs.replace(a_match("m2"), seed=f"new {first}")
        made = await store.change_seats("m1", functools.partial(seat_changes.rematch, "m1", new))
        assert made is first
    assert [seat.match for seat in await store.held_by("phone")] == ["m1", "m2"]
    for device, seat in (("phone", 0), ("laptop", 1), ("tablet", 0)):
        assert two_seats("m2")[seat].seat in [s.seat for s in await store.held_by(device)]
    assert [seat.token for seat in await store.seats("m2")] == [
        seat.token for seat in two_seats("m1")
    ]

    def half() -> Change[bool]:
        yield from seat_changes.rematch("m1", a_match("m4"))
        raise SeatRefused("taken", 0)

    with pytest.raises(SeatRefused):
        await store.change_seats("m1", half)
    assert await store.load("m4") is None


async def test_only_a_seat_can_be_held(store: Store) -> None:
    await started(store)
    with pytest.raises(LookupError):
        await hold(store, "phone", "m1", 7)
    assert await store.held_by("phone") == []


async def test_open_matches_of_a_device_are_counted_once_each(store: Store) -> None:
    for name in ("m1", "m2", "m3"):
        await started(store, name)
        await hold(store, "phone", name, 0)
    await hold(store, "phone", "m1", 1)
    assert await store.open_matches_by("phone") == 3
    await store.append("m2", an_entry(0), None, finished=True)
    assert await store.open_matches_by("phone") == 2
    assert await store.open_matches_by("nobody") == 0


async def test_open_matches_made_from_an_address_are_counted(store: Store) -> None:
    for name, made_by in (("m1", "here"), ("m2", "here"), ("m3", "there"), ("m4", "")):
        await store.create(msgspec.structs.replace(a_match(name), made_by=made_by), two_seats(name))
    assert await store.open_matches_from("here") == 2
    await store.append("m2", an_entry(0), None, finished=True)
    assert await store.open_matches_from("here") == 1
    assert await store.open_matches_from("nowhere") == 0


async def test_a_match_played_elsewhere_comes_whole_or_not_at_all(store: Store) -> None:
    entries = [an_entry(index) for index in range(3)]
    await store.create(a_match("m1"), two_seats("m1"), entries=entries, snapshot=a_snapshot(3))
    loaded = await store.load("m1")
    assert loaded is not None
    assert (loaded.entries, loaded.snapshot) == (entries, a_snapshot(3))
    with pytest.raises(ValueError, match="0000"):
        await store.create(
            a_match("m2"), two_seats("m2"), entries=[*entries, an_entry(3, text="a\0b")]
        )
    assert await store.load("m2") is None
    broken = [*entries, msgspec.structs.replace(an_entry(3), index=-1)]
    with pytest.raises(ValueError, match="constraint"):
        await store.create(a_match("m2"), two_seats("m2"), entries=broken)
    assert await store.load("m2") is None


async def test_chat_is_numbered_without_gaps_when_all_talk_at_once(store: Store) -> None:
    await started(store, "m1")
    await started(store, "m2")
    said = await asyncio.gather(
        *(store.say("m1", n % 2, "Åsa", f"line {n}", NEW_YEAR + n) for n in range(40)),
        *(store.say("m2", 0, "Åsa", f"line {n}", NEW_YEAR + n) for n in range(5)),
    )
    lines = await store.chat("m1", 0)
    assert [line.number for line in lines] == list(range(1, 41))
    assert lines == sorted(said[:40], key=lambda line: line.number)
    assert {line.text for line in lines} == {f"line {n}" for n in range(40)}
    assert await store.chat("m1", 38) == lines[38:]
    assert len(await store.chat("m2", 0)) == 5


async def test_chat_needs_its_match(store: Store) -> None:
    with pytest.raises(LookupError):
        await store.say("nobody", 0, "Åsa", "hello", NEW_YEAR)


async def test_matches_that_wait_for_a_bot_are_found_again(store: Store) -> None:
    for name, kinds in (
        ("bots", ("bot", "bot")),
        ("mixed", ("person", "bot")),
        ("people", ("person", "open")),
        ("replaced", ("person", "person")),
    ):
        await store.create(a_match(name), two_seats(name, kinds=kinds))
    await store.create(a_match("over", finished=True), two_seats("over"))
    assert await store.unfinished_with_bots() == {"bots": 0, "mixed": 0}
    away = msgspec.structs.replace(
        two_seats("replaced", kinds=("person", "person"))[0], bot="greedy"
    )
    await store.change_seat(away)
    await store.append("bots", an_entry(0), None, finished=True)
    await store.append("mixed", an_entry(0), None, finished=False)
    assert await store.unfinished_with_bots() == {"mixed": 1, "replaced": 0}


async def test_what_was_kept_is_there_after_opening_again(url: str) -> None:
    first = store_for(url)
    await first.open()
    await started(first, entries=5)
    await first.close()
    with pytest.raises(StoreProblem, match="closed"):
        await first.load("m1")
    second = store_for(url)
    await second.open()
    assert len(await second.entries_from("m1", 0)) == 5
    await second.close()


async def test_what_waits_when_the_store_is_closed_is_still_done(url: str) -> None:
    first = store_for(url)
    await first.open()
    await started(first)
    waiting = [
        asyncio.create_task(first.append("m1", an_entry(n), None, finished=False))
        for n in range(10)
    ]
    await asyncio.sleep(0)
    await first.close()
    assert await asyncio.gather(*waiting) == [None] * 10


async def test_large_numbers_and_empty_texts(store: Store) -> None:
    empty = StoredMatch("", "", 2**40, "", {}, "", False, 0.0)
    await store.create(empty, [])
    await store.append("", an_entry(0, text="", key=""), a_snapshot(0), finished=False)
    loaded = await store.load("")
    assert loaded is not None
    assert loaded.match == empty
    assert loaded.entries == [an_entry(0, text="", key="")]


async def test_a_full_disk_fails_the_moves_and_nothing_else(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "x.db")
    await store.open()
    await started(store, entries=1)
    pages = await store._read(lambda c: c.execute("PRAGMA page_count").fetchone()[0])
    await store._read(lambda c: c.execute(f"PRAGMA max_page_count = {pages + 2}").fetchall())
    large = "x" * 5000
    outcomes = await asyncio.gather(
        *(store.append("m1", an_entry(n, text=large), None, finished=False) for n in range(1, 9)),
        return_exceptions=True,
    )
    assert isinstance(outcomes[-1], StoreProblem)
    kept = sum(outcome is None for outcome in outcomes)
    await store._read(lambda c: c.execute("PRAGMA max_page_count = 100000").fetchall())
    assert len(await store.entries_from("m1", 0)) == 1 + kept
    await store.append("m1", an_entry(20), None, finished=False)
    await store.close()
