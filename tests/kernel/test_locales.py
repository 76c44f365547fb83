"""The three languages: complete, equal in shape, free of raw ids, right in number."""

from __future__ import annotations

import ast as python
import random
import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast

import bocage
from bocage import LOCALES, Message, text
from bocage.farm.goods import NAMES
from bocage.games.agricola.cards.catalogue import CARDS
from bocage.games.agricola.reasons import _TABLE
from bocage.games.agricola.setup import rules_for
from bocage.games.agricola.steps.house import HOUSES
from bocage.games.agricola.vocabulary import ACTIONS, ALL_SPACES
from bocage.games.creatures import reasons as creatures_reasons
from bocage.games.creatures import vocabulary as creatures

from .catalogues import BLANK, Needs, entries, file_of, patterns

SOURCE = Path(bocage.__file__).parent
SPOKEN = re.compile(r"(log|prompt|reason)-[a-z0-9-]*[a-z0-9]")
RAW = re.compile(
    r"[{}]|r\dc\d|\b(action|card|game|goods?|house|list|log|option|prompt|reason|score|space)-[a-z]"
)
LATIN = re.compile(r"[A-Za-z]{2,}")
SLOPPY = re.compile(r"['\"]|  | - |\.\.\.|(^|\s)-\d")
SLOPPY_FRENCH = re.compile(r"[^\u202f][;!?»]|[^\u202f\d]:|«(?!\u202f)|[“”]")
SLOPPY_RUSSIAN = re.compile(r"[“”]|[« ] |\s[»:;!?]")
BEASTS = ("pig", "cow", "horse", "border", "trough")
PLAYERS = ("Анна", "Пётр", "Ζωή", "Олеся", "Ірина")

each_locale = pytest.mark.parametrize("locale", LOCALES)


def source() -> Iterator[tuple[bool, python.AST]]:
    """Every node of the source, and whether it belongs to the command line."""
    for file in SOURCE.rglob("*.py"):
        for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
            yield file.parent.name == "cli", node


def called(node: python.AST) -> tuple[str, python.expr | None]:
    """The name that a node calls and its first argument."""
    if not isinstance(node, python.Call) or not node.args:
        return "", None
    name = node.func.attr if isinstance(node.func, python.Attribute) else ""
    return node.func.id if isinstance(node.func, python.Name) else name, node.args[0]


def literals() -> set[str]:
    """The message ids that stand in the source as they are."""
    found: set[str] = set()
    for terminal, node in source():
        if terminal:
            name, first = called(node)
            if name in ("say", "tell", "Trouble") and isinstance(first, python.Constant):
                found.add("cli-" + str(first.value))
        elif isinstance(node, python.Constant) and isinstance(node.value, str):
            if SPOKEN.fullmatch(node.value) and node.value not in creatures.CATALOGUE:
                found.add(node.value)
    return found


def dynamic_prefixes() -> set[str]:
    """How the message ids begin that the source puts together."""
    found: set[str] = set()
    for _, node in source():
        name, first = called(node)
        if name == "Message" and isinstance(first, python.JoinedStr | python.BinOp):
            part = first.values[0] if isinstance(first, python.JoinedStr) else first.left
            if isinstance(part, python.Constant):
                found.add(str(part.value))
    return found


def given() -> Iterator[tuple[str, set[str]]]:
    """Message ids with the names of the values that the source hands over beside them."""
    for _, node in source():
        if isinstance(node, python.Call):
            for id, values in pairwise(node.args):
                if isinstance(id, python.Constant) and SPOKEN.fullmatch(str(id.value)):
                    if isinstance(values, python.Dict):
                        keys = [key for key in values.keys if isinstance(key, python.Constant)]
                        yield str(id.value), {str(key.value) for key in keys}


def setups() -> list[tuple[str, int, dict[str, Any]]]:
    """All ways to set up a game: its id, its seats and the options that change its spaces."""
    return [
        (game.id, seats, {option.name: value})
        for game in bocage.games()
        for seats in game.seats
        for option in game.options
        if option.needs is None
        for value in option.values
        if value == option.default or not option.seats or seats in option.seats
    ]


