"""Cards in words: what is printed on them, what lies on them, where they are, and finding them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import bocage

from ..games import find
from ..games.shapes import View
from ..kernel.shapes import Goods
from .choices import Phrase, found, words_of
from .look import look_of
from .say import MUTED, Voice

NUMBERED: Final = ("occupation", "minor", "major")
NAMED_BY_NUMBER: Final = ("gateway", "farmyard", "bonus", "point")
KINDS: Final = (*NUMBERED, "improvement", "building", "tile", *NAMED_BY_NUMBER)


@cache
def catalogue(game: str) -> dict[str, bocage.Card]:
    """The cards of a game by id."""
    return {card.id: card for card in bocage.cards(game)}


@cache
def _with_own(game: str, files: tuple[tuple[str, str], ...]) -> dict[str, bocage.Card]:
    return {card.id: card for card in find(game).with_known(dict(files)).cards()}


def cards_with(game: str, own: dict[str, str]) -> dict[str, bocage.Card]:
    """The cards of a game by id, with those of own files, which are given with their hashes."""
    return _with_own(game, tuple(own.items())) if own else catalogue(game)


def cards_of(view: View) -> dict[str, bocage.Card]:
    """The cards that a table is played with by id, own ones among them."""
    return cards_with(view["game"], view.get("own", {}))


def number_of(card: bocage.Card) -> str:
    """The number printed on a card, if it has one."""
    return card.id if card.kind in NUMBERED and look_of(card.game).numbered else ""


def has_hands(view: View) -> bool:
    """Whether the game is played with hand cards."""
    return look_of(view["game"]).has_hands(view)


def nameless(card: bocage.Card) -> bool:
    """Whether a card has only a number; then its text tells all that is printed on it."""
    return card.kind in NAMED_BY_NUMBER


def card_of(action: bocage.Action) -> str:
    """The card that an action is about, if it is one, whatever step is played or is paid."""
    if action.kind == "play":
        return action.argument.partition("-")[0]
    if action.kind == "group" and " " in action.argument:
        return action.argument.partition(" ")[0]
    return action.argument if action.kind == "card" else ""


def cost_of(card: bocage.Card, voice: Voice) -> str:
    """What a card costs; nothing if its text tells it, or if it is paid for at the space."""
    if nameless(card) or not look_of(card.game).priced:
        return ""
    if card.returns is not None:
        handed_in = bocage.text(card.returns, voice.locale)
        return " · ".join([voice.goods(card.cost), handed_in] if card.cost else [handed_in])
    if card.per_person:
        return voice.say("per-person", cost=voice.goods(card.cost))
    if card.alternative:
        ways = [voice.goods(way) for way in (card.cost, card.alternative)]
        return voice.words("list-or", first=ways[0], last=ways[1])
    if card.cost:
        return voice.goods(card.cost)
    return "" if card.kind == "occupation" else voice.words("card-no-cost")


def needs(card: bocage.Card, voice: Voice) -> str:
    """The prerequisite of a card, if it has one."""
    need = card.prerequisite(voice.locale)
    return voice.say("need", need=need) if need else ""


def points(n: int, voice: Voice) -> str:
    """So many points, with a proper minus."""
    return voice.say("points", n=n).replace("-", "−")


def bonus_of(card: bocage.Card, voice: Voice) -> str:
    """Whether a card scores more than is printed on it, or a building not always the same."""
    if not card.bonus:
        return ""
    return voice.words("card-bonus") if card.kind in NUMBERED else voice.say("points-vary")


def room_of(card: bocage.Card, voice: Voice) -> str:
    """How many animals a building holds, and which, if not any of one type."""
    n = card.capacity
    if len(card.holds) > 1:
        return voice.say("room", room=voice.say("room-of-each", n=n))
    if card.holds:
        return voice.say("room", room=voice.goods({card.holds[0]: n}))
    return voice.say("room", room=n) if n else ""


def worth(card: bocage.Card, voice: Voice) -> list[str]:
    """The points on a card, the animals it holds, and whether it travels."""
    return [
        points(card.points, voice) if card.points and not nameless(card) else "",
        bonus_of(card, voice),
        room_of(card, voice),
        voice.say("traveling") if card.passing else "",
    ]


def line_of(card: bocage.Card, voice: Voice, *labels: str) -> Text:
    """A card in a line: name, labels, cost, prerequisite, points."""
    facts = [*labels, cost_of(card, voice), needs(card, voice), *worth(card, voice)]
    return Text(card.title(voice.locale)).append(joined(facts), MUTED)


def seats_of(card: bocage.Card, voice: Voice) -> str:
    """For how many players a card is meant that is not for any number."""
    if card.kind != "occupation" or card.players == 1:
        return ""
    return voice.words("card-players", n=card.players)


def joined(facts: list[str]) -> str:
    """Those facts that there are, to be put after something."""
    return "".join(f" · {fact}" for fact in facts if fact)


def below(words: str) -> Padding:
    """A text that belongs to the line above it."""
    return Padding(Text(words), (0, 0, 0, 2))


def hanging(lines: Iterable[tuple[str, RenderableType]], first: int = 2) -> Table:
    """Lines after a number or nothing, which stay behind it when they are wrapped."""
    grid = Table.grid(padding=(0, 2, 0, 0), pad_edge=False, expand=True)
    grid.add_column(justify="right", width=first, no_wrap=True)
    grid.add_column(ratio=1)
    for number, line in lines:
        grid.add_row(Text(number, "bold"), line)
    return grid


def show_briefly(card: bocage.Card, voice: Voice, *labels: str) -> None:
    """A card's line, with labels behind the name, and its text."""
    if nameless(card):
        voice.print(hanging([(card.id, Text(card.text(voice.locale)))], len(card.id)))
        return
    line = line_of(card, voice, *labels)
    line.stylize("bold", 0, len(card.title(voice.locale)))
    voice.print(line)
    voice.print(below(card.text(voice.locale)))


