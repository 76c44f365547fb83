"""Buildings that let animals stand on unused spaces: stud, dog house, dairy farm, boar pen."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.creatures.cards.building import choosing, closed, farm, settled, why
from tests.games.creatures.scenario import (
    alone,
    breeding,
    ended,
    lines,
    offered,
    play,
    room,
    seat,
)

WIDE = ["f", "g", "h"]


def unused_places(t: bocage.Table) -> set[str]:
    """The unused cells that hold animals, as the view shows them."""
    return {
        cell for place in seat(t)["housing"] if place["kind"] == "unused" for cell in place["cells"]
    }


def others(t: bocage.Table, *kinds: str) -> set[int]:
    """The room for the other types."""
    return {n for kind, n in room(t).items() if kind not in kinds}


# Stud, dairy farm


BESIDE = pytest.mark.parametrize(("card", "kind"), [("stud", "horse"), ("dairy-farm", "cow")])


@pytest.mark.rule("C82")
@pytest.mark.card("stud", "dairy-farm")
@BESIDE
@pytest.mark.parametrize(
    ("cell", "beside"),
    [("g1", {"f1", "g2", "h1"}), ("g2", {"g1", "g3", "f2", "h2"}), ("h3", {"g3", "h2"})],
)
def test_two_animals_stand_on_each_adjacent_unused_space(
    card: str, kind: str, cell: str, beside: set[str]
) -> None:
    t = alone({"columns": WIDE, "tiles": farm(**{cell: card})})
    assert room(t)[kind] == 1 + 2 + 2 * len(beside)
    assert others(t, kind) == {1}
    assert unused_places(t) == beside


@pytest.mark.rule("C82")
@pytest.mark.card("stud", "dairy-farm")
@BESIDE
def test_used_spaces_beside_it_hold_what_they_held(card: str, kind: str) -> None:
    row = {"tiles": farm(g2=card, g3="stall"), "troughs": ["g1"], "borders": closed("f2")}
    t = alone(row)
    assert room(t)[kind] == 1 + 2 + 3 + 1 + 2
    assert others(t, kind) == {1 + 3 + 1 + 2}
    assert unused_places(t) == set()


@pytest.mark.rule("C82", "C12")
@pytest.mark.card("stud", "dairy-farm")
@BESIDE
def test_an_open_pasture_is_unused(card: str, kind: str) -> None:
    t = alone({"tiles": farm(g1=card), "borders": ["f1n", "f1w"]})
    assert unused_places(t) == {"f1", "g2"}
    assert room(t)[kind] == 1 + 2 + 4


@pytest.mark.rule("C82")
@pytest.mark.card("stud", "dairy-farm")
@BESIDE
def test_borders_between_do_not_separate_it_from_a_space(card: str, kind: str) -> None:
    t = alone({"tiles": farm(g1=card), "borders": ["g1w", "g2n"]})
    assert room(t)[kind] == 1 + 2 + 4


@pytest.mark.rule("C82")
@pytest.mark.card("stud", "dairy-farm")
@BESIDE
def test_a_space_that_becomes_used_keeps_the_animals_it_still_can(card: str, kind: str) -> None:
    t = alone({"tiles": farm(g1=card), "animals": {kind: 7}})
    play(t, "place troughs", "trough f1")
    assert seat(t)["animals"][kind] == 6


@pytest.mark.rule("C82")
@pytest.mark.card("stud", "dairy-farm")
@BESIDE
def test_a_new_extension_beside_it_gives_room_at_once(card: str, kind: str) -> None:
    spaces = {"expand": {"goods": {"border": 1}}}
    t = alone({"tiles": farm(g1=card)}, spaces=spaces)
    play(t, "place expand", "extend right")
    assert room(t)[kind] == 1 + 2 + 6


# Dog house, wild boar pen


@pytest.mark.rule("C83")
@pytest.mark.card("dog-house")
def test_a_sheep_stands_on_each_unused_space_of_the_middle_and_road_rows() -> None:
    t = alone({"columns": WIDE, "tiles": farm(g1="dog-house")})
    assert unused_places(t) == {"f2", "g2", "h2", "g3", "h3"}
    assert room(t)["sheep"] == 1 + 5
    assert others(t, "sheep") == {1}


@pytest.mark.rule("C83")
@pytest.mark.card("wild-boar-pen")
def test_a_pig_stands_on_each_unused_space_of_the_forest_row() -> None:
    t = alone({"columns": WIDE, "tiles": farm(g2="wild-boar-pen")})
    assert unused_places(t) == {"f1", "g1", "h1"}
    assert room(t)["pig"] == 1 + 2 + 3
    assert others(t, "pig") == {1}


@pytest.mark.rule("C83")
@pytest.mark.card("dog-house")
def test_no_sheep_stands_on_a_used_space_of_the_dog_house() -> None:
    row = {"tiles": farm(g1="dog-house", g2="haystack"), "borders": closed("f2")}
    t = alone(row)
    assert unused_places(t) == {"g3"}
    assert room(t)["sheep"] == 1 + 2 + 1


@pytest.mark.rule("C83")
@pytest.mark.card("wild-boar-pen")
def test_no_pig_stands_on_a_used_space_of_the_wild_boar_pen() -> None:
    t = alone({"tiles": farm(g2="wild-boar-pen"), "troughs": ["g1"]})
    assert unused_places(t) == {"f1"}
    assert room(t)["pig"] == 1 + 2 + 1 + 1
    assert others(t, "pig") == {2}


@pytest.mark.rule("C83", "C10")
@pytest.mark.card("dog-house", "wild-boar-pen")
def test_young_can_be_put_on_unused_spaces() -> None:
    row = {"tiles": farm(g1="dog-house"), "animals": {"sheep": 3}}
    assert settled(breeding(row)) == (4, 0, 0, 0)
    assert settled(breeding({**row, "animals": {"sheep": 4}})) == (4, 0, 0, 0)
    row = {"tiles": farm(g2="wild-boar-pen"), "animals": {"pig": 4}}
    assert settled(breeding(row)) == (0, 5, 0, 0)
    assert settled(breeding({**row, "animals": {"pig": 5}})) == (0, 5, 0, 0)


# All four together


def fetching(row: dict[str, Any], **pile: int) -> bocage.Table:
    """Seat 0 fetches cows and pigs."""
    t = alone(row, spaces={"cows-and-pigs": {"goods": pile}})
    play(t, "place cows-and-pigs")
    return t


FOREST = farm(g1="stud", f2="dairy-farm", g2="dog-house", g3="wild-boar-pen")
"""Only f1 is unused: a forest space beside stud and dairy farm."""
MIDDLE = farm(f1="stud", g2="dairy-farm", g1="dog-house", g3="wild-boar-pen")
"""Only f2 is unused: a middle space beside stud and dairy farm."""


@pytest.mark.rule("C84")
@pytest.mark.card("stud", "dog-house", "dairy-farm", "wild-boar-pen")
@pytest.mark.parametrize(
    ("tiles", "space", "alone_there"),
    [
        (FOREST, "f1", {"sheep": 1, "pig": 1 + 2 + 1, "cow": 1 + 2 + 2, "horse": 1 + 2 + 2}),
        (MIDDLE, "f2", {"sheep": 1 + 1, "pig": 1 + 2, "cow": 1 + 2 + 2, "horse": 1 + 2 + 2}),
    ],
)
def test_a_space_takes_what_each_building_allows(
    tiles: dict[str, str], space: str, alone_there: dict[str, int]
) -> None:
    t = alone({"tiles": tiles})
    assert seat(t)["unused"] == [space]
    assert unused_places(t) == {space}
    assert room(t) == alone_there


@pytest.mark.rule("C84")
@pytest.mark.card("stud", "dog-house", "dairy-farm", "wild-boar-pen")
def test_a_forest_space_holds_a_pig_two_cows_and_two_horses_at_once() -> None:
    row = {"tiles": FOREST, "animals": {"sheep": 1, "pig": 2, "cow": 3, "horse": 4}}
    t = fetching(row, cow=1, pig=1)
    assert settled(t) == (1, 3, 4, 4)
    t = fetching(row, cow=1, pig=2)
    assert offered(t) == {"release sheep", "release pig"}


@pytest.mark.rule("C84")
@pytest.mark.card("stud", "dog-house", "dairy-farm", "wild-boar-pen")
def test_a_middle_space_holds_a_sheep_two_cows_and_two_horses_at_once() -> None:
    row = {"tiles": MIDDLE, "animals": {"sheep": 1, "pig": 2, "cow": 3, "horse": 4}}
    t = fetching(row, cow=1, pig=1)
    assert settled(t) == (1, 3, 4, 4)
    t = fetching({**row, "animals": {"sheep": 2, "pig": 2, "cow": 4, "horse": 4}}, cow=1)
    assert offered(t) == {"release sheep", "release cow"}


@pytest.mark.rule("C84", "C27")
@pytest.mark.card("dog-house")
def test_a_space_with_animals_stays_unused_and_scores_no_extension() -> None:
    row = {"columns": WIDE, "tiles": farm(g1="dog-house", h1="stall"), "animals": {"sheep": 6}}
    t = ended(row)
    assert set(seat(t)["unused"]) == {"f1", "f2", "g2", "g3", "h2", "h3"}
    assert lines(t)["extensions"] == 0
    assert lines(ended({**row, "troughs": ["h2", "h3"]}))["extensions"] == 4


@pytest.mark.rule("C84", "C66")
@pytest.mark.card("dog-house", "duck-pond")
def test_spaces_with_animals_count_for_the_duck_pond() -> None:
    row = {"columns": WIDE, "tiles": farm(g1="dog-house", h1="barn"), "animals": {"sheep": 6}}
    t = choosing("duck-pond", row, buildings=["duck-pond", "haystack"])
    assert why(t, "build duck-pond") is None


@pytest.mark.rule("C84")
@pytest.mark.card("dog-house")
def test_animals_leave_a_space_that_is_built_upon() -> None:
    row = {"tiles": farm(g1="dog-house"), "animals": {"sheep": 4}, "goods": {"stone": 1}}
    t = alone(row, buildings=["small-extension"])
    play(t, "place special-building-1", "site g2")
    assert settled(t) == (4, 0, 0, 0)
    t = alone({**row, "goods": {"wood": 2, "reed": 1}}, buildings=["storage-building"])
    play(t, "place special-building-1", "site g2")
    assert settled(t) == (3, 0, 0, 0)
