"""The lesson of both editions of Agricola: the game without hand cards, against one neighbour."""

from __future__ import annotations

from typing import Final

from .lesson import Lesson, Moment, Points, Step, Values, When
from .when import after, all_of, always, any_of, asked, happens, no, offered, ready, since

SEED: Final = 124
"""The learner begins; round cards: improvements, sowing, sheep, fences, then the first child."""
FOOD_SPACES: Final = ("fishing", "meeting-place", "day-laborer")
MARKETS: Final = {"sheep-market": "sheep", "pig-market": "boar", "cattle-market": "cattle"}
ROOM: Final = {"wood": 5, "reed": 2}
BUILT_OF: Final = {"wood": "wood", "clay": "clay", "stone": "stone"}
FIREPLACES: Final = ("M01", "M02", "A1", "A2")
COOKING: Final = (*FIREPLACES, "M03", "M04", "A3", "A4")
LATE: Final = 10
"""The round from which empty plots are worth a word."""


def has(moment: Moment, good: str) -> int:
    """How many of a good the learner has."""
    return int(moment.mine["goods"].get(good, 0))


def lying(moment: Moment, space: str) -> int:
    """How many goods lie on a space."""
    for found in moment.view["spaces"]:
        if found["id"] == space:
            goods: dict[str, int] = found.get("goods", {})
            return sum(goods.values())
    return 0


def title(moment: Moment, space: str) -> str:
    """What a space that is open is called on this board; empty before it is."""
    for found in moment.view["spaces"]:
        if found["id"] == space:
            return str(found["title"])
    return ""


def free(moment: Moment, space: str) -> bool:
    """Whether the learner may go to a space now."""
    return moment.kind == "place" and moment.offers(f"place {space}")


def open_space(space: str) -> When:
    """A round card has come, with its name, while the learner chooses a space."""
    return lambda moment: (
        {"space": title(moment, space)} if moment.kind == "place" and title(moment, space) else {}
    )


def go(space: str, wanted: When) -> When:
    """The learner may go to a space and has a reason to."""
    return lambda moment: (
        {"space": title(moment, space)} if free(moment, space) and wanted(moment) else {}
    )


def meal(moment: Moment) -> int:
    """All the food that the learner could put on the table."""
    mine = moment.mine
    whole = dict(mine["goods"]) | mine["animals"]
    exchanges: dict[str, dict[str, int]] = mine["exchanges"]
    turned = [whole.get(good, 0) * way["food"] for good, way in exchanges.items()]
    return sum([*turned, mine["food"]])


def until_harvest(moment: Moment) -> int:
    """Rounds until the harvest: 0 if it ends this one."""
    return int(moment.view["next_harvest"]) - moment.round


def hunger(moment: Moment) -> Values:
    """What the family needs at the next harvest, and what it has."""
    mine = moment.mine
    need, food = mine["food_needed"], mine["food"]
    return {"need": need, "food": food, "missing": max(0, need - food)}


def harvest_nears(moment: Moment) -> bool | Values:
    """The round before the first harvest."""
    return moment.round >= 3 and moment.kind == "place" and hunger(moment)


def short(moment: Moment) -> bool | Values:
    """The harvest ends this round, and even all the learner has will not do."""
    near = moment.kind == "place" and until_harvest(moment) == 0
    if not near or meal(moment) >= moment.mine["food_needed"]:
        return False
    return {**hunger(moment), "missing": moment.mine["food_needed"] - meal(moment)}


def worried(moment: Moment) -> bool:
    """Whether it is time to look for food."""
    return until_harvest(moment) <= 1 and meal(moment) < moment.mine["food_needed"]


def food_place(moment: Moment) -> tuple[str, ...]:
    """The free space with the most food."""
    ways = {space: lying(moment, space) for space in FOOD_SPACES}
    ways["day-laborer"] = 2
    for market in MARKETS if any(card in moment.mine["cards"] for card in COOKING) else ():
        ways[market] = 2 * lying(moment, market)
    best = [space for space in ways if free(moment, space)]
    return (max(best, key=lambda space: ways[space]),) if best else ()


def seek_food(moment: Moment) -> bool | Values:
    """Food is short, and there is a space that gives some."""
    place = food_place(moment) if moment.kind == "place" and worried(moment) else ()
    return {"space": title(moment, place[0]), **hunger(moment)} if place else {}


def begged(moment: Moment) -> bool | Values:
    """The learner has just begged."""
    entries = moment.happened("beg")
    n = sum(int(entry.values.get("begging", 1)) for entry in entries)
    return {"n": n, "lost": 3 * n} if n else {}


def let_go(moment: Moment) -> bool | Values:
    """Animals of the learner have just been let go."""
    entries = moment.happened("release")
    return {"goods": entries[0].values["goods"]} if entries else {}


def unused(moment: Moment) -> int:
    """How many spaces of the farm are empty."""
    return -int(moment.scores[0].lines["unused"])


