"""Fields: sowing, the four sowing spaces, fertilizing, fallow land and the harvest."""

from __future__ import annotations

import pytest

import bocage

from ..scenario import (
    choices,
    current,
    deciding,
    farming,
    fields,
    goods,
    offered,
    outcomes,
    play,
    play_if_asked,
    prompt,
    refused,
    rows,
    table,
    village,
)


def fallow(*names: str) -> bocage.Table:
    """A table of one seat at the beginning of phase 6, with these fields and no goods."""
    return table(farming(*names), phase="fallow", cards="none")


@pytest.mark.rule("H20")
def test_grain_of_the_stock_is_sown_on_empty_fields() -> None:
    stock = {"barley": 2, "hops": 1, "wool": 3, "clay": 2, "meat": 1}
    t = table(farming("empty-2", "empty-2", "empty-5", "rye-4", goods=stock), {})
    play(t, "place cultivation")
    wanted = {"barley-2", "barley-5", "hops-2", "hops-5"}
    assert offered(t) == {f"sow {name}" for name in wanted} | {"done"}
    play(t, "sow hops-2")
    assert fields(t) == ["empty-2", "empty-5", "hops-2", "rye-4"]
    assert goods(t) == {"barley": 2, "wool": 3, "clay": 2, "meat": 1}
    assert offered(t) == {"sow barley-2", "sow barley-5", "done"}


@pytest.mark.rule("H20")
def test_what_cannot_be_sown_is_refused() -> None:
    t = table(farming("empty-3", "rye-4", goods={"barley": 1, "wool": 1}), {})
    play(t, "place cultivation")
    assert choices(t, "sow") == {"barley-3"}
    for action in ("sow barley-4", "sow barley-2"):
        assert refused(t, action) == "no-empty-field"
    for action in ("sow hops-3", "sow wool-3", "sow rye-3"):
        assert refused(t, action) == "nothing-to-sow"


@pytest.mark.rule("H20", "HX05", "H25")
def test_rye_in_row_3_and_flax_in_row_4_yield_seven() -> None:
    t = table(
        farming("empty-3", "flax-4", goods={"rye": 1}, workers=1), village(workers=0), cards="none"
    )
    play(t, "place busy-weekend", "take milk")
    assert choices(t, "sow") == {"rye-3"}
    play(t, "sow rye-3")
    assert goods(t) == {"rye": 3, "flax": 4, "milk": 1}
    assert fields(t) == ["empty-2", "empty-3"]


@pytest.mark.rule("H20", "H12")
def test_one_grain_is_sown_of_any_number() -> None:
    t = table(farming("empty-4", goods={"flax": 5}), {})
    play(t, "place cultivation")
    play_if_asked(t, "sow flax-4")
    assert (goods(t), fields(t)) == ({"flax": 4}, ["flax-4"])


@pytest.mark.rule("H20", "H54", "H55", "H56", "H57")
@pytest.mark.parametrize(
    ("name", "most"), [("farming", 4), ("busy-weekend", 2), ("cultivation", 3), ("fertilizing", 1)]
)
def test_the_four_spaces_sow_so_many_fields(name: str, most: int) -> None:
    row = farming(*["empty-5"] * 6, goods={"rye": 6})
    for count in range(most + 1):
        t = table(row, {})
        play(t, f"place {name}")
        play_if_asked(t, "take wool")
        play(t, *["sow rye-5"] * count)
        assert fields(t).count("rye-5") == count
        if count < most:
            assert "sow rye-5" in offered(t)
            play(t, "done")
        assert deciding(t) == 1
        assert goods(t).get("rye", 0) == 6 - count


@pytest.mark.rule("H20")
def test_sowing_ends_when_grain_or_fields_run_out() -> None:
    t = table(farming(*["empty-5"] * 6, goods={"rye": 2}), {})
    play(t, "place cultivation", "sow rye-5", "sow rye-5")
    assert (deciding(t), fields(t).count("rye-5")) == (1, 2)
    t = table(farming("empty-5", "hops-3", goods={"rye": 9}), {})
    play(t, "place cultivation", "sow rye-5")
    assert (deciding(t), fields(t)) == (1, ["hops-3", "rye-5"])


@pytest.mark.rule("H54", "H19")
def test_farming_gives_a_field_in_row_5_or_sows() -> None:
    t = table(farming("empty-3", goods={"rye": 1}), {})
    play(t, "place farming")
    assert {"field 5", "sow rye-3"} <= offered(t)
    taken, sown = t.copy(), t.copy()
    play(taken, "field 5")
    assert (fields(taken), goods(taken)) == (["empty-3", "empty-5"], {"rye": 1})
    assert deciding(taken) == 1
    play(sown, "sow rye-3")
    assert (fields(sown), deciding(sown)) == (["rye-3"], 1)


