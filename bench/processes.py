"""Processor time of the processes that a measurement counts, from /proc."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

TICK = os.sysconf("SC_CLK_TCK")


class Time(msgspec.Struct, frozen=True):
    """Processor seconds."""

    user: float = 0.0
    system: float = 0.0

    def total(self) -> float:
        """Both kinds."""
        return self.user + self.system

    def __add__(self, other: Time) -> Time:
        return Time(self.user + other.user, self.system + other.system)

    def __sub__(self, other: Time) -> Time:
        return Time(self.user - other.user, self.system - other.system)


def _fields(pid: int) -> list[str]:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return []


def time_of(pid: int, with_ended_children: bool = False) -> Time:
    """What a process has used; on request also what its ended children had used."""
    fields = _fields(pid)
    if not fields:
        return Time()
    user, system, ended_user, ended_system = (int(field) / TICK for field in fields[11:15])
    own = Time(user, system)
    return own + Time(ended_user, ended_system) if with_ended_children else own


def memory_of(pid: int) -> float:
    """Megabytes that a process has in memory."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except (FileNotFoundError, ProcessLookupError):
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def children_of(pid: int) -> list[int]:
    """Processes that a process has started and that still live."""
    everybody = [int(path.name) for path in Path("/proc").iterdir() if path.name.isdecimal()]
    return [one for one in everybody if (fields := _fields(one)) and int(fields[1]) == pid]


def time_of_family(pid: int) -> Time:
    """A process, its children, and those of them that have ended: PostgreSQL as a whole."""
    total = time_of(pid, with_ended_children=True)
    for child in children_of(pid):
        total += time_of(child)
    return total
