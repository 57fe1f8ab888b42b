"""Operating-system limits for child processes."""

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

from kingscourt.server.sandbox.ipc_messages import Limits

PR_SET_PDEATHSIG: Final = 1
STATM: Final = Path("/proc/self/statm")
LATER: Final = 1  # second: the kernel's limit counts whole seconds, so the timer fires first


def die_with_parent(parent: int) -> None:
    """Die when the parent is killed; where that is unsupported, the closed pipe has to do."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:  # it was killed before our call
        os._exit(1)


def apply(limits: Limits) -> None:
    """Limit this process from now on, and disable core files."""
    _bound(resource.RLIMIT_CORE, 0)
    _bound(resource.RLIMIT_CPU, math.ceil(time.process_time() + limits.seconds) + LATER)
    _bound(resource.RLIMIT_AS, _size() + limits.memory)
    signal.setitimer(signal.ITIMER_PROF, limits.seconds)


def _bound(what: int, most: int) -> None:
    """Lower a limit, unless it is already lower."""
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(what, (most, most))


def _size() -> int:
    """Bytes of address space in use, as an interpreter maps much that it never touches."""
    if not STATM.exists():
        return 0
    return int(STATM.read_text("ascii").split()[0]) * resource.getpagesize()
