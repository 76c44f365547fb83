"""The start and the end of a round: reveal, goods on round spaces, refill, going home."""

from __future__ import annotations

import pytest

import bocage

from ..scenario import (
    CARDS,
    CLASSIC,
    REVISED,
    both,
    events,
    goods,
    lying,
    offered,
    open_spaces,
    piles,
    play,
    reason,
    seat,
    table,
)

LAST = ({"placed": 1}, {"placed": 2})
"""Only one person of seat 0 is left to place."""


def scheduled(game: str, round: int, **amounts: int) -> dict[str, object]:
    """Goods of seat 0's well on a round space."""
    return {"round": round, "seat": 0, "card": CARDS[game]["well"], "goods": amounts}


@pytest.mark.rule("F12", "R08")
@both
def test_the_card_is_revealed_before_goods_on_the_round_space_are_handed_out(game: str) -> None:
    t = table(
        game,
        {"placed": 1, "cards": ["well"]},
        {"placed": 2},
        round=1,
        scheduled=[scheduled(game, 2, food=1), scheduled(game, 3, food=1)],
    )
    t.play("place grain-seeds")
    assert events(t)[-3:] == [(-1, "log-round"), (-1, "log-reveal"), (0, "log-receive")]
    assert t.log[-1].values["goods"] == {"food": 1}
    assert goods(t) == {"grain": 1, "food": 1}
    assert [entry["round"] for entry in t.position()["scheduled"]] == [3]


@pytest.mark.rule("F12", "F13", "R08")
@pytest.mark.parametrize(("game", "forest"), [(CLASSIC, {}), (REVISED, {"wood": 3})])
def test_goods_on_the_round_space_come_before_or_after_the_refill(
    game: str, forest: dict[str, int]
) -> None:
    """A choice among animals that arrive with the round stops the table between the two steps."""
    t = table(
        game,
        *LAST,
        round=1,
        scheduled=[scheduled(game, 2, sheep=1, boar=1)],
    )
    t.play("place grain-seeds")
    assert offered(t) == {"release sheep", "release boar"}
    assert t.position()["round"] == 2
    assert len(t.position()["round_cards"]) == 2
    assert lying(t, "forest") == forest
    t.play("release boar")
    assert goods(t) == {"grain": 1, "sheep": 1}
    assert lying(t, "forest") == {"wood": 3}


@pytest.mark.rule("R10")
@both
def test_food_on_a_round_space_arrives_without_being_asked_for(game: str) -> None:
    t = table(
        game,
        *LAST,
        round=1,
        scheduled=[
            scheduled(game, 2, food=2),
            {"round": 2, "seat": 1, "card": CARDS[game]["pottery"], "goods": {"clay": 1}},
        ],
    )
    t.play("place grain-seeds")
    assert t.decision is not None and "place forest" in offered(t)
    assert goods(t, 0) == {"grain": 1, "food": 2}
    assert goods(t, 1) == {"clay": 1}


@pytest.mark.rule("R10")
@both
@pytest.mark.parametrize("keep", ["sheep", "boar", "cattle"])
def test_several_goods_of_a_round_space_are_taken_in_any_order(game: str, keep: str) -> None:
    t = table(game, *LAST, round=1, scheduled=[scheduled(game, 2, sheep=1, boar=1, cattle=1)])
    t.play("place grain-seeds")
    for other in ("sheep", "boar", "cattle"):
        if other != keep:
            t.play(f"release {other}")
    assert goods(t) == {"grain": 1, keep: 1}
    assert t.decision is not None and "place forest" in offered(t)


@pytest.mark.rule("R12")
@both
@pytest.mark.parametrize(
    ("round", "spaces"),
    [(5, [6, 7, 8, 9, 10]), (9, [10, 11, 12, 13, 14]), (12, [13, 14]), (14, [])],
)
def test_near_the_end_only_the_remaining_rounds_get_goods(
    game: str, round: int, spaces: list[int]
) -> None:
    t = table(game, {"goods": {"wood": 1, "stone": 3}}, {}, round=round)
    play(t, "place major-improvement")
    assert seat(t)["cards"] == [CARDS[game]["well"]]
    assert [entry["round"] for entry in t.position()["scheduled"]] == spaces
    assert all(entry["goods"] == {"food": 1} for entry in t.position()["scheduled"])


