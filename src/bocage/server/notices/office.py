"""How a host reaches people: its keys, and who it says that it is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from ..refusals import Refusal
from ..secret import derived
from .kept import Case, Notice, case_of, dropping
from .keys import PUSH, can_push, keeping, kept_key, public_key
from .mail import letter, post, posting, question
from .messenger import pushing
from .occasions import Occasion
from .push import Outcome, Result, Sender

if TYPE_CHECKING:
    from ..host import Host

NOBODY: Final = "mailto:bocage@localhost"
"""Where a host that has not said so is reached: some push services take it."""

STOP: Final = "stop"
"""The name of the key from which the secrets follow that end letters."""
PAUSES: Final = (5.0, 60.0, 600.0, 0.0)
"""Seconds between attempts to ask whoever has an address."""


@final
class Office:
    """The host's keys, made when they are first needed."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.keys: dict[str, str] = {}

    async def key(self, name: str) -> str:
        """One of the host's keys: the same in all processes, for as long as the database lasts."""
        if name not in self.keys:
            self.keys[name] = await self.made(name)
        return self.keys[name]

    async def made(self, name: str) -> str:
        """A key from the database, made if nobody has."""
        host = self.host
        found = await host.look(kept_key, host.engine, name)
        if found is None:
            try:
                await host.write("", keeping(name))
            except Refusal as refusal:
                # Another process has just made it.
                if refusal.code == "busy":
                    raise
            found = await host.look(kept_key, host.engine, name)
        if found is None:
            raise Refusal("busy", "error-busy")
        return found

    async def push_key(self) -> str:
        """The key that signs what browsers are sent."""
        return self.host.settings.push_key or await self.key(PUSH)

    async def public_key(self) -> str | None:
        """What browsers are told of it; None if they cannot be reached."""
        return public_key(await self.push_key()) if can_push() else None

    @property
    def contact(self) -> str:
        """Where push services reach the host."""
        settings = self.host.settings
        if settings.push_contact:
            return settings.push_contact
        return f"https://{settings.hosts[0]}" if settings.hosts else NOBODY

    async def sending(self, case: Case, found: Occasion) -> Callable[[], Outcome] | None:
        """The work of telling somebody; None if there is no way to them here."""
        if case.notice.way == "push" and can_push():
            sender = Sender(await self.push_key(), self.contact, self.host.settings.push_anywhere)
            return pushing(sender, case, found)
        smtp, site = self.host.settings.smtp, self.host.settings.url
        if case.notice.way == "mail" and smtp is not None:
            one = letter(case, found, site, await self.stop_link(case.notice.id))
            return posting(one, smtp, site)
        return None

    @property
    def writes(self) -> bool:
        """Whether people are written to here."""
        return self.host.settings.smtp is not None

    async def stop_key(self, id: str) -> str:
        """The secret by which somebody is written to no more; it follows from the host's."""
        return derived(await self.key(STOP), f"stop {id}")

    async def stop_link(self, id: str) -> str:
        """What whoever reads a letter follows to end them."""
        return self.link(id, "stop", await self.stop_key(id))

    def link(self, id: str, what: str, secret: str) -> str:
        """A link in a letter."""
        return f"{self.host.settings.url}/api/notices/{id}/{what}?key={secret}"

    async def ask(self, notice: Notice, secret: str) -> None:
        """Ask whoever has an address, again if the mail server does not take it at once."""
        host, smtp = self.host, self.host.settings.smtp
        case = await host.look(case_of, host.engine, notice)
        if case is None or smtp is None:
            return
        asked = question(case, self.link(notice.id, "confirm", secret))
        for pause in PAUSES:
            outcome = await asyncio.to_thread(post, asked, smtp, host.settings.url)
            if outcome.result is not Result.LATER:
                break
            await asyncio.sleep(pause)
        host.meter.notices.add(way="mail", result=outcome.result.value)
        if outcome.result is Result.GONE:
            await host.write("", dropping(notice.id))
