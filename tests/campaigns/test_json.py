"""Campaigns as JSON: readable, complete, and refused by name when somebody has changed them."""

from __future__ import annotations

import copy
import functools
import json
import pickle
from typing import Any, cast

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import bocage

from .playing import again, end, play_on, running


@functools.cache
def solo_text() -> str:
    """A series with a missed game, two that were won, and one that is played."""
    campaign = bocage.campaign("agricola-revised", "solo", seed=7)
    bot = bocage.bot("random", 1)
    play_on(campaign, [bot])
    campaign.finish()
    for points, id in ((57, "A116"), (60, "B102")):
        end(campaign, [points], [[id, "A098"]])
        campaign.finish(id)
    play_on(campaign, [bot], 9)
    return campaign.to_json()


@functools.cache
def three_text() -> str:
    """A campaign of three games that bots have played, the last one not to its end."""
    campaign = bocage.campaign("agricola-revised", "three-games", seats=2, seed=7)
    bots = [bocage.bot("random", seat) for seat in (4, 2)]
    for _ in range(2):
        play_on(campaign, bots)
        campaign.finish([bot.keep(campaign, seat) for seat, bot in enumerate(bots)])
    play_on(campaign, bots, 30)
    return campaign.to_json()


def solo() -> dict[str, Any]:
    """Its data, to be changed."""
    data: dict[str, Any] = json.loads(solo_text())
    return data


def three() -> dict[str, Any]:
    """Its data, to be changed."""
    data: dict[str, Any] = json.loads(three_text())
    return data


def read(data: Any) -> bocage.Campaign:
    """The campaign of some data."""
    return bocage.Campaign.from_json(json.dumps(data))


def test_what_is_written_can_be_read_by_people() -> None:
    data = solo()
    assert list(data) == ["format", "game", "kind", "seats", "options", "seed", "games", "table"]
    first = data["games"][0]
    assert (first["number"], first["goal"], first["reached"], first["kept"]) == (
        1,
        50,
        False,
        [None],
    )
    assert data["games"][1]["scores"] == [57] and data["games"][1]["kept"] == ["A116"]
    assert data["table"]["actions"] and data["table"]["start"]["seats"][0]["goods"] == {"food": 2}
    rows = three()["games"]
    assert all("goal" not in row and "reached" not in row for row in rows)
    assert sorted(rows[0]["points"]) in ([0, 1], [1, 1])


@pytest.mark.parametrize("text", [solo_text, three_text])
def test_a_campaign_survives_its_json_and_goes_on(text: Any) -> None:
    campaign = bocage.Campaign.from_json(text())
    assert campaign.to_json() == text() == again(campaign).to_json()
    assert hash(campaign) == hash(again(campaign))
    assert campaign != text() and campaign == bocage.Campaign.from_json(text().encode())
    bots = [bocage.bot("random", seat) for seat in range(campaign.seats)]
    play_on(campaign, bots)
    assert again(campaign) == campaign
    campaign.finish([bot.keep(campaign, seat) for seat, bot in enumerate(bots)])
    assert again(campaign) == campaign


def test_a_campaign_can_be_sent_to_another_process() -> None:
    campaign = bocage.Campaign.from_json(three_text())
    sent = pickle.loads(pickle.dumps(campaign))
    assert sent == campaign and running(sent).position() == running(campaign).position()
    assert copy.deepcopy(campaign) == campaign
    assert repr(campaign) == "<Campaign of agricola-revised, three-games, 2 games played>"
    assert repr(campaign.games[0]).startswith("<Game 1, ")


def test_the_running_game_replays_on_its_own() -> None:
    campaign = bocage.Campaign.from_json(solo_text())
    record = bocage.Record.from_json(running(campaign).record().to_json())
    assert bocage.replay(record).position() == running(campaign).position()
    assert bocage.replay(record).log[0].id == "log-kept.bare"


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "7", b"\xff", None, 5, "[" * 100_000])
def test_texts_that_are_no_campaigns(text: Any) -> None:
    with pytest.raises(bocage.BadCampaign, match="campaign"):
        bocage.Campaign.from_json(text)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("format", 2),
        ("format", True),
        ("kind", "duel"),
        ("kind", None),
        ("kind", "three-games"),
        ("seats", 2),
        ("seats", None),
        ("seats", "1"),
        ("options", []),
        ("options", {"cards": "all"}),
        ("options", {"hands": "ten"}),
        ("seed", None),
        ("seed", 1.5),
        ("seed", 8),
        ("games", {}),
        ("games", [1]),
        ("games", None),
        ("table", None),
        ("table", 3),
        ("table", {}),
        ("own", ["a.py"]),
        ("loaded", [["A116", "A098"]]),
        ("loaded", True),
        ("extra", 1),
    ],
)
def test_damaged_campaigns_are_refused_by_name(field: str, value: Any) -> None:
    place = {"seed": "(seed|start)", "hands": "hands", "loaded": "(loaded|options)"}.get(
        field, field
    )
    if field in ("kind", "options"):
        place = "(kind|seats|cards|hands|options)"
    with pytest.raises(bocage.Error, match=place):
        read({**solo(), field: value})


