"""The accounts of a table by its log: every line that moves goods, and what it moves."""

from __future__ import annotations

from collections import Counter
from typing import final

import bocage

GAINS = {
    "log-receive",
    "log-receive.card",
    "log-breed",
    "log-reap",
    "log-buy-from",
    "log-take-from",
    "log-claim",
    "log-off-card",
    "log-market-get",
}
LOSSES = {
    "log-pay",
    "log-pay-to",
    "log-room",
    "log-stable",
    "log-renovate",
    "log-fence",
    "log-build",
    "log-sow",
    "log-sow.unusual",
    "log-release",
    "log-feed",
    "log-bake",
    "log-eat",
    "log-cook",
    "log-craft",
    "log-play",
    "log-sow-card",
    "log-sow-card.unusual",
    "log-trade",
    "log-lay-back",
    "log-put-on-card",
    "log-give-back",
    "log-fence-edge",
    "log-divide",
    "log-put-in-room",
    "log-partner-room",
    "log-partner-stable",
    "log-market-give",
    "log-kept",
}
NEITHER = {
    "log-kept.bare",
    "log-kept-lost",
    "log-invite",
    "log-use-plough",
    "log-do-without",
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
    "log-fence.bare",
    "log-build.bare",
    "log-play.bare",
    "log-draft",
    "log-drop",
    "log-mulligan",
    "log-draw",
    "log-drawn",
    "log-discard",
    "log-draw-markers",
    "log-fences-down",
    "log-grow-taller",
    "log-hand-in",
    "log-lay-on",
    "log-leave",
    "log-mark-space",
    "log-new-minors",
    "log-points",
    "log-spread",
    "log-stand-fence",
    "log-stays-home",
    "log-studied",
    "log-taken-back",
    "log-wait",
    "log-lost-with",
    "log-fence-edge.bare",
    "log-divide.bare",
    "log-partner-divide",
    "log-partner-fence",
    "log-partner-fence-edge",
    "log-partner-plow",
    "log-partner-room.bare",
    "log-partner-stable.bare",
}
SOWING = {"log-sow", "log-sow.unusual", "log-sow-card", "log-sow-card.unusual"}
SEED_GIVES = {"grain": 3, "vegetable": 2, "wood": 3}
ANIMALS = {"sheep", "boar", "cattle"}
GARDENER = "I226"
"""Whose vegetables stay on the fields when they are harvested."""
CARD_FIELDS = {"B068", "E18", "E47", "I78", "K105", "K137", "K278", "Z324"}
"""The cards that are fields, or hold what stands on one besides."""
CARD_SPACES = {"E164", "I230"}
"""The cards that are spaces on which goods gather, from the next refill on."""


@final
class Accounts:
    """What the log of a table that is over says of goods: by seat, on fields, on spaces.

    `worked` is the last round in which somebody was placed, `opened` the last one before that in
    which goods gather on a card.
    """

    def __init__(self, table: bocage.Table) -> None:
        self.supplies: list[Counter[str]] = [Counter() for _ in range(table.seats)]
        self.standing: list[Counter[str]] = [Counter() for _ in range(table.seats)]
        self.begged: Counter[int] = Counter()
        self.from_spaces: Counter[str] = Counter()
        self.onto_spaces: Counter[str] = Counter()
        self.opened: dict[str, int] = {}
        self.gardeners: set[int] = set()
        self.worked = 0
        for entry in table.log:
            assert entry.id in GAINS | LOSSES | NEITHER, entry
            goods: dict[str, int] = entry.values.get("goods", {})
            self.supply(entry, goods)
            self.fields(entry, goods)
            self.spaces(entry, goods)

    def supply(self, entry: bocage.Entry, goods: dict[str, int]) -> None:
        """What a line moves to a seat's supply or from it."""
        if entry.id == "log-beg":
            self.begged[entry.seat] += entry.values["begging"]
        if entry.id == "log-put-on-card" and ANIMALS & goods.keys():
            return
        mine = self.supplies[entry.seat]
        if entry.id in GAINS:
            mine.update(goods)
        if entry.id in LOSSES:
            mine.subtract(goods)
            mine["food"] += entry.values.get("food", 0)
        if entry.id in ("log-pay-to", "log-market-give"):
            self.supplies[entry.values["by"]].update(goods)
        if entry.id in ("log-buy-from", "log-market-get"):
            self.supplies[entry.values["by"]].subtract(goods)

    def fields(self, entry: bocage.Entry, goods: dict[str, int]) -> None:
        """What a line puts on a seat's fields or takes from them."""
        card = entry.values.get("card", "")
        if entry.id in SOWING:
            sown = {good: SEED_GIVES[good] * n for good, n in goods.items()}
            self.standing[entry.seat].update(entry.values.get("crops", sown))
        elif entry.id == "log-grow-taller":
            self.standing[entry.seat].update(goods)
        elif entry.id == "log-lost-with" and card in CARD_FIELDS:
            self.standing[entry.seat].subtract(goods)
        elif entry.id == "log-take-from":
            self.standing[entry.values["by"]].subtract(goods)
        elif entry.id == "log-reap":
            kept = {"vegetable"} if entry.seat in self.gardeners else set()
            gone = {good: n for good, n in goods.items() if good not in kept}
            self.standing[entry.seat].subtract(gone)
        elif entry.id.startswith("log-play") and card == GARDENER:
            self.gardeners.add(entry.seat)

    def spaces(self, entry: bocage.Entry, goods: dict[str, int]) -> None:
        """What a line lays on spaces or takes from them."""
        card = entry.values.get("card", "")
        if entry.values.get("source") == "space" or entry.id == "log-claim":
            self.from_spaces.update(goods)
        elif entry.id in ("log-lay-back", "log-lay-on"):
            self.onto_spaces.update(goods)
        elif entry.id.startswith("log-play") and card in CARD_SPACES:
            self.opened[card] = entry.round - (self.worked < entry.round)
        elif entry.id == "log-place":
            self.worked = entry.round
