"""Sound judgement about hand cards: which to keep, which to play and when, how to use them."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any, final

import pytest

import bocage
from bocage.bots import agricola
from bocage.bots.agricola.abilities import AT_ONCE, LATER, NOTHING_BY_ITSELF, SAID
from bocage.bots.agricola.farm import farm_of
from bocage.bots.agricola.flows import BY_FARM, FIXED
from bocage.bots.agricola.judge import AgricolaJudge
from bocage.bots.agricola.occasions import OCCASIONS, OF_GOODS, OF_ROUNDS
from bocage.bots.agricola.outlook import Outlook
from bocage.bots.agricola.reading import read
from bocage.bots.agricola.weights import WEIGHTS
from bocage.farm.goods import CLAY, WOOD, clay, reed, stone, wood
from bocage.games.agricola.abilities.points import Scores
from bocage.games.agricola.card import Card
from bocage.games.agricola.cards.catalogue import CARDS
from bocage.games.agricola.cards.classic import catalogue as first
from bocage.games.agricola.cards.words import AT_ROUND_START, minor, occupation, using
from bocage.games.agricola.events import RENOVATED, TURN_END
from bocage.games.agricola.prices import A_ROOM, reduction
from bocage.games.agricola.state import AgricolaState
from bocage.games.agricola.steps.goods import Gain
from bocage.games.agricola.steps.schedule import GainOf
from bocage.kernel.flow import Deed, OnlyIf
from bocage.kernel.state import Step
from bocage.kernel.tableau import OTHERS, Listener, Says
from tests.bots.playing import choice, let_decide
from tests.games.agricola.scenario import CLASSIC, REVISED, both, goods, seat, table

WAYS = next(
    option.values
    for game in bocage.games()
    if game.id == REVISED
    for option in game.options
    if option.name == "hands"
)

REED = Gain(reed(1))


def never(s: AgricolaState, owner: int, detail: int) -> bool:
    """A condition that does not hold."""
    return False


def looks_for_itself(s: AgricolaState, seat: int, detail: int) -> int:
    """Fails as long as the card is not in play."""
    return [card.id for card in s.seats[seat].tableau.cards].index("X")


def later_than_itself(s: AgricolaState, seat: int, detail: int) -> bool:
    """Another one that fails."""
    return looks_for_itself(s, seat, detail) < len(s.seats[seat].tableau.cards) - 1


@final
class OwnStep(Deed[AgricolaState]):
    """A step that nobody has heard of."""


def with_hand(*cards: str, round: int = 1, **farm: Any) -> bocage.Table:
    """Seat 0 to place somebody, with some cards in hand."""
    own = {"hand": list(cards), "goods": {"food": 6}, **farm}
    return table(REVISED, own, {}, round=round, options={"cards": "base"})


def worth(card: Card, round: int = 1, **farm: Any) -> float:
    """What a card would bring to seat 0 if it were played now."""
    return read(card).if_played(Outlook(farm_of(with_hand(round=round, **farm), 0)))


def understood(step: Step[AgricolaState]) -> bool:
    """Whether a step is listed, or all that it is made of."""
    if type(step) in {*FIXED, *BY_FARM}:
        return True
    parts = step.children()
    return bool(parts) and all(understood(part) for part in parts)


@both
def test_no_card_is_known_by_its_id(game: str) -> None:
    hand = [card.id for card in bocage.cards(game) if card.kind != "major"]
    assert len(hand) == {REVISED: 96, CLASSIC: 332}[game]
    known = re.compile(rf"\b({'|'.join(hand)})\b")
    for path in Path(agricola.__path__[0]).glob("*.py"):
        assert not known.findall(path.read_text(encoding="utf-8")), path.name


@pytest.mark.parametrize("cards", [CARDS, first.CARDS], ids=["revised", "first"])
def test_what_printed_cards_do_is_known(cards: list[Card]) -> None:
    for card in cards:
        for ability in card.does:
            assert type(ability) in {*AT_ONCE, *LATER, *NOTHING_BY_ITSELF}, card.id
            if isinstance(ability, Listener):
                event = ability.event
                by_detail = event in (*OF_ROUNDS, *OF_GOODS, RENOVATED)
                assert event <= TURN_END or event in OCCASIONS or by_detail, card.id
            if isinstance(ability, Says):
                assert ability.query in SAID, card.id
        for flow in card.flows():
            assert understood(flow), card.id


def test_a_card_is_worth_what_its_definition_says() -> None:
    one, two = (occupation("X", "", "", using("forest").gain(wood(n))) for n in (1, 2))
    dear = minor("X", "", "", using("forest").gain(wood(1)), cost=wood(1))
    others = occupation("X", "", "", using("forest", scope=OTHERS).gain(wood(1)))
    seldom = occupation("X", "", "", using("forest").only(never).gain(wood(1)))
    assert worth(two) > worth(one) > worth(one, round=12) > 0
    assert worth(one) == pytest.approx(worth(dear) + worth(minor("X", "", "", play=Gain(wood(1)))))
    assert worth(one) > worth(others) > 0
    assert worth(one) > worth(seldom) > 0
    assert worth(occupation("X", "", "", using("forest").gain(stone(1)))) > worth(one)


def test_what_a_card_brings_may_depend_on_the_farm() -> None:
    priest = occupation("X", "", "", play=OnlyIf(lambda s, seat: s.seats[seat].house == 1, REED))
    assert worth(priest) == 0 < worth(priest, house="clay")
    by_clay = minor("X", "", "", play=GainOf(lambda s, seat: clay(s.seats[seat].goods[CLAY])))
    assert worth(by_clay) == 0 < worth(by_clay, goods={"clay": 3})
    cheaper = occupation("X", "", "", reduction((A_ROOM,), WOOD, lambda rooms: 1))
    assert worth(cheaper) > worth(cheaper, house="stone") == 0


def test_steps_of_ones_own_and_functions_that_fail_are_no_obstacle() -> None:
    assert worth(minor("X", "", "", play=OwnStep())) > 0
    assert worth(occupation("X", "", "", Scores(looks_for_itself))) > 0
    assert worth(occupation("X", "", "", AT_ROUND_START.only(later_than_itself).gain(wood(1)))) > 0


@pytest.mark.parametrize(
    ("better", "worse"), [("B091", "B108"), ("A116", "B095"), ("A108", "A125")]
)
def test_the_occupation_that_yields_more(better: str, worse: str) -> None:
    lessons = with_hand(worse, better)
    lessons.play("place lessons")
    assert choice(lessons) == f"play {better}"


def test_an_occupation_while_there_is_time() -> None:
    judge = AgricolaJudge()
    gains = []
    for round in (1, 12):
        before = with_hand("A116", "A108", round=round)
        after = before.copy()
        after.play(["place lessons", "play A116"])
        gains.append(judge.value(after, 0) - judge.value(before, 0))
    person = WEIGHTS.action
    assert gains[0] + person > 0.5 > gains[1] + person


def test_points_in_the_end() -> None:
    last = with_hand("B036", round=14, goods={"food": 9, "clay": 2}, placed=1)
    last.play("place meeting-place")
    let_decide(last)
    assert seat(last)["cards"] == ["B036"]


def test_only_some_cards_are_tried() -> None:
    hand = ["A087", "A090", "A098", "A108", "A116", "B091", "B108"]
    lessons = with_hand(*hand)
    lessons.play("place lessons")
    assert lessons.decision is not None
    tried = AgricolaJudge().shortlist(lessons, lessons.decision)
    assert len(lessons.decision.actions) == 7
    assert {"play A108", "play A116", "play B091"} >= {action.text for action in tried}


def test_a_hand_looks_forward_to_its_prerequisites() -> None:
    judge = AgricolaJudge()
    prospects = [
        judge.terms(with_hand("A069", cards=["A116", "A108"][:n]), 0)["prospects"] for n in range(3)
    ]
    assert 0 < prospects[0] < prospects[1] < prospects[2]
    too_late = with_hand("A044", cards=["A116", "A108", "B091"])
    assert judge.terms(too_late, 0)["prospects"] == 0


def test_goods_on_round_spaces_count() -> None:
    judge = AgricolaJudge()
    wood = {"round": 3, "seat": 0, "goods": {"wood": 1}, "card": "B074"}
    options = {"cards": "base"}
    terms = [
        judge.terms(table(REVISED, {}, {}, scheduled=entries, options=options), 0)
        for entries in ([], [wood])
    ]
    assert terms[1]["deliveries"] > terms[0]["deliveries"] == 0


def test_a_child_may_work_at_once() -> None:
    farm = {"cards": ["A092"], "people": 3, "newborn": 1, "placed": 1, "goods": {"food": 9}}
    assert choice(with_hand("A116", round=5, **farm)) == "use A092"


@pytest.mark.parametrize(("food", "sold", "trades"), [(12, 4, True), (4, 0, False)])
def test_the_grocer_when_there_is_food_to_spare(food: int, sold: int, trades: bool) -> None:
    farm = {"cards": ["A102"], "memory": {"A102": sold}, "goods": {"food": food}}
    chosen = choice(with_hand("A116", round=14, **farm))
    assert (chosen == "anytime") == trades


def test_optional_yields_are_taken() -> None:
    farm = {"cards": ["B091"], "placed": 1}
    labour = with_hand("A116", round=3, **farm)
    labour.play("place day-laborer")
    assert let_decide(labour)[0] == "use B091"
    assert len(seat(labour)["fields"]) == 1


def test_the_last_grain_of_a_field_is_left_to_grow() -> None:
    farm = {"cards": ["A112"], "fields": {"r1c3": {"grain": 3}}, "goods": {"food": 9}}
    options = {"cards": "base"}
    harvest = table(REVISED, farm, {}, round=4, phase="harvest", options=options)
    let_decide(harvest)
    assert seat(harvest)["fields"] == {"r1c3": {"grain": 2}}
    assert goods(harvest)["grain"] == 1


def test_at_the_end_cards_count_as_they_score() -> None:
    farm = {"cards": ["B036", "A032", "A098"], "stables": ["r1c5"], "hand": ["A116"]}
    over = table(REVISED, farm, {}, round=14, phase="end", options={"cards": "base"})
    assert AgricolaJudge().value(over, 0) == over.scores()[0].total


def test_without_hand_cards_they_do_not_count() -> None:
    terms = AgricolaJudge().terms(table(REVISED, {}, {}), 0)
    assert [terms[name] for name in ("income", "prospects", "deliveries", "lead")] == [0, 0, 0, 0]


@pytest.mark.parametrize("way", WAYS)
def test_every_way_to_come_to_a_hand(way: str) -> None:
    seats = 1 if way == "chosen" else 3
    game = bocage.new(REVISED, seats=seats, seed=3, cards="base", hands=way)
    bots = [bocage.bot("greedy", i) for i in range(seats)]
    rng = random.Random(4)
    while game.progress[0] <= 1:
        decision = rng.choice(game.decisions)
        action = bots[decision.seat].choose(game.seat(decision.seat))
        assert action in decision.actions
        game.play(action, decision.seat)


def test_drafts_the_better_card() -> None:
    draft = bocage.new(REVISED, seats=2, seed=1, cards="base", hands="draft")
    kept: set[str] = set()
    passed: set[str] = set()
    for decision in draft.decisions:
        kept.add(bocage.bot("greedy", 1).choose(draft.seat(decision.seat)).argument)
        passed |= {action.argument for action in decision.actions}
    judge = AgricolaJudge()

    def prospects(card: str) -> float:
        return judge.terms(with_hand(card), 0)["prospects"]

    assert max(map(prospects, passed)) == max(map(prospects, kept)) > 0
