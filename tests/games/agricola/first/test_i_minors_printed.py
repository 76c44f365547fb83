"""What is printed on the minor improvements of deck I: cost, need, points, travelling."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.scenario import goods, offered, play, play_if_asked, reason, seat

from .tables import FREE, QUIET, alone, at_once, bonus, every, improving, table

COSTS: dict[str, dict[str, int]] = {
    "I63": {"wood": 2},
    "I64": {},
    "I65": {"stone": 2},
    "I66": {},
    "I67": {"wood": 2},
    "I68": {"wood": 2},
    "I69": {},
    "I70": {"wood": 1},
    "I71": {"wood": 3, "reed": 2},
    "I72": {},
    "I73": {"food": 2},
    "I74": {"wood": 2},
    "I75": {"stone": 1},
    "I76": {"wood": 1},
    "I77": {"wood": 1},
    "I78": {"wood": 2},
    "I79": {"wood": 3},
    "I80": {"wood": 1},
    "I81": {"wood": 5, "reed": 1},
    "I82": {"wood": 3},
    "I83": {"wood": 1},
    "I84": {"wood": 2, "reed": 1},
    "I85": {},
    "I86": {"wood": 2, "reed": 2},
    "I87": {"clay": 1},
    "I88": {"reed": 1},
    "I89": {"clay": 3},
    "I90": {},
    "I91": {"wood": 2},
    "I92": {},
    "I93": {"stone": 3, "clay": 2},
    "I94": {"stone": 5},
    "I95": {"wood": 1},
    "I96": {"wood": 2},
    "I97": {"stone": 2, "clay": 2},
    "I98": {"vegetable": 1, "stone": 2},
    "I99": {},
    "I100": {"wood": 2, "stone": 2},
    "I101": {},
    "I102": {"wood": 2},
    "I103": {"wood": 1, "clay": 2, "reed": 1, "stone": 2},
    "I104": {"grain": 3},
    "I337": {},
}
OR_CLAY = {
    "I71": {"clay": 3, "reed": 2},
    "I84": {"clay": 2, "reed": 1},
    "I86": {"clay": 2, "reed": 2},
    "I96": {"clay": 2},
}
"""The second price of cards that have one."""
POINTS = {
    **dict.fromkeys(["I67", "I72", "I78", "I80", "I82", "I84", "I86", "I89", "I99", "I102"], 1),
    **dict.fromkeys(["I69", "I93", "I94", "I97", "I98", "I100", "I103"], 2),
    "I65": 4,
    "I66": 5,
    "I71": 8,
    "I85": 3,
}
PASSING = ("I64", "I73", "I81", "I96", "I104")
BONUS = ("I76", "I83", "I89", "I94", "I98", "I100", "I337")
RETURNED = {"I65": "A5", "I66": "A10", "I85": "A3"}
"""A card that is handed in."""
VEGETABLES = {"r1c4": {"vegetable": 1}, "r1c5": {"vegetable": 2}}
GRAIN = {"r1c3": {"grain": 1}, "r1c4": {"grain": 2}, "r1c5": {"grain": 3}}
MET: list[tuple[str, dict[str, Any]]] = [
    ("I63", {"cards": QUIET[:1]}),
    ("I64", {"hand": QUIET[:1]}),
    ("I67", {"cards": QUIET[:2]}),
    ("I69", {"fields": VEGETABLES}),
    ("I72", {"cards": QUIET[:3]}),
    ("I72", {"cards": QUIET[:4]}),
    ("I74", {"cards": QUIET[:2]}),
    ("I78", {"cards": QUIET[:1]}),
    ("I79", {"cards": QUIET[:3]}),
    ("I80", {"cards": QUIET[:3]}),
    ("I90", {"cards": QUIET[:2]}),
    ("I92", {"animals": {"sheep": 1, "boar": 1}, "stables": ["r1c5"]}),
    ("I99", {"fields": GRAIN}),
    ("I101", {"fields": {**GRAIN, "r1c2": {"vegetable": 1}}}),
    ("I102", {"cards": QUIET[:2]}),
    ("I337", {"cards": QUIET[:3]}),
]
"""Farms on which a prerequisite is just met."""
MISSED: list[tuple[str, dict[str, Any]]] = [
    ("I63", {"hand": QUIET[:1]}),
    ("I64", {"cards": QUIET[:1]}),
    ("I67", {"cards": QUIET[:1], "hand": QUIET[1:3]}),
    ("I69", {"fields": {"r1c4": {"grain": 1}, "r1c5": {"vegetable": 2}}}),
    ("I69", {"fields": {"r1c5": {"vegetable": 2}}, "goods": {"vegetable": 2}}),
    ("I72", {"cards": QUIET[:2]}),
    ("I74", {"cards": QUIET[:1]}),
    ("I78", {}),
    ("I79", {"cards": [*QUIET[:2], "I76"]}),
    ("I80", {"cards": QUIET[:2]}),
    ("I90", {"cards": QUIET[:1]}),
    ("I92", {"animals": {"sheep": 1}}),
    ("I99", {"fields": {**GRAIN, "r1c5": {"vegetable": 1}}}),
    ("I101", {"fields": {**GRAIN, "r1c2": {}}}),
    ("I102", {"cards": QUIET[:1]}),
    ("I337", {"cards": QUIET[:2]}),
]
"""Farms on which a prerequisite is just missed."""
READY: dict[str, dict[str, Any]] = {
    **dict(reversed(MET)),
    **{card: {"cards": [returned]} for card, returned in RETURNED.items()},
}
"""For each card with a prerequisite or a card to hand in, a farm that has it."""
AT_ONCE = {"I64": {"food": 12}, "I96": {"reed": 2}, "I104": {"vegetable": 2}}
"""What playing a card in round 13 brings at once."""


def marked(rows: list[Any]) -> list[Any]:
    """Rows of parameters whose first is a card, marked with it."""
    return [pytest.param(*row, marks=pytest.mark.card(row[0])) for row in rows]


@every([card for card in COSTS if card != "I81"])
def test_it_costs_exactly_what_is_printed(card: str) -> None:
    ready = READY.get(card, {})
    t = at_once(card, {**ready, "goods": COSTS[card]}, round=13)
    assert goods(t) == {**ready.get("animals", {}), **AT_ONCE.get(card, {})}


@every(OR_CLAY)
def test_clay_pays_instead_of_wood(card: str) -> None:
    t = at_once(card, {"goods": OR_CLAY[card]}, round=13)
    assert goods(t) == AT_ONCE.get(card, {})


@every(OR_CLAY)
def test_wood_and_clay_are_not_mixed(card: str) -> None:
    n = COSTS[card]["wood"]
    t = improving(card, {"goods": {"wood": n - 1, "clay": n - 1, "reed": 9}}, round=13)
    assert reason(t, f"play {card}") == "reason-cannot-pay"


@every(OR_CLAY)
@pytest.mark.parametrize("paid", ["wood", "clay"])
def test_one_chooses_which_of_the_two_to_pay(card: str, paid: str) -> None:
    t = at_once(card, {"goods": {"wood": 5, "clay": 5, "reed": 5}}, round=13)
    assert offered(t) == {"spend wood", "spend clay"}
    play(t, f"spend {paid}")
    assert (5 - goods(t)["wood"], 5 - goods(t)["clay"]) == (
        (COSTS[card]["wood"], 0) if paid == "wood" else (0, OR_CLAY[card]["clay"])
    )


@every([card for card in COSTS if COSTS[card] and card not in OR_CLAY])
def test_it_is_refused_when_one_of_its_cost_is_missing(card: str) -> None:
    for good, n in COSTS[card].items():
        plenty = {"wood": 9, "clay": 9, "reed": 9, "stone": 9, "grain": 9, "vegetable": 9}
        supply = {"food": n - 1} if good == "food" else {**plenty, good: n - 1}
        t = improving(card, {**READY.get(card, {}), "goods": supply}, round=13)
        assert reason(t, f"play {card}") == "reason-cannot-pay"


@pytest.mark.parametrize(("card", "row"), marked(MET))
def test_it_can_be_played_when_its_prerequisite_is_just_met(card: str, row: dict[str, Any]) -> None:
    t = at_once(card, {**row, "goods": COSTS[card]})
    assert card not in seat(t)["hand"]


@pytest.mark.parametrize(("card", "row"), marked(MISSED))
def test_it_is_refused_when_its_prerequisite_is_just_missed(card: str, row: dict[str, Any]) -> None:
    supply = {**COSTS[card], **row.get("goods", {})}
    t = alone({**row, "hand": [*row.get("hand", []), card, FREE], "goods": supply})
    play(t, "place meeting-place")
    assert reason(t, f"play {card}") == "reason-need-not-met"


@every(RETURNED)
def test_it_is_refused_without_a_card_to_hand_in(card: str) -> None:
    t = improving(card, {"goods": COSTS[card], "cards": ["A1"]})
    assert offered(t) == {f"play {FREE}", "start"}


@every([card for card in COSTS if card not in PASSING])
def test_it_is_laid_in_front_of_its_owner(card: str) -> None:
    row = {**READY.get(card, {}), "goods": COSTS[card]}
    t = at_once(card, row, round=13)
    before = [held for held in row.get("cards", []) if held != RETURNED.get(card)]
    assert seat(t)["cards"] == [*before, card]
    assert card not in [*seat(t)["hand"], *seat(t, 1)["hand"]]


@every(PASSING)
def test_it_travels_to_the_left_neighbours_hand(card: str) -> None:
    for player, neighbour in ((0, 1), (2, 0)):
        rows: list[dict[str, Any]] = [{}, {}, {}]
        rows[player] = {"goods": COSTS[card], "hand": [card, FREE]}
        t = table(*rows, round=5, turn=player)
        play(t, "place meeting-place", f"play {card}")
        play_if_asked(t, "room r1c1")
        assert [seat(t, number)["hand"] for number in (neighbour, player)] == [[card], [FREE]]
        assert all(seat(t, number)["cards"] == [] for number in range(3))


@every(PASSING)
def test_it_leaves_the_solo_game(card: str) -> None:
    t = table({"goods": COSTS[card], "hand": [card, FREE]}, round=5)
    play(t, "place meeting-place", f"play {card}")
    play_if_asked(t, "room r1c1")
    assert (seat(t)["hand"], seat(t)["cards"]) == ([FREE], [])
    assert all(card not in pile for pile in t.position()["piles"].values())


@every([card for card in COSTS if card not in ("I83", "I89", "I94")])
def test_it_scores_its_printed_points(card: str) -> None:
    t = alone({"cards": [card]})
    assert t.scores()[0].lines["cards"] == POINTS.get(card, 0)
    assert bonus(t) == 0


@every(COSTS)
def test_the_catalogue_knows_it(card: str) -> None:
    entry = next(entry for entry in bocage.cards("agricola-classic") if entry.id == card)
    assert (entry.kind, entry.deck) == ("minor", "I")
    assert (entry.cost, entry.alternative) == (COSTS[card], OR_CLAY.get(card))
    assert entry.points == POINTS.get(card, 0)
    assert entry.passing == (card in PASSING)
    assert entry.bonus == (card in BONUS)


@every(dict(MET))
def test_the_catalogue_tells_its_prerequisite(card: str) -> None:
    entry = next(entry for entry in bocage.cards("agricola-classic") if entry.id == card)
    assert entry.need is not None
