"""House first: what comes must find room on the farm before it can be cooked."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.cards.tables import REVISED_SCENES as revised
from tests.games.agricola.first.tables import SCENES as first
from tests.games.agricola.rules.house_rules import at_markets, farm, options
from tests.games.agricola.rules.markets import (
    FOOD,
    MARKETS,
    animals,
    every_animal,
    every_cooker,
)
from tests.games.agricola.scenario import (
    CLASSIC,
    REVISED,
    both,
    choices,
    goods,
    lying,
    offered,
    play,
    play_if_asked,
    reason,
    seat,
    table,
)
from tests.games.agricola.scenes import Scenes

RULE = "house_first"


def cooked_first(t: bocage.Table, *kinds: str) -> None:
    """Cook some animals that were there, then let go whatever finds no room."""
    play(t, *[f"cook {kind}" for kind in kinds])
    while any(text.startswith("release") for text in offered(t)):
        play(t, next(text for text in sorted(offered(t)) if text.startswith("release")))


@both
@every_animal
@every_cooker
@pytest.mark.rule("R97")
def test_what_comes_and_finds_no_room_leaves_uncooked(game: str, card: str, animal: str) -> None:
    t = at_markets(game, RULE, {"cards": [card]}, **{animal: 4})
    play(t, f"place {MARKETS[animal]}")
    assert goods(t) == {animal: 1}
    assert lying(t, MARKETS[animal]) == {}
    assert "place farmland" in offered(t)


@both
@pytest.mark.rule("R97")
def test_without_the_rule_the_same_animals_are_cooked(game: str) -> None:
    t = at_markets(game, "", {"cards": ["fireplace-2"]}, sheep=4)
    play(t, "place sheep-market")
    assert goods(t) == {"sheep": 1, "food": 6}


@both
@every_cooker
@every_animal
@pytest.mark.rule("R97")
def test_an_animal_that_was_there_is_cooked_to_make_room(game: str, card: str, animal: str) -> None:
    other = "boar" if animal == "sheep" else "sheep"
    t = at_markets(game, RULE, {"cards": [card], "animals": {other: 1}}, **{animal: 1})
    play(t, f"place {MARKETS[animal]}")
    assert offered(t) == {f"cook {other}", f"release {animal}"}
    assert reason(t, f"cook {animal}") == "reason-house-first"
    play(t, f"cook {other}")
    assert goods(t) == {animal: 1, "food": FOOD[card][other]}


@both
@pytest.mark.rule("R97")
def test_who_keeps_what_was_there_lets_the_new_one_go_for_nothing(game: str) -> None:
    t = at_markets(game, RULE, {"cards": ["hearth-4"], "animals": {"sheep": 1}}, cattle=1)
    play(t, "place cattle-market", "release cattle")
    assert goods(t) == {"sheep": 1}


@both
@pytest.mark.rule("R97")
def test_what_still_finds_no_room_after_cooking_leaves_uncooked(game: str) -> None:
    row = {"cards": ["fireplace-2"], "pastures": [["r1c5"]], "animals": {"sheep": 3}}
    t = at_markets(game, RULE, row, cattle=5)
    play(t, "place cattle-market")
    cooked_first(t, "sheep", "sheep")
    assert goods(t) == {"sheep": 1, "cattle": 2, "food": 4}


@both
@pytest.mark.rule("R97")
@pytest.mark.parametrize(("there", "came", "food"), [(1, 1, 0), (2, 2, 2), (2, 6, 4), (3, 6, 6)])
def test_of_one_type_as_many_are_cooked_as_were_there(
    game: str, there: int, came: int, food: int
) -> None:
    row = {"cards": ["fireplace-2"], "pastures": [["r1c5"]], "animals": {"sheep": there}}
    t = at_markets(game, RULE, row, sheep=came)
    play(t, "place sheep-market")
    kept = min(3, there + came)
    assert goods(t) == {"sheep": kept, **({"food": food} if food else {})}


@both
@pytest.mark.rule("R97")
def test_what_was_there_leaves_before_what_came_and_is_cooked(game: str) -> None:
    row = {"cards": ["hearth-4"], "pastures": [["r1c5"]], "animals": {"sheep": 2, "boar": 1}}
    t = at_markets(game, RULE, row, sheep=2)
    play(t, "place sheep-market")
    assert offered(t) == {"cook sheep", "cook boar"}
    play(t, "cook boar")
    assert goods(t) == {"sheep": 3, "food": 3 + 2}
    t = at_markets(game, RULE, row, sheep=2)
    play(t, "place sheep-market", "cook sheep", "cook sheep")
    assert goods(t) == {"sheep": 2, "boar": 1, "food": 4}


@both
@pytest.mark.rule("R97")
def test_who_cannot_cook_lets_either_go(game: str) -> None:
    t = at_markets(game, RULE, {"animals": {"sheep": 1}}, boar=1)
    play(t, "place pig-market")
    assert offered(t) == {"release sheep", "release boar"}
    play(t, "release sheep")
    assert animals(t) == {"boar": 1}


@both
@pytest.mark.rule("R97")
def test_whoever_found_room_is_cooked_for_the_next_to_come(game: str) -> None:
    t = at_markets(game, RULE, {"cards": ["fireplace-2"]}, sheep=1, cattle=1)
    play(t, "place sheep-market", "place cattle-market")
    assert offered(t) == {"cook sheep", "release cattle"}
    play(t, "cook sheep")
    assert goods(t) == {"cattle": 1, "food": 2}


@both
@pytest.mark.rule("R97")
def test_the_meal_is_cooked_of_what_stands_on_the_farm(game: str) -> None:
    row = {"cards": ["fireplace-2"], "pastures": [["r1c5"]], "animals": {"sheep": 2}}
    fed = {"goods": {"food": 9}}
    t = table(game, row, fed, round=4, phase="feeding", options=options(RULE))
    assert choices(t, "cook") == {"sheep"}
    play(t, "cook sheep", "cook sheep")
    play_if_asked(t, "feed", "done")
    assert (goods(t), seat(t)["begging"]) == ({}, 0)


@both
@pytest.mark.rule("R97")
@pytest.mark.parametrize("rules", ["", RULE])
def test_breeding_is_as_usual(game: str, rules: str) -> None:
    breeding: dict[str, Any] = {"round": 4, "phase": "breeding", "options": options(rules)}
    row = {"animals": {"sheep": 2, "boar": 1}, "pastures": [["r1c4"]], "cards": ["fireplace-2"]}
    t = table(game, row, {}, **breeding)
    assert offered(t) == {"forgo sheep", "cook boar"}
    play(t, "cook boar")
    assert goods(t) == {"sheep": 3, "food": 2}
    full = {"animals": {"sheep": 3}, "pastures": [["r1c4"]]}
    assert goods(table(game, full, {}, **breeding)) == {"sheep": 3}


@both
@pytest.mark.rule("R97")
def test_animals_that_lose_their_room_were_housed_and_are_cooked(game: str) -> None:
    row = {
        "pastures": [["r1c4", "r1c5"]],
        "stables": ["r1c4"],
        "animals": {"sheep": 9},
        "goods": {"wood": 1},
        "cards": ["fireplace-2"],
    }
    t = farm(game, RULE, row)
    play(t, "place fencing")
    play_if_asked(t, "fence r1c4")
    assert goods(t) == {"sheep": 7, "food": 4}


@both
@pytest.mark.rule("R97")
def test_the_animal_of_the_animal_market_is_housed_first_too(game: str) -> None:
    given = {"additional_actions": True} if game == REVISED else {}
    row = {"animals": {"sheep": 1}, "cards": ["hearth-4"], "goods": {"food": 1}}
    others: list[dict[str, Any]] = [{"placed": 2}] * 4 if game == CLASSIC else [{"placed": 2}]
    t = table(game, row, *others, round=14, options=options(RULE, **given))
    play(t, "place animal-market", "take cattle")
    assert offered(t) == {"cook sheep", "release cattle"}
    play(t, "cook sheep")
    assert goods(t) == {"cattle": 1, "food": 2}


# Hand cards

DUE = [
    {"round": 8, "seat": 0, "goods": {"boar": 1}, "card": "B084"},
    {"round": 8, "seat": 0, "goods": {"sheep": 1}, "card": "B164"},
]
SQUARE = "fence r1c4+r1c5+r2c4+r2c5"


@pytest.mark.rule("R97")
@pytest.mark.card("B084", "B164")
def test_animals_that_wait_on_a_round_space_are_housed_first() -> None:
    row = {"cards": ["B084", "B164", "M01"]}
    t = revised.dawn(row, seats=4, scheduled=DUE, options=options(RULE))
    assert offered(t) == {"release boar", "release sheep"}
    t = revised.dawn(
        {**row, "animals": {"cattle": 1}}, seats=4, scheduled=DUE, options=options(RULE)
    )
    assert offered(t) == {"release boar", "release sheep", "cook cattle"}
    play(t, "cook cattle", "release sheep")
    assert goods(t) == {"boar": 1, "food": 3}


@pytest.mark.rule("R97")
@pytest.mark.card("B166")
def test_an_animal_bought_with_a_card_is_housed_first() -> None:
    row = {"cards": ["B166", "M01"], "goods": {"food": 1}, "animals": {"sheep": 1}}
    t = revised.alone(row, seats=4, options=options(RULE))
    play(t, "place grain-seeds", "use B166")
    assert offered(t) == {"cook sheep", "release cattle"}
    play(t, "release cattle")
    assert goods(t) == {"sheep": 1, "grain": 1}


@pytest.mark.rule("R97")
@pytest.mark.card("A083", "I77")
@pytest.mark.parametrize(("scenes", "cards"), [(revised, ["A083", "M01"]), (first, ["I77", "A1"])])
def test_what_loses_its_room_is_cooked_and_what_comes_with_the_fences_is_not(
    scenes: Scenes, cards: list[str]
) -> None:
    row = {"cards": cards, "stables": ["r1c4"], "animals": {"boar": 1, "cattle": 1}}
    t = scenes.alone({**row, "goods": {"wood": 8}}, options=options(RULE))
    play(t, "place fencing", SQUARE)
    assert offered(t) == {"cook boar", "cook cattle", "release sheep"}
    play(t, "cook cattle")
    assert goods(t) == {"boar": 1, "sheep": 2, "food": 3}


@pytest.mark.rule("R97")
@pytest.mark.card("E186")
def test_a_traded_animal_is_housed_first_at_the_meal_too() -> None:
    row = {"cards": ["E186", "A1"], "goods": {"clay": 3}, "animals": {"sheep": 1}}
    t = first.phase("feeding", 4, row, options=options(RULE))
    play(t, "trade 3 clay for 1 boar")
    assert offered(t) == {"cook sheep", "release boar"}
    play(t, "release boar")
    assert goods(t) == {"sheep": 1}