@pytest.mark.rule("F57", "R13")
@pytest.mark.parametrize(("game", "food"), [(CLASSIC, {"food": 2}), (REVISED, {})])
def test_what_a_returned_card_still_brings(game: str, food: dict[str, int]) -> None:
    fireplace = CARDS[game]["fireplace-2"]
    delivery = {"seat": 0, "card": fireplace, "goods": {"food": 2}}
    t = table(
        game,
        {"placed": 1, "cards": ["fireplace-2"]},
        {"placed": 2},
        round=1,
        scheduled=[{"round": 2, **delivery}],
    )
    play(t, "place major-improvement", f"build {CARDS[game]['hearth-4']}")
    assert seat(t)["cards"] == [CARDS[game]["hearth-4"]]
    assert fireplace in t.observe()["majors"]
    assert t.position()["round"] == 2
    assert goods(t) == food


@pytest.mark.rule("R13")
@both
def test_a_kept_card_goes_on_paying(game: str) -> None:
    entry = {"round": 2, "seat": 0, "card": CARDS[game]["fireplace-3"], "goods": {"food": 2}}
    t = table(
        game,
        {"placed": 1, "cards": ["fireplace-2", "fireplace-3"]},
        {"placed": 2},
        round=1,
        scheduled=[entry],
    )
    play(t, "place major-improvement", f"build {CARDS[game]['hearth-4']}")
    assert offered(t) == {f"return {CARDS[game][card]}" for card in ("fireplace-2", "fireplace-3")}
    t.play(f"return {CARDS[game]['fireplace-2']}")
    assert t.position()["round"] == 2
    assert goods(t) == {"food": 2}


@pytest.mark.rule("F13", "R08")
@both
def test_refill_adds_to_what_is_left_on_the_board_and_on_cards(game: str) -> None:
    t = table(
        game,
        {},
        {},
        round=11,
        phase="preparation",
        spaces={
            "forest": {"goods": {"wood": 6}},
            "clay-pit": {"goods": {"clay": 4}},
            "fishing": {"goods": {"food": 1}},
            "sheep-market": {"goods": {"sheep": 5}},
            "pig-market": {"goods": {"boar": 2}},
        },
        round_cards=[
            "major-improvement",
            "fencing",
            "grain-utilization",
            "sheep-market",
            "basic-wish",
            "house-redevelopment",
            "western-quarry",
            "vegetable-seeds",
            "pig-market",
            "cattle-market",
        ],
    )
    assert piles(t) == {
        "forest": {"wood": 9},
        "clay-pit": {"clay": 5},
        "reed-bank": {"reed": 1},
        "fishing": {"food": 2},
        "meeting-place": {"food": 1},
        "sheep-market": {"sheep": 6},
        "pig-market": {"boar": 3},
        "western-quarry": {"stone": 1},
        "cattle-market": {"cattle": 1},
        "eastern-quarry": {"stone": 1},
    }


@pytest.mark.rule("F13", "R06", "F96")
@both
def test_goods_pile_up_without_limit(game: str) -> None:
    more_than_the_box = {
        "forest": {"goods": {"wood": 200}},
        "clay-pit": {"goods": {"clay": 200}},
        "reed-bank": {"goods": {"reed": 200}},
        "fishing": {"goods": {"food": 200}},
    }
    t = table(game, {}, {}, round=2, phase="preparation", spaces=more_than_the_box)
    assert lying(t, "forest") == {"wood": 203}
    play(t, "place forest", "place clay-pit", "place reed-bank", "place fishing")
    assert goods(t, 0) == {"wood": 203, "reed": 201}
    assert goods(t, 1) == {"clay": 201, "food": 201}


@pytest.mark.rule("F96", "R06")
@both
def test_crops_and_animals_are_unlimited_too(game: str) -> None:
    cells = [f"r{r}c{c}" for r in (1, 2) for c in (3, 4, 5)]
    farm = {"pastures": [cells], "stables": cells[:4], "goods": {"grain": 100, "vegetable": 100}}
    t = table(game, farm, {}, round=4, spaces={"sheep-market": {"goods": {"sheep": 60}}})
    t.play("place sheep-market")
    assert goods(t) == {"grain": 100, "vegetable": 100, "sheep": 60}


@pytest.mark.rule("F13", "R08")
@both
def test_a_new_card_gets_goods_in_the_round_in_which_it_appears(game: str) -> None:
    revealed = set()
    for seed in range(30):
        t = table(game, {}, {}, round=5, phase="preparation", seed=seed)
        card = t.position()["round_cards"][-1]
        revealed.add(card)
        assert lying(t, card) == ({"stone": 1} if card == "western-quarry" else {})
    assert "western-quarry" in revealed


