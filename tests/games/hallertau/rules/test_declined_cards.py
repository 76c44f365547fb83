"""A declined card: when its owner is asked about it again, and where no question is opened."""

from __future__ import annotations

import pytest

from tests.games.hallertau.scenario import (
    CARDS,
    TURN,
    asked,
    choices,
    current,
    deciding,
    farming,
    fields,
    goods,
    offered,
    play,
    played,
    prompt,
    refused,
    seat,
    sheep,
    table,
    village,
)

# Asked again only after something changed


@pytest.mark.rule("H35")
@pytest.mark.card("802", "822")
@pytest.mark.parametrize("income", [[], ["822"]])
def test_a_bonus_card_declined_in_phase_9_waits_for_new_income(income: list[str]) -> None:
    row = village(goods={"hops": 1}, hand=["802"], played=income, jewels=1)
    t = table(row, phase="progress", round=2)
    assert "play 802" in offered(t)
    play(t, "done")
    if income:
        assert current(t) == (3, "income") and goods(t) == {"hops": 2}
        play(t, "play 802")
        assert goods(t) == {"hops": 1, "barley": 1}
    else:
        assert current(t) == (3, "actions")


@pytest.mark.rule("H35", "H38")
@pytest.mark.card("009", "210")
def test_a_card_about_the_board_is_asked_about_when_it_becomes_playable_anew() -> None:
    spaces = {"cultivation": [1, 2, 0], "nursery": [1, 2, 0]}
    other = {"hand": ["210"], "goods": {"hops": 2}}
    t = table({}, other, {"hand": ["009"]}, spaces=spaces, merged=True)
    play(t, "place cultivation")
    assert asked(t) == (2, CARDS)
    play(t, "done", "done")
    assert asked(t) == (1, TURN)
    kept = t.copy()
    play(kept, "place nursery")
    assert prompt(kept) == "prompt-hallertau-take"
    play(t, "play 210", "clear cultivation", "place nursery")
    assert asked(t) == (2, CARDS)
    assert choices(t, "play") == {"009"}


@pytest.mark.rule("H35", "H25")
@pytest.mark.card("505")
def test_what_was_declined_before_milking_is_asked_about_in_the_own_turn_only() -> None:
    t = table(village(jewels=1, hand=["505"]), village(), phase="harvest", farmyard="sheep")
    assert current(t) == (1, "harvest")
    play(t, "done")
    assert current(t) == (1, "progress") and "play 505" in offered(t)
    play(t, "done")
    assert current(t) == (2, "actions") and "play 505" in offered(t)


@pytest.mark.rule("H35", "H16")
@pytest.mark.card("315")
def test_315_is_asked_about_once_more_when_phase_4_ends() -> None:
    row = village(hand=["315"], jewels=4, workers=1)
    t = table(row, {"workers": 2}, gateway="master", spaces={"nursery": [1, 0, 0]})
    play(t, "place clay-delivery")
    assert asked(t) == (0, CARDS)
    play(t, "done")
    assert asked(t) == (1, TURN)
    play(t, "place nursery")
    while deciding(t) == 1:
        play(t, "take clay")
    assert asked(t) == (0, CARDS) and current(t) == (1, "actions")
    play(t, "play 315", "recall nursery")
    assert asked(t) == (0, TURN) and seat(t)["workers"] == 2


# What can wait for the own next turn waits


@pytest.mark.rule("H35")
@pytest.mark.card("012")
@pytest.mark.parametrize(
    "phase", ["remove", "workers", "income", "new-card", "fallow", "harvest", "milking"]
)
def test_no_window_for_a_card_that_brings_the_same_in_the_own_turn(phase: str) -> None:
    t = table(farming("rye-2", hand=["012"], tools=4, jewels=1), village(), phase=phase, round=2)
    assert current(t)[1] in ("actions", "progress")
    assert "play 012" in offered(t)


