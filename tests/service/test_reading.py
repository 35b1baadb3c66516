"""The routes that only read: earlier positions, scores, why not, names, rules, texts, a lesson."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from copy import copy
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from fluent.syntax import FluentParser, ast

from sagaboard.bots import find_bot
from sagaboard.bots.dice import Dice
from sagaboard.client import SPECTATOR as WATCHING
from sagaboard.client import Client
from sagaboard.kernel.chance import Chance
from sagaboard.kernel.clauses import read_clauses, sources_of, without_sources
from sagaboard.kernel.game import Game, play
from sagaboard.kernel.match import Match, new_record
from sagaboard.kernel.move import noun_of
from sagaboard.kernel.registry import find
from sagaboard.kernel.speech import speech_for
from sagaboard.service.http import read_routes
from sagaboard.service.http.app import create_app
from sagaboard.service.matches import positions, queries, slices
from sagaboard.service.matches.positions import EVERY
from sagaboard.service.matches.table import Table
from sagaboard.service.matches.watcher import SPECTATOR
from sagaboard.service.problems import Refused
from sagaboard.service.protocol import Position
from sagaboard.service.settings import Settings
from tests.service.playing import (
    GAME,
    TURNS,
    a_table,
    first_turn,
    new_match,
    play_on,
    refused,
)
from tests.service.server import Server, running_server

SPEC = find(GAME)
ENCODED = msgspec.json.Encoder(order="deterministic").encode


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("reading") / "matches.db") as server:
        yield server


async def play_whole(table: Table, seed: str) -> list[Game]:
    """A random match to its end; the game before each move, and the last."""
    dice = Dice(seed)
    games = [table.match.game.copy()]
    while not table.is_over:
        waiting = table.match.game.waiting_for()
        seat = waiting[dice.below(len(waiting))]
        question = table.match.game.question_for(seat)
        assert question is not None
        move = question.moves[dice.below(len(question.moves))]
        await table.play(seat, table.match.vocabulary.text(move), table.seq, None)
        games.append(table.match.game.copy())
    return games


# Looking back


@pytest.mark.parametrize("players", SPEC.players)
async def test_an_earlier_position_is_what_the_seat_saw_then(players: int, tmp_path: Path) -> None:
    async with a_table(tmp_path, players, "back") as table:
        games = await play_whole(table, f"back/{players}")
        for move, game in enumerate(games):
            # Each position for one seat, in turn: all of them for all would take minutes.
            seat = move % (players + 1) - 1
            if move % 3:
                continue
            wanted = Position(
                move=move,
                view=SPEC.view(game, seat),
                waiting_for=game.waiting_for(),
                scores=SPEC.standing(game).scores,
            )
            assert ENCODED(await queries.position(table, seat, move)) == ENCODED(wanted)


@pytest.mark.parametrize("players", SPEC.players)
async def test_an_earlier_position_tells_nothing_that_was_hidden_then(
    players: int, tmp_path: Path
) -> None:
    """Whatever a seat could not know at that time may be different: it gets the same bytes."""
    chance = Chance(f"hidden/{players}")
    async with a_table(tmp_path, players, "hidden") as table:
        games = await play_whole(table, f"hidden/{players}")
        for move in range(0, len(games) - 1, 19):
            for seat in range(SPECTATOR, players):
                other = SPEC.bots.redeal(games[move], seat, chance)
                changed = Position(
                    move=move,
                    view=SPEC.view(other, seat),
                    waiting_for=other.waiting_for(),
                    scores=SPEC.standing(other).scores,
                )
                assert ENCODED(await queries.position(table, seat, move)) == ENCODED(changed)


async def test_looking_back_changes_nothing(tmp_path: Path) -> None:
    async with a_table(tmp_path, 2, "still") as table:
        await play_whole(table, "still")
        before = [ENCODED(table.publisher.update(seat, 0)) for seat in (SPECTATOR, 0, 1)]
        last = len(table.match.record.moves)
        for move in (0, 1, last // 2, last):
            await queries.position(table, 0, move)
        await queries.history(table, 0)
        assert [ENCODED(table.publisher.update(seat, 0)) for seat in (SPECTATOR, 0, 1)] == before


async def test_history_has_the_scores_after_every_move_and_who_made_it(tmp_path: Path) -> None:
    async with a_table(tmp_path, 3, "history") as table:
        games = await play_whole(table, "history")
        history = await queries.history(table, 0)
        assert history.first == 0
        assert history.scores == [SPEC.standing(game).scores for game in games]
        assert any(any(scores) for scores in history.scores)
        assert history.movers == [past.seat for past in table.match.past]
        assert set(history.movers) == {0, 1, 2}


async def test_history_tells_a_seat_what_it_has_played_itself_and_a_spectator_nothing(
    tmp_path: Path,
) -> None:
    async with a_table(tmp_path, 3, "own history") as table:
        await play_whole(table, "own history")
        for seat in range(3):
            played = (await queries.history(table, seat)).own
            mine = [line for line in table.match.record.moves if line.startswith(f"{seat} ")]
            assert [f"{seat} {move}" for move in played] == mine
            assert played
        assert (await queries.history(table, SPECTATOR)).own == []


async def test_whoever_looks_back_keeps_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between two turns of the event loop no more than a slice of the moves is played again, also
    when all positions are kept already."""
    monkeypatch.setattr(slices, "SLICE", 0.0)

    async with a_table(tmp_path, 2, "calm") as table:
        games = await play_whole(table, "calm")
        last = len(games) - 1
        assert last > 3 * EVERY
        for looks in (
            queries.position(table, 0, last),
            queries.history(table, 0),
            queries.history(table, 0),
        ):
            looking_back = asyncio.create_task(looks)
            turns = 0
            while not looking_back.done():
                await asyncio.sleep(0)
                turns += 1
            assert turns >= last


