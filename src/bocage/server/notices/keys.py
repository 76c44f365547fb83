"""The host's own keys, which all of its processes share."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from typing import Final

from sqlalchemy import Connection, Engine, insert, select

from ..database import reading
from ..schema import HOST_KEYS

LENGTH: Final = 32
"""Bytes of a key."""
PUSH: Final = "push"
"""The name of the key that signs what browsers are sent."""


def can_push() -> bool:
    """Whether what it takes to reach browsers is installed."""
    return find_spec("pywebpush") is not None


def packed(data: bytes) -> str:
    """Bytes as text for addresses and headers."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    """Bytes from such a text; ValueError if it is none."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def kept_key(engine: Engine, name: str) -> str | None:
    """A key, if there is one by now."""
    with reading(engine) as connection:
        return connection.scalar(select(HOST_KEYS.c.value).where(HOST_KEYS.c.name == name))


def keeping(name: str) -> Callable[[Connection], None]:
    """The job that makes a key unless there is one."""

    def work(connection: Connection) -> None:
        known = select(HOST_KEYS.c.name).where(HOST_KEYS.c.name == name)
        if connection.execute(known).first() is None:
            value = packed(secrets.token_bytes(LENGTH))
            connection.execute(insert(HOST_KEYS), {"name": name, "value": value})

    return work


@cache
def public_key(private: str) -> str:
    """What browsers are told of the key that signs."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    number = unpacked(private)
    key = ec.derive_private_key(int.from_bytes(number), ec.SECP256R1()).public_key()
    return packed(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))
