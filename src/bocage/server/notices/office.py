"""How a host reaches people: its keys, and who it says that it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from ..refusals import Refusal
from .kept import Case
from .keys import PUSH, can_push, keeping, kept_key, public_key
from .messenger import pushing
from .occasions import Occasion
from .push import Outcome, Sender

if TYPE_CHECKING:
    from ..host import Host

NOBODY: Final = "mailto:bocage@localhost"
"""Where a host that has not said so is reached: some push services take it."""


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
        return None
