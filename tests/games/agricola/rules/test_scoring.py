"""Points by category, complete farms, winners and ties."""

from __future__ import annotations

from typing import Any

import pytest

import bocage

from ..scenario import CARDS, CLASSIC, REVISED, both, play_out, table

CELLS = ["r1c2", "r1c3", "r1c4", "r1c5", "r2c5", "r3c5", "r3c4"]
"""A path of cells next to each other."""

SIX = [f"r{r}c{c}" for r in (1, 2) for c in (3, 4, 5)]


def final(game: str, *rows: dict[str, Any]) -> bocage.Table:
    """A table after its last harvest."""
    t = table(game, *rows, *[{} for _ in range(2 - len(rows))], round=14, phase="end")
    assert t.over
    return t


def line(game: str, category: str, row: dict[str, Any]) -> float:
    """Seat 0's points in a category at the end of the game."""
    return final(game, row).scores()[0].lines[category]


@pytest.mark.rule("F90", "RX01", "R74")
@both
@pytest.mark.parametrize(
    ("n", "points"), [(0, -1), (1, -1), (2, 1), (3, 2), (4, 3), (5, 4), (6, 4), (7, 4)]
)
def test_fields(game: str, n: int, points: int) -> None:
    assert line(game, "fields", {"fields": {cell: {} for cell in CELLS[:n]}}) == points
    sown = {cell: {"grain": 2} for cell in CELLS[:n]}
    assert line(game, "fields", {"fields": sown}) == points


@pytest.mark.rule("F90", "RX02", "R74")
@both
@pytest.mark.parametrize(("n", "points"), [(0, -1), (1, 1), (2, 2), (3, 3), (4, 4), (5, 4)])
def test_pastures(game: str, n: int, points: int) -> None:
    cells = ["r1c4", "r1c5", "r2c4", "r2c5", "r3c5"]
    assert line(game, "pastures", {"pastures": [[cell] for cell in cells[:n]]}) == points


@pytest.mark.rule("FX07", "F90", "R74")
@both
def test_pastures_count_by_enclosure_not_by_space(game: str) -> None:
    assert line(game, "pastures", {"pastures": [["r1c4", "r1c5"], ["r2c5"]]}) == 2
    assert line(game, "pastures", {"pastures": [SIX]}) == 1


@pytest.mark.rule("F91", "R74")
@both
@pytest.mark.parametrize(
    ("n", "points"),
    [(0, -1), (1, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4), (20, 4)],
)
def test_grain(game: str, n: int, points: int) -> None:
    assert line(game, "grain", {"goods": {"grain": n}}) == points


@pytest.mark.rule("F91", "R74")
@both
@pytest.mark.parametrize(("n", "points"), [(0, -1), (1, 1), (2, 2), (3, 3), (4, 4), (9, 4)])
def test_vegetables(game: str, n: int, points: int) -> None:
    assert line(game, "vegetables", {"goods": {"vegetable": n}}) == points


@pytest.mark.rule("F91", "R74")
@both
def test_crops_in_stock_and_on_fields_count_together(game: str) -> None:
    row = {
        "goods": {"grain": 1, "vegetable": 1},
        "fields": {
            "r1c2": {"grain": 3},
            "r1c3": {"grain": 2},
            "r1c4": {"vegetable": 2},
            "r1c5": {"vegetable": 1},
        },
    }
    assert line(game, "grain", row) == 3
    assert line(game, "vegetables", row) == 4


@pytest.mark.rule("F92", "R74")
@both
@pytest.mark.parametrize(
    ("animal", "steps"),
    [("sheep", (1, 4, 6, 8)), ("boar", (1, 3, 5, 7)), ("cattle", (1, 2, 4, 6))],
)
def test_animals(game: str, animal: str, steps: tuple[int, ...]) -> None:
    for n in range(13):
        reached = sum(n >= step for step in steps)
        points = line(game, animal, {"animals": {animal: n}, "pastures": [SIX]})
        assert points == (reached if n else -1)


@pytest.mark.rule("F92", "R74")
@both
def test_animals_count_wherever_they_live(game: str) -> None:
    row = {"animals": {"sheep": 4}, "pastures": [["r1c4"]], "stables": ["r3c5"]}
    assert line(game, "sheep", row) == 2


