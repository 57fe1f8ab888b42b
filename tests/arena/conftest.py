"""A Ray cluster of two nodes on this computer, for tests in a network of their own."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest

from tests.arena.own_network import NETWORK

if TYPE_CHECKING:
    from kingscourt.arena.execution.ray_executor import RayExecutor

NODE = {
    "num_cpus": 1,
    "node_ip_address": "127.0.0.1",
    "object_store_memory": 80_000_000,
    "include_log_monitor": False,
}
STARTS = 3  # Ray gives up on a node that takes 30 seconds to start, which a busy machine may need
QUICK_NOTICE = {  # a lost node is noticed after 2 seconds instead of 20
    "health_check_initial_delay_ms": 0,
    "health_check_period_ms": 500,
    "health_check_timeout_ms": 1000,
    "health_check_failure_threshold": 4,
}


class RayNodes:
    """The first node, which this process uses, and another one that can be lost."""

    def __init__(self, cluster: Any) -> None:
        self.cluster = cluster
        self.other: Any = None
        self.add()

    @property
    def address(self) -> str:
        return str(self.cluster.address)

    def executor(self) -> RayExecutor:
        from kingscourt.arena.execution.ray_executor import RayExecutor  # noqa: PLC0415 - as below

        return RayExecutor(self.address)

    def add(self) -> None:
        """Let the other node join."""
        self.other = started(lambda: self.cluster.add_node(**NODE))
        self.cluster.wait_for_nodes()

    def lose(self) -> None:
        """Kill all processes of the other node at once."""
        self.cluster.remove_node(self.other, allow_graceful=False)


def started(start: Callable[[], Any]) -> Any:
    """What is started, in the first of a few attempts that succeeds."""
    for _ in range(STARTS - 1):
        try:
            return start()
        except Exception as error:  # Ray has no type of its own for this
            if "timed out" not in str(error):
                raise
            sys.stderr.write(f"starting again: {error}\n")
    return start()


@pytest.fixture(scope="session")
def ray_nodes() -> Iterator[RayNodes]:
    assert os.environ.get(NETWORK), "Ray would listen on every address: run it by test_ray.py"
    import ray  # noqa: PLC0415 - takes a second, which only these tests need
    from ray.cluster_utils import Cluster  # noqa: PLC0415

    first = {**NODE, "include_dashboard": False, "no_monitor": True, "_system_config": QUICK_NOTICE}
    cluster = started(lambda: Cluster(initialize_head=True, head_node_args=first))
    yield RayNodes(cluster)
    ray.shutdown()
    cluster.shutdown()
