"""Hallertau: the first game, with a neighbour and the decks that the rulebook recommends for it."""

from __future__ import annotations

from typing import Any, Final

from .lesson import Lesson, Moment, Step, When
from .when import (
    all_of,
    always,
    any_of,
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

GRAIN: Final = ("barley", "flax", "hops", "rye")
SOWING: Final = ("space:cultivation", "space:busy-weekend", "space:farming", "space:fertilizing")
NEW_FIELDS: Final = ("space:clearing", "space:tool-shed", "space:farming")
SAVING: Final = ("space:sheep-shearing", "space:small-trade", "space:butchery")
CORNERS: Final = ("gateway-card", "farmyard-card", "bonus-card", "point-card")
MARKET: Final = ("space:weekly-market",)
MEAT: Final = ("action:take meat",)
CLAY: Final = ("clearing", "tool-shed", "clay-delivery", "nursery")
TAKES: Final = {
    "carpentry": ("clay", "rye"),
    "brewery": ("barley", "hops"),
    "icehouse": ("meat", "milk"),
    "bakery": ("barley", "rye"),
    "manufacturer": ("flax", "hide", "wool"),
}
"""The goods in which crafts are surely paid, by craft."""
MAIN: Final = {"carpentry": "clay", "brewery": "barley"}
"""The good of which a craft takes more than of the other."""
COSTLY: Final = ("807", "815", "819", "824", "825")
"""Bonus cards that take fields or other cards: nothing to begin with."""


def turn(moment: Moment) -> bool:
    """The learner places workers."""
    return moment.kind == "turn"


def progress(moment: Moment) -> bool:
    """The learner advances crafts."""
    return moment.kind == "progress"


def used(moment: Moment) -> list[str]:
    """The spaces that the learner has used in this round."""
    return [
        str(entry.values["space"]).removeprefix("hallertau-")
        for entry in moment.ever("place")
        if entry.round == moment.round
    ]


def placed(n: int) -> When:
    """It is the learner's turn, with so many spaces used in this round."""
    return lambda moment: turn(moment) and len(used(moment)) >= n


def flock(moment: Moment) -> int:
    """The learner's sheep."""
    return sum(moment.mine["sheep"].values())


def stands(moment: Moment) -> tuple[str, ...]:
    """Where the learner's sheep stand."""
    return tuple([f"stand:{spot}" for spot, n in moment.mine["sheep"].items() if n])


def held(moment: Moment, deck: str) -> tuple[str, ...]:
    """The cards in hand whose numbers begin so, as places."""
    return tuple([f"card:{card}" for card in moment.mine["hand"] if card.startswith(deck)])


def playable(moment: Moment, *decks: str) -> tuple[str, ...]:
    """The cards of these decks that can be played, each in its last and best way."""
    actions = moment.decision.actions if moment.decision else ()
    best = {
        action.text.removeprefix("play ")[:3]: f"action:{action.text}"
        for action in actions
        if action.text.startswith(tuple([f"play {deck}" for deck in decks]))
    }
    return tuple(best.values())


def gateways(moment: Moment) -> tuple[str, ...]:
    """The Gateway cards that can be played: they cost nothing."""
    return playable(moment, "0")


def bonuses(moment: Moment) -> tuple[str, ...]:
    """The Bonus cards that can be played."""
    return tuple([place for place in playable(moment, "8") if place[-3:] not in COSTLY])


def sown(moment: Moment) -> bool:
    """There is something on a field."""
    return any(field["crop"] for field in moment.mine["fields"])


def grain(moment: Moment) -> int:
    """The grain in stock."""
    return sum(moment.mine["goods"][good] for good in GRAIN)


def reaped(moment: Moment) -> bool:
    """The harvest of this round has brought something."""
    return any(entry.round == moment.round for entry in moment.ever("reap"))


def unsown(moment: Moment) -> bool:
    """The harvest is over and has brought nothing, though there were fields."""
    in_progress = moment.view["phase"] == "progress"
    return in_progress and bool(moment.mine["fields"]) and not reaped(moment)


def best_rows(moment: Moment) -> tuple[str, ...]:
    """What can be sown into the highest row."""
    actions = moment.decision.actions if moment.decision else ()
    texts = [action.text for action in actions if action.text.startswith("sow ")]
    highest = max([text[-1] for text in texts], default="")
    fields = [f"field:empty-{highest}"] if highest else []
    return (*[f"action:{text}" for text in texts if text[-1] == highest], *fields)


def free_clay(moment: Moment) -> tuple[str, ...]:
    """The spaces that give clay for a single worker."""
    cheap = [one["id"] for one in moment.view["spaces"] if one["cost"] == 1]
    return tuple([f"space:{space}" for space in CLAY if space in cheap])


def has(good: str) -> When:
    """There is some of a good, or of tools, jewels or workers."""

    def found(moment: Moment) -> bool:
        mine = moment.mine
        return bool(mine["goods"].get(good, 0) or mine.get(good, 0))

    return found


def cheap(space: str) -> When:
    """A space takes a single worker."""
    return lambda moment: any(
        one["id"] == space and one["cost"] == 1 for one in moment.view["spaces"]
    )


def workers(most: int) -> When:
    """It is the learner's turn with so many workers at most."""
    return lambda moment: turn(moment) and moment.mine["workers"] <= most


def last_crafts(moment: Moment) -> list[dict[str, Any]]:
    """The crafts for which the community centre waits."""
    return [craft for craft in moment.mine["crafts"] if craft["position"] == moment.mine["centre"]]


def rows(moment: Moment) -> tuple[str, ...]:
    """Those crafts, as places."""
    return tuple([f"craft:{craft['id']}" for craft in last_crafts(moment)])


def lagging(moment: Moment) -> tuple[str, ...]:
    """How those crafts can advance."""
    texts = [
        f"{verb} {craft['id']}" for verb in ("advance", "jewel") for craft in last_crafts(moment)
    ]
    return tuple([f"action:{text}" for text in texts if moment.offers(text)])


def further(moment: Moment) -> tuple[str, ...]:
    """How any craft can advance for goods."""
    texts = [f"advance {craft['id']}" for craft in moment.mine["crafts"]]
    return tuple([f"action:{text}" for text in texts if moment.offers(text)])


def stepped(moment: Moment) -> bool:
    """A craft has advanced in this round."""
    return progress(moment) and any(craft["steps"] for craft in moment.mine["crafts"])


def payable(moment: Moment, craft: str) -> bool:
    """A step of a craft can surely be paid at the full price."""
    goods = moment.mine["goods"]
    main = MAIN.get(craft)
    paid = sum(goods[good] for good in TAKES[craft]) >= moment.round
    return paid and (main is None or 2 * goods[main] > moment.round)


def missed(moment: Moment) -> bool:
    """The learner stops, though a craft that is last could still take its first step."""
    stopped = moment.view["phase"] == "progress" and moment.view["prices"] is None
    if not (moment.ready and stopped):
        return False
    return any(not one["steps"] and payable(moment, one["id"]) for one in last_crafts(moment))


def stuck(moment: Moment) -> bool:
    """Crafts are about to move, but nothing can pay for the carpentry, which is last."""
    mine = moment.mine
    if not progress(moment) or mine["goods"]["clay"] or mine["jewels"] or stepped(moment):
        return False
    return any(craft["id"] == "carpentry" for craft in last_crafts(moment))


def dear(moment: Moment) -> bool:
    """Three workers have just been put on a space."""
    return any(entry.values["n"] >= 3 for entry in moment.happened("place"))


def behind(moment: Moment) -> bool:
    """A round begins, and the community centre has moved less than once a round."""
    return turn(moment) and not used(moment) and moment.mine["centre"] < moment.round - 1


def paid(moment: Moment) -> bool:
    """A Bonus card was played in an earlier round."""
    return turn(moment) and any(
        str(entry.values.get("card", "")).startswith("hallertau-8") and entry.round < moment.round
        for entry in moment.ever("card")
    )


GOAL: Final = (
    Step("goal-1", always, ("farm",), "goal"),
    Step("goal-2", always, ("farm",), "goal"),
    Step("goal-3", always, ("board",), "goal"),
)
FAULTS: Final = (
    Step("unsown", unsown, ("farm",), "fault", times=2),
    Step("dear", dear, ("board",), "fault"),
    Step("died", happens("release"), ("farm",), "fault"),
    Step("no-clay", stuck, ("craft:carpentry",), "fault"),
    Step("no-tools", all_of(since(2), progress, no(has("tools"))), ("count:tool",), "fault"),
    Step("behind", behind, rows, "fault", times=2),
    Step("missed", missed, ("undo",), "fault", times=2),
)
THINGS: Final = (
    Step("workers", turn, ("board",)),
    Step("price", happens("place"), lambda moment: tuple([f"space:{one}" for one in used(moment)])),
    Step("sheep", all_of(before(4), some(stands)), stands),
    Step("cards", all_of(turn, offered("play ")), lambda moment: gateways(moment) or ("cards",)),
    Step("bonus", lambda moment: bool(held(moment, "8")), lambda moment: held(moment, "8")),
    Step("fields", all_of(placed(1), no(offered("play "))), SOWING),
    Step(
        "clay",
        any_of(all_of(placed(2), no(has("clay"))), all_of(since(2), workers(2))),
        ("count:clay",),
    ),
    Step("tools", workers(4), ("count:tool",)),
    Step("fallow", any_of(asked("raise"), all_of(since(3), placed(1))), ("farm",)),
    Step("harvest", happens("reap"), ("farm",)),
    Step("progress", progress, ("farm",)),
    Step("boulders", stepped, ("farm",)),
    Step("centre", lambda moment: moment.mine["centre"] > 0, ("farm",)),
    Step("round-2", all_of(since(2), turn), ("board",)),
    Step("income", paid, ("cards",)),
    Step("piles", all_of(since(2), placed(1)), ("cards",)),
    Step("corner", all_of(since(2), placed(2)), tuple([f"space:{one}" for one in CORNERS])),
    Step("more-fields", all_of(since(2), placed(3)), NEW_FIELDS),
    Step("jewel", has("jewels"), ("count:jewel",)),
    Step("discount", all_of(since(3), progress), ("answers",)),
    Step(
        "survival",
        all_of(since(3), before(4), turn, lambda moment: moment.mine["sheep"].get("4", 0) > 0),
        ("stand:4", *SAVING),
    ),
    Step("stables", all_of(since(4), turn), ("stand:stables",)),
    Step("window", all_of(since(5), turn), ("farm",)),
    Step("points", all_of(since(5), placed(1)), lambda moment: held(moment, "9")),
    Step("last", all_of(since(6), turn), ("board",)),
)
TRIES: Final = (
    Step("try-meat", all_of(before(2), asked("take"), offered("take meat")), MEAT, "try"),
    Step("try-card", all_of(before(4), any_of(turn, progress), some(gateways)), gateways, "try"),
    Step("try-bonus", all_of(before(4), turn, some(bonuses)), bonuses, "try"),
    Step(
        "try-market",
        all_of(no(lambda moment: bool(flock(moment))), before(2), cheap("weekly-market")),
        MARKET,
        "try",
    ),
    Step(
        "try-sow",
        all_of(turn, before(4), no(sown), lambda moment: grain(moment) >= 2, cheap("cultivation")),
        ("space:cultivation",),
        "try",
    ),
    Step("try-crop", all_of(before(4), asked("sow")), best_rows, "try"),
    Step("try-clay", all_of(turn, before(4), no(has("clay")), some(free_clay)), free_clay, "try"),
    Step(
        "try-tools",
        all_of(before(2), workers(4), sown),
        lambda moment: (f"action:tools {moment.mine['workers']}", "action:tools 1"),
        "try",
    ),
    Step("try-last", all_of(before(4), progress, some(lagging)), lagging, "try"),
    Step("try-further", all_of(before(3), progress, some(further)), further, "try"),
    Step("confirm", ready, ("confirm",), "try"),
)
STEPS: Final = (*GOAL, *FAULTS, *THINGS, Step("over", over, ("scores",)), *TRIES)
LESSON: Final = Lesson(
    "hallertau",
    "hallertau",
    STEPS,
    seed=113,
    minutes=30,
    bots=("beginner",),
    options={"cards": "full", "gateway": "beginner", "farmyard": "hops"},
)
LESSONS: Final = {LESSON.game: LESSON}
"""The lesson by its game."""
