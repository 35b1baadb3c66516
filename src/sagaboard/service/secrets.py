"""Tokens and hashes: what is unguessable, and what is kept instead of it."""

from __future__ import annotations

import secrets
from hashlib import sha256


def new_token() -> str:
    """256 bits, as a text that fits into a link."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    return secrets.token_urlsafe(9)


def new_seed() -> str:
    return secrets.token_hex(16)


def hashed(token: str) -> str:
    """Tokens are random, so a plain hash cannot be turned back."""
    return sha256(token.encode()).hexdigest()
