"""A Ray cluster of two nodes on this computer, for tests in a network of their own."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

from tests.arena.own_network import NETWORK

if TYPE_CHECKING:
    from kingscourt.arena.execution.ray_executor import RayExecutor

NODE = {"num_cpus": 1, "node_ip_address": "127.0.0.1", "object_store_memory": 80_000_000}
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
        self.other = self.cluster.add_node(**NODE)
        self.cluster.wait_for_nodes()

    def lose(self) -> None:
        """Kill all processes of the other node at once."""
        self.cluster.remove_node(self.other, allow_graceful=False)


@pytest.fixture(scope="session")
def ray_nodes() -> Iterator[RayNodes]:
    assert os.environ.get(NETWORK), "Ray would listen on every address: run it by test_ray.py"
    import ray  # noqa: PLC0415 - takes a second, which only these tests need
    from ray.cluster_utils import Cluster  # noqa: PLC0415

    first = {**NODE, "include_dashboard": False, "_system_config": QUICK_NOTICE}
    cluster = Cluster(initialize_head=True, head_node_args=first)
    yield RayNodes(cluster)
    ray.shutdown()  # type: ignore[no-untyped-call]
    cluster.shutdown()
