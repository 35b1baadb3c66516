"""The made-up game of examples/nine_stones. Copy this file to test a game of your own."""

from __future__ import annotations

import importlib
import io
import sys
import tomllib
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from sagaboard.arena.simulation import planned, simulate
from sagaboard.arena.workers import Workers
from sagaboard.bots.dice import Dice
from sagaboard.cli import main
from sagaboard.kernel.chance import Chance
from sagaboard.kernel.clauses import read_clauses
from sagaboard.kernel.errors import IllegalMove, UndoRefused
from sagaboard.kernel.game import Game, advance, play
from sagaboard.kernel.kind import kinds_of
from sagaboard.kernel.match import Match, new_record
from sagaboard.kernel.options import checked
from sagaboard.kernel.reason import Explanation, Reason, Target
from sagaboard.kernel.record import Played
from sagaboard.kernel.registry import find
from sagaboard.kernel.spec import GameSpec
from sagaboard.kernel.speech import label, sentence, speech_for
from tests.fields import check_redeals

FOLDER = Path(__file__).parents[2] / "examples" / "nine_stones"
if str(FOLDER) not in sys.path:
    sys.path.insert(0, str(FOLDER))
SPEC: GameSpec[Any] = importlib.import_module("nine_stones").SPEC

FIELDS = importlib.import_module("nine_stones.rules").FIELDS

CASES = [(players, seed) for players in SPEC.players for seed in range(5)]
FLINT, SLATE, AMBER, JASPER, ONYX = 1, 2, 6, 7, 8


# What must hold in every game


def positions(players: int, seed: int) -> Iterator[tuple[Any, int, int]]:
    """A random game, stopped before each move, with the move about to be played."""
    g = SPEC.new(players, checked(SPEC.options, {}, players), f"random/{seed}")
    dice = Dice(f"{players}/{seed}")
    while not g.is_over:
        asked = g.questions  # also those that are settled: an answer may be changed
        question = asked[dice.below(len(asked))]
        move = question.moves[dice.below(len(question.moves))]
        yield g, question.seat, move
        play(g, question.seat, move)
    yield g, -1, -1


def questions(g: Game) -> list[tuple[int, str, list[int], bool]]:
    return [(q.seat, q.prompt, q.moves, q.may_change) for q in g.questions]


@pytest.mark.parametrize(("players", "seed"), CASES)
def test_invariants_hold_and_offers_are_in_order(players: int, seed: int) -> None:
    for g, _, _ in positions(players, seed):
        assert SPEC.violations(g) == []
        for question in g.questions:
            assert all(a < b for a, b in pairwise(question.moves))


@pytest.mark.parametrize(("players", "seed"), CASES)
def test_a_redealt_game_looks_the_same(players: int, seed: int) -> None:
    """The law: view(redeal(g, seat, r), seat) == view(g, seat)."""
    chance = Chance(f"redeal/{seed}")
    for g, _, _ in positions(players, seed):
        before = SPEC.save(g)
        for seat in range(-1, players):
            other = SPEC.bots.redeal(g, seat, chance)
            assert SPEC.view(other, seat) == SPEC.view(g, seat)
            assert SPEC.violations(other) == []
            assert [q for q in questions(other) if q[0] == seat] == [
                q for q in questions(g) if q[0] == seat
            ]
            assert other.chance.seed != g.chance.seed
        assert SPEC.save(g) == before


def test_a_redealt_game_keeps_what_a_seat_knows_of_each_field_and_deals_the_rest_anew() -> None:
    """With four players the bag is always empty, so all numbers of players count together."""
    games = (g for players in SPEC.players for g, _, _ in positions(players, 0))
    check_redeals(SPEC, games, FIELDS)


