"""The browser reads what Python writes: its types are those of the views and of the protocol."""

from __future__ import annotations

from pathlib import Path

import pytest

from bocage.server.typescript import Writer

WEB = Path(__file__).parents[2] / "web" / "src"
FILES = Writer().files()


@pytest.mark.parametrize("file", FILES)
def test_the_types_are_those_that_make_types_writes(file: str) -> None:
    assert (WEB / file).read_text(encoding="utf-8") == FILES[file], "run `make types`"


def test_optional_literal_and_nested_types_are_told() -> None:
    agricola, common = FILES["games/agricola/types.ts"], FILES["lib/types.ts"]
    assert "  hand?: string[];\n" in agricola
    assert "export type House = 'wood' | 'clay' | 'stone';\n" in agricola
    assert "  seats: SeatView[];\n" in agricola
    assert "  asked: Message | null;\n" in common
    assert "/** Who looks; null is everybody. */\n  seat: number | null;\n" in agricola
