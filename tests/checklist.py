"""The rule statements and worked examples that tests must show, by game.

Ids are those of the checklist of rules: F and FX for the first edition of Agricola, R and RX for
the revised edition, C and CX for All Creatures Big and Small, H and HX for Hallertau, D and DX for
Agricola Express.
"""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

TESTS = Path(__file__).parent


def ids(letters: str, last: int) -> list[str]:
    """F01, F02, … up to the last one."""
    return [f"{letters}{number:02}" for number in range(1, last + 1)]


CHECKLIST = {
    "agricola-classic": ids("F", 106) + ids("FX", 11),
    "agricola-revised": ids("R", 107) + ids("RX", 11),
    "creatures": ids("C", 84) + ids("CX", 10),
    "hallertau": ids("H", 60) + ids("HX", 27),
    "express": ids("D", 27) + ids("DX", 5),
}


@cache
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


def missing(game: str) -> list[str]:
    """The ids that no test shows."""
    shown = marked()
    return [id for id in CHECKLIST[game] if id not in shown]


def main() -> None:
    """Print the coverage per game."""
    shown = marked()
    for game, ids in CHECKLIST.items():
        done = [id for id in ids if id in shown]
        tests = {test for id in done for test in shown[id]}
        print(f"{game}: {len(done)} of {len(ids)} rules shown by {len(tests)} tests")
        for id in missing(game):
            print(f"  {id} has no test")


if __name__ == "__main__":
    main()
