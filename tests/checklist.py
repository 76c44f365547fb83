"""The rule statements and worked examples that tests must show, by game.

Ids are those of the checklist of rules: F and FX for the first edition of Agricola, R and RX for
the revised edition, C and CX for All Creatures Big and Small, H and HX for Hallertau, D and DX for
Agricola Express. `LATER` names what belongs to a part that is not built yet.
"""

from __future__ import annotations

import ast
from pathlib import Path

TESTS = Path(__file__).parent


def ids(letters: str, last: int) -> list[str]:
    """F01, F02, … up to the last one."""
    return [f"{letters}{number:02}" for number in range(1, last + 1)]


def some(letters: str, *numbers: int | tuple[int, int]) -> list[str]:
    """Ids by number or by range of numbers."""
    found: list[str] = []
    for entry in numbers:
        first, last = entry if isinstance(entry, tuple) else (entry, entry)
        found += [f"{letters}{number:02}" for number in range(first, last + 1)]
    return found


CHECKLIST = {
    "agricola-classic": ids("F", 106) + ids("FX", 11),
    "agricola-revised": ids("R", 107) + ids("RX", 11),
    "creatures": ids("C", 84) + ids("CX", 10),
    "hallertau": ids("H", 60) + ids("HX", 27),
    "express": ids("D", 27) + ids("DX", 5),
}

LATER = {
    "agricola-classic": {
        "solo series": [*some("F", (100, 102)), "FX08"],
    },
    "agricola-revised": {
        "campaigns": some("R", (104, 107)),
    },
    "creatures": {},
    "hallertau": {},
    "express": {},
}


def marked() -> dict[str, list[str]]:
    """The tests that carry each id in a `rule` mark."""
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    for argument in mark.args:
                        name = f"{path.relative_to(TESTS)}::{node.name}"
                        found.setdefault(str(ast.literal_eval(argument)), []).append(name)
    return found


def later(game: str) -> dict[str, str]:
    """The ids of later parts, with the part."""
    return {id: part for part, ids in LATER[game].items() for id in ids}


def missing(game: str) -> list[str]:
    """The ids of this part that no test shows."""
    shown, postponed = marked(), later(game)
    return [id for id in CHECKLIST[game] if id not in shown and id not in postponed]


def main() -> None:
    """Print the coverage per game."""
    shown = marked()
    for game, all_ids in CHECKLIST.items():
        postponed = later(game)
        here = [id for id in all_ids if id not in postponed]
        done = [id for id in here if id in shown]
        tests = {test for id in done for test in shown[id]}
        print(f"{game}: {len(done)} of {len(here)} rules shown by {len(tests)} tests")
        for id in missing(game):
            print(f"  {id} has no test")
        for part, ids in LATER[game].items():
            print(f"  later, {part}: {len(ids)}")


if __name__ == "__main__":
    main()
