"""The progress bar of commands that play many games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn


@contextmanager
def games_bar(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """Yields a function that takes the number of finished games. Silent without a terminal."""
    console = Console(stderr=True)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.completed}/{task.total} games, {task.fields[rate]}"),
        TimeRemainingColumn(),
        console=console,
        disable=not console.is_terminal,
        transient=True,
    ) as progress:
        task = progress.add_task(title, total=total, rate="")

        def show(done: int) -> None:
            speed = progress.tasks[task].speed
            progress.update(task, completed=done, rate=f"{speed:.1f}/s" if speed else "")

        yield show