@pytest.mark.rule("F18", "R18", "R14")
@both
def test_people_stand_on_their_spaces_until_all_go_home(game: str) -> None:
    t = table(game, {}, {}, round=1, spaces={"forest": {"goods": {"wood": 3}}})
    play(t, "place forest", "place grain-seeds")
    spaces = t.position()["spaces"]
    assert spaces["forest"]["people"] == [0]
    assert spaces["grain-seeds"]["people"] == [1]
    assert [seat(t, n)["placed"] for n in (0, 1)] == [1, 1]
    play(t, "place farmland", "plow r1c1", "place meeting-place")
    assert t.position()["round"] == 2
    assert not any("people" in found for found in t.position()["spaces"].values())
    assert [view["to_place"] for view in t.observe()["seats"]] == [2, 2]


@pytest.mark.rule("F18", "R18")
@both
def test_a_child_goes_home_and_works_from_the_next_round_on(game: str) -> None:
    t = table(
        game,
        {"rooms": ["r1c1", "r2c1", "r3c1"], "placed": 1},
        {"placed": 2},
        round=5,
        round_cards=[
            "major-improvement",
            "fencing",
            "grain-utilization",
            "sheep-market",
            "basic-wish",
        ],
    )
    t.play("place basic-wish")
    assert t.position()["round"] == 6
    found = seat(t)
    assert (found["people"], found["newborn"]) == (3, 0)
    assert t.observe()["seats"][0]["to_place"] == 3


@pytest.mark.rule("F09", "R19")
@both
def test_the_marker_stays_where_nobody_takes_it(game: str) -> None:
    t = table(game, {"placed": 1}, {"placed": 2}, round=1, starting_player=1, turn=0)
    t.play("place grain-seeds")
    assert t.position()["round"] == 2
    assert t.position()["starting_player"] == 1
    assert t.decision is not None and t.decision.seat == 1


@pytest.mark.rule("F09", "R19", "F61", "R80")
@both
def test_who_uses_the_meeting_place_starts_the_next_round_not_this_one(game: str) -> None:
    t = table(
        game,
        {},
        {},
        {},
        round=1,
        spaces={
            "meeting-place": {"goods": {"food": 1}},
            "forest": {"goods": {"wood": 3}},
            "grove": {"goods": {"wood": 2}},
            "clay-pit": {"goods": {"clay": 1}},
        },
    )
    order = []

    def move(action: str) -> None:
        assert t.decision is not None
        order.append(t.decision.seat)
        t.play(action)

    move("place forest")
    move("place meeting-place")
    assert t.position()["starting_player"] == 1
    assert goods(t, 1) == {"food": 1}
    move("place grove")
    move("place clay-pit")
    move("place grain-seeds")
    move("place farmland")
    t.play("plow r1c1")
    assert order == [0, 1, 2, 0, 1, 2]
    assert t.position()["round"] == 2
    assert t.decision is not None and t.decision.seat == 1


@pytest.mark.rule("F09")
@both
def test_the_holder_of_the_marker_may_use_its_space_and_keep_it(game: str) -> None:
    t = table(
        game,
        {},
        {"placed": 2},
        round=1,
        spaces={"meeting-place": {"goods": {"food": 3}}},
    )
    t.play("place meeting-place")
    assert t.position()["starting_player"] == 0
    assert goods(t) == {"food": 3}
    t.play("place grain-seeds")
    assert t.position()["round"] == 2
    assert t.decision is not None and t.decision.seat == 0


@pytest.mark.rule("F09")
@both
def test_only_one_may_take_the_marker_in_a_round(game: str) -> None:
    t = table(game, {}, {}, round=1)
    t.play("place meeting-place")
    assert reason(t, "place meeting-place") == "reason-occupied"


@pytest.mark.rule("F61", "F62", "R80")
@pytest.mark.parametrize(
    ("game", "seats"),
    [(CLASSIC, n) for n in (2, 3, 4, 5)] + [(REVISED, n) for n in (2, 3, 4)],
)
def test_food_gathers_on_the_starting_player_space_with_several_seats(
    game: str, seats: int
) -> None:
    t = bocage.new(game, seats=seats, seed=1)
    assert lying(t, "meeting-place") == {"food": 1}
    later = table(
        game,
        *({} for _ in range(seats)),
        round=2,
        phase="preparation",
        spaces={"meeting-place": {"goods": {"food": 1}}},
    )
    assert lying(later, "meeting-place") == {"food": 2}
    later.play("place meeting-place")
    assert goods(later) == {"food": 2}
    assert lying(later, "meeting-place") == {}
    assert "meeting-place" in open_spaces(later)
