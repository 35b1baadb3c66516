"""Routes that change nothing: what a client needs to draw a table and to explain it."""

from __future__ import annotations

from itertools import zip_longest
from typing import Annotated, Any

from litestar import MediaType, Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from sagaboard.arena.analysis import Analysis
from sagaboard.kernel.clauses import read_sections
from sagaboard.kernel.lesson import Lesson, read_lesson
from sagaboard.kernel.registry import find
from sagaboard.service import looking
from sagaboard.service.disconnects import while_connected
from sagaboard.service.door import address_of
from sagaboard.service.problems import not_found
from sagaboard.service.protocol import (
    Hint,
    History,
    LessonInfo,
    LessonStep,
    MatchCreated,
    MatchNames,
    NewLesson,
    NewSeat,
    Opening,
    Position,
    RulesBlock,
    RulesSection,
    WhyNot,
)
from sagaboard.service.routes import AnyRequest, MatchId, OurDesk, SeatNumber, with_problems

# A game


@get("/api/games/{game:str}/printed", sync_to_thread=False)
def printed(game: FromPath[str]) -> Any:
    """What is printed on the components; its shape is the game's."""
    return find(game).printed(None)


@get("/api/games/{game:str}/text/{language:str}", media_type=MediaType.TEXT, sync_to_thread=False)
def text(game: FromPath[str], language: FromPath[str]) -> Response[str]:
    """All names and sentences of a game in a language, as Fluent source; later messages win."""
    spec = find(game)
    if language not in spec.languages:
        raise not_found(f"{spec.title} speaks {', '.join(spec.languages)}, not {language!r}")
    files = spec.text_files(language, None)
    return Response("\n".join(path.read_text(encoding="utf-8") for path in files))


@get("/api/games/{game:str}/rules", sync_to_thread=False)
def rules(game: FromPath[str]) -> list[RulesSection]:
    """The rules text: its sections in order, each a list of clauses, paragraphs and table rows."""
    return [
        RulesSection(
            section.level,
            section.heading,
            [RulesBlock(block.id, block.text, block.cells) for block in section.blocks],
        )
        for section in read_sections(find(game).rules_text)
    ]


@get("/api/games/{game:str}/lesson", sync_to_thread=False)
def lesson(game: FromPath[str]) -> LessonInfo:
    """The guided first match: what seat 0 plays, and the message that explains each move."""
    return LessonInfo([LessonStep(step.move, step.hint) for step in lesson_of(game).step])


@post("/api/games/{game:str}/lesson")
async def start_lesson(
    game: FromPath[str],
    desk: OurDesk,
    request: AnyRequest,
    data: JSONBody[NewLesson | None] = None,
) -> Response[MatchCreated]:
    """A match as the lesson needs it: its own seed, and bots at the other seats."""
    await desk.check_open_matches(request)
    taught = lesson_of(game)
    called = data or NewLesson()
    bots = zip_longest(taught.bots, called.bot_names[: len(taught.bots)], fillvalue="")
    seats = [
        NewSeat(name=called.name),
        *(NewSeat(kind="bot", bot=bot, name=name) for bot, name in bots),
    ]
    device, cookies = desk.device(request)
    created = await desk.hall.create(
        game,
        seats,
        taught.options,
        spectators=False,
        made_by=address_of(request),
        device=device,
        seed=taught.seed,
    )
    return Response(created, cookies=cookies)


def lesson_of(game: str) -> Lesson:
    spec = find(game)
    if spec.lesson is None:
        raise not_found(f"{spec.title} has no lesson")
    return read_lesson(spec.lesson)


# A match


@get("/api/matches/{match_id:str}/names")
async def names(match_id: MatchId, desk: OurDesk) -> MatchNames:
    """Which message names which noun or value; it stays the same during a match."""
    return looking.names(await desk.hall.table(match_id))


@get("/api/matches/{match_id:str}/opening")
async def opening(match_id: MatchId, desk: OurDesk, request: AnyRequest) -> Opening:
    """All that this device needs to show the table, in one answer."""
    return await desk.opening(match_id, request)


@get("/api/matches/{match_id:str}/seats/{seat:int}/why")
async def why(
    match_id: MatchId,
    seat: SeatNumber,
    move: Annotated[str, QueryParameter(max_length=80)],
    desk: OurDesk,
    request: AnyRequest,
) -> WhyNot:
    """Whether a move is possible now, and the clause that forbids it if one can be named."""
    table = await desk.seat(match_id, seat, request)
    return looking.why_not(table, seat, move)


@get("/api/matches/{match_id:str}/seats/{seat:int}/at/{move:int}")
async def position(
    match_id: MatchId,
    seat: SeatNumber,
    move: Annotated[int, PathParameter(ge=0)],
    desk: OurDesk,
    request: AnyRequest,
) -> Position:
    """An earlier position as the seat saw it, after so many moves."""
    table = await desk.watch(match_id, seat, request)
    return await looking.position(table, seat, move)


@get("/api/matches/{match_id:str}/seats/{seat:int}/history")
async def history(
    match_id: MatchId, seat: SeatNumber, desk: OurDesk, request: AnyRequest
) -> History:
    """The scores after every move, who made it, and the moves of the seat itself."""
    table = await desk.watch(match_id, seat, request)
    return await looking.history(table, seat)


@post("/api/matches/{match_id:str}/seats/{seat:int}/hint", status_code=200)
async def hint(match_id: MatchId, seat: SeatNumber, desk: OurDesk, request: AnyRequest) -> Hint:
    """What a bot would play, knowing what the seat knows; where only bots are the opponents."""
    table = await desk.seat(match_id, seat, request)
    return Hint(await while_connected(request, desk.hall.bots.hint(table, seat)))


@get("/api/matches/{match_id:str}/seats/{seat:int}/analysis")
async def analysis(
    match_id: MatchId, seat: SeatNumber, desk: OurDesk, request: AnyRequest
) -> Analysis:
    """Every seat's chance to win over time, and the moves that changed it most; after the end."""
    table = await desk.watch(match_id, seat, request)
    return await while_connected(request, desk.hall.bots.analysis(table))


HANDLERS: list[HTTPRouteHandler] = [
    printed,
    text,
    rules,
    lesson,
    start_lesson,
    names,
    opening,
    why,
    position,
    history,
    hint,
    analysis,
]

READING = [with_problems(handler) for handler in HANDLERS]
