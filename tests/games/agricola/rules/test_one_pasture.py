"""One pasture per type: animals of a type stand in at most one pasture."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.cards.tables import MEADOWS, bonus
from tests.games.agricola.cards.tables import REVISED_SCENES as revised
from tests.games.agricola.first.tables import SCENES as first
from tests.games.agricola.rules.house_rules import at_markets, farm, options
from tests.games.agricola.rules.markets import MARKETS, animals, every_animal
from tests.games.agricola.scenario import (
    both,
    choices,
    goods,
    offered,
    play,
    play_if_asked,
    table,
)
from tests.games.agricola.scenes import Scenes

RULE = "one_pasture"
SMALL = [["r1c4"], ["r1c5"]]
"""Two pastures for two animals each."""


def room(game: str, row: dict[str, Any], animal: str = "sheep") -> int:
    """How many animals of a type a farm keeps of a hundred."""
    t = at_markets(game, RULE, row, **{animal: 100})
    play(t, f"place {MARKETS[animal]}")
    return animals(t).get(animal, 0)


@both
@every_animal
@pytest.mark.rule("R98")
def test_a_type_fills_one_pasture_and_the_house(game: str, animal: str) -> None:
    assert room(game, {"pastures": MEADOWS}, animal) == 4 + 1
    three = [["r1c3"], ["r1c4", "r1c5"], ["r2c3", "r2c4", "r2c5"]]
    assert room(game, {"pastures": three}, animal) == 6 + 1
    assert room(game, {}, animal) == 1


@both
@pytest.mark.rule("R98")
def test_the_pasture_with_the_most_room_is_not_always_the_largest(game: str) -> None:
    row = {"pastures": [["r1c5"], ["r1c3", "r1c4"]], "stables": ["r1c5"]}
    assert room(game, row) == 4 + 1
    row = {"pastures": [["r1c4", "r1c5"], ["r2c5"]], "stables": ["r1c4", "r1c5"]}
    assert room(game, row) == 16 + 1


@both
@pytest.mark.rule("R98")
def test_stables_outside_are_free(game: str) -> None:
    stables = {"pastures": MEADOWS, "stables": ["r3c3", "r3c4", "r3c5"]}
    assert room(game, stables) == 4 + 3 + 1


@both
@pytest.mark.rule("R98")
def test_other_types_fill_other_pastures(game: str) -> None:
    t = at_markets(game, RULE, {"pastures": MEADOWS}, sheep=4, boar=4, cattle=1)
    play(t, *[f"place {market}" for market in MARKETS.values()])
    assert animals(t) == {"sheep": 4, "boar": 4, "cattle": 1}


@both
@pytest.mark.rule("R98")
def test_a_type_needs_no_pasture_at_all(game: str) -> None:
    row = {"pastures": MEADOWS, "stables": ["r3c5"], "animals": {"sheep": 4, "boar": 4}}
    t = at_markets(game, RULE, row, cattle=2)
    play(t, "place cattle-market")
    assert animals(t) == {"sheep": 4, "boar": 4, "cattle": 2}


@both
@pytest.mark.rule("R98")
def test_what_finds_no_room_is_let_go_or_cooked_beside_an_empty_pasture(game: str) -> None:
    for cards, food in (([], {}), (["fireplace-2"], {"food": 6})):
        row = {"pastures": MEADOWS, "animals": {"sheep": 4}, "cards": cards}
        t = at_markets(game, RULE, row, sheep=4)
        play(t, "place sheep-market")
        assert goods(t) == {"sheep": 5, **food}


@both
@pytest.mark.rule("R98")
def test_which_type_leaves_is_chosen_where_two_would_need_the_house(game: str) -> None:
    row = {"pastures": MEADOWS, "animals": {"sheep": 5}}
    t = at_markets(game, RULE, row, boar=5)
    play(t, "place pig-market")
    assert choices(t, "release") == {"sheep", "boar"}
    play(t, "release sheep")
    assert animals(t) == {"sheep": 4, "boar": 5}


@both
@pytest.mark.rule("R98")
def test_a_third_type_drives_out_one_of_two(game: str) -> None:
    row = {"pastures": MEADOWS, "animals": {"sheep": 3, "boar": 3}}
    t = at_markets(game, RULE, row, cattle=2)
    play(t, "place cattle-market")
    assert choices(t, "release") == {"sheep", "boar", "cattle"}
    play(t, "release cattle")
    assert animals(t) == {"sheep": 3, "boar": 3, "cattle": 1}


@both
@pytest.mark.rule("R98")
def test_more_than_the_rule_allows_cannot_stand_on_a_farm(game: str) -> None:
    row = {"pastures": MEADOWS, "animals": {"sheep": 6}}
    assert animals(farm(game, "", row)) == {"sheep": 6}
    with pytest.raises(bocage.BadPosition, match=r"seats\[0\]\.animals"):
        farm(game, RULE, row)


def breeding(game: str, rules: str, **row: Any) -> bocage.Table:
    """A table that has come to the breeding of round 4."""
    return table(game, row, {}, round=4, phase="breeding", options=options(rules))


@both
@pytest.mark.rule("R98")
def test_the_young_stands_with_its_kind_or_in_no_pasture(game: str) -> None:
    full = {"animals": {"sheep": 3}, "pastures": SMALL}
    assert goods(breeding(game, "", **full)) == {"sheep": 4}
    assert goods(breeding(game, RULE, **full)) == {"sheep": 3}
    assert goods(breeding(game, RULE, **full, stables=["r3c5"])) == {"sheep": 4}
    assert goods(breeding(game, RULE, **full, stables=["r1c4"])) == {"sheep": 4}


@both
@pytest.mark.rule("R98")
def test_with_room_in_the_house_alone_the_owner_chooses_the_young(game: str) -> None:
    t = breeding(game, RULE, animals={"sheep": 2, "boar": 2}, pastures=[*SMALL, ["r2c5"]])
    assert offered(t) == {"forgo sheep", "forgo boar"}
    play(t, "forgo sheep")
    assert goods(t) == {"sheep": 2, "boar": 3}


@both
@pytest.mark.rule("R98")
def test_dividing_a_pasture_leaves_its_animals_one_of_the_parts(game: str) -> None:
    row = {"pastures": [["r1c3", "r1c4", "r1c5"]], "animals": {"sheep": 6}, "goods": {"wood": 1}}
    t = farm(game, RULE, {**row, "cards": ["fireplace-2"]})
    play(t, "place fencing", "fence r1c3")
    assert goods(t) == {"sheep": 4 + 1, "food": 2}


@both
@pytest.mark.rule("R98")
def test_a_new_pasture_does_not_help_a_type_that_has_one(game: str) -> None:
    row = {"pastures": [["r1c5"]], "animals": {"sheep": 2}, "goods": {"wood": 3}}
    t = at_markets(game, RULE, row, sheep=3)
    play(t, "place fencing")
    play_if_asked(t, "fence r1c4")
    play(t, "place sheep-market")
    assert animals(t) == {"sheep": 3}


@both
@pytest.mark.rule("R98")
def test_what_is_seen_of_a_farm_keeps_to_the_rule(game: str) -> None:
    row = {"pastures": SMALL, "stables": ["r3c5"], "animals": {"sheep": 3, "boar": 3}}
    t = farm(game, RULE, row)
    housing = t.observe(0)["seats"][0]["housing"]
    standing = [place["animals"] for place in housing if place["kind"] == "pasture"]
    assert sorted(standing, key=str) == [{"boar": 2}, {"sheep": 2}]
    assert sum(place["animals"].get("sheep", 0) for place in housing) == 3
    assert sum(place["animals"].get("boar", 0) for place in housing) == 3


# Scoring and hand cards

ORGANIC = pytest.mark.parametrize(("scenes", "card"), [(revised, "B098"), (first, "K274")])


@ORGANIC
@pytest.mark.rule("R98")
@pytest.mark.card("B098", "K274")
@pytest.mark.parametrize(
    ("herd", "usual", "points"),
    [
        ({"sheep": 1}, 1, 1),
        ({"sheep": 2}, 2, 1),
        ({"sheep": 3}, 2, 0),
        ({"sheep": 4}, 1, 0),
        ({"sheep": 1, "boar": 1}, 2, 2),
        ({"sheep": 2, "boar": 1}, 2, 2),
        ({"sheep": 2, "boar": 2}, 1, 1),
    ],
)
def test_the_organic_farmer_scores_no_type_on_two_pastures(
    scenes: Scenes, card: str, herd: dict[str, int], usual: int, points: int
) -> None:
    row = {"cards": [card], "pastures": MEADOWS, "animals": herd}
    for rules, scored in (("", usual), (RULE, points)):
        t = scenes.table(row, {}, phase="end", round=14, options=options(rules))
        assert t.over
        assert (bonus(t), animals(t)) == (scored, herd)


@ORGANIC
@pytest.mark.rule("R98")
@pytest.mark.card("B098", "K274")
def test_a_sheep_is_let_go_for_the_organic_farmer_though_a_pasture_is_empty(
    scenes: Scenes, card: str
) -> None:
    row = {"cards": [card], "pastures": MEADOWS, "animals": {"sheep": 2}, "goods": {"food": 4}}
    t = scenes.phase("harvest", 14, row, options=options(RULE))
    assert offered(t) == {"release sheep", "done"}
    play(t, "release sheep")
    assert t.over
    assert (bonus(t), animals(t)) == (1, {"sheep": 2})


@pytest.mark.rule("R98")
@pytest.mark.card("A012", "A086")
def test_trough_and_tamer_make_room_beside_the_one_pasture() -> None:
    pile = {"sheep-market": {"goods": {"sheep": 30}}}
    for cards, kept in (([], 4 + 1), (["A012"], 6 + 1), (["A086"], 4 + 2)):
        row = {"cards": cards, "pastures": MEADOWS}
        t = revised.alone(row, spaces=pile, options=options(RULE))
        play(t, "place sheep-market")
        assert animals(t) == {"sheep": kept}


@pytest.mark.rule("R98")
@pytest.mark.card("E58", "I102", "E208", "E29", "K306", "E59", "K145")
@pytest.mark.parametrize(
    ("card", "sheep", "boar"),
    [
        ("E58", 4 + 1 + 1 + 2, 4 + 1 + 1 + 2),
        ("I102", 4 + 1 + 1 + 1, 4 + 1 + 1 + 1),
        ("E208", 4 + 3 + 1, 4 + 3 + 1),
        ("E29", 6 + 2 + 1, 4 + 1 + 1),
        ("K306", 4 + 1 + 2, 4 + 1 + 2),
        ("E59", 6 + 1 + 1, 6 + 1 + 1),
        ("K145", 4 + 1 + 1, 30),
    ],
)
def test_places_on_cards_are_no_pastures(card: str, sheep: int, boar: int) -> None:
    row = {"cards": [card], "pastures": MEADOWS, "stables": ["r3c5"]}
    for animal, kept in (("sheep", sheep), ("boar", boar)):
        pile = {MARKETS[animal]: {"goods": {animal: 30}}}
        t = first.alone(row, seats=4, spaces=pile, options=options(RULE))
        play(t, f"place {MARKETS[animal]}")
        assert animals(t) == {animal: kept}


@pytest.mark.rule("R98")
@pytest.mark.card("E216")
def test_the_animal_keeper_mixes_types_and_still_gives_each_one_pasture() -> None:
    row = {"cards": ["E216"], "pastures": MEADOWS, "animals": {"sheep": 5, "boar": 2}}
    pile = {"cattle-market": {"goods": {"cattle": 2}}}
    t = first.alone(row, seats=4, spaces=pile, options=options(RULE))
    play(t, "place cattle-market")
    assert animals(t) == {"sheep": 5, "boar": 2, "cattle": 2}
    pile = {"sheep-market": {"goods": {"sheep": 1}}}
    t = first.alone(row, seats=4, spaces=pile, options=options(RULE))
    play(t, "place sheep-market")
    assert animals(t) == {"sheep": 5, "boar": 2}


@pytest.mark.rule("R98")
@pytest.mark.card("E203")
def test_two_lambs_need_room_in_the_one_pasture() -> None:
    row = {"cards": ["E203"], "pastures": MEADOWS, "animals": {"sheep": 4}}
    for rules, sheep in (("", 6), (RULE, 5)):
        t = first.phase("breeding", 4, row, options=options(rules))
        assert animals(t) == {"sheep": sheep}


@pytest.mark.rule("R98")
@pytest.mark.card("A165", "I252")
@pytest.mark.parametrize(("scenes", "card"), [(revised, "A165"), (first, "I252")])
def test_the_pig_breeders_young_boar_needs_room_in_the_one_pasture(
    scenes: Scenes, card: str
) -> None:
    row = {"cards": [card], "pastures": SMALL, "animals": {"boar": 3}, "placed": 1}
    for rules, boar in (("", 4), (RULE, 3)):
        t = scenes.table(row, {"placed": 2}, round=12, options=options(rules))
        play(t, "place day-laborer")
        assert t.position()["round"] == 13
        assert animals(t) == {"boar": boar}


@pytest.mark.rule("R98")
@pytest.mark.card("B104")
def test_sheep_become_boar_for_the_other_pasture() -> None:
    row = {"cards": ["B104"], "pastures": SMALL, "animals": {"sheep": 3}, "goods": {"food": 4}}
    t = revised.phase("feeding", 4, row, options=options(RULE))
    exchanges = [text for text in sorted(offered(t)) if "boar" in text]
    assert exchanges
    play(t, exchanges[0])
    play_if_asked(t, "done")
    assert animals(t) == {"sheep": 3, "boar": 1}
