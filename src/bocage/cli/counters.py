"""What a seat has: goods, people, the next meal, what is left to build, improvements."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from ..games.agricola.shapes import AgricolaView, SeatView
from .cards import cards_of, load
from .say import ALARM, Voice


def flowing(parts: list[str], width: int, between: str = " · ") -> list[Text]:
    """Parts in as few lines as possible, none of them broken."""
    lines: list[str] = []
    tail = between.partition(" ")[0]
    for part in parts:
        if lines and cell_len(lines[-1] + between + part + tail) <= width:
            lines[-1] += between + part
        else:
            lines = [*lines[:-1], *[line + tail for line in lines[-1:]], part]
    return [Text(line) for line in lines]


def under(heading: str, parts: list[str], voice: Voice, width: int) -> list[Text]:
    """Cards behind their heading, if there are any."""
    if not parts:
        return []
    return flowing([voice.say(heading, cards=parts[0]), *parts[1:]], width, ", ")


def supply(player: SeatView, voice: Voice, width: int) -> list[Text]:
    """The goods and animals of a seat."""
    goods = {**player["goods"], **player["animals"]}
    parts = [voice.goods({good: n}) for good, n in goods.items() if n]
    return flowing(parts or [voice.say("no-goods")], width)


def meal(view: AgricolaView, player: SeatView, voice: Voice) -> Text:
    """What the next harvest will ask for."""
    need, food = player["food_needed"], player["food"]
    words = voice.say("meal", need=need, missing=max(need - food, 0))
    soon = view["next_harvest"] == view["round"]
    return Text(words, ALARM if need > food and soon else "")


def scheduled(view: AgricolaView, seat: int, voice: Voice) -> list[Text]:
    """What will come on round spaces."""
    rounds: dict[str, list[int]] = {}
    for entry in view["scheduled"]:
        if entry["seat"] == seat:
            rounds.setdefault(voice.goods(entry["goods"]), []).append(entry["round"])
    return [
        Text(voice.say("scheduled", what=goods, rounds=when, n=len(when)))
        for goods, when in rounds.items()
    ]


def played(view: AgricolaView, player: SeatView, voice: Voice, width: int) -> list[Text]:
    """The cards in play with what lies on them, occupations apart, in the order of play."""
    cards = [cards_of(view)[id] for id in player["cards"]]
    lines: list[Text] = []
    for heading, occupations in (("occupations", True), ("improvements", False)):
        names: list[str] = []
        for card in cards:
            if (card.kind == "occupation") == occupations:
                lying = player.get("on_cards", {}).get(card.id, {})
                name = card.title(voice.locale)
                names.append(f"{name} ({load(lying, voice)})" if lying else name)
        lines += under(heading, names, voice, width)
    return lines


def hand_size(view: AgricolaView, player: SeatView, voice: Voice) -> list[Text]:
    """How many cards somebody else holds."""
    if "hand_size" not in player or "hand" in player or view["over"]:
        return []
    return [Text(voice.say("hand-size", **player["hand_size"]))]


def counters(view: AgricolaView, seat: int, voice: Voice, width: int) -> list[Text]:
    """Everything to know about a seat beside its farm, in lines of this width."""
    player = view["seats"][seat]
    lines = supply(player, voice, width)
    if not view["over"]:
        lines += [
            Text(voice.say("people", people=player["people"], home=player["to_place"])),
            meal(view, player, voice),
            Text(voice.say("left", fences=player["fences_left"], stables=player["stables_left"])),
        ]
    lines += played(view, player, voice, width)
    lines += hand_size(view, player, voice)
    lines += scheduled(view, seat, voice)
    if player["begging"]:
        lines.append(Text(voice.say("begging", n=player["begging"]), ALARM))
    if view["starting_player"] == seat and len(view["seats"]) > 1 and not view["over"]:
        lines.append(Text(voice.say("starts"), "bold"))
    return lines
