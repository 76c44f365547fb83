"""Scenarios: set a board, play, check the board, all through the public interface."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import bocage

from ..common import choices as choices
from ..common import deciding as deciding
from ..common import events as events
from ..common import goods as goods
from ..common import lines as lines
from ..common import offered as offered
from ..common import play as play
from ..common import play_if_asked as play_if_asked
from ..common import play_out as play_out
from ..common import prompt as prompt
from ..common import reason as reason
from ..common import seat as seat
from ..common import total as total

GAME = "hallertau"
GRAIN = ("barley", "flax", "hops", "rye")
GOODS = (*GRAIN, "hide", "meat", "milk", "wool", "clay")
CRAFTS = ("carpentry", "brewery", "icehouse", "bakery", "manufacturer")
DECKS = ("gateway", "farmyard", "bonus", "point")
SECTIONS = {
    1: ("gateway-card", "sheep-breeding", "sheep-shearing", "clay-delivery", "farming"),
    2: ("farmyard-card", "butchery", "nursery", "busy-weekend", "clearing"),
    3: ("bonus-card", "small-trade", "cultivation", "weekly-market", "land-sale"),
    4: ("point-card", "fertilizing", "tool-shed", "town-hall", "sheep-market"),
}
SPACES = tuple(space for section in SECTIONS.values() for space in section)
CORNERS = tuple(section[0] for section in SECTIONS.values())
TURN = "prompt-hallertau-turn"
CARDS = "prompt-hallertau-cards"


def new(seats: int = 2, seed: int = 1, **options: Any) -> bocage.Table:
    """A new game with some options."""
    return bocage.new(GAME, seats=seats, seed=seed, **options)


def table(*seats: dict[str, Any], **position: Any) -> bocage.Table:
    """A table at a hand-written position; a seat is what differs from the start of the game.

    One seat is played for each dictionary given, one if there is none. By default it is seat 0's
    turn in the actions of round 1, the action board is empty, hands are empty and the villages
    are as at the start: 1 barley, 1 flax, 1 rye, empty fields in rows 2, 3 and 4, 6 workers.
    The options `cards`, `gateway`, `farmyard` and `merged` may be given one by one.
    """
    options = dict(position.pop("options", {}))
    for name in ("cards", "gateway", "farmyard", "merged"):
        if name in position:
            options[name] = position.pop(name)
    return bocage.load({"game": GAME, "options": options, "seats": list(seats) or [{}], **position})


def village(**seat: Any) -> dict[str, Any]:
    """A seat with nothing at all in stock but what is given: no goods, no fields."""
    return {"goods": {}, "fields": [], **seat}


def farming(*fields: str, **seat: Any) -> dict[str, Any]:
    """A seat with these fields and no goods but those given."""
    return village(**{"fields": list(fields), **seat})


def standing(everywhere: int = 0, **crafts: int) -> dict[str, Any]:
    """A seat's crafts where they are given, all others at one place, boulders just reset.

    The community centre stands at the rearmost craft; a boulder past the edge lies at 11.
    """
    places = {name: crafts.get(name, everywhere) for name in CRAFTS}
    return {
        "crafts": places,
        "boulders": {name: [min(at + 2, 11), min(at + 4, 11)] for name, at in places.items()},
        "centre": min(places.values()),
    }


def progress(*seats: dict[str, Any], **position: Any) -> bocage.Table:
    """A table at the beginning of phase 9, seat 0 to move."""
    return table(*seats, **{"phase": "progress", **position})


def ended(*seats: dict[str, Any], **position: Any) -> bocage.Table:
    """A table where the game is over."""
    return table(*seats, **{"phase": "end", "round": 6, **position})


def outcomes(table: bocage.Table, *actions: str) -> list[bocage.Table]:
    """All ways in which some actions can end, whatever the seat answers to what follows.

    A way ends where the seat's next turn, another seat or another phase asks.
    """
    start = table.copy()
    who, phase = deciding(start), current(start)
    play(start, *actions)
    waiting, seen = [start], set[str]()
    found: list[bocage.Table] = []
    while waiting:
        here = waiting.pop()
        key = json.dumps(here.position(), sort_keys=True)
        if key in seen:
            continue
        seen.add(key)
        if deciding(here) != who or current(here) != phase or prompt(here) == TURN:
            found.append(here)
            continue
        for answer in offered(here) - {"sparing", "quiet"}:
            there = here.copy()
            there.play(answer)
            waiting.append(there)
    return found


def decline(table: bocage.Table) -> None:
    """Answer `done` as long as it is offered."""
    while "done" in offered(table):
        table.play("done")


def work_off(table: bocage.Table) -> None:
    """End the actions of this round: everybody turns all workers into tools, cards stay in hand."""
    number = table.observe(0)["round"]
    while table.decision and current(table) == (number, "actions"):
        tools = sorted(int(count) for count in choices(table, "tools"))
        table.play(f"tools {tools[-1]}" if tools else "done")


def wait_for(table: bocage.Table, phase: str, number: int | None = None) -> None:
    """Decline everything until somebody is asked in a phase (of a round), or the game is over."""
    while table.decision and not (
        phase == table.observe(0)["phase"] and number in (None, table.observe(0)["round"])
    ):
        idle(table)


def wait_for_round(table: bocage.Table, number: int) -> None:
    """Decline everything until somebody is asked in a round, or the game is over."""
    while table.decision and table.observe(0)["round"] < number:
        idle(table)


def idle(table: bocage.Table) -> None:
    """Give one answer that does as little as possible: `done`, workers into tools, or the first."""
    texts = [action.text for action in table.decision.actions] if table.decision else []
    tools = [text for text in texts if text.startswith("tools ")]
    most = max(tools, key=lambda text: int(text.split()[1]), default=texts[0])
    table.play("done" if "done" in texts else most)


def current(table: bocage.Table) -> tuple[int, str]:
    """The round and the phase."""
    sight = table.observe(0)
    return sight["round"], sight["phase"]


def refused(table: bocage.Table, action: str) -> str | None:
    """As `reason`, without the words that all of this game's reasons begin with."""
    found = reason(table, action)
    return found.removeprefix("reason-hallertau-") if found is not None else None


