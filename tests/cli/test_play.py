"""`sagaboard play`, driven by a script on stdin."""

from __future__ import annotations

import io
import itertools
import json
from collections.abc import Iterable
from pathlib import Path

import pytest

from sagaboard.bots import bot_names
from sagaboard.cli import main
from sagaboard.cli.cli_language import FOLDER, speech_of_cli
from sagaboard.cli.play import seat_names
from sagaboard.games.blood_rage import SPEC
from sagaboard.kernel.record import read_record
from tests.cli.texts import message_ids

LANGUAGES = ("en", "cs", "pl", "de")
AGAINST_ONE = ("--seats", "person,random", "--seed", "7", "--option", "clans=wolf,raven")
ENOUGH = 2000


class Play:
    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        monkeypatch.setenv("COLUMNS", "110")

    def __call__(self, lines: Iterable[str], *arguments: str) -> str:
        """Plays and returns all that was printed."""
        self.monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        status = main(["play", "blood-rage", *arguments])
        out, err = self.capsys.readouterr()
        assert (status, err) == (0, "")
        return out


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    return Play(monkeypatch, capsys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_always_answers_1_reaches_the_end(language: str, play: Play) -> None:
    out = play(itertools.repeat("1", ENOUGH), *AGAINST_ONE, "--lang", language)
    speech = speech_of_cli(SPEC, language, None)
    assert speech.say("play-over") in out
    assert speech.say("cli-final-standing") in out
    assert "\x1b" not in out


def test_bots_alone_play_a_game_to_watch(play: Play) -> None:
    out = play([], "--seats", "random,random,random", "--seed", "7")
    assert "The First Age begins." in out
    assert " picks “" not in out
    assert "Final standing" in out


def test_nobody_sees_what_another_seat_picks(play: Play) -> None:
    out = play(itertools.repeat("1", 5), *AGAINST_ONE)
    assert "You pick" in out
    assert "Raven Clan picks" not in out


def test_the_end_of_the_input_ends_the_play(play: Play) -> None:
    assert play([], *AGAINST_ONE).rstrip().endswith("--load FILE")


def test_quit_ends_the_play(play: Play) -> None:
    out = play(["quit", "1", "1"], *AGAINST_ONE)
    assert out.count("your choice >") == 1


def test_undo_takes_the_last_move_back(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "undone.saga"
    out = play(["1", "undo", f"save {file}"], *AGAINST_ONE)
    assert "Taken back." in out
    own = [move for move in read_record(file).moves if move.startswith("0 ")]
    assert own == []


def test_undo_needs_a_move_of_ones_own(play: Play) -> None:
    assert "You have made no move" in play(["undo"], *AGAINST_ONE)


def test_what_was_revealed_cannot_be_undone(play: Play) -> None:
    # The second pick of two sends the packs on.
    assert "This cannot be taken back" in play(["1", "1", "undo"], *AGAINST_ONE)


def test_a_pick_can_be_changed(play: Play) -> None:
    out = play(["1", "unpick", "2"], *AGAINST_ONE)
    assert "You take your pick back." in out


def test_why_names_and_shows_the_clause(play: Play) -> None:
    out = play(["why pillage utgard"], *AGAINST_ONE)
    assert "not possible now: This belongs to another phase of the Age. (BR-AGE-03)" in out
    assert "A phase is completed by everyone" in out


def test_why_takes_a_thing_on_the_table(play: Play) -> None:
    out = play(["why tyrs_rage.3"], *AGAINST_ONE)
    assert "This card is not in your pack. (BR-GIFT-05)" in out


def test_why_knows_what_is_possible(play: Play) -> None:
    assert "“1” is possible now." in play(["why 1"], *AGAINST_ONE)
    assert "Name a move" in play(["why"], *AGAINST_ONE)


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("99", "There is no choice 99"),
        ("0", "There is no choice 0"),
        ("frobnicate", "means nothing here"),
        ("pillage nowhere", "means nothing here"),
        ("pillage utgard", "is not possible now: This belongs"),
        ("why frobnicate", "means nothing here"),
        ("card frobnicate", "There is no card"),
        ("rules frobnicate", "No rule has the id"),
        ("save /no/such/folder/x.saga", "cannot be written"),
    ],
)
def test_bad_input_is_explained_and_the_question_stays(line: str, answer: str, play: Play) -> None:
    out = play([line], *AGAINST_ONE)
    assert answer in out
    assert out.count("your choice >") == 1


