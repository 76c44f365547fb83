"""Phase 7: the harvest comes by itself, unless the order of the fields can matter."""

from __future__ import annotations

import pytest

from tests.games.hallertau.scenario import (
    choices,
    current,
    farming,
    fields,
    goods,
    offered,
    play,
    prompt,
    seat,
    table,
)

ORDER = "prompt-hallertau-harvest-phase"


@pytest.mark.rule("H25", "H35")
@pytest.mark.parametrize(
    ("card", "ground", "asks"),
    [
        ("027", "rye-3 rye-4", True),
        ("027", "rye-3 rye-4 empty-2", False),
        ("027", "rye-3", False),
        ("022", "rye-3 rye-4 rye-5", True),
        ("022", "rye-3 rye-4", False),
        ("122", "rye-3 rye-4 rye-5", True),
        ("122", "rye-3 rye-4", False),
        ("023", "rye-3 rye-4", False),
        ("014", "rye-5 rye-5", True),
        ("014", "rye-4 rye-4", False),
        ("317", "rye-3 rye-4", True),
        ("317", "rye-3", False),
        ("213", "hops-3 rye-4", True),
        ("213", "rye-3 rye-4", False),
        ("728", "rye-3 rye-4", True),
        ("728", "rye-3", False),
        ("208", "rye-5 rye-5 rye-5 rye-5", False),
        ("426", "rye-3 rye-4", False),
        ("427", "rye-3 rye-4", False),
        ("516", "rye-3 rye-4", False),
        ("706", "rye-5 rye-5 rye-5", False),
    ],
)
def test_the_fields_are_asked_for_one_by_one_where_it_matters(
    card: str, ground: str, asks: bool
) -> None:
    row = farming(*ground.split(), hand=[card], jewels=1, tools=9)
    t = table(row, phase="harvest", merged=True)
    assert (prompt(t) == ORDER) == asks


@pytest.mark.rule("H25", "H35")
@pytest.mark.card("317")
def test_all_but_one_field_are_harvested_before_317() -> None:
    t = table(
        farming("rye-3", "rye-4", "flax-5", hand=["317"], jewels=1), phase="harvest", merged=True
    )
    play(t, "harvest rye-3", "harvest rye-4", "play 317")
    assert goods(t) == {"rye": 7, "clay": 2, "flax": 5}
    assert current(t) == (1, "progress")


@pytest.mark.rule("H25", "H35")
@pytest.mark.card("113")
def test_a_field_harvested_first_is_sown_again_while_others_wait() -> None:
    row = farming("rye-5", "flax-3", hand=["113"], jewels=1)
    t = table(row, phase="harvest", merged=True)
    assert choices(t, "harvest") == {"rye-5", "flax-3", "all"}
    assert "play 113" not in offered(t)
    play(t, "harvest rye-5", "play 113", "sow rye-4")
    assert goods(t) == {"rye": 4, "hops": 1}
    play(t, "harvest all")
    assert goods(t) == {"rye": 8, "hops": 1, "flax": 3}
    assert fields(t) == ["empty-2", "empty-3"]


@pytest.mark.rule("H25", "H35")
@pytest.mark.card("728")
def test_with_nothing_to_play_in_between_the_last_field_comes_by_itself() -> None:
    row = farming("rye-3", "flax-2", hand=["027"], jewels=1)
    t = table(row, phase="harvest")
    play(t, "harvest flax-2", "play 027")
    assert current(t) == (1, "progress") and seat(t)["hand_size"]["bonus"] == 1
    assert goods(t) == {"rye": 3, "flax": 2}
