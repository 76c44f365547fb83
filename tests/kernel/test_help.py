"""The help in place: everything at a table explains itself in every language."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

import bocage
from bocage import LOCALES, Locale, text
from bocage.farm.goods import NAMES
from bocage.games import find
from bocage.games.agricola.cards.catalogue import CARDS
from bocage.games.agricola.scoring import GRADES, graded
from bocage.games.agricola.setup import rules_for
from bocage.games.agricola.state import HARVESTS
from bocage.games.agricola.vocabulary import SPACES
from bocage.games.express.payments import STOCK
from bocage.games.hallertau.vocabulary import GOODS

from .catalogues import file_of, patterns

CATALOGUES = ("agricola-help.ftl", "agricola-rules-help.ftl")
CATEGORIES = tuple(bocage.new("agricola-revised", seed=1).scores()[0].lines)
TOPICS = (
    *("goal", "round", "work", "family", "house", "fields", "pastures", "animals", "bake"),
    *(
        "improvements",
        "hand-cards",
        "harvest",
        "begging",
        "harvests-when",
        "scoring",
        "starting-player",
    ),
    *("passing", "ending-ties"),
)
CLASSIC = ("round", "begging", "starting-player", "passing", "ending-ties")
COUNTERS = (
    *("people", "to_place", "food_needed", "next_harvest", "fences_left", "stables_left"),
    *("begging", "starting_player", "rooms", "fields"),
)
HALLERTAU = (
    *("goal", "round", "workers", "income", "actions", "tools", "starting-player", "fields"),
    *("sheep", "harvest", "progress", "boulders", "cards", "any-time", "without-cards", "solo"),
    *("scoring", "ending-ties"),
)
HALLERTAU_THINGS = (
    *("tools", "jewels", "sheep", "fields", "workers", "window", "crafts", "boulders"),
    *("hand", "decks", "starting-player", "quiet", "sparing"),
)
EXPRESS = (
    *("goal", "round", "turn", "dice", "powers", "paying", "house", "baby", "fields", "pastures"),
    *("collecting", "occupations", "improvements", "cooking", "harvest", "scoring", "solo"),
    "ending-ties",
)
EXPRESS_THINGS = (
    *("dice", "aside", "roll", "groups", "powers", "pastures", "babies", "house", "need", "total"),
    *("worth", "starting-player"),
)
PROMPTS = tuple(
    id
    for id, file in file_of("en").items()
    if id.startswith("prompt-") and file in ("agricola.ftl", "common.ftl")
)
FIRST_EDITION = "agricola-classic-"
FIRST_PROMPTS = tuple(
    id
    for id, file in file_of("en").items()
    if id.startswith("prompt-") and file.startswith(FIRST_EDITION)
)
FIRST_TOPICS = ("hand-cards-classic", "cards-between")
GRADE = re.compile(r"(\d+)(?:–(\d+))?\u202f?: (\d)")

each_locale = pytest.mark.parametrize("locale", LOCALES)


def in_place() -> set[str]:
    """The help that stands beside the name of a thing."""
    found = {f"space-{id}.help" for id in SPACES} | {f"card-{card.name}.text" for card in CARDS}
    for game in [find("agricola-classic"), find("agricola-revised")]:
        for seats in game.seats:
            defaults = {option.name: option.default for option in game.options}
            for space in rules_for(game.id, seats, defaults).spaces:
                found.add(f"space-{space.title}.help")
    return found


def helped() -> set[str]:
    """The messages of the help catalogue."""
    rules = [*TOPICS, *(f"{topic}-classic" for topic in CLASSIC)]
    found = {f"help-rules-{topic}" for topic in rules}
    found |= {f"help-rules-{topic}.text" for topic in rules}
    found |= {f"help-score-{category}" for category in CATEGORIES}
    found |= {f"help-good-{good}" for good in NAMES}
    found |= {f"help-counter-{counter}" for counter in COUNTERS}
    return found | {f"help-{prompt}" for prompt in PROMPTS}


def helped_in(game: str, topics: Sequence[str], things: Sequence[str]) -> set[str]:
    """The messages of a game's own help catalogue."""
    found = {f"help-rules-{game}-{topic}" for topic in topics}
    found |= {f"{id}.text" for id in found}
    lines = bocage.new(game, seed=1).scores()[0].lines
    found |= {f"help-{game}-score-{line}" for line in lines}
    found |= {f"help-{game}-{thing}" for thing in things}
    prompts = {id for id in file_of("en") if id.startswith(f"prompt-{game}-")}
    return found | {f"help-{prompt}" for prompt in prompts}


@each_locale
@pytest.mark.parametrize(
    ("game", "topics", "things"),
    [
        ("hallertau", HALLERTAU, (*GOODS, *HALLERTAU_THINGS)),
        ("express", EXPRESS, (*STOCK, *EXPRESS_THINGS)),
    ],
)
def test_a_game_has_its_help(
    locale: Locale, game: str, topics: Sequence[str], things: Sequence[str]
) -> None:
    files = file_of(locale)
    there = {id for id in patterns(locale) if files[id.partition(".")[0]] == f"{game}-help.ftl"}
    assert sorted(there) == sorted(helped_in(game, topics, things))


@each_locale
def test_the_first_editions_cards_have_their_help(locale: Locale) -> None:
    files = file_of(locale)
    own = f"{FIRST_EDITION}help.ftl"
    there = {id for id in patterns(locale) if files[id.partition(".")[0]] == own}
    wanted = {f"help-{prompt}" for prompt in FIRST_PROMPTS} | {"help-prompt-payment-classic"}
    wanted |= {f"help-rules-{topic}{part}" for topic in FIRST_TOPICS for part in ("", ".text")}
    assert len(FIRST_PROMPTS) > 15
    assert sorted(there) == sorted(wanted)


@each_locale
def test_everything_has_its_help(locale: Locale) -> None:
    assert len(PROMPTS) > 20
    assert sorted((helped() | in_place()) - patterns(locale).keys()) == []


@each_locale
def test_no_help_without_its_thing(locale: Locale) -> None:
    files = file_of(locale)
    there = {id for id in patterns(locale) if files[id.partition(".")[0]] in CATALOGUES}
    assert sorted(there - helped()) == []


def test_every_counter_is_in_the_view() -> None:
    view = bocage.new("agricola-revised", seed=1).observe(0)
    assert set(COUNTERS) <= view.keys() | view["seats"][0].keys()


@each_locale
@pytest.mark.parametrize("category", ["fields", "grain", "sheep", "boar", "cattle"])
def test_score_tables_tell_the_points(locale: Locale, category: str) -> None:
    told = [
        (n, int(points))
        for first, last, points in GRADE.findall(text(f"help-score-{category}", locale))
        for n in range(int(first), int(last or first) + 1)
    ]
    first, *_, last = GRADES[category]
    assert told == [(n, graded(category, n)) for n in range(first, last)]


@each_locale
@pytest.mark.parametrize(
    "id", ["help-rules-harvests-when.text", "help-rules-round.text", "help-counter-next_harvest"]
)
def test_harvests_are_told_as_they_come(locale: Locale, id: str) -> None:
    told = tuple(int(n) for n in re.findall(r"\d+", text(id, locale)))
    assert told == HARVESTS