def test_moves_can_be_typed_in_words(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "words.saga"
    first = play(["help"], *AGAINST_ONE).split("a move, such as “")[1].split("”")[0]
    play([first, f"save {file}"], *AGAINST_ONE)
    assert f"0 {first}" in read_record(file).moves


def test_a_label_is_a_choice_too(play: Play) -> None:
    label = play([], *AGAINST_ONE).split("  1  ")[1].splitlines()[0].strip()
    assert label.startswith("Pick “")
    out = play([label.lower()], *AGAINST_ONE)
    card = label.removeprefix("Pick ").split(" (")[0]
    assert f"You pick {card}." in out


def test_help_lists_the_words(play: Play) -> None:
    out = play(["help"], *AGAINST_ONE)
    for word in ("undo", "why", "show", "log", "card", "rules", "save", "quit"):
        assert f"\n{word}" in out


def test_cards_and_rules_can_be_looked_up(play: Play) -> None:
    out = play(["card thor's ham", "rules BR-MARCH-01", "rules province"], *AGAINST_ONE)
    assert "Thor's Hammer" in out
    assert "3 extra Glory" in out
    assert "BR-MARCH-01" in out
    assert "more: add a word." in out


def test_show_draws_the_table_again(play: Play) -> None:
    assert play(["show"], *AGAINST_ONE).count("Yggdrasil       ") == 2


def test_the_log_tells_what_the_seat_may_know(play: Play) -> None:
    out = play(["1", "1", "log"], *AGAINST_ONE)
    log = out.split("> log")[1]
    assert "The First Age begins." in log
    assert "You pick" in log
    assert "Raven Clan picks" not in log


def test_a_saved_game_goes_on(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game"
    play([*itertools.repeat("1", 20), f"save {file}"], *AGAINST_ONE)
    saved = read_record(tmp_path / "game.saga")
    assert saved.seats == ["You", "Bot 1 (random)"]
    again = tmp_path / "again.saga"
    play([f"save {again}"], "--load", str(tmp_path / "game.saga"))
    assert read_record(again).moves == saved.moves
    out = play(itertools.repeat("1", ENOUGH), "--load", str(tmp_path / "game.saga"))
    assert "Final standing" in out


def test_a_loaded_game_keeps_its_seed(
    play: Play, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.saga"
    play(["1", f"save {file}"], *AGAINST_ONE)
    assert main(["play", "blood-rage", "--load", str(file), "--seed", "8"]) == 2
    assert "leave --seed and --option out" in capsys.readouterr().err


def test_people_share_the_keyboard(play: Play) -> None:
    seats = ("--seats", "person:Anna,person:Ben", "--seed", "7", "--option", "clans=wolf,raven")
    # Anna: two picks; at the hand-over she changes them; then Ben sits down and sees his own.
    out = play(["", "1", "1", "unpick", "2", "2", "", "1"], *seats)
    assert "Anna (Wolf Clan) is next." in out
    assert "Ben (Raven Clan) is next." in out
    assert "Anna may still type" in out
    assert "You take your pick back" in out
    ben = out.split("Ben > \n")[1]
    assert "Wolf Clan picks" not in ben
    assert "Ben, your choice > 1" in ben


def test_options_reach_the_game(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "options.saga"
    options = ("--option", "first_game=true", "--option", "first_player=2")
    play([f"save {file}"], "--players", "3", "--seed", "x", *options)
    record = json.loads(file.read_text())
    assert record["options"]["first_game"] is True
    assert record["options"]["first_player"] == "2"
    assert record["seed"] == "x"
    assert record["seats"] == ["You", "Bot 1 (greedy)", "Bot 2 (greedy)"]


def test_a_shuffled_seating_keeps_people_and_bots_apart(play: Play, tmp_path: Path) -> None:
    for seed in "abcd":
        file = tmp_path / f"{seed}.saga"
        play(
            [f"save {file}"],
            *("--seats", "person,random,greedy", "--seed", seed, "--option", "seating=random"),
        )
        assert sorted(read_record(file).seats) == ["Bot 1 (random)", "Bot 2 (greedy)", "You"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_seats_have_different_names(language: str) -> None:
    speech = speech_of_cli(SPEC, language, None)
    names = seat_names(["person", *bot_names(), "person"], speech)
    assert len(set(names)) == len(names)


def test_the_four_languages_have_the_same_sentences() -> None:
    english = message_ids(FOLDER / "en.ftl")
    for language in LANGUAGES[1:]:
        assert message_ids(FOLDER / f"{language}.ftl") == english


def test_no_sentence_of_the_command_line_is_unused() -> None:
    sources = "".join(file.read_text() for file in FOLDER.parent.glob("*.py"))
    unused = [
        message for message in message_ids(FOLDER / "en.ftl") if f'"{message}"' not in sources
    ]
    assert unused == []
