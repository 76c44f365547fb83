"""Goods are conserved: the log accounts for every good on every farm and every space."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import bocage

from ...contract import driver

VARIANTS = [
    v
    for v in driver.variants()
    if v[0] == "agricola-revised" or (v[0] == "agricola-classic" and v[2]["cards"] == "none")
]
"""The first edition's hand cards are not accounted for."""

GAINS = {"log-receive", "log-receive.card", "log-breed", "log-reap"}
LOSSES = {
    "log-pay",
    "log-room",
    "log-stable",
    "log-renovate",
    "log-divide",
    "log-fence",
    "log-build",
    "log-sow",
    "log-release",
    "log-feed",
    "log-bake",
    "log-eat",
    "log-cook",
    "log-craft",
    "log-play",
    "log-sow-card",
    "log-trade",
    "log-lay-back",
}
NEITHER = {
    "log-round",
    "log-reveal",
    "log-harvest",
    "log-game-over",
    "log-place",
    "log-pass",
    "log-starting-player",
    "log-grow",
    "log-plow",
    "log-upgrade",
    "log-beg",
    "log-forgo",
    "log-schedule",
    "log-passed-on",
    "log-move",
    "log-adopt",
    "log-pick",
    "log-room.bare",
    "log-stable.bare",
    "log-renovate.bare",
    "log-divide.bare",
    "log-fence.bare",
    "log-play.bare",
    "log-draft",
    "log-drop",
    "log-mulligan",
    "log-draw",
    "log-drawn",
    "log-discard",
}
SEED_GIVES = {"grain": 3, "vegetable": 2}


def balance(table: bocage.Table, seat: int) -> Counter[str]:
    """A seat's goods by its log entries."""
    account: Counter[str] = Counter()
    for entry in table.log:
        assert entry.id in GAINS | LOSSES | NEITHER, entry
        if entry.seat != seat or entry.id in NEITHER:
            continue
        sign = 1 if entry.id in GAINS else -1
        for good, n in entry.values["goods"].items():
            account[good] += sign * n
        account["food"] += entry.values.get("food", 0)
    return account


def standing(table: bocage.Table, seat: int) -> Counter[str]:
    """What should stand on a seat's fields by its log entries."""
    account: Counter[str] = Counter()
    for entry in table.log:
        if entry.seat == seat and entry.id in ("log-sow", "log-sow-card"):
            for good, n in entry.values["goods"].items():
                account[good] += SEED_GIVES[good] * n
        if entry.seat == seat and entry.id == "log-reap":
            account.subtract(entry.values["goods"])
    return account


def cleaned(account: Counter[str]) -> dict[str, int]:
    """Without zeros."""
    return {good: n for good, n in account.items() if n}


@pytest.mark.parametrize("variant", VARIANTS, ids=driver.name)
def test_the_log_accounts_for_all_goods(variant: driver.Variant) -> None:
    game, seats, options = variant
    for seed in range(12):
        table = bocage.new(game, seats=seats, seed=seed, **options)
        start = table.position()["starting_player"]
        rng = random.Random(seed)
        while table.decision is not None:
            table.play(rng.choice(table.decision.actions))
        for number, seat in enumerate(table.position()["seats"]):
            account = balance(table, number)
            account["food"] += 0 if seats == 1 else 2 if number == start else 3
            assert cleaned(account) == {**seat["goods"], **seat["animals"]}
            fields: Counter[str] = Counter()
            for crops in seat["fields"].values():
                fields.update(crops)
            fields["vegetable"] += seat.get("memory", {}).get("B068", 0)
            assert cleaned(standing(table, number)) == cleaned(fields)
            begged = sum(
                e.values["begging"] for e in table.log if e.id == "log-beg" and e.seat == number
            )
            assert begged == seat["begging"]


@pytest.mark.parametrize("variant", VARIANTS, ids=driver.name)
def test_what_is_laid_on_spaces_is_taken_or_still_there(variant: driver.Variant) -> None:
    game, seats, options = variant
    for seed in range(6):
        table = bocage.new(game, seats=seats, seed=seed, **options)
        rng = random.Random(seed)
        while table.decision is not None:
            table.play(rng.choice(table.decision.actions))
        view = table.observe()
        opened = {card: number for number, card in enumerate(table.position()["round_cards"])}
        laid: Counter[str] = Counter()
        there: Counter[str] = Counter()
        for space in view["spaces"]:
            rounds = view["rounds"] - opened.get(space["id"], 0)
            for good, n in space["gathers"].items():
                laid[good] += n * rounds
            there.update(space.get("goods", {}))
        for entry in table.log:
            if entry.id == "log-receive" and entry.values["source"] == "space":
                there.update(entry.values["goods"])
            if entry.id == "log-lay-back":
                laid.update(entry.values["goods"])
        assert laid == there
