"""The HTTP API."""

from __future__ import annotations

import time
from collections.abc import Awaitable
from functools import cache
from typing import Annotated, Any
from urllib.parse import urlencode

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from sagaboard.bots import bot_names, check_named
from sagaboard.kernel import record as records
from sagaboard.kernel.errors import BadRecord, StaleMove
from sagaboard.kernel.match import Match
from sagaboard.kernel.registry import find, names
from sagaboard.service.http.api import Api
from sagaboard.service.http.seat_access import address_of, device_of
from sagaboard.service.matches import seating
from sagaboard.service.matches.publisher import chat_info
from sagaboard.service.matches.table import Table
from sagaboard.service.problems import Refused, not_found, refusal
from sagaboard.service.protocol import (
    CONTROL,
    BotInfo,
    ChatInfo,
    ChatMessage,
    Claim,
    Claimed,
    GameInfo,
    HandToBot,
    Join,
    Joined,
    Leave,
    Log,
    MatchCreated,
    MatchInfo,
    MyMatch,
    NewMatch,
    OptionInfo,
    PartialRecord,
    PlayMove,
    Problem,
    Undo,
    Update,
)
from sagaboard.service.secrets import hashed, new_id, new_token
from sagaboard.service.storage.store import CHAT_LINES, StoredMatch, StoredSeat

AnyRequest = Request[Any, Any, Any]
OurApi = NamedDependency[Api]
MatchId = FromPath[str]
SeatNumber = Annotated[int, PathParameter(ge=-1, le=9)]
LARGEST = 2**53 - 1
"""The largest whole number that clients in JavaScript have; databases keep it too."""
Since = Annotated[int | None, QueryParameter(ge=0, le=LARGEST)]

# What there is


@get("/api/games", sync_to_thread=False)
def games() -> list[GameInfo]:
    """The games that can be played here, with their options."""
    return games_here()


@cache
def games_here() -> list[GameInfo]:
    """Looked up once, as `find` does, because that takes milliseconds and anybody may ask."""
    found = []
    for name in names():
        spec = find(name)
        found.append(
            GameInfo(
                name=spec.name,
                title=spec.title,
                players=list(spec.players),
                options=[
                    OptionInfo(o.name, o.help, o.default, list(o.choices), list(o.per_seat))
                    for o in spec.options
                ],
                rules=spec.rules_version,
                content=spec.content_version(None),
                languages=list(spec.languages),
                lesson=spec.lesson is not None,
            )
        )
    return found


@get("/api/bots", sync_to_thread=False)
def bots() -> list[BotInfo]:
    return [BotInfo(name) for name in bot_names()]


# Matches


@post("/api/matches")
async def create_match(
    data: JSONBody[NewMatch], api: OurApi, request: AnyRequest
) -> Response[MatchCreated]:
    """A new match. The links of the seats for people are told here and never again; the device
    that creates the match holds the first of them, and those of people who play `here`."""
    await api.check_open_matches(request)
    device, cookies = api.device(request)
    created = await api.matches.create(
        data.game,
        data.seats,
        data.options,
        spectators=data.spectators,
        made_by=address_of(request),
        device=device,
    )
    return Response(created, cookies=cookies if created.links else None)


@get("/api/matches/{match_id:str}")
async def match_info(match_id: MatchId, api: OurApi) -> MatchInfo:
    return (await api.matches.table(match_id)).publisher.info()


@get("/api/my/matches")
async def my_matches(
    api: OurApi,
    request: AnyRequest,
    after: Annotated[str | None, QueryParameter(max_length=80, pattern=r"^[\w-]*$")] = None,
) -> Response[list[MyMatch]]:
    """The matches in which this device holds a seat, in pages: those that run first, on each page
    those that wait for it. `Link` names the next page, if there is one."""
    device = device_of(request)
    if device is None:
        return Response([])
    mine, last = await api.summaries.page(device, after)
    return Response(mine, headers=next_page(api, request, after=last) if last is not None else {})


