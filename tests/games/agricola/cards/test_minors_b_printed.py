"""What is printed on the minor improvements of deck B: cost, prerequisite, points, travelling."""

from __future__ import annotations

from typing import Any

import bocage
from tests.games.agricola.cards.tables import PLENTY, QUIET, alone, every, improving, line, table
from tests.games.agricola.scenario import REVISED, goods, play, play_if_asked, reason, seat

COSTS: dict[str, dict[str, int]] = {
    "B002": {"food": 2},
    "B008": {"grain": 1},
    "B010": {"wood": 3, "food": 3},
    "B013": {"wood": 1, "stone": 1},
    "B016": {"wood": 1},
    "B019": {"wood": 2},
    "B024": {"reed": 1},
    "B025": {"wood": 1},
    "B033": {"stone": 1},
    "B036": {"clay": 2, "food": 2},
    "B039": {"wood": 2},
    "B045": {"wood": 1},
    "B047": {"clay": 1},
    "B050": {"wood": 1},
    "B056": {},
    "B057": {"wood": 1, "clay": 1},
    "B061": {},
    "B062": {"wood": 1},
    "B066": {"wood": 2},
    "B068": {"food": 1},
    "B074": {},
    "B077": {"food": 1},
    "B080": {"clay": 1},
    "B084": {"reed": 1},
}
"""What a family of two pays."""
POINTS = {"B033": -3, "B036": 4, "B039": 1, "B045": 2, "B050": 1, "B068": 1, "B077": 1}
GAINS = {"B008": {"vegetable": 1}, "B016": {"food": 1}, "B025": {"food": 1}}
PASSING = ("B002", "B008")
BEANS = {"r1c2": {"vegetable": 2}, "r1c3": {"vegetable": 1}}
NEEDS: dict[str, tuple[str, dict[str, Any], dict[str, Any]]] = {
    "B019": ("need-occupations", {"cards": QUIET[:1]}, {}),
    "B033": ("need-clay-or-stone-house", {"house": "clay"}, {}),
    "B039": ("need-occupations", {"cards": QUIET[:2]}, {"cards": QUIET[:1]}),
    "B045": (
        "need-vegetable-fields",
        {"fields": BEANS},
        {"fields": {**BEANS, "r1c3": {"grain": 3}, "r1c4": {}}},
    ),
    "B050": ("need-occupations-at-most", {"cards": QUIET[:3]}, {"cards": QUIET}),
    "B061": ("need-occupations", {"cards": QUIET[:3]}, {"cards": QUIET[:2]}),
    "B066": ("need-occupations", {"cards": QUIET[:2]}, {"cards": QUIET[:1]}),
    "B068": ("need-occupations", {"cards": QUIET[:2]}, {"cards": QUIET[:1]}),
    "B074": ("need-clay", {"goods": {"clay": 5}}, {"goods": {"clay": 4}}),
    "B077": ("need-occupations", {"cards": QUIET[:3]}, {"cards": QUIET[:2]}),
    "B084": ("need-occupations", {"cards": QUIET[:3]}, {"cards": QUIET[:2]}),
}
"""The prerequisite, a seat that just meets it and one that just misses it."""


def playable(card: str) -> dict[str, Any]:
    """A seat that just meets what a card asks for and just has what it costs."""
    met = NEEDS[card][1] if card in NEEDS else {}
    return {**met, "goods": {**met.get("goods", {}), **COSTS[card]}}


@every(COSTS)
def test_it_costs_exactly_what_is_printed(card: str) -> None:
    t = improving(card, playable(card))
    play(t, f"play {card}")
    play_if_asked(t, "fence r1c5")
    kept = {"clay": 5} if card == "B074" else {}
    assert goods(t) == {**kept, **GAINS.get(card, {})}
    assert seat(t)["hand"] == ["A016"]


@every([card for card in COSTS if COSTS[card]])
def test_it_is_refused_when_one_of_its_cost_is_missing(card: str) -> None:
    plenty = {**PLENTY, **({"grain": 1} if card == "B008" else {})}
    for good, n in COSTS[card].items():
        t = improving(card, {**playable(card), "goods": {**plenty, good: n - 1}})
        why = t.why_not(f"play {card}")
        assert why is not None
        assert (why.id, why.values["goods"]) == ("reason-cannot-pay", COSTS[card])
    t = improving(card, {**playable(card), "goods": plenty})
    assert reason(t, f"play {card}") is None


@every(NEEDS)
def test_it_is_refused_when_its_prerequisite_is_missed(card: str) -> None:
    need, met, missed = NEEDS[card]
    t = improving(card, {**missed, "goods": {**PLENTY, **missed.get("goods", {})}})
    why = t.why_not(f"play {card}")
    assert why is not None
    assert (why.id, why.values["need"].id) == ("reason-need-not-met", need)
    t = improving(card, {**met, "goods": {**PLENTY, **met.get("goods", {})}})
    assert reason(t, f"play {card}") is None


@every([card for card in COSTS if card not in PASSING])
def test_it_lies_in_front_of_its_owner(card: str) -> None:
    t = improving(card, playable(card))
    before = seat(t)["cards"]
    play(t, f"play {card}")
    assert seat(t)["cards"] == [*before, card]
    assert seat(t, 1)["hand"] == []


@every(PASSING)
def test_it_travels_to_the_left_neighbour(card: str) -> None:
    given = {"hand": [card, "A016"], **playable(card)}
    t = table(given, {"goods": COSTS[card]}, {})
    play(t, "place meeting-place", f"play {card}")
    play_if_asked(t, "fence r1c5")
    assert [seat(t, number)["hand"] for number in range(3)] == [["A016"], [card], []]
    assert seat(t)["cards"] == []
    play(t, "start", "place major-improvement")
    play_if_asked(t, f"play {card}", "fence r1c5")
    assert [seat(t, number)["hand"] for number in range(3)] == [["A016"], [], [card]]


@every(PASSING)
def test_it_leaves_a_game_of_one(card: str) -> None:
    t = table({"hand": [card], **playable(card)})
    play(t, "place meeting-place", f"play {card}")
    play_if_asked(t, "fence r1c5")
    assert (seat(t)["hand"], seat(t)["cards"]) == ([], [])


@every([card for card in COSTS if card not in PASSING])
def test_it_scores_its_printed_points(card: str) -> None:
    t = alone({"cards": [card]})
    assert line(t, "cards") == POINTS.get(card, 0)
    assert line(t, "bonus") == 0
    assert t.scores()[0].total - t.scores()[1].total == POINTS.get(card, 0)


@every(COSTS)
def test_the_catalogue_knows_it(card: str) -> None:
    found = next(c for c in bocage.cards(REVISED) if c.id == card)
    assert (found.kind, found.deck, found.points) == ("minor", "B", POINTS.get(card, 0))
    assert found.per_person == (card == "B036")
    assert found.cost == ({"clay": 1, "food": 1} if card == "B036" else COSTS[card])
    assert found.passing == (card in PASSING)
    assert found.bonus == (card in ("B033", "B039"))
    needs = {card: need for card, (need, _, _) in NEEDS.items()}
    needs["B056"] = "need-person-on-fishing"
    assert (found.need.id if found.need is not None else None) == needs.get(card)