@pytest.mark.rule("H35")
@pytest.mark.card("410", "520")
def test_a_card_that_brings_what_another_lacks_is_asked_about_with_it() -> None:
    row = village(hand=["410", "520"], goods={"hops": 3})
    t = table(row, phase="new-card", round=2, merged=True)
    assert current(t) == (2, "new-card") and "play 520" in offered(t)
    play(t, "play 520", "play 410")
    assert fields(t) == ["empty-3", "empty-4"]
    t = table({**row, "goods": {"hops": 2}}, phase="new-card", round=2, merged=True)
    assert current(t) != (2, "new-card") or "play 520" not in offered(t)


@pytest.mark.rule("H35")
@pytest.mark.card("012", "522")
def test_so_is_a_card_that_brings_what_another_sows() -> None:
    row = farming("empty-3", hand=["522", "012"], tools=4)
    t = table(row, phase="harvest", merged=True)
    assert current(t) == (1, "harvest") and {"play 012", "play 522"} <= offered(t)
    play(t, "play 012", "play 522", "sow clay-3")
    assert goods(t)["clay"] == 3


@pytest.mark.rule("H35")
@pytest.mark.card("130")
@pytest.mark.parametrize(("left", "asks"), [(3, True), (4, False)])
def test_before_others_can_draw_the_last_cards_one_that_draws_is_asked_about(
    left: int, asks: bool
) -> None:
    lying = 2 * 6
    gone = [f"4{number:02}" for number in range(1, 36 - lying - left)]
    rows = [village(hand=["130"], goods={"meat": 1}, workers=4), village(workers=4)]
    t = table(*rows, gateway="intermediate", farmyard="hops", discarded=gone)
    play(t, "place sheep-market")
    assert asked(t) == ((0, CARDS) if asks else (1, TURN))


# Alone


@pytest.mark.rule("H35")
@pytest.mark.card("310")
def test_alone_what_has_just_happened_is_offered_with_the_next_turn() -> None:
    t = table(village(hand=["310"], workers=6), gateway="master")
    play(t, "tools 3")
    assert asked(t) == (0, TURN) and choices(t, "play") == {"310-1", "310-2"}
    late = t.copy()
    play(t, "play 310-2")
    assert goods(t) == {"hops": 2} and seat(t)["workers"] == 3
    play(late, "tools 1")
    assert refused(late, "play 310-1") == "card-need"


@pytest.mark.rule("H35")
@pytest.mark.card("310")
def test_so_is_it_when_nobody_else_has_workers_left() -> None:
    rows = [village(hand=["310"], workers=6), village(workers=0)]
    t = table(*rows, gateway="master")
    play(t, "tools 3")
    assert asked(t) == (0, TURN) and "play 310-2" in offered(t)


@pytest.mark.rule("H35")
@pytest.mark.card("310", "315")
def test_what_has_just_happened_is_over_when_somebody_gets_workers_again() -> None:
    spaces = {"nursery": [1, 0, 0]}
    rows = [village(hand=["310"]), village(hand=["315"], jewels=4, workers=0)]
    t = table(*rows, gateway="master", spaces=spaces)
    play(t, "tools 3")
    assert asked(t) == (1, CARDS)
    play(t, "play 315", "recall nursery")
    assert asked(t) == (1, TURN)
    play(t, "tools 1")
    assert asked(t) == (0, TURN)
    assert refused(t, "play 310-1") == "card-need"


# Quiet


@pytest.mark.rule("H25", "H35")
@pytest.mark.card("728")
def test_quiet_holds_in_the_harvest() -> None:
    row = farming("rye-3", "rye-4", hand=["728"], jewels=1)
    t = table(row, phase="harvest", farmyard="jewelry")
    assert "harvest rye-3" in offered(t)
    play(t, "quiet")
    assert current(t) == (1, "progress") and goods(t) == {"rye": 7}
    t = table({**row, "quiet": ["play 728"]}, phase="harvest", farmyard="jewelry")
    assert current(t) == (1, "progress") and played(t) == []


