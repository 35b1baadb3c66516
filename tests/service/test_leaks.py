"""Nobody peeks: whatever is hidden from a seat may be changed, and the seat cannot tell."""

from __future__ import annotations

import copy
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from sagaboard.bots.dice import Dice
from sagaboard.client import LIVE, Channel, Client
from sagaboard.kernel.chance import Chance
from sagaboard.kernel.errors import SagaboardError
from sagaboard.kernel.event import Event
from sagaboard.kernel.game import Question
from sagaboard.kernel.match import Match, Past
from sagaboard.kernel.record import Record
from sagaboard.kernel.registry import find, names
from sagaboard.service.http.api import Api
from sagaboard.service.http.app import create_app
from sagaboard.service.http.live import take
from sagaboard.service.matches.publisher import visible
from sagaboard.service.matches.table import Table
from sagaboard.service.matches.watcher import SPECTATOR
from sagaboard.service.problems import Refused, refusal
from sagaboard.service.protocol import (
    LiveAnswerUndo,
    LivePlay,
    LiveUndo,
    NewMatch,
    NewSeat,
    Update,
)
from sagaboard.service.settings import Settings
from tests.service.server import running_server

CASES = [(game, players) for game in names() for players in find(game).players]
AT_ONCE = [case for case in CASES if case[0] == "blood-rage"]
"""Games in which several choose at once."""

LONGEST = 400
"""So many moves of a match are looked at; its log is sent again after each."""

EVERY = 17
"""So many moves lie between two positions that are looked at."""

SEED = "nobody may see this seed"
"""Every run looks at the same matches: what it finds, it finds again."""

ILLEGAL = 80
"""So many moves that are not offered are tried at each position, some of them over HTTP."""


class Room:
    """A match of people, and the application that serves it, in this process."""

    def __init__(
        self, http: httpx.AsyncClient, api: Api, table: Table, tokens: dict[int, str]
    ) -> None:
        self.http = http
        self.api = api
        self.table = table
        self.tokens = tokens

    async def traffic(self, seat: int, illegal: list[str]) -> list[tuple[str, object]]:
        """All that the service says to a seat, as bytes, and what each was the answer to."""
        table = self.table
        heard: list[tuple[str, object]] = [("pushed", message) for message in self.pushed(seat)]
        if seat != SPECTATOR:
            heard += [(text, refused(table.match, seat, text)) for text in illegal]

        here = f"/api/matches/{table.id}/seats/{seat}"
        since = f"?since={max(0, table.seq - 3)}"
        for path in (here, here + since, f"{here}/log", f"{here}/log{since}", f"{here}/record"):
            heard.append((path, await self.answer("GET", path, seat)))
        for path in (f"{here}/chat", f"/api/matches/{table.id}", "/api/games", "/metrics"):
            heard.append((path, await self.answer("GET", path, seat)))
        names = f"/api/matches/{table.id}/names"
        heard.append((names, await self.answer("GET", names, seat)))
        for text in [*illegal[:6], "dance", "pillage nowhere"]:
            why = f"{here}/why?move={text}"
            heard.append((why, await self.answer("GET", why, seat)))
            body = {"move": text, "seq": table.seq}
            heard.append((text, await self.answer("POST", f"{here}/moves", seat, body)))
        stale = {"move": "done", "seq": table.seq + 1}
        heard.append(("stale", await self.answer("POST", f"{here}/moves", seat, stale)))
        stale = {"seq": table.seq + 1}
        heard.append(("undo", await self.answer("POST", f"{here}/undo", seat, stale)))
        agree = {"seq": table.seq}
        heard.append(("agree", await self.answer("POST", f"{here}/undo/agree", seat, agree)))
        commands = [LivePlay(text, table.seq) for text in illegal[6:12]]
        wrong = [LivePlay("done", table.seq + 1), LiveUndo(table.seq + 1), LivePlay("dance", 0)]
        for command in [*commands, *wrong, LiveAnswerUndo(True, table.seq), None]:
            heard.append((str(command), await self.commanded(seat, command)))
        for other in range(len(table.seats)):
            if other != seat:
                path = f"/api/matches/{table.id}/seats/{other}"
                heard.append((path, await self.answer("GET", path, seat)))
        return heard

    def pushed(self, seat: int) -> list[bytes]:
        """What the live channel would carry, after the last move and after a lost connection."""
        watcher = self.table.publisher.watch(seat)
        for since in (0, max(0, self.table.seq - 1), self.table.seq):
            self.table.publisher.publish(since)
        self.table.publisher.tell(self.table.publisher.presence())
        self.table.publisher.watchers.discard(watcher)
        return list(watcher.outbox)

    async def commanded(self, seat: int, command: object) -> list[bytes]:
        """What the live channel answers to a command that is not obeyed."""
        watcher = self.table.publisher.watch(seat)
        seq = self.table.seq
        try:
            await take(msgspec.json.encode(command).decode(), self.api, self.table, watcher)
        except Refused as refused:
            watcher.send(msgspec.json.encode(refused.problem(seq)))
        self.table.publisher.watchers.discard(watcher)
        assert self.table.seq == seq
        assert watcher.outbox
        return list(watcher.outbox)

    async def answer(self, method: str, path: str, seat: int, body: object = None) -> object:
        headers = {"Authorization": f"Bearer {self.tokens[seat]}"} if seat in self.tokens else {}
        got = await self.http.request(method, path, headers=headers, json=body)
        assert got.status_code < 500
        return got.status_code, got.headers.raw, got.content


