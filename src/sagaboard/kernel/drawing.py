# mypyc: interpreted - drawing for people
"""Base class for drawing a table in the terminal."""

from __future__ import annotations

from sagaboard.kernel.speech import Speech


class Drawing:
    def __init__(self, speech: Speech) -> None:
        self.speech = speech

    def say(self, message: str, **values: str | int) -> str:
        return self.speech.say(message.replace("_", "-"), **values)

    def short(self, message: str) -> str:
        message = message.replace("_", "-")
        wanted = f"{message}.short"
        return self.speech.say(wanted if self.speech.has(wanted) else message)
