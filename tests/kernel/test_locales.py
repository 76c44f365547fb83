"""The three languages: complete, equal in shape, free of raw ids, right in number."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import bocage
from bocage import LOCALES, Locale, Message, text
from bocage.games.hallertau import vocabulary as hallertau
from bocage.kernel.text import Catalogue

from .catalogues import BLANK, PLURALS, Needs, catalogue_files, entries, file_of, patterns
from .said import dynamic_prefixes, given, producible

RAW = re.compile(
    r"[{}]|r\dc\d|\b(action|card|game|goods?|house|list|log|option|prompt|reason|score|space)-[a-z]"
)
LATIN = re.compile(r"[A-Za-z]{2,}")
SLOPPY = re.compile(r"['\"]|  | - |\.\.\.|(^|\s)-\d")
SLOPPY_FRENCH = re.compile(r"[^\u202f][;!?»]|[^\u202f\d]:|«(?!\u202f)|[“”]")
SLOPPY_RUSSIAN = re.compile(r"[“”]|[« ] |\s[»:;!?]")
PLAYERS = ("Анна", "Пётр", "Ζωή", "Олеся", "Ірина")

SAME = {
    *("Total", "Lasso", "Ranch", "Mode", "Expert", "Extensions", "Agricola Express"),
    *("Hallertau", "Bonus", "Point", "Actions", f"{BLANK} point", f"{BLANK} points"),
}
"""Whole texts that French has as English has them."""

SHARED = ("common.ftl", "cli.ftl")
"""Files of several games whose words the editions of Agricola have differently."""

NEVER_ONE = {
    *("agricola-fence-rooms", "cli-cards-more", "cli-hallertau-cards-more", "cli-hallertau-centre"),
    *("cli-own-games", "cli-seats", "express-sets-food", "express-sheet-goal"),
    *("action-express-done.feed", "prompt-express-feed", "hallertau-goods-clay", "need-clay"),
    *("hallertau-village-points", "hallertau-village-workers", "lobby-seats-range"),
    *("prompt-drop", "prompt-hallertau-field-or-sow", "reason-no-room"),
}
"""Texts whose number is never one, or whose noun has one form after every number it can have."""

each_locale = pytest.mark.parametrize("locale", LOCALES)


class References(Visitor):
    """The texts that a text refers to."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.ids: list[str] = []
        self.visit(pattern)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.ids.append(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))


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


def needs(locale: Locale, id: str) -> Needs:
    """What a text needs, with what the texts need that it refers to."""
    found = Needs(patterns(locale)[id])
    for other in References(patterns(locale)[id]).ids:
        for name, samples in needs(locale, other).samples.items():
            found.samples.setdefault(name, set()).update(samples)
    return found


def said_of(locale: Locale, id: str, **fixed: str) -> Iterator[str]:
    """A text in words, with every kind of value but for those that are fixed."""
    for values in needs(locale, id).values():
        seats = {name: 0 for name in values if name in ("seat", "by")}
        yield text(Message(id, {**values, **seats, **fixed}), locale, (BLANK,))


def check(words: str, locale: Locale) -> None:
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
    known |= {"need-creatures-", "reason-creatures-"}
    known |= {f"{kind}-hallertau-" for kind in ("phase", "prompt", "reason", "space")}
    known |= {"hallertau-phrase-", "goods-", "face-express-", "reason-express-"}
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
    revised = re.compile(r"space-(?!classic)|card-[AB]\d{3}|option-|category-")
    said = 0
    for id, pattern in patterns("fr").items():
        name, _, attribute = id.partition(".")
        if "agricola" not in files[name] and files[name] not in SHARED:
            continue
        if game == "agricola-classic":
            alone = revised.match(id) or f"{name}-classic" in files
        else:
            alone = "classic" in " ".join([id, files[name], *References(pattern).ids])
        if not alone and (attribute or not name.startswith("card-")):
            for words in said_of("fr", id, edition=game):
                assert not re.search(other, words), (id, words)
                said += 1
    assert said > 500


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
