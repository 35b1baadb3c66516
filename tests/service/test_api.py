"""The HTTP API against a real server: what it offers, and how it answers what is wrong."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from sagaboard.bots.dice import Dice
from sagaboard.bots.levels import LEVELS
from sagaboard.client import SPECTATOR, Client, ServiceProblem
from sagaboard.kernel.errors import StaleMove
from sagaboard.kernel.registry import find, names
from sagaboard.service.matches.table import Table
from sagaboard.service.protocol import MatchCreated, NewSeat, Problem, SeatLink, Update
from tests.service.playing import (
    FIRST,
    GAME,
    TURNS,
    a_table,
    first_turn,
    new_match,
    next_of,
    people,
    play_on,
    play_out,
    refused,
    some_move,
    where_to,
)
from tests.service.server import Server, running_server

BOT = NewSeat(kind="bot", bot="random")
OPEN = NewSeat(kind="open")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("api") / "matches.db") as server:
        yield server


# What there is


async def test_games_with_their_options(server: Server) -> None:
    async with Client(server.url) as client:
        games = await client.games()
    assert [game.name for game in games] == names()
    game = next(game for game in games if game.name == GAME)
    spec = find(GAME)
    assert game.title == spec.title
    assert game.players == list(spec.players)
    assert game.rules == spec.rules_version
    assert game.content == spec.content_version(None)
    assert [o.name for o in game.options] == [o.name for o in spec.options]
    assert all(o.help for o in game.options)


def test_bots(server: Server) -> None:
    bots = httpx.get(server.url + "/api/bots").json()
    assert [bot["name"] for bot in bots] == ["random", "greedy", *LEVELS]


# Creating


async def test_every_kind_of_seat(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, [NewSeat(name="Ada"), BOT, OPEN])
        info = await client.info(created.id)
    assert [seat.kind for seat in info.seats] == ["person", "bot", "open"]
    assert [seat.bot for seat in info.seats] == [None, "random", None]
    assert info.seats[0].name == "Ada"
    assert all(seat.name for seat in info.seats)
    assert [link.seat for link in created.links] == [0], "only people get links"
    assert info.seed_hash == created.seed_hash
    assert info.seed is None


async def test_a_random_seating_keeps_names_and_links_together(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, people(4), seating="random")
        info = await client.info(created.id)
        assert sorted(seat.name for seat in info.seats) == ["Ada", "Bo", "Cleo", "Dag"]
        for link in created.links:
            assert (await client.update(created.id, link)).seat == link.seat


async def test_who_asks_for_a_match_sits_on_the_first_seat_listed_wherever_it_ends_up(
    server: Server,
) -> None:
    for _ in range(3):
        async with Client(server.url) as client:
            created = await new_match(client, people(4), seating="random")
            info = await client.info(created.id)
            names = [info.seats[link.seat].name for link in created.links]
            assert names == ["Ada", "Bo", "Cleo", "Dag"]
            assert [mine.seat for mine in await client.my_matches()] == [created.links[0].seat]


# Seats


async def test_join_an_open_seat(server: Server) -> None:
    async with Client(server.url) as ada, Client(server.url) as bo:
        created = await new_match(ada, [NewSeat(name="Ada"), OPEN])
        joined = await bo.join(created.id, 1, "Bo")
        assert (joined.match, joined.seat, joined.link.seat) == (created.id, 1, 1)
        info = await ada.info(created.id)
        assert (info.seats[1].kind, info.seats[1].name) == ("person", "Bo")
        by_token = await bo.update(created.id, joined.link)
        by_cookie = await bo.update(created.id, SeatLink(1, "", ""))
        assert by_token == by_cookie
        async with Client(server.url) as cleo:
            with refused(403, "taken"):
                await cleo.join(created.id, 1, "Cleo")
            with refused(403, "taken"):
                await cleo.join(created.id, 0, "Cleo")
            with refused(404, "seat 5"):
                await cleo.join(created.id, 5, "Cleo")
            with refused(404, "seat -1"):
                await cleo.join(created.id, -1, "Cleo")


async def test_of_many_who_join_at_once_one_gets_the_seat(server: Server) -> None:
    async with Client(server.url) as ada:
        created = await new_match(ada, [NewSeat(name="Ada"), OPEN])
        devices = [Client(server.url) for _ in range(8)]
        answers = await asyncio.gather(
            *(device.join(created.id, 1, f"Guest {n}") for n, device in enumerate(devices)),
            return_exceptions=True,
        )
        held = []
        for device in devices:
            held.append(len(await device.my_matches()))
            await device.__aexit__(None, None, None)
    joined = [answer for answer in answers if not isinstance(answer, BaseException)]
    problems = [answer for answer in answers if isinstance(answer, ServiceProblem)]
    assert len(joined) == 1
    assert [p.problem.status for p in problems] == [403] * 7
    assert sorted(held) == [0] * 7 + [1]


async def test_leave_and_let_another_join(server: Server) -> None:
    async with Client(server.url) as ada, Client(server.url) as bo:
        created = await new_match(ada)
        await bo.claim(created.links[1].token)
        assert len(await bo.my_matches()) == 1
        await bo.leave(created.id, created.links[1])
        assert (await ada.info(created.id)).seats[1].kind == "open"
        assert await bo.my_matches() == []
        with refused(403):
            await bo.update(created.id, created.links[1])
        with refused(403):
            await bo.update(created.id, SeatLink(1, "", ""))
        async with Client(server.url) as cleo:
            joined = await cleo.join(created.id, 1, "Cleo")
            assert joined.link.token != created.links[1].token
            assert (await cleo.update(created.id, joined.link)).seat == 1
        with refused(403):
            await bo.update(created.id, created.links[1])


async def test_hand_to_a_bot_and_take_back(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, [NewSeat(name="Ada"), NewSeat(name="Bo")], **TURNS)
        ada, bo = created.links
        with refused(422, "genius"):
            await client.hand_to_bot(created.id, bo, "genius")
        await client.hand_to_bot(created.id, bo, "random")
        seat = (await client.info(created.id)).seats[1]
        assert (seat.kind, seat.bot, seat.present) == ("person", "random", True)
        async with client.live(created.id, ada) as channel:
            update = await channel.update()
            await channel.play(FIRST)
            await channel.play(where_to(await channel.update()))
            while update.seq < 3 or update.waiting_for != [0]:
                update = await channel.update()
        movers = {entry.seat for entry in (await client.log(created.id, ada)).log}
        assert 1 in movers, "the bot has played Bo's turn"
        await client.take_back(created.id, bo)
        seat = (await client.info(created.id)).seats[1]
        assert (seat.kind, seat.bot) == ("person", None)
        assert (await client.update(created.id, bo)).seat == 1, "Bo's link holds the seat still"


async def test_a_bot_answers_a_person(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, [NewSeat(name="Ada"), BOT])
        (link,) = created.links
        dice = Dice("against a bot")
        own = 0
        async with client.live(created.id, link) as channel:
            update = await channel.update()
            for _ in range(12):
                while 0 not in update.waiting_for:
                    update = await channel.update()
                await channel.play(some_move(update, dice))
                played = update.seq
                own += 1
                while update.seq <= played:
                    message = await channel.read()
                    if isinstance(message, Problem):  # the bot was faster in the draft
                        assert message.status == 409
                        own -= 1
                    if isinstance(message, Update):
                        update = message
        assert update.seq > own > 0


# Playing


async def test_update_and_play(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, **TURNS)
        ada, bo = created.links
        before = await client.update(created.id, ada)
        assert (before.seq, before.waiting_for, before.over) == (0, [0], False)
        assert before.question is not None
        assert FIRST in before.question.moves
        assert (await client.update(created.id, bo)).question is None
        after = await client.play(created.id, ada, FIRST, before.seq)
        assert after.seq == 1
        assert after.log[-1].move == 1
        assert after.can_undo
        assert not (await client.update(created.id, bo)).can_undo
        after = await client.play(created.id, ada, where_to(after), after.seq)
        assert after.waiting_for == [1]
        assert after.question is None
        assert (await client.info(created.id)).moves == 2


async def test_what_happened_since(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, **TURNS)
        ada, _ = created.links
        last = await play_on(client, created, Dice("since"), 8)
        whole = await client.log(created.id, ada)
        update = await client.update(created.id, ada)
        assert (whole.seq, whole.moves, whole.log_from) == (8, 8, 0)
        assert (update.seq, update.moves, update.log_from, update.log) == (8, 8, 0, whole.log)
        assert whole.log[0].move == 0, "the set-up"
        assert whole.log[0].seat is None
        for since in range(last.seq + 1):
            part = await client.log(created.id, ada, since)
            assert part.log_from == since
            assert part.log == [entry for entry in whole.log if entry.move > since]
            update = await client.update(created.id, ada, since)
            assert (update.log_from, update.log) == (part.log_from, part.log)


async def test_the_first_move_does_not_tell_the_set_up_again(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, **TURNS)
        ada, bo = created.links
        async with client.live(created.id, bo) as channel:
            assert [entry.move for entry in (await channel.update()).log] == [0]
            played = await client.play(created.id, ada, FIRST, 0)
            assert [entry.move for entry in played.log] == [1]
            assert [entry.move for entry in (await channel.update()).log] == [1]


async def test_a_seq_that_the_match_has_not_reached_is_answered_with_all_moves(
    server: Server,
) -> None:
    """A client of a database that was put back to an earlier day."""
    async with Client(server.url) as client:
        created = await new_match(client, **TURNS)
        ada, _ = created.links
        await first_turn(client, created)
        update = await client.update(created.id, ada, 10_000)
        assert (update.seq, update.log_from) == (2, 0)
        assert update.log == (await client.update(created.id, ada, 0)).log != []


async def test_a_stale_move_changes_nothing_and_names_where_the_match_is(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, **TURNS)
        ada, _ = created.links
        await client.play(created.id, ada, FIRST, 0)
        before = await client.update(created.id, ada)
        for seq in (0, 2, -1, 10**9):
            with refused(409, str(seq), "1") as problems:
                await client.play(created.id, ada, where_to(before), seq)
            assert problems[0].title == "stale move"
            assert problems[0].seq == 1
            fresh = problems[0].update
            assert fresh == await client.update(created.id, ada, max(seq, 0))
        assert await client.update(created.id, ada) == before
        assert (await client.play(created.id, ada, where_to(before), 1)).seq == 2


async def test_an_illegal_move_cites_its_clause(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, **TURNS)
        ada, bo = created.links
        before = await client.update(created.id, ada)
        with refused(409, "BR-ACT-03") as problems:
            await client.play(created.id, bo, FIRST, 0)
        assert problems[0].clause == "BR-ACT-03"
        there = next(n for n, p in before.view["provinces"].items() if not p["destroyed"])
        with refused(409, "BR-PILLAGE-02") as problems:
            await client.play(created.id, ada, f"pillage {there}", 0)
        assert problems[0].clause == "BR-PILLAGE-02"
        assert await client.update(created.id, ada) == before


@pytest.mark.parametrize("move", ["dance", "invade", "invade nobody", "pass the salt", "💥", "  "])
async def test_what_is_no_move(server: Server, move: str) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, **TURNS)
        with refused(400, move.strip()):
            await client.play(created.id, created.links[0], move, 0)
        assert (await client.info(created.id)).seq == 0


async def test_the_same_key_never_plays_twice(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, **TURNS)
        ada, _ = created.links
        first = await client.play(created.id, ada, FIRST, 0, "click-0001")
        again = await client.play(created.id, ada, FIRST, 0, "click-0001")
        assert again.seq == first.seq == 1
        assert again.view == first.view
        await client.play(created.id, ada, where_to(first), 1, "click-0002")
        late = await client.play(created.id, ada, FIRST, 0, "click-0001")
        assert late.seq == 2, "the answer is what there is now"
        assert (await client.info(created.id)).moves == 2


async def test_the_same_key_at_once(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, **TURNS)
        ada, _ = created.links
        answers = await asyncio.gather(
            *(client.play(created.id, ada, FIRST, 0, "click-0001") for _ in range(10))
        )
        assert {answer.seq for answer in answers} == {1}
        assert (await client.info(created.id)).moves == 1


async def test_the_same_key_through_another_process(tmp_path: Path) -> None:
    """A process that has not heard of the first request yet must not play the second one."""
    async with a_table(tmp_path, 2, "shared", **TURNS) as first:
        loaded = await first.store.load(first.id)
        assert loaded is not None
        second = Table(first.store, first.spec, loaded)
        await first.play(0, FIRST, 0, "click-0001")
        await second.play(0, FIRST, 0, "click-0001")
        assert second.match.record.moves == first.match.record.moves == [f"0 {FIRST}"]
        assert (second.seq, len(second.match.past), len(second.match.events)) == (1, 1, 2)
        assert second.publisher.update(0, 0) == first.publisher.update(0, 0)
        await second.play(0, where_to(second.publisher.update(0, 0)), 1, None)
        with pytest.raises(StaleMove):
            await first.play(0, where_to(first.publisher.update(0, 0)), 1, "click-0002")
        assert first.publisher.update(1, 0) == second.publisher.update(1, 0), "it has caught up"
        await second.undo(0, 2, "click-0003")
        await first.undo(0, 2, "click-0003")
        assert first.publisher.update(1, 0) == second.publisher.update(1, 0)


async def test_of_two_clicks_at_once_one_wins(server: Server) -> None:
    async def attempt(client: Client, created: MatchCreated, update: Update, move: str) -> bool:
        with suppress(ServiceProblem):
            await client.play(created.id, created.links[0], move, update.seq)
            return True
        return False

    async with Client(server.url) as client:
        for _ in range(5):
            created = await new_match(client, **TURNS)
            update = await client.update(created.id, created.links[0])
            assert update.question is not None
            won = await asyncio.gather(
                *(attempt(client, created, update, move) for move in update.question.moves)
            )
            assert sum(won) == 1
            assert (await client.info(created.id)).seq == 1


async def test_my_matches_and_whose_turn_it_is(server: Server) -> None:
    async with Client(server.url) as ada, Client(server.url) as bo:
        assert await ada.my_matches() == []
        waiting = await new_match(ada, **TURNS)
        played = await new_match(ada, **TURNS)
        await first_turn(ada, played)
        finished = await new_match(ada, **TURNS)
        await play_out(ada, finished, Dice("to the end"))
        mine = await ada.my_matches()
        assert [(m.match.id, m.seat, m.my_turn, m.match.over) for m in mine] == [
            (waiting.id, 0, True, False),
            (played.id, 0, False, False),
            (finished.id, 0, False, True),
        ]
        await bo.claim(waiting.links[1].token)
        await bo.claim(played.links[1].token)
        assert [(m.match.id, m.seat, m.my_turn) for m in await bo.my_matches()] == [
            (played.id, 1, True),
            (waiting.id, 1, False),
        ]


async def test_chat(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client)
        ada, bo = created.links
        assert await client.chat(created.id, ada) == []
        first = await client.say(created.id, ada, "Skål!")
        second = await client.say(created.id, bo, "<b>Na zdraví</b>")
        assert (first.seat, first.name, first.text) == (0, "Ada", "Skål!")
        assert (second.seat, second.name, second.text) == (1, "Bo", "<b>Na zdraví</b>")
        assert await client.chat(created.id, ada) == [first, second]
        assert await client.chat(created.id, bo, first.number) == [second]
        assert await client.chat(created.id, SPECTATOR) == [first, second]
        for text in ("", "x" * 501):
            with refused(400):
                await client.say(created.id, ada, text)
        with refused(404):
            await client.say(created.id, SPECTATOR, "hello from outside")
        assert len(await client.chat(created.id, ada)) == 2
        assert (await client.update(created.id, ada)).seq == 0, "talk is no move"


async def test_rematch(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, **TURNS)
        ada, _ = created.links
        with refused(409, "over"):
            await client.rematch(created.id, ada)
        await play_out(client, created, Dice("first match"))
        again = await client.rematch(created.id, ada)
        assert again.id != created.id
        assert again.seed_hash != created.seed_hash
        info = await client.info(again.id)
        assert [seat.name for seat in info.seats] == ["Ada", "Bo"]
        assert (info.game, info.options) == (GAME, (await client.info(created.id)).options)
        assert again.id in {m.match.id for m in await client.my_matches()}


async def test_a_rematch_that_all_ask_for_at_once_is_one_match(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, **TURNS)
        await play_out(client, created, Dice("all at once"))
        made = await asyncio.gather(
            *(client.rematch(created.id, link) for link in created.links * 3)
        )
        assert len({(m.id, m.seed_hash) for m in made}) == 1
        info = await client.info(made[0].id)
        assert (info.moves, info.seed_hash) == (0, made[0].seed_hash)


# Running it


def test_health_and_metrics(server: Server) -> None:
    assert httpx.get(server.url + "/healthz").text == "ok"
    metrics = httpx.get(server.url + "/metrics")
    assert metrics.headers["content-type"].startswith("text/plain")
    assert metrics.headers["content-type"].count("charset") == 1
    for name in ("sagaboard_tables", "sagaboard_watchers", "sagaboard_moves_played_total"):
        assert f"\n{name} " in metrics.text
    assert "# TYPE sagaboard_moves_played_total counter" in metrics.text


async def test_moves_are_counted_and_timed(tmp_path: Path) -> None:
    def figures(url: str) -> dict[str, float]:
        lines = httpx.get(url + "/metrics").text.splitlines()
        pairs = [line.rsplit(" ", 1) for line in lines if not line.startswith("#")]
        return {name: float(value) for name, value in pairs}

    with running_server(tmp_path / "matches.db") as server:
        async with Client(server.url) as client:
            created = await new_match(client, **TURNS)
            for _ in range(2):  # the second is a repeat
                await client.play(created.id, created.links[0], FIRST, 0, "click-0001")
            with refused(409):
                await client.play(created.id, created.links[0], FIRST, 0)
        told = figures(server.url)
    assert told["sagaboard_moves_played_total"] == 1
    assert told["sagaboard_move_durable_seconds_count"] == 1
    assert told['sagaboard_move_durable_seconds_bucket{le="+Inf"}'] == 1
    assert 0 < told["sagaboard_move_durable_seconds_sum"] < 5


async def test_a_graceful_end_is_no_failure(tmp_path: Path) -> None:
    with running_server(tmp_path / "matches.db") as server:
        async with Client(server.url) as client:
            created = await new_match(client, **TURNS)
            async with client.live(created.id, created.links[0]) as channel:
                await channel.update()
                assert await asyncio.to_thread(server.stop) == 0
                with pytest.raises(ConnectionClosed):
                    await next_of(channel, Problem)
        assert "error" not in server.log().lower()
