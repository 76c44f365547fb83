"""Cases for cards: what a seat has, what it plays, and exactly what that changes.

A plain card is shown by a table of `Case` (it is played) and `Short` (it is refused), or by
`graded`, run by one parametrized test. Other cards have scenarios of their own, which carry the
mark `pytest.mark.card("313")` and call `gains` for playing and `refused` for refusals. The sweep
reads all of these.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import bocage
from tests.games.hallertau.scenario import GAME, GOODS, fields

GATEWAY = ("beginner", "intermediate", "expert", "master")
FARMYARD = ("hops", "sheep", "fields", "jewelry")
SIZES = {
    **{f"{deck}": 30 for deck in range(4)},
    **{f"{deck}": 35 for deck in range(4, 8)},
    "8": 45,
    "9": 25,
}
NUMBERS = [f"{deck}{n:02}" for deck, count in SIZES.items() for n in range(1, count + 1)]
"""The numbers of all cards."""
START = "empty-2 empty-3 empty-4"
OTHERS = ("901", "902", "903", "904", "905", "906", "907")
"""Cards to fill a hand with that are no gateway cards."""
FULL = {"clearing": [1, 2, 3]}
"""A board with one space that is full."""


def deck(card: str) -> str:
    """The deck that a card belongs to, by the first digit of its number."""
    first = int(card[0])
    return (
        "gateway" if first < 4 else "farmyard" if first < 8 else "bonus" if first == 8 else "point"
    )


def options(*cards: str) -> dict[str, str]:
    """The options with whose decks these cards are in play."""
    found = {"cards": "full"}
    for card in cards:
        first = int(card[0])
        if first < 4:
            found["gateway"] = GATEWAY[first]
        elif first < 8:
            found["farmyard"] = FARMYARD[first - 4]
    return found


def holding(**have: Any) -> dict[str, Any]:
    """A seat's position: goods by their names (none where left out), all else as in a position.

    `fields` may be a text, "empty-2 rye-4", and without it the seat has the three of the start;
    `sheep` may be a number of sheep in the stables.
    """
    stock = {good: have.pop(good, 0) for good in GOODS}
    ground = have.pop("fields", START)
    sheep = have.pop("sheep", {})
    return {
        "goods": stock,
        "fields": ground.split() if isinstance(ground, str) else ground,
        "sheep": {"stables": sheep} if isinstance(sheep, int) else sheep,
        **have,
    }


def holder(
    card: str, have: dict[str, Any] | None = None, other: dict[str, Any] | None = None, **at: Any
) -> bocage.Table:
    """A table of two where seat 0 holds a card (and what `have` says) and has the turn.

    It is phase 4 of round 1 and nobody stands on the board, unless `at` says otherwise. More cards
    for the hand go into `have["hand"]`; `at["options"]` adds to the decks that the cards ask for.
    """
    mine = holding(**(have or {}))
    theirs = holding(**(other or {}))
    mine["hand"] = [card[:3], *mine.get("hand", [])]
    cards = [*theirs.get("hand", []), *theirs.get("played", []), *mine.get("played", [])]
    chosen = {**options(*cards, *mine["hand"]), **at.pop("options", {})}
    position = {"round": 1, "phase": "actions", "turn": 0, "starting_player": 0, "spaces": {}, **at}
    return bocage.load({"game": GAME, "options": chosen, "seats": [mine, theirs], **position})


def stock(table: bocage.Table, seat: int = 0) -> Counter[str]:
    """All that a seat has, by name: goods, tools, sheep by place, fields, cards in hand by deck."""
    row = table.observe(seat)["seats"][seat]
    found = Counter(row["goods"])
    found.update({"tools": row["tools"], "jewels": row["jewels"], "workers": row["workers"]})
    found.update({f"sheep-{place}": count for place, count in row["sheep"].items()})
    found.update(fields(table, seat))
    found.update(row["hand_size"])
    found["centre"] += row["centre"]
    for craft in row["crafts"]:
        found[craft["id"]] += craft["position"]
        for number, boulder in enumerate(craft["boulders"], 1):
            found[f"{craft['id']}-{number}"] += boulder
    return found


def spaces(table: bocage.Table) -> dict[str, list[int]]:
    """The workers in the rows of the spaces that hold any."""
    return {s["id"]: s["rows"] for s in table.observe(0)["spaces"] if any(s["rows"])}


def difference(before: Counter[str], after: Counter[str]) -> dict[str, int]:
    """What is more or less than before, without what stayed."""
    names = sorted(before.keys() | after.keys())
    return {name: after[name] - before[name] for name in names if after[name] != before[name]}


def gains(table: bocage.Table, action: str, *answers: str, seat: int = 0) -> dict[str, int]:
    """Play a card, answer what is asked, and say what that changed in a seat's stock.

    The card itself must go from the hand to the played ones; it is not counted as a change.
    """
    card = action.removeprefix("play ")[:3]
    before = stock(table, seat)
    for text in (action, *answers):
        table.play(text, seat)
    row = table.observe(seat)["seats"][seat]
    assert card in row["played"] and card not in row["hand"]
    after = stock(table, seat)
    after[deck(card)] += 1
    return difference(before, after)


def refused(table: bocage.Table, action: str, reason: str, seat: int | None = None) -> None:
    """An action is refused for a reason, `card-need` for `reason-hallertau-card-need`."""
    why = table.why_not(action, seat)
    assert why is not None, f"{action} is possible"
    assert why.id == f"reason-hallertau-{reason}"


@dataclass(frozen=True)
class Case:
    """A card that is played (with its step, "007-2"): what a seat has, what it gains, its answers.

    `gains` are names as in `stock`: tools, jewels, sheep-4, empty-2, bonus; `at` is the position
    around the seats, as in `holder`.
    """

    card: str
    have: dict[str, Any]
    gains: dict[str, int]
    answers: tuple[str, ...] = ()
    at: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Short:
    """A card that cannot be played: what a seat has, why not, and the position around it."""

    card: str
    have: dict[str, Any]
    reason: str = "card-need"
    at: dict[str, Any] = field(default_factory=dict)


def name(case: Case | Short) -> str:
    """A case's name among the tests."""
    return case.card