@pytest.mark.parametrize(("players", "seed"), CASES)
def test_copies_and_saved_states_go_on_the_same(players: int, seed: int) -> None:
    for g, seat, move in positions(players, seed):
        loaded = SPEC.load(SPEC.save(g), SPEC.content(None))
        advance(loaded)
        assert questions(loaded) == questions(g)
        if g.is_over:
            continue
        before = SPEC.save(g)
        copy = g.copy()
        play(copy, seat, move)
        play(loaded, seat, move)
        assert SPEC.save(g) == before
        assert SPEC.save(copy) == SPEC.save(loaded)


@pytest.mark.parametrize("players", SPEC.players)
def test_everything_has_words(players: int) -> None:
    speech = speech_for(SPEC, "en")
    SPEC.check_content(None)
    for g, _, _ in positions(players, 0):
        said = [sentence(SPEC, g, speech, event) for event in g.events]
        said += [label(SPEC, g, speech, move) for q in g.questions for move in q.moves]
        said += [speech.say(f"ask-{q.prompt}") for q in g.questions]
        assert all(said)
        assert SPEC.drawing(g, 0, speech)
        g.events = []


@pytest.mark.parametrize("players", SPEC.players)
def test_every_reason_is_a_clause(players: int) -> None:
    clauses = read_clauses(SPEC.rules_text)
    for g, _, _ in positions(players, 1):
        for seat in range(players):
            question = g.question_for(seat)
            for move in SPEC.vocabulary(g).moves.values():
                if question is None or move not in question.moves:
                    reason = SPEC.why_not(g, seat, move)
                    assert reason is not None
                    assert reason.clause in clauses


# The rules


def table(*hands: list[int], prizes: list[int]) -> Any:
    """The hands and the coming prizes; the stones that are left lie in the bag."""
    g = SPEC.new(len(hands), {}, "1")
    bag = g.bag + [stone for hand in g.hands for stone in hand]
    g.hands = [sorted(hand) for hand in hands]
    for stone in [stone for hand in hands for stone in hand]:
        bag.remove(stone)
    g.bag = bag
    g.row = prizes[::-1]
    g.stack = g.stack[:1]
    g.events = []
    advance(g)
    return g


def plays(g: Any, *script: str) -> None:
    """Each line is `seat verb noun`."""
    for line in script:
        seat, text = Played.of(line)
        play(g, seat, SPEC.vocabulary(g).parse(text))
    assert SPEC.violations(g) == []


@pytest.mark.rule("NS-SETUP-01", "NS-SETUP-02", "NS-ROUND-01")
def test_setup() -> None:
    g = SPEC.new(3, {}, "1")
    assert [len(hand) for hand in g.hands] == [9, 9, 9]
    assert len(g.bag) == 9
    assert sorted([g.prize, *g.row]) == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert [event.seats for event in g.events if event.kind == "dealt"] == [1, 2, 4]


@pytest.mark.rule("NS-ROUND-02", "NS-ROUND-03", "NS-ROUND-04")
def test_stones_are_laid_in_secret_and_may_be_exchanged_until_the_last_one() -> None:
    g = table([FLINT, AMBER], [SLATE, ONYX], prizes=[5, 3])
    assert g.waiting_for() == [0, 1]
    plays(g, "1 lay onyx", "1 lay slate")
    assert g.waiting_for() == [0]
    seen: Any = SPEC.view(g, 0)
    assert seen.players[1].has_laid
    assert "slate" not in repr(seen)
    assert [event.kind for event in g.events if event.is_for(0)] == ["turned", "laid"]
    plays(g, "0 lay amber")
    assert g.scores == [5, 0]
    assert g.hands == [[FLINT], [ONYX]]
    assert sorted(g.spent) == [SLATE, AMBER]


@pytest.mark.rule("NS-ROUND-05")
def test_a_tie_at_the_top_wins_nothing() -> None:
    g = table([AMBER, FLINT], [AMBER, FLINT], [SLATE, FLINT], prizes=[9, 1])
    plays(g, "0 lay amber", "1 lay amber", "2 lay slate")
    assert g.scores == [0, 0, 0]
    assert g.prize == 1


