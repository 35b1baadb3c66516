"""Nobody sees two hands, and nobody plays with a seed that somebody knows without being told."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from sagaboard.bots.dice import Dice
from sagaboard.client import SPECTATOR, Client, ServiceProblem
from sagaboard.kernel.match import new_record
from sagaboard.kernel.record import Record
from sagaboard.kernel.registry import find
from sagaboard.service.protocol import ChatInfo, Claimed, Joined, MatchCreated, NewSeat, SeatLink
from tests.service.playing import (
    GAME,
    TURNS,
    channels,
    new_match,
    next_of,
    people,
    play_on,
    play_out,
    refused,
)
from tests.service.server import Server, running_server

OPEN = NewSeat(kind="open")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("fair") / "matches.db") as server:
        yield server


def by_cookie(seat: int) -> SeatLink:
    return SeatLink(seat, "", "")


async def join(client: Client, match: str, seat: int, **body: Any) -> Joined:
    path = f"/api/matches/{match}/seats/{seat}/join"
    return await client.request("POST", path, Joined, body={"name": "Eve", **body})


async def claim(client: Client, token: str, **body: Any) -> Claimed:
    return await client.request("POST", "/api/seats/claim", Claimed, body={"token": token, **body})


# One seat for each person


async def test_a_player_cannot_read_another_hand_by_joining_an_open_seat(server: Server) -> None:
    """The attack: join the open seat, read its hand, leave; nothing shows."""
    async with Client(server.url) as ada, Client(server.url) as eve:
        created = await new_match(ada, [NewSeat(name="Ada"), OPEN, OPEN])
        own = await join(eve, created.id, 1)
        with refused(409, "you hold seat 1", "one seat") as told:
            await join(eve, created.id, 2)
        assert told[0].title == "one seat"
        with refused(403):
            await eve.update(created.id, by_cookie(2))
        # Leaving the own seat first, to come back to it afterwards.
        await eve.leave(created.id, own.link)
        with refused(409, "you have held seat 1") as told:
            await join(eve, created.id, 2)
        assert told[0].title == "one seat"
        assert (await ada.info(created.id)).seats[2].kind == "open"
        back = await join(eve, created.id, 1)
        assert back.link.token != own.link.token


async def test_a_script_with_a_token_holds_its_seat_as_a_device_does(server: Server) -> None:
    async with Client(server.url) as ada, Client(server.url) as script:
        created = await new_match(ada, [*people(2), OPEN])
        path = f"/api/matches/{created.id}/seats/2/join"
        with refused(409, "you hold seat 1"):
            await script.request("POST", path, Joined, body={}, link=created.links[1])


async def test_two_joins_at_once_are_one_seat(server: Server) -> None:
    async with Client(server.url) as ada, Client(server.url) as eve:
        other = await new_match(eve)  # so that the device has its cookie
        created = await new_match(ada, [NewSeat(name="Ada"), OPEN, OPEN, OPEN])
        answers = await asyncio.gather(
            *(join(eve, created.id, seat) for seat in (1, 2, 3)), return_exceptions=True
        )
        assert sum(isinstance(answer, Joined) for answer in answers) == 1
        assert sum(isinstance(answer, ServiceProblem) for answer in answers) == 2
        held = [m.seat for m in await eve.my_matches() if m.match.id != other.id]
        assert len(held) == 1


async def test_a_link_to_a_second_seat_is_refused_too(server: Server) -> None:
    async with Client(server.url) as ada, Client(server.url) as eve:
        created = await new_match(ada, people(3))
        await claim(eve, created.links[1].token)
        await claim(eve, created.links[1].token)
        with refused(409, "you hold seat 1"):
            await claim(eve, created.links[2].token)
        with refused(409, "you hold seat 0"):
            await claim(ada, created.links[1].token)
        await eve.leave(created.id, created.links[1])
        with refused(409, "you have held seat 1"):
            await claim(eve, created.links[2].token)


async def test_a_hot_seat_is_agreed_when_the_match_is_made(server: Server) -> None:
    async with Client(server.url) as device, Client(server.url) as phone:
        body = {
            "game": GAME,
            "seats": [{"name": "Ada"}, {"name": "Bo", "here": True}, {"name": "Cleo"}],
        }
        created = await device.request("POST", "/api/matches", MatchCreated, body=body)
        assert sorted(m.seat for m in await device.my_matches()) == [0, 1]
        for link in created.links[:2]:
            await claim(phone, link.token)
        with refused(409, "you hold seat 0"):
            await claim(phone, created.links[2].token)
        # Whoever leaves a seat of a hot seat does not get it back for two hands.
        await device.leave(created.id, created.links[1])
        async with Client(server.url) as guest:
            joined = await join(guest, created.id, 1)
            with refused(409, "you hold seat 0"):
                await claim(device, joined.link.token)
        for kind in ({"kind": "open"}, {"kind": "bot", "bot": "random"}):
            bad = {"game": GAME, "seats": [{"name": "Ada"}, {**kind, "here": True}]}
            with refused(422, "here"):
                await device.request("POST", "/api/matches", MatchCreated, body=bad)


async def test_a_random_seating_keeps_the_hot_seat_together(server: Server) -> None:
    for _ in range(4):
        async with Client(server.url) as device:
            seats = [NewSeat(name="Ada"), NewSeat(name="Bo"), NewSeat(name="Cleo", here=True)]
            created = await new_match(device, seats, seating="random")
            mine = {m.match.seats[m.seat].name for m in await device.my_matches()}
            assert mine == {"Ada", "Cleo"}
            assert len(created.links) == 3


async def test_coming_and_going_is_told_at_the_table(server: Server) -> None:
    async with Client(server.url) as ada, Client(server.url) as bo:
        created = await new_match(ada, [NewSeat(name="Ada"), OPEN])
        async with channels(ada, created, created.links[0], SPECTATOR) as both:
            joined = await bo.join(created.id, 1, "Bo")
            for channel in both:
                line = await next_of(channel, ChatInfo)
                assert (line.kind, line.seat, line.name) == ("joined", 1, "Bo")
            await bo.say(created.id, joined.link, "Skål!")
            await bo.leave(created.id, joined.link)
            kinds = [(await next_of(both[0], ChatInfo)).kind for _ in range(2)]
            assert kinds == ["said", "left"]
        lines = await ada.chat(created.id, created.links[0])
        assert [(line.kind, line.name) for line in lines] == [
            ("joined", "Bo"),
            ("said", "Bo"),
            ("left", "Bo"),
        ]
        assert [line.number for line in lines] == [1, 2, 3]


async def test_that_a_bot_stands_in_is_told_at_the_table(server: Server) -> None:
    async with Client(server.url) as ada:
        created = await new_match(ada, [NewSeat(name="Ada"), NewSeat(name="Bo")])
        bo = created.links[1]
        async with channels(ada, created, created.links[0]) as (channel,):
            await ada.hand_to_bot(created.id, bo, "random")
            line = await next_of(channel, ChatInfo)
            assert (line.kind, line.seat, line.name) == ("bot", 1, "Bo")
        await ada.hand_to_bot(created.id, bo, "greedy")
        await ada.take_back(created.id, bo)
        await ada.take_back(created.id, bo)
        lines = await ada.chat(created.id, created.links[0])
        assert [(line.kind, line.name) for line in lines] == [("bot", "Bo"), ("back", "Bo")]
        assert (await ada.info(created.id)).seats[1].bot is None


# A seed that somebody knows


def chosen_seed(seed: str = "known to Eve") -> Record:
    return new_record(find(GAME), ["Eve", "Ada"], TURNS, seed)


async def test_a_match_with_a_chosen_seed_says_so_to_everybody(server: Server) -> None:
    async with Client(server.url) as eve, Client(server.url) as ada:
        created = await eve.import_record(chosen_seed())
        assert (await ada.info(created.id)).imported
        assert all(mine.match.imported for mine in await eve.my_matches())
        for link in created.links:
            assert (await ada.update(created.id, link)).imported
        usual = await new_match(ada)
        assert not (await ada.info(usual.id)).imported
        assert not (await ada.update(usual.id, usual.links[0])).imported


async def test_nobody_takes_a_seat_of_an_imported_match_without_being_told(server: Server) -> None:
    async with Client(server.url) as eve, Client(server.url) as ada, Client(server.url) as bo:
        created = await eve.import_record(chosen_seed())
        with refused(409, "imported", "knows its seed", "accept_known_seed") as told:
            await claim(ada, created.links[1].token)
        assert told[0].title == "known seed"
        assert await ada.my_matches() == []
        await claim(eve, created.links[1].token)  # its own device knows
        await claim(ada, created.links[1].token, accept_known_seed=True)
        assert (await ada.update(created.id, by_cookie(1))).seat == 1
        await ada.leave(created.id, created.links[1])
        with refused(409, "imported", "knows its seed"):
            await join(bo, created.id, 1)
        joined = await join(bo, created.id, 1, accept_known_seed=True)
        assert (await bo.update(created.id, joined.link)).seat == 1


async def test_a_rematch_of_an_imported_match_has_a_seed_of_the_server(server: Server) -> None:
    async with Client(server.url) as eve, Client(server.url) as ada:
        created = await eve.import_record(chosen_seed("rematch"))
        await play_out(eve, created, Dice("imported"))
        await claim(ada, created.links[1].token)  # over: there is no luck to come
        again = await eve.rematch(created.id, created.links[0])
        info = await eve.info(again.id)
        assert not info.imported
        assert info.seed_hash != created.seed_hash
        assert (await ada.update(again.id, by_cookie(1))).seat == 1


# Lost answers

KEY = "0123456789abcdef0123456789abcdef"


async def test_a_join_whose_answer_was_lost_is_repeated(server: Server) -> None:
    async with Client(server.url) as ada:
        created = await new_match(ada, [NewSeat(name="Ada"), OPEN, OPEN])
        async with Client(server.url) as bo:
            first = await join(bo, created.id, 1, key=KEY)
        async with Client(server.url) as bo:  # not even the cookie has arrived
            again = await join(bo, created.id, 1, key=KEY)
            assert again == first
            assert (await bo.update(created.id, by_cookie(1))).seat == 1
            assert (await bo.update(created.id, again.link)).seat == 1
        lines = await ada.chat(created.id, created.links[0])
        assert [line.kind for line in lines] == ["joined"], "told once"
        async with Client(server.url) as eve:
            with refused(403, "taken"):
                await join(eve, created.id, 1, key=KEY[::-1])
            with refused(409, "key"):
                await join(eve, created.id, 2, key=KEY)
            with refused(400):
                await join(eve, created.id, 2, key="short")


async def test_a_late_repeat_takes_no_seat_again(server: Server) -> None:
    async with Client(server.url) as ada, Client(server.url) as bo:
        created = await new_match(ada, [NewSeat(name="Ada"), OPEN])
        joined = await join(bo, created.id, 1, key=KEY)
        await bo.leave(created.id, joined.link)
        with refused(409, "key"):
            await join(bo, created.id, 1, key=KEY)
        assert (await ada.info(created.id)).seats[1].kind == "open"


async def test_the_key_of_a_join_is_not_stored(tmp_path: Path) -> None:
    with running_server(tmp_path / "matches.db") as server:
        async with Client(server.url) as ada, Client(server.url) as bo:
            created = await new_match(ada, [NewSeat(name="Ada"), OPEN])
            joined = await join(bo, created.id, 1, key=KEY)
            secrets = [KEY, joined.link.token]
    on_disk = b"".join(path.read_bytes() for path in tmp_path.glob("matches.db*"))
    for secret in secrets:
        assert secret.encode() not in on_disk


async def test_a_leave_whose_answer_was_lost_is_repeated(server: Server) -> None:
    async with Client(server.url) as ada, Client(server.url) as bo:
        created = await new_match(ada, [NewSeat(name="Ada"), OPEN])
        joined = await join(bo, created.id, 1)
        path = f"{server.url}/api/matches/{created.id}/seats/1/leave"
        headers = {"Authorization": f"Bearer {joined.link.token}"}
        for _ in range(2):
            answer = httpx.post(path, json={"key": KEY}, headers=headers)
            assert answer.status_code == 204, answer.text
        assert (await ada.info(created.id)).seats[1].kind == "open"
        async with Client(server.url) as cleo:
            await cleo.join(created.id, 1, "Cleo")
            # A repeat that comes late drives nobody out.
            assert httpx.post(path, json={"key": KEY}, headers=headers).status_code == 204
            assert (await ada.info(created.id)).seats[1].name == "Cleo"
            for body in ({"key": KEY[::-1]}, {}, None):
                assert httpx.post(path, json=body, headers=headers).status_code == 403
        lines = await ada.chat(created.id, created.links[0])
        assert [line.kind for line in lines] == ["joined", "left", "joined"]


async def test_a_rematch_gives_every_device_its_seat_however_often_it_is_asked_for(
    server: Server,
) -> None:
    async with Client(server.url) as ada, Client(server.url) as bo:
        created = await new_match(ada, [NewSeat(name="Ada"), NewSeat(name="Bo")], **TURNS)
        await claim(bo, created.links[1].token)
        await play_on(ada, created, Dice("r"), 3)
        await play_out(ada, created, Dice("r"))
        made = [
            await device.rematch(created.id, by_cookie(n))
            for n, device in ((0, ada), (1, bo), (0, ada))
        ]
        assert len({(m.id, m.seed_hash) for m in made}) == 1
        for seat, device in ((0, ada), (1, bo)):
            assert (await device.update(made[0].id, by_cookie(seat))).seat == seat
