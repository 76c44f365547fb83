"""Spaces and major improvements in icons: drawn from what they do, as the boards show it."""

from __future__ import annotations

import pytest

import bocage
from bocage.farm.goods import clay, food
from bocage.games.agricola.printed import STEP_ICONS, space_strip
from bocage.games.agricola.rules import Space
from bocage.games.agricola.state import AgricolaState
from bocage.games.agricola.steps.fields import Bake, Plow
from bocage.games.agricola.steps.goods import Gain, TakePile
from bocage.games.hallertau.part import Part
from bocage.games.hallertau.printed_spaces import PART_ICONS, lines_of
from bocage.games.hallertau.vocabulary import SPACES
from bocage.kernel.flow import AndOr, OneOf
from bocage.kernel.printed import strip
from bocage.kernel.sequence import Seq
from bocage.kernel.shapes import OptionValue
from bocage.kernel.state import Step

PLAIN: dict[str, OptionValue] = {}
MODES: list[dict[str, OptionValue]] = [{"mode": mode} for mode in ("standard", "expert")]
HANDS: list[dict[str, OptionValue]] = [{"cards": "none"}, {"cards": "base"}]
TABLES = [
    *[("agricola-classic", seats, PLAIN) for seats in range(1, 6)],
    *[("agricola-revised", seats, hands) for seats in range(1, 5) for hands in HANDS],
    *[
        ("agricola-revised", seats, {**hands, "additional_actions": True})
        for seats in range(2, 5)
        for hands in HANDS
    ],
    *[("agricola-revised", 4, {**hands, "teams": "product"}) for hands in HANDS],
    *[(game, 2, {"szongott": True}) for game in ("agricola-classic", "agricola-revised")],
    *[("creatures", 2, mode) for mode in MODES],
    *[("hallertau", seats, PLAIN) for seats in range(1, 5)],
]


def lines(game: str, title: str, seats: int = 2) -> tuple[str, ...]:
    """What a space does with so many seats; there is one answer."""
    found = {game.id: game for game in bocage.games()}[game].signs()
    (sign,) = [sign for sign in found if sign.title == title and seats in sign.seats]
    return sign.lines


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_every_space_of_every_board_is_drawn(
    game: str, seats: int, options: dict[str, OptionValue]
) -> None:
    view = bocage.new(game, seats, 1, None, **options).observe()
    for space in view["spaces"]:
        drawn = lines(game, space.get("title", f"hallertau-{space['id']}"), seats)
        assert drawn or space["gathers"], space
    for card in view.get("to_come", []):
        lines(game, card["title"], seats)


@pytest.mark.parametrize(
    ("title", "seats", "expected"),
    [
        ("farm-expansion", 2, "room-wood + stable"),
        ("side-job", 2, "1 stable + bake"),
        ("day-laborer", 2, "2 food"),
        ("grain-seeds", 2, "1 grain"),
        ("forest", 2, ""),
        ("resource-market", 2, "stone food"),
        ("resource-market", 3, "food + reed / stone"),
        ("resource-market", 4, "reed stone food"),
        ("animal-market", 2, "food sheep / boar / food › cattle"),
        ("urgent-wish", 2, "grow !"),
        ("meeting-place", 2, "start"),
        ("full-meeting-place", 2, "start + minor"),
        ("full-house-redevelopment", 4, "renovate › improvement / minor"),
        ("lessons", 1, "occupation 0/1 food"),
        ("lessons-3", 3, "occupation 2 food"),
        ("lessons-4", 4, "occupation 1/2 food"),
    ],
)
def test_spaces_of_the_revised_edition(title: str, seats: int, expected: str) -> None:
    assert " ".join(lines("agricola-revised", title, seats)) == expected


