"""What always holds, whatever is played."""

from __future__ import annotations

import random
from typing import Any

import pytest

import bocage

from ..scenario import CORNERS, GOODS, hand, new

POINTS = {7: 18, 8: 34, 9: 50, 10: 70}


def check_village(row: dict[str, Any]) -> None:
    """The limits of one seat."""
    assert set(row["goods"]) == set(GOODS)
    assert min(row["goods"].values()) >= 0
    assert 0 <= row["jewels"] <= 10
    assert 0 <= row["exhausted"] <= row["tools"]
    assert len(row["fields"]) <= 8
    assert all(2 <= field["row"] <= 5 for field in row["fields"])
    places = [craft["position"] for craft in row["crafts"]]
    assert 0 <= row["centre"] <= min(places)
    assert max(places) <= 10
    assert row["window"] == min(6 + row["centre"], 12)
    assert row["points"] == POINTS.get(row["centre"], 0)
    for craft in row["crafts"]:
        near, far = craft["boulders"]
        assert craft["position"] < near <= far
        assert near < far or near >= 11
    standing = {place for place, count in row["sheep"].items() if count}
    assert standing <= {str(card) for card in row["farmyard_cards"]} | {"stables"}


def check_spaces(spaces: list[dict[str, Any]]) -> None:
    """Rows are filled from the bottom, each with its number of workers."""
    for space in spaces:
        full = [1, 2] if space["id"] in CORNERS else [1, 2, 3]
        filled = sum(count > 0 for count in space["rows"])
        assert space["rows"] == full[:filled] + [0] * (len(full) - filled)
        assert space["cost"] == (filled + 1 if filled < len(full) else None)


def count_cards(t: bocage.Table, seats: int) -> dict[str, int]:
    """All cards by kind, wherever they lie."""
    view = t.observe(None)
    found = dict(view["decks"])
    lying = [*view["discarded"]]
    for number in range(seats):
        lying += [*hand(t, number), *view["seats"][number]["played"]]
        found["farmyard"] += len(view["seats"][number]["farmyard_cards"])
    for card in lying:
        kind = "gateway" if card < "4" else "farmyard" if card < "8" else "bonus"
        found["point" if card >= "9" else kind] += 1
    return found


@pytest.mark.rule("H08", "H09", "H10", "H17", "H30", "H31")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_limits_hold_in_every_position(seats: int) -> None:
    for seed in range(6):
        rng = random.Random(seed)
        t = new(seats, seed)
        slides = [0] * seats
        while t.decision:
            view = t.observe(None)
            check_spaces(view["spaces"])
            for number, row in enumerate(view["seats"]):
                check_village(row)
                assert row["centre"] >= slides[number]
                slides[number] = row["centre"]
            t.play(rng.choice(t.decision.actions))


@pytest.mark.rule("H08", "H23")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_no_card_is_lost_or_doubled(seats: int) -> None:
    rng = random.Random(7)
    t = new(seats, seed=7)
    while t.decision:
        found = count_cards(t, seats)
        phase = t.observe(None)["phase"]
        aside = seats if phase in ("workers", "income", "actions") else 0
        if phase not in ("workers", "new-card"):
            assert found == {"gateway": 30, "farmyard": 35 - aside, "bonus": 45, "point": 25}
        t.play(rng.choice(t.decision.actions))
