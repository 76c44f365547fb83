"""A Ray cluster as a crew: the extra `bocage[ray]`, and Bocage on every machine of the cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from types import TracebackType
from typing import Any, Final, Self, final

from ..kernel.errors import BadValue, Error
from .crew import AHEAD, J, R, answer_of, in_order, opened

RETRIES: Final = 20
"""So often Ray does a job again whose worker was lost."""


@final
class Cluster:
    """The machines of a Ray cluster."""

    def __init__(self, address: str) -> None:
        try:
            self.ray: Any = import_module("ray")
        except ImportError:
            raise Error("ray is not installed: pip install 'bocage[ray]'") from None
        try:
            self.ray.init(address=address, log_to_driver=False)
        except (ConnectionError, RuntimeError, ValueError) as error:
            allowed = f"the address of a Ray cluster, auto or local ({error})"
            raise BadValue("ray", address, allowed) from None

    def each(self, task: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        """What the task makes of each job, in order."""
        work = self.ray.remote(num_cpus=1, max_retries=RETRIES)(answer_of)

        def send(job: J) -> Any:
            return work.remote(task, job)

        def fetch(reference: Any) -> R:
            result: R = opened(self.ray.get(reference))  # type: ignore[assignment]
            return result

        return in_order(jobs, self.width, send, fetch)

    def width(self) -> int:
        """How many jobs are under way at once; a cluster may grow and shrink."""
        return AHEAD * max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.ray.shutdown()
