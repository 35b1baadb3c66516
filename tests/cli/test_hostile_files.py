"""Whatever a file holds, a command says in one sentence what is wrong with it: no traceback, and
nothing of it takes hold of the terminal."""

from __future__ import annotations

import gzip
import json
import os
import resource
import subprocess
import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from sagaboard.cli.main import main
from sagaboard.kernel.match import Match, new_record
from sagaboard.kernel.record import to_text
from sagaboard.kernel.registry import find
from sagaboard.service.storage import schema
from sagaboard.service.storage.backup import FORMAT, LONGEST_LINE

SPEC = find("blood-rage")
MEMORY = 600_000_000
"""Bytes that a command may have, its code included."""
ESCAPE = "\x1b]0;owned\x07\x1b[31mred\x9b31m"


def record(**changes: Any) -> bytes:
    plain = json.loads(to_text(new_record(SPEC, ["Ada", "Bo"], {}, "hostile")))
    return json.dumps({**plain, **changes}).encode()


def without(name: str) -> bytes:
    options = json.loads(record())["options"]
    del options[name]
    return record(options=options)


DEEP = b"[" * 200_000 + b"]" * 200_000
HEADER = json.dumps({"format": FORMAT, "schema": schema.VERSION}).encode() + b"\n"

ANYTHING: dict[str, bytes] = {
    "empty": b"",
    "nul": b"\0" * 1000,
    "binary": bytes(range(256)) * 50,
    "not-utf-8": b'{"game": "\xff\xfe"}',
    "deep": DEEP,
    "deep-object": b'{"a":' * 200_000,
    "deep-toml": b"x = " + DEEP,
    "a-number": b"1e999",
    "a-list": b"[1, 2, 3]",
    "unfinished": record()[:-40],
    "escape": f"{ESCAPE} = {ESCAPE}".encode(),
}

RECORDS: dict[str, bytes] = {
    **ANYTHING,
    "deep-option": record().replace(b'"options": {', b'"options": {"x":' + DEEP + b","),
    "no-option": record(options={}),
    "one-option-less": without("clans"),
    "option-of-lists": record(options={"clans": [[[["wolf"]]]]}),
    "huge-number": record(rules=10**30),
    "huge-option": record(options={"clans": 10**300}),
    "huge-digits": record().replace(b'"rules": ', b'"rules": ' + b"9" * 5000),
    "no-seats": record(seats=[]),
    "many-seats": record(seats=["x"] * 5000),
    "no-seat": record(moves=["pick"]),
    "seat-of-digits": record(moves=["9" * 5000 + " pick loki"]),
    "seat-7": record(moves=["7 unpick"]),
    "seat-minus": record(moves=["-1 unpick"]),
    "move-of-escapes": record(moves=[f"0 {ESCAPE}"]),
    "game-of-escapes": record(game=ESCAPE),
    "content-of-escapes": record(content=ESCAPE),
    "other-format": record(sagaboard=99),
    "too-long": record(moves=["0 unpick"] * 20_001),
    "too-large": record(moves=["0 " + "x" * 5_000_000]),
}

BACKUPS: dict[str, bytes] = {
    **ANYTHING,
    **{f"packed-{name}": gzip.compress(data) for name, data in ANYTHING.items()},
    "truncated": gzip.compress(HEADER + os.urandom(5000))[:-2000],
    "header-alone-broken": gzip.compress(HEADER)[:-4],
    "deep-row": gzip.compress(HEADER + b'{"table": "match", "options": ' + DEEP + b"}\n"),
    "huge-number": gzip.compress(HEADER + b'{"table": "seat", "seat": ' + b"9" * 400 + b"}\n"),
    "huge-digits": gzip.compress(HEADER + b'{"table": "seat", "seat": ' + b"9" * 9000 + b"}\n"),
    "long-line": gzip.compress(HEADER + b" " * (LONGEST_LINE + 10) + b"\n"),
    "unknown-table": gzip.compress(HEADER + b'{"table": "sqlite_master"}\n'),
    "deep-header": gzip.compress(b'{"format": ' + DEEP + b"}\n"),
    "newer": gzip.compress(HEADER.replace(b'"schema": ', b'"schema": 9')),
}


