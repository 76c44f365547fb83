"""What people write in one line: names, and what they say."""

from __future__ import annotations

import re
import unicodedata
from typing import Any, Final

from pydantic_core import PydanticCustomError

from .refusals import Refusal

FAULT: Final = "line"
"""The kind of error that says what is wrong with a line."""
MARKS: Final = 3
"""So many accents and joiners stand on one letter, and no more: no tower of them."""
JOINERS: Final = "\u200c\u200d"
"""Hold letters and pictures together, or apart; the only format characters in a line."""
BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters that cannot be seen."""
NEW_PICTURES: Final = range(0x1F000, 0x1FC00)
"""Where pictures are added that we may not know yet."""
GAPS: Final = re.compile(r"(\s)\s+")
BREAKS: Final = re.compile(r"[\t\n\v\f\r\x85\u2028\u2029]+")


def clean_line(text: str, limit: int) -> str:
    """A line without spaces around it; refused if it is empty, too long, or does not stay in it."""
    line = GAPS.sub(r"\1", unicodedata.normalize("NFC", text).strip())
    if line.startswith(tuple(JOINERS)) or not all(map(stays, line)):
        raise fault("error-line-signs")
    if not any(map(seen, line)):
        raise fault("error-line-empty")
    if len(line) > limit:
        raise fault("error-too-long", limit=limit)
    if tallest(line) > MARKS:
        raise fault("error-line-marks")
    return line


def one_line(text: str, limit: int) -> str:
    """What somebody says, its lines one after the other in one."""
    return clean_line(BREAKS.sub(" ", text), limit)


def stays(character: str) -> bool:
    """Whether a character stays in its line: it controls nothing, and turns nothing around."""
    kind = unicodedata.category(character)
    if kind == "Cn":
        return ord(character) in NEW_PICTURES
    return character in JOINERS or (kind[0] != "C" and kind not in ("Zl", "Zp"))


def seen(character: str) -> bool:
    """Whether a character is seen by itself."""
    kind = unicodedata.category(character)[0]
    return kind not in "ZM" and character not in BLANK and character not in JOINERS


def tallest(line: str) -> int:
    """How many marks and joiners follow each other at most."""
    most = count = 0
    for character in line:
        on_top = unicodedata.category(character) in ("Mn", "Me") or character in JOINERS
        count = count + 1 if on_top else 0
        most = max(most, count)
    return most


def fault(id: str, **values: Any) -> PydanticCustomError:
    """What is wrong with a line, for whoever reads the message that it stands in."""
    return PydanticCustomError(FAULT, "not one plain line", {"id": id, **values})


def misread(error: Any, field: str) -> Refusal:
    """What is refused of a message with an error in a field."""
    if error["type"] == FAULT:
        return Refusal("bad-message", field=field, **error["ctx"])
    return Refusal("bad-message", "error-bad-message", field=field)
