"""Sends something to a browser, by the push service that it has named."""

from __future__ import annotations

import json
import socket
import ssl
import time
from collections.abc import Mapping
from contextlib import suppress
from enum import Enum
from http.client import HTTPConnection, HTTPException
from ipaddress import IPv6Address, ip_address, ip_network
from threading import Timer
from typing import Any, Final, NamedTuple, final
from urllib.parse import SplitResult, urlsplit

from .keys import unpacked

SECONDS: Final = 8.0
"""How long one sending may take, whatever the other side does."""
PORTS: Final = (None, 443)
LONGEST_ADDRESS: Final = 1000
POINT: Final = 65
SECRET: Final = 16
"""The bytes of a browser's keys."""
SIGNED_FOR: Final = 12 * 3600
"""Seconds for which a signature holds."""
TRANSLATED: Final = (ip_network("64:ff9b::/96"), ip_network("2002::/16"), ip_network("2001::/32"))
"""Networks whose addresses stand for others."""
BUSY: Final = 429


class Result(Enum):
    """What has become of a sending."""

    SENT = "sent"
    LATER = "later"
    FAILED = "failed"
    GONE = "gone"


class Outcome(NamedTuple):
    """What has become of a sending, and after how many seconds to try again, if that was said."""

    result: Result
    after: float = 0.0


class Sender(NamedTuple):
    """Who sends: the key that signs, where they can be reached, and whether they send anywhere."""

    key: str
    contact: str
    anywhere: bool = False


def endpoint_of(address: str, anywhere: bool) -> SplitResult:
    """The parts of a push service's address; ValueError if nothing is sent there."""
    parts = urlsplit(address)
    if len(address) > LONGEST_ADDRESS or not address.isascii() or not address.isprintable():
        raise ValueError("address")
    if parts.hostname is None or parts.username is not None or parts.fragment:
        raise ValueError("address")
    if anywhere and parts.scheme in ("http", "https"):
        return parts
    if parts.scheme != "https" or parts.port not in PORTS:
        raise ValueError("scheme")
    with suppress(ValueError):
        if not is_public(str(ip_address(parts.hostname))):
            raise PermissionError
    if "." not in parts.hostname and ":" not in parts.hostname:
        raise ValueError("host")
    return parts


def check_keys(keys: Mapping[str, str]) -> None:
    """Refuse a browser's keys if they are none, by ValueError."""
    from cryptography.hazmat.primitives.asymmetric import ec

    point, secret = unpacked(keys["p256dh"]), unpacked(keys["auth"])
    if len(point) != POINT or len(secret) != SECRET:
        raise ValueError("length")
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)


def is_public(address: str) -> bool:
    """Whether an address is one of the open network, not one of somebody's own."""
    found = ip_address(address)
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if any(found in network for network in TRANSLATED):
            return False
    return found.is_global and not found.is_multicast


def reached(host: str, port: int, anywhere: bool) -> socket.socket:
    """A connection to a host, at an address that was looked at; OSError if none is allowed."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(address[0]) for *_, address in found]
    if not anywhere and not all(is_public(address) for address in addresses):
        raise PermissionError("a private address")
    failure: OSError = OSError("no address")
    for address in addresses:
        try:
            return socket.create_connection((address, port), SECONDS / 2)
        except OSError as error:
            failure = error
    raise failure


@final
class Line(HTTPConnection):
    """A connection to a push service; it is led nowhere else."""

    def __init__(self, service: SplitResult, anywhere: bool) -> None:
        self.tls = service.scheme == "https"
        assert service.hostname is not None
        port = service.port or (443 if self.tls else 80)
        super().__init__(service.hostname, port, timeout=SECONDS / 2)
        self.anywhere = anywhere

    def connect(self) -> None:
        """Connect to the address that was looked at, not to what the name says a moment later."""
        line = reached(self.host, self.port, self.anywhere)
        if self.tls:
            line = ssl.create_default_context().wrap_socket(line, server_hostname=self.host)
        self.sock = line

    def hang_up(self) -> None:
        """End whatever goes on."""
        with suppress(OSError, AttributeError):
            self.sock.shutdown(socket.SHUT_RDWR)


def sealed(told: Mapping[str, Any], address: str, keys: Mapping[str, str]) -> bytes:
    """What only the browser can read."""
    from pywebpush import WebPusher

    subscription = {"endpoint": address, "keys": dict(keys)}
    encoded = WebPusher(subscription).encode(json.dumps(told, ensure_ascii=False).encode())
    return bytes(encoded["body"])


def signature(service: SplitResult, sender: Sender) -> dict[str, str]:
    """The headers that say who sends."""
    from py_vapid import Vapid02

    claims = {
        "aud": f"{service.scheme}://{service.netloc}",
        "sub": sender.contact,
        "exp": int(time.time()) + SIGNED_FOR,
    }
    signed: dict[str, str] = Vapid02.from_raw(sender.key.encode()).sign(claims)
    return signed


def send(
    sender: Sender,
    address: str,
    keys: Mapping[str, str],
    told: Mapping[str, Any],
    topic: str,
    lasts: float,
) -> Outcome:
    """Send something to a browser; of what has the same topic, its service keeps the last."""
    try:
        service = endpoint_of(address, sender.anywhere)
        headers = {
            **signature(service, sender),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(int(lasts)),
            "Topic": topic,
            "Urgency": "high",
        }
        body = sealed(told, address, keys)
    except PermissionError:
        return Outcome(Result.GONE)
    except Exception:
        return Outcome(Result.FAILED)
    line = Line(service, sender.anywhere)
    limit = Timer(SECONDS, line.hang_up)
    limit.daemon = True
    limit.start()
    try:
        query = f"?{service.query}" if service.query else ""
        line.request("POST", (service.path or "/") + query, body, headers)
        answer = line.getresponse()
        return outcome(answer.status, answer.getheader("Retry-After", ""))
    except PermissionError:
        return Outcome(Result.GONE)
    except (OSError, HTTPException, ValueError):
        return Outcome(Result.LATER)
    finally:
        limit.cancel()
        line.close()


def outcome(status: int, after: str) -> Outcome:
    """What a push service's answer means."""
    if 200 <= status < 300:
        return Outcome(Result.SENT)
    if status in (404, 410):
        return Outcome(Result.GONE)
    if status == BUSY or status >= 500:
        return Outcome(Result.LATER, float(after) if after.isdecimal() else 0.0)
    return Outcome(Result.FAILED)
