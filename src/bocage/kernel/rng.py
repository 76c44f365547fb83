"""A generator whose 128 bits of state live in the game state: xoshiro128** on 32-bit words."""

from __future__ import annotations

import hashlib
from typing import Final

Words = tuple[int, int, int, int]

MASK: Final = 0xFFFFFFFF


def seeded(seed: int | str) -> Words:
    """The generator's words for a seed; every bit of the seed counts."""
    digest = hashlib.sha256(f"bocage {seed}".encode()).digest()
    a, b, c, d = (int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8, 12))
    return (a, b, c, d | 1)


def below(words: Words, n: int) -> tuple[Words, int]:
    """The next state and a number from 0 to n-1, each equally likely."""
    a, b, c, d = words
    limit = (MASK + 1) - (MASK + 1) % n
    while True:
        x = (b * 5) & MASK
        bits = (((x << 7) | (x >> 25)) * 9) & MASK
        t = (b << 9) & MASK
        c ^= a
        d ^= b
        b ^= c
        a ^= d
        c ^= t
        d = ((d << 11) | (d >> 21)) & MASK
        if bits < limit:
            return (a, b, c, d), bits % n