@pytest.mark.rule("H54", "H19")
def test_who_has_begun_to_sow_gets_no_field() -> None:
    t = table(farming("empty-3", "empty-4", goods={"rye": 2}), {})
    play(t, "place farming", "sow rye-3")
    assert "field 5" not in offered(t)
    assert refused(t, "field 5") is not None


@pytest.mark.rule("H54", "H09")
def test_farming_with_eight_fields_only_sows() -> None:
    t = table(farming(*["empty-3"] * 8, goods={"rye": 1}), {})
    play(t, "place farming")
    assert offered(t) == {"sow rye-3", "done"}
    t = table(farming(*["empty-3"] * 7, goods={"rye": 1}), {})
    play(t, "place farming")
    assert "field 5" in offered(t)


@pytest.mark.rule("H54")
def test_farming_with_nothing_to_sow_gives_a_field() -> None:
    t = table(village(), {})
    play(t, "place farming")
    play_if_asked(t, "field 5")
    assert (fields(t), deciding(t)) == (["empty-5"], 1)


@pytest.mark.rule("H54", "H18")
def test_farming_can_be_left() -> None:
    t = table(village(), {})
    found = {tuple(fields(end)) for end in outcomes(t, "sparing", "place farming")}
    assert found == {(), ("empty-5",)}


@pytest.mark.rule("H55", "H18")
def test_busy_weekend_gives_milk_or_wool_and_sows() -> None:
    t = table(farming("empty-3", "empty-4", "empty-4", goods={"rye": 3}), {})
    play(t, "place busy-weekend")
    assert choices(t, "take") == {"milk", "wool"}
    play(t, "take wool", "sow rye-4", "sow rye-3")
    assert (fields(t), goods(t)) == (["empty-4", "rye-3", "rye-4"], {"rye": 1, "wool": 1})
    assert deciding(t) == 1


@pytest.mark.rule("H55", "H18")
def test_busy_weekend_sparingly() -> None:
    t = table(village(), {})
    found = [goods(end) for end in outcomes(t, "sparing", "place busy-weekend")]
    assert all(stock in found for stock in ({}, {"milk": 1}, {"wool": 1}))
    assert {"milk": 1, "wool": 1} not in found


@pytest.mark.rule("H57")
def test_fertilizing_brings_two_empty_fields_to_row_5_then_sows_one() -> None:
    row = farming("empty-2", "empty-3", "empty-4", "rye-2", "empty-5", goods={"hops": 2})
    t = table(row, {})
    play(t, "place fertilizing")
    assert offered(t) == {
        "fertilize empty-2",
        "fertilize empty-3",
        "fertilize empty-4",
        "done",
    }
    assert refused(t, "fertilize rye-2") == "no-field"
    assert refused(t, "fertilize empty-5") == "no-field"
    play(t, "fertilize empty-2", "fertilize empty-4")
    assert fields(t) == ["empty-3", "empty-5", "empty-5", "empty-5", "rye-2"]
    assert offered(t) == {"sow hops-3", "sow hops-5", "done"}
    play(t, "sow hops-5")
    assert fields(t) == ["empty-3", "empty-5", "empty-5", "hops-5", "rye-2"]
    assert (goods(t), deciding(t)) == ({"hops": 1}, 1)


@pytest.mark.rule("H57")
@pytest.mark.parametrize("count", [0, 1])
def test_fertilizing_fewer_fields_still_sows(count: int) -> None:
    t = table(farming("empty-2", "empty-3", goods={"rye": 1}), {})
    play(t, "place fertilizing", *["fertilize empty-2"] * count, "done")
    assert choices(t, "sow") == ({"rye-3", "rye-5"} if count else {"rye-2", "rye-3"})
    play(t, "done")
    assert (goods(t), deciding(t)) == ({"rye": 1}, 1)


@pytest.mark.rule("H57")
def test_fertilizing_with_fields_in_row_5_only_sows() -> None:
    t = table(farming("empty-5", "flax-2", goods={"rye": 2}), {})
    play(t, "place fertilizing")
    assert offered(t) == {"sow rye-5", "done"}


