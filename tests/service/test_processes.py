"""Several server processes on one PostgreSQL: each serves every match, none has it alone."""

from __future__ import annotations

import asyncio

import pytest
from websockets.exceptions import ConnectionClosed

from sagaboard.client import LIVE, Channel, Client, ServiceProblem
from sagaboard.service.matches.matches import Matches
from sagaboard.service.protocol import (
    ChatInfo,
    MatchCreated,
    NewMatch,
    NewSeat,
    Presence,
    SeatLink,
    Update,
)
from sagaboard.service.storage.postgres_connection import Connection
from sagaboard.service.storage.postgres_store import PostgresStore
from sagaboard.service.storage.stores import store_for
from tests.service.server import running_server, start_server
from tests.service.store_samples import terminate_all

PEOPLE = NewMatch("blood-rage", [NewSeat(name="Åsa"), NewSeat(name="Björn")])
BOTS = NewMatch("blood-rage", [NewSeat(kind="bot", bot="random") for _ in range(2)])
NEWS_TIMEOUT = 30.0


async def at_least(channel: Channel, seq: int) -> Update:
    """The first update that tells of so many entries."""
    async with asyncio.timeout(NEWS_TIMEOUT):
        while (update := await channel.update()).seq < seq:
            pass
    return update


async def over(channel: Channel) -> Update:
    async with asyncio.timeout(2 * NEWS_TIMEOUT):
        while not (update := await channel.update()).over:
            pass
    return update


async def test_a_move_at_one_process_shows_live_at_the_other(postgres_url: str) -> None:
    with running_server(postgres_url) as here, running_server(postgres_url) as there:
        async with Client(here.url) as near, Client(there.url) as far:
            made = await near.create(PEOPLE)
            async with far.live(made.id, made.links[1]) as channel, far.live(made.id) as spectator:
                for watching in (channel, spectator):
                    assert (await watching.update()).seq == 0
                for seq in range(6):
                    update = await near.update(made.id, made.links[0])
                    link = made.links[update.waiting_for[0]]
                    asked = (await near.update(made.id, link)).question
                    assert asked is not None
                    answer = await near.play(made.id, link, asked.moves[0], seq)
                    told = await at_least(channel, seq + 1)
                    assert told == await far.update(made.id, made.links[1], since=seq)
                    assert (await at_least(spectator, seq + 1)).view["seat"] == -1
                    assert told.waiting_for == answer.waiting_for
                    assert told.log[-1].move == answer.log[-1].move == seq + 1


async def test_of_simultaneous_moves_exactly_one_wins(postgres_url: str) -> None:
    async def attempt(client: Client, made: MatchCreated, seat: int, move: str, seq: int) -> bool:
        try:
            await client.play(made.id, made.links[seat], move, seq, None)
        except ServiceProblem as refused:
            if refused.problem.title == "stale move":
                return False
            raise
        return True

    with running_server(postgres_url) as here, running_server(postgres_url) as there:
        async with Client(here.url) as near, Client(there.url) as far:
            made = await near.create(PEOPLE)
            for seq in range(12):
                update = await near.update(made.id, made.links[0])
                assert update.seq == seq
                attempts = []
                for seat in update.waiting_for:
                    asked = (await near.update(made.id, made.links[seat])).question
                    assert asked is not None
                    attempts += [
                        attempt(client, made, seat, asked.moves[n % len(asked.moves)], seq)
                        for n, client in enumerate((near, far, near, far))
                    ]
                assert sum(await asyncio.gather(*attempts)) == 1
                assert (await near.info(made.id)).moves == seq + 1
                for client in (near, far):
                    async with client.live(made.id, made.links[0]) as channel:
                        await at_least(channel, seq + 1)
            for link in made.links:
                ours = await near.update(made.id, link)
                assert ours == await far.update(made.id, link)


async def test_a_key_is_played_once_whichever_process_gets_it(postgres_url: str) -> None:
    with running_server(postgres_url) as here, running_server(postgres_url) as there:
        async with Client(here.url) as near, Client(there.url) as far:
            made = await near.create(PEOPLE)
            update = await near.update(made.id, made.links[0])
            assert update.question is not None
            move = update.question.moves[0]
            answers = await asyncio.gather(
                *(
                    client.play(made.id, made.links[0], move, 0, "the-same-key")
                    for client in (near, far, near, far)
                )
            )
            assert [answer.seq for answer in answers] == [1, 1, 1, 1]
            assert (await far.info(made.id)).moves == 1


