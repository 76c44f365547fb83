"""What a learner sees is what lies on the table."""

from __future__ import annotations

from typing import Any

import bocage

from .scenario import farming, play, progress, standing, table


def seen(table: bocage.Table, seat: int = 0) -> dict[str, int]:
    """All that a seat sees and that is not zero, by name."""
    row = table.encode(seat)
    return {name: n for name, n in zip(table.game.encoding.names, row, strict=True) if n}


def rungs(found: dict[str, int], name: str) -> list[int]:
    """The rungs of a ladder that are reached."""
    start = f"{name}>="
    return [int(key.removeprefix(start)) for key in found if key.startswith(start)]


def test_placing_workers_shows_on_the_board_and_in_the_village() -> None:
    here = table({"workers": 4}, {}, spaces={"clay-delivery": [1, 0, 0]})
    before = seen(here)
    assert before["clay-delivery: takes 2"] == before["clay-delivery: within reach"] == 1
    assert before["moves=me"] == before["asked=place"] == before["phase=actions"] == 1
    play(here, "place clay-delivery")
    after, theirs = seen(here), seen(here, 1)
    assert after["clay-delivery: takes 3"] == after["clay-delivery: row 2"] == 1
    assert after["me: clay: number"] == theirs["next: clay: number"] == 1
    assert rungs(after, "me: workers") == rungs(theirs, "next: workers") == [1, 2]
    assert "clay-delivery: within reach" not in after
    assert theirs["clay-delivery: within reach"] == theirs["moves=me"] == after["moves=next"] == 1
    assert "asked=place" not in after


def test_fields_and_sheep_tell_what_there_will_be_at_progress() -> None:
    own = farming("barley-4", "rye+rye-3", "empty-5", goods={"barley": 2}, sheep={"4": 2, "5": 1})
    found = seen(table({**own, "workers": 2}, round=3))
    assert found["me: barley: number"] == 2
    assert found["me: barley at progress: number"] == 6
    assert found["me: rye at progress: number"] == 6
    assert found["me: milk at progress: number"] == 3
    assert found["me: fields rye+rye-3"] == 1
    assert rungs(found, "me: empty fields") == [1]
    assert rungs(found, "me: sheep that die in 1 rounds") == [1, 2]
    assert rungs(found, "me: sheep that die in 2 rounds") == [1]


def test_crafts_tell_what_an_advance_lacks() -> None:
    own: dict[str, Any] = standing(2, carpentry=3)
    own["boulders"]["icehouse"] = [3, 4]
    goods = {"barley": 5, "hops": 2, "milk": 2, "clay": 3}
    found = seen(progress({**own, "goods": goods, "tools": 1}, round=4))
    assert rungs(found, "me: brewery: advances paid for") == [1, 2]
    assert rungs(found, "me: carpentry: goods missing") == [1]
    assert rungs(found, "me: carpentry: ahead of the centre") == [1]
    assert rungs(found, "me: manufacturer: goods missing") == [1, 2, 3]
    assert rungs(found, "me: icehouse: tools for an advance") == [1, 2]
    assert rungs(found, "me: brewery: spaces before a boulder") == [1]
    assert found["me: icehouse: tools missing"] == 1
    assert found["me: icehouse: holds the centre back, lacks goods or tools"] == 1
    assert "me: brewery: holds the centre back, lacks goods or tools" not in found
    assert rungs(found, "me: tools missing to advance these") == [1]


def test_points_are_those_of_the_scores() -> None:
    own = standing(7, brewery=9, bakery=10)
    mine = {**own, "jewels": 2, "tools": 6, "sheep": {"stables": 3}, "played": ["801"]}
    here = progress(mine, {"played": ["901"]}, round=6)
    found = seen(here)
    assert rungs(found, "me: icons") == [1, 2, 3, 4]
    for name, score in zip(("me", "next"), here.scores(), strict=True):
        assert found[f"{name}: points"] == score.total


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    here = table({"hand": ["001", "901"]}, {"hand": ["002", "401", "402"]})
    mine, theirs = seen(here), seen(here, 1)
    assert mine["in hand=001"] == mine["in hand=901"] == theirs["in hand=402"] == 1
    assert "in hand=001" not in theirs
    assert "in hand=002" not in mine
    assert mine["next: in hand farmyard"] == theirs["me: in hand farmyard"] == 2
    assert theirs["next: in hand point"] == 1


def test_a_card_is_told_by_what_it_lacks_until_it_can_be_played() -> None:
    lacking = seen(table({"goods": {"rye": 4}, "hand": ["024"]}))
    assert lacking["missing for 024"] == 2
    assert "ways to play 024" not in lacking
    ready = seen(table({"goods": {"rye": 9}, "hand": ["024"]}))
    assert ready["ways to play 024"] == 2
    assert rungs(ready, "cards that can be played") == [1]
    assert "missing for 024" not in ready


def test_an_action_under_way_tells_how_often_it_goes_on() -> None:
    here = table({"workers": 3})
    play(here, "place cultivation")
    assert rungs(seen(here), "times left") == [1, 2, 3]
    play(here, "sow rye-4")
    found = seen(here)
    assert found["under way=cultivation"] == found["just used=cultivation"] == 1
    assert rungs(found, "times left") == [1, 2]
    assert found["asked=sow"] == found["me: fields rye-4"] == 1


def test_income_and_section_cards_tell_what_is_to_come() -> None:
    found = seen(table({"played": ["801", "808"]}, {}, round=4, sections=["A", "D"]))
    assert found["me: income meat"] == found["me: income barley"] == found["me: income hops"] == 1
    assert found["played=808"] == 1
    assert found["clearings to come of section 1"] == 2
    assert found["clearings to come of section 4"] == 1
    assert "clearings to come of section 3" not in found
