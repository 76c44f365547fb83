"""Why in Hallertau: the community centre and its crafts, fields, sheep, what a space costs."""

from __future__ import annotations

from collections.abc import Iterator

from ...games.hallertau.shapes import SeatView
from ...kernel.messages import Message
from .general import SLIGHT, score_sheet
from .outcome import Outcome, Why


def reasons(o: Outcome) -> Iterator[Why]:
    """All that speaks for an action."""
    yield from centre(o)
    yield from crafts(o)
    yield from fields(o)
    yield from goods(o)
    yield from price(o)
    yield from score_sheet(o)


def centre(o: Outcome) -> Iterator[Why]:
    """The community centre moves on: more workers, or points."""
    if o.own["centre"] <= o.mine["centre"]:
        return
    rounds = o.view["rounds"] - o.view["round"]
    points = o.own["points"] - o.mine["points"]
    workers = o.own["window"] - o.mine["window"]
    if points > 0:
        yield float(points), Message("why-centre", {"points": points})
    elif workers > 0 and rounds > 0:
        values = {"n": o.own["window"], "rounds": rounds}
        yield 2.0 * rounds, Message("why-workers", values)


def crafts(o: Outcome) -> Iterator[Why]:
    """A craft advances that keeps the community centre where it is."""
    behind = [craft["id"] for craft in o.mine["crafts"] if craft["position"] <= o.mine["centre"]]
    left = [craft["id"] for craft in o.own["crafts"] if craft["position"] <= o.mine["centre"]]
    if len(left) < len(behind) and o.own["centre"] == o.mine["centre"]:
        moved = next(craft for craft in behind if craft not in left)
        yield 3.0, Message("why-craft", {"craft": moved, "n": len(left)})


def fields(o: Outcome) -> Iterator[Why]:
    """What is sown brings as much as its row says; fields that go up bring more."""
    before, after = sown(o.mine), sown(o.own)
    crops = {crop: n - before.get(crop, 0) for crop, n in after.items() if n > before.get(crop, 0)}
    if crops and not o.gains("goods"):
        yield 0.4 * sum(crops.values()), Message("why-sown", {"goods": crops})
    up = sum([field["row"] for field in o.own["fields"]])
    up -= sum([field["row"] for field in o.mine["fields"]])
    count = len(o.own["fields"]) - len(o.mine["fields"])
    if count > 0:
        yield 1.0 * count, Message("why-new-field", {"n": len(o.own["fields"])})
    elif up > 0 and not count:
        yield SLIGHT * up, Message("why-rows", {"n": up})


def sown(mine: SeatView) -> dict[str, int]:
    """What the fields will bring, by crop."""
    found: dict[str, int] = {}
    for field in mine["fields"]:
        crop = field["crop"]
        if crop is not None:
            n = field["row"] * (2 if field["double"] else 1)
            found[crop] = found.get(crop, 0) + n
    return found


def goods(o: Outcome) -> Iterator[Why]:
    """Sheep, jewels and tools."""
    n = sum(o.own["sheep"].values()) - sum(o.mine["sheep"].values())
    if n > 0:
        yield 1.0 * n, Message("why-sheep", {"n": n})
    jewels = o.own["jewels"] - o.mine["jewels"]
    if jewels > 0:
        yield 1.5 * jewels, Message("why-jewel", {"n": jewels})
    tools = o.own["tools"] - o.mine["tools"]
    if tools > 0:
        yield SLIGHT * tools, Message("why-tools", {"n": o.own["tools"]})


def price(o: Outcome) -> Iterator[Why]:
    """A space that takes fewer workers now than it will afterwards."""
    for before, after in zip(o.view["spaces"], o.after["spaces"], strict=True):
        if before["id"] != o.action.argument or before["cost"] is None:
            continue
        if after["cost"] is None:
            yield 0.3, Message("why-last-space")
        elif after["cost"] > before["cost"]:
            values = {"n": before["cost"], "then": after["cost"]}
            yield 0.4, Message("why-cheap", values)
