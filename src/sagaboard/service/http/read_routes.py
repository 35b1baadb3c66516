"""Routes that change nothing: what a client needs to draw a table and to explain it."""

from __future__ import annotations

from functools import lru_cache
from itertools import zip_longest
from pathlib import Path
from typing import Annotated, Any

from litestar import MediaType, Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from sagaboard.arena.analysis import Analysis
from sagaboard.kernel.clauses import (
    read_clauses,
    read_sections,
    sources_of,
    text_in,
    without_sources,
)
from sagaboard.kernel.lesson import Lesson, read_lesson
from sagaboard.kernel.reason import Target
from sagaboard.kernel.registry import find
from sagaboard.service.http.disconnects import while_connected
from sagaboard.service.http.routes import AnyRequest, MatchId, OurApi, SeatNumber, with_problems
from sagaboard.service.http.seat_access import address_of
from sagaboard.service.matches import queries
from sagaboard.service.problems import Refused, not_found
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

# A game


@get("/api/games/{game:str}/printed", sync_to_thread=False)
def printed(game: FromPath[str]) -> Any:
    """What is printed on the components; its shape is the game's."""
    return find(game).client_data(None)


@get("/api/games/{game:str}/text/{language:str}", media_type=MediaType.TEXT, sync_to_thread=False)
def text(game: FromPath[str], language: FromPath[str]) -> Response[str]:
    """All names and sentences of a game in a language, as Fluent source; later messages win."""
    spec = find(game)
    if language not in spec.languages:
        raise not_found(f"{spec.title} speaks {', '.join(spec.languages)}, not {language!r}")
    files = spec.text_files(language, None)
    return Response("\n".join(path.read_text(encoding="utf-8") for path in files))


@get("/api/games/{game:str}/rules", sync_to_thread=False)
def rules(
    game: FromPath[str], lang: Annotated[str, QueryParameter(max_length=20)] = "en"
) -> list[RulesSection]:
    """The rules text: its sections in order, each a list of clauses, paragraphs and table rows.

    In English if nobody has translated it."""
    original = find(game).rules_text
    return sections_of(original, text_in(original, lang))


@lru_cache(maxsize=64)
def sections_of(original: Path, text: Path) -> list[RulesSection]:
    """Read once: it takes longer than everybody else wants to wait, and anybody may ask."""
    sources = {id_: sources_of(clause.text) for id_, clause in read_clauses(original).items()}
    return [
        RulesSection(
            section.level,
            section.heading,
            [
                RulesBlock(
                    block.id,
                    without_sources(block.text) if block.id else block.text,
                    block.cells,
                    sources.get(block.id, []),
                )
                for block in section.blocks
            ],
        )
        for section in read_sections(text)
    ]


@get("/api/games/{game:str}/lesson", sync_to_thread=False)
def lesson(game: FromPath[str]) -> LessonInfo:
    """The guided first match: what seat 0 plays, and the message that explains each move."""
    return LessonInfo([LessonStep(step.move, step.hint) for step in lesson_of(game).step])


@post("/api/games/{game:str}/lesson")
async def start_lesson(
    game: FromPath[str],
    api: OurApi,
    request: AnyRequest,
    data: JSONBody[NewLesson | None] = None,
) -> Response[MatchCreated]:
    """A match as the lesson needs it: its own seed, and bots at the other seats."""
    await api.check_open_matches(request)
    taught = lesson_of(game)
    called = data or NewLesson()
    bots = zip_longest(taught.bots, called.bot_names[: len(taught.bots)], fillvalue="")
    seats = [
        NewSeat(name=called.name),
        *(NewSeat(kind="bot", bot=bot, name=name) for bot, name in bots),
    ]
    device, cookies = api.device(request)
    created = await api.matches.create(
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
    return read_once(spec.lesson)


read_once = lru_cache(maxsize=64)(read_lesson)


# A match


@get("/api/matches/{match_id:str}/names")
async def names(match_id: MatchId, api: OurApi) -> MatchNames:
    """Which message names which noun or value; it stays the same during a match."""
    return queries.names(await api.matches.table(match_id))


@get("/api/matches/{match_id:str}/opening")
async def opening(match_id: MatchId, api: OurApi, request: AnyRequest) -> Opening:
    """All that this device needs to show the table, in one answer."""
    return await api.opening(match_id, request)


@get("/api/matches/{match_id:str}/seats/{seat:int}/why")
async def why(
    match_id: MatchId,
    seat: SeatNumber,
    api: OurApi,
    request: AnyRequest,
    kind: Annotated[str, QueryParameter(max_length=80)] = "",
    noun: Annotated[str, QueryParameter(max_length=80)] = "",
    owner: Annotated[int | None, QueryParameter(ge=0)] = None,
    verb: Annotated[str, QueryParameter(max_length=80)] = "",
    move: Annotated[str, QueryParameter(max_length=80)] = "",
) -> WhyNot:
    """What can be done now with a target (`kind` and `noun`), or with a `move`, or why not."""
    table = await api.seat(match_id, seat, request)
    if bool(kind) == bool(move):
        raise Refused(400, "bad request", "ask about a target (kind and noun) or about a move")
    if move:
        return queries.why_not_move(table, seat, move)
    return queries.why_not(table, seat, Target(kind, noun, owner, verb or None))


@get("/api/matches/{match_id:str}/seats/{seat:int}/at/{move:int}")
async def position(
    match_id: MatchId,
    seat: SeatNumber,
    move: Annotated[int, PathParameter(ge=0)],
    api: OurApi,
    request: AnyRequest,
) -> Position:
    """An earlier position as the seat saw it, after so many moves."""
    table = await api.watch(match_id, seat, request)
    return await queries.position(table, seat, move)


@get("/api/matches/{match_id:str}/seats/{seat:int}/history")
async def history(match_id: MatchId, seat: SeatNumber, api: OurApi, request: AnyRequest) -> History:
    """The scores after every move, who made it, and the moves of the seat itself."""
    table = await api.watch(match_id, seat, request)
    api.charge(request, len(table.match.past))
    return await queries.history(table, seat)


@post("/api/matches/{match_id:str}/seats/{seat:int}/hint", status_code=200)
async def hint(match_id: MatchId, seat: SeatNumber, api: OurApi, request: AnyRequest) -> Hint:
    """What a bot would play, knowing what the seat knows; where only bots are the opponents."""
    table = await api.seat(match_id, seat, request)
    return Hint(await while_connected(request, api.bots.hint(table, seat)))


@get("/api/matches/{match_id:str}/seats/{seat:int}/analysis")
async def analysis(
    match_id: MatchId, seat: SeatNumber, api: OurApi, request: AnyRequest
) -> Analysis:
    """Every seat's chance to win over time, and the moves that changed it most; after the end."""
    table = await api.watch(match_id, seat, request)
    return await while_connected(request, api.bots.analysis(table))


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

READ_ROUTES = [with_problems(handler) for handler in HANDLERS]
