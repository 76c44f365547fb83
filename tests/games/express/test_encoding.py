"""What a learner is told of a table, by the names of the features."""

from __future__ import annotations

import bocage

from .scenario import FACES, bare, deciding, harvest, play, pool, table, total, worth


def told(table: bocage.Table, seat: int = 0) -> dict[str, int]:
    """The features that a seat sees, without zeros."""
    names = table.game.encoding.names
    return {name: n for name, n in zip(names, table.encode(seat), strict=True) if n}


def rungs(row: dict[str, int], name: str) -> int:
    """How many rungs of a ladder are reached."""
    return len([feature for feature in row if feature.startswith(f"{name}>=")])


def test_the_unused_dice_are_told_by_face_and_kind() -> None:
    t = table({}, {}, dice="house field food double double wood wood sheep")
    row = told(t)
    shown = pool(t)
    for faces in FACES.values():
        for face in faces:
            assert rungs(row, f"{face} dice") == shown.get(face, 0)
    assert [rungs(row, f"{kind} dice") for kind in FACES] == [2, 0, 0, 3, 2, 1]
    assert rungs(row, "food on dice") == 5


def test_a_turn_in_progress_is_told_to_everybody() -> None:
    t = table(bare(occupations=["gatherer"]), {}, dice="reed reed wood grain")
    play(t, "set reed-wood")
    for seat, mover in ((0, "me"), (1, "next")):
        row = told(t, seat)
        assert {f"moves={mover}", "question=turn", "power used=gatherer"} <= row.keys()
        assert "another die may be set" in row
        assert "dice were rolled in this action" not in row
        assert ("asked=set" in row) == (seat == 0)
    play(t, "set reed-wood")
    assert "another die may be set" not in told(t)
    assert rungs(told(t), "wood dice") == 3
    play(t, "collect 3wood")
    assert told(t)["me: number of wood"] == 3
    assert rungs(told(t), "me: actions left in the round") == 1
    play(t, "roll")
    assert "dice were rolled in this action" in told(t)


def test_a_workshop_whose_die_is_spent_is_told_while_rooms_are_added() -> None:
    stock = {"reed": 2, "wood": 2}
    t = table({"goods": stock, "improvements": ["joinery"]}, {}, dice="house wood grain")
    assert {"me: dice allow room", "next: dice allow room"} <= told(t).keys()
    assert rungs(told(t), "me: rooms that the sheet can pay") == 2
    play(t, "room 1reed+1wood-die")
    row = told(t)
    assert {"question=rooms", "die used of=joinery"} <= row.keys()
    assert rungs(row, "me: rooms for babies to come") == 1


def test_the_harvest_to_come_is_told_with_what_is_missing() -> None:
    farm = {
        "goods": {"food": 3, "grain": 2, "vegetable": 1, "stone": 3},
        "animals": {"sheep": 5, "boar": 2},
        "pastures": 2,
        "rooms": 2,
        "babies": 1,
        "fields": 2,
        "occupations": ["mayor", "midwife"],
        "improvements": ["oven", "stonecutter"],
    }
    t = table(farm, bare(), dice="grain", round=2)
    row = told(t)
    assert {"round=2", "harvest to come=1"} <= row.keys()
    assert rungs(row, "rounds to harvest") == 1
    assert (row["me: food needed"], rungs(row, "me: food short")) == (5, 2)
    assert row["me: food that the oven would make"] == 7
    assert rungs(row, "me: food short with all cooked") == 0
    assert rungs(row, "me: animals to be born") == 2
    assert rungs(row, "me: births for which pastures are lacking") == 1
    assert row["me: number of actions to the harvest"] == 6
    assert row["me: sheep beyond sets of 3=2"] == 1
    points = worth(t)
    assert row["me: points to be lost for food"] == -points.pop("food")
    begun = "me: points to come for "
    assert points == {name.removeprefix(begun): row[name] for name in row if begun in name}
    lead = row["number of points ahead of the best other"]
    seen = told(t, 1)
    assert seen["number of points behind the best other"] == lead
    assert seen["next: points in the end as it stands"] == row["me: points in the end as it stands"]


def test_breeding_is_told_as_far_as_it_has_come() -> None:
    animals = {"sheep": 6, "boar": 4}
    farm = bare(animals=animals, pastures=4)
    t = harvest(farm, farm)
    assert deciding(t) == 0
    assert rungs(told(t), "me: animals to be born") == 4
    assert told(t)["me: food missed at this harvest"] == 4
    play(t, "breed sheep")
    assert told(t)["further births chosen: sheep"] == 1
    play(t, "breed boar")
    assert deciding(t) == 1
    assert rungs(told(t), "me: animals to be born") == 0
    assert rungs(told(t), "next: animals to be born") == 4
    assert told(t)["me: number of sheep"] == 8


def test_alone_the_goal_counts_and_in_the_end_what_was_scored() -> None:
    t = bocage.new("express", seats=1, seed=4)
    assert told(t)["number of points short of the goal"] >= 85
    while t.decision is not None:
        t.play(t.decision.actions[0])
    row = told(t)
    assert row.get("me: points", 0) - row.get("me: points below zero", 0) == total(t)
    assert not [name for name in row if name.startswith(("moves", "asked", "question"))]
