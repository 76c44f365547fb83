"""Point cards 901-925: what they cost or ask for, and their points."""

from __future__ import annotations

import pytest

from tests.games.hallertau.cards.cases import (
    Case,
    Short,
    gains,
    holder,
    name,
    plays,
    refuses,
)
from tests.games.hallertau.scenario import choices, ended, lines, offered, play, seat

BONUS_CARDS = [str(card) for card in range(801, 808)]
GATEWAY_CARDS = [f"{card:03}" for card in range(1, 7)]
FARMYARD_CARDS = [str(card) for card in range(401, 407)]

PLAYED = [
    Case("901", {"played": ["925"]}, {}),
    Case("901", {"played": BONUS_CARDS}, {}),
    Case("902", {"played": ["925"]}, {}),
    Case("903", {"tools": 3}, {"tools": -3}),
    Case("904", {"played": GATEWAY_CARDS}, {}),
    Case("905", {"tools": 5}, {"tools": -5}),
    Case("906", {"played": FARMYARD_CARDS}, {}),
    Case(
        "907",
        {"barley": 5, "wool": 5, "clay": 5},
        {"barley": -5, "wool": -5},
        ("pay 5barley", "pay 5wool"),
    ),
    Case(
        "908",
        {"hops": 4, "rye": 4, "milk": 4, "clay": 4},
        {"rye": -4, "milk": -4, "clay": -4},
        ("pay 4rye", "pay 4milk", "pay 4clay"),
    ),
    Case("909", {"hide": 2, "jewels": 3}, {"hide": -2, "jewels": -3}),
    Case("910", {"meat": 5}, {"meat": -5}),
    Case("911", {"barley": 6, "jewels": 2}, {"barley": -6, "jewels": -2}),
    Case("912", {"hops": 10}, {"hops": -10}),
    Case("913", {"barley": 11}, {"barley": -11}),
    Case("913", {"flax": 11, "rye": 12}, {"rye": -11}, ("pay 11rye",)),
    Case("913", {"flax": 11, "hops": 11}, {"flax": -11}, ("pay 11flax",)),
    Case("913", {"barley": 11, "hops": 11}, {"hops": -11}, ("pay 11hops",)),
    Case("914", {"flax": 6, "hops": 6}, {"flax": -6, "hops": -6}),
    Case("915", {"hops": 6, "rye": 6}, {"hops": -6, "rye": -6}),
    Case("916", {"clay": 12}, {"clay": -12}),
    Case("917", {"wool": 12}, {"wool": -12}),
    Case("918", {"wool": 13}, {"wool": -13}),
    Case("918", {"milk": 16}, {"milk": -16}),
    Case("918", {"wool": 13, "milk": 16}, {"wool": -13}, ("pay 13wool",)),
    Case("918", {"wool": 13, "milk": 16}, {"milk": -16}, ("pay 16milk",)),
    Case("919", {"clay": 14}, {"clay": -14}),
    Case("919", {"clay": 14, "hide": 15}, {"hide": -14}, ("pay 14hide",)),
    Case("919", {"clay": 14, "rye": 14}, {"clay": -14}, ("pay 14clay",)),
    Case("920", {"milk": 14}, {"milk": -14}),
    Case("921", {"jewels": 4}, {"jewels": -4}),
    Case("922", {"fields": "empty-2" + " empty-4" * 7}, {"empty-4": -7}),
    Case("923", {"sheep": 8}, {"sheep-stables": -8}),
    Case("924", {"fields": "empty-2 " * 8}, {"empty-2": -8}),
    Case("925", {"jewels": 5}, {"jewels": -5}),
    Case("925", {"sheep": 10}, {"sheep-stables": -10}),
    Case("925", {"jewels": 5, "sheep": 10}, {"jewels": -5}, ("pay 5jewel",)),
    Case("925", {"jewels": 5, "sheep": 10}, {"sheep-stables": -10}, ("pay 10sheep",)),
]