async def test_positions_near_a_known_one_are_played_on_from_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_table(tmp_path, 2, "near") as table:
        games = await play_whole(table, "near")
        middle = len(games) // 2
        await queries.position(table, 0, middle)
        played = 0

        def counted(game: Game, seat: int, move: int) -> None:
            nonlocal played
            played += 1
            play(game, seat, move)

        monkeypatch.setattr(positions, "play", counted)
        for move in (middle, middle + 1, middle - 1):
            await queries.position(table, 0, move)
        assert played <= 3 * EVERY


def replayed(table: Table, to: int) -> Match:
    earlier = copy(table.match)
    earlier.go_back(to)
    return earlier


async def test_after_an_undo_the_new_moves_are_looked_at(tmp_path: Path) -> None:
    async with a_table(tmp_path, 2, "again", **TURNS) as table:
        other: list[bytes] = []
        for attempt in range(2):
            while len(table.match.record.moves) < EVERY + 2:
                seat = table.match.game.waiting_for()[0]
                question = table.match.game.question_for(seat)
                assert question is not None
                move = question.moves[-1 if attempt else 0]
                await table.play(seat, table.match.vocabulary.text(move), table.seq, None)
            position = await queries.position(table, 0, EVERY + 1)
            wanted = SPEC.view(replayed(table, EVERY + 1).game, 0)
            assert ENCODED(position.view) == ENCODED(wanted)
            other.append(ENCODED(position.view))
            table._return_to(replayed(table, 2), 2)
        assert other[0] != other[1]


async def test_an_undone_move_is_no_position(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, **TURNS)
        link = created.links[0]
        update = await client.play(created.id, link, "invade leader", 0)
        assert (await client.position(created.id, link, 1)).move == 1
        await client.undo(created.id, link, update.seq)
        with refused(404, "positions 0 to 0"):
            await client.position(created.id, link, 1)
        assert (await client.history(created.id, link)).scores == [[0, 0]]


@pytest.mark.parametrize("move", [7, 10**6])
async def test_a_position_that_is_not_there_is_refused(server: Server, move: int) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, **TURNS)
        with refused(404, "positions 0 to 0", str(move)):
            await client.position(created.id, created.links[0], move)
        with refused(400):
            await client.position(created.id, created.links[0], -1)


# Why not


async def test_a_move_that_is_not_offered_gets_a_clause_and_changes_nothing(tmp_path: Path) -> None:
    """Always for an action on the own turn. (Of Warriors that are alike one is offered, and no
    clause forbids the others; a card of another pack has none either.)"""
    clauses = read_clauses(SPEC.rules_text)

    dice = Dice("why")
    asked = 0
    async with a_table(tmp_path, 3, "why") as table:
        vocabulary = table.match.vocabulary
        while not table.is_over and asked < 2000:
            for seat in range(3):
                question = table.match.game.question_for(seat)
                offered = set(question.moves) if question is not None else set()
                before = ENCODED(table.publisher.update(seat, 0))
                for move in offered:
                    answer = queries.why_not_move(table, seat, vocabulary.text(move))
                    assert (answer.moves, answer.reason) == ([vocabulary.text(move)], None)
                for text, move in list(vocabulary.moves.items())[dice.below(40) :: 40]:
                    if move not in offered:
                        answer = queries.why_not_move(table, seat, text)
                        assert answer.moves == []
                        assert answer.reason is None or answer.reason.clause in clauses
                        if question is not None and question.prompt == "action":
                            named = text.startswith(("march", "upgrade", "quest", "pillage"))
                            assert answer.reason is not None or not named, text
                        asked += 1
                assert ENCODED(table.publisher.update(seat, 0)) == before
            for _ in range(15):
                waiting = table.match.game.waiting_for()
                if waiting:
                    question = table.match.game.question_for(waiting[0])
                    assert question is not None
                    move = question.moves[dice.below(len(question.moves))]
                    await table.play(waiting[0], vocabulary.text(move), table.seq, None)
    assert asked > 500


