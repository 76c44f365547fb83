"""What the engine can say: the ids in its source, and those of all that its games are made of."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, get_args

import bocage
from bocage import Message
from bocage.farm.goods import NAMES
from bocage.games import find
from bocage.games.agricola.cards.classic.catalogue import CARDS as FIRST_EDITION
from bocage.games.agricola.cards.classic.order import ORDER
from bocage.games.agricola.reasons import _TABLE
from bocage.games.agricola.setup import rules_for
from bocage.games.agricola.vocabulary import ALL_SPACES, HOUSES, with_further
from bocage.games.creatures import reasons as creatures_reasons
from bocage.games.creatures import vocabulary as creatures
from bocage.games.express import dice
from bocage.games.express import reasons as express_reasons
from bocage.games.express import vocabulary as express
from bocage.games.express.payments import FIRST_WORKSHOP, STOCK
from bocage.games.hallertau import reasons as hallertau_reasons
from bocage.games.hallertau import vocabulary as hallertau
from bocage.games.hallertau.cards.catalogue import CARDS as HALLERTAU_CARDS
from bocage.games.hallertau.costs import KeepGrain
from bocage.games.hallertau.wording import card_message
from bocage.games.hallertau.wording_costs import cost_message
from bocage.games.hallertau.wording_needs import need_message
from bocage.kernel.shapes import Options
from bocage.server.notices.occasions import Kind

SOURCE = Path(bocage.__file__).parent
SPOKEN = re.compile(r"(log|own|prompt|reason|warning)-[a-z0-9-]*[a-z0-9]")
BEASTS = ("pig", "cow", "horse", "border", "trough")


def source() -> Iterator[tuple[bool, python.AST]]:
    """Every node of the source, and whether it belongs to the command line."""
    for file in SOURCE.rglob("*.py"):
        for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
            yield file.parent.name == "cli", node


def called(node: python.AST) -> tuple[str, python.expr | None]:
    """The name that a node calls and its first argument."""
    if not isinstance(node, python.Call) or not node.args:
        return "", None
    name = node.func.attr if isinstance(node.func, python.Attribute) else ""
    return node.func.id if isinstance(node.func, python.Name) else name, node.args[0]


def literals() -> set[str]:
    """The message ids that stand in the source as they are."""
    found: set[str] = set()
    for terminal, node in source():
        if terminal:
            name, first = called(node)
            if name in ("say", "tell", "Trouble") and isinstance(first, python.Constant):
                found.add("cli-" + str(first.value))
        elif isinstance(node, python.Constant) and isinstance(node.value, str):
            if SPOKEN.fullmatch(node.value) and node.value not in creatures.CATALOGUE:
                found.add(node.value)
    return found


def hallertau_ids() -> set[str]:
    """The questions and log entries that Hallertau's source names by their last part."""
    found: set[str] = set()
    for _, node in source():
        if isinstance(node, python.AnnAssign | python.Assign):
            targets = node.targets if isinstance(node, python.Assign) else [node.target]
            names = [target.id for target in targets if isinstance(target, python.Name)]
            if names == ["prompt_id"] and isinstance(node.value, python.Constant):
                found.add("prompt-hallertau-" + str(node.value.value))
        elif isinstance(node, python.Call) and isinstance(node.func, python.Name):
            told = node.func.id in ("note", "tell")
            if told and isinstance(what := node.args[2], python.Constant):
                found.add("log-hallertau-" + str(what.value))
    return found


def spoken(message: Message) -> set[str]:
    """The ids of a message and of those in it, with and without their attributes."""
    ids = {message.id, message.id.partition(".")[0]}
    for value in message.values.values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, Message):
                ids |= spoken(part)
    return ids


def hallertau_phrases() -> set[str]:
    """Of what the texts of Hallertau's cards are composed, and what they lack."""
    ids: set[str] = set()
    for card in HALLERTAU_CARDS:
        ids |= spoken(card_message(card))
        for k in range(card.steps):
            for need in card.needs:
                ids |= spoken(need_message(need, k))
            for part in card.parts[: card.costs]:
                if not isinstance(part, KeepGrain):
                    ids |= spoken(cost_message(part, k))
    return ids