def space_titles() -> set[str]:
    """The titles of the spaces of every table."""
    found = set(ALL_SPACES) | {f"creatures-{id}" for id in creatures.SPACES}
    for game, seats, options in setups():
        if game == "creatures":
            continue
        table = bocage.new(game, seats, seed=1, **options)
        found |= {space.title for space in rules_for(game, seats, table.options).spaces}
    return found


def option_id(name: str, value: object) -> str:
    """The message of an option's value; truth is spelled as in JSON."""
    return f"option-{name}-{str(value).lower() if isinstance(value, bool) else value}"


def producible() -> set[str]:
    """Every text the engine can ask for: message ids, and attributes that must be there."""
    ids = literals() | {"seat", "score-total", "list-and", "list-or", "list-none"}
    ids |= {f"reason-{id}" for id, _, _ in _TABLE.values()}
    ids |= {action.message.id for action in ACTIONS.actions}
    ids |= {f"{prefix}-{good}" for good in NAMES for prefix in ("good", "goods")}
    ids |= {f"house-{house}" for house in HOUSES}
    ids |= {f"card-{card.id}" for card in CARDS}
    for card in CARDS:
        ids |= {f"card-{card.name}", f"card-{card.name}.text"}
        ids |= {f"kind-{card.kind}", f"category-{card.category}"}
        if card.need is not None:
            ids.add(card.need.message.id)
    ids |= {f"reason-creatures-{id}" for id, _ in creatures_reasons._TABLE.values()}
    ids |= {action.message.id for action in creatures.ACTIONS.actions}
    ids |= {f"{prefix}-{good}" for good in BEASTS for prefix in ("good", "goods")}
    ids |= {f"score-{line}" for line in bocage.new("creatures", seed=1).scores()[0].lines}
    for tile in bocage.cards("creatures"):
        ids |= {f"card-{tile.name}", f"card-{tile.name}.text"}
        ids |= {f"kind-{tile.kind}", f"deck-{tile.deck}"}
        if tile.need is not None:
            ids.add(tile.need.id)
    ids |= {"log-creatures-build.bare", "need-creatures-second-worker"}
    ids |= {"card-players", "card-passing", "card-bonus", "card-no-cost", "goods-field"}
    ids |= {"action-pay-goods", "action-pay-rest", "action-pay-using"}
    ids |= {f"log-{what}.bare" for what in ("room", "stable", "renovate", "fence", "play")}
    helped = {f"space-{title}" for title in space_titles()}
    helped |= {f"score-{line}" for line in bocage.new("agricola-revised", seed=1).scores()[0].lines}
    for game in bocage.games():
        helped.add(f"game-{game.id}")
        for option in game.options:
            helped.add(f"option-{option.name}")
            helped |= {option_id(option.name, value) for value in option.values}
    return ids | helped | {f"{id}.help" for id in helped}


def check(words: str, locale: str) -> None:
    """Fail if a text is not in words of its language."""
    assert words.strip(), locale
    raw = RAW.search(words)
    assert raw is None, (locale, words)
    if locale == "ru":
        left = set(LATIN.findall(words)) - {"II"}
        assert not left, words


def shape(value: Any) -> Any:
    """What matters for the wording of a value; cells and amounts are all alike."""
    if isinstance(value, Message):
        return (value.id, *sorted((k, shape(v)) for k, v in value.values.items()))
    if isinstance(value, list):
        return tuple(shape(v) for v in value)
    if isinstance(value, dict):
        return tuple(value)
    return (
        re.sub(r"r\dc\d.*|[a-l][1-3].*", "cell", value) if isinstance(value, str) else min(value, 2)
    )


@each_locale
def test_no_syntax_errors(locale: str) -> None:
    assert entries(locale)
    junk = [(file, e.content) for file, e in entries(locale) if isinstance(e, ast.Junk)]
    assert not junk