@pytest.mark.rule("F93", "RX04", "R75")
@both
@pytest.mark.parametrize(
    ("farm", "unused"),
    [
        ({}, 13),
        ({"fields": {"r1c3": {}}}, 12),
        ({"stables": ["r1c3"]}, 12),
        ({"pastures": [["r1c4", "r1c5"]]}, 11),
        ({"pastures": [["r1c4", "r1c5"]], "stables": ["r1c5"]}, 11),
        ({"rooms": ["r1c1", "r2c1", "r3c1"]}, 12),
        (
            {
                "rooms": ["r1c1", "r2c1", "r3c1", "r1c2", "r2c2"],
                "fields": {"r3c2": {}, "r3c3": {}},
                "pastures": [SIX],
            },
            2,
        ),
    ],
)
def test_every_unused_space_costs_a_point(game: str, farm: dict[str, Any], unused: int) -> None:
    assert line(game, "unused", farm) == -unused


@pytest.mark.rule("F93", "R75")
@both
def test_only_fenced_stables_score(game: str) -> None:
    pasture = {"pastures": [SIX]}
    assert line(game, "stables", {}) == 0
    assert line(game, "stables", {"stables": ["r3c4", "r3c5"]}) == 0
    assert line(game, "stables", {**pasture, "stables": ["r1c4", "r3c5"]}) == 1
    assert line(game, "stables", {**pasture, "stables": SIX[:4]}) == 4


@pytest.mark.rule("F93", "FX10", "R75")
@both
@pytest.mark.parametrize(("house", "points"), [("wood", 0), ("clay", 1), ("stone", 2)])
def test_rooms(game: str, house: str, points: int) -> None:
    four = ["r1c1", "r2c1", "r3c1", "r1c2"]
    assert line(game, "rooms", {"house": house, "rooms": four}) == 4 * points
    assert line(game, "rooms", {"house": house}) == 2 * points


@pytest.mark.rule("F93", "FX10", "RX04", "R75")
@both
@pytest.mark.parametrize(("people", "points"), [(2, 6), (3, 9), (4, 12), (5, 15)])
def test_people(game: str, people: int, points: int) -> None:
    assert line(game, "people", {"people": people}) == points


@pytest.mark.rule("F93", "R75")
@both
def test_a_child_of_the_last_round_counts(game: str) -> None:
    row = {"goods": {"food": 5}, "placed": 1}
    t = table(game, row, {"goods": {"food": 4}, "placed": 2}, round=14)
    t.play("place urgent-wish")
    assert t.over
    assert t.scores()[0].lines["people"] == 9
    assert t.scores()[0].lines["begging"] == 0


@pytest.mark.rule("F93", "R39")
@both
def test_begging_costs_three_points_each(game: str) -> None:
    assert line(game, "begging", {}) == 0
    assert line(game, "begging", {"begging": 4}) == -12


@pytest.mark.rule("F94", "R76")
@both
@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("fireplace-2", 1),
        ("fireplace-3", 1),
        ("hearth-4", 1),
        ("hearth-5", 1),
        ("clay-oven", 2),
        ("stone-oven", 3),
        ("joinery", 2),
        ("pottery", 2),
        ("basketmaker", 2),
        ("well", 4),
    ],
)
def test_points_of_the_majors(game: str, card: str, points: int) -> None:
    assert line(game, "cards", {"cards": [card]}) == points
    assert line(game, "bonus", {"cards": [card]}) == 0
    printed = {found.id: found.points for found in bocage.cards(game)}
    assert printed[CARDS[game][card]] == points


@pytest.mark.rule("F94", "R76")
@both
def test_all_played_majors_count(game: str) -> None:
    assert line(game, "cards", {"cards": list(CARDS[game])}) == 19


@pytest.mark.rule("F94", "R76", "R77")
@both
@pytest.mark.parametrize(
    ("card", "good", "steps"),
    [
        ("joinery", "wood", (3, 5, 7)),
        ("pottery", "clay", (3, 5, 7)),
        ("basketmaker", "reed", (2, 4, 5)),
    ],
)
def test_craft_buildings_score_what_is_left(
    game: str, card: str, good: str, steps: tuple[int, ...]
) -> None:
    for n in range(12):
        row = {"cards": [card], "goods": {good: n, "stone": 9}}
        assert line(game, "bonus", row) == sum(n >= step for step in steps)
    assert line(game, "bonus", {"goods": {good: 9}}) == 0


