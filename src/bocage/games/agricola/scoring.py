"""Points by category, winners, ties."""

from __future__ import annotations

from typing import Final

from ...farm.goods import BOAR, CATTLE, GRAIN, MATERIALS, SHEEP, VEGETABLE
from ...kernel.game import Score
from .state import AgricolaState, Seat

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


def graded(category: str, n: int) -> int:
    """Points for so many of a category."""
    return sum(1 for step in GRADES[category] if n >= step) or -1


def crops_on_fields(player: Seat) -> tuple[int, int]:
    """Grain and vegetables that still stand on the fields."""
    grain = sum((plane & ~player.vegetables).bit_count() for plane in player.crops)
    vegetables = sum((plane & player.vegetables).bit_count() for plane in player.crops)
    for field in player.tableau.fields:
        if field.good == GRAIN:
            grain += player.recall(field.card)
        else:
            vegetables += player.recall(field.card)
    return grain, vegetables


def bonus_points(s: AgricolaState, seat: int) -> int:
    """What cards score for a seat beyond their printed points, those of others among them."""
    player = s.seats[seat]
    points = sum([craft.bonus(player.goods[craft.good]) for craft in player.tableau.crafts])
    for scores in player.tableau.scoring:
        points += scores.points(s, seat, player.recall(scores.card))
    for other in s.seats:
        for scores_for_all in other.tableau.scoring_for_all:
            points += scores_for_all.points(s)[seat]
    return points


def lines(s: AgricolaState, seat: int) -> dict[str, int]:
    """A seat's points by category, in the order of the score sheet."""
    player = s.seats[seat]
    goods = player.goods
    grain, vegetables = crops_on_fields(player)
    return {
        "fields": graded("fields", player.fields.bit_count()),
        "pastures": graded("pastures", len(player.layout.pastures)),
        "grain": graded("grain", goods[GRAIN] + grain),
        "vegetables": graded("vegetables", goods[VEGETABLE] + vegetables),
        "sheep": graded("sheep", goods[SHEEP]),
        "boar": graded("boar", goods[BOAR]),
        "cattle": graded("cattle", goods[CATTLE]),
        "unused": -player.ground.unused.bit_count(),
        "stables": (player.stables & player.layout.enclosed).bit_count(),
        "rooms": player.house * player.rooms.bit_count(),
        "people": 3 * player.people,
        "cards": sum([card.points for card in player.tableau.cards]),
        "bonus": bonus_points(s, seat),
        "begging": -3 * player.begging,
    }


def scores(s: AgricolaState) -> list[Score]:
    """Every seat's score."""
    return [Score(lines(s, seat)) for seat in range(s.count)]


def materials_left(player: Seat) -> int:
    """Building resources left when those that craft buildings score are handed in."""
    left = sum(player.goods[good] for good in MATERIALS)
    for craft in player.tableau.crafts:
        left -= craft.given_up(player.goods[craft.good])
    return left


def winners(s: AgricolaState) -> tuple[int, ...]:
    """The best seats; in the revised edition building resources left break ties."""
    ranks = [
        (score.total, materials_left(player) if s.rules.edition.tie_break else 0)
        for score, player in zip(scores(s), s.seats, strict=True)
    ]
    best = max(ranks)
    return tuple(seat for seat, rank in enumerate(ranks) if rank == best)
