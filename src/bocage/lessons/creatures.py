"""All Creatures Big and Small: the first game, with two farms and the standard rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from .lesson import Lesson, Moment, Step, When
from .when import (
    after,
    all_of,
    always,
    asked,
    before,
    happens,
    no,
    offered,
    over,
    ready,
    since,
    some,
)

ANIMALS: Final = ("sheep", "pig", "cow", "horse")
ANIMAL_SPACES: Final = ("millpond", "pigs-and-sheep", "cows-and-pigs", "horses-and-sheep")
ABOVE_COTTAGE: Final = ("border f2n", "border f2w", "border g2w")
HERD: Final = 4
"""From so many animals on a type costs no points."""
MUCH: Final = 8
"""More wood than one action needs."""
WORKERS: Final = 3
STALL_STONES: Final = 3
HOME: Final = ("f", "g")
"""The columns of the board that one begins with."""
FENCES: Final = ("space:fences",)
WOOD: Final = ("space:three-wood",)
STONES: Final = ("space:two-stone", "space:one-stone", "space:building-materials")
HERDS: Final = tuple([f"count:{animal}" for animal in ANIMALS])
PLACES: Final = tuple([f"place {space}" for space in ANIMAL_SPACES])


def working(moment: Moment) -> bool:
    """The learner places a worker."""
    return moment.kind == "place"


def placed(n: int) -> When:
    """The learner places a worker, having placed so many in this round."""
    return lambda moment: working(moment) and moment.mine["to_place"] <= WORKERS - n


def pastures(moment: Moment) -> list[dict[str, Any]]:
    """The closed pastures of the learner's farm."""
    return [place for place in moment.mine["housing"] if place["kind"] == "pasture"]


def fenced(moment: Moment) -> bool:
    """There is a closed pasture."""
    return bool(pastures(moment))


def wood(n: int) -> When:
    """The learner has so much wood."""
    return lambda moment: moment.mine["goods"].get("wood", 0) >= n


def borders(n: int) -> When:
    """The learner has so many borders in stock."""
    return lambda moment: moment.mine["goods"].get("border", 0) >= n


def heap(moment: Moment, space: str) -> dict[str, int]:
    """What lies on a space."""
    found: dict[str, int] = next(
        one.get("goods", {}) for one in moment.view["spaces"] if one["id"] == space
    )
    return found


def lying(moment: Moment, space: str) -> dict[str, int]:
    """The animals on a space."""
    return {animal: n for animal, n in heap(moment, space).items() if animal in ANIMALS}


def room(moment: Moment, animal: str) -> int:
    """How many more of a type find room as the animals stand now."""
    free = 0
    for place in moment.mine["housing"]:
        if animal in place["types"] and set(place["animals"]) <= {animal}:
            free += place["capacity"] - sum(place["animals"].values())
    return free


def fitting(moment: Moment) -> list[str]:
    """The spaces of which all animals find room, the fullest first."""
    found: dict[str, int] = {}
    for space in ANIMAL_SPACES:
        animals = lying(moment, space)
        if animals and moment.offers(f"place {space}"):
            if all(room(moment, animal) >= n for animal, n in animals.items()):
                found[space] = sum(animals.values())
    return sorted(found, key=lambda space: -found[space])


def pairing(moment: Moment) -> list[str]:
    """Those of them that make a pair of a single animal."""
    single = [animal for animal, n in moment.mine["animals"].items() if n == 1]
    return [
        space
        for space in fitting(moment)
        if any(animal in lying(moment, space) for animal in single)
    ]


def pointing(spaces: Sequence[str]) -> tuple[str, ...]:
    """Spaces as places to point at."""
    return tuple([f"space:{space}" for space in spaces])


def fullest(moment: Moment) -> tuple[str, ...]:
    """The space with the most animals that all find room."""
    return pointing(fitting(moment)[:1])


def pairs(moment: Moment) -> tuple[str, ...]:
    """The best space for a pair."""
    return pointing(pairing(moment)[:1])


def stones(moment: Moment) -> tuple[str, ...]:
    """The space that brings most of what a stall still costs, or none."""
    goods = moment.mine["goods"]
    if goods.get("stone", 0) >= STALL_STONES:
        found = ["building-materials", "millpond"]
        found = [space for space in found if space[0] == "b" or "reed" in heap(moment, space)]
    else:
        found = sorted(
            ["one-stone", "two-stone"], key=lambda one: -heap(moment, one).get("stone", 0)
        )
    return pointing([space for space in found if moment.offers(f"place {space}")][:1])


def stocked(moment: Moment) -> bool:
    """There are animals on the farm."""
    return bool(moment.mine["animals"])


def fed(moment: Moment) -> bool:
    """There is a trough on the farm."""
    return bool(moment.mine["troughs"])


def extended(moment: Moment) -> bool:
    """The farm has an extension."""
    return len(moment.mine["columns"]) > len(HOME)


def unclosed(moment: Moment) -> bool:
    """There are borders, but no pasture, after the learner has built."""
    return working(moment) and bool(moment.mine["borders"]) and not fenced(moment)


def full(moment: Moment) -> bool:
    """There are pastures, and all are full."""
    found = pastures(moment)
    return bool(found) and all(
        sum(place["animals"].values()) == place["capacity"] for place in found
    )


def stalled(moment: Moment) -> bool:
    """There is a stall or stables on the learner's farm."""
    return bool({"stall", "stables", "open-stables"} & set(moment.mine["tiles"].values()))


