"""What `import sagaboard` gives."""

from __future__ import annotations

from pathlib import Path

import pytest

import sagaboard
from sagaboard.kernel.errors import BadOption, BadRecord, IllegalMove, UnknownGame, UnparsableMove
from tests.test_docs import ROOT, blocks


def test_the_tour_runs_from_top_to_bottom() -> None:
    code = blocks(ROOT / "docs" / "tour.md", "python")
    assert len(code) == 8
    exec(compile("\n".join(code), "docs/tour.md", "exec"), {})


def test_every_name_is_there_and_documented() -> None:
    for name in sagaboard.__all__:
        thing = getattr(sagaboard, name)
        assert name == "__version__" or thing.__doc__
    for name in ("bots", "games", "arena", "kernel"):
        assert name not in sagaboard.__all__, "a name of a subpackage would hide it"


@pytest.mark.parametrize("name", sagaboard.game_names())
def test_a_game_is_played_to_its_end(name: str) -> None:
    game = sagaboard.new_game(name, players=2, seed="library")
    bots = [sagaboard.new_bot("random", seed=str(seat)) for seat in range(2)]
    assert game.winners == []
    while not game.is_over:
        question = next(q for q in game.questions if not q.settled)
        move = game.choice_of(bots[question.seat], question.seat)
        assert move in question.moves
        game.play(question.seat, move)
    assert game.questions == []
    assert game.winners
    assert len(game.scores) == 2
    assert "over" in repr(game)


def test_the_same_seed_is_the_same_game_and_none_is_another() -> None:
    def opening(seed: str | None) -> list[sagaboard.Question]:
        return sagaboard.new_game("blood-rage", seed=seed).questions

    assert opening("a") == opening("a") != opening("b")
    drawn = sagaboard.new_game("blood-rage")
    assert drawn.questions == opening(drawn.seed)
    assert drawn.seed != sagaboard.new_game("blood-rage").seed


def test_a_copy_goes_its_own_way() -> None:
    game = sagaboard.new_game("lords-of-hellas", players=2, seed="1")
    copy = game.copy()
    question = copy.questions[0]
    copy.play(question.seat, question.moves[0])
    assert (game.moves, len(copy.moves)) == ([], 1)
    assert game.questions != copy.questions


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    game = sagaboard.new_game("blood-rage", players=3, seats=["Ada", "Bor", "Cyd"], seed="1")
    for _ in range(20):
        question = next(q for q in game.questions if not q.settled)
        game.play(question.seat, question.moves[-1])
    game.save(tmp_path / "one.saga")
    again = sagaboard.load_game(tmp_path / "one.saga")
    assert again.questions == game.questions
    assert again.view(0) == game.view(0)
    again.save(str(tmp_path / "two.saga"))
    assert (tmp_path / "one.saga").read_text() == (tmp_path / "two.saga").read_text()


def test_views_are_the_seats_own() -> None:
    game = sagaboard.new_game("blood-rage", players=2, seed="1")
    assert game.view_as_dict(0)["own"]["pack"] != game.view_as_dict(1)["own"]["pack"]
    assert game.view_as_dict(-1)["own"] is None
    with pytest.raises(BadOption, match="no seat 2"):
        game.view(2)


@pytest.mark.parametrize(
    ("seat", "move", "error", "hint"),
    [
        (0, "pick", UnparsableMove, "'pick' takes"),
        (0, "pass", IllegalMove, "not possible now"),
        (7, "pass", IllegalMove, "no seat 7"),
    ],
)
def test_bad_moves_are_refused_and_change_nothing(
    seat: int, move: str, error: type[Exception], hint: str
) -> None:
    game = sagaboard.new_game("blood-rage", players=2, seed="1")
    before = game.questions
    with pytest.raises(error, match=hint):
        game.play(seat, move)
    assert game.questions == before
    assert game.moves == []


def test_a_refusal_names_its_clause() -> None:
    game = sagaboard.new_game("blood-rage", players=2, seed="1")
    with pytest.raises(IllegalMove) as refused:
        game.play(0, "pillage gimle")
    assert refused.value.clause is not None
    assert refused.value.clause.startswith("BR-")


def test_bad_games_are_refused(tmp_path: Path) -> None:
    with pytest.raises(UnknownGame, match="no game 'chess'"):
        sagaboard.new_game("chess")
    with pytest.raises(BadOption, match="not 9"):
        sagaboard.new_game("blood-rage", players=9)
    with pytest.raises(BadOption, match="1 names are given for 4 players"):
        sagaboard.new_game("blood-rage", seats=["Ada"])
    with pytest.raises(BadOption, match="no bot 'clever'"):
        sagaboard.new_bot("clever")
    with pytest.raises(BadRecord, match="cannot be read"):
        sagaboard.load_game(tmp_path / "none.saga")


def test_who_is_not_asked_has_no_choice() -> None:
    game = sagaboard.new_game("lords-of-hellas", players=2, seed="1")
    [asked] = [question.seat for question in game.questions]
    with pytest.raises(IllegalMove, match="is not asked"):
        game.choice_of(sagaboard.new_bot("random"), 1 - asked)
