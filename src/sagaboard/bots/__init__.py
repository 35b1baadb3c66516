"""Bots. They see a game only through the kernel: their question, their view and redeals."""

from sagaboard.bots.bot import Bot
from sagaboard.bots.roster import bot_names, check_named, find_bot

__all__ = ["Bot", "bot_names", "check_named", "find_bot"]