def refused(match: Match, seat: int, text: str) -> object:
    try:
        match.prepare(seat, text)
    except SagaboardError as error:
        return msgspec.json.encode(refusal(error).problem())
    raise AssertionError(f"{text} is possible")


@asynccontextmanager
async def room(folder: Path, game: str, players: int) -> AsyncIterator[Room]:
    settings = Settings(
        str(folder / "leaks.db"), host_names=("s",), requests_per_second=1e9, burst=10**9
    )
    app: Any = create_app(settings)
    api: Api = app.dependencies["api"].dependency()
    transport = httpx.ASGITransport(app)
    async with app.lifespan(), httpx.AsyncClient(transport=transport, base_url="http://s") as http:
        seats = [NewSeat(name=f"Player {n}") for n in range(players)]
        made = await api.matches.create(game, seats, {}, spectators=True, seed=SEED)
        table = await api.matches.table(made.id)
        await api.matches.store.say(made.id, 0, "Player 0", "Hello", 1.0)
        yield Room(http, api, table, {link.seat: link.token for link in made.links})


@contextmanager
def all_hidden_changed(table: Table, seat: int, chance: Chance) -> Iterator[None]:
    """Everything that the seat must not know is different for a while."""
    kept = dict(vars(table))
    match = copied(table.match)
    match.game = find(table.spec.name).bots.redeal(match.game, seat, chance)
    match.events = [[e for e in some if e.is_for(seat)] for some in match.events]
    for some in match.events:
        some += [Event("secret", 1 << other, [99]) for other in range(10) if other != seat]
    match.past = [
        past
        if past.seat == seat
        else Past(past.seat, not past.was_random, not past.revealed, not past.handed_over)
        for past in match.past
    ]
    own = f"{seat} "
    match.record = msgspec.structs.replace(
        match.record,
        seed="changed",
        moves=[m if m.startswith(own) else f"{m.split()[0]} changed" for m in match.record.moves],
    )
    table.match = match
    table.stored = msgspec.structs.replace(table.stored, seed="changed")
    table.entries = [
        entry
        if entry.seat == seat
        else msgspec.structs.replace(entry, text="changed", at=entry.at + 1.0, key="changed")
        for entry in table.entries
    ]
    table.seats = [
        row if row.seat == seat else msgspec.structs.replace(row, token="changed")
        for row in table.seats
    ]
    yield
    vars(table).update(kept)


def copied(match: Match) -> Match:
    """A match that can be played on without the other noticing."""
    other = copy.copy(match)
    other.record = msgspec.structs.replace(match.record, moves=list(match.record.moves))
    other.past = list(match.past)
    other.events = list(match.events)
    return other


def some_move(match: Match, dice: Dice) -> tuple[int, int]:
    waiting = match.game.waiting_for()
    seat = waiting[dice.below(len(waiting))]
    return seat, any_of(match.game.question_for(seat), dice)


def any_of(question: Question | None, dice: Dice) -> int:
    assert question is not None
    return question.moves[dice.below(len(question.moves))]


def another(match: Match, mover: int, left: list[int], dice: Dice) -> int:
    """Any answer of the mover after which the same seats are waited for."""
    question = match.game.question_for(mover)
    assert question is not None
    fitting = [m for m in question.moves if match.prepare(mover, m).game.waiting_for() == left]
    return fitting[dice.below(len(fitting))]


def not_offered(table: Table, seat: int, dice: Dice) -> list[str]:
    question = table.match.game.question_for(seat)
    offered = set(question.moves) if question is not None else set()
    texts = [text for text, move in table.match.vocabulary.moves.items() if move not in offered]
    return [texts[dice.below(len(texts))] for _ in range(ILLEGAL)]


@pytest.mark.parametrize(("game", "players"), CASES)
async def test_a_seat_gets_the_same_bytes_whatever_is_hidden_from_it(
    game: str, players: int, tmp_path: Path
) -> None:
    dice = Dice(f"leaks/{players}")
    chance = Chance(f"leaks/{players}")
    async with room(tmp_path, game, players) as here:
        table = here.table
        number = 0
        while not table.is_over and number < LONGEST:
            if number % EVERY == 0:
                for seat in range(SPECTATOR, players):
                    illegal = not_offered(table, seat, dice)
                    before = await here.traffic(seat, illegal)
                    with all_hidden_changed(table, seat, chance):
                        after = await here.traffic(seat, illegal)
                    for one, other in zip(before, after, strict=True):
                        assert one == other
                    assert all(table.stored.seed not in str(said) for said in before)
            seat, move = some_move(table.match, dice)
            await table.play(seat, table.match.vocabulary.text(move), table.seq, None)
            number += 1


