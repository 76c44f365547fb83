"""A sheet of pixels with rectangles and small capitals: all that a plain picture needs."""

from __future__ import annotations

from typing import Final, final

import numpy as np
from numpy.typing import NDArray

Picture = NDArray[np.uint8]
Colour = tuple[int, int, int]
INK: Final[Colour] = (45, 40, 35)
LETTERS: Final = (
    "A25755 B65656 C34443 D65556 E74647 F74644 G34553 H55755 I72227 J11152 K55655 L44447 M57755 "
    "N65555 O25552 P65644 Q25563 R65655 S34216 T72222 U55557 V55552 W55775 X55255 Y55222 Z71247 "
    "075557 126227 271747 371717 455711 574717 674757 771122 875757 975717 -00700 +02720 :02020 "
    ".00002 ,00024 /11244 *05250 (24442 )21112 =07070"
)
"""Every sign, then its five rows of three pixels as octal digits."""
SCALE: Final = 2
SIGN: Final = 4 * SCALE
"""The width of a sign with the gap after it."""


def glyphs() -> dict[str, NDArray[np.bool_]]:
    """The signs as pixels."""
    found = {" ": np.zeros((5 * SCALE, 3 * SCALE), np.bool_)}
    block = np.ones((SCALE, SCALE), np.bool_)
    for word in LETTERS.split():
        rows = [[bool(int(digit) >> k & 1) for k in (2, 1, 0)] for digit in word[1:]]
        found[word[0]] = np.kron(np.array(rows, np.bool_), block)
    return found


GLYPHS: Final = glyphs()


@final
class Sheet:
    """A picture that is being drawn; what reaches over its edges is cut off."""

    def __init__(self, width: int, height: int, ground: Colour) -> None:
        self.pixels: Picture = np.full((height, width, 3), ground, np.uint8)

    def fill(self, x: int, y: int, width: int, height: int, colour: Colour) -> None:
        """A full rectangle."""
        self.pixels[max(y, 0) : y + height, max(x, 0) : x + width] = colour

    def frame(self, x: int, y: int, width: int, height: int, colour: Colour, line: int = 1) -> None:
        """An empty rectangle."""
        self.fill(x, y, width, line, colour)
        self.fill(x, y + height - line, width, line, colour)
        self.fill(x, y, line, height, colour)
        self.fill(x + width - line, y, line, height, colour)

    def write(self, x: int, y: int, text: str, colour: Colour = INK) -> int:
        """A line of text; returns where it ends."""
        for letter in text.upper():
            glyph = GLYPHS.get(letter, GLYPHS["-"])
            part = self.pixels[y : y + len(glyph), x : x + len(glyph[0])]
            part[glyph[: part.shape[0], : part.shape[1]]] = colour
            x += SIGN
        return x
