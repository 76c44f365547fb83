"""Writes web/src/fonts: the letters of our languages, cut out of the fonts that the page uses.

`make fonts` runs it. What else somebody writes comes from the whole fonts, once it is needed.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

WEB = Path(__file__).parent
PACKAGES = WEB / "node_modules" / "@fontsource"
FOLDER = WEB / "src" / "fonts"
FACES = [
    ("alegreya", "Alegreya", 700),
    ("alegreya-sans", "Alegreya Sans", 400),
    ("alegreya-sans", "Alegreya Sans", 700),
]
SCRIPTS = {
    "latin": "U+20-7E,U+A0-FF,U+152-153,U+2010-2014,U+2018-201E,U+2022,U+2026,U+202F,U+2039-203A,"
    "U+20AC,U+2191,U+2193,U+2212",
    "cyrillic": "U+301,U+401,U+410-44F,U+451,U+2116",
}
"""What a language needs, as parts of what the packages offer in a file each."""
FEATURES = ["ccmp", "kern", "liga", "lnum", "locl", "mark", "mkmk", "tnum"]
"""Of the fonts' finer points: figures of one height and width, and letters that sit well."""
FACE = """@font-face {{
  font-family: '{family}';
  font-style: normal;
  font-display: swap;
  font-weight: {weight};
  src: url('./{file}') format('woff2');
  unicode-range: {ranges};
}}
"""


def letters(ranges: str) -> set[int]:
    """The characters of ranges as a style sheet writes them."""
    found: set[int] = set()
    for part in ranges.split(","):
        first, _, last = part.removeprefix("U+").partition("-")
        found.update(range(int(first, 16), int(last or first, 16) + 1))
    return found


def cut(source: Path, target: Path, ranges: str) -> None:
    """Write a font with these letters only."""
    options = Options(
        flavor="woff2", layout_features=FEATURES, hinting=False, name_IDs=[0, 1, 2, 13, 14]
    )
    font = TTFont(source, recalcTimestamp=False)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters(ranges))
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(target)


def main() -> None:
    """Write the fonts and their style sheet."""
    FOLDER.mkdir(exist_ok=True)
    for package in {package for package, _, _ in FACES}:
        shutil.copyfile(PACKAGES / package / "LICENSE", FOLDER / f"{package}.license.txt")
    sheet = ["/* Written by `make fonts`. */\n"]
    for package, family, weight in FACES:
        for script, ranges in SCRIPTS.items():
            file = f"{package}-{script}-{weight}.woff2"
            source = PACKAGES / package / "files" / f"{package}-{script}-{weight}-normal.woff2"
            cut(source, FOLDER / file, ranges)
            sheet.append(FACE.format(family=family, weight=weight, file=file, ranges=ranges))
    (FOLDER / "fonts.css").write_text("\n".join(sheet), encoding="utf-8")


if __name__ == "__main__":
    main()
