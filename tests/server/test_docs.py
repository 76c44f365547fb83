"""docs/web-table.md says what the server does: the same requests, messages, fields and codes."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from typing import Any, get_args

import pytest
from pydantic import BaseModel

import bocage.server
from bocage.server import models
from bocage.server.refusals import STATUS
from bocage.server.wire import Said

from .client import HERE, Lobby
from .conftest import Running

PAGE = Path(__file__).parents[2] / "docs" / "web-table.md"
TEXT = PAGE.read_text(encoding="utf-8")
SOURCE = Path(bocage.server.__file__).parent
OPEN = {"view", "values", "lines"}
"""Fields whose own fields depend on the game."""
SHAPES = {
    r"`Summary`: `(\{.*?\})`;": models.Summary,
    r"`Campaign`: `(\{.*?\})`\.": models.CampaignBody,
    r"`Played`: `(\{.*?\})`,": models.PlayedGame,
    r"`Ended`: `(\{.*?\})`,": models.EndedGame,
    r'"next": (\{"number".*?\})': models.Coming,
    r'"campaign": (\{"id".*?\})': models.LegBody,
    r"keep` \| `(\{.*?\})` →": models.Keep,
    r"next` \| `(\{.*?\})` →": models.GoOn,
    r"`Moment`: `(\{.*?\})`;": models.Moment,
    r"claim` \| .*? → `(\{.*?\})`": models.Claimed,
    r"outline` \| `(\{.*?\})`": models.Outline,
    r'outline` \| `\{"moves": \[(\{.*?\})\]': models.OutlineMove,
    r'outline` \| .*?"rounds": \[(\{.*?\})\]': models.OutlineRound,
    r"GET /api/health` \| `(\{.*?\})`": models.Health,
    r"GET /api/games` \| the catalogue: `\[(\{.*?\})\]`": models.GameBody,
    r"cards` \| .*?`\[(\{.*?\})\]`": models.PrintedCard,
    r"scoring` \| .*?`\[(\{.*?\})\]`": models.ScoringRow,
    r'"options": \[(\{"name".*?\})\]': models.OptionBody,
    r"POST /api/tables`:\n\n```json\n(\{.*?\})\n```": models.NewTable,
    r"The answer:\n\n```json\n(\{.*?\})\n```": models.TableSecrets,
    r"Errors are\n`(\{.*?\})`": models.Problem,
    r"mine` \| `(\{.*?\})` →": models.Tokens,
    r"claim` \| `(\{.*?\})` →": models.Claim,
    r"join` \| `(\{.*?\})` →": models.Join,
    r"invite` \| `(\{.*?\})` →": models.Invite,
    r"invite` \| .*? → `(\{.*?\})`": models.Invited,
    r"again` \| .*?`(\{.*?\})`": models.Again,
    r"advice` \| `(\{.*?\})`": models.Advised,
    r'"advice": \[(\{.*?\})\]': models.AdviceBody,
}


def keys(shape: str) -> set[str]:
    """The names of the outermost fields of an object, with or without their values."""
    found = set()
    depth, before = 0, ""
    for part in re.findall(r'"(?:[^"\\]|\\.)*"|[^\s"]', shape):
        if depth == 1 and part[0] == '"' and before in "{,":
            found.add(part[1:-1])
        depth += (part in "{[") - (part in "}]")
        before = part
    return found


def written(pattern: str) -> str:
    """What the page has there."""
    found = re.search(pattern, TEXT, re.S)
    assert found is not None
    return found[1]


def sample(start: str) -> dict[str, Any]:
    """The example in the page that begins so."""
    found: dict[str, Any] = json.loads(
        next(block for block in re.findall(r"```json\n(.*?)```", TEXT, re.S) if start in block)
    )
    return found


@pytest.mark.parametrize(("pattern", "model"), SHAPES.items(), ids=lambda part: str(part)[:30])
def test_the_bodies(pattern: str, model: type[BaseModel]) -> None:
    assert keys(written(pattern)) == set(model.model_fields)


def test_the_requests(server: Running) -> None:
    told = set(re.findall(r"^\| `(GET|POST|DELETE) ([^`?]+)[^`]*` \|", TEXT, re.M))
    routes = {
        (method.upper(), path)
        for path, methods in server.app.openapi()["paths"].items()
        for method in methods
    }
    assert told == routes


def test_the_messages_of_a_client() -> None:
    told = {}
    for row in re.findall(r'^\| `(\{"type": "\w+".*?\})` \|', TEXT, re.M):
        type = re.search(r'"type": "(\w+)"', row)
        assert type is not None
        told[type[1]] = keys(row)
    known = {
        type: set(message.model_fields)
        for message in get_args(Said)
        for type in get_args(message.model_fields["type"].annotation)
    }
    hello = known.pop("hello")
    assert told == known
    assert set(sample('"hello"')) | {"id"} == hello


def test_the_codes() -> None:
    told = re.findall(r"`([a-z-]+)`", written(r"Codes: (.*?)\n\n"))
    sent = {
        str(node.args[0].value)
        for file in SOURCE.glob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "Refusal"
        and isinstance(node.args[0], ast.Constant)
    }
    assert sorted(told) == sorted(STATUS) == sorted(sent)


def alike(told: Any, sent: Any) -> None:
    """Check that what is sent has the fields that are told, however deep."""
    if isinstance(told, dict) and isinstance(sent, dict):
        assert set(told) == set(sent)
        for name in set(told) - OPEN:
            alike(told[name], sent[name])
    elif isinstance(told, list) and isinstance(sent, list) and told and sent:
        alike(told[0], sent[0])


def test_what_the_server_says(lobby: Lobby) -> None:
    made = lobby.make(HERE, HERE)
    player = lobby.sit(made["id"], *made["tokens"].values())
    told = sample('"state"')
    alike(told, player.state)
    done = player.act("place forest")
    alike(told, player.state)
    assert set(done) == keys(written(r"`(\{[^`]*\})` or\s+an `error`"))
    error = keys(written(r"`error`: `(\{.*?\})`"))
    assert set(player.act("place fishing")) == error
    assert set(lobby.connect("nowhere").read()) == error
    answer = player.say("ask", seat=player.state["as"], actions=["place fishing"])["answers"][0]
    assert set(answer) == keys(written(r'"answers": \[(\{.*?\]\})\]'))
