"""Draws docs/pictures/terminal.svg: the table in the terminal, in a game between bots.

PYTHONPATH=src .venv/bin/python tools/picture.py
"""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from sagaboard.bots import find_bot
from sagaboard.kernel.game import Question
from sagaboard.kernel.match import Match, new_record
from sagaboard.kernel.registry import find
from sagaboard.kernel.spec import GameSpec
from sagaboard.kernel.speech import label, speech_for

TARGET = Path(__file__).parent.parent / "docs" / "pictures" / "terminal.svg"
SEED = "o"
TURN = 4
WIDTH = 124
OPTIONS = {"clans": "box", "first_player": "1"}


def main() -> int:
    spec = find("blood-rage")
    match = Match(spec, new_record(spec, ["Ada", "Bor", "Cyr", "Dag"], OPTIONS, SEED))
    question = played_on(spec, match)
    speech = speech_for(spec, "en")
    console = Console(
        record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    console.print(spec.drawing(match.game, 0, speech))
    console.print(Text(f"\n{speech.say(f'ask-{question.prompt}')}", style="bold"))
    for number, move in enumerate(question.moves, start=1):
        console.print(f"{number:>3}  {label(spec, match.game, speech, move)}", highlight=False)
    picture = console.export_svg(title="sagaboard play blood-rage", unique_id="sagaboard")
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(without_downloads(picture), encoding="utf-8")
    print(f"{TARGET}: {len(match.record.moves)} moves played")
    return 0


def played_on(spec: GameSpec[Any], match: Match) -> Question:
    """Plays until the fourth turn of the first seat: there are figures, but not too many cards."""
    bots = [find_bot("greedy", f"{SEED}/{seat}") for seat in range(match.game.seats)]
    turns = 0
    while not match.game.is_over:
        seat = match.game.waiting_for()[0]
        question = match.game.question_for(seat)
        assert question is not None
        if seat == 0 and question.prompt == "action":
            turns += 1
            if turns == TURN:
                return question
        match.play(seat, bots[seat].choose(spec, match.game, seat))
    raise AssertionError("the game ended too early; take another seed")


def without_downloads(picture: str) -> str:
    """rich lets the viewer fetch a font from the network; any monospaced font will do."""
    return re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)


if __name__ == "__main__":
    sys.exit(main())
