"""Secrets: made from the operating system's chance, kept only as hashes."""

from __future__ import annotations

import hashlib
import hmac
import secrets


def new_secret() -> str:
    """A token or an invitation."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """The public id of a table."""
    return secrets.token_urlsafe(16)


def new_seed() -> int:
    """The seed of a game."""
    return secrets.randbits(128)


def hashed(secret: str) -> bytes:
    """What is kept of a secret."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).digest()


def opens(secret: str, kept: bytes | None) -> bool:
    """Whether a secret is the one whose hash was kept."""
    return kept is not None and hmac.compare_digest(hashed(secret), kept)
