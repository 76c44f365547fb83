"""Points by category, winners, ties."""

from __future__ import annotations

from typing import Final

from ...farm.goods import FOOD, GRAIN, MATERIALS, VEGETABLE
from ...farm.slots import Counts, plus
from ...kernel.game import Points, Score, ScoreRow
from .abilities.food import Craft
from .queries import FORGIVEN, PAYS_FOR_UNUSED, SPARED
from .stacks import seconds, stacks_on
from .state import AgricolaState, Seat
from .vocabulary import HOUSES

GRADES: Final = {
    "fields": (2, 3, 4, 5),
    "pastures": (1, 2, 3, 4),
    "grain": (1, 4, 6, 8),
    "vegetables": (1, 2, 3, 4),
    "sheep": (1, 4, 6, 8),
    "boar": (1, 3, 5, 7),
    "cattle": (1, 2, 4, 6),
}
"""What it takes for 1, 2, 3 and 4 points; less than the first scores -1."""
PERSON: Final = 3
BEGGING: Final = -3


def graded(category: str, n: int) -> int:
    """Points for so many of a category."""
    return sum(1 for step in GRADES[category] if n >= step) or -1


def crops_on_fields(player: Seat) -> tuple[int, int]:
    """Grain and vegetables that still stand on the fields."""
    grain = sum((plane & ~player.vegetables).bit_count() for plane in player.crops)
    vegetables = sum((plane & player.vegetables).bit_count() for plane in player.crops)
    grain += sum(seconds(player).values()) + on_cards(player, GRAIN)
    return grain, vegetables + on_cards(player, VEGETABLE)


def on_cards(player: Seat, good: int) -> int:
    """How much of a good stands on cards that are fields for it."""
    return sum(
        [sum(stacks_on(player, field)) for field in player.tableau.fields if field.good == good]
    )


def crops_of(player: Seat) -> tuple[int, int]:
    """All grain and vegetables of a seat, in the supply, on fields and on cards."""
    grain, vegetables = crops_on_fields(player)
    for counted in player.tableau.roots:
        vegetables += counted.lying(player.recall(counted.card))
    return player.goods[GRAIN] + grain, player.goods[VEGETABLE] + vegetables


def herd(player: Seat) -> Counts:
    """The animals that score: those of the farm, and what cards add or take away."""
    counts = player.counts()
    for counted in player.tableau.herds:
        counts = plus(counts, counted.change(player, player.recall(counted.card)))
    return counts


def living(player: Seat) -> Counts:
    """The animals that live on the farm when scores are counted."""
    counts = player.counts()
    for counted in player.tableau.herds:
        if counted.living:
            counts = plus(counts, counted.change(player, player.recall(counted.card)))
    return counts


def graded_lines(player: Seat) -> dict[str, int]:
    """The points for what a farm has of each category, from -1 to 4."""
    grain, vegetables = crops_of(player)
    sheep, boar, cattle, _ = herd(player)
    return {
        "fields": graded("fields", player.fields.bit_count()),
        "pastures": graded("pastures", len(player.layout.pastures)),
        "grain": graded("grain", grain),
        "vegetables": graded("vegetables", vegetables),
        "sheep": graded("sheep", sheep),
        "boar": graded("boar", boar),
        "cattle": graded("cattle", cattle),
    }


def fenced_stables(player: Seat) -> int:
    """The stables in pastures."""
    return (player.stables & player.layout.enclosed).bit_count()


def unused_spaces(player: Seat) -> int:
    """The unused spaces that cost points."""
    unused = player.ground.unused.bit_count()
    if player.tableau.says(PAYS_FOR_UNUSED):
        return max(unused - player.goods[FOOD], 0)
    return unused


def begging_cards(player: Seat) -> int:
    """The begging cards that cost points."""
    return max(player.begging - player.tableau.says(FORGIVEN), 0)


def scoring_crafts(player: Seat) -> list[tuple[Craft, int]]:
    """The crafts that score, the best one for each good, and how much of it the seat has."""
    found: dict[int, tuple[Craft, int]] = {}
    for craft in player.tableau.crafts:
        good = craft.good
        n = player.goods[good] + on_cards(player, good)
        if good not in found or craft.bonus(n) > found[good][0].bonus(n):
            found[good] = (craft, n)
    return list(found.values())


def points_of_cards(s: AgricolaState, seat: int) -> list[int]:
    """What each of a seat's own cards scores for it beyond its printed points."""
    player = s.seats[seat]
    return [scores.points(s, seat, player.recall(scores.card)) for scores in player.tableau.scoring]


def bonus_points(s: AgricolaState, seat: int) -> int:
    """What cards score for a seat beyond their printed points, those of others among them."""
    player = s.seats[seat]
    points = player.noted
    points += sum([craft.bonus(n) for craft, n in scoring_crafts(player)])
    points += sum(points_of_cards(s, seat))
    if player.tableau.says(SPARED):
        points += sum([-n for n in points_of_cards(s, seat) if n < 0])
        points += sum([-n for n in graded_lines(player).values() if n < 0])
    for other in s.seats:
        for scores_for_all in other.tableau.scoring_for_all:
            points += scores_for_all.points(s)[seat]
    return points


