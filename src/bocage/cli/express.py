"""Agricola Express at the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.text import Text

import bocage

from ..games.express.dice import FACES, KINDS
from ..games.express.shapes import ExpressView, SeatView
from ..games.express.vocabulary import HARVESTS
from .cards import catalogue
from .express_sheet import SHEET, brief, counters, sheet
from .look import Look, Topic
from .say import MUTED, Voice

CARD_VERBS: Final[tuple[str, ...]] = ("learn", "build")
SECTIONS: Final = (
    "",
    "farm",
    "produce",
    "material",
    "animal",
    "occupation",
    "improvement",
    "cooking",
    "powers",
)
"""Where the choices of a turn are listed, in this order: by their dice, or by other means."""
SECTION_OF: Final = {
    **dict.fromkeys(("room", "upgrade", "baby", "field", "pasture"), "farm"),
    **{f"collect {face}": kind for kind, faces in zip(KINDS, FACES, strict=True) for face in faces},
    "learn": "occupation",
    "build": "improvement",
    "cook": "cooking",
    "set": "powers",
}
NEXT_HOUSE: Final = {"wood": "brick", "brick": "stone", "stone": "stone"}
INK: Final = {
    "farm": "#2b241c on #e0943f",
    "occupation": "#2b241c on #e8cf5a",
    "improvement": "#ffffff on #a8433a",
    "produce": "#ffffff on #3d6e35",
    "material": "#2b241c on #ded3b4",
    "animal": "#ffffff on #7a5230",
}
"""The dice in the colours in which they are made."""
TOPICS: Final = (
    *("goal", "round", "turn", "dice", "powers", "paying", "house", "baby", "fields", "pastures"),
    *("collecting", "occupations", "improvements", "cooking", "harvest", "scoring", "solo"),
    "ending-ties",
)


@final
class ExpressLook(Look[ExpressView]):
    """The one game of its kind."""

    card_verbs = CARD_VERBS
    space_verbs: tuple[str, ...] = ()
    detailed = 2
    priced = False

    def head(self, view: ExpressView, voice: Voice) -> list[str]:
        """When the harvest comes."""
        if view["over"]:
            return []
        if view["phase"] == "harvest":
            return [voice.say("express-harvesting", n=view["harvest"] + 1)]
        return [voice.say("harvest", rounds=HARVESTS[view["harvest"]] - view["round"])]

    def board(
        self, view: ExpressView, numbers: Mapping[str, int] | None, voice: Voice
    ) -> RenderableType:
        """The dice."""
        return Group(*dice(view, voice, voice.width))

    def widths(self, view: ExpressView, voice: Voice, large: bool) -> list[int]:
        """Sheets side by side: in full two in a row, in short three."""
        count = len(view["seats"])
        if count == 1:
            return [voice.width]
        return [(voice.width - 1) // 2 if large else min((voice.width - 2) // 3, SHEET - 1)] * count

    def good_width(self, view: ExpressView, seat: int) -> int:
        """A whole sheet."""
        return SHEET

    def farm(
        self, view: ExpressView, seat: int, voice: Voice, width: int, marks: Mapping[str, str]
    ) -> list[Text]:
        """The score sheet, in full or in short."""
        drawn = sheet if width >= SHEET else brief
        return drawn(view, seat, voice, width)

    def counters(self, view: ExpressView, seat: int, voice: Voice, width: int) -> list[Text]:
        """House, pastures, actions, the next meal, cards."""
        return counters(view, seat, voice, width)

    def in_game(self, view: ExpressView) -> list[bocage.Card]:
        """All occupations and improvements."""
        return list(catalogue(view["game"]).values())

    def topics(self, view: ExpressView) -> list[Topic]:
        """The rules in short."""
        ids = {topic: f"help-rules-express-{topic}" for topic in TOPICS}
        return [Topic(topic, id, f"{id}.text") for topic, id in ids.items()]

    def spaces(self, view: ExpressView) -> list[str]:
        """None: there is no board."""
        return []

    def offered(self, view: ExpressView) -> list[str]:
        """All: everybody can have each."""
        return list(catalogue(view["game"]))

    def in_play(self, view: ExpressView, seat: int) -> list[str]:
        """The occupations and improvements of a seat."""
        player = view["seats"][seat]
        return [*player["occupations"], *player["improvements"]]

    def turn(self, decision: bocage.Decision) -> bool:
        """Where dice are taken; what is asked afterwards belongs to them."""
        return decision.kind == "turn"

    def arranged(self, view: ExpressView, actions: list[bocage.Action]) -> list[bocage.Action]:
        """Section by section."""
        return sorted(actions, key=lambda action: SECTIONS.index(section_of(action)))

    def section(self, action: bocage.Action, voice: Voice) -> str:
        """The dice that are taken, or what is used instead."""
        name = section_of(action)
        if name in KINDS:
            return voice.words(f"dice-express-{name}")
        return voice.say(f"express-{name}") if name else ""

    def short(self, message: bocage.Message, voice: Voice, again: bool = False) -> str:
        """What is taken, cooked or turned, and what for; of one thing again only what is paid."""
        values = message.values
        how: dict[str, int] = values.get("goods", {})
        if "from" in values:
            what = f"{voice.words(values['from'])} → {voice.words(values['to'])}"
        elif "gains" in values:
            return f"{voice.goods(how)} → {voice.goods(values['gains'])}"
        elif "dice" in values:
            what = voice.goods(how)
            as_many = len(values["dice"]) == 1 and [*values["dice"].values()] == [*how.values()]
            how = {} if as_many else values["dice"]
        elif again and how:
            return voice.goods(how)
        elif "card" in values:
            what = voice.words("card-" + values["card"])
        else:
            return voice.words(message)
        return f"{what} ({voice.goods(how)})" if how else what

    def place(self, action: bocage.Action) -> str:
        """A sheet has no places."""
        return ""

    def closed(self, view: ExpressView, decision: bocage.Decision) -> list[str]:
        """What the dice show and is not offered in any way."""
        if not self.turn(decision):
            return []
        possible = {subject_of(action.text) for action in decision.actions}
        wanted = shown(view, view["seats"][decision.seat])
        return [text for text in wanted if subject_of(text) not in possible]


def subject_of(text: str) -> str:
    """What is done, with what dice or card, however many or whatever is paid."""
    verb, _, argument = text.partition(" ")
    if verb == "collect":
        return f"collect {argument.partition('+')[0].lstrip('123')}"
    return f"{verb} {argument.partition(' ')[0]}" if verb in CARD_VERBS else verb


def section_of(action: bocage.Action) -> str:
    """The section in which a choice is listed."""
    subject = subject_of(action.text)
    return SECTION_OF.get(subject, SECTION_OF.get(action.verb, ""))


def shown(view: ExpressView, player: SeatView) -> list[str]:
    """What could be done with the faces that are up, paid from the sheet."""
    faces = view["dice"]
    owned = [*player["occupations"], *player["improvements"]]
    found = {
        "house": [
            f"room 1reed+1{player['house']}",
            f"upgrade 2{NEXT_HOUSE[player['house']]}",
            "baby",
        ],
        "field": ["field"],
        "pasture": ["pasture 1wood"],
    }
    texts = [text for face, deeds in found.items() if face in faces["farm"] for text in deeds]
    cards = [catalogue(view["game"])[id] for id in faces["occupation"] + faces["improvement"]]
    for card in cards:
        verb = "learn" if card.kind == "occupation" else "build"
        if card.id not in owned:
            texts.append(f"{verb} {card.id} 1{next(iter(card.cost))}")
    texts += [f"collect 1{face}" for face in dict.fromkeys(faces["animal"])]
    return [*texts, "roll"]


def die(kind: str, face: str, voice: Voice) -> Text:
    """A die with the face that is up."""
    return Text(f"[{voice.words(f'face-express-{face}')}]", INK[kind])


def dice(view: ExpressView, voice: Voice, width: int) -> list[Text]:
    """All dice by kind, in two columns if they find room; those set aside are blank."""
    left, right = (rows_of(view, kinds, voice) for kinds in (KINDS[:3], KINDS[3:]))
    wide = max(row.cell_len for row in left) + 3
    if wide + max(row.cell_len for row in right) > width:
        return left + right
    for row, other in zip(left, right, strict=True):
        row.pad_right(wide - row.cell_len)
        row.append_text(other)
    return left


def rows_of(view: ExpressView, kinds: tuple[str, ...], voice: Voice) -> list[Text]:
    """The dice of some kinds behind the names of their kinds."""
    names = [voice.words(f"dice-express-{kind}") for kind in kinds]
    label = max(map(cell_len, names)) + 1
    rows: list[Text] = []
    for kind, name in zip(kinds, names, strict=True):
        faces = [die(kind, face, voice) for face in view["dice"][kind]]
        faces += [Text("[ ]", MUTED)] * view["aside"][kind]
        row = Text().append(set_cell_size(name, label), MUTED)
        rows.append(row.append_text(Text(" ").join(faces)))
    return rows
