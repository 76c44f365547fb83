"""Recovery phrases: words by which somebody is known again on another device."""

from __future__ import annotations

import secrets
import unicodedata
from typing import Final

from ..kernel.shapes import Locale
from .wordlists import WORDS

LENGTH: Final = 13
"""Words of a phrase: each is one of 256, which makes 104 bits."""
JOINED: Final = str.maketrans({"œ": "oe", "æ": "ae"})


def new_phrase(language: Locale) -> str:
    """A phrase that chance has made."""
    return " ".join([secrets.choice(WORDS[language]) for _ in range(LENGTH)])


def plain(phrase: str) -> str:
    """A phrase as it is compared: its letters alone, whatever their case and accents."""
    parts = unicodedata.normalize("NFKD", phrase.casefold().translate(JOINED))
    return "".join([character for character in parts if character.isalpha()])