@pytest.mark.parametrize("game", ["chess", "creatures", 7, None])
def test_campaigns_of_no_such_game(game: Any) -> None:
    with pytest.raises(bocage.BadValue, match="game"):
        read({**solo(), "game": game})


@pytest.mark.parametrize("field", ["format", "game", "kind", "seats", "seed", "games", "table"])
def test_nothing_may_be_missing(field: str) -> None:
    data = solo()
    del data[field]
    with pytest.raises(bocage.BadCampaign, match=field):
        read(data)


@pytest.mark.parametrize(
    ("game", "field", "value"),
    [
        (0, "number", 2),
        (0, "goal", 40),
        (0, "goal", None),
        (0, "reached", True),
        (0, "scores", [50]),
        (0, "scores", 50),
        (0, "kept", ["A116"]),
        (0, "points", [7]),
        (0, "extra", 0),
        (1, "scores", [58]),
        (1, "scores", [57.0]),
        (1, "kept", ["A098"]),
        (1, "kept", ["B099"]),
        (1, "kept", [None]),
        (1, "kept", []),
        (1, "kept", None),
        (1, "reached", 1),
        (1, "loaded", True),
        (1, "loaded", [["A116"]]),
        (1, "loaded", []),
        (2, "number", 3),
        (2, "goal", 59),
    ],
)
def test_what_is_told_of_a_game_must_agree_with_its_record(
    game: int, field: str, value: Any
) -> None:
    data = solo()
    data["games"][game][field] = value
    with pytest.raises(bocage.BadCampaign, match=r"games\[\d\]|table") as refused:
        read(data)
    if (field, value) != ("kept", ["A098"]):
        assert refused.value.field.startswith(f"games[{game}].{field}")
    else:
        assert refused.value.field == "games[2].loaded", "the next game began otherwise"


RECORDED = ["actions", "hash", "start", "options", "game", "seats", "rules", "seed", "position"]
SPOILED: tuple[Any, ...] = ({}, 3.5, "x", ["feed"])


@pytest.mark.parametrize("place", RECORDED)
def test_a_record_that_was_changed_is_refused(place: str) -> None:
    for spoil in SPOILED:
        data = three()
        data["games"][0]["record"][place] = spoil
        with pytest.raises(bocage.BadCampaign, match=r"games\[0\]\.record"):
            read(data)
        data = three()
        data["table"][place] = spoil
        with pytest.raises(bocage.BadCampaign, match="table"):
            read(data)


def test_a_game_must_begin_as_the_campaign_lets_it() -> None:
    data = three()
    other = bocage.campaign("agricola-revised", "three-games", seats=2, seed=8)
    data["table"] = json.loads(running(other).record().to_json())
    with pytest.raises(bocage.BadCampaign, match=r"table\.start\."):
        read(data)
    plain = bocage.new("agricola-revised", seats=2, seed=1, cards="base")
    data["table"] = json.loads(plain.record().to_json())
    with pytest.raises(bocage.BadCampaign, match=r"table\.seed"):
        read(data)
    rich = three()
    rich["table"]["start"]["seats"][0]["goods"]["food"] = 50
    with pytest.raises(bocage.BadCampaign, match=r"table\.start\.seats"):
        read(rich)


def test_games_in_another_order_are_refused() -> None:
    data = three()
    data["games"].reverse()
    with pytest.raises(bocage.BadCampaign, match=r"games\[0\]"):
        read(data)


def test_an_unfinished_game_is_no_finished_one() -> None:
    data = three()
    unfinished = data["games"][0]["record"]
    table = bocage.replay(bocage.Record.from_json(json.dumps(data["table"])))
    assert not table.over
    data["games"].append({**data["games"][0], "number": 3, "record": data["table"]})
    with pytest.raises(bocage.BadCampaign, match=r"games\[2\]\.record: .*over"):
        read(data)
    assert unfinished