def show_face(card: bocage.Card, view: View, voice: Voice) -> None:
    """Everything printed on a card, what it does, and where it is as far as one may know."""
    head = Text(card.title(voice.locale), "bold")
    labels = [number_of(card), voice.words(f"kind-{card.kind}"), *filed_under(card, voice)]
    voice.print(head.append(joined(labels), "not bold"))
    cost = cost_of(card, voice)
    facts = [voice.say("cost", cost=cost) if cost else "", needs(card, voice)]
    facts += [*worth(card, voice)[:3], voice.words("card-passing") if card.passing else ""]
    if card.kind == "occupation" and number_of(card):
        facts.append(voice.words("card-players", n=card.players))
    if any(facts):
        voice.print(below(joined(facts).removeprefix(" · ")))
    voice.print(below(card.text(voice.locale)))
    place = whereabouts(card, view, voice)
    if place:
        voice.print(below(place), style=MUTED)


def whereabouts(card: bocage.Card, view: View, voice: Voice) -> str:
    """Where a card is, as far as the viewer may know."""
    look = look_of(view["game"])
    seats = range(len(view["seats"]))
    owners = [seat for seat in seats if card.id in look.in_play(view, seat)]
    if owners:
        names = ", ".join(voice.names[seat] for seat in owners)
        lying = look.lying_on(view, owners[0], card.id)
        return voice.say("card-in-play", who=names) + joined([load(lying, voice)])
    if any(card.id in look.hand(view, seat) for seat in seats):
        return voice.say("card-in-hand")
    if card.id in look.discarded(view):
        return voice.say("card-discarded")
    offered = [*look.offered(view), *look.lying_open(view)]
    return voice.say("card-on-offer") if card.id in offered else ""


def load(lying: Goods, voice: Voice) -> str:
    """What lies on a card: goods, field tiles, points noted."""
    goods = {good: n for good, n in lying.items() if good != "points"}
    parts = [voice.goods(goods)] if goods else []
    if "points" in lying:
        parts.append(points(lying["points"], voice))
    return " · ".join(parts)


def named(given: str, cards: list[bocage.Card], voice: Voice) -> list[bocage.Card]:
    """The cards that a number or words of a name can mean."""
    phrases = [Phrase(card.id, card.title(voice.locale)) for card in cards]
    return [cards[i] for i in found(given, phrases)]


def searched(given: str, cards: list[bocage.Card], voice: Voice) -> list[bocage.Card]:
    """The cards of a kind, deck or category; else those that words in name and text tell of."""
    asked = words_of(given)
    filed = [card for card in cards if tells(labels_of(card, voice), asked)]
    if filed or not asked:
        return filed
    return [
        card
        for card in cards
        if tells(
            [card.title(voice.locale), card.text(voice.locale), *labels_of(card, voice)], asked
        )
    ]


def tells(texts: list[str], asked: list[str]) -> bool:
    """Whether texts have all words asked for, whole or, from two letters on, as beginnings."""
    own = {word for text in texts for word in words_of(text)}
    return all(
        word in own or (len(word) > 1 and any(other.startswith(word) for other in own))
        for word in asked
    )


def labels_of(card: bocage.Card, voice: Voice) -> list[str]:
    """What a card is filed under."""
    names = [voice.words(f"kind-{card.kind}"), voice.say(f"kind-{card.kind}")]
    return [*names, *filed_under(card, voice), number_of(card), seats_of(card, voice)]


def filed_under(card: bocage.Card, voice: Voice) -> list[str]:
    """The deck and the category of a card that has them."""
    if card.kind == "major":
        return []
    named = f"deck-{card.deck}"
    deck = voice.words(named) if voice.knows(named) else voice.say("deck", deck=card.deck)
    category = [voice.words(f"category-{card.category}")] if card.category else []
    return [*([deck] if card.deck else []), *category]
