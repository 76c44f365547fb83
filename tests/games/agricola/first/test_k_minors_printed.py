"""What is printed on the minor improvements of deck K: cost, prerequisite, points, travelling."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.scenario import goods, offered, play, play_if_asked, reason, seat

from .tables import FREE, QUIET, alone, at_once, bonus, every, line, table

COSTS: dict[str, dict[str, int]] = {
    "K105": {},
    "K106": {"stone": 3},
    "K107": {"stone": 1},
    "K108": {},
    "K109": {"wood": 1},
    "K110": {"grain": 2, "stone": 2},
    "K111": {"wood": 1},
    "K112": {"wood": 1},
    "K113": {"wood": 1},
    "K114": {},
    "K115": {"wood": 3},
    "K116": {"wood": 3},
    "K117": {"wood": 2},
    "K118": {},
    "K119": {"wood": 3},
    "K120": {},
    "K121": {"wood": 2},
    "K122": {},
    "K123": {"wood": 1},
    "K124": {"wood": 1},
    "K125": {"wood": 1},
    "K126": {"reed": 1},
    "K127": {"wood": 1},
    "K128": {},
    "K129": {},
    "K130": {},
    "K131": {},
    "K132": {"reed": 1, "clay": 4},
    "K133": {"wood": 1},
    "K134": {"wood": 3},
    "K135": {},
    "K136": {},
    "K137": {},
    "K138": {"reed": 4, "wood": 1},
    "K139": {"wood": 1},
    "K140": {},
    "K141": {"food": 1},
    "K142": {"wood": 2},
    "K143": {"wood": 2},
    "K144": {"wood": 3, "clay": 3, "reed": 2, "stone": 3},
    "K145": {},
    "K146": {"wood": 2},
    "K339": {},
}
ALTERNATIVES = {"K116": {"clay": 3}, "K143": {"clay": 2}}
POINTS = {
    "K106": 5,
    "K108": 1,
    "K110": 2,
    "K112": 1,
    "K114": 1,
    "K116": 1,
    "K117": 1,
    "K120": 1,
    "K122": 3,
    "K128": 1,
    "K130": 1,
    "K131": 1,
    "K134": 1,
    "K137": 1,
    "K138": 1,
    "K139": 1,
    "K140": 2,
    "K145": 1,
    "K146": 1,
}
TRAVELLING = ("K107", "K129", "K132", "K141", "K143")
BONUS = {"K110", "K122", "K123", "K133", "K135", "K144", "K146", "K339"}
RETURNED = {"K106": "A5", "K122": "A7", "K128": "A1"}
"""Upgrades, and an improvement that can be given back for them."""
FOLD = [["r1c4", "r1c5"]]
GRAIN = {"r1c4": {"grain": 1}, "r1c5": {"grain": 3}}
MET: list[tuple[str, dict[str, Any]]] = [
    ("K105", {"cards": QUIET[:1]}),
    ("K106", {"cards": ["A5"]}),
    ("K108", {"cards": [*QUIET[:3], "A1", "K123"]}),
    ("K108", {"cards": [*QUIET[:3], "A1", "A2"]}),
    ("K108", {"cards": [*QUIET[:3], "K109", "K123"]}),
    ("K112", {"cards": QUIET[:3]}),
    ("K113", {"cards": QUIET[:1]}),
    ("K114", {"cards": QUIET[:2]}),
    ("K115", {"cards": QUIET[:3]}),
    ("K117", {"cards": QUIET[:1]}),
    ("K118", {"animals": {"sheep": 2, "boar": 1, "cattle": 1}, "pastures": [["r1c5"], ["r1c4"]]}),
    ("K118", {"animals": {"sheep": 4}, "pastures": FOLD}),
    ("K119", {"cards": QUIET[:1]}),
    ("K122", {"cards": ["A7"]}),
    ("K124", {"animals": {"cattle": 1}}),
    ("K128", {"cards": ["A1"]}),
    ("K130", {"fields": {"r1c5": {"vegetable": 1}}}),
    ("K131", {"cards": QUIET[:3]}),
    ("K132", {"house": "clay"}),
    ("K133", {"cards": QUIET[:2]}),
    ("K134", {"animals": {"cattle": 2}, "pastures": FOLD}),
    ("K136", {"cards": QUIET[:2]}),
    ("K137", {"cards": QUIET[:3]}),
    ("K139", {"fields": GRAIN}),
    ("K140", {"cards": QUIET[:4]}),
    ("K142", {"cards": QUIET[:2]}),
    ("K145", {"cards": QUIET[:3]}),
    ("K146", {"cards": QUIET[:2]}),
    ("K339", {"cards": QUIET[:3]}),
]
"""Farms on which a prerequisite is just met."""
MISSED: list[tuple[str, dict[str, Any]]] = [
    ("K105", {"hand": QUIET[:1]}),
    ("K108", {"cards": [*QUIET[:3], "A1"], "hand": ["K123"]}),
    ("K108", {"cards": [*QUIET[:2], "A1", "A2", "K123"]}),
    ("K112", {"cards": QUIET[:2]}),
    ("K113", {}),
    ("K114", {"cards": [*QUIET[:1], "K123"]}),
    ("K115", {"cards": QUIET[:2]}),
    ("K117", {"hand": QUIET[:1]}),
    ("K118", {"animals": {"sheep": 2, "boar": 1}, "pastures": FOLD}),
    ("K118", {"animals": {"sheep": 3}, "cards": ["K120", "K135"], "pastures": FOLD}),
    ("K119", {}),
    ("K124", {"animals": {"sheep": 1}}),
    ("K130", {"fields": {"r1c5": {"grain": 1}}, "goods": {"vegetable": 2}}),
    ("K131", {"cards": QUIET[:2]}),
    ("K132", {"house": "wood"}),
    ("K132", {"house": "stone"}),
    ("K133", {"cards": QUIET[:1]}),
    ("K134", {"animals": {"cattle": 1}}),
    ("K136", {"cards": QUIET[:1]}),
    ("K137", {"cards": QUIET[:2]}),
    ("K139", {"fields": {"r1c4": {"grain": 3}, "r1c5": {"vegetable": 2}, "r1c3": {}}}),
    ("K140", {"cards": QUIET[:3]}),
    ("K142", {"cards": QUIET[:1]}),
    ("K145", {"cards": QUIET[:2]}),
    ("K146", {"cards": QUIET[:1]}),
    ("K339", {"cards": QUIET[:2]}),
]
"""Farms on which a prerequisite is just missed."""
READY = dict(reversed(MET))
"""For each card with a prerequisite, the first farm that meets it."""
AT_ONCE = {"K107": {"wood": 3}, "K129": {"grain": 1}, "K141": {"boar": 1}, "K143": {"stone": 2}}
"""What playing a card in the last round brings at once."""
PLENTY = {"wood": 9, "clay": 9, "reed": 9, "stone": 9, "food": 9, "grain": 9}


def marked(rows: list[Any]) -> list[Any]:
    """Rows of parameters whose first is a card, marked with it."""
    return [pytest.param(*row, marks=pytest.mark.card(row[0])) for row in rows]


def left(card: str, row: dict[str, Any]) -> list[str]:
    """The cards that stay in front of a seat which plays a card."""
    return [other for other in row.get("cards", []) if other != RETURNED.get(card)]


@every(COSTS)
def test_it_costs_exactly_what_is_printed(card: str) -> None:
    ready = READY.get(card, {})
    t = at_once(card, {**ready, "goods": COSTS[card]})
    play_if_asked(t, "room r1c1")
    assert goods(t) == {**ready.get("animals", {}), **AT_ONCE.get(card, {})}


@every(ALTERNATIVES)
def test_it_may_cost_the_other_price_but_no_mixture(card: str) -> None:
    t = at_once(card, {"goods": ALTERNATIVES[card]})
    assert goods(t) == AT_ONCE.get(card, {})
    n = COSTS[card]["wood"]
    t = alone({"hand": [card, FREE], "goods": {**PLENTY, "wood": n - 1, "clay": n - 1}})
    play(t, "place meeting-place")
    assert reason(t, f"play {card}") == "reason-cannot-pay"


@every([card for card in COSTS if COSTS[card] and card not in ALTERNATIVES])
def test_it_is_refused_when_one_of_its_cost_is_missing(card: str) -> None:
    for good, n in COSTS[card].items():
        plenty = {**PLENTY, good: n - 1}
        if good == "food":
            plenty["grain"] = 0
        t = alone({**READY.get(card, {}), "hand": [card, FREE], "goods": plenty})
        play(t, "place meeting-place")
        assert reason(t, f"play {card}") == "reason-cannot-pay"
        assert f"play {FREE}" in offered(t)


@pytest.mark.parametrize(("card", "row"), marked(MET))
def test_it_can_be_played_when_its_prerequisite_is_just_met(card: str, row: dict[str, Any]) -> None:
    t = at_once(card, {**row, "goods": COSTS[card]})
    play_if_asked(t, "room r1c1")
    assert card not in seat(t)["hand"]


@pytest.mark.parametrize(("card", "row"), marked(MISSED))
def test_it_is_refused_when_its_prerequisite_is_just_missed(card: str, row: dict[str, Any]) -> None:
    hand = [*row.get("hand", []), card, FREE]
    supply = {**COSTS[card], **row.get("goods", {})}
    t = alone({**row, "hand": hand, "goods": supply})
    play(t, "place meeting-place")
    assert f"play {FREE}" in offered(t)
    why = reason(t, f"play {card}")
    if card == "K132":
        assert why in ("reason-need-not-met", "reason-no-effect")
    else:
        assert why == "reason-need-not-met"


@every(RETURNED)
def test_an_upgrade_is_refused_without_what_is_given_back(card: str) -> None:
    t = alone({"hand": [card, FREE], "goods": PLENTY, "cards": ["A9", "A10"]})
    play(t, "place meeting-place")
    assert f"play {card}" not in offered(t)
    assert reason(t, f"play {card}") is not None


@every([card for card in COSTS if card not in TRAVELLING])
def test_it_is_laid_in_front_of_its_owner(card: str) -> None:
    row = {**READY.get(card, {}), "goods": COSTS[card]}
    t = at_once(card, row)
    assert seat(t)["cards"] == [*left(card, row), card]
    assert card not in seat(t)["hand"]
    assert card not in seat(t, 1)["hand"]


@every(TRAVELLING)
def test_it_travels_to_the_left_neighbours_hand(card: str) -> None:
    row = {"goods": PLENTY, "house": "clay", "hand": [card, "E16"]}
    t = table({}, row, {}, round=14, turn=1)
    play(t, "place meeting-place", f"play {card}")
    play_if_asked(t, "spend wood", "room r1c1")
    assert seat(t, 2)["hand"] == [card]
    assert (seat(t, 1)["hand"], seat(t, 1)["cards"]) == (["E16"], [])


@every(TRAVELLING)
def test_it_leaves_the_solo_game(card: str) -> None:
    t = table({"goods": PLENTY, "house": "clay", "hand": [card, "E16"]}, round=14)
    play(t, "place meeting-place", f"play {card}")
    play_if_asked(t, "spend wood", "room r1c1")
    assert (seat(t)["hand"], seat(t)["cards"]) == (["E16"], [])
    assert all(card not in pile for pile in t.position()["piles"].values())


@every(COSTS)
def test_it_scores_its_printed_points(card: str) -> None:
    t = alone({"cards": [card]})
    assert line(t, "cards") == POINTS.get(card, 0)
    assert bonus(t) == (2 if card == "K135" else 0)


@every(COSTS)
def test_the_catalogue_knows_it(card: str) -> None:
    entry = next(entry for entry in bocage.cards("agricola-classic") if entry.id == card)
    assert (entry.kind, entry.deck) == ("minor", "K")
    assert entry.cost == COSTS[card]
    assert entry.alternative == ALTERNATIVES.get(card)
    assert entry.points == POINTS.get(card, 0)
    assert entry.passing == (card in TRAVELLING)
    assert entry.bonus == (card in BONUS)
    if card != "K132":
        assert (entry.need is not None) == (card in READY or card in RETURNED)