@pytest.mark.rule("NS-ROUND-06")
def test_the_winner_may_bury_a_stone_in_secret_for_a_double_prize() -> None:
    g = table([FLINT, AMBER], [SLATE, JASPER], prizes=[7, 1])
    plays(g, "0 lay flint", "1 lay slate")
    assert [(q.seat, q.prompt) for q in g.questions] == [(1, "bury")]
    with pytest.raises(IllegalMove):
        plays(g, "0 bury amber")
    assert SPEC.why_not(g, 0, SPEC.vocabulary(g).parse("bury amber")) == Reason("NS-ROUND-06")
    target = Target("stone", "amber")
    assert SPEC.explain(g, 0, target) == Explanation([], Reason("NS-ROUND-01"))
    assert SPEC.explain(g, 1, Target("stone", "jasper")).moves == [
        SPEC.vocabulary(g).parse("bury jasper")
    ]
    plays(g, "1 bury jasper")
    assert g.scores == [0, 14]
    own: Any = SPEC.view(g, 1)
    assert own.buried == ["jasper"]
    assert "jasper" not in repr(SPEC.view(g, 0))
    assert [event.kind for event in g.events if not event.is_for(0)] == ["own_laid", "own_buried"]


@pytest.mark.rule("NS-END-01", "NS-ROUND-02")
def test_who_has_no_stone_is_not_asked_and_the_game_ends_when_nobody_has_one() -> None:
    g = table([FLINT, AMBER], [SLATE], prizes=[2, 2, 9])
    plays(g, "0 lay flint", "1 lay slate")
    assert g.waiting_for() == [0]
    plays(g, "0 lay amber")
    assert g.is_over
    assert SPEC.standing(g).winners == [0, 1]


# The game among other games


def test_a_match_replays_and_takes_back_what_was_not_revealed() -> None:
    match = Match(SPEC, new_record(SPEC, ["Ada", "Bor"], {}, "7"))
    for seat in (0, 1):
        match.play(seat, match.game.questions[seat].moves[0])
    assert SPEC.save(Match(SPEC, match.record).game) == SPEC.save(match.game)
    with pytest.raises(UndoRefused, match="revealed"):
        match.undo(1)


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What `pip install examples/nine_stones` leaves behind: a folder that names the game."""
    project = tomllib.loads((FOLDER / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = project["entry-points"]["sagaboard.games"]
    info = tmp_path / "nine_stones-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: nine-stones\nVersion: 0.1.0\n")
    (info / "entry_points.txt").write_text(
        "[sagaboard.games]\n" + "".join(f"{name} = {where}\n" for name, where in names.items())
    )
    monkeypatch.syspath_prepend(str(tmp_path))


@pytest.mark.usefixtures("installed")
def test_once_installed_it_is_found_by_name_and_bots_play_it() -> None:
    assert find("nine-stones") is SPEC
    plan = planned("nine-stones", 3, ["greedy", "random", "random"], 60, "1", check=True)
    report = simulate(plan, Workers(), lambda done: None)
    assert (report.finished, report.violations) == (60, 0)
    assert report.win_share[0] > 0.45


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("players", SPEC.players)
def test_somebody_plays_it_in_the_terminal(
    players: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever always answers 1 reaches the end."""
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 50))
    assert main(["play", "nine-stones", "--players", str(players), "--seed", "7"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert "Which stone do you lay?" in out
    assert "Final standing" in out


def test_a_client_finds_a_message_for_everything_that_it_names() -> None:
    g = SPEC.new(4, {}, "1")
    speech = speech_for(SPEC, "en")
    kinds = kinds_of(SPEC.verbs, SPEC.events).keys()
    for kind in kinds - {"number"}:
        values = list(SPEC.values(g, kind))
        assert values
        assert all(speech.has(SPEC.message(g, kind, value)) for value in values)
    assert SPEC.message(g, "stone", AMBER) == "stone-amber"
    assert SPEC.message(g, "seat", 0) == "seat-1"
