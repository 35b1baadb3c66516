"""The live channel: a WebSocket that pushes updates, chat and presence, and takes commands."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, TypeVar

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from sagaboard.kernel.errors import SagaboardError, StaleMove
from sagaboard.service.http.api import Api
from sagaboard.service.http.seat_access import client_of
from sagaboard.service.http.welcome import check_welcome
from sagaboard.service.matches.publisher import ENCODER
from sagaboard.service.matches.table import Table
from sagaboard.service.matches.watcher import SPECTATOR, Watcher
from sagaboard.service.problems import Refused, forbidden, refusal, store_refusal
from sagaboard.service.protocol import (
    Command,
    LiveAnswerUndo,
    LiveChat,
    LivePing,
    LivePlay,
    LiveUndo,
    Pong,
)
from sagaboard.service.storage.store import StoreProblem

log = logging.getLogger("sagaboard.live")

COMMANDS: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)

SeatCommand = LivePlay | LiveUndo | LiveAnswerUndo | LiveChat

OWN_CODES = 4000
"""Close codes of applications begin here: ours are this and the status of the problem."""

PAUSE = 0.2
"""Seconds for which a channel is not read after a command too many."""
TOO_FAST = Refused(429, "too many requests", "wait a moment, then go on more slowly")

AnySocket = WebSocket[Any, Any, Any]
N = TypeVar("N", int, None)


@websocket("/api/matches/{match_id:str}/live")
async def live(socket: AnySocket, match_id: FromPath[str], api: NamedDependency[Api]) -> None:
    """Query: `seat` (-1 or none: spectator) and `since`, the `seq` that the client has seen."""
    try:
        check_welcome(socket, api.settings)
    except Refused:
        await socket.close()  # before it is accepted: the answer is a plain 403
        return
    await socket.accept()
    client = client_of(socket)
    try:
        api.rate.take(client)
        with api.channels.taken_by(client):
            await be_live(socket, match_id, api)
    except Refused as refused:
        await refuse(socket, refused)


async def be_live(socket: AnySocket, match_id: str, api: Api) -> None:
    try:
        seat = whole_number(socket, "seat", SPECTATOR)
        since = whole_number(socket, "since", None)
        table = await api.watch(match_id, seat, socket)
    except SagaboardError as error:
        raise refusal(error) from error
    except StoreProblem as problem:
        log.exception("the database does not answer")
        raise store_refusal(problem) from problem
    watcher = table.publisher.watch(seat)
    update = table.publisher.update(seat, since)
    api.charge(socket, len(update.log))
    watcher.send(ENCODER.encode(update))
    watcher.send(ENCODER.encode(table.publisher.presence()))
    table.publisher.publish_presence()
    sender = asyncio.create_task(send_all(socket, watcher))
    try:
        await receive_all(socket, api, table, watcher)
    except asyncio.CancelledError:
        if not watcher.is_cut:
            raise
    finally:
        table.publisher.watchers.discard(watcher)
        sender.cancel()
        with suppress(asyncio.CancelledError):
            await sender
        table.publisher.publish_presence()


async def send_all(socket: AnySocket, watcher: Watcher) -> None:
    """What waits in the outbox, in order; ends with the connection."""
    with suppress(WebSocketDisconnect, RuntimeError):
        while (message := await watcher.next()) is not None:
            await socket.send_data(message.decode(), mode="text")
        assert watcher.closed_with is not None
        await socket.close(*watcher.closed_with)


async def receive_all(socket: AnySocket, api: Api, table: Table, watcher: Watcher) -> None:
    settings, client = api.settings, client_of(socket)
    with suppress(WebSocketDisconnect):
        while True:
            text = await socket.receive_data(mode="text")
            try:
                if not api.rate.try_to_take(client):
                    await asyncio.sleep(PAUSE)  # and read nothing meanwhile
                    raise TOO_FAST
                if len(text) > settings.body_bytes:
                    raise Refused(413, "too large", f"at most {settings.body_bytes} bytes")
                await take(text, api, table, watcher)
            except Refused as refused:
                watcher.send(ENCODER.encode(refused.problem(table.seq)))


async def take(text: str, api: Api, table: Table, watcher: Watcher) -> None:
    """One command; what is wrong with it is told to its sender alone."""
    try:
        command = COMMANDS.decode(text)
    except msgspec.MsgspecError as error:
        raise Refused(400, "no command", str(error)) from error
    except RecursionError as error:
        raise Refused(400, "no command", "the command is nested too deeply") from error
    if isinstance(command, LivePing):
        watcher.send(ENCODER.encode(Pong()))
        return
    try:
        if not await obey(command, api, table, watcher):
            send_fresh(table, watcher, command)
    except StaleMove as stale:
        watcher.send(ENCODER.encode(refusal(stale).problem(table.seq)))
        send_fresh(table, watcher, command)
    except SagaboardError as error:
        raise refusal(error) from error
    except StoreProblem as problem:
        log.exception("the database does not answer")
        raise store_refusal(problem) from problem


def send_fresh(table: Table, watcher: Watcher, command: SeatCommand) -> None:
    """What has happened since the position that a command was made for."""
    since = None if isinstance(command, LiveChat) else command.seq
    watcher.send(ENCODER.encode(table.publisher.update(watcher.seat, since)))


async def obey(command: SeatCommand, api: Api, table: Table, watcher: Watcher) -> bool:
    """Whether something has happened; False if the command's key has been used already."""
    seat = watcher.seat
    if seat == SPECTATOR:
        raise forbidden("spectators only watch")
    if not table.publisher.is_held(watcher):
        raise forbidden(f"seat {seat} was given up")
    if isinstance(command, LivePlay):
        return await api.matches.play(table, seat, command.move, command.seq, command.key)
    if isinstance(command, LiveUndo):
        return await api.matches.undo(table, seat, command.seq, command.key)
    if isinstance(command, LiveAnswerUndo):
        await api.matches.answer_undo(table, seat, command.seq, agree=command.agree)
    else:
        await api.say(table, seat, command.text)
    return True


# Who is let in


def whole_number(socket: AnySocket, name: str, otherwise: N) -> int | N:
    text = socket.query_params.get(name)
    if text is None:
        return otherwise
    try:
        return int(text)
    except ValueError:
        raise Refused(400, "malformed", f"{name} is a whole number, not {text[:40]!r}") from None


async def refuse(socket: AnySocket, refused: Refused) -> None:
    """Browsers do not show the answer to a refused upgrade: so it is accepted, told why, and
    closed."""
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_data(ENCODER.encode(refused.problem()).decode(), mode="text")
        await socket.close(OWN_CODES + refused.status, refused.title)
