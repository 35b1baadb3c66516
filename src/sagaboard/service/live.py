"""The live channel: a WebSocket that pushes updates, chat and presence, and takes commands."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from sagaboard.kernel.errors import SagaboardError, StaleMove
from sagaboard.service.desk import Desk
from sagaboard.service.door import client_of
from sagaboard.service.limits import RateLimit
from sagaboard.service.problems import Refused, refusal
from sagaboard.service.protocol import Command, LiveAnswerUndo, LiveChat, LivePlay, LiveUndo
from sagaboard.service.table import ENCODER, SPECTATOR, Table
from sagaboard.service.watcher import Watcher

COMMANDS: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)

# Close codes of our own (4000 and up are free for applications).
REFUSED = 4403
NOT_FOUND = 4404
TOO_MUCH = 4429

AnySocket = WebSocket[Any, Any, Any]


@websocket("/api/matches/{match_id:str}/live")
async def live(socket: AnySocket, match_id: str, desk: Desk) -> None:
    """Query: `seat` (-1 or none: spectator) and `since`, the last move that the client has seen."""
    try:
        check_origin(socket, desk.settings.origins)
        desk.rate.take(client_of(socket))
        seat = int(socket.query_params.get("seat", str(SPECTATOR)))
        since = max(0, int(socket.query_params.get("since", "0")))
        table = await desk.watch(match_id, seat, socket)
    except Refused as refused:
        codes = {404: NOT_FOUND, 429: TOO_MUCH}
        await socket.close(codes.get(refused.status, REFUSED), refused.detail[:120])
        return
    except ValueError:
        await socket.close(REFUSED, "seat and since are whole numbers")
        return
    await socket.accept()
    watcher = Watcher(seat)
    table.watchers.add(watcher)
    watcher.send(ENCODER.encode(table.update(seat, since)))
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
        while (message := await watcher.outbox.get()) is not None:
            await socket.send_data(message.decode(), mode="text")
        await socket.close(1001)


async def receive_all(socket: AnySocket, desk: Desk, table: Table, watcher: Watcher) -> None:
    settings = desk.settings
    limit = RateLimit(settings.requests_per_second, settings.burst)
    with suppress(WebSocketDisconnect):
        while True:
            data = await socket.receive_data(mode="text")
            try:
                limit.take("")
                if len(data) > settings.body_bytes:
                    raise Refused(413, "too large", f"at most {settings.body_bytes} bytes")
                await obey(COMMANDS.decode(data), desk, table, watcher)
            except Refused as refused:
                watcher.send(ENCODER.encode(refused.problem(table.seq)))
            except StaleMove as stale:
                watcher.send(ENCODER.encode(refusal(stale).problem(table.seq)))
                moves = len(table.match.record.moves)
                watcher.send(ENCODER.encode(table.update(watcher.seat, moves)))
            except SagaboardError as error:
                watcher.send(ENCODER.encode(refusal(error).problem(table.seq)))
            except msgspec.MsgspecError as error:
                problem = Refused(400, "no command", str(error)).problem(table.seq)
                watcher.send(ENCODER.encode(problem))


async def obey(command: Command, desk: Desk, table: Table, watcher: Watcher) -> None:
    seat = watcher.seat
    if seat == SPECTATOR:
        raise Refused(403, "not yours", "spectators only watch")
    if isinstance(command, LivePlay):
        await desk.hall.play(table, seat, command.move, command.seq, command.key)
    elif isinstance(command, LiveUndo):
        await desk.hall.whole(table.undo(seat, command.seq, None))
        desk.hall.wake_bots(table)
    elif isinstance(command, LiveAnswerUndo):
        await desk.hall.whole(table.answer_undo(seat, command.seq, command.agree))
        desk.hall.wake_bots(table)
    elif isinstance(command, LiveChat):
        await desk.say(table, seat, command.text)


def check_origin(socket: AnySocket, allowed: tuple[str, ...]) -> None:
    """A page of another site must not speak with the cookie of this one."""
    origin = socket.headers.get("origin")
    if origin is None or origin in allowed:
        return
    if urlsplit(origin).netloc != socket.headers.get("host"):
        raise Refused(403, "foreign origin", f"pages of {origin} may not open the live channel")
