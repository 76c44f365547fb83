"""Cards in words: what is printed on them, what lies on them, where they are, and finding them."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from rich.padding import Padding
from rich.text import Text

import bocage

from .choices import Phrase, found, words_of
from .say import MUTED, Voice

KINDS: Final = ("occupation", "minor", "major")


@cache
def catalogue(game: str) -> dict[str, bocage.Card]:
    """The cards of a game by id."""
    return {card.id: card for card in bocage.cards(game)}


def has_hands(view: dict[str, Any]) -> bool:
    """Whether the game is played with hand cards."""
    return "hand_size" in view["seats"][0]


def in_game(view: dict[str, Any]) -> list[bocage.Card]:
    """The cards that the game is played with."""
    hands = has_hands(view)
    return [card for card in catalogue(view["game"]).values() if hands or card.kind == "major"]


def cost_of(card: bocage.Card, voice: Voice) -> str:
    """What a card costs; nothing is said of an occupation, which is paid for at the space."""
    if card.per_person:
        return voice.say("per-person", cost=voice.goods(card.cost))
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


def worth(card: bocage.Card, voice: Voice) -> list[str]:
    """The points on a card, and whether it travels."""
    return [
        points(card.points, voice) if card.points else "",
        voice.words("card-bonus") if card.bonus else "",
        voice.say("traveling") if card.passing else "",
    ]


def line_of(card: bocage.Card, voice: Voice) -> Text:
    """A card in a line: name, cost, prerequisite, points."""
    facts = [cost_of(card, voice), needs(card, voice), *worth(card, voice)]
    return Text(card.title(voice.locale)).append(joined(facts), MUTED)


def joined(facts: list[str]) -> str:
    """Those facts that there are, to be put after something."""
    return "".join(f" · {fact}" for fact in facts if fact)


def below(words: str) -> Padding:
    """A text that belongs to the line above it."""
    return Padding(Text(words), (0, 0, 0, 2))


def show_briefly(card: bocage.Card, voice: Voice) -> None:
    """A card's line and its text."""
    line = line_of(card, voice)
    line.stylize("bold", 0, len(card.title(voice.locale)))
    voice.print(line)
    voice.print(below(card.text(voice.locale)))


def show_face(card: bocage.Card, view: dict[str, Any], voice: Voice) -> None:
    """Everything printed on a card, what it does, and where it is as far as one may know."""
    head = Text(card.title(voice.locale), "bold")
    labels = [card.id, voice.words(f"kind-{card.kind}")]
    if card.kind != "major":
        labels += [voice.say("deck", deck=card.deck), voice.words(f"category-{card.category}")]
    voice.print(head.append(joined(labels), "not bold"))
    cost = cost_of(card, voice)
    facts = [voice.say("cost", cost=cost) if cost else "", needs(card, voice)]
    facts += [*worth(card, voice)[:2], voice.words("card-passing") if card.passing else ""]
    if card.kind == "occupation":
        facts.append(voice.words("card-players", n=card.players))
    voice.print(below(joined(facts).removeprefix(" · ")))
    voice.print(below(card.text(voice.locale)))
    place = whereabouts(card, view, voice)
    if place:
        voice.print(below(place), style=MUTED)


def whereabouts(card: bocage.Card, view: dict[str, Any], voice: Voice) -> str:
    """Where a card is, as far as the viewer may know."""
    for seat, player in enumerate(view["seats"]):
        if card.id in player["cards"]:
            lying = player.get("on_cards", {}).get(card.id, {})
            return voice.say("card-in-play", who=voice.names[seat]) + joined([load(lying, voice)])
        if card.id in player.get("hand", ()):
            return voice.say("card-in-hand")
    return voice.say("card-on-offer") if card.id in view["majors"] + view["open_cards"] else ""


def load(lying: dict[str, int], voice: Voice) -> str:
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
    labels = [voice.words(f"kind-{card.kind}"), voice.say(f"kind-{card.kind}")]
    if card.kind != "major":
        labels += [voice.say("deck", deck=card.deck), voice.words(f"category-{card.category}")]
    return labels
