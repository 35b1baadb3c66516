"""Undo: free where it harms nobody, by consent where it would, always against bots alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sagaboard.bots.dice import Dice
from sagaboard.client import SPECTATOR, Client
from sagaboard.kernel.chance import Chance
from sagaboard.kernel.game import Game, play
from sagaboard.kernel.match import new_record
from sagaboard.kernel.registry import find
from sagaboard.service.matches.matches import Matches
from sagaboard.service.matches.table import Table
from sagaboard.service.protocol import NewSeat, UndoRefusal, Update
from tests.service.playing import (
    FIRST,
    GAME,
    TURNS,
    a_table,
    channels,
    first_turn,
    new_match,
    people,
    play_out,
    refused,
    where_to,
)
from tests.service.server import Server, running_server
from tests.service.store_samples import leave

SPEC = find(GAME)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("undo") / "matches.db") as server:
        yield server


def position(update: Update) -> Any:
    return (update.view, update.question, update.waiting_for, update.scores)


# Free


async def test_a_move_that_harms_nobody_is_taken_back_at_once(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, **TURNS)
        ada, bo = created.links
        before = await client.update(created.id, ada)
        after = await client.play(created.id, ada, FIRST, 0)
        assert after.can_undo
        back = await client.undo(created.id, ada, after.seq)
        assert back.seq == 2, "an undo is an entry too"
        assert position(back) == position(before)
        assert not back.can_undo
        assert (await client.info(created.id)).moves == 0
        assert (await client.log(created.id, ada)).log == before.log
        again = await client.play(created.id, ada, FIRST, back.seq)
        assert position(again) == position(after), "the same luck again"
        with refused(409, "made for 1"):
            await client.undo(created.id, ada, 1)
        with refused(409, "no move of yours"):
            await client.undo(created.id, bo, again.seq)


async def test_nothing_to_take_back(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, **TURNS)
        for link in created.links:
            with refused(409, "no move of yours"):
                await client.undo(created.id, link, 0)
        with refused(404):
            await client.undo(created.id, SPECTATOR, 0)
        assert (await client.info(created.id)).seq == 0


async def test_a_pick_of_the_draft_is_taken_back_while_others_still_think(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, people(2))
        ada, bo = created.links
        before = await client.update(created.id, ada)
        other = await client.update(created.id, bo)
        assert before.question is not None
        picked = await client.play(created.id, ada, before.question.moves[0], 0)
        back = await client.undo(created.id, ada, picked.seq)
        assert position(back) == position(before)
        assert position(await client.update(created.id, bo)) == position(other)


# By consent


async def test_after_handing_over_the_turn_the_other_must_agree(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, **TURNS)
        ada, bo = created.links
        handed = await first_turn(client, created)
        assert not handed.can_undo
        asking = await client.undo(created.id, ada, handed.seq)
        assert asking.undo is not None
        assert (asking.undo.seat, asking.undo.to, asking.undo.agreed) == (0, 1, [])
        assert position(asking) == position(handed), "nothing has happened yet"
        assert (await client.update(created.id, bo)).undo == asking.undo
        with refused(409, "nobody has asked you"):
            await client.answer_undo(created.id, ada, asking.seq, agree=True)
        with refused(409, "made for"):
            await client.answer_undo(created.id, bo, handed.seq, agree=True)
        agreed = await client.answer_undo(created.id, bo, asking.seq, agree=True)
        assert agreed.undo is None
        assert agreed.waiting_for == [0]
        back = await client.update(created.id, ada)
        assert back.question is not None
        assert where_to(back)
        assert (await client.info(created.id)).moves == 1


async def test_refuse(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, **TURNS)
        ada, bo = created.links
        handed = await first_turn(client, created)
        asking = await client.undo(created.id, ada, handed.seq)
        no = await client.answer_undo(created.id, bo, asking.seq, agree=False)
        assert no.undo is None
        assert no.waiting_for == [1]
        seen = await client.update(created.id, ada)
        assert position(seen) == position(handed)
        assert no.undo_refused == seen.undo_refused == UndoRefusal(seat=0, to=1, by=1)
        with refused(409, "nobody has asked you"):
            await client.answer_undo(created.id, bo, no.seq, agree=True)
        moved = await client.play(created.id, bo, "pass", no.seq)
        assert moved.undo_refused is None


async def test_a_move_answers_an_open_question_with_no(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, **TURNS)
        ada, bo = created.links
        handed = await first_turn(client, created)
        asking = await client.undo(created.id, ada, handed.seq)
        moved = await client.play(created.id, bo, "pass", asking.seq)
        assert moved.undo is None
        with refused(409, "nobody has asked you"):
            await client.answer_undo(created.id, bo, moved.seq, agree=True)


async def test_after_another_has_moved_everybody_else_must_agree(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, people(3), **TURNS)
        ada, bo, cleo = created.links
        handed = await first_turn(client, created)
        moved = await client.play(created.id, bo, "pass", handed.seq)
        asking = await client.undo(created.id, ada, moved.seq)
        half = await client.answer_undo(created.id, cleo, asking.seq, agree=True)
        assert half.undo is not None
        assert half.undo.agreed == [2]
        assert half.waiting_for == moved.waiting_for, "one more must agree"
        done = await client.answer_undo(created.id, bo, half.seq, agree=True)
        assert done.undo is None
        assert done.waiting_for == [0]
        assert (await client.info(created.id)).moves == 1


async def test_one_no_is_enough(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, people(3), **TURNS)
        ada, bo, cleo = created.links
        handed = await first_turn(client, created)
        asking = await client.undo(created.id, ada, handed.seq)
        half = await client.answer_undo(created.id, cleo, asking.seq, agree=True)
        no = await client.answer_undo(created.id, bo, half.seq, agree=False)
        assert no.undo is None
        assert no.waiting_for == [1]


async def test_saying_yes_twice_is_one_yes(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, people(3), **TURNS)
        ada, bo, _ = created.links
        handed = await first_turn(client, created)
        update = await client.undo(created.id, ada, handed.seq)
        for _ in range(2):
            update = await client.answer_undo(created.id, bo, update.seq, agree=True)
            assert update.undo is not None
            assert update.undo.agreed == [1]
        assert update.waiting_for == [1]


async def test_consent_over_the_live_channel(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, **TURNS)
        await first_turn(client, created)
        async with channels(client, created, *created.links, SPECTATOR) as (ada, bo, fan):
            await ada.undo()
            asked = [await channel.update() for channel in (ada, bo, fan)]
            assert all(update.undo is not None for update in asked)
            await bo.answer_undo(agree=True)
            told = [await channel.update() for channel in (ada, bo, fan)]
            assert [update.waiting_for for update in told] == [[0]] * 3
            assert all(update.undo is None for update in told)


async def test_an_open_proposal_survives_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "matches.db"

    with running_server(database) as server:
        async with Client(server.url) as client:
            created = await new_match(client, people(3), **TURNS)
            handed = await first_turn(client, created)
            asking = await client.undo(created.id, created.links[0], handed.seq)
            half = await client.answer_undo(created.id, created.links[2], asking.seq, agree=True)
    with running_server(database) as server:
        async with Client(server.url) as client:
            update = await client.update(created.id, created.links[1])
            assert update.undo is not None
            assert update.undo.agreed == [2]
            done = await client.answer_undo(created.id, created.links[1], half.seq, agree=True)
            assert done.waiting_for == [0]


@pytest.mark.parametrize("way", ["leaves", "hands it to a bot"])
async def test_whoever_is_gone_need_not_agree(server: Server, way: str) -> None:
    """The last who could say no goes: the undo is carried out."""
    async with Client(server.url) as client:
        created = await new_match(client, people(3), **TURNS)
        ada, bo, cleo = created.links
        handed = await first_turn(client, created)
        asking = await client.undo(created.id, ada, handed.seq)
        await client.answer_undo(created.id, cleo, asking.seq, agree=True)
        if way == "leaves":
            await client.leave(created.id, bo)
        else:
            await client.hand_to_bot(created.id, bo, "random")
        back = await client.update(created.id, ada)
        assert (back.undo, back.moves, back.waiting_for) == (None, 1, [0])


async def test_a_proposal_goes_on_while_somebody_is_left_to_ask(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, people(3), **TURNS)
        ada, bo, cleo = created.links
        handed = await first_turn(client, created)
        await client.undo(created.id, ada, handed.seq)
        await client.leave(created.id, bo)
        still = await client.update(created.id, cleo)
        assert still.undo is not None
        done = await client.answer_undo(created.id, cleo, still.seq, agree=True)
        assert (done.undo, done.moves) == (None, 1)


async def test_seats_that_bots_play_are_not_asked(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, people(3), **TURNS)
        ada, bo, cleo = created.links
        await client.hand_to_bot(created.id, cleo, "random")
        handed = await first_turn(client, created)
        asking = await client.undo(created.id, ada, handed.seq)
        with refused(409, "nobody has asked you"):
            await client.answer_undo(created.id, cleo, asking.seq, agree=False)
        done = await client.answer_undo(created.id, bo, asking.seq, agree=True)
        assert (done.undo, done.moves) == (None, 1)


async def test_a_proposal_that_a_dead_process_left_is_settled_when_it_is_loaded(
    tmp_path: Path,
) -> None:
    """It had changed the seat and was killed before it went back."""
    async with a_table(tmp_path, 2, "left", **TURNS) as table:
        await table.play(0, FIRST, 0, None)
        await table.play(0, where_to(table.publisher.update(0, 0)), 1, None)
        await table.undo(0, 2, None)
        assert table.proposal is not None
        await leave(table.store, table.seats[1])
        loaded = await Matches(table.store).table(table.id)
        assert (loaded.proposal, loaded.moves_at[-1], loaded.seq) == (None, 1, 4)


async def test_after_a_reveal_consent_is_needed(server: Server) -> None:
    """The last pick of a round shows the next pack: to have seen it cannot be undone alone."""
    async with Client(server.url) as client:
        created = await new_match(client, people(2))
        update = await client.update(created.id, created.links[0])
        for _ in range(4):  # two picks of each
            for link in created.links:
                update = await client.update(created.id, link)
                if update.question is not None and "packs_passed" not in kinds(update):
                    move = update.question.moves[0]
                    update = await client.play(created.id, link, move, update.seq)
                    if "packs_passed" in kinds(update):
                        assert not update.can_undo
                        asking = await client.undo(created.id, link, update.seq)
                        assert asking.undo is not None
                        return
        raise AssertionError("no packs were passed")


async def test_past_a_reveal_everybody_is_asked_also_whom_a_bot_stands_in_for(
    tmp_path: Path,
) -> None:
    """Or somebody would try another pick until the pack suits him, while the other is away."""
    async with a_table(tmp_path, 2, "stand-in") as table:
        while not table.match.past or not table.match.past[-1].revealed:
            question = next(q for q in table.match.game.questions if not q.may_change)
            text = table.match.vocabulary.text(question.moves[0])
            await table.play(question.seat, text, table.seq, None)
        picker, moves = table.match.past[-1].seat, table.moves_at[-1]
        away = 1 - picker
        await table.change_seat(away, bot="random")
        await table.undo(picker, table.seq, None)
        assert table.proposal is not None, "the other person must agree"
        assert table.moves_at[-1] == moves
        await table.answer_undo(away, table.seq, agree=False)
        assert settled_at(table) == moves
        await table.change_seat(away, bot=None)
        await table.undo(picker, table.seq, None)
        await table.change_seat(away, bot="random")
        assert table.proposal is not None, "handing the seat to a bot is no consent"
        await table.answer_undo(away, table.seq, agree=True)
        assert settled_at(table) == moves - 1


def settled_at(table: Table) -> int:
    """How many moves count; nobody is asked for an undo."""
    assert table.proposal is None
    return table.moves_at[-1]


def kinds(update: Update) -> set[str]:
    return {event.kind for entry in update.log for event in entry.events}


async def test_no_undo_after_the_end(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, **TURNS)
        over = await play_out(client, created, Dice("no way back"))
        assert not over.can_undo
        for link in created.links:
            with refused(409, "over"):
                await client.undo(created.id, link, over.seq)


# Bots


@pytest.mark.parametrize("players", [2, 3])
async def test_against_bots_alone_undo_is_always_possible(server: Server, players: int) -> None:
    async with Client(server.url) as client:
        bots = [NewSeat(kind="bot", bot="random")] * (players - 1)
        created = await new_match(client, [NewSeat(name="Ada"), *bots], **TURNS)
        (ada,) = created.links
        async with client.live(created.id, ada) as channel:
            before = await channel.update()
            await channel.play("invade leader")
            await channel.play(where_to(await channel.update()))
            update = await channel.update()
            while 0 not in update.waiting_for:
                update = await channel.update()
            assert update.log[-1].move > 2, "the bots have moved since"
            for _ in range(2):
                await channel.undo()
                update = await channel.update()
                assert update.undo is None, "nobody has to be asked"
            assert position(update) == position(before)


async def test_open_seats_need_not_agree(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, [NewSeat(name="Ada"), NewSeat(kind="open")], **TURNS)
        handed = await first_turn(client, created)
        back = await client.undo(created.id, created.links[0], handed.seq)
        assert back.undo is None
        assert back.waiting_for == [0]


# The four conditions, in random matches


class Shadow:
    """The same match, played by the kernel alone, with every position kept."""

    def __init__(self, players: int, seed: str) -> None:
        record = new_record(SPEC, [str(n) for n in range(players)], {}, seed)
        game = SPEC.new(players, record.options, seed)
        self.games: list[Game] = [game]
        self.movers: list[int] = []

    @property
    def game(self) -> Game:
        return self.games[-1]

    def play(self, seat: int, move: int) -> None:
        after = self.game.copy()
        after.events = []
        after.questions = list(self.game.questions)
        play(after, seat, move)
        self.games.append(after)
        self.movers.append(seat)

    def go_back(self, number: int) -> None:
        del self.games[number + 1 :]
        del self.movers[number:]


def harm(shadow: Shadow, seat: int, to: int) -> list[str]:
    """What going back to the first `to` moves would take from others."""
    found = []
    for number in range(to, len(shadow.movers)):
        before, after = shadow.games[number], shadow.games[number + 1]
        asked_before = {q.seat for q in before.questions if not q.may_change}
        asked_after = {q.seat for q in after.questions if not q.may_change}
        if asked_after - asked_before - {seat}:
            found.append("somebody was handed the turn")
        if shadow.movers[number] != seat:
            found.append("somebody else has moved")
        if after.chance.draws != before.chance.draws:
            found.append("a random result is known")
        assert after.events is not None
        if any(event.kind in SPEC.reveals for event in after.events):
            found.append("something was revealed")
    return found


def learned_nothing(shadow: Shadow, seat: int, move: int) -> bool:
    """Whatever is hidden from the mover: after the last move all that the mover sees is the same,
    so the move has shown nothing. This asks the rules, not the list of events that reveal."""
    before, after = shadow.games[-2], shadow.games[-1]
    for n in range(3):
        other = SPEC.bots.redeal(before, seat, Chance(f"learned/{n}"))
        play(other, seat, move)
        if SPEC.view(other, seat) != SPEC.view(after, seat):
            return False
    return True


@pytest.mark.parametrize(("players", "seed"), [(2, "a"), (2, "b"), (3, "c"), (4, "d")])
async def test_a_free_undo_never_harms_anybody(tmp_path: Path, players: int, seed: str) -> None:
    """And the other way round: what is refused would harm. Undone now and then, played on."""

    dice = Dice(f"undo/{seed}")
    shadow = Shadow(players, seed)
    allowed = denied = 0
    async with a_table(tmp_path, players, seed) as table:
        while True:
            questions = shadow.game.questions
            question = questions[dice.below(len(questions))]
            move = question.moves[dice.below(len(question.moves))]
            text = table.match.vocabulary.text(move)
            await table.play(question.seat, text, table.seq, None)
            shadow.play(question.seat, move)
            assert SPEC.save(table.match.game) == SPEC.save(shadow.game)
            free = [table.free_undo(seat) for seat in range(players)]
            if table.is_over:
                assert free == [None] * players
                break
            for seat, to in enumerate(free):
                if to is None:
                    denied += 1
                    own = [n for n, s in enumerate(shadow.movers) if s == seat]
                    if own:
                        assert harm(shadow, seat, own[-1]), "it would have harmed nobody"
                else:
                    allowed += 1
                    assert to < len(shadow.movers)
                    assert harm(shadow, seat, to) == []
                    assert learned_nothing(shadow, seat, move)
            back = free[question.seat]
            if back is not None and dice.below(3) == 0:
                await table.undo(question.seat, table.seq, None)
                shadow.go_back(back)
                assert table.proposal is None
                assert SPEC.save(table.match.game) == SPEC.save(shadow.game)
                assert waiting(table.match.game) == waiting(shadow.game)
    assert allowed > 20
    assert denied > 20


def waiting(game: Game) -> list[tuple[int, str, list[int], bool]]:
    return [(q.seat, q.prompt, q.moves, q.may_change) for q in game.questions]


@pytest.mark.parametrize("seed", ["e", "f"])
async def test_what_is_not_free_always_asks(tmp_path: Path, seed: str) -> None:
    dice = Dice(f"ask/{seed}")
    asked = 0
    async with a_table(tmp_path, 2, seed) as table:
        while True:
            questions = table.match.game.questions
            question = questions[dice.below(len(questions))]
            text = table.match.vocabulary.text(question.moves[dice.below(len(question.moves))])
            await table.play(question.seat, text, table.seq, None)
            if table.is_over:
                break
            if table.free_undo(question.seat) is None:
                before = SPEC.save(table.match.game)
                await table.undo(question.seat, table.seq, None)
                assert table.proposal is not None
                assert SPEC.save(table.match.game) == before
                await table.answer_undo(1 - question.seat, table.seq, dice.below(3) == 0)
                assert table.proposal is None
                asked += 1
    assert asked > 10
