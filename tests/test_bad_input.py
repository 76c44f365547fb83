"""Bad input at every call: a clear error that names the field, and nothing is changed."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

import bocage
from tests.games.common import started

WRONG = [None, True, -1, 99, 2.0, "2", "", [], {}, object()]


def why(refused: bocage.IllegalAction) -> str:
    """The message id of why an action was refused."""
    assert isinstance(refused.reason, bocage.Reason)
    return refused.reason.id


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
    assert why(caught.value) == "reason-other-seat"
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
    assert why(caught.value) == "reason-game-over"
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
    assert why(caught.value) == "reason-list-ends"
    looped: list[Any] = ["place day-laborer"]
    looped[0] = looped
    with pytest.raises(bocage.Error, match="action 1"):
        table.play(looped)
    assert table.position() == before


def test_worlds_need_a_generator_and_a_seat() -> None:
    table = started()
    wrong: tuple[Any, ...] = (None, 3, "x")
    for rng in wrong:
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
        bocage.text(cast(Any, 5))
    reason = bocage.Reason(bocage.Message("reason-other-seat", {"seat": 1}))
    assert "Seat 2" in bocage.text(reason, names=["Ana"])