async def test_why_not_over_http(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, **TURNS)
        first, second = created.links
        possible = await client.why(created.id, first, move="invade leader")
        assert possible.moves == ["invade leader"]
        late = await client.why(created.id, second, move="invade leader")
        assert late.moves == []
        assert late.reason is not None
        with refused(400, "dance"):
            await client.why(created.id, first, move="dance")
        with refused(400):
            await client.why(created.id, first, move="x" * 81)
        update = await client.update(created.id, first)
        assert (update.seq, update.moves) == (0, 0)


async def test_a_target_is_explained_in_one_answer(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, **TURNS)
        first, second = created.links
        leader = await client.why(created.id, first, kind="figure", noun="leader")
        assert (leader.moves, leader.reason) == (["invade leader"], None)
        centre = await client.why(created.id, first, kind="place", noun="yggdrasil")
        assert centre.moves == []
        assert centre.reason is not None
        assert (centre.reason.clause, centre.reason.form) == ("BR-INV-05", "")
        assert centre.reason.values["place"].kind == "place"
        later = await client.why(created.id, second, kind="place", noun="yggdrasil")
        assert later.reason is not None
        assert later.reason.clause == "BR-ACT-03"
        march = await client.why(created.id, first, kind="place", noun="gimle", verb="march")
        assert march.reason is not None
        assert march.reason.clause == "BR-MARCH-01"
        for kind, noun in (("moon", "full"), ("place", "the moon"), ("place", "valhalla")):
            nothing = await client.why(created.id, first, kind=kind, noun=noun)
            assert (nothing.moves, nothing.reason) == ([], None)
        theirs = await client.why(created.id, first, kind="figure", noun="leader", owner=1)
        assert (theirs.moves, theirs.reason) == ([], None)
        with refused(400):
            await client.why(created.id, first, kind="place", noun="x" * 81)
        with refused(400, "target"):
            await client.why(created.id, first, kind="", noun="gimle")
        with refused(404):
            await client.why(created.id, WATCHING, kind="place", noun="gimle")


# Whose it is


async def test_nobody_looks_through_anothers_eyes(server: Server) -> None:
    async with Client(server.url) as owner, Client(server.url) as stranger:
        created = await new_match(owner, spectators=False, **TURNS)
        first, second = created.links
        await first_turn(owner, created)
        # The token of one seat, asked for the other.
        foreign = msgspec.structs.replace(second, seat=first.seat)
        unknown = msgspec.structs.replace(WATCHING, seat=first.seat)
        for link in (foreign, unknown, WATCHING):
            with refused(403):
                await stranger.position(created.id, link, 1)
            with refused(403):
                await stranger.history(created.id, link)
        for link in (foreign, unknown):
            with refused(403):
                await stranger.why(created.id, link, move="pass")
        assert (await stranger.position(created.id, second, 1)).view["seat"] == second.seat


async def test_spectators_look_back_where_they_are_welcome(server: Server) -> None:
    async with Client(server.url) as owner, Client(server.url) as stranger:
        created = await new_match(owner, **TURNS)
        await first_turn(owner, created)
        assert (await stranger.position(created.id, WATCHING, 2)).view["seat"] == -1
        assert len((await stranger.history(created.id, WATCHING)).scores) == 3
        with refused(404, "no seat -1"):
            await stranger.why(created.id, WATCHING, move="pass")


# Names


@pytest.mark.parametrize("players", SPEC.players)
async def test_every_move_and_event_of_random_matches_can_be_named(
    players: int, tmp_path: Path
) -> None:
    """By the messages that the service tells, in every language: 21 matches in all."""
    speeches = [speech_for(SPEC, language) for language in SPEC.languages]

    for number in range(7):
        seed = f"names/{number}"
        match = Match(SPEC, new_record(SPEC, [str(n) for n in range(players)], {}, seed))
        async with a_table(tmp_path, players, f"names-{number}") as table:
            names = queries.names(table)
        bot = find_bot("random", seed)
        while not match.game.is_over:
            seat = match.game.waiting_for()[0]
            question = match.game.question_for(seat)
            assert question is not None
            assert all(speech.has(f"ask-{hyphens(question.prompt)}") for speech in speeches)
            for move in question.moves:
                verb, _, noun = match.vocabulary.text(move).partition(" ")
                info = names.verbs[verb]
                assert info.nouns[noun_of(move)] == noun
                assert (info.kind == "") == (noun == "")
                if info.kind:
                    assert str(noun_of(move)) in names.messages[info.kind]
                assert all(speech.has(f"move-{verb}") for speech in speeches)
            match.play(seat, bot.choose(SPEC, match.game, seat))
        for event in (event for events in match.events for event in events):
            assert all(speech.has(f"event-{hyphens(event.kind)}") for speech in speeches)
            declared = names.events[event.kind]
            for position, value in enumerate(event.values):
                kind = declared[min(position, len(declared) - 1)][1].removesuffix("*")
                assert kind == "number" or str(value) in names.messages[kind], event
        for messages in names.messages.values():
            for message in messages.values():
                assert all(speech.has(message) for speech in speeches), message


