"""Writes to people who have asked for it, by the host's own mail server."""

from __future__ import annotations

import hashlib
import logging
import smtplib
import ssl
from collections.abc import Callable
from contextlib import closing, suppress
from email.message import EmailMessage
from email.utils import format_datetime, localtime, parseaddr
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from ...kernel.messages import Message
from ...kernel.text import text
from ..settings import Smtp
from .kept import Case
from .occasions import Occasion
from .push import Outcome, Result
from .words import language_of, path_of, sentence, title

LOG = logging.getLogger("bocage.server")
SECONDS: Final = 8.0
"""How long the mail server may take for one answer."""
LASTING: Final = 500
"""Answers from here on will be the same the next time."""


class Letter(NamedTuple):
    """A message in plain words, and how its reader ends such messages."""

    to: str
    subject: str
    body: str
    language: str
    about: str
    """Of what is written twice about the same, readers keep one."""
    stop: str = ""


def letter(case: Case, found: Occasion, site: str, stop: str) -> Letter:
    """What somebody is written of an occasion."""
    notice = case.notice
    locale = language_of(notice.language)
    what = sentence(case, found.kind)
    parts = (what, f"{site}{path_of(case)}", f"-- \n{text('mail-stop', locale)}\n{stop}")
    about = f"{notice.id} {found.name}"
    return Letter(
        notice.address, f"{title(case)} · {what}", "\n\n".join(parts), locale, about, stop
    )


def question(case: Case, confirm: str) -> Letter:
    """What whoever has an address is asked before anything else is written there."""
    notice = case.notice
    locale = language_of(notice.language)
    values = {"game": title(case), "player": case.table.chairs[notice.seat].name}
    asked = text(Message("mail-confirm", values), locale)
    ended = text("mail-confirm-ignore", locale)
    subject = f"{title(case)} · {text('mail-confirm-subject', locale)}"
    return Letter(notice.address, subject, f"{asked}\n\n{confirm}\n\n{ended}", locale, confirm)


def written(one: Letter, smtp: Smtp) -> EmailMessage:
    """A letter as mail servers take it."""
    domain = parseaddr(smtp.sender)[1].rpartition("@")[2]
    made = EmailMessage()
    made.set_content(f"{one.body}\n")
    made["From"] = smtp.sender
    made["To"] = one.to
    made["Subject"] = one.subject
    made["Date"] = format_datetime(localtime())
    made["Message-ID"] = f"<{hashlib.sha256(one.about.encode()).hexdigest()[:32]}@{domain}>"
    made["Auto-Submitted"] = "auto-generated"
    made["Content-Language"] = one.language
    if one.stop:
        made["List-Unsubscribe"] = f"<{one.stop}>"
        made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return made


def opened(smtp: Smtp, site: str) -> smtplib.SMTP:
    """A line to the mail server, secured as it is set."""
    name = urlsplit(site).hostname or "localhost"
    if smtp.tls == "tls":
        context = ssl.create_default_context()
        return smtplib.SMTP_SSL(smtp.host, smtp.port, name, timeout=SECONDS, context=context)
    line = smtplib.SMTP(smtp.host, smtp.port, name, timeout=SECONDS)
    if smtp.tls == "starttls":
        line.starttls(context=ssl.create_default_context())
    return line


def post(one: Letter, smtp: Smtp, site: str) -> Outcome:
    """Give a letter to the mail server."""
    try:
        with closing(opened(smtp, site)) as line:
            if smtp.user:
                line.login(smtp.user, smtp.password)
            line.send_message(written(one, smtp))
            with suppress(smtplib.SMTPException, OSError):
                line.quit()
        return Outcome(Result.SENT)
    except smtplib.SMTPRecipientsRefused as error:
        codes = [code for code, _ in error.recipients.values()]
        return Outcome(Result.GONE if min(codes, default=0) >= LASTING else Result.LATER)
    except (smtplib.SMTPException, OSError, ValueError) as error:
        LOG.warning("the mail server takes nothing: %s", type(error).__name__)
        return Outcome(Result.LATER)


def posting(one: Letter, smtp: Smtp, site: str) -> Callable[[], Outcome]:
    """The work of giving a letter to the mail server."""
    return lambda: post(one, smtp, site)