def test_nothing_comes_after_the_third_game() -> None:
    campaign = bocage.Campaign.from_json(three_text())
    play_on(campaign, [bocage.bot("random", seat) for seat in range(2)])
    campaign.finish()
    assert campaign.over and again(campaign) == campaign
    data = json.loads(campaign.to_json())
    assert data["table"] is None
    with pytest.raises(bocage.BadCampaign, match=r"table: .*over"):
        read({**data, "table": data["games"][2]["record"]})
    with pytest.raises(bocage.BadCampaign, match=r"games\[3\]\.record: .*over"):
        read({**data, "games": [*data["games"], data["games"][2]]})
    with pytest.raises(bocage.BadCampaign, match="loaded"):
        read({**data, "loaded": [[], []]})


def test_scores_by_older_rules_stand() -> None:
    data = solo()
    for entry in data["games"]:
        entry["record"]["rules"] = 0
    data["table"]["rules"] = 0
    assert [game.scores for game in read(data).games] == [game["scores"] for game in data["games"]]
    data["games"][1]["scores"] = [63]
    campaign = read(data)
    assert campaign.games[1].scores == [63]
    assert campaign.number == 3 and campaign.kept == [["A116", "B102"]]
    data["games"][1]["scores"] = ["63"]
    with pytest.raises(bocage.BadCampaign, match=r"games\[1\]\.scores"):
        read(data)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """All places in some data."""
    found = [path] if path else []
    if isinstance(value, dict | list):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            found += places(inner, (*path, key))
    return found


PLAIN: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1,
    2,
    7,
    99,
    2.5,
    "",
    "x",
    "A116",
    [],
    {},
    [None],
    ["A116"],
)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_whatever_is_spoiled_only_our_own_errors_come(data: Any) -> None:
    spoiled = data.draw(st.sampled_from([solo, three]))()
    path = data.draw(st.sampled_from(places(spoiled)))
    inner = spoiled
    for key in path[:-1]:
        inner = inner[key]
    before = inner[path[-1]]
    inner[path[-1]] = value = data.draw(st.sampled_from(PLAIN))
    try:
        campaign = read(spoiled)
    except bocage.Error:
        return
    assert campaign.to_json()
    harmless = "rules" in path or path == ("options",) or path[-1] in ("own", "position")
    assert value == before or harmless, path


# Bad input


@pytest.mark.parametrize("kind", ["", "duel", "Solo", None, 3, ["solo"]])
def test_unknown_kinds(kind: Any) -> None:
    with pytest.raises(bocage.BadCampaign, match=r"kind: .*solo, three-games"):
        bocage.campaign("agricola-revised", kind)


def test_kinds_that_an_edition_does_not_have() -> None:
    with pytest.raises(bocage.BadCampaign, match=r"kind: 'three-games'.*solo"):
        bocage.campaign("agricola-classic", "three-games", seats=3)
    with pytest.raises(bocage.BadCampaign, match=r"game: 'hallertau'.*agricola-classic"):
        bocage.campaign("hallertau", "solo")
    with pytest.raises(bocage.UnknownGame, match="game: 'chess'"):
        bocage.campaign("chess", "solo")


@pytest.mark.parametrize(
    ("kind", "seats"), [("solo", 2), ("solo", 0), ("three-games", 1), ("three-games", 5)]
)
def test_seats_that_a_kind_does_not_have(kind: str, seats: int) -> None:
    with pytest.raises(bocage.BadOption, match="seats"):
        bocage.campaign("agricola-revised", kind, seats=seats)


def test_options_are_checked_at_once() -> None:
    with pytest.raises(bocage.BadOption, match="hands: 'draft'"):
        bocage.campaign("agricola-revised", "solo", hands="draft")
    with pytest.raises(bocage.BadOption, match=r"teams: 'lowest'.*'none'"):
        bocage.campaign("agricola-revised", "three-games", seats=4, teams="lowest")
    with pytest.raises(bocage.BadOption, match="colour"):
        bocage.campaign("agricola-revised", "solo", colour="red")
    with pytest.raises(bocage.BadOption, match="hands"):
        bocage.campaign("agricola-revised", "solo", cards="none", hands="ten")
    with pytest.raises(bocage.BadValue, match="seed"):
        bocage.campaign("agricola-revised", "solo", seed=cast(Any, 1.5))
    assert bocage.campaign("agricola-revised", "three-games").seats == 2
    drawn = [bocage.campaign("agricola-revised", "solo").seed for _ in range(2)]
    assert drawn[0] != drawn[1]


