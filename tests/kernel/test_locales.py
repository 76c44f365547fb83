"""The three languages: complete, equal in shape, free of raw ids."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import pytest
from fluent.syntax import ast

import bocage
from bocage import LOCALES, Locale, Message, text
from bocage.games.hallertau import vocabulary as hallertau
from bocage.kernel.text import Catalogue

from .catalogues import (
    BLANK,
    Needs,
    References,
    entries,
    file_of,
    needs,
    patterns,
    said_of,
)
from .said import dynamic_prefixes, given, producible

RAW = re.compile(
    r"[{}]|r\dc\d|\b(action|card|game|goods?|house|list|log|option|prompt|reason|score|space)-[a-z]"
)
LATIN = re.compile(r"[A-Za-z]{2,}")
COMMANDS = re.compile(r"--[a-z]+ *|\b[a-z]+://\S*")
"""What one types is the same in every language."""
PLAYERS = ("Анна", "Пётр", "Ζωή", "Олеся", "Ірина")

SAME = {
    *(
        "Total",
        "Lasso",
        "Ranch",
        "Serf",
        "Barbecue",
        "Mode",
        "Expert",
        "Extensions",
        "Options",
        "Agricola Express",
    ),
    *("Hallertau", "Bonus", "Point", "Actions", f"{BLANK} point", f"{BLANK} points"),
}
"""Whole texts that French has as English has them."""

each_locale = pytest.mark.parametrize("locale", LOCALES)


def check(words: str, locale: Locale) -> None:
    """Fail if a text is not in words of its language."""
    assert words.strip(), locale
    raw = RAW.search(words)
    assert raw is None, (locale, words)
    if locale == "ru":
        left = set(LATIN.findall(COMMANDS.sub("", words))) - {"II", "QR", "SQLite", "PostgreSQL"}
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
def test_no_syntax_errors(locale: Locale) -> None:
    assert entries(locale)
    junk = [(file, e.content) for file, e in entries(locale) if isinstance(e, ast.Junk)]
    assert not junk


@each_locale
def test_no_message_twice(locale: Locale) -> None:
    ids = Counter(e.id.name for _, e in entries(locale) if isinstance(e, ast.Message))
    assert not [id for id, n in ids.items() if n > 1]


@pytest.mark.parametrize("locale", ["fr", "ru"])
def test_same_messages_attributes_and_variables_as_english(locale: Locale) -> None:
    ours, english = patterns(locale), patterns("en")
    assert sorted(ours.keys() ^ english.keys()) == []
    for id in english:
        differ = needs(locale, id).samples.keys() ^ needs("en", id).samples.keys()
        assert differ <= {"edition", "n" if id.startswith("hallertau-phrase-") else ""}, id
    assert file_of(locale) == file_of("en")


@pytest.mark.parametrize("locale", ["fr", "ru"])
def test_nothing_left_in_english(locale: Locale) -> None:
    for id, pattern in patterns("en").items():
        if not file_of("en")[id.partition(".")[0]].startswith("cli"):
            same = set(Needs(pattern).lines) & set(Needs(patterns(locale)[id]).lines)
            assert not {line for line in same if re.search("[a-z]{3}", line)} - SAME, id


def test_the_source_puts_together_only_ids_this_test_knows() -> None:
    known = {"action-", "card-", "cli-", "game-", "need-", "reason-", "space-"}
    known |= {"need-creatures-", "need-returns-", "reason-creatures-"}
    known |= {f"{kind}-hallertau-" for kind in ("phase", "prompt", "reason", "space")}
    known |= {
        "hallertau-phrase-",
        "goods-",
        "notice-",
        "face-express-",
        "reason-express-",
        "score-",
    }
    assert dynamic_prefixes() <= known


@each_locale
def test_everything_the_engine_can_say_is_there(locale: Locale) -> None:
    assert sorted(producible() - patterns(locale).keys()) == []


def test_nothing_is_there_that_the_engine_cannot_say() -> None:
    known = producible()
    ours = {
        id
        for id, file in file_of("en").items()
        if file.startswith(("common", "games", "agricola", "creatures", "hallertau", "express"))
        and not file.endswith("-help.ftl")
    }
    for locale in LOCALES:
        for pattern in patterns(locale).values():
            known |= {id.partition(".")[0] for id in References(pattern).ids}
    assert sorted(ours - known) == []


@each_locale
def test_messages_use_only_what_the_source_hands_over(locale: Locale) -> None:
    handed = list(given())
    assert len(handed) > 30
    for id, values in handed:
        assert needs(locale, id).samples.keys() <= {*values, "seat", "edition"}, id


@each_locale
def test_every_text_formats_with_every_kind_of_value(locale: Locale) -> None:
    for id in patterns(locale):
        for words in said_of(locale, id):
            if not file_of(locale)[id.partition(".")[0]].startswith("cli"):
                check(words, locale)
            assert words != id


@each_locale
def test_a_text_is_read_with_those_that_it_refers_to(locale: Locale) -> None:
    catalogue = Catalogue(locale)
    referring = {id: References(pattern).ids for id, pattern in patterns(locale).items()}
    assert sum(map(bool, referring.values())) > 100
    for id, others in referring.items():
        if others:
            assert catalogue.has(id.partition(".")[0])
            assert not catalogue.unread.keys() & {other.partition(".")[0] for other in others}
    assert catalogue.unread, "nothing is read before it is asked for"


@each_locale
def test_every_crop_craft_and_spot_has_its_own_words(locale: Locale) -> None:
    crops = [{"crop": crop.replace("+", "-")} for crop in hallertau.CROPS]
    places = [{"spot": spot} for spot in hallertau.SPOTS]
    crafts = [{"craft": craft} for craft in hallertau.CRAFTS]
    named: list[tuple[str, list[dict[str, Any]]]] = [
        ("crop-hallertau", crops[1:]),
        ("crop-hallertau.field", crops),
        ("spot-hallertau", places),
        ("spot-hallertau.at", places),
        ("spot-hallertau.to", places),
        ("craft-hallertau", crafts),
        ("craft-hallertau.of", crafts),
    ]
    for id, values in named:
        said = [text(Message(id, value), locale) for value in values]
        assert len(set(said)) == len(values), said


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
        ("hallertau", 1, {}),
        ("hallertau", 2, {"gateway": "intermediate", "farmyard": "sheep"}),
        ("hallertau", 3, {"gateway": "expert", "farmyard": "fields"}),
        ("hallertau", 4, {"gateway": "master", "farmyard": "jewelry"}),
        ("hallertau", 2, {"merged": True}),
        ("hallertau", 3, {"cards": "none"}),
        ("express", 1, {}),
        ("express", 2, {}),
        ("express", 3, {}),
        ("express", 4, {}),
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
        if game == "express":
            names = [text(table.describe(action)) for action in decision.actions]
            assert len(set(names)) == len(names), "two actions of the same words"
        for action in decision.actions:
            message = table.describe(action)
            say(message)
            more = f"{message.id}.now"
            if more in patterns("en") and needs("en", more).samples.keys() <= message.values.keys():
                say(Message(more, message.values))
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
