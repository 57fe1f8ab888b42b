"""The connection of this process to a Ray cluster; needs the extra `ray`."""

from __future__ import annotations

import logging
import os
import socket
from typing import Final

import ray

from kingscourt.arena.execution.executor import BadCluster

AUTO: Final = "auto"  # the cluster that this computer has joined
LOCAL: Final = "local"  # the address that means: start a cluster on this computer
KNOCK_SECONDS: Final = 5.0
CLIENT_SCHEME: Final = "ray://"
QUIET: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",  # Ray would send statistics about its use over the network
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # the behaviour to come; else Ray warns about the change
}


def connect(address: str, jobs: int) -> None:
    """Join the cluster at `address`, or start one with `jobs` processors.

    A process has one connection, which lasts until it ends; a cluster that was started here ends with it.
    """
    if address.startswith(CLIENT_SCHEME):
        advice = "Run the command on a computer of the cluster, with the address of its first node or `auto`."
        raise BadCluster(f"{address} is an address for Ray's client, which is not supported.", advice)
    if ray.is_initialized():
        return
    for name, value in QUIET.items():
        os.environ.setdefault(name, value)
    if address == LOCAL:
        _start(jobs)
    else:
        _join(address)


def processors() -> int:
    """How many tasks the cluster can run at a time now; nodes come and go."""
    resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
    return int(resources.get("CPU", 0))


def _start(jobs: int) -> None:
    try:
        ray.init(
            address=LOCAL,
            num_cpus=jobs,
            include_dashboard=False,
            log_to_driver=False,
            logging_level=logging.ERROR,
            _node_ip_address="127.0.0.1",  # most of Ray then listens to this computer only
        )
    except Exception as error:  # Ray has no type of its own for this
        advice = "Ray gives up after 30 seconds: try again on a less busy computer, or leave out --ray."
        raise BadCluster(f"Ray could not be started: {error}", advice) from error


def _join(address: str) -> None:
    try:
        if address != AUTO:
            _knock(address)
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, RuntimeError, ValueError) as error:
        what = f"The Ray cluster at {address} cannot be used: {str(error).strip() or type(error).__name__}"
        advice = "Run the command on a computer that has joined it with `ray start --address=…`."
        raise BadCluster(what, advice) from error


def _knock(address: str) -> None:
    """Raise an error if nobody listens there; Ray itself would try for minutes."""
    host, _, port = address.rpartition(":")
    with socket.create_connection((host.strip("[]"), int(port)), timeout=KNOCK_SECONDS):
        pass
