"""Guided first games: played to the end, each step comes up, in words and at places that exist."""

from __future__ import annotations

import itertools
import re

import pytest

from bocage import LOCALES, Locale, Message, lessons, text
from bocage.games import find
from bocage.kernel.errors import BadValue
from bocage.kernel.text import has
from bocage.lessons.course import SCORE, Said
from bocage.lessons.lesson import LEARNER
from bocage.lessons.points import parted

from .learners import Game, played

RAW = re.compile(r"[{}]|\$\w|\b(?:lesson|score|space|good|help|table)-[a-z]")
RARE: dict[str, set[str]] = {"hallertau": {"missed"}}
"""Steps by game that none of these learners needs, or that only a waiting turn brings up."""
LEARNERS = (
    ("follows", 1),
    ("plays", 1),
    *((how, seed) for how in ("careless", "wanders") for seed in range(1, 11)),
)
WORDS = 120
"""How long the goal is told, in all."""
NAMES = ["Ana", "Bo"]
PER_MINUTE = 150
"""So many words one reads in a minute, looking at what they speak of."""
BEGINNING, GOING_ON, WATCHING = 15, 5, 2
"""Seconds that a learner takes to begin a turn, for a further step of it, to look at another's."""

each_game = pytest.mark.parametrize("game", lessons.taught())
each_locale = pytest.mark.parametrize("locale", LOCALES)


def games(game: str) -> list[Game]:
    """The games that learners play."""
    return [played(game, how, seed) for how, seed in LEARNERS]


def everything_said(game: str) -> list[Said]:
    """What the guide says and suggests in these games."""
    return [said for one in games(game) for said in (*one.course.said, *one.tries.values())]


@each_game
def test_every_step_comes_up_for_somebody(game: str) -> None:
    said = {message.message.id for message in everything_said(game)}
    lesson = lessons.find(game)
    never = {step.id for step in lesson.steps if lesson.message(step.id) not in said}
    assert never == RARE.get(game, set())


@each_game
def test_the_whole_sheet_is_explained_at_the_end(game: str) -> None:
    one = played(game, "follows")
    lines = list(one.table.scores()[0].lines)
    explained = [said.id for said in one.course.said if said.about == "score"]
    assert explained == [f"{SCORE}{line}" for line in lines]
    assert one.course.said[-len(lines) - 1].id == "over"


@each_game
def test_the_same_moves_lead_to_the_same_steps(game: str) -> None:
    one = played(game, "follows")
    record = one.table.record()
    again = Game(game)
    halfway = None
    for n, action in enumerate(record.actions):
        again.table.play(action)
        again.look()
        if n == len(record.actions) // 2:
            halfway = again.course.copy()
    assert again.course.said == one.course.said
    assert again.course.now == one.course.now
    assert halfway is not None
    assert halfway.said == one.course.said[: len(halfway.said)] != one.course.said


@each_game
def test_suggestions_can_be_followed(game: str) -> None:
    one = played(game, "follows")
    assert one.followed >= 10


@each_game
@each_locale
def test_all_is_said_in_words(game: str, locale: Locale) -> None:
    for said in everything_said(game):
        for message in (said.title, said.message):
            words = text(message, locale, ["Ana", "Bo"])
            assert words.strip() and not RAW.search(words), (said.id, words)


@each_game
@each_locale
def test_every_step_has_its_words(game: str, locale: Locale) -> None:
    lesson = lessons.find(game)
    ids = [step.id for step in lesson.steps]
    lines = Game(game).table.scores()[0].lines
    for id in (*ids, *(f"{SCORE}{line}" for line in lines)):
        assert has(lesson.message(id), locale), id
    assert len(set(ids)) == len(ids)


@each_game
@each_locale
def test_the_goal_is_told_in_a_minute(game: str, locale: Locale) -> None:
    lesson = lessons.find(game)
    ids = [lesson.message(step.id) for step in lesson.steps if step.about == "goal"]
    words = " ".join(text(Message(id, {}, game), locale) for id in ids)
    assert ids and len(re.findall(r"\w+", re.sub(r"[’']", "", words))) <= WORDS


@each_game
@each_locale
def test_a_lesson_takes_about_as_long_as_is_said(game: str, locale: Locale) -> None:
    """Estimated by its words, by the learner's decisions, and by those that are looked at."""
    one = played(game, "follows")
    mine = one.decided.count(LEARNER)
    turns = sum(seat == LEARNER for seat, _ in itertools.groupby(one.decided))
    read = [*one.course.said, *one.tries.values()]
    words = sum(len(re.findall(r"\w+", text(said.message, locale, NAMES))) for said in read)
    deciding = BEGINNING * turns + GOING_ON * (mine - turns)
    minutes = words / PER_MINUTE + (deciding + WATCHING * (len(one.decided) - mine)) / 60
    assert 0.7 < minutes / lessons.find(game).minutes < 1.3, minutes


@each_game
def test_every_place_exists(game: str) -> None:
    """Spaces, cards, actions, cells and lines are those of the game."""
    rules = find(game)
    actions = {action.text for action in rules.actions.actions}
    cards = {card.id for card in rules.cards()}
    for one in games(game):
        lines = one.table.scores()[0].lines
        spaces = {action[6:] for action in actions if action.startswith("place ")}
        for said in (*one.course.said, *one.tries.values()):
            for point in said.points:
                kind, name = parted(point)
                known = {
                    "space": spaces,
                    "action": actions,
                    "group": actions,
                    "card": cards,
                    "line": lines,
                }.get(kind)
                assert known is None or name in known, point


def test_there_is_no_lesson_for_what_is_no_game() -> None:
    with pytest.raises(BadValue, match="lesson"):
        lessons.find("chess")
    with pytest.raises(ValueError, match="place"):
        parted("kitchen")


def test_a_moment_hears_only_what_is_new() -> None:
    """What one action brought is told once, and faults at most once in a round."""
    one = played("agricola-revised", "careless", 4)
    ids = [said.id for said in one.course.said]
    assert len(ids) == len(set(ids))
    begged = sum(said.message.values["n"] for said in one.course.said if said.id[:6] == "begged")
    assert 0 < begged <= one.table.observe(0)["seats"][0]["begging"]