@post("/api/seats/claim")
async def claim(data: JSONBody[Claim], api: OurApi, request: AnyRequest) -> Response[Claimed]:
    """Exchanges the token of a seat's link for this device's cookie."""
    row = await api.matches.store.seat_of_token(hashed(data.token))
    if row is None or row.kind != "person":
        raise not_found("this link holds no seat")
    table = await api.matches.table(row.match)
    device, cookies = api.device(request)
    await seating.check_seed(api.matches, table, device, accepted=data.accept_known_seed)
    seat = await seating.claim(api.matches, table, data.token, device)
    return Response(Claimed(row.match, seat), cookies=cookies)


@post("/api/matches/{match_id:str}/seats/{seat:int}/join")
async def join(
    match_id: MatchId,
    seat: SeatNumber,
    data: JSONBody[Join],
    api: OurApi,
    request: AnyRequest,
) -> Response[Joined]:
    """Takes an open seat. A request whose answer was lost is repeated with its key."""
    table = await api.matches.table(match_id)
    if not 0 <= seat < len(table.seats):
        raise not_found(f"the match has no seat {seat}")
    api.access.check_no_other_token(request, table, seat)
    device, cookies = api.device(request)
    await seating.check_seed(api.matches, table, device, accepted=data.accept_known_seed)
    token = await seating.join(api.matches, table, seat, data.name, device, data.key)
    return Response(Joined(match_id, seat, api.matches.link(seat, token)), cookies=cookies)


@post("/api/matches/{match_id:str}/seats/{seat:int}/leave", status_code=204)
async def leave(
    match_id: MatchId,
    seat: SeatNumber,
    api: OurApi,
    request: AnyRequest,
    data: JSONBody[Leave | None] = None,
) -> None:
    """Gives the seat up: it is open to whoever joins next. A request whose answer was lost is
    repeated with its key."""
    key = data.key if data is not None else None
    table = await api.matches.table(match_id)
    if not await seating.was_left(api.matches, table, seat, key):
        await api.access.check(request, table, seat)
        await seating.leave(api.matches, table, seat, key)


@post("/api/matches/{match_id:str}/seats/{seat:int}/bot", status_code=204)
async def hand_to_bot(
    match_id: MatchId,
    seat: SeatNumber,
    data: JSONBody[HandToBot],
    api: OurApi,
    request: AnyRequest,
) -> None:
    """A bot plays this seat until its holder takes it back."""
    table = await api.seat(match_id, seat, request)
    check_named(data.bot)
    await api.matches.set_bot(table, seat, data.bot)


@delete("/api/matches/{match_id:str}/seats/{seat:int}/bot")
async def take_back(match_id: MatchId, seat: SeatNumber, api: OurApi, request: AnyRequest) -> None:
    table = await api.seat(match_id, seat, request)
    await api.matches.set_bot(table, seat, None)


# Playing


@get("/api/matches/{match_id:str}/seats/{seat:int}")
async def update(
    match_id: MatchId,
    seat: SeatNumber,
    api: OurApi,
    request: AnyRequest,
    since: Since = None,
) -> Update:
    """View, question and what happened after the `seq` `since`; without it everything, the set-up
    too. Seat -1 is a spectator."""
    table = await api.watch(match_id, seat, request)
    update = table.publisher.update(seat, since)
    api.charge(request, len(update.log))
    return update


@post("/api/matches/{match_id:str}/seats/{seat:int}/moves", status_code=200)
async def play(
    match_id: MatchId,
    seat: SeatNumber,
    data: JSONBody[PlayMove],
    api: OurApi,
    request: AnyRequest,
) -> Update:
    """Plays a move. The answer comes after it is durable."""
    table = await api.seat(match_id, seat, request)
    return await answered(
        table, seat, data.seq, api.matches.play(table, seat, data.move, data.seq, data.key)
    )


