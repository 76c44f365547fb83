"""The lesson of Agricola Express: against one neighbour, who plays on with the same dice."""

from __future__ import annotations

from typing import Any, Final

from .course import figure
from .lesson import Lesson, Moment, Points, Step, Values, When
from .when import all_of, always, any_of, asked, happens, offered, ready, since

SEED: Final = 233
"""The learner begins, and there is a room among what can be taken."""
HARVESTS: Final = (3, 5, 6)
"""The rounds that end with a harvest."""
ANIMALS: Final = ("sheep", "boar", "cattle")
ENOUGH: Final = 3
"""So many fields and pastures are worth a suggestion."""


def groups(moment: Moment, *starts: str) -> list[dict[str, Any]]:
    """The groups of dice that can be taken by actions with one of these beginnings."""
    if moment.kind != "turn":
        return []
    found: list[dict[str, Any]] = moment.view["groups"]
    return [group for group in found if str(group["action"]).startswith(starts)]


def missing(moment: Moment) -> int:
    """The food that the family still lacks for the next harvest."""
    return max(0, int(moment.mine["need"]) - int(moment.mine["goods"]["food"]))


def hunger(moment: Moment) -> Values:
    """What the family needs at the next harvest, and what it has."""
    mine = moment.mine
    return {"need": mine["need"], "food": mine["goods"]["food"], "missing": missing(moment)}


def harvest_nears(moment: Moment) -> bool | Values:
    """The round before the first harvest has come."""
    return moment.round >= 2 and moment.kind == "turn" and hunger(moment)


def short(moment: Moment) -> bool | Values:
    """The last action before a harvest, and food is missing."""
    mine = moment.mine
    near = moment.kind == "turn" and moment.round in HARVESTS
    last = mine["actions"] - mine["done"] <= 2
    return hunger(moment) if near and last and missing(moment) else {}


def went_hungry(moment: Moment) -> bool | Values:
    """The family has just gone hungry."""
    entries = moment.happened("beg")
    return {"n": entries[0].values["n"], "lost": entries[0].values["points"]} if entries else {}


def let_go(moment: Moment) -> bool | Values:
    """Animals of the learner have just been let go."""
    entries = moment.happened("release")
    return {"goods": entries[0].values["goods"]} if entries else {}


def harvested(moment: Moment) -> bool | Values:
    """The first harvest has scored."""
    totals = moment.mine["totals"]
    return {"points": figure(totals[0])} if totals else {}


def childless(moment: Moment) -> bool:
    """Half the game is over, and there is no baby."""
    return moment.kind == "turn" and moment.round >= 4 and moment.mine["babies"] == 0


def bare(moment: Moment) -> bool:
    """Half the game is over, and there is no pasture."""
    return moment.kind == "turn" and moment.round >= 4 and moment.mine["pastures"] == 0


def alone(moment: Moment) -> bool:
    """A pasture stands empty."""
    empty = any(place["kind"] is None for place in moment.mine["grazing"])
    return moment.kind == "turn" and moment.round >= 3 and empty


def ended(moment: Moment) -> bool | Values:
    """The game is over: the points of both."""
    totals = [score.total for score in moment.scores] if moment.over else []
    return {"total": totals[0], "other": totals[1]} if totals else {}


def wants(start: str, wanted: When) -> When:
    """A group can be taken, and there is a reason to: what it costs and brings."""

    def found(moment: Moment) -> bool | Values:
        first = groups(moment, start)
        if not first or not wanted(moment):
            return {}
        return {"goods": first[0]["pays"]} if first[0]["pays"] else True

    return found


def wants_baby(moment: Moment) -> bool:
    """A baby can come."""
    return bool(groups(moment, "baby"))


def wants_room(moment: Moment) -> bool:
    """A room can be added, and none is free for a baby."""
    mine = moment.mine
    return bool(groups(moment, "room")) and mine["rooms"] <= mine["babies"] and mine["rooms"] < 4


def wants_field(moment: Moment) -> bool:
    """A field can be had, and there are few."""
    return bool(groups(moment, "field")) and moment.mine["fields"] < ENOUGH


def wants_pasture(moment: Moment) -> bool:
    """A pasture can be built, and there are few."""
    return bool(groups(moment, "pasture")) and moment.mine["pastures"] < ENOUGH


def wants_occupation(moment: Moment) -> bool:
    """The learner has no occupation yet, and time to use one."""
    return not moment.mine["occupations"] and moment.round in (1, 2, 4)


def wants_improvement(moment: Moment) -> bool:
    """The learner has no improvement yet."""
    return not moment.mine["improvements"] and moment.round < 6


def best(moment: Moment, *goods: str) -> dict[str, Any] | None:
    """The group that collects most of some goods, or of any."""
    found = groups(moment, "collect ")
    if goods:
        found = [group for group in found if set(group["gains"]) <= set(goods)]
    return max(found, key=lambda group: sum(group["gains"].values()), default=None)


