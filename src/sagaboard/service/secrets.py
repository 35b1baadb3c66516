"""Tokens and hashes: what is unguessable, and what is kept instead of it."""

from __future__ import annotations

import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Final

TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")


def new_token() -> str:
    """256 bits, as a text that fits into a link."""
    return secrets.token_urlsafe(32)


def is_token(text: str) -> bool:
    """Whether it has the form of what `new_token` makes."""
    return TOKEN.fullmatch(text) is not None


def new_id() -> str:
    return secrets.token_urlsafe(9)


def new_seed() -> str:
    return secrets.token_hex(16)


def token_for(key: str, match: str, seat: int) -> str:
    """The token of whoever takes a seat with this key: a repeated request gets the same one. The
    key is a secret of the client, of which only a hash is kept, as of the token."""
    digest = hmac.digest(key.encode(), f"seat {match} {seat}".encode(), "sha256")
    return urlsafe_b64encode(digest).decode().rstrip("=")


def hashed(token: str) -> str:
    """Tokens are random, so a plain hash cannot be turned back."""
    return sha256(token.encode()).hexdigest()