def empty_plots(moment: Moment) -> bool | Values:
    """Late in the game much of the farm lies idle."""
    n = unused(moment) if moment.round >= LATE and moment.kind == "place" else 0
    return {"n": n} if n > 3 else {}


def empty_fields(moment: Moment) -> int:
    """How many fields lie bare."""
    fields: dict[str, dict[str, int]] = moment.mine["fields"]
    return sum(not crops for crops in fields.values())


def bare_at_harvest(moment: Moment) -> bool:
    """A harvest has come to bare fields though there was something to sow."""
    seeds = has(moment, "grain") + has(moment, "vegetable")
    return bool(moment.happened("harvest", None)) and empty_fields(moment) > 0 and seeds > 1


def idle_pasture(moment: Moment) -> bool:
    """A pasture stands empty while animals could be had."""
    markets = any(free(moment, market) and lying(moment, market) for market in MARKETS)
    return bool(moment.mine["pastures"]) and not moment.mine["animals"] and markets


def single(moment: Moment) -> bool:
    """The learner has animals, but no two of a kind."""
    herds = moment.mine["animals"].values()
    return moment.kind == "place" and bool(herds) and max(herds) == 1


def childless(moment: Moment) -> bool:
    """The family is as small as at the start, though children could have come for a while."""
    return moment.kind == "place" and moment.round >= 9 and moment.mine["people"] == 2


def spare_room(moment: Moment) -> bool:
    """Whether there is a room that nobody lives in."""
    return len(moment.mine["rooms"]) > int(moment.mine["people"])


def can_build_room(moment: Moment) -> bool:
    """Whether the goods for a room are there, and somebody will live in it."""
    stuff = BUILT_OF[moment.mine["house"]]
    return (
        has(moment, stuff) >= ROOM["wood"]
        and has(moment, "reed") >= ROOM["reed"]
        and not spare_room(moment)
        and moment.mine["people"] < 5
    )


def homeless(moment: Moment) -> bool:
    """Whether one more room would help a small family while there is time."""
    mine = moment.mine
    return mine["house"] == "wood" and len(mine["rooms"]) < 3 and moment.round <= 9


def wants_field(moment: Moment) -> bool:
    """Whether one more field is of use."""
    fields = len(moment.mine["fields"])
    return fields < 1 + moment.round // 4 and empty_fields(moment) == 0


def wants_grain(moment: Moment) -> bool:
    """Whether a field waits for seed."""
    return has(moment, "grain") == 0 and empty_fields(moment) > 0


def seeds(moment: Moment) -> bool:
    """Whether there is something to sow, and a bare field."""
    return has(moment, "grain") + has(moment, "vegetable") > 0 and empty_fields(moment) > 0


def room_for(animal: str) -> When:
    """Whether a pasture has room for an animal."""

    def found(moment: Moment) -> bool:
        for place in moment.mine["housing"]:
            kinds = place["animals"]
            if place["kind"] == "pasture" and kinds.keys() <= {animal}:
                if sum(kinds.values()) < place["capacity"]:
                    return True
        return False

    return found


def room_at(space: str) -> When:
    """Whether animals wait at a market for whom there is room."""
    room = room_for(MARKETS[space])
    return lambda moment: lying(moment, space) > 0 and room(moment)


def encloses(moment: Moment) -> bool:
    """Whether the learner has a pasture."""
    return bool(moment.mine["pastures"])


def lacking(good: str, n: int) -> When:
    """The learner has fewer of a good than this."""
    return lambda moment: has(moment, good) < n


def cooks(moment: Moment) -> bool:
    """Whether the learner owns a place to cook."""
    return any(card in moment.mine["cards"] for card in COOKING)


def spots(spaces: tuple[str, ...]) -> tuple[str, ...]:
    """Spaces as places to point at."""
    return tuple([f"space:{space}" for space in spaces])


def at(space: str) -> Points:
    """A space of the board."""
    return (f"space:{space}",)


def first_offered(*starts: str) -> Points:
    """Where the first offered action with one of these beginnings lies."""

    def found(moment: Moment) -> tuple[str, ...]:
        actions = moment.decision.actions if moment.decision else ()
        for start in starts:
            for action in actions:
                if action.text.startswith(start):
                    return (f"action:{action.text}",)
        return ()

    return found


def newest(moment: Moment) -> tuple[str, ...]:
    """The space that this round has opened."""
    opened = [found["id"] for found in moment.view["spaces"] if found["stage"]]
    return (f"space:{opened[-1]}",) if opened else ()


def next_round(moment: Moment) -> bool | Values:
    """The second round has begun."""
    if moment.round < 2 or moment.kind != "place":
        return False
    point = newest(moment)[0].partition(":")[2]
    return {"space": title(moment, point)}


def food_points(moment: Moment) -> tuple[str, ...]:
    """Where food is to be had, and the counter that shows it."""
    return (*spots(food_place(moment)), "count:food")


def ended(moment: Moment) -> bool | Values:
    """The game is over: the points of both."""
    totals = [score.total for score in moment.scores] if moment.over else []
    return {"total": totals[0], "other": totals[1]} if totals else {}


