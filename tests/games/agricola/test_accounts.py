"""Goods are conserved: the log accounts for every good on every farm and every space."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import bocage

from ...contract import driver
from ...kernel.catalogues import file_of, patterns
from .accounts import CARD_FIELDS, GAINS, LOSSES, NEITHER, Accounts

LIKED = {"play": 20.0, "use": 5.0, "done": 0.5}
VARIANTS = [v for v in driver.variants() if v[0].startswith("agricola-")]


def cleaned(account: Counter[str]) -> dict[str, int]:
    """Without zeros."""
    return {good: n for good, n in account.items() if n}


def check_farms(table: bocage.Table, start: int) -> None:
    """What every seat has and what stands on its fields is what the log tells."""
    books = Accounts(table)
    view = table.observe(None)
    for number, seat in enumerate(table.position()["seats"]):
        account = books.supplies[number]
        less = number == start and "larkin" not in table.options
        account["food"] += 0 if table.seats == 1 else 2 if less else 3
        assert cleaned(account) == {**seat["goods"], **seat["animals"]}
        fields: Counter[str] = Counter()
        for crops in seat["fields"].values():
            fields.update(crops)
        for card, crops in view["seats"][number].get("on_cards", {}).items():
            if card in CARD_FIELDS:
                fields.update(crops)
        assert cleaned(books.standing[number]) == cleaned(fields)
        assert books.begged[number] == seat["begging"]


def check_spaces(table: bocage.Table) -> None:
    """What lies on spaces is what was laid there and not taken."""
    books = Accounts(table)
    view = table.observe()
    opened = {card: number for number, card in enumerate(table.position()["round_cards"])}
    there = books.from_spaces
    laid = books.onto_spaces
    for space in view["spaces"]:
        rounds = view["rounds"] - {**opened, **books.opened}.get(space["id"], 0)
        for good, n in space["gathers"].items():
            laid[good] += n * rounds
        there.update(space.get("goods", {}))
    assert cleaned(laid) == cleaned(there)


def played(variant: driver.Variant, seed: int) -> tuple[bocage.Table, int]:
    """A game played at random, and who had the starting player marker at first.

    Cards are played and used rather than not.
    """
    game, seats, options = variant
    table = bocage.new(game, seats=seats, seed=seed, **options)
    start: Any = table.position()["starting_player"]
    rng = random.Random(seed)
    while table.decisions:
        decision = table.decisions[0]
        weights = [LIKED.get(action.verb, 1.0) for action in decision.actions]
        table.play(rng.choices(decision.actions, weights)[0], decision.seat)
    return table, int(start)


def test_every_line_of_the_log_is_accounted_for() -> None:
    lines = {id for id in patterns("en") if id.startswith("log-")}
    ours = {id for id in lines if file_of("en")[id.partition(".")[0]].startswith("agricola")}
    assert ours ^ (GAINS | LOSSES | NEITHER) == set()


@pytest.mark.parametrize("variant", VARIANTS, ids=driver.name)
def test_the_log_accounts_for_all_goods(variant: driver.Variant) -> None:
    for seed in range(12):
        check_farms(*played(variant, seed))


@pytest.mark.parametrize("variant", VARIANTS, ids=driver.name)
def test_what_is_laid_on_spaces_is_taken_or_still_there(variant: driver.Variant) -> None:
    for seed in range(6):
        check_spaces(played(variant, seed)[0])
