"""House rules as options: off by default, on in any combination, refused with the reason."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.rules.house_rules import HOUSE_RULES
from tests.games.agricola.scenario import both, play_out

every_rule = pytest.mark.parametrize("rule", HOUSE_RULES)


def new(game: str, options: dict[str, Any]) -> bocage.Table:
    """A new table for two."""
    return bocage.new(game, seats=2, seed=4, **options)


@both
@every_rule
@pytest.mark.rule("R97", "R98", "R99", "R100", "R101", "R102", "R103")
def test_a_house_rule_is_off_unless_it_is_asked_for(game: str, rule: str) -> None:
    found = next(g for g in bocage.games() if g.id == game)
    (option,) = [option for option in found.options if option.name == rule]
    assert (option.values, option.default) == ((False, True), False)
    plain = new(game, {})
    off, on = [new(game, {rule: value}) for value in (False, True)]
    assert off.position() == plain.position()
    assert on.position()["options"][rule] is True
    assert bocage.load(on.position()).position() == on.position()


@both
@every_rule
@pytest.mark.rule("R97", "R98", "R99", "R100", "R101", "R102", "R103")
@pytest.mark.parametrize("value", ["yes", 2, 0, None])
def test_a_house_rule_is_on_or_off(game: str, rule: str, value: object) -> None:
    with pytest.raises(bocage.BadOption, match=f"{rule}: {value!r} is not allowed"):
        new(game, {rule: value})


@both
@pytest.mark.rule("R97", "R98", "R99", "R100", "R101", "R102", "R103")
@pytest.mark.parametrize("cards", ["none", "base"])
def test_all_house_rules_go_together(game: str, cards: str) -> None:
    t = new(game, {"cards": cards, **dict.fromkeys(HOUSE_RULES, True)})
    play_out(t, 1)
    assert t.over
    record = bocage.Record.from_json(t.record().to_json())
    assert bocage.replay(record).position() == t.position()
