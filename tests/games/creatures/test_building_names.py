"""Nothing but its tile, in `cards/`, knows what a special building does: no rule, no bot."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import bocage
from bocage.games.creatures.cards.catalogue import TILES
from bocage.games.creatures.vocabulary import PLAIN

ROOT = Path(bocage.__file__).parent
READERS = (ROOT / "games" / "creatures", ROOT / "bots" / "creatures")
SPECIAL = [tile for tile in TILES if tile.id not in PLAIN]
WORDS = {words.lower() for tile in SPECIAL for words in (tile.id, tile.title.replace("’", ""))}
NAMES = re.compile("|".join(rf"\b{re.sub('[ -]', '[ -]', words)}\b" for words in sorted(WORDS)))
KEYS = {name: {"barn"} for name in ("view.py", "position.py", "shapes.py", "farm.py")}
"""Keys of the position format that are older than this rule."""


def said(tree: ast.AST) -> Iterator[str]:
    """Every identifier and every text of a module."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.alias):
            yield node.asname or node.name


def plain(text: str) -> str:
    """A text, or an identifier in any case, as words."""
    apart = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", text)
    return apart.replace("_", "-").replace("’", "").replace("'", "").lower()


def found(module: str, source: str) -> set[str]:
    """The names of special buildings in a module."""
    names = {name for text in said(ast.parse(source)) for name in NAMES.findall(plain(text))}
    return names - KEYS.get(module, set())


def test_no_rule_and_no_bot_names_a_special_building() -> None:
    modules = [path for folder in READERS for path in folder.rglob("*.py")]
    modules = [path for path in modules if path.parent.name != "cards"]
    assert len(modules) > 40
    named = {path: found(path.name, path.read_text(encoding="utf-8")) for path in modules}
    assert {path: names for path, names in named.items() if names} == {}


def test_a_name_is_found_however_it_is_written() -> None:
    ways = {
        "TIMBER_SHOP = 7": "timber-shop",
        "class BarnOffer: pass": "barn",
        "owns('sawmill')": "sawmill",
        "def pay_timber_shop(s): pass": "timber-shop",
        '"""Stone Carver’s Workshop: a stone."""': "stone carvers workshop",
        "s.own(seat).ranch = 1": "ranch",
    }
    assert {source: found("steps.py", source) for source in ways} == {
        source: {name} for source, name in ways.items()
    }
    assert found("steps.py", "open_stalls = 'barnyard'") == set()
