"""Finding an action in what somebody types."""

from __future__ import annotations

import random

import pytest

import bocage
from bocage.cli.say import Trouble

from .scripts import choices, late


@pytest.mark.parametrize(
    ("locale", "typed"),
    [
        ("en", "place forest"),
        ("en", "PLACE FOREST"),
        ("en", "forest"),
        ("en", "For"),
        ("fr", "forêt"),
        ("fr", "foret"),
        ("fr", "place forest"),
        ("ru", "лес"),
        ("ru", "ЛЕС"),
    ],
)
def test_a_space_by_its_names(locale: bocage.Locale, typed: str) -> None:
    found = choices(bocage.new("agricola-revised", seed=1), locale).matching(typed)
    assert [action.text for action in found] == ["place forest"]


@pytest.mark.parametrize(
    ("game", "seats"),
    [("agricola-classic", 3), ("agricola-revised", 2), ("creatures", 2), ("hallertau", 2)],
)
def test_a_space_keeps_its_number_over_the_whole_game(game: str, seats: int) -> None:
    table = bocage.new(game, seats=seats, seed=1)
    dice = random.Random(1)
    known: dict[str, int] = {}
    first = ""
    while table.decision is not None:
        offered = choices(table)
        for space, number in offered.spaces.items():
            assert known.setdefault(space, number) == number
            assert offered.matching(str(number))[0].argument == space
        others = [number for number in offered.numbers if number not in offered.board]
        assert not offered.board or all(number > len(offered.board) for number in others)
        first = first or ", ".join(offered.spaces)
        table.play(dice.choice(table.decision.actions))
    order = [space["id"] for space in table.observe()["spaces"]]
    assert first == ", ".join(space for space in order if space in first.split(", "))
    assert known == {space: order.index(space) + 1 for space in known}
    assert len(known) > 12


def test_the_number_of_a_space_that_is_taken_says_why() -> None:
    table = bocage.new("agricola-revised", seed=1)
    forest = choices(table).spaces["forest"]
    table.play("place forest")
    offered = choices(table)
    assert offered.matching(str(forest)) == []
    assert offered.closed(str(forest)) == "place forest"


def test_words_that_fit_several_choices_give_all_of_them() -> None:
    offered = choices(late("agricola-revised", {"goods": {"wood": 9}}))
    found = offered.matching("seeds")
    assert [action.text for action in found] == ["place grain-seeds", "place vegetable-seeds"]
    assert "Grain Seeds; Vegetable Seeds" in str(offered.several("seeds", found))


@pytest.mark.parametrize("typed", ["0", "99", "999999999999999999999"])
def test_numbers_out_of_range(typed: str) -> None:
    with pytest.raises(Trouble, match="The last"):
        choices(bocage.new("agricola-revised", seed=1)).matching(typed)


@pytest.mark.parametrize("typed", ["", "?!", "zeppelin", "forest zeppelin", "a9", "-1", "1.5"])
def test_nothing_matches(typed: str) -> None:
    assert choices(bocage.new("agricola-revised", seed=1)).matching(typed) == []


@pytest.mark.parametrize(
    "typed", ["A4 A5", "a5 a4", "A4,A5", "a4+a5", "a4a5", "fence A4 A5", "fence r1c4+r1c5", "А4 а5"]
)
def test_a_pasture_by_its_cells(typed: str) -> None:
    table = late("agricola-revised", {"goods": {"wood": 15}})
    table.play("place fencing")
    offered = choices(table)
    assert offered.grouped > 100
    assert not offered.listed
    assert [action.text for action in offered.matching(typed)] == ["fence r1c4+r1c5"]


def test_a_cell_with_two_crops_asks_which() -> None:
    goods = {"grain": 1, "vegetable": 1}
    table = late("agricola-revised", {"goods": goods, "fields": {"r1c1": {}}})
    table.play("place cultivation")
    offered = choices(table)
    assert [action.text for action in offered.matching("grain a1")] == ["sow grain r1c1"]
    assert len(offered.matching("sow a1")) == 2
    assert offered.marks["r1c1"].count(",") == 1


def test_pages_of_a_long_list() -> None:
    table = late("agricola-revised", {"goods": {"wood": 15}})
    table.play("place fencing")
    offered = choices(table)
    shown = [number for page in range(offered.pages) for number in offered.page(page + 1)]
    assert shown == list(range(1, len(offered.actions) + 1))
    with pytest.raises(Trouble):
        offered.page(offered.pages + 1)
    with pytest.raises(Trouble):
        offered.page(0)
    assert "wood" in offered.words(1)
