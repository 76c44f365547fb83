"""Secrets: made by chance, here or by the client, and kept only as hashes."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from base64 import urlsafe_b64encode

STRONG = re.compile(r"[A-Za-z0-9_-]{43,100}")
"""The form of a secret: 32 bytes take 43 characters."""
PUBLIC_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
"""The form of the id of a table or a campaign."""
VARIED = 10
"""How many characters of a secret differ at least; those of 32 random bytes do, in base 16 too."""


def new_secret() -> str:
    """The secret of a seat, of an invitation or of whoever makes a table."""
    return secrets.token_urlsafe(32)


def is_strong(secret: str) -> bool:
    """Whether a secret that a client has made can have been made by chance."""
    return STRONG.fullmatch(secret) is not None and len(set(secret)) >= VARIED


def derived(secret: str, purpose: str) -> str:
    """A secret that follows from another one, and tells nothing about it."""
    digest = hmac.digest(hashed(secret), purpose.encode(), "sha256")
    return urlsafe_b64encode(digest).rstrip(b"=").decode()


def id_of(maker: str) -> str:
    """The public id of the table that somebody with this secret makes."""
    return derived(maker, "table")[:22]


def new_id() -> str:
    """The public id of a table that nobody makes: the next one of a campaign."""
    return id_of(new_secret())


def new_seed() -> int:
    """The seed of a game."""
    return secrets.randbits(128)


def hashed(secret: str) -> bytes:
    """What is kept of a secret."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).digest()


def opens(secret: str, kept: bytes | None) -> bool:
    """Whether a secret is the one whose hash was kept."""
    return kept is not None and hmac.compare_digest(hashed(secret), kept)