def plays(case: Case) -> None:
    """The card brings exactly what the case says; others, the board and other piles stay."""
    table = holder(case.card, case.have, **case.at)
    others, board, piles = stock(table, 1), spaces(table), table.observe(0)["decks"]
    assert gains(table, f"play {case.card}", *case.answers) == case.gains
    assert stock(table, 1) == others
    assert spaces(table) == board
    drawn = {kind: count - table.observe(0)["decks"][kind] for kind, count in piles.items()}
    assert drawn == {kind: max(0, case.gains.get(kind, 0)) for kind in piles}


def shows(case: Case | Short) -> None:
    """The card does, or is refused, as the case says."""
    if isinstance(case, Case):
        plays(case)
    else:
        refuses(case)


def graded(
    card: str,
    word: str,
    steps: dict[int, dict[str, int]],
    answers: tuple[str, ...] = (),
    **have: Any,
) -> list[Case | Short]:
    """Each step of a card with just enough of something, and with one too few.

    `word` is what the card counts, as in `amount`, and `steps` the gains by the number needed.
    """
    found: list[Case | Short] = []
    for step, (number, gain) in enumerate(steps.items(), 1):
        found.append(Case(f"{card}-{step}", {**have, **amount(word, number)}, gain, answers))
        if number:
            found.append(Short(f"{card}-{step}", {**have, **amount(word, number - 1)}))
    return found


def amount(word: str, number: int) -> dict[str, Any]:
    """So much of something as `holding` takes it: fields, sown ones, cards, or what is counted."""
    if word == "fields":
        return {"fields": ["empty-2"] * number}
    if word == "sown":
        return {"fields": ["rye-2"] * number}
    if word == "hand":
        return {"hand": list(OTHERS[:number])}
    return {word: number}


def refuses(case: Short) -> None:
    """The card cannot be played, and the reason is the one that the case names."""
    table = holder(case.card, case.have, **case.at)
    refused(table, f"play {case.card}", case.reason)