@pytest.mark.parametrize("keep", ["B099", ["A116", "A098"], [], 7, {}, "", ["B099"], None, [None]])
def test_keeping_what_cannot_be_kept_changes_nothing(keep: Any) -> None:
    campaign = bocage.campaign("agricola-revised", "solo", seed=7)
    end(campaign, [57], [["A116", "A098"]])
    before = campaign.to_json()
    with pytest.raises(bocage.BadCampaign, match="keep"):
        campaign.finish(keep)
    assert campaign.to_json() == before
    campaign.finish(["A098"])
    assert campaign.kept == [["A098"]]


@pytest.mark.parametrize(
    "keep", ["A116", ["A116"], ["A116", "A116"], ["A116", None], [None, "B102"], None]
)
def test_every_seat_keeps_one_of_its_own(keep: Any) -> None:
    campaign = bocage.campaign("agricola-revised", "three-games", seats=2, seed=7)
    end(campaign, [20, 30], [["A116"], ["B102", "A098"]])
    before = campaign.to_json()
    with pytest.raises(bocage.BadCampaign, match="keep"):
        campaign.finish(keep)
    assert campaign.to_json() == before
    campaign.finish(("A116", "B102"))
    assert campaign.kept == [["A116"], ["B102"]]


def test_nothing_is_kept_after_a_missed_goal() -> None:
    campaign = bocage.campaign("agricola-revised", "solo", seed=7)
    end(campaign, [49], [["A116"]])
    with pytest.raises(bocage.BadCampaign, match=r"keep: 'A116'.*None"):
        campaign.finish("A116")


def test_what_is_out_of_turn() -> None:
    campaign = bocage.campaign("agricola-revised", "solo", seed=7)
    for call in (campaign.finish, campaign.go_on, campaign.winners):
        with pytest.raises(bocage.BadCampaign):
            call()
    assert campaign.choices == [[]]
    campaign = bocage.campaign("agricola-revised", "three-games", seats=2, seed=7)
    with pytest.raises(bocage.BadCampaign, match="winners"):
        campaign.winners()
    for _ in range(3):
        end(campaign, [20, 30])
        campaign.finish()
    for name, call in (("finish", campaign.finish), ("go_on", campaign.go_on)):
        with pytest.raises(bocage.BadCampaign, match=name):
            call()
    with pytest.raises(bocage.BadCampaign, match="load"):
        campaign.load({"seats": [{}, {}]})


def test_positions_of_other_games_are_refused() -> None:
    campaign = bocage.campaign("agricola-revised", "three-games", seats=2, seed=7)
    end(campaign, [20, 30], [["A116"], ["B102"]])
    campaign.finish(["A116", "B102"])
    before = campaign.to_json()
    kept = [{"cards": ["A116"]}, {"cards": ["B102"]}]
    for position, match in (
        (None, "position"),
        ({"seats": [*kept, {}]}, r"position\.seats"),
        ({"seats": kept, "game": "agricola-classic"}, r"position\.game"),
        ({"seats": kept, "options": {"cards": "base", "hands": "ten"}}, r"position\.options"),
        ({"seats": [{}, *kept[1:]]}, r"position\.seats\[0\]\.cards.*A116"),
        ({"seats": kept[::-1]}, r"position\.seats\[0\]\.cards"),
        ({"seats": kept, "round": 99}, "round"),
    ):
        with pytest.raises(bocage.Error, match=match):
            campaign.load(cast(Any, position))
    assert campaign.to_json() == before
    campaign.load({"seats": kept, "round": 5})
    assert running(campaign).progress[0] == 5 and again(campaign) == campaign
    assert campaign.kept == [["A116"], ["B102"]]


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_bots_keep_one_of_the_choices(name: str) -> None:
    campaign = bocage.campaign("agricola-revised", "three-games", seats=2, seed=7)
    bot = bocage.bot(name, 1)
    assert bot.keep(campaign, 0) is None
    end(campaign, [20, 30], [["B109", "A116", "A125"], []])
    assert bot.keep(campaign, 0) in campaign.choices[0]
    assert bot.keep(campaign, 1) is None
    for seat in (2, -1, "0", None):
        with pytest.raises(bocage.BadValue, match="seat"):
            bot.keep(campaign, cast(Any, seat))


def test_greedy_keeps_what_brings_most_from_the_start() -> None:
    campaign = bocage.campaign("agricola-revised", "solo", seed=7)
    end(campaign, [60], [["A125", "A116"]])
    assert bocage.bot("greedy", 1).keep(campaign, 0) == "A116", "a priest needs a clay house"