def hyphens(words: str) -> str:
    return words.replace("_", "-")


async def test_names_tell_who_plays_which_clan(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, clans=["bear", "raven"])
        names = await client.names(created.id)
        assert names.messages["seat"] == {"0": "clan-bear", "1": "clan-raven"}
        assert names.verbs["pillage"].kind == "place"
        assert names.verbs["pass"].kind == ""


async def test_names_stay_the_same_during_a_match(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, **TURNS)
        before = await client.names(created.id)
        await play_on(client, created, Dice("names"), 60)
        assert await client.names(created.id) == before


# Games


async def test_the_rules_hold_every_clause_once(server: Server) -> None:
    async with Client(server.url) as client:
        sections = await client.rules(GAME)
        blocks = [block for section in sections for block in section.blocks]
        told = {block.id: (block.text, block.sources) for block in blocks if block.id}
        clauses = read_clauses(SPEC.rules_text)
        assert [block.id for block in blocks if block.id] == list(clauses)
        assert told == {
            id_: (without_sources(clause.text), sources_of(clause.text))
            for id_, clause in clauses.items()
        }
        assert told["BR-COMP-01"][1] == ["seed"]
        assert all(block.text or block.cells for block in blocks)
        headings = {section.heading for section in sections}
        assert {clause.heading for clause in clauses.values()} <= headings
        with refused(404, "no-such-game"):
            await client.rules("no-such-game")


async def test_what_never_changes_is_read_from_its_files_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or asking for it again and again would keep everybody else waiting."""
    app: Any = create_app(Settings(str(tmp_path / "matches.db"), host_names=("s",)))
    transport = httpx.ASGITransport(app)
    paths = [f"/api/games/{GAME}/{what}" for what in ("rules", "rules?lang=cs", "lesson")]
    async with httpx.AsyncClient(transport=transport, base_url="http://s") as http:
        for path in ["/api/games", *paths]:
            first = await http.get(path)
            assert first.status_code == 200
            with monkeypatch.context() as patch:
                patch.setattr(Path, "read_text", unread)
                patch.setattr(Path, "read_bytes", unread)
                assert (await http.get(path)).content == first.content


def unread(path: Path, *_: object, **__: object) -> None:
    raise AssertionError(f"{path} is read again")


@pytest.mark.parametrize("language", SPEC.languages)
async def test_the_texts_of_a_language_are_whole(server: Server, language: str) -> None:
    async with Client(server.url) as client:
        resource = FluentParser().parse(await client.text(GAME, language))
        assert [e for e in resource.body if isinstance(e, ast.Junk)] == []
        ids = {e.id.name for e in resource.body if isinstance(e, ast.Message)}
        assert {"card-troll", "event-battle-won", "move-pillage", "option-clans"} <= ids


async def test_a_language_that_nobody_wrote_is_refused(server: Server) -> None:
    async with Client(server.url) as client:
        with refused(404, "en, cs, pl, de"):
            await client.text(GAME, "xx")
        with refused(404):
            await client.text("no-such-game", "en")


async def test_printed_matter_is_that_of_the_content(server: Server) -> None:
    async with Client(server.url) as client:
        told = await client.printed(GAME)
        assert told == msgspec.to_builtins(SPEC.client_data(None))


# The lesson


async def test_a_lesson_is_a_match_of_its_own_against_bots(server: Server) -> None:
    async with Client(server.url) as client, Client(server.url) as other:
        assert next(game for game in await client.games() if game.name == GAME).lesson
        steps = (await client.lesson(GAME)).steps
        created = await client.start_lesson(GAME)
        assert [link.seat for link in created.links] == [0]
        info = await client.info(created.id)
        assert [seat.kind for seat in info.seats] == ["person"] + ["bot"] * (len(info.seats) - 1)
        assert not info.spectators
        assert [mine.seat for mine in await client.my_matches()] == [0]
        update = await client.update(created.id, created.links[0])
        assert update.question is not None
        assert steps[0].move in update.question.moves
        again = await other.start_lesson(GAME)
        assert again.id != created.id
        assert again.seed_hash == created.seed_hash, "everybody learns from the same match"


def test_a_game_without_a_lesson_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(SPEC), "lesson", None)
    with pytest.raises(Refused, match="has no lesson") as caught:
        read_routes.lesson_of(GAME)
    assert caught.value.status == 404