@each_locale
def test_no_message_twice(locale: str) -> None:
    ids = Counter(e.id.name for _, e in entries(locale) if isinstance(e, ast.Message))
    assert not [id for id, n in ids.items() if n > 1]


@pytest.mark.parametrize("locale", ["fr", "ru"])
def test_same_messages_attributes_and_variables_as_english(locale: str) -> None:
    ours, english = patterns(locale), patterns("en")
    assert sorted(ours.keys() ^ english.keys()) == []
    for id, pattern in english.items():
        assert Needs(ours[id]).samples.keys() == Needs(pattern).samples.keys(), id
    assert file_of(locale) == file_of("en")


@pytest.mark.parametrize("locale", ["fr", "ru"])
def test_nothing_left_in_english(locale: str) -> None:
    for id, pattern in patterns("en").items():
        if not file_of("en")[id.partition(".")[0]].startswith("cli"):
            same = set(Needs(pattern).lines) & set(Needs(patterns(locale)[id]).lines)
            assert not {line for line in same if re.search("[a-z]{3}", line)} - {
                "Total",
                "Lasso",
                "Ranch",
                "Mode",
                "Expert",
                "Extensions",
            }, id


def test_the_source_puts_together_only_ids_this_test_knows() -> None:
    known = {"action-", "card-", "cli-", "game-", "need-", "reason-", "space-"}
    assert dynamic_prefixes() <= known | {"need-creatures-", "reason-creatures-"}


@each_locale
def test_everything_the_engine_can_say_is_there(locale: str) -> None:
    assert sorted(producible() - patterns(locale).keys()) == []


def test_nothing_is_there_that_the_engine_cannot_say() -> None:
    known = producible()
    ours = {
        id
        for id, file in file_of("en").items()
        if file.startswith(("common", "agricola", "creatures")) and not file.endswith("-help.ftl")
    }
    assert sorted(ours - known) == []


@each_locale
def test_messages_use_only_what_the_source_hands_over(locale: str) -> None:
    handed = list(given())
    assert len(handed) > 30
    for id, values in handed:
        assert Needs(patterns(locale)[id]).samples.keys() <= {*values, "seat"}, id


@each_locale
def test_every_text_formats_with_every_kind_of_value(locale: str) -> None:
    for id, pattern in patterns(locale).items():
        for values in Needs(pattern).values():
            seats = {name: 0 for name in values if name in ("seat", "by")}
            words = text(Message(id, {**values, **seats}), locale, (BLANK,))
            if not file_of(locale)[id.partition(".")[0]].startswith("cli"):
                check(words, locale)
            assert words != id


@pytest.mark.parametrize(
    ("locale", "good", "forms"),
    [
        ("en", "wood", "1 wood, 2 wood, 5 wood, 21 wood"),
        ("en", "vegetable", "1 vegetable, 2 vegetables, 5 vegetables, 21 vegetables"),
        ("en", "sheep", "1 sheep, 2 sheep, 5 sheep, 21 sheep"),
        ("fr", "wood", "1 bois, 2 bois, 5 bois, 21 bois"),
        ("fr", "clay", "1 argile, 2 argiles, 5 argiles, 21 argiles"),
        ("fr", "reed", "1 roseau, 2 roseaux, 5 roseaux, 21 roseaux"),
        ("fr", "grain", "1 céréale, 2 céréales, 5 céréales, 21 céréales"),
        ("fr", "food", "1 repas, 2 repas, 5 repas, 21 repas"),
        ("fr", "cattle", "1 bœuf, 2 bœufs, 5 bœufs, 21 bœufs"),
        ("ru", "wood", "1 дерево, 2 дерева, 5 дерева, 21 дерево"),
        ("ru", "stone", "1 камень, 2 камня, 5 камня, 21 камень"),
        ("ru", "food", "1 еда, 2 еды, 5 еды, 21 еда"),
        ("ru", "vegetable", "1 овощ, 2 овоща, 5 овощей, 21 овощ"),
        ("ru", "sheep", "1 овца, 2 овцы, 5 овец, 21 овца"),
        ("ru", "boar", "1 свинья, 2 свиньи, 5 свиней, 21 свинья"),
        ("ru", "cattle", "1 корова, 2 коровы, 5 коров, 21 корова"),
    ],
)
def test_amounts_agree_in_number(locale: str, good: str, forms: str) -> None:
    said = [text(Message(f"goods-{good}", {"n": n}), locale) for n in (1, 2, 5, 21)]
    assert ", ".join(said) == forms


