"""What a learner sees of a table, feature by feature."""

from __future__ import annotations

import pytest

import bocage

from .scenario import breeding, ended, new, play, table

HAND = {
    "goods": {"wood": 5, "stone": 3, "reed": 1, "border": 4},
    "animals": {"sheep": 2, "horse": 1},
    "columns": ["f", "g", "h"],
    "tiles": {"f3": "cottage", "h1": "stall", "h2": "open-stables"},
    "troughs": ["f1"],
    "borders": ["f1n", "f1w", "f2w", "f3n", "g1w"],
}


def seen(table: bocage.Table, seat: int = 0) -> dict[str, int]:
    """The features that a seat sees, without those that are 0."""
    names = table.game.encoding.names
    return {names[i]: n for i, n in enumerate(table.encode(seat)) if n}


def rungs(found: dict[str, int], name: str) -> list[int]:
    """The rungs that a number reaches."""
    return [int(key.rpartition(">=")[2]) for key in found if key.rpartition(">=")[0] == name]


def test_stocks_herds_and_tiles_are_told_of_both_seats() -> None:
    for seat, whose in ((0, "me"), (1, "next")):
        found = seen(table(HAND), seat)
        assert rungs(found, f"{whose}: wood") == [1, 2, 3, 4, 5]
        assert rungs(found, f"{whose}: sheep") == [1, 2]
        assert rungs(found, f"{whose}: borders in stock") == [1, 2, 3, 4]
        assert {f"{whose}: has={tile}" for tile in ("cottage", "stall", "open-stables")} <= set(
            found
        )
        assert f"{whose}: can pay=storage-building" in found
        assert f"{whose}: can pay=half-timbered-house" in found
    assert not rungs(seen(table(HAND), 1), "me: wood")


def test_a_farm_is_told_cell_by_cell_and_in_numbers() -> None:
    found = seen(table(HAND))
    assert rungs(found, "me: extensions on the right") == [1]
    assert not rungs(found, "me: extensions on the left")
    assert found["me: extensions with unused spaces: 1"] == 1
    assert rungs(found, "me: stables") == rungs(found, "me: stalls") == [1]
    assert {"me: trough at=f1", "me: stall at=h1", "me: stables at=h2"} <= set(found)
    assert {"me: border at=f1n", "me: border at=f2w", "me: unused at=h3"} <= set(found)
    assert found["me: room at h2"] == 5
    assert "me: pasture at=f1" not in found


def test_a_closed_pasture_and_the_borders_that_are_missing_for_one() -> None:
    row = {"goods": {"wood": 4, "border": 4}, "troughs": ["f2"], "borders": ["f2n", "f2w"]}
    scene = table(row)
    found = seen(scene)
    assert "me: borders missing for a pasture of 1<=1" in found
    assert "me: borders missing for a pasture of 2<=2" not in found
    assert "me: borders missing for a pasture of 2<=3" in found
    play(scene, "place fences")
    assert {"asked=border", "moves=me"} <= set(seen(scene))
    assert seen(scene)["wood for the next"] == 1
    play(scene, "border g2w")
    found = seen(scene)
    assert found["me: room at f2"] == found["me: animals in the place 1"] == 4
    assert rungs(found, "me: pastures") == rungs(found, "me: spaces in pastures") == [1]
    assert "taken by me=fences" in found
    assert "taken by next=fences" in seen(scene, 1)
    assert "moves=next" in seen(scene, 1)


def test_free_borders_are_counted_until_they_cost_stone() -> None:
    scene = table({"goods": {"stone": 2, "border": 9}})
    play(scene, "place walls")
    assert rungs(seen(scene), "free ones left") == [1, 2]
    play(scene, "border f1n", "border f1w")
    assert not rungs(seen(scene), "free ones left")
    assert seen(scene)["stone for the next"] == 2


def test_what_is_paid_is_told_while_its_site_is_asked() -> None:
    scene = table({"goods": {"wood": 2, "reed": 1}})
    play(scene, "place special-building-1")
    assert {"being built=storage-building", "asked=site"} <= set(seen(scene))
    assert "asked=site" not in seen(scene, 1)


def test_buildings_that_were_used_already_are_told() -> None:
    tiles = {"f3": "cottage", "f1": "joinery", "g1": "home-workshop"}
    goods = {"wood": 4, "stone": 3, "reed": 1}
    scene = breeding({"tiles": tiles, "goods": goods}, mode="expert")
    assert {"phase=breeding", "asked=use"} <= set(seen(scene))
    play(scene, "use joinery", "trough f1")
    assert "used already=joinery" in seen(scene)
    assert "used already=home-workshop" not in seen(scene)


def test_work_is_over_when_a_space_is_visited_without_a_worker() -> None:
    tiles = {"f3": "cottage", "f1": "stewards-office"}
    spaces = {"one-stone": {"goods": {"stone": 1}}, "two-stone": {"goods": {"stone": 2}}}
    scene = table({"tiles": tiles, "placed": 2}, {"placed": 3}, mode="expert", spaces=spaces)
    play(scene, "place one-stone")
    assert {"phase=after work", "asked=visit"} <= set(seen(scene))


def test_animals_without_room_say_why() -> None:
    spaces = {"cows-and-pigs": {"goods": {"cow": 1, "pig": 2}}}
    scene = table(spaces=spaces)
    play(scene, "place cows-and-pigs")
    found = seen(scene)
    assert {"no room because=animals came", "me: animals without room", "asked=release"} <= set(
        found
    )
    assert rungs(found, "me: pig") == [1, 2]


def test_room_and_young() -> None:
    found = seen(table({"animals": {"sheep": 1}}))
    assert "me: room for one more=sheep" not in found
    assert "me: room for all young" in found
    found = seen(table(HAND))
    assert "me: young to come=sheep" in found
    assert "me: young to come=horse" not in found
    assert {"me: room for one more=sheep", "me: room for one more=pig"} <= set(found)
    assert "me: animals without room" not in found


def test_rounds_phases_and_piles() -> None:
    scene = table(round=5, spaces={"three-wood": {"goods": {"wood": 6}}}, mode="expert")
    found = seen(scene)
    assert {"round=5", "phase=work", "mode=expert", "on display=shelter"} <= set(found)
    assert rungs(found, "on three-wood") == [1, 2, 3, 4, 5, 6]
    row = {"tiles": {"f3": "cottage", "f1": "joinery"}, "goods": {"wood": 2}}
    assert "phase=breeding" in seen(breeding(row, mode="advanced"))
    assert "phase=scoring" in seen(ended())


@pytest.mark.parametrize("mode", ["standard", "advanced", "expert"])
def test_points_are_those_of_the_score_sheet(mode: str) -> None:
    for seed in range(3):
        scene = new(mode, seed)
        while scene.decision is not None:
            totals = [score.total for score in scene.scores()]
            found = seen(scene)
            for seat, whose in enumerate(("me", "next")):
                above = found.get(f"{whose}: twice the points", 0)
                below = found.get(f"{whose}: twice the points, below 0", 0)
                assert above - below == 2 * totals[seat]
            lead = 2 * (totals[0] - totals[1])
            assert bool(rungs(found, "twice the points ahead")) == (lead > 0)
            assert bool(rungs(found, "twice the points behind")) == (lead < 0)
            scene.play(scene.decision.actions[-1 - seed % len(scene.decision.actions)])


def test_points_count_without_animals_in_the_pen() -> None:
    row = {"tiles": {"f3": "cottage", "f1": "pen"}, "animals": {"sheep": 4}}
    scene = table(row, mode="expert")
    assert seen(scene)["me: twice the points, below 0"] == -2 * scene.scores()[0].total
