"""A passkey in software: signs what a browser would have an authenticator sign."""

from __future__ import annotations

import hashlib
import json
import secrets
from base64 import urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

THERE, MADE = 0x05, 0x45
"""Somebody was there and has shown who they are; and here is a new key."""


def text(data: bytes) -> str:
    """Bytes as browsers write them."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """One passkey, for one host."""

    def __init__(self, host: str, origin: str) -> None:
        self.host = host
        self.origin = origin
        self.id = secrets.token_bytes(32)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.count = 0

    def made(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to what is asked for a new passkey."""
        numbers = self.key.public_key().public_numbers()
        x, y = (part.to_bytes(32, "big") for part in (numbers.x, numbers.y))
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        held = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + key
        data = self.data(MADE) + held
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        response = {
            "clientDataJSON": text(self.client("webauthn.create", options)),
            "attestationObject": text(attested),
        }
        return self.credential(response)

    def used(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to what is asked of a passkey."""
        self.count += 1
        client, data = self.client("webauthn.get", options), self.data(THERE)
        signed = data + hashlib.sha256(client).digest()
        response = {
            "clientDataJSON": text(client),
            "authenticatorData": text(data),
            "signature": text(self.key.sign(signed, ec.ECDSA(hashes.SHA256()))),
        }
        return self.credential(response)

    def data(self, flags: int) -> bytes:
        """What the authenticator says of itself."""
        host = hashlib.sha256(self.host.encode()).digest()
        return host + bytes([flags]) + self.count.to_bytes(4, "big")

    def client(self, type: str, options: dict[str, Any]) -> bytes:
        """What the browser says of the page."""
        said = {"type": type, "challenge": options["challenge"], "origin": self.origin}
        return json.dumps(said).encode()

    def credential(self, response: dict[str, Any]) -> dict[str, Any]:
        """An answer as the page sends it."""
        id = text(self.id)
        return {"id": id, "rawId": id, "type": "public-key", "response": response}
