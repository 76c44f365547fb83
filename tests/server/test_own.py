"""Own cards at the web table: offered, played, kept by their hashes, refused once they are gone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import bocage
from bocage.server.own import Shelf
from bocage.server.settings import settings_from
from bocage.server.turn import Turn
from tests.games.agricola.own_files import GNOME, TOLL, own, source, write

from .client import HERE
from .conftest import Running
from .ending import near_the_end, play_out

RANDOM = {"kind": "bot", "bot": "random"}
TABLE: dict[str, Any] = {"game": "agricola-revised", "options": {"cards": "base"}}
Serve = Callable[..., Running]
FAILING = GNOME.replace(".gain(food(1))", ".do(Do(flaw))")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with two files of own cards."""
    folder = tmp_path / "own"
    folder.mkdir()
    write(folder, source(own()), "gnomes.py")
    write(folder, source(own(GNOME.replace("X001", "X002"))), "elves.py")
    return folder


@pytest.fixture
def serve(tmp_path: Path, folder: Path) -> Iterator[Serve]:
    """Starts a server that offers them, on the same database each time."""
    running: list[Running] = []

    def start(**settings: Any) -> Running:
        while running:
            running.pop().stop()
        database = f"sqlite:///{tmp_path / 'tables.db'}"
        running.append(Running(database, own=str(folder), **settings))
        return running[0]

    yield start
    while running:
        running.pop().stop()


def test_files_and_cards_are_in_the_catalogue(serve: Serve) -> None:
    lobby = serve().lobby()
    games = {game["id"]: game["own"] for game in lobby.get("games").json()}
    assert games.pop("agricola-revised") == ["elves.py", "gnomes.py"]
    assert not any(games.values())
    cards = lobby.get("games/agricola-revised/cards").json()
    elf, gnome = cards[-2:]
    assert (elf["id"], gnome["id"], gnome["deck"]) == ("X002", "X001", "X")
    words = gnome["words"]["ru"]
    assert words[f"card-{gnome['name']}"] == "Garden Gnome"
    assert words[f"card-{gnome['name']}.text"].endswith("you also get 1 food.")
    assert "words" not in cards[0]


def test_a_table_is_played_with_own_cards_by_people_and_bots(serve: Serve) -> None:
    lobby = serve(bot_workers=1).lobby()
    made = lobby.make(HERE, RANDOM, **TABLE, own=["gnomes.py"])
    player = lobby.sit(made["id"], made["tokens"]["0"])
    state = player.until(lambda state: state["deciding"] == [0])
    assert state["view"]["own"] == {"gnomes.py": lobby.stored(made["id"]).own["gnomes.py"]}
    before = state["moves"]
    player.turn("place day-laborer")
    player.until_moves(before + 2)


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"own": ["trolls.py"]}, "own"),
        ({"own": ["gnomes.py"], "options": {"cards": "none"}}, "cards"),
        ({"own": ["gnomes.py"], "game": "hallertau", "options": {}}, "own"),
        ({"own": "gnomes.py"}, "own"),
        ({"own": ["gnomes.py"], "options": {"cards": "none"}, "campaign": "three-games"}, "cards"),
        ({"own": ["gnomes.py"], "game": "agricola-classic", "campaign": "three-games"}, "own"),
        (
            {"options": {"teams": "lowest"}, "campaign": "three-games", "seats": [HERE] * 4},
            "teams",
        ),
    ],
)
def test_what_cannot_be_chosen(serve: Serve, body: dict[str, Any], field: str) -> None:
    lobby = serve().lobby()
    answer = lobby.http.post("/api/tables", json={**TABLE, "seats": [HERE, HERE], **body})
    problem = answer.json()
    assert (answer.status_code, problem["code"]) == (422, "bad-message")
    assert problem["message"]["values"]["field"] == field


