"""Ray without Ray."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from types import ModuleType
from typing import Any


class FakeRay(ModuleType):
    """As much of Ray as a crew uses: what crosses over is pickled, some workers are lost."""

    def __init__(self, lost: int = 0) -> None:
        super().__init__("ray")
        self.log: list[str] = []
        self.lost = lost
        self.sent = 0

    def init(self, address: str, log_to_driver: bool) -> None:
        if address == "nowhere":
            raise ConnectionError("no cluster there")
        self.log.append(f"init {address}")

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, num_cpus: int, max_retries: int) -> Callable[[Callable[..., Any]], Any]:
        assert num_cpus == 1 and max_retries > self.lost

        def wrapped(task: Callable[..., Any]) -> ModuleType:
            handle = ModuleType("handle")
            handle.remote = lambda *given: self._send(task, given)  # type: ignore[attr-defined]
            return handle

        return wrapped

    def _send(self, task: Callable[..., Any], given: tuple[Any, ...]) -> bytes:
        self.sent += 1
        return pickle.dumps((task, given))

    def get(self, reference: bytes) -> Any:
        task, given = pickle.loads(reference)
        for _ in range(self.lost):
            pickle.dumps(task(*given))
        return pickle.loads(pickle.dumps(task(*given)))

    def shutdown(self) -> None:
        self.log.append("shutdown")