@post("/api/matches/{match_id:str}/seats/{seat:int}/undo", status_code=200)
async def undo(
    match_id: MatchId,
    seat: SeatNumber,
    data: JSONBody[Undo],
    api: OurApi,
    request: AnyRequest,
) -> Update:
    """Takes the last move back, or asks the others if it would cost them something."""
    table = await api.seat(match_id, seat, request)
    return await answered(table, seat, data.seq, api.matches.undo(table, seat, data.seq, data.key))


@post("/api/matches/{match_id:str}/seats/{seat:int}/undo/{answer:str}", status_code=200)
async def answer_undo(
    match_id: MatchId,
    seat: SeatNumber,
    answer: FromPath[str],
    data: JSONBody[Undo],
    api: OurApi,
    request: AnyRequest,
) -> Update:
    """`agree` or `refuse`."""
    if answer not in ("agree", "refuse"):
        raise not_found("the answer is agree or refuse")
    table = await api.seat(match_id, seat, request)
    agree = answer == "agree"
    return await answered(
        table, seat, data.seq, api.matches.answer_undo(table, seat, data.seq, agree=agree)
    )


async def answered(table: Table, seat: int, seq: int, change: Awaitable[object]) -> Update:
    """What has happened since the position that a request was made for, stale or not."""
    try:
        await change
    except StaleMove as stale:
        raise refusal(stale, update=table.publisher.update(seat, seq)) from stale
    return table.publisher.update(seat, seq)


@get("/api/matches/{match_id:str}/seats/{seat:int}/log")
async def log(
    match_id: MatchId,
    seat: SeatNumber,
    api: OurApi,
    request: AnyRequest,
    since: Since = None,
) -> Log:
    """What the seat may know of what happened after the `seq` `since`; without it everything."""
    return (await api.watch(match_id, seat, request)).publisher.log(seat, since)


@post("/api/matches/{match_id:str}/seats/{seat:int}/chat", status_code=201)
async def say(
    match_id: MatchId,
    seat: SeatNumber,
    data: JSONBody[ChatMessage],
    api: OurApi,
    request: AnyRequest,
) -> ChatInfo:
    table = await api.seat(match_id, seat, request)
    return await api.say(table, seat, data.text)


@get("/api/matches/{match_id:str}/seats/{seat:int}/chat")
async def chat(
    match_id: MatchId,
    seat: SeatNumber,
    api: OurApi,
    request: AnyRequest,
    after: Annotated[int | None, QueryParameter(ge=0, le=LARGEST)] = None,
    before: Annotated[int, QueryParameter(ge=0, le=LARGEST)] = LARGEST,
) -> Response[list[ChatInfo]]:
    """The last lines, or the last before the line `before`, or the first after the line `after`.
    `Link` names the next page in that direction, if there is one."""
    await api.watch(match_id, seat, request)
    store = api.matches.store
    if after is not None:
        lines = await store.chat(match_id, after, CHAT_LINES + 1)
        page = lines[:CHAT_LINES]
        further = {"after": page[-1].number} if len(lines) > CHAT_LINES else {}
    else:
        lines = await store.chat_before(match_id, before, CHAT_LINES + 1)
        page = lines[-CHAT_LINES:]
        further = {"before": page[0].number} if len(lines) > CHAT_LINES else {}
    headers = next_page(api, request, **further) if further else {}
    return Response([chat_info(line) for line in page], headers=headers)


def next_page(api: Api, request: AnyRequest, **query: int | str) -> dict[str, str]:
    return {
        "Link": f'<{api.settings.prefix}{request.scope["path"]}?{urlencode(query)}>; rel="next"'
    }


# Records


