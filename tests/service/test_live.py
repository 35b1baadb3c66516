"""The live channel: what is pushed to whom, what is obeyed, and how a lost one goes on."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sagaboard.bots.dice import Dice
from sagaboard.client import SPECTATOR, Client, LiveMessage
from sagaboard.service.protocol import (
    ChatInfo,
    LivePlay,
    LogEntry,
    NewSeat,
    Pong,
    Presence,
    Problem,
    SeatLink,
    Update,
)
from tests.service.playing import (
    FIRST,
    TURNS,
    asked,
    channels,
    first_turn,
    new_match,
    next_of,
    people,
    play_on,
    some_move,
    where_to,
)
from tests.service.server import Server, running_server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("live") / "matches.db") as server:
        yield server


# What is pushed


async def test_two_players_and_a_spectator(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, **TURNS)
        everybody = (*created.links, SPECTATOR)
        async with channels(client, created, *everybody) as (ada, bo, fan):
            assert ada.last is not None
            assert bo.last is not None
            assert fan.last is not None
            assert [c.last.seat for c in (ada, bo, fan) if c.last] == [0, 1, -1]
            assert ada.last.question is not None
            assert bo.last.question is None
            assert fan.last.question is None
            await ada.play(FIRST)
            updates = [await channel.update() for channel in (ada, bo, fan)]
            assert [update.seq for update in updates] == [1, 1, 1]
            assert [update.can_undo for update in updates] == [True, False, False]
            await ada.play(where_to(updates[0]))
            updates = [await channel.update() for channel in (ada, bo, fan)]
            assert [update.waiting_for for update in updates] == [[1]] * 3
            assert [update.question is None for update in updates] == [True, False, True]
            events = [[e.kind for e in update.log[-1].events] for update in updates]
            assert "invaded" in events[0]
            assert events[0] == events[1] == events[2], "an invasion is seen by all"
            assert updates[2].view["own"] is None
            assert updates[0].view["own"] != updates[1].view["own"]


async def test_polling_gives_the_same(server: Server) -> None:
    """At every move, for every seat and for spectators."""
    async with Client(server.url) as client:
        created = await new_match(client, people(3))
        links = (*created.links, SPECTATOR)
        dice = Dice("polling")
        async with channels(client, created, *links) as opened:
            for channel, link in zip(opened, links):
                assert channel.last == await client.update(created.id, link)
            for number in range(60):
                link, update = await asked(client, created)
                channel = opened[links.index(link)]
                await channel.play(some_move(update, dice))
                for channel, link in zip(opened, links):
                    pushed = await channel.update()
                    polled = await client.update(created.id, link, number)
                    assert pushed == polled
                if pushed.over:
                    break


async def test_presence(server: Server) -> None:
    async with Client(server.url) as client, Client(server.url) as cleo:
        seats = [NewSeat(name="Ada"), NewSeat(name="Bo"), NewSeat(kind="open")]
        created = await new_match(client, seats)
        ada, bo = created.links
        async with client.live(created.id, ada) as channel:
            await channel.update()
            there = await next_of(channel, Presence)
            assert [seat.present for seat in there.seats] == [True, False, False]
            assert there.spectators == 0
            async with client.live(created.id, bo), client.live(created.id):
                while not (there.seats[1].present and there.spectators == 1):
                    there = await next_of(channel, Presence)
            while there.seats[1].present or there.spectators:
                there = await next_of(channel, Presence)
            joined = await cleo.join(created.id, 2, "Cleo")
            while there.seats[2].kind == "open":
                there = await next_of(channel, Presence)
            assert (there.seats[2].kind, there.seats[2].name) == ("person", "Cleo")
            async with client.live(created.id, joined.link):
                while not there.seats[2].present:
                    there = await next_of(channel, Presence)


async def test_a_seat_on_two_devices_is_present_until_both_are_gone(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client)
        ada, bo = created.links
        async with client.live(created.id, ada) as channel, client.live(created.id, bo):
            async with client.live(created.id, bo):
                there = await next_of(channel, Presence)
                while not there.seats[1].present:
                    there = await next_of(channel, Presence)
            assert (await client.info(created.id)).seats[1].present


async def test_chat_over_both_ways(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client)
        everybody = (*created.links, SPECTATOR)
        async with channels(client, created, *everybody) as opened:
            await opened[0].say("Skål!")
            lines = [await next_of(channel, ChatInfo) for channel in opened]
            assert {(line.seat, line.name, line.text) for line in lines} == {(0, "Ada", "Skål!")}
            said = await client.say(created.id, created.links[1], "Na zdraví!")
            assert [await next_of(channel, ChatInfo) for channel in opened] == [said] * 3
        assert await client.chat(created.id, SPECTATOR) == [lines[0], said]


# A lost connection


class Reader:
    """Keeps the log as a client should: what was undone is dropped, what is new appended."""

    def __init__(self) -> None:
        self.seq: int | None = None
        self.log: list[LogEntry] = []

    def take(self, update: Update) -> None:
        self.log = [entry for entry in self.log if entry.move <= update.log_from] + update.log
        self.seq = update.seq


def told(log: list[LogEntry]) -> list[LogEntry]:
    """The last entry may be empty, and is left out later."""
    return [entry for entry in log if entry.events]


async def test_resume_from_the_last_seq_seen(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client)
        ada, _ = created.links
        dice = Dice("resume")
        reader = Reader()
        async with client.live(created.id, ada) as channel:
            reader.take(await channel.update())
            for _ in range(5):
                await play_on(client, created, dice, 1)
                reader.take(await channel.update())
        for _ in range(3):
            await play_on(client, created, dice, 7)
            async with client.live(created.id, ada, since=reader.seq) as channel:
                reader.take(await channel.update())
                await play_on(client, created, dice, 1)
                reader.take(await channel.update())
        assert [entry.move for entry in reader.log].count(0) == 1
        assert told(reader.log) == told((await client.log(created.id, ada)).log)


@pytest.mark.parametrize("live", [True, False])
async def test_an_undo_while_away_is_noticed(server: Server, live: bool) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, **TURNS)
        ada, bo = created.links
        reader = Reader()
        update = await first_turn(client, created)
        reader.take(await client.update(created.id, bo))
        asking = await client.undo(created.id, ada, update.seq)
        back = await client.answer_undo(created.id, bo, asking.seq, agree=True)
        other = await client.undo(created.id, ada, back.seq)
        await client.play(created.id, ada, "pass", other.seq)
        if live:
            async with client.live(created.id, bo, since=reader.seq) as channel:
                update = await channel.update()
        else:
            update = await client.update(created.id, bo, reader.seq)
        assert (update.seq, update.moves, update.log_from) == (6, 1, 0)
        reader.take(update)
        assert reader.log == (await client.log(created.id, bo)).log
        assert "passed" in {event.kind for entry in reader.log for event in entry.events}


async def test_an_undo_is_noticed_by_whoever_watches(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, **TURNS)
        ada, bo = created.links
        reader = Reader()
        async with client.live(created.id, bo) as channel:
            reader.take(await channel.update())
            played = await client.play(created.id, ada, FIRST, 0)
            reader.take(await channel.update())
            assert [entry.move for entry in reader.log] == [0, 1]
            await client.undo(created.id, ada, played.seq)
            update = await channel.update()
            assert (update.moves, update.log_from, update.log) == (0, 0, [])
            reader.take(update)
            assert [entry.move for entry in reader.log] == [0]


async def test_a_lost_connection_changes_nothing_for_the_match(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, **TURNS)
        ada, bo = created.links
        async with client.live(created.id, bo) as watching:
            await watching.update()
            async with client.live(created.id, ada) as channel:
                await channel.update()
                await channel.play(FIRST)
                channel.socket.transport.abort()
            assert (await watching.update()).seq == 1
        assert (await client.update(created.id, ada)).seq == 1


# What is not obeyed


NONSENSE = [
    "",
    "hello",
    "{",
    "null",
    "[]",
    "7",
    "{}",
    '{"do":"cheat"}',
    '{"do":"play"}',
    '{"do":"play","move":"pass"}',
    '{"do":"play","move":"pass","seq":"x"}',
    '{"do":"play","move":"pass","seq":0,"seat":1}',
    '{"do":"play","move":"","seq":0}',
    '{"do":"play","move":"dance","seq":0}',
    '{"do":"chat","text":""}',
    '{"do":"chat","text":"' + "x" * 501 + '"}',
    '{"do":"undo"}',
    '{"do":"answer_undo","seq":0}',
    '{"is":"update"}',
    "\u0000",
    "[" * 5000,
]


async def test_bad_commands_get_a_problem_and_the_channel_lives_on(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, **TURNS)
        async with channels(client, created, *created.links) as (ada, bo):
            for text in NONSENSE:
                await ada.socket.send(text)
                problem = await next_of(ada, Problem)
                assert problem.status == 400, text
                assert problem.detail
                assert problem.seq == 0
            await bo.play(FIRST)
            problem = await next_of(bo, Problem)
            assert (problem.status, problem.clause) == (409, "BR-ACT-03")
            await bo.undo()
            assert (await next_of(bo, Problem)).status == 409
            await bo.answer_undo(agree=True)
            assert (await next_of(bo, Problem)).status == 409
            await ada.play(FIRST)
            assert (await ada.update()).seq == 1
            messages: list[LiveMessage] = []
            while not messages or not isinstance(messages[-1], Update):
                messages.append(await bo.read())
            assert not any(isinstance(message, Problem) for message in messages), (
                "what one does wrong shows in no other channel"
            )


async def test_bytes_instead_of_text(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, **TURNS)
        async with channels(client, created, *created.links) as (ada, bo):
            await ada.socket.send(b"\x00\xff\xfe")
            await ada.socket.send(msgspec.json.encode(LivePlay(FIRST, 0)))
            await ada.say("still there")
            assert (await next_of(ada, ChatInfo)).text == "still there"
            assert (await next_of(bo, ChatInfo)).text == "still there"
    assert "Traceback" not in server.log()


async def test_a_message_that_is_too_large_ends_only_its_own_channel(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, **TURNS)
        async with channels(client, created, *created.links) as (ada, bo):
            await ada.socket.send('{"do":"chat","text":"' + "x" * 100_000 + '"}')
            with pytest.raises(ConnectionClosed):
                await next_of(ada, ChatInfo)
            await client.say(created.id, created.links[1], "who was that?")
            assert (await next_of(bo, ChatInfo)).text == "who was that?"


async def test_a_stale_command_gets_a_problem_and_the_fresh_view(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, **TURNS)
        async with channels(client, created, created.links[0]) as (ada,):
            await first_turn(client, created)
            while ada.last is None or ada.last.seq < 2:
                await ada.read()
            await ada.play("pass", seq=0)
            problem = await next_of(ada, Problem)
            assert (problem.status, problem.title, problem.seq) == (409, "stale move", 2)
            fresh = await next_of(ada, Update)
            assert fresh.seq == 2
            assert fresh.view == (await client.update(created.id, created.links[0])).view


async def test_the_same_key_on_both_ways(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, **TURNS)
        async with channels(client, created, created.links[0]) as (ada,):
            await ada.play(FIRST, key="click-0001")
            assert (await ada.update()).seq == 1
            again = await client.play(created.id, created.links[0], FIRST, 0, "click-0001")
            assert again.seq == 1
            await ada.play(FIRST, seq=0, key="click-0001")
            repeated = await ada.update()
            assert repeated == await client.update(created.id, created.links[0], 0)
            await ada.undo(seq=1, key="click-0002")
            assert (await ada.update()).seq == 2
            await ada.undo(seq=1, key="click-0002")
            assert await ada.update() == await client.update(created.id, created.links[0], 1)
        assert (await client.info(created.id)).seq == 2


async def test_spectators_only_watch(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, **TURNS)
        async with channels(client, created, SPECTATOR) as (fan,):
            await fan.play(FIRST)
            assert (await next_of(fan, Problem)).status == 403
            await fan.undo()
            assert (await next_of(fan, Problem)).status == 403
            await fan.answer_undo(agree=True)
            assert (await next_of(fan, Problem)).status == 403
            await fan.say("hello")
            assert (await next_of(fan, Problem)).status == 403
            await client.play(created.id, created.links[0], FIRST, 0)
            assert (await fan.update()).seq == 1, "and goes on watching"
        assert await client.chat(created.id, SPECTATOR) == []


async def test_a_ping_is_answered_to_whoever_sent_it(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, **TURNS)
        async with channels(client, created, created.links[0], SPECTATOR) as (ada, fan):
            await fan.ping()
            assert await next_of(fan, Pong) == Pong()
            await ada.say("nothing was asked of me")
            assert (await next_of(ada, ChatInfo)).text == "nothing was asked of me"


# A slow client


async def test_a_slow_client_is_cut_off_and_holds_up_nobody(server: Server) -> None:
    """It never reads and keeps asking, until nothing more fits into the buffers between."""
    async with Client(server.url) as client:
        created = await new_match(client, **TURNS)
        ada, bo = created.links
        async with client.live(created.id, bo) as channel:
            await channel.update()
            async with client_that_never_reads(server, created.id, ada) as slow:
                there = await next_of(channel, Presence)
                while not there.seats[0].present:
                    there = await next_of(channel, Presence)
                flood = asyncio.create_task(ask_again_and_again(slow))
                async with asyncio.timeout(30):
                    said = 0
                    while (await client.info(created.id)).seats[0].present:
                        said += 1
                        await channel.say(f"line {said}")
                        line = await next_of(channel, ChatInfo)
                        assert line.text == f"line {said}", "the other is served meanwhile"
                flood.cancel()
                await asyncio.gather(flood, return_exceptions=True)
            update = await first_turn(client, created)
            assert update.seq == 2, "the slow one's seat is playable as before"


@asynccontextmanager
async def client_that_never_reads(
    server: Server, match: str, link: SeatLink
) -> AsyncIterator[ClientConnection]:
    plain = socket.socket()
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    plain.connect(("127.0.0.1", server.port))
    address = server.url.replace("http", "ws")
    slow = await connect(
        f"{address}/api/matches/{match}/live?seat={link.seat}",
        additional_headers={"Authorization": f"Bearer {link.token}"},
        sock=plain,
        compression=None,
        ping_interval=None,
    )
    slow.transport.pause_reading()
    try:
        yield slow
    finally:
        slow.transport.abort()


async def ask_again_and_again(slow: ClientConnection) -> None:
    """Each stale command is answered with a problem and a view; these fill all buffers."""
    stale = msgspec.json.encode(LivePlay("pass", 77)).decode()
    with suppress(ConnectionClosed):
        for _ in range(5000):
            await slow.send(stale)