@pytest.mark.parametrize("gone", [True, False])
def test_a_table_whose_file_is_gone_or_changed_says_so(
    serve: Serve, folder: Path, gone: bool
) -> None:
    lobby = serve().lobby()
    lost = lobby.make(HERE, HERE, **TABLE, own=["gnomes.py", "elves.py"])
    kept = lobby.make(HERE, HERE, **TABLE, own=["elves.py"])
    hash = lobby.stored(lost["id"]).own["gnomes.py"]
    content = (folder / "gnomes.py").read_text(encoding="utf-8")
    if gone:
        (folder / "gnomes.py").unlink()
    else:
        write(folder, content + "# better\n", "gnomes.py")
    lobby = serve().lobby()
    answer = lobby.get(f"tables/{lost['id']}")
    assert answer.status_code == 409
    assert answer.json() == {
        "code": "missing-cards",
        "message": {
            "id": "error-own-missing" if gone else "error-own-changed",
            "values": {"file": "gnomes.py", "hash": hash},
        },
    }
    assert lobby.sit(kept["id"], *kept["tokens"].values()).offered()
    assert len(lobby.get("tables").json()) == 2
    write(folder, content, "gnomes.py")
    lobby = serve().lobby()
    assert lobby.sit(lost["id"], *lost["tokens"].values()).offered()


def test_playing_again_takes_the_same_cards(serve: Serve) -> None:
    lobby = serve().lobby()
    made = lobby.make(HERE, HERE, **TABLE, own=["gnomes.py"])
    headers = {"Authorization": f"Bearer {made['tokens']['0']}"}
    again = lobby.http.post(f"/api/tables/{made['id']}/again", headers=headers).json()
    assert lobby.stored(again["id"]).own == lobby.stored(made["id"]).own != {}


def test_a_campaign_with_own_cards_from_game_one_to_game_two(serve: Serve, folder: Path) -> None:
    """An own occupation stays; the next table needs the same file, and says so once it is gone."""
    write(folder, TOLL.replace("X001", "X003"), "toll.py")
    server = serve()
    lobby = server.lobby()
    made = lobby.make(HERE, **TABLE, own=["toll.py"], campaign="solo")
    id, token = made["id"], made["tokens"]["0"]
    near_the_end(server.app.state.host.engine, id, [57], [["X003"]], own=str(folder))
    play_out(lobby.sit(id, token))
    assert "X003" in lobby.get(f"campaigns/{id}").json()["ended"]["choices"][0]
    headers = {"Authorization": f"Bearer {token}"}
    body = {"table": id, "card": "X003"}
    told = lobby.http.post(f"/api/campaigns/{id}/keep", json=body, headers=headers).json()
    assert (told["number"], told["kept"]) == (2, [["X003"]])
    second = told["table"]
    assert lobby.stored(second).own == lobby.stored(id).own != {}

    lobby = serve().lobby()
    player = lobby.sit(second, token)
    player.turn("use X003")
    assert player.state["view"]["seats"][0]["goods"]["wood"] == 9
    (folder / "toll.py").unlink()
    lobby = serve().lobby()
    for path in (f"tables/{second}", f"campaigns/{id}"):
        answer = lobby.get(path)
        assert (answer.status_code, answer.json()["code"]) == (409, "missing-cards")


def test_a_faulty_file_is_left_out(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    write(folder, "OWN = 7", "bad.py")
    write(folder, source(own()), "twin.py")
    assert list(Shelf(str(folder)).sources) == ["elves.py", "gnomes.py"]
    assert "bad.py lists no cards" in caplog.text
    assert "Another card already has the number X001" in caplog.text


def test_an_action_that_makes_a_card_fail_is_refused(tmp_path: Path) -> None:
    path = write(tmp_path, source(own(FAILING), "def flaw(s, seat):\n    1 // (s.sink is None)"))
    table = bocage.load({**TABLE, "seats": [{"cards": ["X001"]}, {}]}, own=path)
    turn = Turn(table)
    with pytest.raises(bocage.IllegalAction) as caught:
        turn.extended(0, ["place day-laborer"], 0.0)
    assert isinstance(caught.value.reason, bocage.Reason)
    assert caught.value.reason.id == "error-own-fails"
    assert turn.extended(0, ["place farmland"], 0.0).moves


def test_the_environment_names_the_folder() -> None:
    assert settings_from({"BOCAGE_OWN": "cards"}).own == "cards"
    assert settings_from({}).own == ""
