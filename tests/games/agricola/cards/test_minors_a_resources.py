"""Minor improvements of deck A for building resources: A005, A075, A078 and A080."""

from __future__ import annotations

import pytest

from tests.games.agricola.cards.tables import FREE, MAJORS, alone, at_once, pile, table
from tests.games.agricola.scenario import goods, offered, play, play_if_asked, reason, seat


@pytest.mark.card("A005")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 1), (2, 3), (5, 7), (8, 12)])
def test_the_clay_embankment_brings_half_the_clay_again(before: int, after: int) -> None:
    t = at_once("A005", {"goods": {"food": 1, "clay": before}}, {"goods": {"clay": 8}})
    assert goods(t).get("clay", 0) == after
    assert "food" not in goods(t)
    assert goods(t, 1) == {"clay": 8}


@pytest.mark.card("A005")
def test_the_clay_embankment_does_not_count_clay_on_round_spaces() -> None:
    later = [{"round": 14, "seat": 0, "goods": {"clay": 2}, "card": "A120"}]
    row = {"goods": {"food": 1, "clay": 2}, "cards": ["A120"]}
    t = at_once("A005", row, round=10, scheduled=later)
    assert goods(t) == {"clay": 3}


@pytest.mark.card("A075")
@pytest.mark.parametrize(
    ("name", "cost"),
    [
        ("well", {"stone": 3}),
        ("joinery", {"wood": 1, "stone": 2}),
        ("pottery", {"clay": 2, "stone": 2}),
    ],
)
def test_the_lumber_mill_takes_a_wood_off_majors(name: str, cost: dict[str, int]) -> None:
    t = alone({"cards": ["A075"], "goods": {**cost, "wood": 2}})
    play(t, "place major-improvement")
    play_if_asked(t, f"build {MAJORS[name]}")
    assert MAJORS[name] in seat(t)["cards"]
    assert goods(t) == ({"wood": left} if (left := 2 - cost.get("wood", 0)) else {})


@pytest.mark.card("A075")
@pytest.mark.parametrize(("card", "wood"), [("A067", 0), ("A032", 1), ("A055", 0), ("A012", 0)])
def test_the_lumber_mill_takes_a_wood_off_minors(card: str, wood: int) -> None:
    t = at_once(card, {"cards": ["A075"], "goods": {"wood": wood + 1, "clay": 1}})
    assert goods(t).get("wood", 0) == 1
    assert card in seat(t)["cards"]
    if wood:
        t = alone({"cards": ["A075"], "goods": {"wood": wood - 1}, "hand": [card, FREE]})
        play(t, "place meeting-place")
        assert reason(t, f"play {card}") == "reason-cannot-pay"


@pytest.mark.card("A075")
def test_the_lumber_mill_does_not_serve_others() -> None:
    t = table({"cards": ["A075"]}, {"hand": ["A067", FREE]}, turn=1)
    play(t, "place meeting-place")
    assert reason(t, "play A067") == "reason-cannot-pay"


@pytest.mark.card("A075")
def test_the_lumber_mill_does_not_hear_rooms_stables_or_fences() -> None:
    t = alone({"cards": ["A075"], "goods": {"wood": 4, "reed": 2}})
    play(t, "place farm-expansion")
    assert not any(text.startswith("room") for text in offered(t))
    play(t, "stable r1c5", "done")
    assert goods(t) == {"wood": 2, "reed": 2}
    t = alone({"cards": ["A075"], "goods": {"wood": 3}})
    assert reason(t, "place fencing") == "reason-cannot-pay"


@pytest.mark.card("A078")
def test_the_canoe_brings_food_and_reed_from_the_fishing() -> None:
    t = alone({"cards": ["A078"]}, spaces=pile("fishing", "food", 3))
    play(t, "place fishing")
    assert goods(t) == {"food": 4, "reed": 1}


@pytest.mark.card("A078")
def test_the_canoe_hears_neither_others_nor_the_reed_bank() -> None:
    spaces = {**pile("fishing", "food", 3), **pile("reed-bank", "reed", 2)}
    t = table({"cards": ["A078"]}, {}, turn=1, spaces=spaces)
    play(t, "place fishing", "place reed-bank")
    assert [goods(t), goods(t, 1)] == [{"reed": 2}, {"food": 3}]


@pytest.mark.card("A080")
@pytest.mark.parametrize("space", ["western-quarry", "eastern-quarry"])
def test_the_stone_tongs_bring_one_more_stone_from_a_quarry(space: str) -> None:
    rows = [{"cards": ["A080"]}, {}]
    for user, supplies in ((0, [{"stone": 3}, {}]), (1, [{}, {"stone": 2}])):
        t = table(*rows, round=14, turn=user, spaces=pile(space, "stone", 2))
        play(t, f"place {space}")
        assert [goods(t), goods(t, 1)] == supplies


@pytest.mark.card("A080")
def test_the_stone_tongs_do_not_hear_the_resource_market() -> None:
    t = table({"cards": ["A080"]}, {}, {}, {})
    play(t, "place resource-market")
    assert goods(t) == {"reed": 1, "stone": 1, "food": 1}
