"""Numbers for Prometheus, the dashboard that shows them, and the names of a server."""

from __future__ import annotations

import json
import re
import socket
import stat
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

import bocage
from bocage.server.meter import Counter, Histogram
from bocage.server.settings import Settings, settings_from

from .client import HERE, LINK, RANDOM, soon
from .conftest import Running

DASHBOARD = Path(__file__).parents[2] / "deploy" / "grafana.json"
LINE = re.compile(r'([a-z_]+)(\{(?:[a-z]+="(?:[^"\\]|\\.)*",?)*\})? (-?[0-9.e+-]+)')


def free_port() -> int:
    """A port that nobody has at present."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        found: int = one.getsockname()[1]
        return found


def told(port: int) -> dict[str, float]:
    """The numbers at a port."""
    answer = httpx.get(f"http://127.0.0.1:{port}/metrics")
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/plain")
    found: dict[str, float] = {}
    for line in answer.text.splitlines():
        if not line.startswith("#"):
            parts = LINE.fullmatch(line)
            assert parts is not None, line
            found[parts[1] + (parts[2] or "")] = float(parts[3])
    return found


def total(numbers: dict[str, float], name: str, *labels: str) -> float:
    """What all lines of a name with these labels come to."""
    chosen = [key for key in numbers if key.partition("{")[0] == name]
    return sum(numbers[key] for key in chosen if all(label in key for label in labels))


def test_a_histogram_counts_up_to_each_mark() -> None:
    histogram = Histogram("h", "", (0.1, 1.0))
    for seconds in (0.05, 0.1, 0.5, 7.0):
        histogram.add(seconds, what='a"b\\')
    label = r'what="a\"b\\"'
    assert list(histogram.lines()) == [
        f'h_bucket{{{label},le="0.1"}} 2',
        f'h_bucket{{{label},le="1"}} 3',
        f'h_bucket{{{label},le="+Inf"}} 4',
        f"h_sum{{{label}}} 7.65",
        f"h_count{{{label}}} 4",
    ]
    counter = Counter("c", "")
    counter.add()
    counter.add(2.5)
    assert list(counter.lines()) == ["c 3.5"]


def test_the_numbers_tell_what_happens(database: str, start: Callable[..., Running]) -> None:
    port = free_port()
    lobby = start(database, metrics=("127.0.0.1", port), bot_workers=0).lobby()
    made = lobby.make(HERE, LINK, RANDOM)
    player = lobby.sit(made["id"], made["tokens"]["0"])
    lobby.sit(made["id"])
    token = lobby.claim(made).json()["token"]
    both = lobby.sit(made["id"], token, made["tokens"]["0"])
    both.until(lambda state: bool(state["decision"]))
    both.act(both.offered()[0])
    both.act("place nowhere")
    soon(lambda: total(told(port), "bocage_sockets", 'kind="player"') == 2)
    player.socket.close()
    soon(lambda: total(told(port), "bocage_sockets", 'kind="player"') == 1)
    numbers = told(port)
    assert total(numbers, "bocage_sockets", 'kind="spectator"') == 1
    assert total(numbers, "bocage_tables", "running") == 1
    assert total(numbers, "bocage_tables_watched") == 1
    assert total(numbers, "bocage_action_seconds_count", 'type="act"') == 2
    assert total(numbers, "bocage_refusals_total", 'code="illegal"') == 1
    route = 'route="/api/tables"'
    assert total(numbers, "bocage_request_seconds_count", route, 'status="201"') == 1
    assert total(numbers, "bocage_database_seconds_count", 'what="write"') >= 3
    assert total(numbers, "bocage_database_seconds_count", 'what="read"') >= 1
    assert total(numbers, "bocage_database_errors_total") == 0
    assert not [name for name in numbers if made["id"] in name or token in name]


def test_whoever_asks_oddly_is_not_told(sqlite_file: str, start: Callable[..., Running]) -> None:
    port = free_port()
    running = start(sqlite_file, metrics=("127.0.0.1", port))
    assert httpx.get(f"http://127.0.0.1:{port}/other").status_code == 404
    assert httpx.post(f"http://127.0.0.1:{port}/metrics").status_code == 404
    with socket.create_connection(("127.0.0.1", port)) as one:
        one.sendall(b"x" * 20000)
        assert one.recv(100) == b""
    assert running.lobby().get("metrics").status_code == 404


def test_a_second_process_takes_the_next_port(
    sqlite_file: str, start: Callable[..., Running]
) -> None:
    port = free_port()
    for _ in range(2):
        start(sqlite_file, metrics=("127.0.0.1", port))
    assert "bocage_tables_loaded" in told(port) and "bocage_tables_loaded" in told(port + 1)


def test_nobody_is_told_unless_it_is_set(sqlite_file: str) -> None:
    assert Settings(sqlite_file).metrics is None
    assert settings_from({"BOCAGE_METRICS": "9440"}).metrics == ("127.0.0.1", 9440)
    assert settings_from({"BOCAGE_METRICS": "0.0.0.0:9440"}).metrics == ("0.0.0.0", 9440)
    for odd in ("x", "1:x", "99999"):
        with pytest.raises(bocage.BadValue):
            settings_from({"BOCAGE_METRICS": odd})


def test_the_dashboard_shows_numbers_that_there_are(
    sqlite_file: str, start: Callable[..., Running]
) -> None:
    port = free_port()
    lobby = start(sqlite_file, metrics=("127.0.0.1", port), bot_workers=0).lobby()
    made = lobby.make(HERE, RANDOM)
    player = lobby.sit(made["id"], made["tokens"]["0"])
    player.until(lambda state: bool(state["decision"]))
    player.act(player.offered()[0])
    names = set(re.findall(r"# TYPE (\w+)", httpx.get(f"http://127.0.0.1:{port}/").text))
    board = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    asked = [target["expr"] for panel in board["panels"] for target in panel.get("targets", ())]
    shown = {name for expr in asked for name in re.findall(r"\b(?:bocage|process)_\w+", expr)}
    shown = {re.sub("_(bucket|sum|count)$", "", name) for name in shown}
    assert shown and shown <= names
    assert {name for name in names if name.startswith("bocage_")} <= shown


def test_a_server_goes_by_its_names_alone(sqlite_file: str, start: Callable[..., Running]) -> None:
    lobby = start(sqlite_file, hosts=("farm.example", "Other.Example")).lobby()
    made = lobby.make(HERE)

    def asked(host: str, path: str = "/api/games") -> int:
        return lobby.http.get(path, headers={"Host": host}).status_code

    for host in ("farm.example", "FARM.example:8440", "other.example.", "localhost:1", "[::1]:1"):
        assert asked(host) == 200, host
    for host in ("evil.example", "farm.example.evil.example", "", "farm.example@evil.example"):
        assert asked(host) == 421, host
        assert asked(host, "/api/health") == 200
    path = f"tables/{made['id']}/live"
    with pytest.raises(InvalidStatus):
        lobby.connect(made["id"], additional_headers={"Host": "evil.example"})
    assert lobby.get(path).status_code == 404


def test_without_names_it_goes_by_any(sqlite_file: str, start: Callable[..., Running]) -> None:
    lobby = start(sqlite_file).lobby()
    headers = {"Host": "any.example"}
    assert lobby.http.get("/api/games", headers=headers).status_code == 200


def test_names_without_ports_are_settings() -> None:
    assert settings_from({"BOCAGE_HOSTS": "a.example, b"}).hosts == ("a.example", "b")
    for odd in ("a:80", "http://a", "*"):
        with pytest.raises(bocage.BadValue, match="BOCAGE_HOSTS"):
            settings_from({"BOCAGE_HOSTS": odd})


@pytest.mark.skipif(sys.platform == "win32", reason="files have no such rights there")
def test_files_of_the_database_are_their_owners_alone(
    tmp_path: Path, start: Callable[..., Running]
) -> None:
    file = tmp_path / "data" / "bocage.db"
    server = start(f"sqlite:///{file}")
    server.lobby().make(HERE)
    names = {path.name: stat.S_IMODE(path.stat().st_mode) for path in file.parent.iterdir()}
    assert set(names.values()) == {0o600} and "bocage.db-wal" in names
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
    server.stop()
    file.chmod(0o644)
    start(f"sqlite:///{file}").lobby().make(HERE)
    assert {stat.S_IMODE(path.stat().st_mode) for path in file.parent.iterdir()} == {0o600}
