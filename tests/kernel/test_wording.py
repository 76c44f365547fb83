"""The words of the three languages: right in number, in type, and each game's own."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bocage import LOCALES, Locale, Message, text

from .catalogues import (
    PLURALS,
    Needs,
    References,
    catalogue_files,
    file_of,
    patterns,
    said_of,
)

SLOPPY = re.compile(r"['\"]|  | - |\.\.\.|(^|\s)-\d")
SLOPPY_FRENCH = re.compile(r"[^\u202f][;!?»]|[^\u202f\d]:|«(?!\u202f)|[“”]")
SLOPPY_RUSSIAN = re.compile(r"[“”]|[« ] |\s[»:;!?]")

SHARED = ("common.ftl", "cli.ftl")
"""Files of several games whose words the editions of Agricola have differently."""

NEVER_ONE = {
    *("agricola-fence-rooms", "cli-cards-more", "cli-hallertau-cards-more", "cli-hallertau-centre"),
    *("cli-seats", "express-sets-food", "express-sheet-goal"),
    *("action-express-done.feed", "prompt-express-feed", "hallertau-goods-clay", "need-clay"),
    *("hallertau-village-points", "hallertau-village-workers", "lobby-seats-range"),
    *("lobby-only-range",),
    *("prompt-drop", "prompt-points", "prompt-hallertau-field-or-sow", "reason-no-room"),
}
"""Texts whose number is never one, or whose noun has one form after every number it can have."""

each_locale = pytest.mark.parametrize("locale", LOCALES)


class Counted(Visitor):
    """The nouns that stand after numbers: those in one of several forms, and those in one alone."""

    def __init__(self, locale: Locale, id: str) -> None:
        self.agrees = False
        self.agreeing: set[str] = set()
        self.rigid: set[str] = set()
        self.visit(patterns(locale)[id])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        before = self.agrees
        for key in (variant.key for variant in node.variants):
            one = key.value == "1" if isinstance(key, ast.NumberLiteral) else key.name in PLURALS
            self.agrees |= one
        self.generic_visit(node)
        self.agrees = before

    def visit_Pattern(self, node: ast.Pattern) -> None:
        for before, after in pairwise(node.elements):
            number = before.expression if isinstance(before, ast.Placeable) else None
            if isinstance(number, ast.VariableReference) and isinstance(after, ast.TextElement):
                noun = re.match(r" ([^\W\d_][^\W\d_]+)", after.value)
                if noun and number.id.name != "seat":
                    (self.agreeing if self.agrees else self.rigid).add(noun[1])
        self.generic_visit(node)


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
        ("en", "hide", "1 hide, 2 hides, 5 hides, 21 hides"),
        ("en", "hops", "1 hops, 2 hops, 5 hops, 21 hops"),
        ("en", "gateway", "1 Gateway card, 2 Gateway cards, 5 Gateway cards, 21 Gateway cards"),
        ("fr", "rye", "1 seigle, 2 seigle, 5 seigle, 21 seigle"),
        ("fr", "jewel", "1 bijou, 2 bijoux, 5 bijoux, 21 bijoux"),
        ("ru", "flax", "1 лён, 2 льна, 5 льна, 21 лён"),
        ("ru", "rye", "1 рожь, 2 ржи, 5 ржи, 21 рожь"),
        ("ru", "tool", "1 инструмент, 2 инструмента, 5 инструментов, 21 инструмент"),
        (
            "en",
            "die-boar",
            "1 wild boar die, 2 wild boar dice, 5 wild boar dice, 21 wild boar dice",
        ),
        ("fr", "brick", "1 brique, 2 briques, 5 briques, 21 briques"),
        ("fr", "die-wood", "1 dé Bois, 2 dés Bois, 5 dés Bois, 21 dés Bois"),
        ("ru", "brick", "1 кирпич, 2 кирпича, 5 кирпичей, 21 кирпич"),
        ("ru", "die-food", "1 кубик «Еда», 2 кубика «Еда», 5 кубиков «Еда», 21 кубик «Еда»"),
        ("ru", "bonus", "1 бонусная карта, 2 бонусные карты, 5 бонусных карт, 21 бонусная карта"),
    ],
)
def test_amounts_agree_in_number(locale: Locale, good: str, forms: str) -> None:
    said = [text(Message(f"goods-{good}", {"n": n}), locale) for n in (1, 2, 5, 21)]
    assert ", ".join(said) == forms


@pytest.mark.parametrize("locale", ["fr", "ru"])
def test_counted_nouns_agree_with_their_number(locale: Locale) -> None:
    """A noun that has forms is never counted in one alone, unless its number is never one."""
    counted = {id: Counted(locale, id) for id in patterns(locale)}
    forms: set[str] = set()
    for one in counted.values():
        stems = Counter(noun[:3] for noun in one.agreeing)
        forms |= {noun for noun in one.agreeing if stems[noun[:3]] > 1}
    assert len(forms) > 50
    rigid = {id for id, one in counted.items() if one.rigid & forms} - NEVER_ONE
    assert not [id for id in rigid if not id.startswith("hallertau-phrase-")]


def test_lists_of_goods() -> None:
    goods = {"wood": 5, "reed": 2, "food": 1}
    said = [text(Message("log-pay", {"goods": goods, "seat": 0}), locale) for locale in LOCALES]
    assert said == [
        "Seat 1 pays 5 wood, 2 reed and 1 food.",
        "Joueur 1 paie 5 bois, 2 roseaux et 1 repas.",
        "Игрок 1 платит: 5 дерева, 2 тростника и 1 еда.",
    ]


@pytest.mark.parametrize(
    ("locale", "one", "two", "four"),
    [
        ("en", "(section 2)", "(sections 1 and 4)", "(sections 1, 2, 3 and 4)"),
        ("fr", "(section 2)", "(sections 1 et 4)", "(sections 1, 2, 3 et 4)"),
        ("ru", "(секция 2)", "(секции 1 и 4)", "(секции 1, 2, 3 и 4)"),
    ],
)
def test_lists_of_numbers(locale: Locale, one: str, two: str, four: str) -> None:
    for sections, words in (([2], one), ([1, 4], two), ([1, 2, 3, 4], four)):
        values = {"sections": sections, "count": len(sections), "n": 5}
        assert words in text(Message("log-hallertau-section", values), locale)


def test_a_game_has_its_own_words_for_goods() -> None:
    for n, food in ((1, "1 nourriture"), (2, "2 nourritures")):
        goods = {"goods": {"food": n, "wood": 3}, "seat": 0}
        message = Message("log-express-collect", goods, "express")
        assert text(message, "fr") == f"Joueur 1 récupère {food} et 3 bois."
    message = Message("log-hallertau-gain", {"goods": {"clay": 2}, "seat": 0}, "hallertau")
    assert text(message, "fr") == "Joueur 1 prend 2 argile."


def test_what_stands_in_a_message_is_said_by_the_same_game() -> None:
    inner = Message("prompt-gain", {"goods": {"food": 2}})
    for game, food in (
        ("express", "2 nourritures"),
        ("agricola-classic", "2 PN"),
        ("agricola-revised", "2 repas"),
        ("", "2 repas"),
    ):
        assert food in text(Message("prompt-may", {"part": inner}, game), "fr")
        assert food in text(Message("prompt-one-of", {"parts": [inner, inner]}, game), "fr")


@pytest.mark.parametrize(
    ("game", "other"),
    [
        (
            "agricola-classic",
            r"repas|Fermier|tuiles? Mendicité|cases? (Tour|Action)|mobile|pré-requis"
            r"|maison en (bois|argile)|(votre|(?<!à )la) maison(?! en pierre)",
        ),
        (
            "agricola-revised",
            r"\bPN\b|cabane|habitation|\bcour\b|mendicité|cases? d(e tour|’action)|itinérante"
            r"|matéria|approvisionnement|une personne|\d personne|membres? de",
        ),
    ],
)
def test_an_edition_speaks_as_its_french_book(game: str, other: str) -> None:
    """What one edition alone says is left out: it has its name, or its board and cards have it."""
    files = file_of("fr")
    first = re.compile(r"classic|-[EIKZ]\d{2,3}\b")
    revised = re.compile(r"space-(?!classic)|card-[AB]\d{3}|option-|category-")
    said = 0
    for id, pattern in patterns("fr").items():
        name, _, attribute = id.partition(".")
        if "agricola" not in files[name] and files[name] not in SHARED:
            continue
        if game == "agricola-classic":
            alone = bool(revised.match(id)) or f"{name}-classic" in files
        else:
            alone = bool(first.search(" ".join([id, files[name], *References(pattern).ids])))
        if not alone and (attribute or not name.startswith("card-")):
            for words in said_of("fr", id, edition=game):
                assert not re.search(other, words), (id, words)
                said += 1
    assert said > 500


@each_locale
def test_typography(locale: Locale) -> None:
    for id, pattern in patterns(locale).items():
        for line in Needs(pattern).lines:
            assert not SLOPPY.search(line), (id, line)
            if locale == "fr":
                assert not SLOPPY_FRENCH.search(line), (id, line)
            elif locale == "ru":
                assert not SLOPPY_RUSSIAN.search(line), (id, line)


def test_goods_in_the_nominative_follow_a_colon_in_russian() -> None:
    """The phrases of Hallertau's cards have the accusative instead."""
    nominative = re.compile(r".*[^\W\d] \{ \$(?:goods?|gains|price|cost) \}.*")
    for file in catalogue_files("ru"):
        if file.name != "hallertau-phrases.ftl":
            assert nominative.findall(file.read_text(encoding="utf-8")) == [], file.name