REFUSED = [
    Short("901", {"played": BONUS_CARDS[:6]}),
    Short("901", {"hand": ["902", "903"], "played": GATEWAY_CARDS + FARMYARD_CARDS}),
    Short("902", {"played": BONUS_CARDS}),
    Short("902", {"hand": ["901", "903"]}),
    Short("903", {"tools": 2}, "card-cost"),
    Short("904", {"played": GATEWAY_CARDS[:5] + FARMYARD_CARDS}),
    Short("905", {"tools": 4}, "card-cost"),
    Short("906", {"played": FARMYARD_CARDS[:5] + GATEWAY_CARDS}),
    Short("907", {"barley": 15, "wool": 4, "clay": 4}, "card-cost"),
    Short("908", {"rye": 12, "milk": 4, "clay": 3}, "card-cost"),
    Short("909", {"hide": 1, "jewels": 3}, "card-cost"),
    Short("909", {"hide": 2, "jewels": 2}, "card-cost"),
    Short("910", {"meat": 4}, "card-cost"),
    Short("911", {"barley": 5, "jewels": 2}, "card-cost"),
    Short("911", {"barley": 6, "jewels": 1}, "card-cost"),
    Short("912", {"hops": 9}, "card-cost"),
    Short("913", {"barley": 10, "flax": 10, "hops": 10, "rye": 10, "wool": 11}, "card-cost"),
    Short("914", {"flax": 6, "hops": 5}, "card-cost"),
    Short("914", {"flax": 5, "hops": 6}, "card-cost"),
    Short("915", {"hops": 6, "rye": 5}, "card-cost"),
    Short("915", {"hops": 5, "rye": 6}, "card-cost"),
    Short("916", {"clay": 11}, "card-cost"),
    Short("917", {"wool": 11}, "card-cost"),
    Short("918", {"wool": 12, "milk": 15}, "card-cost"),
    Short("919", {"clay": 13, "rye": 13}, "card-cost"),
    Short("920", {"milk": 13}, "card-cost"),
    Short("921", {"jewels": 3}, "card-cost"),
    Short("922", {"fields": "empty-2 empty-2" + " empty-5" * 6}, "card-cost"),
    Short("923", {"sheep": 7}, "card-cost"),
    Short("924", {"fields": "empty-5 " * 7}, "card-cost"),
    Short("925", {"jewels": 4, "sheep": 9}, "card-cost"),
]

POINTS = {
    **dict(zip([str(card) for card in range(901, 909)], (2, 3, 4, 5, 6, 6, 7, 8), strict=True)),
    **{str(card): 10 for card in range(909, 921)},
    **dict.fromkeys(("921", "922", "923"), 12),
    "924": 13,
    "925": 14,
}


@pytest.mark.rule("H53", "HX27")
@pytest.mark.parametrize("case", PLAYED, ids=name)
def test_a_point_card_takes_its_cost(case: Case) -> None:
    plays(case)


@pytest.mark.rule("H53")
@pytest.mark.parametrize("case", REFUSED, ids=name)
def test_a_point_card_one_short_is_refused(case: Short) -> None:
    refuses(case)


@pytest.mark.rule("H53", "H59")
@pytest.mark.parametrize("card", POINTS)
def test_a_point_card_in_play_gives_its_points(card: str) -> None:
    assert lines(ended({"played": [card]}))["cards"] == POINTS[card]
    assert lines(ended({"hand": [card]}))["cards"] == 0


@pytest.mark.rule("H53", "H59")
def test_the_points_of_all_point_cards_add_up() -> None:
    assert len(POINTS) == 25
    assert lines(ended({"played": sorted(POINTS)}))["cards"] == sum(POINTS.values()) == 224