@get("/api/matches/{match_id:str}/seats/{seat:int}/record")
async def export(
    match_id: MatchId, seat: SeatNumber, api: OurApi, request: AnyRequest
) -> records.Record | PartialRecord:
    """The whole record after the end, before it what the seat may know."""
    table = await api.watch(match_id, seat, request)
    if table.is_over:
        return finished_record(table)
    return PartialRecord(
        game=table.stored.game,
        options=table.stored.options,
        seats=[row.name for row in table.seats],
        seed_hash=table.seed_hash,
        seat=seat,
        log=table.publisher.log(seat, None).log,
        view=table.spec.view(table.match.game, seat),
    )


def finished_record(table: Table) -> records.Record:
    return msgspec.structs.replace(
        table.match.record, rules=table.stored.rules, content=table.stored.content
    )


@post("/api/records", request_max_body_size=1_048_576)
async def import_record(
    data: JSONBody[records.Record], api: OurApi, request: AnyRequest
) -> Response[MatchCreated]:
    """A match from a `.saga` file: it is replayed and checked before anything is kept. All seats
    belong to the device that imports it."""
    await api.check_open_matches(request)
    if data.sagaboard != records.FORMAT:
        raise BadRecord(f"format {data.sagaboard} is unknown; this version reads {records.FORMAT}")
    if data.game not in names():
        raise BadRecord(f"there is no game {data.game!r} here")
    if any(CONTROL.search(text) for text in [data.seed, *data.seats]):
        raise BadRecord("names and seeds cannot have control characters")
    api.charge(request, len(data.moves))
    match = await api.matches.slices.run(Match.replaying(find(data.game), data))
    stored = StoredMatch(
        id=new_id(),
        game=data.game,
        rules=data.rules,
        content=data.content,
        options=match.record.options,
        seed=data.seed,
        spectators=False,
        created=time.time(),
        finished=match.game.is_over,
        made_by=address_of(request),
        imported=True,
    )
    tokens = [new_token() for _ in data.seats]
    rows = [
        StoredSeat(
            stored.id,
            n,
            "person",
            name[:40] or f"Player {n + 1}",
            hashed(tokens[n]),
            hot_seat=True,
        )
        for n, name in enumerate(data.seats)
    ]
    device, cookies = api.device(request)
    await api.matches.import_match(stored, rows, match, device)
    links = [api.matches.link(n, token) for n, token in enumerate(tokens)]
    created = MatchCreated(stored.id, records.hash_of_seed(data.seed), links)
    return Response(created, cookies=cookies)


@post("/api/matches/{match_id:str}/seats/{seat:int}/rematch")
async def rematch(
    match_id: MatchId, seat: SeatNumber, api: OurApi, request: AnyRequest
) -> MatchCreated:
    """The same people at the same seats: links and devices hold the new seats too."""
    table = await api.seat(match_id, seat, request)
    if not table.is_over:
        raise Refused(409, "not over", "a rematch is possible when the match is over")
    if not await seating.has_rematch(api.matches, table):
        await api.check_open_matches(request)
    return await seating.rematch(api.matches, table, address_of(request))


HANDLERS: list[HTTPRouteHandler] = [
    games,
    bots,
    create_match,
    match_info,
    my_matches,
    claim,
    join,
    leave,
    hand_to_bot,
    take_back,
    update,
    play,
    undo,
    answer_undo,
    log,
    say,
    chat,
    export,
    import_record,
    rematch,
]

REFUSALS = {
    400: "malformed",
    403: "the seat is not yours",
    404: "no such match, seat or link",
    409: "not possible now, or made for an earlier position",
    413: "too large",
    415: "bodies are application/json",
    422: "understood, but not allowed",
    429: "too many requests",
    503: "cannot be answered now",
}


def with_problems(handler: HTTPRouteHandler) -> HTTPRouteHandler:
    """The OpenAPI document tells what a refusal looks like."""
    handler.responses = {
        status: ResponseSpec(
            Problem,
            generate_examples=False,
            media_type="application/problem+json",
            description=description,
        )
        for status, description in REFUSALS.items()
    }
    return handler


ROUTES = [with_problems(handler) for handler in HANDLERS]
