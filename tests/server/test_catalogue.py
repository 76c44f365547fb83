"""The cards of a game over HTTP: complete, as printed, and sent again only when they change."""

from __future__ import annotations

import pytest

import bocage
from bocage import LOCALES, Locale, Message, text
from bocage.server.models import PrintedCard, PrintedSpace

from .client import HERE, Lobby


def cards_of(lobby: Lobby, game: str) -> list[PrintedCard]:
    """The cards as the server tells them."""
    answer = lobby.get(f"games/{game}/cards")
    assert answer.status_code == 200
    return [PrintedCard.model_validate(card, strict=True) for card in answer.json()]


@pytest.mark.parametrize("game", [game.id for game in bocage.games()])
def test_all_cards_are_told_as_they_are_printed(lobby: Lobby, game: str) -> None:
    told, printed = cards_of(lobby, game), bocage.cards(game)
    assert [card.id for card in told] == [card.id for card in printed]
    fields = ("name", "kind", "deck", "category", "cost", "points", "players")
    for one, other in zip(told, printed, strict=True):
        for field in (
            *fields,
            "per_person",
            "passing",
            "bonus",
            "alternative",
            "capacity",
            "strip",
        ):
            assert getattr(one, field) == getattr(other, field), (one.id, field)


def test_both_editions(lobby: Lobby) -> None:
    first = [card.kind for card in cards_of(lobby, "agricola-classic")]
    assert (first.count("major"), first.count("minor"), first.count("occupation")) == (10, 151, 181)
    revised = cards_of(lobby, "agricola-revised")
    kinds = [card.kind for card in revised]
    assert (kinds.count("major"), kinds.count("minor"), kinds.count("occupation")) == (10, 48, 48)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_prerequisite_is_a_message(lobby: Lobby, locale: Locale) -> None:
    printed = {card.id: card for card in bocage.cards("agricola-revised")}
    needing = [card for card in cards_of(lobby, "agricola-revised") if card.need is not None]
    assert len(needing) > 10
    for card in needing:
        assert card.need is not None
        said = text(Message(card.need.id, card.need.values), locale)
        assert said == printed[card.id].prerequisite(locale) != ""


def test_a_card_in_full(lobby: Lobby) -> None:
    bottles = next(card for card in cards_of(lobby, "agricola-revised") if card.id == "B036")
    assert bottles.model_dump() == {
        "id": "B036",
        "name": "B036",
        "kind": "minor",
        "deck": "B",
        "category": "points-provider",
        "cost": {"clay": 1, "food": 1},
        "per_person": True,
        "points": 4,
        "players": 1,
        "need": None,
        "passing": False,
        "bonus": False,
        "alternative": None,
        "capacity": 0,
        "holds": [],
        "printed": [],
        "strip": "",
        "returns": None,
        "words": {},
    }


@pytest.mark.parametrize("game", bocage.games(), ids=lambda game: game.id)
def test_the_spaces_are_told_in_icons(lobby: Lobby, game: bocage.Game) -> None:
    told = [PrintedSpace.model_validate(one, strict=True) for one in spaces_of(lobby, game.id)]
    assert [(one.title, tuple(one.seats), tuple(one.lines)) for one in told] == [
        (sign.title, sign.seats, sign.lines) for sign in game.signs()
    ]


def spaces_of(lobby: Lobby, game: str) -> list[object]:
    """The spaces as the server tells them."""
    answer = lobby.get(f"games/{game}/spaces")
    assert answer.status_code == 200
    found: list[object] = answer.json()
    return found


@pytest.mark.parametrize("what", ["cards", "spaces"])
def test_a_browser_keeps_what_is_printed(lobby: Lobby, what: str) -> None:
    path = f"/api/games/agricola-revised/{what}"
    first = lobby.http.get(path)
    assert first.headers["cache-control"] == "no-cache"
    tag = first.headers["etag"]
    for known in (tag, tag.removeprefix("W/"), f'"other", {tag}'):
        again = lobby.http.get(path, headers={"If-None-Match": known})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == tag
    other = lobby.http.get(path, headers={"If-None-Match": '"other"'})
    assert (other.status_code, other.json()) == (200, first.json())
    assert lobby.get("games/agricola-classic/cards").headers["etag"] != tag


@pytest.mark.parametrize("game", ["chess", "agricola", "AGRICOLA-REVISED", "%00"])
def test_an_unknown_game(lobby: Lobby, game: str) -> None:
    answer = lobby.get(f"games/{game}/cards")
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
    assert answer.headers["cache-control"] == "no-store"


def test_options_say_when_they_can_be_chosen(lobby: Lobby) -> None:
    games = {game["id"]: game for game in lobby.get("games").json()}
    revised = games["agricola-revised"]
    options = {option["name"]: option for option in revised["options"]}
    assert options["hands"]["needs"] == {"option": "cards", "value": "base"}
    assert options["cards"]["needs"] is None
    for seats in revised["seats"]:
        for value in options["hands"]["values"]:
            fits = seats in options["hands"]["seats_of"].get(value, revised["seats"])
            wanted = {"cards": "base", "hands": value}
            body = {"game": revised["id"], "options": wanted, "seats": [HERE] * seats}
            status = lobby.http.post("/api/tables", json=body).status_code
            assert status == (201 if fits else 422), (seats, value)


def test_options_that_few_choose_are_told_in_groups(lobby: Lobby) -> None:
    revised = next(game for game in lobby.get("games").json() if game["id"] == "agricola-revised")
    groups = {option["name"]: option["group"] for option in revised["options"]}
    assert groups["cards"] == groups["hands"] == ""
    assert groups["open_fences"] == groups["szongott"] == "farm"
    assert groups["teams"] == "teams"
