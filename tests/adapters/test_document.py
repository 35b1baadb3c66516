"""The code in docs/adapters.md runs."""

from __future__ import annotations

import pytest

from tests.test_docs import ROOT, blocks

BLOCKS = blocks(ROOT / "docs" / "adapters.md", "python")


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_a_block_runs(number: int) -> None:
    exec(compile(BLOCKS[number], f"docs/adapters.md, block {number + 1}", "exec"), {})


def test_there_are_blocks() -> None:
    assert len(BLOCKS) == 2
