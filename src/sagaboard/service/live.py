"""The live channel: a WebSocket that pushes updates, chat and presence, and takes commands."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from sagaboard.kernel.errors import SagaboardError, StaleMove
from sagaboard.service.desk import Desk
from sagaboard.service.door import client_of
from sagaboard.service.limits import RateLimit
from sagaboard.service.problems import Refused, forbidden, refusal, store_refusal
from sagaboard.service.protocol import Command, LiveAnswerUndo, LiveChat, LivePlay, LiveUndo
from sagaboard.service.store import StoreProblem
from sagaboard.service.table import ENCODER, SPECTATOR, Table
from sagaboard.service.watcher import Watcher

log = logging.getLogger("sagaboard.live")

COMMANDS: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)

OWN_CODES = 4000
"""Close codes of applications begin here: ours are this and the status of the problem."""

AnySocket = WebSocket[Any, Any, Any]
N = TypeVar("N", int, None)


@websocket("/api/matches/{match_id:str}/live")
async def live(socket: AnySocket, match_id: FromPath[str], desk: NamedDependency[Desk]) -> None:
    """Query: `seat` (-1 or none: spectator) and `since`, the `seq` that the client has seen."""
    if not is_welcome(socket, desk.settings.origins):
        await socket.close()  # before it is accepted: the answer is a plain 403
        return
    await socket.accept()
    try:
        desk.rate.take(client_of(socket))
        seat = whole_number(socket, "seat", SPECTATOR)
        since = whole_number(socket, "since", None)
        table = await desk.watch(match_id, seat, socket)
    except Refused as refused:
        await refuse(socket, refused)
        return
    except SagaboardError as error:
        await refuse(socket, refusal(error))
        return
    except StoreProblem as problem:
        log.exception("the database does not answer")
        await refuse(socket, store_refusal(problem))
        return
    watcher = table.watch(seat)
    watcher.send(ENCODER.encode(table.update(seat, since)))
    watcher.send(ENCODER.encode(table.presence()))
    table.publish_presence()
    sender = asyncio.create_task(send_all(socket, watcher))
    try:
        await receive_all(socket, desk, table, watcher)
    except asyncio.CancelledError:
        if not watcher.is_cut:
            raise
    finally:
        table.watchers.discard(watcher)
        sender.cancel()
        with suppress(asyncio.CancelledError):
            await sender
        table.publish_presence()


async def send_all(socket: AnySocket, watcher: Watcher) -> None:
    """What waits in the outbox, in order; ends with the connection."""
    with suppress(WebSocketDisconnect, RuntimeError):
        while (message := await watcher.next()) is not None:
            await socket.send_data(message.decode(), mode="text")
        assert watcher.closed_with is not None
        await socket.close(*watcher.closed_with)


async def receive_all(socket: AnySocket, desk: Desk, table: Table, watcher: Watcher) -> None:
    settings = desk.settings
    limit = RateLimit(settings.requests_per_second, settings.burst)
    with suppress(WebSocketDisconnect):
        while True:
            text = await socket.receive_data(mode="text")
            try:
                limit.take("")
                if len(text) > settings.body_bytes:
                    raise Refused(413, "too large", f"at most {settings.body_bytes} bytes")
                await take(text, desk, table, watcher)
            except Refused as refused:
                watcher.send(ENCODER.encode(refused.problem(table.seq)))


async def take(text: str, desk: Desk, table: Table, watcher: Watcher) -> None:
    """One command; what is wrong with it is told to its sender alone."""
    try:
        command = COMMANDS.decode(text)
    except msgspec.MsgspecError as error:
        raise Refused(400, "no command", str(error)) from error
    except RecursionError as error:
        raise Refused(400, "no command", "the command is nested too deeply") from error
    try:
        if not await obey(command, desk, table, watcher):
            send_fresh(table, watcher, command)
    except StaleMove as stale:
        watcher.send(ENCODER.encode(refusal(stale).problem(table.seq)))
        send_fresh(table, watcher, command)
    except SagaboardError as error:
        raise refusal(error) from error
    except StoreProblem as problem:
        log.exception("the database does not answer")
        raise store_refusal(problem) from problem


def send_fresh(table: Table, watcher: Watcher, command: Command) -> None:
    """What has happened since the position that a command was made for."""
    since = None if isinstance(command, LiveChat) else command.seq
    watcher.send(ENCODER.encode(table.update(watcher.seat, since)))


async def obey(command: Command, desk: Desk, table: Table, watcher: Watcher) -> bool:
    """Whether something has happened; False if the command's key has been used already."""
    seat = watcher.seat
    if seat == SPECTATOR:
        raise forbidden("spectators only watch")
    if not table.is_held(watcher):
        raise forbidden(f"seat {seat} was given up")
    if isinstance(command, LivePlay):
        return await desk.hall.play(table, seat, command.move, command.seq, command.key)
    if isinstance(command, LiveUndo):
        return await desk.hall.undo(table, seat, command.seq, command.key)
    if isinstance(command, LiveAnswerUndo):
        await desk.hall.answer_undo(table, seat, command.seq, agree=command.agree)
    else:
        await desk.say(table, seat, command.text)
    return True


# Who is let in


def is_welcome(socket: AnySocket, origins: tuple[str, ...]) -> bool:
    """A page of another site must not speak with the cookie of this one."""
    origin = socket.headers.get("origin")
    if origin is None or origin in origins:
        return True
    return urlsplit(origin).netloc == socket.headers.get("host")


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
