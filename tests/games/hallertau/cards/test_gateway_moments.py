"""The master deck: the jewel at the butchery, and cards that others' actions make playable."""

from __future__ import annotations

import pytest

from tests.games.hallertau.cards.cases import difference, gains, holder, refused, stock
from tests.games.hallertau.scenario import choices, deciding, offered, play

USED = {"workers": -1, "gateway": -1}


@pytest.mark.rule("H47")
@pytest.mark.card("328")
def test_328_pays_a_jewel_in_place_of_a_sheep() -> None:
    t = holder("328", {"jewels": 2})
    before = stock(t)
    play(t, "place butchery", "play 328")
    assert offered(t) == {"pay 1jewel", "done"}
    declined = t.copy()
    play(t, "pay 1jewel")
    change = {"jewels": -1, "meat": 4, "hide": 4, "bonus": 1, **USED}
    assert difference(before, stock(t)) == change
    play(declined, "done")
    assert difference(before, stock(declined)) == {"hide": 2, "bonus": 1, **USED}


@pytest.mark.rule("H47")
@pytest.mark.card("328")
@pytest.mark.parametrize(
    ("answer", "paid"),
    [
        ("pay 1jewel", {"jewels": -1}),
        ("lose sheep-4", {"sheep-4": -1}),
        ("lose sheep-stables", {"sheep-stables": -1}),
    ],
)
def test_328_leaves_the_choice_of_jewel_or_sheep(answer: str, paid: dict[str, int]) -> None:
    t = holder("328", {"jewels": 1, "sheep": {"4": 1, "stables": 1}})
    before = stock(t)
    play(t, "place butchery", "play 328")
    assert choices(t, "lose") == {"sheep-4", "sheep-stables"} and choices(t, "pay") == {"1jewel"}
    t.play(answer)
    assert difference(before, stock(t)) == {**paid, "meat": 4, "hide": 4, "bonus": 1, **USED}


@pytest.mark.rule("H47")
@pytest.mark.card("328")
def test_the_butchery_takes_no_jewel_without_328() -> None:
    t = holder("328", {"jewels": 2})
    before = stock(t)
    play(t, "place butchery", "done")
    assert difference(before, stock(t)) == {"workers": -1}


@pytest.mark.rule("H47")
@pytest.mark.card("328")
def test_328_is_refused_elsewhere() -> None:
    refused(holder("328", {"jewels": 2}), "play 328", "card-need")
    t = holder("328", {"jewels": 2})
    t.play("place weekly-market")
    assert deciding(t) == 1
    t = holder("328", {"jewels": 2}, turn=1)
    t.play("place butchery")
    assert deciding(t) == 0 and "play 328" not in offered(t)


@pytest.mark.rule("H44", "H45", "H46", "HX18")
@pytest.mark.card("009", "106", "118", "202")
@pytest.mark.parametrize(
    ("card", "change"),
    [
        ("009", {"jewels": 1}),
        ("106", {"tools": 2, "hops": 1}),
        ("118", {"barley": 2, "hops": 1}),
        ("202", {"milk": 1, "sheep-4": 1}),
    ],
)
def test_a_space_filled_by_another_seat_counts(card: str, change: dict[str, int]) -> None:
    t = holder(card, {}, {"workers": 3}, turn=1, spaces={"clearing": [1, 2, 0]})
    t.play("place clearing")
    assert deciding(t) == 0 and f"play {card}" in offered(t)
    assert gains(t, f"play {card}") == {**change, "bonus": 1}


@pytest.mark.rule("H47")
@pytest.mark.card("329")
def test_329_looks_at_a_nursery_used_by_another_seat() -> None:
    t = holder("329", {}, {"workers": 2}, turn=1, spaces={"nursery": [1, 0, 0]})
    t.play("place nursery")
    assert deciding(t) == 0
    play(t, "play 329-2")
    while deciding(t) == 1 and choices(t, "take"):
        t.play("take clay")
    assert stock(t)["meat"] == 2


@pytest.mark.rule("H47", "H14")
@pytest.mark.card("327")
@pytest.mark.parametrize(("number", "free"), [(5, 2), (6, 1)])
def test_327_counts_the_card_that_leaves_in_phase_2(number: int, free: int) -> None:
    t = holder("327", {"sheep": {"stables": 3}}, phase="remove", round=number)
    assert gains(t, "play 327-2") == {"hide": free, "bonus": 1}


@pytest.mark.rule("H39", "H47")
@pytest.mark.card("027", "112", "229", "323", "516")
@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("027", {"sow wool-2", "done"}),
        ("112", {"sow clay-2", "done"}),
        ("229", {"sow meat-2", "done"}),
        ("323", {"fertilize empty-2", "done"}),
    ],
)
def test_this_field_is_the_one_that_was_empty(card: str, answers: set[str]) -> None:
    have = {"hand": ["516"], "wool": 1, "clay": 1, "meat": 1, "fields": "empty-2 rye-5"}
    t = holder(card, have)
    play(t, f"play {card}")
    assert offered(t) == answers


@pytest.mark.rule("H39")
@pytest.mark.card("214")
@pytest.mark.parametrize(("amount", "sown"), [("0", set()), ("1", {"rye-4"}), ("all", {"rye-4"})])
def test_214_sows_only_grain_that_was_gained(amount: str, sown: set[str]) -> None:
    t = holder("214", {"rye": 3, "fields": "empty-4"})
    play(t, "sparing", "play 214", "take rye", f"amount {amount}")
    assert choices(t, "sow") == sown
