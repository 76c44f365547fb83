"""Passkeys: what a browser is asked to sign, and whether it has."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from importlib.util import find_spec
from ipaddress import ip_address
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Engine, delete, insert, select, update
from starlette.requests import HTTPConnection

from .database import reading
from .guard import HOST
from .hosts import name_of
from .identity import changed
from .refusals import Refusal
from .schema import CHALLENGES, PASSKEYS, PEOPLE
from .secret import new_id

Work = Callable[[Connection], None]
MINUTES: Final = 5.0
"""For so long a browser may take to sign something."""
NAME: Final = "Bocage"


class Place(NamedTuple):
    """Where a browser believes to be: the name for which passkeys are made, and the origin."""

    host: str
    origin: str


def place_of(request: HTTPConnection) -> Place | None:
    """Where a browser is that asks us, if passkeys can be made for that and the library is here."""
    asked = request.headers.get("host", "")
    host = name_of(asked)
    if find_spec("webauthn") is None or HOST.fullmatch(asked) is None or is_address(host):
        return None
    origin = request.headers.get("origin") or f"{request.url.scheme}://{asked}"
    return Place(host, origin)


def is_address(host: str) -> bool:
    """Whether a host is named by its address: there are no passkeys for those."""
    try:
        ip_address(host.strip("[]"))
    except ValueError:
        return False
    return True


def needed(place: Place | None) -> Place:
    """Where a browser is; refused if there are no passkeys."""
    if place is None:
        raise Refusal("not-found", "error-no-passkeys")
    return place


# What is to be signed


def to_make(place: Place, person: str, name: str, known: list[bytes]) -> tuple[Any, bytes]:
    """What a browser is asked for a new passkey, and its challenge."""
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    options = generate_registration_options(
        rp_id=place.host,
        rp_name=NAME,
        user_name=name,
        user_id=person.encode(),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=id) for id in known],
    )
    return json.loads(options_to_json(options)), options.challenge


def to_use(place: Place) -> tuple[Any, bytes]:
    """What a browser is asked for any passkey of ours, and its challenge."""
    from webauthn import generate_authentication_options, options_to_json

    options = generate_authentication_options(rp_id=place.host)
    return json.loads(options_to_json(options)), options.challenge


def asking(challenge: bytes, place: Place, person: str | None) -> Work:
    """The job that keeps a challenge for a while, and drops those that nobody has answered."""

    def work(connection: Connection) -> None:
        now = time.time()
        connection.execute(delete(CHALLENGES).where(CHALLENGES.c.until < now))
        row = {"challenge": challenge, "person": person, "host": place.host}
        connection.execute(insert(CHALLENGES), {**row, "until": now + MINUTES * 60})

    return work


def answered(challenge: bytes, place: Place, person: str | None) -> Work:
    """The job that uses up a challenge; refused if it is not there, old or somebody else's."""
    own = CHALLENGES.c.person == person if person else CHALLENGES.c.person.is_(None)
    asked = (CHALLENGES.c.challenge == challenge, CHALLENGES.c.host == place.host)
    its = delete(CHALLENGES).where(*asked, own, CHALLENGES.c.until >= time.time())

    def work(connection: Connection) -> None:
        if connection.execute(its).rowcount != 1:
            raise unknown()

    return work


# What was signed


def challenge_in(credential: dict[str, Any]) -> bytes:
    """The challenge that a browser says that it has signed."""
    from webauthn.helpers import base64url_to_bytes, parse_client_data_json

    try:
        data = base64url_to_bytes(credential["response"]["clientDataJSON"])
        challenge = parse_client_data_json(data).challenge
    except Exception:
        raise unknown() from None
    return challenge


def made_passkey(
    credential: dict[str, Any], place: Place, person: str, label: str
) -> dict[str, Any]:
    """A new passkey as a row, if what the browser says of it is true."""
    from webauthn import verify_registration_response

    try:
        verified = verify_registration_response(
            credential=credential,
            expected_challenge=challenge_in(credential),
            expected_rp_id=place.host,
            expected_origin=place.origin,
        )
    except Exception:
        raise unknown() from None
    now = time.time()
    return {
        "id": new_id(),
        "person": person,
        "credential": verified.credential_id,
        "host": place.host,
        "public_key": verified.credential_public_key,
        "count": verified.sign_count,
        "label": label,
        "made": now,
        "seen": now,
    }


def used_passkey(credential: dict[str, Any], place: Place, row: Any) -> int:
    """How often a passkey has been used, if the browser has signed with it."""
    from webauthn import verify_authentication_response

    try:
        verified = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge_in(credential),
            expected_rp_id=place.host,
            expected_origin=place.origin,
            credential_public_key=row.public_key,
            credential_current_sign_count=row.count,
        )
    except Exception:
        raise unknown() from None
    return verified.new_sign_count


def passkey_of(engine: Engine, credential: dict[str, Any], place: Place) -> Any:
    """The passkey that a browser says that it has used here."""
    from webauthn.helpers import base64url_to_bytes

    try:
        id = base64url_to_bytes(credential["id"])
    except Exception:
        raise unknown() from None
    chosen = select(PASSKEYS).where(PASSKEYS.c.credential == id, PASSKEYS.c.host == place.host)
    with reading(engine) as connection:
        row = connection.execute(chosen).first()
    if row is None:
        raise unknown()
    return row


def passkeys_of(engine: Engine, person: str) -> tuple[str, list[bytes]]:
    """Somebody's name, and the passkeys that they have already."""
    with reading(engine) as connection:
        name = connection.scalar(select(PEOPLE.c.name).where(PEOPLE.c.id == person))
        own = select(PASSKEYS.c.credential).where(PASSKEYS.c.person == person)
        return name or NAME, list(connection.scalars(own))


def unknown() -> Refusal:
    """Not a passkey of ours, or not signed now."""
    return Refusal("forbidden", "error-passkey")


# Jobs


def adding(row: dict[str, Any]) -> Work:
    """The job that keeps a new passkey of somebody who is still known."""

    def work(connection: Connection) -> None:
        there = select(PEOPLE.c.id).where(PEOPLE.c.id == row["person"])
        changed(len(connection.execute(there.with_for_update()).all()))
        connection.execute(insert(PASSKEYS), row)

    return work


def used(id: str, count: int) -> Work:
    """The job that notes that a passkey was used."""
    values = {"count": count, "seen": time.time()}
    new = update(PASSKEYS).where(PASSKEYS.c.id == id).values(values)
    return lambda connection: changed(connection.execute(new).rowcount)


def dropping(person: str, id: str) -> Work:
    """The job that makes a passkey open nothing any more."""
    mine = delete(PASSKEYS).where(PASSKEYS.c.id == id, PASSKEYS.c.person == person)
    return lambda connection: changed(connection.execute(mine).rowcount)