def says_what_is_wrong(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("sagaboard: ")
    assert err.count("\n") == 1
    assert len(err) < 1000
    assert err[:-1].isprintable()
    return err


Command = Callable[[Path], list[str]]

READERS: dict[str, Command] = {
    "replay": lambda file: ["replay", str(file)],
    "replay --json": lambda file: ["replay", str(file), "--json"],
    "analyse": lambda file: ["analyse", str(file)],
    "play --load": lambda file: ["play", "blood-rage", "--load", str(file)],
}


@pytest.mark.parametrize("command", READERS)
@pytest.mark.parametrize("kind", RECORDS)
def test_a_hostile_record_gets_one_sentence(
    command: str, kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "hostile.saga"
    file.write_bytes(RECORDS[kind])
    says_what_is_wrong(READERS[command](file), capsys)


@pytest.mark.parametrize("kind", BACKUPS)
def test_a_hostile_backup_gets_one_sentence_and_changes_nothing(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, database = tmp_path / "hostile.backup", tmp_path / "matches.db"
    file.write_bytes(BACKUPS[kind])
    said = says_what_is_wrong(["restore", str(file), "--database", str(database)], capsys)
    assert "hostile.backup" in said
    good = tmp_path / "good.backup"
    good.write_bytes(gzip.compress(HEADER))
    assert main(["restore", str(good), "--database", str(database)]) == 0
    assert "0 rows restored" in capsys.readouterr().out


def little_memory() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


@pytest.mark.parametrize("header", [HEADER, b""], ids=["a-row", "the-header"])
def test_a_bomb_of_ten_gigabytes_is_refused_with_little_memory(
    header: bytes, tmp_path: Path
) -> None:
    zeros = gzip.compress(bytes(10_000_000))
    file = tmp_path / "bomb.backup"
    with file.open("wb") as bomb:
        bomb.write(gzip.compress(header))
        for _ in range(1000):
            bomb.write(zeros)
    database = tmp_path / "matches.db"
    command = ["-m", "sagaboard.cli", "restore", str(file), "--database", str(database)]
    ended = subprocess.run(
        [sys.executable, *command],
        capture_output=True,
        text=True,
        timeout=300,
        preexec_fn=little_memory,
    )
    assert ended.returncode == 2, ended.stderr
    assert ended.stderr.count("\n") == 1, ended.stderr
    assert "bomb.backup" in ended.stderr


@pytest.mark.parametrize("kind", ANYTHING)
def test_a_hostile_ledger_gets_one_sentence(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "hostile.jsonl"
    file.write_bytes(ANYTHING[kind] or b"\n")
    arena = ["arena", "blood-rage", "--bots", "random,greedy", "--games", "2", "--players", "2"]
    says_what_is_wrong([*arena, "--resume", str(file)], capsys)


@pytest.mark.parametrize("kind", [kind for kind in ANYTHING if kind != "empty"])
@pytest.mark.parametrize("game", ["blood-rage", "lords-of-hellas", "lords-of-ragnarok"])
def test_hostile_content_is_told(
    kind: str, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "cards.toml").write_bytes(ANYTHING[kind])
    for name in ("map.toml", "monsters.toml", "text"):
        (pack / name).mkdir()
    assert main(["content", game, "--check", "--pack", str(pack)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert all(line.isprintable() for line in err.splitlines())
    says_what_is_wrong(["simulate", game, "--games", "1", "--pack", str(pack)], capsys)


@pytest.mark.parametrize(
    "arguments",
    [
        "replay PATH",
        "analyse PATH",
        "play blood-rage --load PATH",
        "restore PATH --database DATABASE",
        "arena blood-rage --bots random,greedy --games 2 --resume PATH",
        "content blood-rage --pack PATH/x",
        "backup PATH --database DATABASE",
        "arena blood-rage --bots random,greedy --games 2 --players 2 --html PATH",
        "balance blood-rage --games 2 --html PATH",
        "balance blood-rage --games 2 --markdown PATH",
    ],
)
def test_a_path_that_is_no_file_gets_one_sentence(
    arguments: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = tmp_path / "matches.db"
    for path in (tmp_path / "a folder", tmp_path / ("x" * 300)):
        if "folder" in path.name:
            path.mkdir()
        words = [
            word.replace("PATH", str(path)).replace("DATABASE", str(database))
            for word in arguments.split()
        ]
        if {"--html", "--markdown"} & set(words) or "content" in words:
            assert main(words) == 2
            assert "Traceback" not in capsys.readouterr().err
        else:
            says_what_is_wrong(words, capsys)


# What a record says is shown, and does nothing


@pytest.mark.parametrize("command", ["replay", "analyse", "play"])
def test_names_cannot_send_escapes_to_the_terminal(
    command: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = Match(SPEC, new_record(SPEC, [f"Ada{ESCAPE}", "Bo\x07\r"], {}, "names"))
    while not match.game.is_over and len(match.record.moves) < 30:
        question = match.game.questions[0]
        match.play(question.seat, question.moves[0])
    file = tmp_path / "names.saga"
    file.write_text(to_text(match.record))
    monkeypatch.setattr("sys.stdin", StringIO())  # nobody types
    arguments = {
        "replay": ["replay", str(file)],
        "analyse": ["analyse", str(file), "--bot", "jarl:iterations=5"],
        "play": ["play", "blood-rage", "--load", str(file)],
    }[command]
    main(arguments)
    out, err = capsys.readouterr()
    assert "Ada" in out
    for text in (out, err):
        assert all(char == "\n" or char.isprintable() for char in text), repr(text)
