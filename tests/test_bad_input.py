"""Bad input at every entrance: a clear error that names the field, and nothing is changed."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import bocage

WRONG = [None, True, -1, 99, 2.0, "2", "", [], {}, object()]


def started(moves: int = 12) -> bocage.Table:
    """A game under way."""
    table = bocage.new("agricola-revised", seats=2, seed=3)
    rng = random.Random(1)
    for _ in range(moves):
        assert table.decision is not None
        table.play(rng.choice(table.decision.actions))
    return table


@pytest.mark.parametrize("game", [None, 7, "", "chess", "Agricola-Revised", ["agricola-revised"]])
def test_unknown_games_are_named_with_those_that_exist(game: Any) -> None:
    for call in (bocage.new, bocage.cards):
        with pytest.raises(bocage.UnknownGame, match="agricola-revised"):
            call(game)
    with pytest.raises(bocage.Error):
        bocage.load({"game": game})


@pytest.mark.parametrize("seats", WRONG)
def test_wrong_seat_counts(seats: Any) -> None:
    with pytest.raises(bocage.BadOption, match=r"seats: .*1, 2, 3, 4"):
        bocage.new("agricola-revised", seats=seats)


@pytest.mark.parametrize(
    ("options", "match"),
    [
        ({"colour": "red"}, "colour: .*cards"),
        ({"cards": "all"}, "cards: 'all'.*'none'"),
        ({"cards": None}, "cards: None"),
        ({"additional_actions": "yes"}, "additional_actions: 'yes'.*False, True"),
        ({"additional_actions": 1}, "additional_actions: 1"),
        ({"round_cards": "chosen"}, "round_cards: 'chosen'.*seats=1"),
        ({"seats": 1, "additional_actions": True}, "additional_actions: True.*seats=2, 3, 4"),
    ],
)
def test_wrong_options(options: dict[str, Any], match: str) -> None:
    with pytest.raises(bocage.BadOption, match=match):
        bocage.new("agricola-revised", **options)


def test_the_first_edition_has_no_additional_actions() -> None:
    with pytest.raises(bocage.BadOption, match="additional_actions"):
        bocage.new("agricola-classic", seats=2, additional_actions=True)


@pytest.mark.parametrize(
    "seed", [1.5, [], {}, True, b"x", "\ud800", pytest.param(1 << 5000, id="huge"), "x" * 5000]
)
def test_wrong_seeds(seed: Any) -> None:
    with pytest.raises(bocage.BadValue, match="seed"):
        bocage.new("agricola-revised", seed=seed)


@pytest.mark.parametrize(
    "action",
    [
        None,
        1.5,
        b"place forest",
        {},
        object(),
        "",
        "place",
        "place moon",
        "forest",
        -1,
        10**9,
        True,
    ],
)
def test_actions_that_do_not_exist(action: Any) -> None:
    table = started()
    before = table.position(), table.actions, table.log
    with pytest.raises(bocage.IllegalAction, match="action"):
        table.play(action)
    with pytest.raises(bocage.BadValue, match="action"):
        table.why_not(action)
    assert (table.position(), table.actions, table.log) == before


def test_actions_of_another_moment_say_why_in_every_language() -> None:
    table = bocage.new("agricola-classic", seats=2, seed=1)
    before = table.position()
    for action in ("plow r1c1", "place urgent-wish", "feed", "pass", "build A1", "build M01"):
        with pytest.raises(bocage.IllegalAction) as caught:
            table.play(action)
        reason = caught.value.reason
        assert isinstance(reason, bocage.Reason)
        for locale in bocage.LOCALES:
            assert bocage.text(reason, locale) not in ("", reason.id)
    assert table.position() == before


@pytest.mark.parametrize("seat", [-1, 2, 1.0, "0", True])
def test_seats_that_do_not_exist(seat: Any) -> None:
    table = started()
    assert table.decision is not None
    action = table.decision.actions[0]
    for call in (table.observe, table.seat, lambda seat: table.play(action, seat=seat)):
        with pytest.raises(bocage.BadValue, match="seat"):
            call(seat)


def test_actions_out_of_turn_are_refused() -> None:
    table = started()
    assert table.decision is not None
    other = 1 - table.decision.seat
    before = table.position()
    with pytest.raises(bocage.IllegalAction) as caught:
        table.play(table.decision.actions[0], seat=other)
    assert caught.value.reason.id == "reason-other-seat"
    assert table.position() == before


def test_a_list_of_actions_is_taken_whole_or_not_at_all() -> None:
    table = bocage.new("agricola-revised", seats=2, seed=3)
    before = table.position(), table.actions
    with pytest.raises(bocage.IllegalAction, match="action 2"):
        table.play(["place farmland", "plow r2c1"])
    assert (table.position(), table.actions) == before
    table.play(["place farmland", "plow r1c1"])
    assert table.actions == ("place farmland", "plow r1c1")


def test_a_finished_game_takes_no_actions() -> None:
    table = bocage.load({"game": "agricola-revised", "seats": [{}, {}], "phase": "end"})
    assert table.decision is None and table.over
    with pytest.raises(bocage.IllegalAction) as caught:
        table.play("place forest")
    assert caught.value.reason.id == "reason-game-over"
    with pytest.raises(bocage.NothingToUndo):
        table.undo()


@pytest.mark.parametrize("locale", ["de", "", None, "FR"])
def test_unknown_locales(locale: Any) -> None:
    with pytest.raises(bocage.BadValue, match=r"locale.*en, fr, ru"):
        bocage.text("reason-not-now", locale)


@pytest.mark.parametrize("name", ["", "deep-blue", None])
def test_unknown_bots(name: Any) -> None:
    with pytest.raises(bocage.BadValue, match=r"bot.*random, greedy"):
        bocage.bot(name)


def test_a_list_of_actions_cannot_look_at_what_is_hidden() -> None:
    table = bocage.load({"game": "agricola-revised", "seats": [{"placed": 2}, {"placed": 1}]})
    before = table.position()
    with pytest.raises(bocage.IllegalAction) as caught:
        table.play(["place day-laborer", "place sheep-market"])
    assert caught.value.reason.id == "reason-list-ends"
    looped: list[Any] = ["place day-laborer"]
    looped[0] = looped
    with pytest.raises(bocage.Error, match="action 1"):
        table.play(looped)
    assert table.position() == before


def test_worlds_need_a_generator_and_a_seat() -> None:
    table = started()
    for rng in (None, 3, "x"):
        with pytest.raises(bocage.BadValue, match="rng"):
            table.determinize(0, rng)
        with pytest.raises(bocage.BadValue, match="rng"):
            table.seat(0).determinize(rng)
    with pytest.raises(bocage.BadValue, match="seat"):
        table.determinize(9, random.Random(1))
    with pytest.raises(bocage.BadValue, match="seat"):
        table.why_not("place forest", 9)


def test_texts_without_their_values_or_names() -> None:
    with pytest.raises(bocage.BadValue, match="reason-other-seat"):
        bocage.text("reason-other-seat")
    with pytest.raises(bocage.BadValue, match="message"):
        bocage.text(5)
    reason = bocage.Reason(bocage.Message("reason-other-seat", {"seat": 1}))
    assert "Seat 2" in bocage.text(reason, names=["Ana"])


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
        bocage.replay("a record")  # type: ignore[arg-type]


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
