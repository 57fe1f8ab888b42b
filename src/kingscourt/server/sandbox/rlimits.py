"""What the operating system holds a child to."""

from __future__ import annotations

import contextlib
import ctypes
import math
import os
import resource
import signal
import sys
import time
from pathlib import Path
from typing import Final

from kingscourt.server.sandbox.frames import Limits

PR_SET_PDEATHSIG: Final = 1
STATM: Final = Path("/proc/self/statm")
LATER: Final = 1  # second: the limit of the kernel counts whole ones, the timer ends a child before


def die_with_parent(parent: int) -> None:
    """No child outlives a parent that was killed; where this is unknown the end of its pipe tells."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:  # it was killed before we asked
        os._exit(1)


def apply(limits: Limits) -> None:
    """Bound this process from here on; it leaves no core file behind."""
    _bound(resource.RLIMIT_CORE, 0)
    _bound(resource.RLIMIT_CPU, math.ceil(time.process_time() + limits.seconds) + LATER)
    _bound(resource.RLIMIT_AS, _size() + limits.memory)
    signal.setitimer(signal.ITIMER_PROF, limits.seconds)


def _bound(what: int, most: int) -> None:
    """Lower a limit; one that is lower already stays."""
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(what, (most, most))


def _size() -> int:
    """Bytes of address space in use: an interpreter maps much that it never touches."""
    if not STATM.exists():
        return 0
    return int(STATM.read_text("ascii").split()[0]) * resource.getpagesize()
