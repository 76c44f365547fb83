"""Own cards at the web table: files that whoever runs the server has put into a folder."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from typing import Final, final

from ..games import find
from ..games.agricola.faults import blamed
from ..kernel.errors import BadValue, IllegalAction, listing
from ..kernel.game import Card
from ..kernel.messages import Message, Reason
from ..kernel.own import BadCards, Source, sources_in
from ..kernel.table import Table
from ..kernel.text import LOCALES
from .refusals import Refusal

GAME: Final = "agricola-revised"
LOG = logging.getLogger("bocage.server")


@final
class Shelf:
    """The files of own cards, read once; all of them can be played with together."""

    def __init__(self, folder: str = "") -> None:
        self.sources: dict[str, Source] = {}
        for source in sources_in(folder or None):
            try:
                find(GAME).with_own((*self.sources.values(), source))
            except BadCards as error:
                LOG.error("own cards are left out: %s", error)
            else:
                self.sources[source.name] = source

    def of(self, game: str) -> tuple[Source, ...]:
        """All files for a game."""
        return tuple(self.sources.values()) if game == GAME else ()

    def chosen(self, names: Iterable[str]) -> tuple[Source, ...]:
        """The files that a new table is to be played with."""
        wanted = sorted(set(names))
        for name in wanted:
            if name not in self.sources:
                raise BadValue("own", name, listing(self.sources) or "nothing")
        return tuple([self.sources[name] for name in wanted])

    def kept(self, named: Mapping[str, str]) -> tuple[Source, ...]:
        """The files that a table is played with, as they were when it was made."""
        for name, hash in named.items():
            source = self.sources.get(name)
            if source is None:
                raise Refusal("missing-cards", "error-own-missing", file=name, hash=hash)
            if source.hash != hash:
                raise Refusal("missing-cards", "error-own-changed", file=name, hash=hash)
        return self.chosen(named)


EMPTY: Final = Shelf()


def words_of(card: Card) -> dict[str, dict[str, str]]:
    """What is said on an own card: the messages of every language."""
    found: dict[str, dict[str, str]] = {}
    for locale in LOCALES:
        key = f"card-{card.name}"
        said = {key: card.title(locale), f"{key}.text": card.text(locale)}
        if card.need is not None and card.need.id == f"need-{card.name}":
            said[card.need.id] = card.prerequisite(locale)
        found[locale] = said
    return found


def take(table: Table, action: str, seat: int) -> None:
    """Take an action; if an own card fails, it is refused."""
    try:
        table.play(action, seat)
    except Exception as error:
        fault = blamed(error)
        if fault is None:
            raise
        LOG.error("an own card fails: %s", BadCards(fault))
        reason = Reason(Message("error-own-fails", {"file": fault.values["file"]}))
        raise IllegalAction("an own card fails", reason) from None