def sheep(table: bocage.Table, number: int = 0) -> dict[str, int]:
    """A seat's sheep by where they stand, without zeros."""
    return {place: count for place, count in seat(table, number)["sheep"].items() if count}


def fields(table: bocage.Table, number: int = 0) -> list[str]:
    """A seat's fields as texts such as `empty-3`, `rye-4` and `rye+rye-5`, sorted."""
    return sorted(field_name(field) for field in seat(table, number)["fields"])


def field_name(field: dict[str, Any]) -> str:
    """A field of a view as a text: what stands on it and its row."""
    crop = field["crop"] or "empty"
    return f"{crop}+{crop}-{field['row']}" if field["double"] else f"{crop}-{field['row']}"


def hand(table: bocage.Table, number: int = 0) -> list[str]:
    """The numbers of the cards in a seat's hand."""
    return list(seat(table, number)["hand"])


def played(table: bocage.Table, number: int = 0) -> list[str]:
    """The numbers of the cards that a seat has played."""
    return list(seat(table, number)["played"])


def craft(table: bocage.Table, name: str, number: int = 0) -> dict[str, Any]:
    """A craft of a seat: position, boulders, steps in this phase 9."""
    found: list[dict[str, Any]] = seat(table, number)["crafts"]
    return next(item for item in found if item["id"] == name)


def positions(table: bocage.Table, number: int = 0) -> dict[str, int]:
    """Where a seat's crafts stand."""
    return {item["id"]: item["position"] for item in seat(table, number)["crafts"]}


def boulders(table: bocage.Table, name: str, number: int = 0) -> list[int]:
    """Where the two boulders of a craft lie."""
    return list(craft(table, name, number)["boulders"])


def space(table: bocage.Table, name: str) -> dict[str, Any]:
    """A space as everybody sees it."""
    spaces: list[dict[str, Any]] = table.observe(0)["spaces"]
    return next(found for found in spaces if found["id"] == name)


def rows(table: bocage.Table, name: str) -> list[int]:
    """The workers in the rows of a space, from the bottom."""
    return list(space(table, name)["rows"])


def occupied(table: bocage.Table) -> set[str]:
    """The spaces that hold workers."""
    return {found["id"] for found in table.observe(0)["spaces"] if any(found["rows"])}


def decks(table: bocage.Table) -> dict[str, int]:
    """How many cards can still be drawn from each deck."""
    return dict(table.observe(0)["decks"])


def payments(table: bocage.Table, name: str, number: int = 0) -> set[str]:
    """How an advance of a craft can be paid in goods now, as texts such as `2clay+1rye`."""
    prices = table.observe(number)["prices"]
    found = next(price for price in prices if price["craft"] == name)
    return {payment_name(payment) for payment in found["payments"]}


def payment_name(payment: dict[str, int]) -> str:
    """A payment as a text such as `2clay+1rye`, goods in alphabetical order."""
    return "+".join(f"{payment[good]}{good}" for good in sorted(payment) if payment[good])


def in_order(text: str) -> str:
    """The text of a payment with its goods in alphabetical order."""
    return "+".join(sorted(text.split("+"), key=lambda part: part.lstrip("0123456789")))


def pays(table: bocage.Table) -> dict[str, str]:
    """What is offered with `pay`: the actions by their payment, goods in alphabetical order."""
    return {in_order(text): f"pay {text}" for text in choices(table, "pay")}


def advance(table: bocage.Table, name: str, payment: str) -> None:
    """Advance a craft for a payment, which need not be asked for when there is no other."""
    assert in_order(payment) in payments(table, name, deciding(table) or 0)
    table.play(f"advance {name}")
    if prompt(table) == "prompt-hallertau-pay":
        table.play(pays(table)[in_order(payment)])


def logged(table: bocage.Table) -> Counter[str]:
    """How often each kind of event stands in the log, without the words all begin with."""
    return Counter(entry.id.removeprefix("log-hallertau-") for entry in table.log)


def asked(t: bocage.Table) -> tuple[int | None, str | None]:
    """Who is asked what."""
    return deciding(t), prompt(t)
