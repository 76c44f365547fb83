"""The Field face: a field, and perhaps a seed in it."""

from __future__ import annotations

import pytest

from ..scenario import (
    bare,
    choices,
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


@pytest.mark.rule("D11")
def test_a_field_is_free() -> None:
    t = table(bare(), {}, dice="field field wood")
    play(t, "field")
    assert (seat(t)["fields"], goods(t)) == (1, {})
    assert (deciding(t), seat(t)["done"]) == (1, 1)
    assert pool(t) == {"field": 1, "wood": 1}


@pytest.mark.rule("D11")
def test_one_field_per_action() -> None:
    t = table(bare(fields=7), {"done": 2}, dice="field field wood")
    play(t, "field")
    assert (seat(t)["fields"], seat(t)["done"]) == (8, 1)
    play(t, "field")
    assert seat(t)["fields"] == 9
    assert t.observe(None)["round"] == 2
    assert reason(t, "field") == "no-die"


@pytest.mark.rule("D11")
@pytest.mark.parametrize(
    ("stock", "dice", "seeds"),
    [
        ({"grain": 1}, "", {"grain"}),
        ({"vegetable": 2}, "", {"vegetable"}),
        ({}, "grain grain", {"grain-die"}),
        ({}, "vegetable", {"vegetable-die"}),
        ({"grain": 1}, "vegetable", {"grain", "vegetable-die"}),
        (
            {"grain": 1, "vegetable": 1},
            "grain vegetable",
            {"grain", "vegetable", "grain-die", "vegetable-die"},
        ),
    ],
)
def test_seeds_come_from_the_sheet_or_from_a_die(
    stock: dict[str, int], dice: str, seeds: set[str]
) -> None:
    t = table({"goods": stock}, {}, dice=f"field wood {dice}")
    play(t, "field")
    assert (prompt(t), deciding(t)) == ("prompt-express-sow", 0)
    assert offered(t) == {f"sow {seed}" for seed in seeds} | {"done"}


@pytest.mark.rule("D11")
@pytest.mark.parametrize("seed", ["grain", "vegetable"])
@pytest.mark.parametrize("stock", [1, 4])
def test_a_seed_from_the_sheet_becomes_two(seed: str, stock: int) -> None:
    t = table({"goods": {seed: stock}}, {}, dice=f"field {seed} wood")
    play(t, "field", f"sow {seed}")
    assert goods(t) == {seed: stock + 1}
    assert pool(t) == {seed: 1, "wood": 1}
    assert (seat(t)["fields"], deciding(t)) == (1, 1)


@pytest.mark.rule("D11")
@pytest.mark.parametrize("seed", ["grain", "vegetable"])
@pytest.mark.parametrize("stock", [0, 4])
def test_a_seed_from_a_die_brings_two_and_the_die_is_set_aside(seed: str, stock: int) -> None:
    t = table({"goods": {seed: stock}}, {}, dice=f"field {seed} {seed} wood")
    play(t, "field", f"sow {seed}-die")
    assert goods(t) == {seed: stock + 2}
    assert pool(t) == {seed: 1, "wood": 1}
    assert (seat(t)["fields"], deciding(t)) == (1, 1)


@pytest.mark.rule("D11")
def test_nobody_has_to_sow() -> None:
    t = table({"goods": {"grain": 1}}, {}, dice="field vegetable wood")
    play(t, "field", "done")
    assert (seat(t)["fields"], goods(t)) == (1, {"grain": 1})
    assert pool(t) == {"vegetable": 1, "wood": 1}
    assert (deciding(t), seat(t)["done"]) == (1, 1)


@pytest.mark.rule("D11")
def test_without_a_seed_nobody_is_asked() -> None:
    t = table({}, {}, dice="field food double wood")
    play(t, "field")
    assert (seat(t)["fields"], deciding(t)) == (1, 1)
    assert pool(t) == {"food": 1, "double": 1, "wood": 1}


@pytest.mark.rule("D11")
def test_one_seed_per_field() -> None:
    t = table({"goods": {"grain": 3, "vegetable": 3}}, {}, dice="field grain vegetable")
    play(t, "field", "sow grain")
    assert (deciding(t), seat(t)["done"]) == (1, 1)
    assert goods(t) == {"grain": 4, "vegetable": 3}


@pytest.mark.rule("D11")
def test_fields_of_earlier_actions_are_not_sown() -> None:
    t = table({"goods": {"grain": 3}, "fields": 2}, {}, dice="grain wood")
    assert not choices(t, "sow")
    assert reason(t, "sow grain") is not None


@pytest.mark.rule("D11")
def test_why_a_seed_is_not_sown() -> None:
    t = table({"goods": {"grain": 1}}, {}, dice="field grain wood")
    play(t, "field")
    assert (reason(t, "sow vegetable"), rule(t, "sow vegetable")) == ("no-seed", "D11")
    assert reason(t, "sow vegetable-die") == "no-seed"
    t = table({}, {}, dice="field vegetable wood")
    play(t, "field")
    assert reason(t, "sow grain") == "no-seed"


@pytest.mark.rule("D11")
def test_a_seed_die_is_gone_for_the_next_field() -> None:
    t = table({}, {"done": 2}, dice="field field grain wood")
    play(t, "field", "sow grain-die")
    assert goods(t)["grain"] == 2
    play(t, "field")
    assert offered(t) == {"sow grain", "done"}