@pytest.mark.parametrize(
    ("title", "seats", "expected"),
    [
        ("day-laborer", 1, "food + wood / clay / reed / stone"),
        ("two-materials", 3, "2 × wood / clay / reed / stone"),
        ("reed-stone-wood", 5, "wood stone"),
        ("room-or-players", 5, "1 room-wood /"),
        ("materials-or-growth", 5, "2 × wood / clay / reed / stone / grow"),
    ],
)
def test_spaces_of_the_first_edition(title: str, seats: int, expected: str) -> None:
    assert " ".join(lines("agricola-classic", f"classic-{title}", seats)) == expected


@pytest.mark.parametrize("game", ["agricola-classic", "agricola-revised"])
def test_major_improvements(game: str) -> None:
    drawn = {card.name: card.strip for card in bocage.cards(game) if card.kind == "major"}
    assert drawn == {
        **dict.fromkeys(
            ("fireplace-2", "fireplace-3"), "vegetable 2 sheep 2 boar 2 cattle 3 bake 2"
        ),
        **dict.fromkeys(("hearth-4", "hearth-5"), "vegetable 3 sheep 2 boar 3 cattle 4 bake 3"),
        "clay-oven": "bake 1 grain › 5 food",
        "stone-oven": "bake 2 × grain › 4 food",
        "joinery": "harvest wood › 2 food",
        "pottery": "harvest clay › 2 food",
        "basketmaker": "harvest reed › 3 food",
        "well": "5 × round › 1 food",
    }


@pytest.mark.parametrize(
    ("space", "expected"),
    [
        ("start-player", "start"),
        ("three-wood", ""),
        ("building-materials", "1 wood 1 reed 1 stone"),
        ("fences", "1 wood › border"),
        ("walls", "2 border , 2 stone › +1"),
        ("expand", "extension"),
        ("troughs", "1 trough , 3 wood › +1"),
        ("stall", "1 reed 3 stone › stall"),
        ("stables", "5 wood / 5 stone › stables"),
        ("special-building-2", "building"),
    ],
)
def test_spaces_of_all_creatures(space: str, expected: str) -> None:
    assert " ".join(lines("creatures", f"creatures-{space}")) == expected


@pytest.mark.parametrize(
    ("space", "expected"),
    [
        ("gateway-card", ("start", "1 gateway")),
        ("sheep-breeding", ("2 milk › 1 sheep", "4 milk › 2 sheep")),
        ("sheep-shearing", ("sheep › wool", "survive")),
        ("clay-delivery", ("{round} clay",)),
        ("farming", ("field ↑5 /", "4 × sow")),
        ("butchery", ("1 sheep ›", "4 meat 2 hide")),
        ("nursery", ("3 clay /", "3 grain")),
        ("small-trade", ("2 grain", "milk / wool survive")),
        ("weekly-market", ("1 sheep 1 meat",)),
        ("land-sale", ("1 field ›", "1 jewel 3 clay")),
        ("fertilizing", ("2 field ↑5", "1 × sow")),
        ("tool-shed", ("4 clay /", "field ↑4")),
        ("town-hall", ("‹ 1 craft ›", "2 jewel")),
    ],
)
def test_spaces_of_hallertau(space: str, expected: tuple[str, ...]) -> None:
    assert lines("hallertau", f"hallertau-{space}", 4) == expected


def test_all_twenty_spaces_of_hallertau_fit_their_signs() -> None:
    drawn = {space: lines("hallertau", f"hallertau-{space}") for space in SPACES}
    assert {len(found) for found in drawn.values()} == {1, 2}


def test_a_changed_flow_draws_itself() -> None:
    both = Space("farmland", AndOr(Plow(), Seq(Bake(), Gain(clay(2) + food(1)))))
    assert space_strip(both) == "plow + bake + 2 clay food"
    either = Space("forest", OneOf(TakePile(), Gain(food(1))))
    assert space_strip(either) == "/ food"


def test_what_the_tables_do_not_know_cannot_be_drawn() -> None:
    with pytest.raises(KeyError):
        strip(Seq(Plow(), Step[AgricolaState]()), STEP_ICONS)
    assert Part not in PART_ICONS
    with pytest.raises(KeyError):
        lines_of((Part(),))