def loses_points(s: AgricolaState, seat: int) -> bool:
    """Whether anything costs a seat points."""
    player = s.seats[seat]
    if unused_spaces(player) or begging_cards(player):
        return True
    if player.tableau.says(SPARED):
        return False
    points = [card.points for card in player.tableau.cards] + points_of_cards(s, seat)
    return min([*points, *graded_lines(player).values()]) < 0


def lines(s: AgricolaState, seat: int) -> dict[str, int]:
    """A seat's points by category, in the order of the score sheet."""
    player = s.seats[seat]
    return {
        **graded_lines(player),
        "unused": -unused_spaces(player),
        "stables": fenced_stables(player),
        "rooms": player.house * player.rooms.bit_count(),
        "people": PERSON * player.people,
        "cards": sum([card.points for card in player.tableau.cards]),
        "bonus": bonus_points(s, seat),
        "begging": BEGGING * begging_cards(player),
    }


def score_rows(workshops: tuple[tuple[str, Craft], ...]) -> tuple[ScoreRow, ...]:
    """The scoring table, with the major improvements that score for what is left."""
    graded_rows = [
        ScoreRow(line, steps=((0, -1), *[(n, i + 1) for i, n in enumerate(steps)]))
        for line, steps in GRADES.items()
    ]
    bonus_rows = [
        ScoreRow("bonus", steps=tuple([(n, i + 1) for i, n in enumerate(craft.steps)]), way=name)
        for name, craft in workshops
    ]
    return (
        *graded_rows,
        ScoreRow("unused", -1),
        ScoreRow("stables", 1),
        *[ScoreRow("rooms", i, way=house) for i, house in enumerate(HOUSES) if i],
        ScoreRow("people", PERSON),
        ScoreRow("cards", printed=True),
        *bonus_rows,
        ScoreRow("begging", BEGGING),
    )


def scores(s: AgricolaState) -> list[Score]:
    """Every seat's score."""
    return [Score(lines(s, seat)) for seat in range(s.count)]


PAIRS: Final = ((0, 2), (1, 3))
"""The seats of each team."""


def materials_left(player: Seat) -> int:
    """Building resources left when those that craft buildings score are handed in."""
    left = sum(player.goods[good] for good in MATERIALS)
    for craft in player.tableau.crafts:
        left -= craft.given_up(player.goods[craft.good])
    return left


def team_lines(s: AgricolaState, pair: tuple[int, int]) -> dict[str, int]:
    """The lower points of two partners in each category."""
    one, other = [lines(s, seat) for seat in pair]
    return {category: min(points, other[category]) for category, points in one.items()}


def team_total(s: AgricolaState, pair: tuple[int, int]) -> int:
    """The points of a team: the sum of its lower ones, or the product of both totals."""
    if s.rules.teams == "lowest":
        return sum(team_lines(s, pair).values())
    one, other = [max(sum(lines(s, seat).values()), 0) for seat in pair]
    return one * other


def winning_teams(s: AgricolaState) -> tuple[int, ...]:
    """The seats of the best team; building resources left of both break ties."""
    ranks = [
        (team_total(s, pair), sum([materials_left(s.seats[seat]) for seat in pair]))
        for pair in PAIRS
    ]
    best = [pair for pair, rank in zip(PAIRS, ranks, strict=True) if rank == max(ranks)]
    return tuple(sorted([seat for pair in best for seat in pair]))


def stakes(s: AgricolaState) -> list[float]:
    """What seats play for: their points, or as many as their team has for each of the two."""
    if not s.rules.partners:
        return [float(score.total) for score in scores(s)]
    totals = [float(team_total(s, pair)) for pair in PAIRS]
    if s.rules.teams == "product":
        totals = [total**0.5 for total in totals]
    return [totals[seat % 2] for seat in range(s.count)]


def rivals(s: AgricolaState, seat: int) -> list[int]:
    """The seats that a seat plays against: all others but its partner."""
    step = 2 if s.rules.partners else 1
    return [(seat + k) % s.count for k in range(1, s.count, step)]


def standings(s: AgricolaState) -> list[tuple[Points, ...]]:
    """What seats are ranked by; in the revised edition building resources left break ties."""
    return [
        (score.total, materials_left(player) if s.rules.edition.tie_break else 0)
        for score, player in zip(scores(s), s.seats, strict=True)
    ]


def winners(s: AgricolaState) -> tuple[int, ...]:
    """The best seats, or those of the best team."""
    if s.rules.partners:
        return winning_teams(s)
    ranks = standings(s)
    best = max(ranks)
    return tuple(seat for seat, rank in enumerate(ranks) if rank == best)