def hallertau_says() -> set[str]:
    """What Hallertau names beside its spaces, actions and options."""
    ids = hallertau_ids() | hallertau_phrases()
    ids.add("action-hallertau-trade")
    ids |= {f"reason-hallertau-{id}" for id, _ in hallertau_reasons._TABLE.values()}
    ids |= {action.message.id for action in hallertau.ACTIONS.actions}
    ids |= {f"{prefix}-{item}" for item in hallertau.ITEMS for prefix in ("good", "goods")}
    ids |= {f"{prefix}-field" for prefix in ("good", "goods")}
    ids |= {f"phase-hallertau-{phase}" for phase in hallertau.PHASES}
    ids |= {f"deck-hallertau-{deck}" for deck in (*hallertau.KINDS, *hallertau.DECKS)}
    for craft in hallertau.CRAFTS:
        ids |= {f"craft-hallertau-{craft}", f"craft-hallertau-{craft}.help"}
    for card in bocage.cards("hallertau"):
        ids |= {f"card-{card.name}", f"card-{card.name}.text"}
        ids |= {f"kind-{card.kind}", f"deck-{card.deck}"}
    return ids | {f"score-{line}" for line in bocage.new("hallertau", seed=1).scores()[0].lines}


def express_says() -> set[str]:
    """What Agricola Express names beside its questions and log entries."""
    parts = ("rooms", "upgrade", "sow", "add", "feed", "spare")
    ids = {"action-express-free.cook", *(f"action-express-done.{part}" for part in parts)}
    game = find("express")
    for action in express.ACTIONS.actions:
        ids |= spoken(action.message) | spoken(game.describe(None, action))
    ids |= {f"reason-express-{id}" for id in express_reasons.RULES}
    ids |= {f"dice-express-{kind}" for kind in dice.KINDS}
    ids |= {f"face-express-{face}" for faces in dice.FACES for face in faces}
    for kind in (dice.PRODUCE, dice.MATERIAL, dice.ANIMAL):
        ids |= {f"goods-die-{face}" for face in dice.FACES[kind]}
    ids |= {f"goods-{workshop}" for workshop in dice.IMPROVEMENTS[FIRST_WORKSHOP:]}
    ids |= {"express-good-food", "express-goods-food", "hallertau-goods-clay"}
    ids |= {f"{prefix}-{item}" for item in STOCK for prefix in ("good", "goods")}
    ids |= {f"house-{house}" for house in express.HOUSES}
    for card in bocage.cards("express"):
        ids |= {f"card-{card.name}", f"card-{card.name}.text", f"kind-{card.kind}"}
    return ids | {f"score-{line}" for line in bocage.new("express", seed=1).scores()[0].lines}


def dynamic_prefixes() -> set[str]:
    """How the message ids begin that the source puts together."""
    found: set[str] = set()
    for _, node in source():
        name, first = called(node)
        if name == "Message" and isinstance(first, python.JoinedStr | python.BinOp):
            part = first.values[0] if isinstance(first, python.JoinedStr) else first.left
            if isinstance(part, python.Constant):
                found.add(str(part.value))
    return found


def given() -> Iterator[tuple[str, set[str]]]:
    """Message ids with the names of the values that the source hands over beside them."""
    for _, node in source():
        if isinstance(node, python.Call):
            for id, values in pairwise(node.args):
                if isinstance(id, python.Constant) and SPOKEN.fullmatch(str(id.value)):
                    if isinstance(values, python.Dict) and None not in values.keys:
                        keys = [key for key in values.keys if isinstance(key, python.Constant)]
                        yield str(id.value), {str(key.value) for key in keys}


def setups() -> list[tuple[str, int, dict[str, Any]]]:
    """All ways to set up a game: its id, its seats and the options that change its spaces."""
    return [
        (game.id, seats, {option.name: value})
        for game in bocage.games()
        for seats in game.seats
        for option in game.options
        if option.needs is None
        for value in option.values
        if value == option.default or not option.seats or seats in option.seats
    ]