@pytest.mark.rule("H15", "H35")
@pytest.mark.card("705", "817")
def test_quiet_holds_in_the_income() -> None:
    row = village(played=["817"], hand=["705"], tools=1, sheep={"stables": 4})
    silenced = {**row, "quiet": [f"play 705-{step}" for step in (1, 2, 3)]}
    t = table(row, phase="income", round=2, farmyard="jewelry")
    assert "quiet" in offered(t)
    play(t, "quiet")
    assert current(t) == (2, "actions") and seat(t)["tools"] == 2
    t = table(silenced, phase="income", round=2, farmyard="jewelry")
    assert current(t) == (2, "actions") and seat(t)["tools"] == 2


@pytest.mark.rule("H26", "H35")
@pytest.mark.card("530")
def test_quiet_holds_in_phase_9_where_there_is_nothing_else_to_do() -> None:
    row = village(hand=["530"], goods={"hops": 1})
    t = table(row, phase="progress", farmyard="sheep")
    assert offered(t) == {"play 530", "sparing", "quiet", "done"}
    play(t, "quiet")
    assert t.observe(0)["seats"][0]["quiet"] == ["play 530"]
    assert current(t) == (2, "actions") and sheep(t) == {}


@pytest.mark.rule("H25", "H35")
@pytest.mark.card("013", "410")
def test_done_declines_only_what_was_at_stake() -> None:
    row = farming("empty-5", hand=["410", "013"], goods={"rye": 1}, sheep={"4": 3}, jewels=1)
    t = table(row, phase="new-card", round=2)
    assert current(t) == (2, "new-card")
    assert {"play 410", "play 013"} <= offered(t)
    play(t, "done")
    assert current(t) == (2, "harvest") and "play 013" in offered(t)
    play(t, "play 013", "sow rye-5")
    assert (goods(t)["rye"], goods(t)["clay"]) == (5, 1)


@pytest.mark.rule("H24", "H35")
@pytest.mark.card("516")
@pytest.mark.parametrize(("row", "asks"), [("empty-2", True), ("empty-5", False)])
def test_a_declined_card_is_asked_about_again_once_fallow_fields_moved(
    row: str, asks: bool
) -> None:
    mine = farming("rye-3", row, hand=["516"], jewels=1)
    t = table(mine, phase="new-card", round=2, farmyard="sheep")
    assert current(t) == (2, "new-card") and "play 516" in offered(t)
    play(t, "done")
    assert (current(t) == (2, "harvest")) == asks


@pytest.mark.rule("H35", "H38")
@pytest.mark.card("009")
def test_what_is_declined_when_workers_are_put_down_is_not_asked_about_after_the_action() -> None:
    t = table({"hand": ["009"]}, {}, spaces={"clay-delivery": [1, 2, 0]})
    play(t, "place clay-delivery")
    assert asked(t) == (0, CARDS)
    play(t, "done")
    assert asked(t) == (1, TURN) and goods(t)["clay"] == 1


# The last advance


@pytest.mark.rule("H35", "H15")
@pytest.mark.card("802")
def test_who_advances_to_the_end_of_the_turn_has_declined_nothing() -> None:
    row = village(goods={"hops": 1, "clay": 2}, hand=["802"])
    t = table(row, phase="progress", round=2)
    play(t, "advance carpentry")
    assert current(t) == (3, "income") and "play 802" in offered(t)
    play(t, "play 802")
    assert goods(t) == {"barley": 1}


@pytest.mark.rule("H35", "H41")
@pytest.mark.card("305")
def test_305_is_asked_about_after_the_last_advance() -> None:
    row = village(hand=["305"], goods={"clay": 3, "meat": 1}, tools=9)
    t = table(row, phase="progress", gateway="master")
    play(t, "advance carpentry", "advance carpentry", "advance carpentry")
    assert "play 305-1" in offered(t)
    play(t, "advance icehouse")
    assert current(t) == (1, "progress") and "play 305-1" in offered(t)
    play(t, "play 305-1")
    assert fields(t) == ["empty-5"]