@pytest.mark.parametrize(("game", "players"), AT_ONCE)
async def test_what_another_chooses_in_secret_does_not_show(
    game: str, players: int, tmp_path: Path
) -> None:
    """While several choose at once, nobody learns what another has chosen, not by any byte."""

    dice = Dice(f"secret/{players}")
    chance = Chance(f"secret/{players}")
    compared = 0
    async with room(tmp_path, game, players) as here:
        table = here.table
        while not table.is_over:
            match = table.match
            waiting = match.game.waiting_for()
            mover, move = some_move(match, dice)
            true = copied(match)
            true.play(mover, move)
            left = true.game.waiting_for()
            if left and set(left) < set(waiting):
                for seat in {SPECTATOR, *range(players)} - {mover}:
                    table.match = true
                    before = here.pushed(seat)
                    table.match = other = copied(match)
                    other.game = find(table.spec.name).bots.redeal(match.game, seat, chance)
                    other.play(mover, another(other, mover, left, dice))
                    assert here.pushed(seat) == before
                    compared += 1
                table.match = match
            await table.play(mover, match.vocabulary.text(move), table.seq, None)
    assert compared > 20


@pytest.mark.parametrize(("game", "players"), CASES)
async def test_who_is_asked_when_tells_nothing(game: str, players: int, tmp_path: Path) -> None:
    """The same move in two positions that a seat cannot tell apart leads to the same messages, and
    so to the same questions at the same time, unless it reveals something, is a matter of luck or
    ends the match, after which all is open: nobody is passed over because of what is in a hand."""

    dice = Dice(f"timing/{players}")
    chance = Chance(f"timing/{players}")
    handed_over = 0
    async with room(tmp_path, game, players) as here:
        table = here.table
        while not table.is_over and table.seq < LONGEST:
            match = table.match
            mover, move = some_move(match, dice)
            step = match.prepare(mover, move)
            if not (step.past.revealed or step.past.was_random or step.game.is_over):
                true = copied(match)
                true.accept(step)
                for seat in range(SPECTATOR, players):
                    other = copied(match)
                    other.game = find(table.spec.name).bots.redeal(match.game, seat, chance)
                    asked = other.game.question_for(mover)
                    if asked is None or move not in asked.moves:
                        continue  # a hand that could not have done it
                    other.play(mover, move)
                    table.match = true
                    before = here.pushed(seat)
                    table.match = other
                    if not other.past[-1].revealed and not other.past[-1].was_random:
                        assert here.pushed(seat) == before
                        handed_over += step.past.handed_over
                table.match = match
            await table.play(mover, match.vocabulary.text(move), table.seq, None)
    assert handed_over > 20


@pytest.mark.parametrize("game", names())
async def test_no_message_tells_the_seed_or_another_seats_events(game: str, tmp_path: Path) -> None:
    """A whole match at a real server: every frame that was sent is compared with the record."""
    players = max(find(game).players)
    frames: dict[int, list[bytes]] = {seat: [] for seat in range(SPECTATOR, players)}

    async def newest(channel: Channel, seat: int, seq: int) -> Update:
        while True:
            frame = await channel.socket.recv(decode=False)
            frames[seat].append(frame)
            message = LIVE.decode(frame)
            if isinstance(message, Update) and message.seq >= seq:
                return message

    with running_server(str(tmp_path / "frames.db")) as server:
        dice = Dice("frames")
        async with Client(server.url) as client:
            made = await client.create(NewMatch(game, [NewSeat() for _ in range(players)]))
            async with (
                client.live(made.id, made.links[0]) as first,
                client.live(made.id, made.links[1]) as second,
                client.live(made.id) as spectator,
            ):
                watching = {0: first, 1: second, SPECTATOR: spectator}
                seq = 0
                while True:
                    updates = {s: await newest(c, s, seq) for s, c in watching.items()}
                    if updates[0].over:
                        break
                    waiting = updates[0].waiting_for
                    link = made.links[waiting[dice.below(len(waiting))]]
                    own = updates.get(link.seat) or await client.update(made.id, link, since=seq)
                    asked = own.question
                    assert asked is not None
                    move = asked.moves[dice.below(len(asked.moves))]
                    answer = await client.play(made.id, link, move, seq)
                    frames[link.seat].append(msgspec.json.encode(answer))
                    seq += 1
            record = await client.record(made.id, made.links[0])
        assert isinstance(record, Record)
        assert record.seed not in server.log()
    truth = Match(find(game), record)
    secrets = 0
    for seat, sent in frames.items():
        for frame in sent:
            message = LIVE.decode(frame)
            if not isinstance(message, Update):
                continue
            assert (record.seed.encode() in frame) == message.over
            assert (message.seed == record.seed) == message.over
            assert (message.question is None) or seat in range(players)
            for entry in message.log:
                assert entry.events == visible(truth.events[entry.move], seat)
                secrets += len(truth.events[entry.move]) - len(entry.events)
    assert secrets > 0  # a server draws the seed, and some matches end early