@pytest.mark.rule("H53", "HX27")
@pytest.mark.card("907", "908")
@pytest.mark.parametrize(("card", "size"), [("907", 5), ("908", 4)])
def test_equal_sets_are_of_different_types(card: str, size: int) -> None:
    t = holder(card, {"barley": 2 * size, "rye": size - 1, "meat": size, "wool": size, "clay": 20})
    play(t, f"play {card}")
    assert choices(t, "pay") >= {f"{size}barley"}
    assert not choices(t, "pay") & {f"{size}rye", f"{size}flax"}
    play(t, f"pay {size}barley")
    assert f"{size}barley" not in choices(t, "pay")
    assert choices(t, "pay") <= {f"{size}meat", f"{size}wool", f"{size}clay"}
    assert "done" not in offered(t)


@pytest.mark.rule("H53")
@pytest.mark.card("907", "908")
@pytest.mark.parametrize(("card", "size"), [("907", 5), ("908", 4)])
def test_just_enough_sets_are_paid_without_a_choice_that_matters(card: str, size: int) -> None:
    types = ("milk", "wool", "clay")[: 2 if card == "907" else 3]
    t = holder(card, dict.fromkeys(types, size))
    play(t, f"play {card}")
    while choices(t, "pay"):
        play(t, f"pay {min(choices(t, 'pay'))}")
    assert all(seat(t)["goods"][good] == 0 for good in types)
    assert card in seat(t)["played"]


@pytest.mark.rule("H53")
@pytest.mark.card("922")
def test_a_field_in_row_2_does_not_pay_for_922() -> None:
    t = holder("922", {"fields": "empty-2 empty-3 rye-3 empty-4 rye-4 empty-5 rye-5 flax-5"})
    play(t, "play 922")
    while choices(t, "lose"):
        assert "empty-2" not in choices(t, "lose")
        play(t, f"lose {min(choices(t, 'lose'))}")
    assert [field["row"] for field in seat(t)["fields"]] == [2]


@pytest.mark.rule("H53")
@pytest.mark.card("922")
def test_with_eight_fields_above_row_2_one_is_kept() -> None:
    t = holder("922", {"fields": "empty-3 empty-3 rye-3 empty-4 rye-4 empty-5 rye-5 flax-5"})
    play(t, "play 922")
    while choices(t, "lose"):
        assert "done" not in offered(t)
        play(t, f"lose {min(choices(t, 'lose') - {'flax-5'}, default='flax-5')}")
    assert [(field["crop"], field["row"]) for field in seat(t)["fields"]] == [("flax", 5)]


@pytest.mark.rule("H53")
@pytest.mark.card("924")
def test_eight_fields_of_any_kind_pay_for_924() -> None:
    t = holder("924", {"fields": "empty-2 rye-2 empty-3 rye-3 empty-4 rye-4 empty-5 rye-5"})
    play(t, "play 924")
    while choices(t, "lose"):
        play(t, f"lose {min(choices(t, 'lose'))}")
    assert seat(t)["fields"] == []
    assert seat(t)["goods"]["rye"] == 0


@pytest.mark.rule("H53")
@pytest.mark.card("923", "925")
def test_sheep_that_pay_come_from_anywhere() -> None:
    t = holder("923", {"sheep": {"4": 1, "stables": 8}})
    play(t, "play 923")
    assert choices(t, "lose") == {"sheep-4", "sheep-stables"}
    play(t, *["lose sheep-stables"] * 8)
    assert seat(t)["sheep"]["4"] == 1 and seat(t)["sheep"]["stables"] == 0
    t = holder("925", {"sheep": {"4": 5, "stables": 5}, "jewels": 4})
    play(t, "play 925")
    while choices(t, "lose"):
        play(t, f"lose {min(choices(t, 'lose'))}")
    assert set(seat(t)["sheep"].values()) == {0}
    assert seat(t)["jewels"] == 4


@pytest.mark.rule("H53")
@pytest.mark.card("901", "902")
def test_a_point_card_played_first_lets_the_next_follow() -> None:
    t = holder("902", {"tools": 3, "hand": ["901", "903"]})
    assert not {"play 901", "play 902"} & offered(t)
    assert gains(t, "play 903") == {"tools": -3}
    assert {"play 901", "play 902"} <= offered(t)
    assert gains(t, "play 902") == {}
    assert gains(t, "play 901") == {}
