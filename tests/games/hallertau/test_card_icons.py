"""The icons on the cards: they say what the text says, and every sign has one meaning."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.games.hallertau.cards.catalogue import CARDS
from bocage.games.hallertau.printed import effect_items, printed
from bocage.games.hallertau.printed_upper import cost_items, need_items

PARTS = {"phase", "have", "board", "pay", "gain", "income"}
HOW = {
    *("", "exactly", "most", "gained", "lost", "not", "or", "plus", "same", "other"),
    *("each", "as-many", "more", "times", "lacking", "beyond", "until", "from", "rows"),
}


def test_icons_have_a_number_for_each_step() -> None:
    for card in CARDS:
        rows = printed(card)
        assert rows, card.id
        for row in rows:
            assert row["part"] in PARTS
            for item in row["items"]:
                assert item["how"] in HOW
                assert len(item["amounts"]) in (0, 1, card.steps), (card.id, item)
        steps = {len(item["amounts"]) for row in rows for item in row["items"]}
        assert max(steps) == card.steps, card.id


def line(row: dict[str, Any]) -> str:
    """A row of icons as text: `pay flax lacking:8:field`."""
    icons = [
        ":".join(filter(None, [item["how"], "/".join(map(str, item["amounts"])), item["icon"]]))
        for item in row["items"]
    ]
    return " ".join([row["part"], *icons])


@pytest.mark.parametrize(
    ("id", "rows"),
    [
        ("020", ["have lost:1:jewel exactly:0:jewel", "gain 1:hops 1:milk"]),
        ("029", ["have 2/4/6:card not:gateway", "gain 1/2/3:meat"]),
        ("102", ["have 8:grain same:grain", "gain 1:sheep"]),
        ("208", ["phase exactly:7:round", "have 16:harvest", "gain 1:tool 1:bonus"]),
        ("212", ["have 5/6/7:tool", "gain clay lacking:12/13/14:window"]),
        ("306", ["have or:jewel more:field or:sheep more:field", "gain 1:field-2 1:sow"]),
        ("308", ["have 1/3/7/12:card played", "gain 1/2/3/4:tool"]),
        ("310", ["have gained:2/3/4:tool", "gain 1/2/3:hops 1:tool"]),
        ("318", ["have craft beyond:3/4/5:craft", "gain 3/4/5:clay 1:bonus"]),
        ("321", ["have barley lacking:10:jewel", "gain 2:flax 1:hops 1:bonus"]),
        ("414", ["pay 2:card", "gain 1:tool 1:bonus"]),
        ("426", ["phase exactly:7:round", "have 6:tool", "gain times:2:harvest"]),
        ("604", ["pay flax lacking:8:field", "gain 2:sheep"]),
        ("605", ["phase not:8:round", "pay 8:milk", "gain 1:sheep 1:bonus"]),
        ("606", ["have 3:sown-field grain same:grain", "gain 1:field-3 1:bonus"]),
        ("609", ["have sheep plus:jewel as-many:window", "gain 1:tool 1:field-5"]),
        ("625", ["have jewel more:field", "gain 1:barley 1:hops 1:rye 1:bonus"]),
        ("628", ["have 4:sown-field grain other:grain", "gain 3:harvest 1:bonus"]),
        ("631", ["pay 2:tool", "gain hide until:tool", "gain 1:bonus"]),
        ("728", ["pay more:3:grain", "gain 3:sow 1:bonus"]),
        ("731", ["pay 1:tool", "gain barley each:2:hide", "gain wool each:2:hide", "gain 1:bonus"]),
        ("833", ["have milk times:2:round", "income 1:hide"]),
        ("839", ["have 8:tool", "income lost:1:tool 1:jewel"]),
        ("907", ["pay 5:goods other:5:goods"]),
        ("919", ["pay 14:goods same:goods"]),
        ("922", ["pay 7:field not:field-2"]),
    ],
)
def test_a_card_in_icons(id: str, rows: list[str]) -> None:
    card = next(card for card in CARDS if card.id == id)
    assert [line(row) for row in printed(card)] == rows


def test_no_limit_to_a_phase_is_left_out() -> None:
    for card in CARDS:
        limits = [line(row) for row in printed(card) if row["part"] == "phase"]
        only = [f"phase exactly:{card.only + 1}:round"] if card.only >= 0 else []
        never = [f"phase not:{card.never + 1}:round"] if card.never >= 0 else []
        assert limits == only + never, card.id


def test_every_condition_cost_and_effect_has_icons() -> None:
    for card in CARDS:
        assert all(need_items(need) for need in card.needs), card.id
        assert all(cost_items(part) for part in card.parts[: card.costs]), card.id
        assert all(effect_items(part) for part in card.parts[card.costs :]), card.id
        assert all(effect_items(part) for part in card.income), card.id