@pytest.mark.rule("R76")
@both
def test_food_and_materials_left_are_worth_nothing(game: str) -> None:
    plain = final(game).scores()[0].total
    row = {"goods": {"food": 30, "wood": 9, "clay": 9, "reed": 9, "stone": 9}}
    assert final(game, row).scores()[0].total == plain


@pytest.mark.rule("R78", "F90")
@both
def test_a_score_may_be_negative(game: str) -> None:
    assert final(game).scores()[0].total == -7 - 13 + 6


@pytest.mark.rule("RX06", "R74", "R75", "F93")
@both
def test_a_complete_farm_scores_thirty_six(game: str) -> None:
    farm = {
        "house": "stone",
        "rooms": ["r1c1", "r2c1", "r3c1", "r3c2"],
        "people": 5,
        "fields": {"r1c2": {"grain": 2}, "r1c3": {"vegetable": 1}, "r2c2": {}, "r2c3": {}},
        "goods": {"grain": 2, "food": 1},
        "pastures": [["r1c4", "r1c5"], ["r2c4", "r2c5"]],
        "stables": ["r1c5", "r3c5"],
        "animals": {"sheep": 8, "boar": 6},
    }
    score = final(game, farm).scores()[0]
    assert score.lines == {
        "fields": 3,
        "pastures": 2,
        "grain": 2,
        "vegetables": 1,
        "sheep": 4,
        "boar": 3,
        "cattle": -1,
        "unused": -2,
        "stables": 1,
        "rooms": 8,
        "people": 15,
        "cards": 0,
        "bonus": 0,
        "begging": 0,
    }
    assert score.total == 36


@pytest.mark.rule("F95", "R78")
@both
def test_the_most_points_win(game: str) -> None:
    t = final(game, {"goods": {"wood": 9}}, {"people": 3})
    assert t.winners() == (1,)


@pytest.mark.rule("F95")
def test_first_edition_equal_scores_share_the_victory() -> None:
    t = final(CLASSIC, {"goods": {"wood": 9}}, {"goods": {"stone": 1}}, {"begging": 1})
    assert t.winners() == (0, 1)


@pytest.mark.rule("R78")
def test_revised_building_resources_break_ties() -> None:
    rows = ({"goods": {"wood": 1, "clay": 1}}, {"goods": {"reed": 1, "stone": 2, "food": 9}})
    assert final(REVISED, *rows).winners() == (1,)
    food = final(REVISED, {"goods": {"food": 9}}, {"goods": {"wood": 1}})
    assert food.winners() == (1,)


@pytest.mark.rule("R78")
def test_revised_a_lasting_tie_is_shared() -> None:
    rows = ({"goods": {"wood": 3}}, {"goods": {"reed": 1, "stone": 2}}, {"goods": {"clay": 2}})
    assert final(REVISED, *rows).winners() == (0, 1)


@pytest.mark.rule("R78", "R77")
@pytest.mark.parametrize(
    ("wood", "others", "winners"), [(5, 1, (1,)), (6, 1, (0, 1)), (6, 0, (0,)), (6, 2, (1,))]
)
def test_revised_what_craft_buildings_score_no_longer_breaks_ties(
    wood: int, others: int, winners: tuple[int, ...]
) -> None:
    """Joinery and five wood are 4 points, as the well is; the five wood are given up."""
    rows = (
        {"cards": ["joinery"], "goods": {"wood": wood}},
        {"cards": ["well"], "goods": {"clay": others}},
    )
    t = final(REVISED, *rows)
    assert t.scores()[0].total == t.scores()[1].total
    assert t.winners() == winners


@pytest.mark.rule("F19", "R37")
@both
def test_the_game_ends_after_the_harvest_of_round_fourteen(game: str) -> None:
    t = bocage.new(game, seats=2, seed=9)
    play_out(t, 9)
    assert t.over
    assert t.position()["round"] == 14
    ids = [entry.id for entry in t.log]
    assert ids.count("log-round") == 14
    assert ids.count("log-harvest") == 6
    assert ids[-1] == "log-game-over"