GOAL: Final = (
    Step("goal-1", always, ("farm",), "goal"),
    Step("goal-2", always, ("board",), "goal"),
    Step("goal-3", always, ("seat",), "goal"),
)

THINGS: Final = (
    Step("turns", all_of(asked("place"), lambda m: bool(m.ever("place", 1))), ("others",)),
    Step("round", next_round, newest),
    Step("improvement", go("major-improvement", lambda m: has(m, "clay") >= 2), ("cards",)),
    Step("plow", any_of(offered("plow "), happens("plow")), first_offered("plow ")),
    Step("sow", any_of(offered("sow "), happens("sow")), first_offered("sow ")),
    Step("bake", offered("bake "), first_offered("bake ")),
    Step("fence", any_of(offered("fence "), happens("fence")), first_offered("fence ")),
    Step("stable", any_of(offered("stable "), happens("stable")), first_offered("stable ")),
    Step("harvest-nears", harvest_nears, food_points),
    Step("animals", lambda m: m.kind == "place" and bool(m.mine["animals"]), ("farm",)),
    Step("rooms", all_of(since(3), go("farm-expansion", can_build_room)), at("farm-expansion")),
    Step("harvest", happens("harvest", None), ("farm",)),
    Step("feed", asked("feed"), ("answers",)),
    Step("overflow", asked("overflow", "breed"), ("answers",)),
    Step("growth", open_space("basic-wish"), at("basic-wish")),
    Step("child", happens("grow"), ("seat",)),
    Step("breed", happens("breed"), ("farm",)),
    Step("single", single, ("farm",)),
    Step("renovate", open_space("house-redevelopment"), at("house-redevelopment")),
    Step("vegetables", open_space("vegetable-seeds"), at("vegetable-seeds")),
    Step("urgent", open_space("urgent-wish"), at("urgent-wish")),
    Step("sheet", all_of(since(8), asked("place")), ("scores",)),
    Step("last", all_of(since(14), asked("place")), ("scores",)),
)

FAULTS: Final = (
    Step("short", short, food_points, "fault", times=6),
    Step("begged", begged, ("seat",), "fault", times=2),
    Step("let-go", let_go, ("farm",), "fault", times=2),
    Step("idle-pasture", all_of(since(6), idle_pasture), ("farm",), "fault"),
    Step("childless", childless, at("basic-wish"), "fault"),
    Step("empty", empty_plots, ("farm",), "fault"),
)


def suggested(id: str, space: str, wanted: When) -> Step:
    """Go to a space for a reason."""
    return Step(id, go(space, wanted), at(space), "try")


TRIES: Final = (
    Step("confirm", all_of(ready, lambda m: m.round <= 2), ("confirm",), "try"),
    Step("try-plow", asked("plow"), first_offered("plow "), "try"),
    Step("try-sow", offered("sow "), first_offered("sow "), "try"),
    Step("try-fence", asked("fence"), first_offered("fence "), "try"),
    Step(
        "try-build",
        all_of(asked("build"), no(cooks)),
        first_offered(*(f"build {card}" for card in FIREPLACES)),
        "try",
    ),
    suggested("first-wood", "forest", no(after("turns"))),
    Step("seek-food", seek_food, lambda m: spots(food_place(m)), "try"),
    suggested("grow", "basic-wish", spare_room),
    suggested("grow-urgent", "urgent-wish", always),
    suggested("hearth", "major-improvement", all_of(no(cooks), no(lacking("clay", 2)))),
    suggested("expand", "farm-expansion", can_build_room),
    suggested("use-grain", "grain-utilization", seeds),
    suggested("enclose", "fencing", all_of(no(encloses), no(lacking("wood", 6)))),
    *(suggested(f"take-{animal}", space, room_at(space)) for space, animal in MARKETS.items()),
    suggested("take-field", "farmland", wants_field),
    suggested("take-grain", "grain-seeds", wants_grain),
    suggested("take-clay", "clay-pit", all_of(since(3), no(cooks), lacking("clay", 2))),
    suggested("fence-wood", "forest", all_of(since(6), no(encloses), lacking("wood", 6))),
    suggested("take-reed", "reed-bank", all_of(homeless, lacking("reed", 2))),
    suggested("take-wood", "forest", all_of(homeless, lacking("wood", 5))),
    suggested("take-vegetable", "vegetable-seeds", lacking("vegetable", 1)),
    Step("last-confirm", ready, ("confirm",), "try"),
    Step("choose", asked("place"), ("board",), "try"),
)
LATER: Final = Step("bare", bare_at_harvest, ("farm",), "fault", times=2)
"""It can wait until the family has been fed."""
STEPS: Final = (*GOAL, *FAULTS, *THINGS, LATER, Step("over", ended, ("scores",)), *TRIES)
LESSONS: Final = {
    game: Lesson(
        game, "agricola", STEPS, SEED, minutes=30, bots=("beginner",), options={"cards": "none"}
    )
    for game in ("agricola-revised", "agricola-classic")
}
"""By game."""