async def test_chat_shows_at_the_other(postgres_url: str) -> None:
    with running_server(postgres_url) as here, running_server(postgres_url) as there:
        async with Client(here.url) as near, Client(there.url) as far:
            made = await near.create(PEOPLE)
            async with (
                far.live(made.id, made.links[1]) as channel,
                asyncio.timeout(NEWS_TIMEOUT),
            ):
                await channel.update()
                for text in ("Skål!", "Skål igen!"):
                    await near.say(made.id, made.links[0], text)
                    while not isinstance(message := await channel.read(), ChatInfo):
                        pass
                    assert message.text == text


async def test_a_seat_that_is_given_to_a_bot_shows_at_the_other(postgres_url: str) -> None:
    with running_server(postgres_url) as here, running_server(postgres_url) as there:
        async with Client(here.url) as near, Client(there.url) as far:
            made = await near.create(PEOPLE)
            async with (
                far.live(made.id, made.links[1]) as channel,
                asyncio.timeout(NEWS_TIMEOUT),
            ):
                await channel.update()
                await near.hand_to_bot(made.id, made.links[0], "random")
                while True:
                    message = await channel.read()
                    if isinstance(message, Presence) and message.seats[0].bot == "random":
                        break


async def test_a_seat_that_is_left_is_lost_at_the_other_too(postgres_url: str) -> None:
    """Its channel ends, and a cookie that the other process knows holds nothing any more."""

    with running_server(postgres_url) as here, running_server(postgres_url) as there:
        async with Client(here.url) as near, Client(there.url) as far:
            made = await near.create(PEOPLE)
            link = made.links[1]
            await far.claim(link.token)
            by_cookie = SeatLink(1, "", "")
            assert (await far.update(made.id, by_cookie)).seat == 1
            async with far.live(made.id, link) as channel, asyncio.timeout(NEWS_TIMEOUT):
                await channel.update()
                await near.leave(made.id, link)
                with pytest.raises(ConnectionClosed) as closed:
                    await over(channel)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4403
            async with Client(here.url) as cleo:
                joined = await cleo.join(made.id, 1, "Cleo")
            for key in (by_cookie, link):
                with pytest.raises(ServiceProblem, match="403"):
                    await far.update(made.id, key)
            assert (await far.update(made.id, joined.link)).seat == 1, "known at once"


async def test_what_was_missed_while_deaf_is_read_afterwards(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection that listens is cut; what happens meanwhile is told to nobody again."""
    near, far = Matches(store_for(postgres_url)), Matches(store_for(postgres_url))
    await near.open()
    await far.open()
    made = await near.create(
        "blood-rage", PEOPLE.seats, {"first_game": True, "first_player": "1"}, spectators=True
    )
    table, same = await near.table(made.id), await far.table(made.id)
    watcher = same.publisher.watch(-1)
    may_listen = asyncio.Event()
    assert isinstance(far.store, PostgresStore)
    listening = far.store._listening

    async def later() -> Connection:
        await may_listen.wait()
        return await listening()

    monkeypatch.setattr(far.store, "_listening", later)
    await terminate_all(postgres_url)
    assert await near.play(table, 0, "invade leader", 0, None)
    await near.set_bot(table, 1, "random")
    await near.store.say(made.id, 0, "Åsa", "hello?", 1.0)
    assert same.seq == 0
    may_listen.set()
    async with asyncio.timeout(NEWS_TIMEOUT):
        while same.seq < 1 or same.seats[1].bot is None or same.chat_seen < 1:
            await asyncio.sleep(0.01)
    kinds = {type(LIVE.decode(message)) for message in watcher.outbox}
    assert {Update, ChatInfo} <= kinds
    await near.close()
    await far.close()


@pytest.mark.parametrize("known", [True, False], ids=["known", "unknown"])
async def test_bots_go_on_when_one_process_is_killed(known: bool, postgres_url: str) -> None:
    """Whether the other process has had the match in memory or not."""

    with running_server(postgres_url) as there:
        here = start_server(postgres_url)
        try:
            async with Client(here.url) as near, Client(there.url) as far:
                made = await near.create(BOTS)
                async with (far if known else near).live(made.id) as channel:
                    await at_least(channel, 3)
                here.kill()
                async with far.live(made.id) as channel:
                    assert (await over(channel)).over
        finally:
            here.clean_up()
