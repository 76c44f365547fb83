"""The games there are, with their seats and options, and who plays them."""

from __future__ import annotations

import json
from typing import Any

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import bocage

from .. import bots
from ..kernel.shapes import Options
from .say import MUTED, Voice


def key(value: Any) -> str:
    """An option's value as it is typed and as the catalogues name it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def option_data(option: bocage.Option, voice: Voice) -> dict[str, Any]:
    """An option with its values and what they mean."""
    id = f"option-{option.name}"
    return {
        "name": option.name,
        "default": option.default,
        "meaning": voice.words(f"{id}.help"),
        "seats": list(option.seats),
        "group": option.group,
        "values": [
            {"value": value, "meaning": voice.words(f"{id}-{key(value)}.help")}
            for value in option.values
        ],
    }


def show_games(voice: Voice, as_json: bool) -> None:
    """Print the catalogue."""
    data = [
        {
            "id": game.id,
            "name": voice.words(f"game-{game.id}"),
            "seats": list(game.seats),
            "options": [option_data(option, voice) for option in game.options],
            "bots": list(bots.offered()),
            "campaigns": list(game.campaigns()),
            "impossible": [voice.words(found.reason) for found in game.impossible()],
        }
        for game in bocage.games()
    ]
    if as_json:
        print(json.dumps(data, ensure_ascii=False, indent=1))
        return
    for i, game in enumerate(data):
        if i:
            voice.print()
        show_game(game, voice)
    voice.print()
    show_levels(voice)


def show_levels(voice: Voice) -> None:
    """The bots against which any game can be played."""
    voice.tell("levels", "bold")
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for name in bots.offered():
        line = Text(voice.words(f"bot-{name}.help"))
        if name == bots.USUAL:
            line.append(f" ({voice.say('default')})", MUTED)
        grid.add_row(Text(name), line)
    voice.print(Padding(grid, (0, 0, 0, 2)))


def show_game(game: dict[str, Any], voice: Voice) -> None:
    """A game as people read it."""
    head = Text(game["id"], "bold")
    head.append(f" · {game['name']} · ", "not bold")
    voice.print(head.append(seats_of(game["seats"], voice)))
    voice.print(Padding(Text(voice.words(f"game-{game['id']}.help")), (0, 0, 0, 2)))
    if game["campaigns"]:
        kinds = [f"{voice.say(f'campaign-{kind}')} ({kind})" for kind in game["campaigns"]]
        offered = voice.say("campaign-kinds", kinds=", ".join(kinds))
        voice.print(Padding(Text(offered), (0, 0, 0, 2)))
    for reason in game["impossible"]:
        voice.print(Padding(Text(reason, MUTED), (0, 0, 0, 2)))
    groups = dict.fromkeys(option["group"] for option in game["options"])
    for group in sorted(groups, key=bool):
        if group:
            line = Text(voice.words(f"options-{group}"), "bold")
            line.append(f" · {voice.words(f'options-{group}.help')}", "not bold")
            voice.print(Padding(line, (0, 0, 0, 2)))
        options = [option for option in game["options"] if option["group"] == group]
        voice.print(Padding(listed(options, voice), (0, 0, 0, 4 if group else 2)))


def listed(options: list[dict[str, Any]], voice: Voice) -> Table:
    """Options with what their values mean."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for option in options:
        meaning = Text(option["meaning"])
        if option["group"] and option["seats"]:
            meaning.append(f" ({seats_of(option['seats'], voice)})", MUTED)
        grid.add_row(Text(option["name"]), meaning)
        for value in option["values"]:
            line = Text(value["meaning"])
            if value["value"] == option["default"]:
                line.append(f" ({voice.say('default')})", MUTED)
            grid.add_row(Text(f"  = {key(value['value'])}"), line)
    return grid


def seats_of(seats: list[int], voice: Voice) -> str:
    """For how many something is."""
    first, last = seats[0], seats[-1]
    if first == last:
        return voice.say("seats-exactly", n=last)
    return voice.say("seats", first=first, last=last)


def read_options(game: str, given: list[str]) -> Options:
    """Options given as `name=value`, with values of the right type."""
    known = {
        option.name: option
        for found in bocage.games()
        if found.id == game
        for option in found.options
    }
    options: Options = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise bocage.BadValue("option", text, "name=value")
        name = name.strip().replace("-", "_")
        values = known[name].values if name in known else ()
        wanted = value.strip().lower()
        options[name] = next((v for v in values if key(v).lower() == wanted), value.strip())
    return options


def read_seed(seed: str | None) -> int | str | None:
    """A seed as a number if it looks like one."""
    if seed is not None and seed.lstrip("-").isdecimal():
        return int(seed)
    return seed
