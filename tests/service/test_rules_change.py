"""An upgrade never breaks a match: a running one goes on, a finished one can still be looked at."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from sagaboard.bots.dice import Dice
from sagaboard.client import Client
from sagaboard.games.blood_rage.spec import BloodRageSpec
from sagaboard.games.blood_rage.state import BloodRage
from sagaboard.kernel.errors import UndoRefused
from sagaboard.kernel.match import Match, new_record
from sagaboard.kernel.options import Options
from sagaboard.service.matches.matches import Matches
from sagaboard.service.matches.table import Table
from sagaboard.service.protocol import NewSeat
from sagaboard.service.storage.sqlite_store import SqliteStore
from sagaboard.service.storage.store import MatchEntry, StoredMatch, StoredSeat
from tests.service.playing import FIRST, TURNS, new_match, refused
from tests.service.server import running_server


class OtherRules(BloodRageSpec):
    """The next version: decks come out in another order, so that old records do not replay."""

    rules_version = BloodRageSpec.rules_version + 1

    def new(
        self, players: int, options: Options, seed: str, *, pack: Path | None = None
    ) -> BloodRage:
        return super().new(players, options, f"{seed}, shuffled otherwise", pack=pack)


class SameRules(BloodRageSpec):
    """A new version that happens to play old records alike."""

    rules_version = BloodRageSpec.rules_version + 2


class SilentlyOther(OtherRules):
    """Other rules whose version somebody has forgotten to raise."""

    rules_version = BloodRageSpec.rules_version


async def play_on(table: Table, dice: Dice, moves: int) -> None:
    for _ in range(moves):
        if table.is_over:
            return
        seat = table.match.game.waiting_for()[0]
        question = table.match.game.question_for(seat)
        assert question is not None
        move = question.moves[dice.below(len(question.moves))]
        await table.play(seat, table.match.vocabulary.text(move), table.seq, None)


async def started(store: SqliteStore) -> str:
    matches = Matches(store)
    seats = [NewSeat(name="Ada"), NewSeat(name="Bor"), NewSeat(name="Cyr")]
    return (await matches.create("blood-rage", seats, {}, spectators=True)).id


async def under(store: SqliteStore, match: str, spec: BloodRageSpec) -> Table:
    loaded = await store.load(match)
    assert loaded is not None
    return Table(store, spec, loaded)


@pytest.mark.parametrize("rules", [OtherRules(), SilentlyOther()], ids=["newer", "unnoticed"])
async def test_a_running_match_goes_on_under_other_rules(tmp_path: Path, rules: OtherRules) -> None:
    store = SqliteStore(tmp_path / "saga.db")
    await store.open()
    match = await started(store)
    dice = Dice("rules")
    old = await under(store, match, BloodRageSpec())
    await play_on(old, dice, 77)
    new = await under(store, match, rules)
    assert new.seq == old.seq
    assert new.spec.save(new.match.game) == old.spec.save(old.match.game)
    for seat in range(-1, 3):
        assert new.publisher.update(seat, 77).view == old.publisher.update(seat, 77).view
    await play_on(new, dice, 2000)
    assert new.is_over
    again = await under(store, match, rules)
    assert again.spec.save(again.match.game) == new.spec.save(new.match.game)
    await store.close()


async def test_undo_works_after_the_change_but_not_past_it(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "saga.db")
    await store.open()
    match = await started(store)
    dice = Dice("undo")
    old = await under(store, match, BloodRageSpec())
    await play_on(old, dice, 60)
    new = await under(store, match, OtherRules())
    loaded = await store.load(match)
    assert loaded is not None
    assert loaded.snapshot is not None
    change = loaded.snapshot.index
    assert 0 < change <= 60
    before = new.spec.save(new.match.game)
    await play_on(new, dice, 1)
    await new._go_back(0, 60, None)
    assert new.spec.save(new.match.game) == before
    with pytest.raises(UndoRefused, match="change of its rules"):
        await new._go_back(0, change - 1, None)
    again = await under(store, match, OtherRules())
    assert again.spec.save(again.match.game) == before
    await store.close()


async def test_moves_that_newer_rules_do_not_allow_are_taken_back(tmp_path: Path) -> None:
    """Whatever was half done: the match goes on from the last move that is still possible."""

    store = SqliteStore(tmp_path / "saga.db")
    await store.open()
    match = await started(store)
    dice = Dice("taken back")
    old = await under(store, match, BloodRageSpec())
    await play_on(old, dice, 50)
    impossible = MatchEntry(50, 0, "dance", 1.0)  # a move that the next version has no word for
    await store.append(match, impossible, None, finished=False)
    new = await under(store, match, OtherRules())
    await new.repair_after_load()
    assert (new.seq, new.moves_at[-1], len(new.match.record.moves)) == (52, 50, 50)
    assert new.spec.save(new.match.game) == old.spec.save(old.match.game)
    assert new.publisher.update(0, 51).log_from == 50
    await play_on(new, dice, 2000)
    assert new.is_over
    again = await under(store, match, OtherRules())
    assert again.spec.save(again.match.game) == new.spec.save(new.match.game)
    await store.close()


@pytest.mark.parametrize("moves", [1, 40, 2000], ids=["begun", "running", "finished"])
async def test_an_imported_match_outlives_a_change_of_the_rules(tmp_path: Path, moves: int) -> None:
    store = SqliteStore(tmp_path / "saga.db")
    await store.open()
    spec = BloodRageSpec()
    played = Match(spec, new_record(spec, ["Ada", "Bor"], {}, "elsewhere"))
    dice = Dice("imported")
    while len(played.record.moves) < moves and not played.game.is_over:
        question = played.game.questions[0]
        played.play(question.seat, question.moves[dice.below(len(question.moves))])
    stored = StoredMatch(
        id="imported",
        game=spec.name,
        rules=spec.rules_version,
        content=played.record.content,
        options=played.record.options,
        seed=played.record.seed,
        spectators=False,
        created=1.0,
        finished=played.game.is_over,
    )
    seats = [StoredSeat("imported", n, "person", "", f"token {n}") for n in range(2)]
    await Matches(store).import_match(stored, seats, played, "device")
    new = await under(store, "imported", OtherRules())
    assert new.seq == len(played.record.moves)
    assert new.spec.save(new.match.game) == new.spec.save(played.game)
    await play_on(new, dice, 2000)
    assert new.is_over
    await store.close()


async def test_a_state_is_saved_with_the_first_move_and_where_turns_begin(tmp_path: Path) -> None:
    """So that a match always has one to go on from, and little to do again."""

    store = SqliteStore(tmp_path / "saga.db")
    await store.open()
    match = await started(store)
    dice = Dice("saved")
    table = await under(store, match, BloodRageSpec())
    saves = 0
    before = None
    while not table.is_over:
        was_quiet = table.spec.is_between_actions(table.match.game)
        asked = set(table.match.game.waiting_for())
        await play_on(table, dice, 1)
        loaded = await store.load(match)
        assert loaded is not None
        assert loaded.snapshot is not None
        is_new = loaded.snapshot.index == table.moves_at[-1]
        begins = table.spec.is_between_actions(table.match.game) and (
            not was_quiet or bool(set(table.match.game.waiting_for()) - asked)
        )
        assert is_new == (begins or before is None or table.is_over)
        before = loaded.snapshot
        saves += is_new
    assert saves < 0.7 * table.seq
    await store.close()


@pytest.mark.parametrize(
    "rules", [OtherRules(), SilentlyOther(), SameRules()], ids=["other", "unnoticed", "same"]
)
async def test_a_finished_match_keeps_its_end(tmp_path: Path, rules: BloodRageSpec) -> None:
    store = SqliteStore(tmp_path / "saga.db")
    await store.open()
    match = await started(store)
    old = await under(store, match, BloodRageSpec())
    await play_on(old, Dice("end"), 2000)
    assert old.is_over
    new = await under(store, match, rules)
    assert new.is_over
    assert new.publisher.info().scores == old.publisher.info().scores
    assert new.publisher.update(0, 0).view == old.publisher.update(0, 0).view
    if isinstance(rules, SameRules):
        assert new.publisher.log(0, 0) == old.publisher.log(0, 0)
    await store.close()


async def test_a_match_that_cannot_be_loaded_is_listed_as_such(tmp_path: Path) -> None:
    """And keeps no other from being listed and played."""
    database = tmp_path / "matches.db"
    with running_server(database) as server:
        async with Client(server.url) as client:
            matches = [await new_match(client, **TURNS) for _ in range(2)]
            for made in matches:
                await client.play(made.id, made.links[0], FIRST, 0)
            good, bad = (made.id for made in matches)
            device = client._http.cookies["sagaboard"]
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE entry SET text = 'dance' WHERE match = ?", (bad,))
        state = b'{"is": "Game of another time"}'
        connection.execute("UPDATE snapshot SET state = ? WHERE match = ?", (state, bad))
    connection.close()
    with running_server(database) as server:
        async with Client(server.url) as client:
            client._http.cookies.set("sagaboard", device)
            listed = {mine.match.id: mine for mine in await client.my_matches()}
            assert set(listed) == {good, bad}
            assert listed[good].problem == ""
            assert "does not know" in listed[bad].problem
            assert not listed[bad].my_turn
            assert [seat.name for seat in listed[bad].match.seats] == ["Ada", "Bo"]
            assert (await client.info(good)).moves == 1
            with refused(409, "cannot be loaded", "does not know"):
                await client.info(bad)
