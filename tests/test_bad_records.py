"""Damaged records and positions: a clear error that names the place, and nothing else escapes."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import bocage
from tests.games.common import started

# Records

DAMAGE: list[tuple[str, Any]] = [
    ("format", 2),
    ("format", None),
    ("game", 5),
    ("rules", "1"),
    ("seats", "2"),
    ("seats", True),
    ("options", []),
    ("actions", "place forest"),
    ("actions", ["place forest", 7]),
    ("seed", 1.5),
    ("hash", 0),
    ("start", 3),
    ("extra", 1),
]


@pytest.mark.parametrize(("field", "value"), DAMAGE)
def test_damaged_records_name_the_field(field: str, value: Any) -> None:
    data = json.loads(started().record().to_json())
    data[field] = value
    with pytest.raises(bocage.BadRecord, match=field):
        bocage.Record.from_json(json.dumps(data))


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "7", b"\xff", None, "[" * 100_000])
def test_texts_that_are_no_records(text: Any) -> None:
    with pytest.raises(bocage.BadRecord, match="record"):
        bocage.Record.from_json(text)


def test_records_that_do_not_replay() -> None:
    data = json.loads(started().record().to_json())
    for actions in (data["actions"][1:], ["fly to the moon"], [*data["actions"], "feed"]):
        record = bocage.Record.from_json(json.dumps({**data, "actions": actions}))
        with pytest.raises(bocage.BadRecord, match=r"actions\[|hash"):
            bocage.replay(record)
    with pytest.raises(bocage.BadRecord, match="hash"):
        bocage.replay(bocage.Record.from_json(json.dumps({**data, "hash": "0"})))
    with pytest.raises(bocage.BadRecord, match="seats"):
        bocage.Record.from_json(json.dumps({**data, "seats": 9}))
    for line in ("²: place forest", "foo: place forest", "7: place forest"):
        record = bocage.Record.from_json(json.dumps({**data, "actions": [line]}))
        with pytest.raises(bocage.BadRecord, match="actions"):
            bocage.replay(record)
    with pytest.raises(bocage.BadRecord):
        bocage.replay(cast(Any, "a record"))


def test_a_record_of_other_rules_that_still_fits_is_replayed() -> None:
    table = started()
    data = json.loads(table.record().to_json())
    data["rules"] = 0
    again = bocage.replay(bocage.Record.from_json(json.dumps(data)))
    assert not again.diverged and again.actions == table.actions


def test_a_record_of_other_rules_goes_on_from_its_position() -> None:
    table = started()
    data = json.loads(table.record().to_json())
    data["rules"] = 0
    data["actions"] = [*data["actions"][:3], "feed"]
    again = bocage.replay(bocage.Record.from_json(json.dumps(data)))
    assert again.diverged and again.position() == table.position()
    del data["position"]
    with pytest.raises(bocage.BadRecord):
        bocage.replay(bocage.Record.from_json(json.dumps(data)))


def test_records_and_their_starting_positions_agree() -> None:
    position: dict[str, Any] = {"game": "agricola-revised", "seats": [{}, {}]}
    table = bocage.load(position)
    position["seats"][0]["goods"] = {"wood": 99}
    table.play("place grain-seeds")
    record = table.record()
    assert bocage.replay(record).position() == table.position()
    assert record.start is not None
    record.start["seats"][0]["goods"] = {"wood": 99}
    assert bocage.replay(table.record()).position() == table.position()
    data = json.loads(table.record().to_json())
    for change, field in (
        ({"game": "agricola-classic"}, "start.game"),
        ({"seats": [{}]}, "start.seats"),
        ({"options": {"cards": "all"}}, "start.options"),
    ):
        damaged = json.dumps({**data, "start": {**data["start"], **change}})
        with pytest.raises(bocage.BadRecord, match=field):
            bocage.replay(bocage.Record.from_json(damaged))


# Positions


def test_positions_name_the_place_of_every_mistake() -> None:
    cases: list[tuple[dict[str, Any], str]] = [
        ({"seats": 3}, "seats"),
        ({"seats": [{}] * 7}, "seats"),
        ({"seats": [{}, 5]}, r"seats\[1\]"),
        ({"round": 15}, "round"),
        ({"round": "3"}, "round"),
        ({"starting_player": 2}, "starting_player"),
        ({"turn": -1}, "turn"),
        ({"phase": "siesta"}, "phase"),
        ({"moon": 1}, "moon"),
        ({"random": [1, 2, 3]}, "random"),
        ({"random": [0, 0, 0, 0]}, "random"),
        ({"round_cards": ["forest"]}, "round_cards"),
        ({"round_cards": ["fencing", "fencing"]}, "round_cards"),
        ({"round_cards": ["urgent-wish"]}, "round_cards"),
        ({"spaces": {"moon": {}}}, "spaces.moon"),
        ({"spaces": {"forest": {"goods": {"wood": -1}}}}, "spaces.forest.goods.wood"),
        ({"spaces": {"forest": {"goods": {"gold": 1}}}}, "spaces.forest.goods.gold"),
        ({"spaces": {"forest": {"people": [5]}}}, "spaces.forest.people"),
        ({"spaces": {"forest": {"people": [0]}}}, r"seats\[0\].placed"),
        ({"spaces": {"cattle-market": {"goods": {"cattle": 1}}}}, "spaces.cattle-market"),
        ({"scheduled": [{"round": 99}]}, r"scheduled\[0\].round"),
        ({"scheduled": [{"round": 3, "card": "Z9"}]}, r"scheduled\[0\].card"),
        ({"stack": [["moon", 0]]}, r"stack\[0\]"),
        ({"stack": [["rounds", "x"]]}, r"stack\[0\]"),
        ({"stack": [["harvest", -1, 99, 0], ["oven", 0]]}, "stack"),
        ({"options": 5}, "options"),
        ({"round": 0}, "round"),
        ({"phase": "feeding", "seats": [{"placed": 1}, {}]}, r"seats\[0\].placed"),
        (
            {"spaces": {"forest": {"people": [0, 1]}}, "seats": [{"placed": 1}, {"placed": 1}]},
            "spaces.forest",
        ),
        ({"stack": [["rounds", -1], ["round/3", 0, 0]]}, r"stack\[1\]"),
        ({"stack": [["rounds", -1], ["round/3", -1, 0, 0]]}, r"stack\[1\]"),
        ({"stack": [["rounds", -1], ["payment", 0, 99]]}, "stack"),
    ]
    for change, place in cases:
        position = {"game": "agricola-revised", "seats": [{}, {}], **change}
        with pytest.raises(bocage.Error, match=place):
            bocage.load(position)


SEATS: list[tuple[dict[str, Any], str]] = [
    ({"goods": {"wood": 1.5}}, "goods.wood"),
    ({"goods": {"sheep": 1}}, "goods.sheep"),
    ({"goods": 5}, "goods"),
    ({"animals": {"sheep": 2}}, "animals"),
    ({"animals": {"horse": 1}}, "animals.horse"),
    ({"house": "gold"}, "house"),
    ({"rooms": ["r1c1"]}, "rooms"),
    ({"rooms": ["r2c1", "r3c1", "r1c5"]}, "rooms"),
    ({"rooms": ["r2c1", "r2c1", "r3c1"]}, "rooms"),
    ({"rooms": ["z9"]}, "rooms"),
    ({"fields": {"z9": {}}}, "fields.z9"),
    ({"fields": {"r2c1": {}}}, "fields"),
    ({"fields": {"r1c1": {"grain": 4}}}, "fields.r1c1.grain"),
    ({"fields": {"r1c1": {"grain": 1, "vegetable": 1}}}, "fields.r1c1"),
    ({"fields": {"r1c1": 3}}, "fields.r1c1"),
    ({"fields": {"r1c5": {}}, "stables": ["r1c5"]}, "stables"),
    ({"fields": {"r1c5": {}}, "pastures": [["r1c5"]]}, "fields"),
    ({"stables": ["r1c1", "r1c2", "r1c3", "r1c4", "r1c5"]}, "stables"),
    ({"pastures": [["r1c1", "r1c5"]]}, "pastures"),
    ({"pastures": [["r2c1"]]}, "pastures"),
    ({"pastures": [["r1c4"], ["r1c4", "r1c5"]]}, "pastures"),
    ({"pastures": [["r1c2"], ["r1c5"]]}, "pastures"),
    ({"pastures": [[f"r{r}c{c}"] for r in (1, 2, 3) for c in (4, 5)]}, "pastures"),
    ({"people": 6}, "people"),
    ({"people": 3, "newborn": 2}, "newborn"),
    ({"placed": 3}, "placed"),
    ({"begging": -1}, "begging"),
    ({"cards": ["A1"]}, "cards"),
    ({"cards": ["M01", "M01"]}, "cards"),
    ({"wings": 2}, "wings"),
]


@pytest.mark.parametrize(("seat", "place"), SEATS)
def test_positions_name_what_is_wrong_with_a_seat(seat: dict[str, Any], place: str) -> None:
    with pytest.raises(bocage.BadPosition, match=rf"seats\[1\]\.{place}"):
        bocage.load({"game": "agricola-revised", "seats": [{}, seat]})


def test_two_seats_cannot_have_the_same_card() -> None:
    with pytest.raises(bocage.BadPosition, match=r"seats\[1\].cards"):
        bocage.load({"game": "agricola-revised", "seats": [{"cards": ["M01"]}] * 2})


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 20) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_no_damage_to_a_position_escapes_as_another_error(data: st.DataObject) -> None:
    position = json.loads(json.dumps(started(data.draw(st.integers(0, 40))).position()))
    target: Any = position
    while True:
        keys = list(target) if isinstance(target, dict) else list(range(len(target)))
        key = data.draw(st.sampled_from(keys))
        inner = target[key]
        if isinstance(inner, dict | list) and inner and data.draw(st.booleans()):
            target = inner
            continue
        target[key] = data.draw(json_values)
        break
    try:
        table = bocage.load(position)
    except bocage.Error:
        return
    for _ in range(5):
        if table.decision is not None:
            table.play(data.draw(st.sampled_from(table.decision.actions)))
