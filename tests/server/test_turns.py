"""A turn: its tail, taking back, confirming, and what waits to be revealed."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select

from bocage.server.schema import MOVES

from .client import HERE, LINK, Lobby, Player
from .conftest import Running

LAST = ("place forest", "place reed-bank", "place clay-pit", "place fishing")


def one_screen(lobby: Lobby, **fields: Any) -> Player:
    """Two people at one screen."""
    made = lobby.make(HERE, {"kind": "here", "name": "Ben"}, **fields)
    return lobby.sit(made["id"], *made["tokens"].values())


def apart(lobby: Lobby) -> tuple[Player, Player, Player]:
    """The deciding player, the other one and a spectator, each at home."""
    made = lobby.make(HERE, LINK)
    token = lobby.claim(made).json()["token"]
    players = [lobby.sit(made["id"], made["tokens"]["0"]), lobby.sit(made["id"], token)]
    first = players[0].state["deciding"][0]
    return players[first], players[1 - first], lobby.sit(made["id"])


def settled(player: Player, revision: int) -> dict[str, Any]:
    """The table as a player sees it once it has reached a revision."""
    return player.until(lambda state: state["revision"] >= revision)


def test_a_tail_is_shown_to_its_seat_only(lobby: Lobby) -> None:
    acting, other, spectator = apart(lobby)
    before = [other.state["view"], spectator.state["view"]]
    assert acting.act("place farmland")["type"] == "done"
    seat = acting.state["as"]
    said = {"id": "action-place", "values": {"space": "farmland"}, "game": "agricola-revised"}
    tail = {"seat": seat, "actions": ["place farmland"], "ready": False, "held": None}
    words = {"message": said, "messages": [said], "ahead": None, "warning": None}
    assert acting.state["tail"] == {**tail, **words}
    assert acting.state["decision"]["prompt"]["id"] == "prompt-plow"
    revision = acting.state["revision"]
    assert [settled(p, revision)["view"] for p in (other, spectator)] == before
    for player in (other, spectator):
        assert player.state["tail"] is None and player.state["decision"] is None
        assert player.state["asked"]["id"] == "prompt-place"
        assert player.state["moves"] == 0 and player.state["deciding"] == [seat]
        assert player.state["can"] == {"undo": False, "reset": False, "confirm": False}
        assert [entry["id"] for entry in player.log] == ["log-round", "log-reveal"]
    assert acting.log[-1]["id"] == "log-place"


def test_confirming_shows_the_turn_to_everybody(lobby: Lobby) -> None:
    acting, other, spectator = apart(lobby)
    assert acting.act("place forest")["type"] == "done"
    assert acting.state["tail"]["ready"] and acting.state["decision"] is None
    assert acting.state["can"] == {"undo": True, "reset": True, "confirm": True}
    assert acting.act("place fishing")["message"]["id"] == "error-confirm-first"
    assert acting.step("confirm")["type"] == "done"
    for player in (other, spectator):
        state = settled(player, acting.state["revision"])
        assert state["moves"] == 1
        assert player.log == acting.log
    assert other.state["decision"]["seat"] == other.state["as"] == 1 - acting.state["as"]
    assert acting.step("undo")["code"] == "nothing-to-undo"


def test_undo_takes_back_one_action_and_reset_all(lobby: Lobby) -> None:
    player = one_screen(lobby)
    start = player.state
    player.act("place farmland")
    middle = player.state
    plow = player.offered()[0]
    player.act(plow)
    assert player.state["tail"]["actions"] == ["place farmland", plow]
    assert player.step("undo")["type"] == "done"
    for part in ("view", "decision", "tail", "scores"):
        assert player.state[part] == middle[part]
    player.act(plow)
    assert player.step("reset")["type"] == "done"
    for part in ("view", "decision", "tail", "scores", "moves"):
        assert player.state[part] == start[part]
    assert player.log == start["log"]
    assert player.step("reset")["code"] == "nothing-to-undo"
    assert player.step("undo")["code"] == "nothing-to-undo"


def test_a_list_of_actions_is_played_whole_or_not_at_all(lobby: Lobby) -> None:
    player = one_screen(lobby)
    refused = player.act("place farmland", "place forest")
    assert refused["code"] == "illegal"
    assert player.step("reset")["code"] == "nothing-to-undo"
    player.act("place farmland")
    plow = player.offered()[0]
    player.step("reset")
    assert player.act("place farmland", plow)["type"] == "done"
    assert player.state["tail"]["ready"]


def to_last_placement(player: Player) -> None:
    """Play until the next placement ends the round."""
    for action in LAST[:3]:
        player.turn(action)


def test_what_would_be_revealed_is_held_until_confirmed(lobby: Lobby) -> None:
    player = one_screen(lobby)
    to_last_placement(player)
    before = player.state
    log = list(player.log)
    assert player.act(LAST[3])["type"] == "done"
    tail = player.state["tail"]
    assert (tail["held"], tail["actions"], tail["ready"]) == (LAST[3], [LAST[3]], True)
    assert player.state["view"] == before["view"] and player.state["scores"] == before["scores"]
    assert player.log == log
    ahead = tail["ahead"]
    assert ahead["round"] == 2 and len(ahead["spaces"]) == len(before["view"]["spaces"])
    assert ahead["seats"][player.state["as"]] != before["view"]["seats"][player.state["as"]]
    player.step("undo")
    assert player.state["tail"]["ahead"] is None
    assert player.state["view"] == before["view"] and player.offered()
    player.act(LAST[3])
    player.step("confirm")
    assert player.state["view"]["round"] == 2
    assert player.log[-2]["id"] == "log-round" and player.log[-1]["round"] == 2


def test_asking_reveals_nothing_either(lobby: Lobby) -> None:
    player = one_screen(lobby)
    seat = player.state["as"]
    asked = player.say("ask", seat=seat, actions=["place forest", "place fencing", "fly"])
    forest, fencing, fly = asked["answers"]
    assert forest["reason"] is None
    assert [entry["id"] for entry in forest["entries"]] == ["log-place", "log-receive"]
    assert fencing["reason"]["id"].startswith("reason-") and fencing["entries"] == []
    assert fly["reason"]["id"] == "reason-unknown-action"
    to_last_placement(player)
    answer = player.say("ask", seat=player.state["as"], actions=[LAST[3]])["answers"][0]
    told = [entry["id"] for entry in answer["entries"]]
    assert answer["reason"] is None and told[0] == "log-place" and "log-reveal" not in told


def test_without_confirming_a_turn_is_committed_when_it_is_over(lobby: Lobby) -> None:
    player = one_screen(lobby)
    first = player.state["as"]
    player.say("set", seat=first, confirm=False)
    assert player.state["seats"][first]["confirm"] is False
    player.act("place farmland")
    assert player.state["moves"] == 0
    plow = player.offered()[0]
    player.act(plow)
    assert player.state["moves"] == 2 and player.state["as"] == 1 - first


def test_an_unconfirmed_turn_is_reopened_until_somebody_else_acts(lobby: Lobby) -> None:
    player = one_screen(lobby)
    first = player.state["as"]
    player.say("set", seat=first, confirm=False)
    player.act("place farmland")
    plow = player.offered()[0]
    player.act(plow)
    assert player.state["can"]["undo"]
    assert player.step("undo", seat=first)["type"] == "done"
    assert player.state["moves"] == 0 and player.state["as"] == first
    assert player.state["tail"]["actions"] == ["place farmland"]
    player.act(plow)
    player.act("place forest")
    assert player.step("undo")["type"] == "done"
    assert player.state["moves"] == 2
    player.turn("place forest")
    assert player.state["as"] == first and not player.state["can"]["undo"]
    assert player.step("undo")["code"] == "nothing-to-undo"


def test_switching_confirmation_off_commits_a_finished_turn(lobby: Lobby) -> None:
    player = one_screen(lobby)
    seat = player.state["as"]
    player.act("place forest")
    player.say("set", seat=seat, confirm=False)
    assert player.state["moves"] == 1 and player.state["as"] == 1 - seat


def test_the_database_knows_what_is_committed(lobby: Lobby, server: Running) -> None:
    player = one_screen(lobby)
    seat, id = player.state["as"], player.state["table"]

    def standing() -> list[bool]:
        chosen = select(MOVES.c.committed).where(MOVES.c.table_id == id).order_by(MOVES.c.n)
        with server.app.state.host.engine.connect() as connection:
            return list(connection.scalars(chosen))

    player.act("place farmland")
    plow = player.offered()[0]
    player.act(plow)
    assert standing() == [False, False]
    player.say("set", seat=seat, confirm=False)
    assert standing() == [True, True]
    player.step("undo", seat=seat)
    assert standing() == [False]
    player.act(plow)
    player.act("place forest")
    assert standing() == [True, True, False]
    player.step("reset")
    assert standing() == [True, True]


def test_the_log_is_sent_once(lobby: Lobby) -> None:
    player = one_screen(lobby)
    player.turn("place forest")
    assert player.state["log_from"] > 0
    assert [entry["i"] for entry in player.log] == list(range(len(player.log)))


def test_people_come_and_go(lobby: Lobby) -> None:
    acting, other, spectator = apart(lobby)
    mine, theirs = acting.state["as"], other.state["as"]
    assert spectator.until(lambda state: all(seat["online"] for seat in state["seats"]))
    other.socket.close()
    spectator.until(lambda state: not state["seats"][theirs]["online"])
    assert spectator.state["seats"][mine]["online"]
    assert acting.say("rename", seat=mine, name="  Zoé ")["type"] == "done"
    spectator.until(lambda state: state["seats"][mine]["name"] == "Zoé")


def to_a_crowded_market(player: Player) -> None:
    """Play until two sheep lie at the market; an empty house keeps one of them."""
    dull = [
        "place day-laborer",
        "place fishing",
        "place forest",
        "place clay-pit",
        "place reed-bank",
    ]
    while True:
        spaces = {space["id"]: space for space in player.state["view"]["spaces"]}
        offered = player.offered()
        if spaces.get("sheep-market", {}).get("goods", {}).get("sheep", 0) >= 2:
            if "place sheep-market" in offered:
                return
        player.act(next((action for action in dull if action in offered), offered[0]))
        if player.state["can"]["confirm"]:
            player.step("confirm")


def test_a_turn_that_loses_something_says_so_and_waits(lobby: Lobby) -> None:
    player = one_screen(lobby)
    to_a_crowded_market(player)
    seat = player.state["as"]
    market = next(s for s in player.state["view"]["spaces"] if s["id"] == "sheep-market")
    came = market["goods"]["sheep"]
    reason = {"id": "warning-room", "values": {"n": came - 1, "all": {"sheep": came}}}
    values = {"goods": {"sheep": came - 1}, "reasons": [reason]}
    warning = {"id": "warning-loss", "values": values, "game": "agricola-revised"}
    asked = player.say("ask", seat=seat, actions=["place sheep-market", "place forest"])
    assert [answer["warning"] for answer in asked["answers"]] == [warning, None]
    player.act("place sheep-market")
    assert player.state["tail"]["warning"] == warning and player.state["tail"]["ready"]
    player.step("undo")
    assert player.state["tail"]["warning"] is None
    moves = player.state["moves"]
    player.say("set", seat=seat, confirm=False)
    player.act("place sheep-market", careful=True)
    assert player.state["moves"] == moves and player.state["can"]["confirm"]
    assert player.state["tail"]["warning"] == warning
    player.step("undo")
    player.act("place sheep-market")
    assert player.state["moves"] == moves + 1
