"""Five cards of our own for Agricola; `docs/adding-a-card.md` leads through them.

bocage cards --check examples/own_cards.py
bocage play agricola-revised --option cards=base --own examples/own_cards.py
"""

from __future__ import annotations

from bocage.own import (
    AT_ROUND_START,
    FARM_PLANNER,
    FOOD,
    FOOD_PROVIDER,
    GOODS_PROVIDER,
    PASTURE_ROOM,
    AgricolaState,
    Ask,
    Buy,
    Do,
    Gain,
    Need,
    Says,
    Scenario,
    Scores,
    boar,
    clay,
    food,
    leave,
    minor,
    occupation,
    own,
    receive,
    reed,
    using,
    wood,
)

GOODS = {"wood": wood(1), "clay": clay(1), "reed": reed(1)}


def wish(s: AgricolaState, seat: int, good: str) -> None:
    """One of the good for every person of the family."""
    for _ in range(s.seats[seat].people):
        receive(s, seat, GOODS[good])


def wealthier(s: AgricolaState, seat: int) -> list[int]:
    """The seats that have more food."""
    mine = s.seats[seat].goods[FOOD]
    return [other for other in range(s.count) if s.seats[other].goods[FOOD] > mine]


def pass_the_hat(s: AgricolaState, seat: int) -> None:
    """Everybody who has more food gives 1."""
    givers = wealthier(s, seat)
    for other in givers:
        leave(s, other, food(1))
    receive(s, seat, food(len(givers)))


def pastures(s: AgricolaState, seat: int) -> int:
    """How many pastures a seat has."""
    return len(s.seats[seat].layout.pastures)


OWN = [
    own(
        minor(
            "X001",
            "Garden Gnome",
            FOOD_PROVIDER,
            using("day-laborer").gain(food(1)),
            cost=clay(1),
            points=1,
        ),
        "Each time you use “Day Laborer”, you also get 1 food.",
        Scenario({"cards": ["X001"]}, ["place day-laborer"], {"goods": {"food": 3}}),
        title={"fr": "Nain de jardin", "ru": "Садовый гном"},
    ),
    own(
        occupation(
            "X002",
            "Swineherd’s Cousin",
            GOODS_PROVIDER,
            AT_ROUND_START.may(Buy(food(1), Gain(boar(1)))),
        ),
        "At the start of each round, you can buy 1 wild boar for 1 food.",
        Scenario(
            {"cards": ["X002"], "goods": {"food": 2}},
            ["use X002"],
            {"goods": {"food": 1}, "animals": {"boar": 1}},
            round=3,
            phase="preparation",
        ),
    ),
    own(
        minor(
            "X003",
            "Wishing Well",
            GOODS_PROVIDER,
            cost=food(1),
            play=Ask("take", lambda s, seat: list(GOODS), wish),
        ),
        "Choose wood, clay or reed: you immediately get 1 of it for each person you have.",
        Scenario(
            {"hand": ["X003"], "goods": {"food": 1}, "people": 3},
            ["place meeting-place", "play X003", "take reed"],
            {"goods": {"reed": 3, "food": 0}, "cards": ["X003"]},
        ),
    ),
    own(
        minor(
            "X004",
            "Beggar’s Hat",
            FOOD_PROVIDER,
            passing=True,
            play=Do(pass_the_hat, possible=lambda s, seat: bool(wealthier(s, seat))),
        ),
        "Each other player who has more food than you gives you 1 food.",
        Scenario(
            {"hand": ["X004"]},
            ["place meeting-place", "play X004"],
            {"goods": {"food": 1}, "hand": []},
            others=[{"goods": {"food": 2}}, {}],
        ),
    ),
    own(
        minor(
            "X005",
            "Salt Lick",
            FARM_PLANNER,
            Says(PASTURE_ROOM, 1),
            Scores(lambda s, seat, memory: pastures(s, seat) // 2),
            cost=wood(1),
            need=Need("pasture", lambda s, seat: pastures(s, seat) > 0),
        ),
        "Each of your pastures holds 1 animal more. At the end of the game you get 1 bonus point"
        " for every 2 pastures.",
        Scenario(
            {"cards": ["X005"], "pastures": [["r1c4"], ["r1c5"]], "animals": {"sheep": 6}},
            ["place day-laborer"],
            {"animals": {"sheep": 6}, "score": {"bonus": 1}},
        ),
        need="1 pasture",
    ),
]
