"""Take what you can use: the animals one can neither house nor cook stay on the space."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.cards.tables import MEADOWS
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
    goods,
    lying,
    offered,
    play,
    reason,
    table,
    wait_for_round,
)
from tests.games.agricola.scenes import Scenes

RULE = "take_usable"
SMALL = {"pastures": [["r1c5"]]}
"""Room for three animals of a type: two in the pasture, one in the house."""


def numbers(*taken: int) -> set[str]:
    """What is offered to whoever may take so many."""
    return {f"take only {number}" for number in taken}


def asks(t: bocage.Table) -> str | None:
    """The kind of the question that waits."""
    return t.decision.kind if t.decision else None


@both
@every_animal
@pytest.mark.rule("R99")
def test_as_many_are_taken_as_one_likes_and_can_house(game: str, animal: str) -> None:
    for taken in (1, 2, 3):
        t = at_markets(game, RULE, SMALL, **{animal: 5})
        play(t, f"place {MARKETS[animal]}")
        assert (asks(t), offered(t)) == ("take-usable", numbers(1, 2, 3))
        assert reason(t, "take only 4") is not None
        play(t, f"take only {taken}")
        assert goods(t) == {animal: taken}
        assert lying(t, MARKETS[animal]) == {animal: 5 - taken}
        assert "place farmland" in offered(t)


@both
@every_animal
@every_cooker
@pytest.mark.rule("R99")
def test_who_can_cook_can_use_all(game: str, animal: str, card: str) -> None:
    t = at_markets(game, RULE, {"cards": [card]}, **{animal: 4})
    play(t, f"place {MARKETS[animal]}")
    assert offered(t) == numbers(1, 2, 3, 4)
    play(t, "take only 3")
    assert goods(t) == {animal: 1, "food": 2 * FOOD[card][animal]}
    assert lying(t, MARKETS[animal]) == {animal: 1}


@both
@every_animal
@pytest.mark.rule("R99")
def test_who_can_use_one_takes_one_without_being_asked(game: str, animal: str) -> None:
    for row, lies in (({}, 4), (SMALL, 1)):
        t = at_markets(game, RULE, row, **{animal: lies})
        play(t, f"place {MARKETS[animal]}")
        assert goods(t) == {animal: 1}
        assert lying(t, MARKETS[animal]) == ({animal: lies - 1} if lies > 1 else {})


@both
@pytest.mark.rule("R99")
def test_without_the_rule_all_are_taken(game: str) -> None:
    t = at_markets(game, "", SMALL, sheep=5)
    assert reason(t, "take only 1") is not None
    play(t, "place sheep-market")
    assert (goods(t), lying(t, "sheep-market")) == ({"sheep": 3}, {})


@both
@pytest.mark.rule("R99")
def test_animals_that_can_make_room_do_not_count(game: str) -> None:
    t = at_markets(game, RULE, {**SMALL, "animals": {"boar": 3}}, sheep=5)
    play(t, "place sheep-market")
    assert offered(t) == numbers(1, 2, 3)
    play(t, "take only 2")
    assert lying(t, "sheep-market") == {"sheep": 3}
    assert offered(t) == {"release boar", "release sheep"}
    play(t, "release boar", "release boar")
    assert animals(t) == {"sheep": 2, "boar": 1}


@both
@pytest.mark.rule("R99")
def test_room_that_the_own_kind_takes_is_no_room(game: str) -> None:
    t = at_markets(game, RULE, {**SMALL, "animals": {"sheep": 1}}, sheep=5)
    play(t, "place sheep-market")
    assert offered(t) == numbers(1, 2)
    play(t, "take only 2")
    assert (goods(t), lying(t, "sheep-market")) == ({"sheep": 3}, {"sheep": 3})


@both
@pytest.mark.rule("R99")
def test_at_least_one_is_taken_even_by_a_farm_that_is_full_of_its_kind(game: str) -> None:
    t = at_markets(game, RULE, {"animals": {"sheep": 1}}, sheep=3)
    play(t, "place sheep-market")
    assert (goods(t), lying(t, "sheep-market")) == ({"sheep": 1}, {"sheep": 2})


@both
@pytest.mark.rule("R99")
def test_what_stays_waits_for_the_next_round(game: str) -> None:
    cards = ["sheep-market"]
    spaces = {"sheep-market": {"goods": {"sheep": 4}}}
    t = table(
        game, {}, {"placed": 2}, spaces=spaces, round_cards=cards, options=options(RULE), seed=1
    )
    play(t, "place sheep-market")
    assert lying(t, "sheep-market") == {"sheep": 3}
    assert reason(t, "place sheep-market") == "reason-occupied"
    wait_for_round(t, 2)
    assert lying(t, "sheep-market") == {"sheep": 4}


@both
@pytest.mark.rule("R99")
def test_the_one_animal_of_the_animal_market_is_no_pile(game: str) -> None:
    given = {"additional_actions": True} if game == REVISED else {}
    others: list[dict[str, Any]] = [{"placed": 2}] * (4 if game == CLASSIC else 1)
    t = table(game, {}, *others, round=14, options=options(RULE, **given))
    play(t, "place animal-market", "take boar")
    assert goods(t) == {"boar": 1}


@both
@pytest.mark.rule("R99")
def test_other_goods_are_all_taken(game: str) -> None:
    spaces = {"forest": {"goods": {"wood": 6}}, "fishing": {"goods": {"food": 3}}}
    t = farm(game, RULE, {"people": 3}, spaces=spaces)
    play(t, "place forest", "place fishing")
    assert goods(t) == {"wood": 6, "food": 3}


# With other house rules


@both
@pytest.mark.rule("R99", "R97")
def test_where_houses_come_first_a_fire_does_not_make_animals_usable(game: str) -> None:
    row = {**SMALL, "cards": ["fireplace-2"]}
    t = at_markets(game, f"{RULE} house_first", row, sheep=5)
    play(t, "place sheep-market")
    assert offered(t) == numbers(1, 2, 3)
    play(t, "take only 3")
    assert (goods(t), lying(t, "sheep-market")) == ({"sheep": 3}, {"sheep": 2})


@both
@pytest.mark.rule("R99", "R97")
def test_where_houses_come_first_what_was_there_is_cooked_for_what_is_taken(game: str) -> None:
    row = {**SMALL, "cards": ["fireplace-2"], "animals": {"sheep": 3}}
    t = at_markets(game, f"{RULE} house_first", row, sheep=5)
    play(t, "place sheep-market")
    assert offered(t) == numbers(1, 2, 3)
    play(t, "take only 2")
    assert goods(t) == {"sheep": 3, "food": 4}
    assert lying(t, "sheep-market") == {"sheep": 3}


@both
@pytest.mark.rule("R99", "R97")
def test_where_houses_come_first_another_type_leaves_the_pasture_to_what_is_taken(
    game: str,
) -> None:
    row = {**SMALL, "cards": ["fireplace-2"], "animals": {"boar": 3}}
    t = at_markets(game, f"{RULE} house_first", row, sheep=5)
    play(t, "place sheep-market", "take only 3")
    assert offered(t) == {"cook boar", "release sheep"}
    play(t, "cook boar", "cook boar", "cook boar")
    assert goods(t) == {"sheep": 3, "food": 6}


@both
@pytest.mark.rule("R99", "R98")
def test_room_in_a_second_pasture_does_not_make_animals_usable(game: str) -> None:
    for rules, most in ((RULE, 5), (f"{RULE} one_pasture", 3)):
        t = at_markets(game, rules, {"pastures": [["r1c4"], ["r1c5"]]}, sheep=9)
        play(t, "place sheep-market")
        assert offered(t) == numbers(*range(1, most + 1))


# Hand cards


@pytest.mark.rule("R99")
@pytest.mark.card("A086", "A012")
def test_room_that_cards_make_counts() -> None:
    pile = {"cattle-market": {"goods": {"cattle": 9}}}
    row = {"cards": ["A086", "A012"], **SMALL}
    t = revised.alone(row, spaces=pile, options=options(RULE))
    play(t, "place cattle-market")
    assert offered(t) == numbers(1, 2, 3, 4, 5, 6)


@pytest.mark.rule("R99")
@pytest.mark.card("A147")
def test_the_animal_dealers_animal_comes_on_top() -> None:
    pile = {"sheep-market": {"goods": {"sheep": 5}}}
    row = {"cards": ["A147"], "goods": {"food": 1}, **SMALL}
    t = revised.alone(row, seats=4, spaces=pile, options=options(RULE))
    play(t, "place sheep-market", "use A147")
    assert (goods(t), offered(t)) == ({"sheep": 1}, numbers(1, 2))
    play(t, "take only 1")
    assert (goods(t), lying(t, "sheep-market")) == ({"sheep": 2}, {"sheep": 4})


@pytest.mark.rule("R99")
@pytest.mark.card("A050")
def test_the_milk_jug_pays_for_the_market_however_few_are_taken() -> None:
    pile = {"cattle-market": {"goods": {"cattle": 3}}}
    row = {"cards": ["A050"], "pastures": MEADOWS}
    t = revised.alone(row, spaces=pile, options=options(RULE))
    play(t, "place cattle-market", "take only 1")
    assert goods(t) == {"cattle": 1, "food": 3}
    assert goods(t, 1) == {"food": 1}


@pytest.mark.rule("R99")
@pytest.mark.card("E162", "E20")
@pytest.mark.parametrize(
    ("cards", "food"), [(["E162", "A6"], 3), (["E20"], 2)], ids=["meat seller", "simple fireplace"]
)
def test_whatever_cooks_makes_animals_usable(cards: list[str], food: int) -> None:
    pile = {"pig-market": {"goods": {"boar": 3}}}
    t = first.alone({"cards": cards}, seats=4, spaces=pile, options=options(RULE))
    play(t, "place pig-market")
    assert offered(t) == numbers(1, 2, 3)
    play(t, "take only 2")
    assert goods(t) == {"boar": 1, "food": food}
    assert lying(t, "pig-market") == {"boar": 1}


@pytest.mark.rule("R99")
@pytest.mark.card("A086", "K306")
@pytest.mark.parametrize(("scenes", "card"), [(revised, "A086"), (first, "K306")])
def test_rooms_of_the_animal_tamer_take_any_type(scenes: Scenes, card: str) -> None:
    pile = {"sheep-market": {"goods": {"sheep": 3}}}
    row = {"cards": [card], "animals": {"boar": 1}}
    t = scenes.alone(row, spaces=pile, options=options(RULE))
    play(t, "place sheep-market")
    assert offered(t) == numbers(1, 2)
    play(t, "take only 1")
    assert goods(t) == {"sheep": 1, "boar": 1}