def space_titles() -> set[str]:
    """The titles of the spaces of every table."""
    found = set(ALL_SPACES) | {f"creatures-{id}" for id in creatures.SPACES}
    found |= {f"hallertau-{id}" for id in hallertau.SPACES}
    for game, seats, options in setups():
        if not game.startswith("agricola"):
            continue
        table = bocage.new(game, seats, seed=1, **options)
        found |= {space.title for space in rules_for(game, seats, table.options).spaces}
    full: Options = {"cards": "base", "round_cards": "shuffled"}
    for seats in range(1, 6):
        found |= {space.title for space in rules_for("agricola-classic", seats, full).spaces}
    return found


def option_id(name: str, value: object) -> str:
    """The message of an option's value; truth is spelled as in JSON."""
    return f"option-{name}-{str(value).lower() if isinstance(value, bool) else value}"


def producible() -> set[str]:
    """Every text the engine can ask for: message ids, and attributes that must be there."""
    ids = literals() | {"seat", "score-total", "list-and", "list-or", "list-none"}
    ids |= {f"reason-{id}" for id, _, _ in _TABLE.values()}
    further = with_further([("X001", "X001", False)])
    ids |= {action.message.id for action in further.actions}
    ids |= {f"{prefix}-{good}" for good in NAMES for prefix in ("good", "goods")}
    ids |= {f"house-{house}" for house in HOUSES}
    ids |= {f"notice-{kind}" for kind in get_args(Kind)}
    ids |= {f"card-{card.id}" for card in FIRST_EDITION}
    ids |= {f"card-{id}{part}" for id in ORDER for part in ("", ".text")}
    for card in FIRST_EDITION:
        ids |= {f"card-{card.name}", f"card-{card.name}.text", f"kind-{card.kind}"}
        if card.category:
            ids.add(f"category-{card.category}")
        if card.asked_for is not None:
            ids.add(card.asked_for.id)
    ids |= {f"reason-creatures-{id}" for id, _ in creatures_reasons._TABLE.values()}
    ids |= {action.message.id for action in creatures.ACTIONS.actions}
    ids |= {f"{prefix}-{good}" for good in BEASTS for prefix in ("good", "goods")}
    ids |= {f"score-{line}" for line in bocage.new("creatures", seed=1).scores()[0].lines}
    for tile in bocage.cards("creatures"):
        ids |= {f"card-{tile.name}", f"card-{tile.name}.text"}
        ids |= {f"kind-{tile.kind}", f"deck-{tile.deck}"}
        if tile.need is not None:
            ids.add(tile.need.id)
    ids |= {"log-creatures-build.bare", "need-creatures-second-worker"}
    ids |= hallertau_says() | express_says()
    ids |= {"card-players", "card-passing", "card-bonus", "card-no-cost", "goods-field"}
    ids |= {"good-fence", "goods-fence", "action-stand-fence", "action-fence-edge"}
    ids |= {"log-partner-divide", "log-partner-fence", "log-partner-fence-edge"}
    ids |= {"goods-guest", "goods-person", "action-arrange", "action-choose-seat"}
    ids |= {"action-buy-grain", "action-do-without", "action-let-be", "action-take-grain"}
    ids |= {"action-unload", "card-returns", "card-returns-any"}
    ids |= {"action-pay-first", "action-pay-goods", "action-pay-rest", "action-pay-using"}
    ids |= {f"log-{what}.bare" for what in ("room", "stable", "renovate", "fence", "play")}
    helped = {f"space-{title}" for title in space_titles()}
    helped |= {f"score-{line}" for line in bocage.new("agricola-revised", seed=1).scores()[0].lines}
    for game in bocage.games():
        helped.add(f"game-{game.id}")
        ids |= {found.reason for found in game.impossible()}
        for option in game.options:
            helped.add(f"option-{option.name}")
            if option.group:
                helped.add(f"options-{option.group}")
            helped |= {option_id(option.name, value) for value in option.values}
    return ids | helped | {f"{id}.help" for id in helped}
