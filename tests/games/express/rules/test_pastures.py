"""The Pasture face: a pasture, and perhaps an animal in it."""

from __future__ import annotations

from typing import Any

import pytest

from ..scenario import (
    ANIMALS,
    animals,
    deciding,
    goods,
    offered,
    play,
    pool,
    prompt,
    reason,
    rule,
    seat,
    table,
)


@pytest.mark.rule("D12")
def test_a_pasture_costs_one_wood() -> None:
    t = table({"goods": {"wood": 3}}, {}, dice="pasture pasture food")
    play(t, "pasture 1wood")
    assert (seat(t)["pastures"], goods(t)) == (1, {"wood": 2})
    assert seat(t)["grazing"] == [{"kind": None, "n": 0}]
    assert (deciding(t), seat(t)["done"]) == (1, 1)
    assert pool(t) == {"pasture": 1, "food": 1}


@pytest.mark.rule("D12")
def test_no_pasture_without_wood() -> None:
    t = table({"goods": {"reed": 2, "brick": 2}}, {}, dice="pasture food sheep")
    assert offered(t) == {"collect 1food", "roll"}
    assert (reason(t, "pasture 1wood"), rule(t, "pasture 1wood")) == ("cannot-pay", "D07")


@pytest.mark.rule("D12")
def test_one_of_the_animals_shown_may_be_added() -> None:
    t = table({"goods": {"wood": 1}}, {}, dice="pasture sheep sheep cattle food")
    play(t, "pasture 1wood")
    assert (prompt(t), deciding(t)) == ("prompt-express-add", 0)
    assert offered(t) == {"add sheep", "add cattle", "done"}
    assert reason(t, "add boar") == "no-die"
    play(t, "add sheep")
    assert (animals(t), seat(t)["pastures"]) == ({"sheep": 1}, 1)
    assert pool(t) == {"sheep": 1, "cattle": 1, "food": 1}
    assert (deciding(t), seat(t)["done"]) == (1, 1)


@pytest.mark.rule("D12")
def test_nobody_has_to_add_an_animal() -> None:
    t = table({"goods": {"wood": 1}}, {}, dice="pasture boar food")
    play(t, "pasture 1wood", "done")
    assert (animals(t), seat(t)["pastures"]) == ({}, 1)
    assert pool(t) == {"boar": 1, "food": 1}
    assert deciding(t) == 1


@pytest.mark.rule("D12")
def test_the_animal_joins_its_type_or_has_the_new_pasture() -> None:
    row: dict[str, Any] = {"goods": {"wood": 1}, "pastures": 1, "animals": {"sheep": 2}}
    t = table(row, {"done": 2}, dice="pasture sheep boar cattle food")
    play(t, "pasture 1wood")
    assert offered(t) == {"add sheep", "add boar", "add cattle", "done"}
    joined = t.copy()
    play(joined, "add sheep")
    assert (animals(joined), seat(joined)["pastures"]) == ({"sheep": 3}, 2)
    play(joined, "collect 1boar")
    assert animals(joined) == {"sheep": 3, "boar": 1}
    play(t, "add boar", "collect 1cattle")
    assert animals(t) == {"sheep": 2, "boar": 1, "cattle": 1}
    assert prompt(t) == "prompt-express-free"


@pytest.mark.rule("D12")
def test_an_empty_pasture_takes_the_animal_as_well() -> None:
    row: dict[str, Any] = {"goods": {"wood": 1}, "pastures": 2, "animals": {"sheep": 2}}
    t = table(row, {"done": 2}, dice="pasture boar cattle food")
    play(t, "pasture 1wood", "add boar", "collect 1cattle")
    assert animals(t) == {"sheep": 2, "boar": 1, "cattle": 1}
    assert prompt(t) == "prompt-express-turn"


@pytest.mark.rule("D12")
def test_one_pasture_and_one_animal_per_action() -> None:
    t = table({"goods": {"wood": 2}}, {"done": 2}, dice="pasture pasture sheep sheep food")
    play(t, "pasture 1wood", "add sheep")
    assert (seat(t)["pastures"], animals(t), seat(t)["done"]) == (1, {"sheep": 1}, 1)
    play(t, "pasture 1wood", "add sheep")
    assert (seat(t)["pastures"], animals(t)) == (2, {"sheep": 2})


@pytest.mark.rule("D12")
@pytest.mark.parametrize("kind", ANIMALS)
def test_a_pasture_holds_any_number_of_one_type(kind: str) -> None:
    t = table({"pastures": 1, "animals": {kind: 40}}, {}, dice=f"{kind} {kind} {kind} food")
    play(t, f"collect 3{kind}")
    assert animals(t) == {kind: 43}
    assert seat(t)["grazing"] == [{"kind": kind, "n": 43}]
    assert deciding(t) == 1


@pytest.mark.rule("D12")
def test_every_type_has_a_pasture_of_its_own() -> None:
    row = {"pastures": 3, "animals": {"sheep": 4, "boar": 1}}
    t = table(row, {}, dice="cattle food")
    play(t, "collect 1cattle")
    grazing = seat(t)["grazing"]
    assert sorted((place["kind"], place["n"]) for place in grazing) == [
        ("boar", 1),
        ("cattle", 1),
        ("sheep", 4),
    ]


@pytest.mark.rule("D12")
@pytest.mark.parametrize(
    ("pastures", "herd"),
    [
        (2, {"sheep": 5}),
        (4, {"sheep": 4, "boar": 3}),
        (3, {"sheep": 1, "boar": 1}),
        (5, {"cattle": 7}),
    ],
)
def test_the_view_shows_one_type_per_pasture(pastures: int, herd: dict[str, int]) -> None:
    t = table({"pastures": pastures, "animals": herd}, {}, dice="food wood")
    grazing = seat(t)["grazing"]
    assert len(grazing) == pastures
    shown = dict.fromkeys(herd, 0)
    for place in grazing:
        assert (place["kind"] is None) == (place["n"] == 0)
        if place["kind"] is not None:
            shown[place["kind"]] += place["n"]
    assert shown == herd