@pytest.mark.rule("H57")
def test_fertilizing_without_empty_fields_does_nothing() -> None:
    t = table(farming("rye-2", "flax-4", goods={"rye": 2}), {})
    play(t, "place fertilizing")
    assert (deciding(t), fields(t), rows(t, "fertilizing")) == (1, ["flax-4", "rye-2"], [1, 0, 0])


@pytest.mark.rule("H24", "HX08")
def test_empty_fields_in_rows_3_and_5_end_in_row_5() -> None:
    assert fields(fallow("empty-3", "empty-5")) == ["empty-5", "empty-5"]


@pytest.mark.rule("H24")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (["empty-2"], ["empty-4"]),
        (["empty-4"], ["empty-5"]),
        (["empty-5"], ["empty-5"]),
        (["empty-4", "empty-4"], ["empty-5", "empty-5"]),
        (["empty-2", "empty-2"], ["empty-3", "empty-4"]),
        (["empty-3", "empty-3", "empty-3"], ["empty-4", "empty-4", "empty-5"]),
        (["empty-2", "empty-4"], ["empty-4", "empty-5"]),
        ([], []),
    ],
)
def test_fallow_land_without_a_choice(before: list[str], after: list[str]) -> None:
    t = fallow(*before)
    assert current(t) == (2, "actions")
    assert fields(t) == after


@pytest.mark.rule("H24")
def test_one_of_the_empty_fields_rises_twice() -> None:
    t = fallow("empty-2", "empty-3", "empty-4", "empty-5")
    assert fields(t) == ["empty-3", "empty-4", "empty-5", "empty-5"]
    assert offered(t) == {"raise empty-3", "raise empty-4"}
    assert refused(t, "raise empty-5") == "no-field"
    assert refused(t, "done") is not None
    low, high = t.copy(), t.copy()
    play(low, "raise empty-3")
    assert fields(low) == ["empty-4", "empty-4", "empty-5", "empty-5"]
    play(high, "raise empty-4")
    assert fields(high) == ["empty-3", "empty-5", "empty-5", "empty-5"]


@pytest.mark.rule("H24", "H25")
@pytest.mark.parametrize("row", [2, 3, 4])
@pytest.mark.parametrize("crop", ["barley", "flax", "hops", "rye", "wool"])
def test_sown_fields_do_not_rise(crop: str, row: int) -> None:
    t = fallow(f"{crop}-{row}", "empty-3")
    assert goods(t) == {crop: row}
    assert fields(t) == sorted([f"empty-{max(row - 1, 2)}", "empty-5"])


@pytest.mark.rule("H24")
def test_everybody_raises_fields() -> None:
    row = farming("empty-2", "empty-3")
    t = table(row, row, farming("empty-2"), phase="fallow", starting_player=1, cards="none")
    order = []
    while current(t) == (1, "fallow"):
        assert prompt(t) == "prompt-hallertau-raise"
        order.append(deciding(t))
        play(t, "raise empty-3")
    assert order == [1, 0]
    assert [fields(t, number) for number in range(3)] == [
        ["empty-4", "empty-4"],
        ["empty-4", "empty-4"],
        ["empty-4"],
    ]


@pytest.mark.rule("H25", "HX09")
@pytest.mark.parametrize("crop", ["barley", "flax", "hops", "rye", "wool", "clay", "meat"])
@pytest.mark.parametrize("row", [2, 3, 4, 5])
def test_the_yield_is_the_row_and_the_field_drops(row: int, crop: str) -> None:
    t = table(farming(f"{crop}-{row}"), phase="harvest", cards="none", round=6)
    assert goods(t) == {crop: row}
    assert fields(t) == [f"empty-{max(2, row - 1)}"]


@pytest.mark.rule("H25")
def test_all_sown_fields_of_all_seats_are_harvested() -> None:
    first = farming("rye-2", "rye-5", "hops-3", "empty-2", goods={"rye": 1})
    t = table(first, farming("flax-4", "flax-4"), phase="harvest", cards="none", round=6)
    assert goods(t) == {"rye": 8, "hops": 3}
    assert fields(t) == ["empty-2", "empty-2", "empty-2", "empty-4"]
    assert goods(t, 1) == {"flax": 8}
    assert fields(t, 1) == ["empty-3", "empty-3"]
    assert t.decision is None or current(t)[1] == "progress"


@pytest.mark.rule("H09")
@pytest.mark.parametrize("names", [["empty-1"], ["empty-6"], ["empty-3"] * 9, ["corn-3"]])
def test_fields_stand_in_rows_2_to_5_one_per_column(names: list[str]) -> None:
    with pytest.raises(bocage.BadPosition):
        table(farming(*names))