def test_lists_of_goods() -> None:
    goods = {"wood": 5, "reed": 2, "food": 1}
    said = [text(Message("log-pay", {"goods": goods, "seat": 0}), locale) for locale in LOCALES]
    assert said == [
        "Seat 1 pays 5 wood, 2 reed and 1 food.",
        "Joueur 1 paie 5 bois, 2 roseaux et 1 repas.",
        "Игрок 1 платит: 5 дерева, 2 тростника и 1 еда.",
    ]


@each_locale
def test_typography(locale: str) -> None:
    for id, pattern in patterns(locale).items():
        for line in Needs(pattern).lines:
            assert not SLOPPY.search(line), (id, line)
            if locale == "fr":
                assert not SLOPPY_FRENCH.search(line), (id, line)
            elif locale == "ru":
                assert not SLOPPY_RUSSIAN.search(line), (id, line)


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("agricola-classic", 1, {"round_cards": "chosen"}),
        ("agricola-classic", 2, {}),
        ("agricola-classic", 3, {}),
        ("agricola-classic", 4, {}),
        ("agricola-classic", 5, {}),
        ("agricola-revised", 1, {"round_cards": "chosen"}),
        ("agricola-revised", 2, {"additional_actions": True}),
        ("agricola-revised", 3, {}),
        ("agricola-revised", 4, {"additional_actions": True}),
        ("agricola-revised", 4, {}),
        ("agricola-revised", 1, {"cards": "base"}),
        ("agricola-revised", 2, {"cards": "base"}),
        ("agricola-revised", 3, {"cards": "base"}),
        ("agricola-revised", 4, {"cards": "base"}),
        ("agricola-revised", 1, {"cards": "base", "hands": "chosen"}),
        ("agricola-revised", 2, {"cards": "base", "hands": "draft-both"}),
        ("agricola-revised", 2, {"cards": "base", "hands": "ten"}),
        ("agricola-revised", 2, {"cards": "base", "hands": "mulligan"}),
        ("agricola-revised", 2, {"cards": "base", "hands": "market"}),
        ("agricola-revised", 2, {"cards": "base", "hands": "draw-5"}),
        ("agricola-revised", 2, {"cards": "base", "hands": "draw-3"}),
        ("creatures", 2, {}),
        ("creatures", 2, {"mode": "advanced"}),
        ("creatures", 2, {"mode": "expert"}),
    ],
)
def test_a_game_speaks_all_languages(game: str, seats: int, options: dict[str, Any]) -> None:
    table = bocage.new(game, seats, seed=7, **options)
    rng = random.Random(7)
    said: set[Any] = set()

    def say(message: Any, kind: str = "") -> None:
        inner = message if isinstance(message, Message) else message.message
        if (key := (kind, shape(inner))) not in said:
            said.add(key)
            for locale in LOCALES:
                check(text(message, locale, PLAYERS), locale)
                check(text(message, locale), locale)

    turn = 0
    while (decision := table.decision) is not None:
        say(decision.prompt)
        for action in decision.actions:
            message = table.describe(action)
            say(message)
            if f"{message.id}.now" in patterns("en"):
                say(Message(f"{message.id}.now", message.values))
        if turn % 50 == 0:
            for action in table.game.actions.actions:
                say(action, "plain")
                if (reason := table.why_not(action)) is not None:
                    say(reason)
        table.play(rng.choice(decision.actions))
        turn += 1
    for entry in table.log:
        say(entry, "log")
    for card in bocage.cards(game):
        for locale in LOCALES:
            check(card.title(locale), locale)
            check(card.text(locale), locale)