def trough_sites(moment: Moment) -> tuple[str, ...]:
    """The spaces of pastures where a trough can be placed."""
    cells = [cell for place in pastures(moment) for cell in place["cells"]]
    return tuple([f"action:trough {cell}" for cell in cells if moment.offers(f"trough {cell}")])


def closing(moment: Moment) -> tuple[str, ...]:
    """The borders that the space above the cottage still needs."""
    return tuple([f"action:{border}" for border in ABOVE_COTTAGE if moment.offers(border)])


def begun(moment: Moment) -> bool:
    """A round has just begun."""
    return bool(moment.happened("round", -1)) and moment.round > 1


def barren(moment: Moment) -> bool:
    """The breeding brought nothing, though there were animals."""
    animals = moment.mine["animals"].values()
    return begun(moment) and bool(animals) and max(animals) == 1


def lost(moment: Moment) -> dict[str, Any]:
    """What has just been let go for want of room, young ones apart."""
    gone = [entry for entry in moment.happened("release") if "goods" in entry.values]
    if not gone or moment.happened("breed") or moment.happened("round", -1):
        return {}
    return {"goods": gone[0].values["goods"]}


def few(moment: Moment) -> bool:
    """There are fewer than four of a type."""
    return any(moment.mine["animals"].get(animal, 0) < HERD for animal in ANIMALS)


def wasted(moment: Moment) -> bool:
    """An extension has a space that is not used."""
    return any(cell[0] not in HOME for cell in moment.mine["unused"])


GOAL: Final = (
    Step("goal-1", always, ("farm",), "goal"),
    Step("goal-2", always, ("seat",), "goal"),
    Step("goal-3", always, ("farm",), "goal"),
)
FAULTS: Final = (
    Step("no-room", lost, ("farm",), "fault", times=2),
    Step("young-lost", all_of(begun, happens("release")), ("farm",), "fault"),
    Step("open", unclosed, ("farm",), "fault"),
    Step("single", all_of(since(3), barren), HERDS, "fault"),
    Step("hoard", all_of(since(4), wood(MUCH)), ("count:wood",), "fault"),
    Step("borders-out", all_of(working, no(borders(1))), ("space:expand",), "fault"),
    Step("gap", all_of(since(6), placed(1), few), HERDS, "fault"),
    Step("unused", all_of(since(7), placed(1), wasted), ("farm",), "fault"),
)
THINGS: Final = (
    Step("place", working, ("board",)),
    Step("turns", happens("place"), ("others",)),
    Step("borders", asked("border"), ("farm",)),
    Step("pasture", fenced, ("farm",)),
    Step("animals", all_of(working, fenced, offered(*PLACES)), pointing(ANIMAL_SPACES)),
    Step("housed", lambda moment: bool(moment.mine["animals"]), ("farm",)),
    Step("breeding", since(2), ("farm",)),
    Step("refill", since(2), pointing(ANIMAL_SPACES)),
    Step("trough", all_of(since(2), placed(1), fenced), ("space:troughs",)),
    Step("walls", all_of(since(2), placed(2), offered("place walls")), ("space:walls",)),
    Step("stalls", all_of(since(3), working, no(stalled)), ("space:stall", *STONES)),
    Step("stall-site", asked("stall"), ("farm",)),
    Step("starter", all_of(since(3), placed(1)), ("space:start-player",)),
    Step("expand", all_of(since(3), placed(2), offered("place expand")), ("space:expand",)),
    Step("extension", extended, ("farm",)),
    Step("stables", all_of(placed(1), offered("place stables")), ("space:stables",)),
    Step("special", all_of(since(3), placed(1), offered("place special")), ("cards",)),
    Step("part", asked("part"), ("answers",)),
    Step("half", since(5), HERDS),
    Step("late", since(7), ("seat",)),
    Step("last", since(8), ("farm",)),
)
TRIES: Final = (
    Step("try-close", all_of(no(fenced), some(closing)), closing, "try"),
    Step("try-finish", all_of(before(3), asked("border"), fenced), ("action:done",), "try"),
    Step("try-trough-site", some(trough_sites), trough_sites, "try"),
    Step("try-fences", all_of(no(fenced), wood(3), offered("place fences")), FENCES, "try"),
    Step("try-wood", all_of(no(fenced), no(wood(3)), offered("place three-wood")), WOOD, "try"),
    Step("try-walls", all_of(no(fenced), offered("place walls")), ("space:walls",), "try"),
    Step("try-animals", all_of(no(stocked), some(fitting)), fullest, "try"),
    Step("try-pair", all_of(before(6), some(pairing)), pairs, "try"),
    Step("try-trough", all_of(full, no(fed), offered("place troughs")), ("space:troughs",), "try"),
    Step("try-stall", all_of(no(stalled), offered("place stall")), ("space:stall",), "try"),
    Step(
        "try-expand",
        all_of(after("expand"), no(extended), before(6), offered("place expand")),
        ("space:expand",),
        "try",
    ),
    Step("try-stone", all_of(after("stalls"), no(stalled), some(stones)), stones, "try"),
    Step("try-more", all_of(since(7), some(fitting)), fullest, "try"),
    Step("confirm", ready, ("confirm",), "try"),
)
STEPS: Final = (*GOAL, *FAULTS, *THINGS, Step("over", over, ("scores",)), *TRIES)
LESSON: Final = Lesson("creatures", "creatures", STEPS, seed=1, minutes=15, bots=("beginner",))
LESSONS: Final = {LESSON.game: LESSON}
"""The lesson by its game."""
