"""Containerfile and compose.yaml name versions and options that exist."""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path

from sagaboard import __version__
from sagaboard.cli import serve
from sagaboard.service.settings import Settings

ROOT = Path(__file__).parent.parent
CONTAINERFILE = (ROOT / "Containerfile").read_text(encoding="utf-8")
COMPOSE = (ROOT / "compose.yaml").read_text(encoding="utf-8")


def options(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(exit_on_error=False)
    serve.add_arguments(parser)
    assert words[0] == "serve"
    return parser.parse_args(words[1:])


def one(pattern: str, text: str) -> str:
    (found,) = re.findall(pattern, text, re.MULTILINE)
    return str(found)


def test_the_container_serves_where_its_health_is_asked() -> None:
    args = options(json.loads(one(r"^CMD (\[.*\])$", CONTAINERFILE)))
    assert args.host == "0.0.0.0"
    assert f"127.0.0.1:{args.port}/healthz" in CONTAINERFILE
    assert one(r"^EXPOSE (\d+)$", CONTAINERFILE) == str(args.port) == str(Settings().port)
    assert one(r"^USER (\w+)$", CONTAINERFILE) != "root"
    folder = one(r"^VOLUME (\S+)$", CONTAINERFILE)
    assert f"XDG_DATA_HOME={folder}" in CONTAINERFILE


def test_compose_uses_the_container_with_postgresql() -> None:
    assert one(r"image: sagaboard:(\S+)", COMPOSE) == __version__
    args = options(one(r"^ +command: (.*)$", COMPOSE).split())
    assert args.database == "postgresql://sagaboard@database/sagaboard"
    assert f"127.0.0.1:{args.port}:{args.port}" in COMPOSE