def food_wanted(moment: Moment) -> dict[str, Any] | None:
    """The group that feeds best, if food is missing."""
    near = moment.round + 1 in HARVESTS or moment.round in HARVESTS
    return best(moment, "food") if near and missing(moment) else None


def animals_wanted(moment: Moment) -> dict[str, Any] | None:
    """The largest group of animals for which there is a pasture."""
    grazing = moment.mine["grazing"]
    kinds = {place["kind"] for place in grazing}
    fit = ANIMALS if None in kinds else [kind for kind in ANIMALS if kind in kinds]
    return best(moment, *fit) if fit else None


def collecting(group: dict[str, Any] | None) -> bool | Values:
    """What a group brings, as the values of a message."""
    return {"goods": group["gains"]} if group else {}


def at_group(group: dict[str, Any] | None) -> tuple[str, ...]:
    """Where a group lies."""
    return (f"action:{group['action']}",) if group else ()


def first_of(start: str) -> Points:
    """Where the first offered action with this beginning lies."""

    def found(moment: Moment) -> tuple[str, ...]:
        actions = moment.decision.actions if moment.decision else ()
        return next(((f"action:{a.text}",) for a in actions if a.text.startswith(start)), ())

    return found


def second_action(moment: Moment) -> bool:
    """The learner has taken one group, and now may take another one."""
    return moment.kind == "turn" and moment.mine["done"] >= 1


GOAL: Final = (
    Step("goal-1", always, ("farm",), "goal"),
    Step("goal-2", always, ("dice",), "goal"),
    Step("goal-3", always, ("seat",), "goal"),
)

THINGS: Final = (
    Step("rest", second_action, ("dice",)),
    Step("roll", all_of(second_action, offered("roll")), ("action:roll",)),
    Step("collect", happens("gain"), ("farm",)),
    Step("room", happens("room"), ("farm",)),
    Step("baby", happens("grow"), ("seat",)),
    Step("field", happens("plow"), ("farm",)),
    Step("sow", offered("sow "), first_of("sow ")),
    Step("pasture", happens("pasture"), ("farm",)),
    Step("add", asked("add"), first_of("add ")),
    Step("occupation", lambda m: bool(m.mine["occupations"]), ("farm",)),
    Step("improvement", lambda m: bool(m.mine["improvements"]), ("farm",)),
    Step("upgrade", any_of(offered("upgrade "), happens("renovate")), first_of("upgrade ")),
    Step("power", offered("set "), ("dice",)),
    Step("crowded", asked("free"), ("answers",)),
    Step("cook", all_of(asked("turn"), offered("cook ")), first_of("cook ")),
    Step("harvest-nears", harvest_nears, ("seat",)),
    Step("feed", asked("feed"), ("answers",)),
    Step("harvest", harvested, ("farm",)),
    Step("twice", all_of(since(4), asked("turn")), ("dice",)),
    Step("last", all_of(since(6), asked("turn")), ("farm",)),
)

FAULTS: Final = (
    Step("short", short, ("seat",), "fault", times=3),
    Step("hungry", went_hungry, ("seat",), "fault", times=2),
    Step("let-go", let_go, ("farm",), "fault", times=2),
    Step("childless", childless, ("farm",), "fault"),
    Step("no-pasture", bare, ("farm",), "fault"),
    Step("idle-pasture", alone, ("farm",), "fault"),
)

TRIES: Final = (
    Step("confirm", ready, ("confirm",), "try"),
    Step("try-sow", asked("sow"), first_of("sow "), "try"),
    Step("try-add", asked("add"), first_of("add "), "try"),
    Step("try-feed", asked("feed"), ("answers",), "try"),
    Step("have-baby", wants_baby, first_of("baby"), "try"),
    Step(
        "take-food",
        lambda m: collecting(food_wanted(m)),
        lambda m: at_group(food_wanted(m)),
        "try",
    ),
    Step("add-room", wants("room", wants_room), first_of("room"), "try"),
    Step("build-pasture", wants("pasture", wants_pasture), first_of("pasture"), "try"),
    Step("learn-one", wants("learn", wants_occupation), first_of("learn"), "try"),
    Step("build-one", wants("build", wants_improvement), first_of("build"), "try"),
    Step("plow-field", wants_field, first_of("field"), "try"),
    Step(
        "take-animals",
        lambda m: collecting(animals_wanted(m)),
        lambda m: at_group(animals_wanted(m)),
        "try",
    ),
    Step("roll-all", offered("roll"), ("action:roll",), "try"),
    Step("take-most", lambda m: collecting(best(m)), lambda m: at_group(best(m)), "try"),
)

STEPS: Final = (*GOAL, *FAULTS, *THINGS, Step("over", ended, ("scores",)), *TRIES)
LESSONS: Final = {
    "express": Lesson("express", "express", STEPS, SEED, minutes=15, bots=("beginner",))
}
"""By game."""
