"""Builds what is released into dist/: the sdist, and from it the pure and the compiled wheel.

The same sources give the same bytes: sdist and pure wheel are built twice and compared, with
--twice the compiled wheel too. The client must be built; `make wheel` sees to that.
"""

from __future__ import annotations

import argparse
import gzip
import io
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parents[1]
CLIENT = ROOT / "src/sagaboard/service/client"
FILES = (
    "CHANGELOG.md",
    "LICENSE",
    "MANIFEST.in",
    "NOTICE",
    "README.md",
    "pyproject.toml",
    "setup.py",
)
NOT_RELEASED = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "*.egg-info", ".made-*")
DATED = re.compile(r"^## \d+\.\d+\.\d+ \((\d{4}-\d\d-\d\d)\)", re.MULTILINE)

Build = Callable[[Path], list[Path]]
"""Makes files in a folder."""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--out", type=Path, default=ROOT / "dist")
    parser.add_argument("--twice", action="store_true", help="build the compiled wheel twice too")
    parser.add_argument("--no-compiled", action="store_true", help="only the sdist and pure wheel")
    options = parser.parse_args(arguments)
    if not (CLIENT / "index.html").exists():
        parser.error("the client is not built: make client")
    os.umask(0o022)
    with tempfile.TemporaryDirectory() as scratch:
        made = build_twice(Path(scratch) / "pure", sdist_and_pure)
        (sdist,) = (path for path in made if path.name.endswith(".tar.gz"))
        if not options.no_compiled:
            builder = build_twice if options.twice else build_once
            made += builder(Path(scratch) / "compiled", lambda out: [wheel(sdist, out, "1")])
        options.out.mkdir(parents=True, exist_ok=True)
        for old in options.out.glob("sagaboard-*"):
            old.unlink()
        for path in made:
            shutil.copy(path, options.out)
            print(f"{options.out.name}/{path.name}: {path.stat().st_size / 1e6:.2f} MB")
    return 0


def build_once(folder: Path, build: Build) -> list[Path]:
    folder.mkdir(parents=True)
    return build(folder)


def build_twice(folder: Path, build: Build) -> list[Path]:
    first, second = (build_once(folder / name, build) for name in ("first", "second"))
    for one, other in zip(first, second, strict=True):
        if one.name != other.name or one.read_bytes() != other.read_bytes():
            raise SystemExit(f"two builds differ: {one.name}")
    return first


def sdist_and_pure(out: Path) -> list[Path]:
    with tempfile.TemporaryDirectory() as scratch:
        stage = Path(scratch)
        for name in FILES:
            shutil.copy(ROOT / name, stage)
        # Links are followed: the texts of the rules are links into docs/.
        shutil.copytree(ROOT / "src", stage / "src", ignore=NOT_RELEASED)
        sdist = out / run_backend("build_sdist", stage, out)
    normalise(sdist)
    return [sdist, wheel(sdist, out, "0")]


def wheel(sdist: Path, out: Path, compiled: str) -> Path:
    """Built from the sdist, so that this is known to have everything."""
    with tempfile.TemporaryDirectory() as scratch:
        with tarfile.open(sdist) as archive:
            archive.extractall(scratch, filter="data")
        (source,) = Path(scratch).iterdir()
        return out / run_backend("build_wheel", source, out, SAGABOARD_COMPILE=compiled)


def run_backend(step: str, source: Path, out: Path, **environment: str) -> str:
    """The name of the file that setuptools has made."""
    code = f"from setuptools.build_meta import {step}; print({step}({str(out)!r}))"
    fixed = {"SOURCE_DATE_EPOCH": str(epoch()), "PYTHONHASHSEED": "0", "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=source,
        env={**os.environ, **fixed, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode != 0:
        raise SystemExit(f"{step} failed:\n{done.stdout[-4000:]}")
    name: str = done.stdout.split()[-1]
    return name


def epoch() -> int:
    """The time that all files get: that of the newest release in the changelog."""
    if given := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(given)
    found = DATED.search((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    if found is None:
        raise SystemExit("CHANGELOG.md has no section with a version and a date")
    return int(datetime.fromisoformat(found.group(1)).replace(tzinfo=UTC).timestamp())


def normalise(sdist: Path) -> None:
    """Names in order, no owners, one time: setuptools writes those of this machine."""
    files: list[tuple[tarfile.TarInfo, bytes]] = []
    with tarfile.open(sdist) as archive:
        for found in archive.getmembers():
            if (content := archive.extractfile(found)) is not None:
                info = tarfile.TarInfo(found.name)
                info.size, info.mtime, info.mode = found.size, epoch(), 0o644
                files.append((info, content.read()))
    tar = io.BytesIO()
    with tarfile.open(fileobj=tar, mode="w", format=tarfile.PAX_FORMAT) as archive:
        for info, data in sorted(files, key=lambda file: file[0].name):
            archive.addfile(info, io.BytesIO(data))
    with open(sdist, "wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=epoch()) as squeezed:
        squeezed.write(tar.getvalue())


if __name__ == "__main__":
    sys.exit(main())
