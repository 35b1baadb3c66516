"""Data files and the pack laid over them: what is replaced, added and refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from sagaboard.kernel.data_files import DataFiles, text_files
from sagaboard.kernel.errors import BadContent
from sagaboard.kernel.schema import Entry, Id, Number, Part


class Card(Entry):
    id: Id
    n: Number
    losses: Number = 0


class Limits(Part):
    hand: Number
    level: Number


class Cards(Part):
    card: list[Card]
    limits: Limits


FORMS: dict[str, type[Part]] = {"cards.toml": Cards}


@pytest.fixture
def ours(tmp_path: Path) -> Path:
    folder = tmp_path / "ours"
    folder.mkdir()
    cards = '[[card]]\nid = "axe"\nn = 1\nlosses = 2\n[limits]\nhand = 5\nlevel = 3\n'
    (folder / "cards.toml").write_text(cards)
    return folder


def pack_of(ours: Path, text: str) -> Path:
    pack = ours.parent / "pack"
    pack.mkdir()
    (pack / "cards.toml").write_text(text)
    return pack


def test_a_pack_replaces_fields_of_known_entries_and_adds_new_ones(ours: Path) -> None:
    pack = pack_of(ours, '[[card]]\nid = "axe"\nn = 4\n[[card]]\nid = "bow"\nn = 2\n')
    files = DataFiles(ours, FORMS, pack)
    assert files.ids("cards.toml", "card") == ["axe", "bow"]
    assert files.entries("cards.toml", "card")[0] == {"id": "axe", "n": 4, "losses": 2}


def test_a_pack_merges_tables(ours: Path) -> None:
    files = DataFiles(ours, FORMS, pack_of(ours, "[limits]\nhand = 6\n"))
    assert files.files["cards.toml"]["limits"] == {"hand": 6, "level": 3}


def test_the_version_tells_a_pack_from_none(ours: Path) -> None:
    plain = DataFiles(ours, FORMS, None).version
    assert plain == DataFiles(ours, FORMS, None).version
    assert plain != DataFiles(ours, FORMS, pack_of(ours, "[limits]\nhand = 6\n")).version


def test_all_problems_of_reading_are_told_at_once(ours: Path) -> None:
    pack = pack_of(ours, "[[card]")
    (pack / "cads.toml").write_text("")
    with pytest.raises(BadContent) as refused:
        DataFiles(ours, FORMS, pack).stop_on_problems()
    assert "cads.toml" in str(refused.value)
    assert "cannot be read" in str(refused.value)


def test_a_pack_must_be_a_folder(ours: Path) -> None:
    with pytest.raises(BadContent, match="no such folder"):
        DataFiles(ours, FORMS, ours / "cards.toml")


@pytest.mark.parametrize("value", [-1, True, "3", 1000])
def test_a_number_is_whole_and_not_negative(ours: Path, value: object) -> None:
    files = DataFiles(ours, FORMS, None)
    files.number("here", {"n": value}, "n")
    assert files.problems == [f"here: n is {value!r}; it must be a whole number from 0 to 999"]
    with pytest.raises(BadContent):
        files.stop_on_problems()


def test_an_entry_that_does_not_fit_is_told_and_left_out(ours: Path) -> None:
    pack = pack_of(ours, '[[card]]\nid = "bow"\n[[card]]\nid = "axe"\nn = "many"\n')
    files = DataFiles(ours, FORMS, pack)
    assert files.entries("cards.toml", "card") == [{"id": "axe", "n": 1, "losses": 2}]
    assert files.problems == [
        f"{pack / 'cards.toml'} card 'bow': has no n; add it",
        f"{pack / 'cards.toml'} card 'axe': n is 'many'; it must be a whole number from 0 to 999",
    ]


def test_our_own_files_have_every_table(ours: Path) -> None:
    (ours / "cards.toml").write_text('[[card]]\nid = "axe"\nn = 1\n[limits]\nhand = 5\n')
    assert DataFiles(ours, FORMS, None).problems == ["cards.toml [limits]: has no level; add it"]


def test_texts_of_a_pack_come_last_so_that_they_win(tmp_path: Path) -> None:
    (tmp_path / "pack" / "text").mkdir(parents=True)
    theirs = tmp_path / "pack" / "text" / "cs.ftl"
    theirs.touch()
    names = [tmp_path / "text" / "cs.ftl", tmp_path / "text" / "cs.messages.ftl"]
    assert text_files(tmp_path, "cs", tmp_path / "pack") == [*names, theirs]
    assert text_files(tmp_path, "cs", None) == names


def test_texts_that_games_share_come_first_so_that_a_game_may_say_it_otherwise(
    tmp_path: Path,
) -> None:
    shared, ours = tmp_path / "all", tmp_path / "ours"
    assert text_files(ours, "cs", None, [""], shared=[shared]) == [
        shared / "text" / "cs.ftl",
        ours / "text" / "cs.ftl",
    ]
