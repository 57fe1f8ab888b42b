"""Processor time of the measured processes, from /proc."""

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
        """User and system time together."""
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
    """The time a process has used, optionally with that of its ended children."""
    fields = _fields(pid)
    if not fields:
        return Time()
    user, system, ended_user, ended_system = (int(field) / TICK for field in fields[11:15])
    own = Time(user, system)
    return own + Time(ended_user, ended_system) if with_ended_children else own


def memory_of(pid: int) -> float:
    """Resident memory of a process in megabytes."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except (FileNotFoundError, ProcessLookupError):
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def children_of(pid: int) -> list[int]:
    """The living child processes of a process."""
    everybody = [int(path.name) for path in Path("/proc").iterdir() if path.name.isdecimal()]
    return [one for one in everybody if (fields := _fields(one)) and int(fields[1]) == pid]


def time_of_family(pid: int) -> Time:
    """The time of a process and all its children, including ended ones: PostgreSQL as a whole."""
    total = time_of(pid, with_ended_children=True)
    for child in children_of(pid):
        total += time_of(child)
    return total
