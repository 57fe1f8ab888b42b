"""A game of another distribution whose rules fail in the way a file says, in every process alike.

It is Heirlooms, except that every action of the second seat is poisoned.
"""

from __future__ import annotations

import os
import textwrap
from pathlib import Path

GAME = "poisoned"
WHAT = "TEST_POISON"

CODE = '''
"""Heirlooms with poison."""

import os
import signal
import sys
from pathlib import Path

from heirlooms.game import OPTIONS, Heirlooms
from heirlooms.state import Estate
from heirlooms.steps import Deal, Round
from kingscourt.kernel.errors import WorkExceeded

IS_CHILD = "kingscourt.server.sandbox.child_main" in sys.orig_argv


def take(poison):
    if poison == "error":
        raise ZeroDivisionError("of a rule")
    if poison == "work":
        raise WorkExceeded("steps", 10, "Bidding")
    if poison == "memory":  # as if the system had run out and killed the largest process
        hoard = [bytearray(1 << 20) for _ in range(300)]
        os.kill(os.getpid(), signal.SIGKILL)
    if poison == "death" or (poison == "death outside" and not IS_CHILD):
        os.kill(os.getpid(), signal.SIGKILL)


class Spoilt(Estate):
    def apply(self, seat, action):
        if seat == 1:
            take(Path(os.environ["TEST_POISON"]).read_text())
        super().apply(seat, action)


class Poisoned(Heirlooms):
    def new(self, options, components):
        s = Spoilt(components, options.seats, options.variant("losers") == "keep")
        s.agenda = [Round(), *[Deal(seat) for seat in reversed(range(s.seat_count))]]
        s.settle()
        return s


GAME = Poisoned("poisoned", "1", [2, 3, 4], ["cottage", "manor"], OPTIONS, "heirlooms")
'''


class Poison:
    """The poisoned game as installed for the processes of one service."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "poison"
        package = folder / "site" / "poisoned"
        package.mkdir(parents=True)
        (package / "__init__.py").write_text(textwrap.dedent(CODE))
        about = folder / "site" / "poisoned-1.dist-info"
        about.mkdir()
        (about / "METADATA").write_text("Metadata-Version: 2.1\nName: poisoned\nVersion: 1\n")
        (about / "entry_points.txt").write_text("[kingscourt.games]\npoisoned = poisoned:GAME\n")
        paths = [str(folder / "site"), *filter(None, [os.environ.get("PYTHONPATH")])]
        self.environment = {"PYTHONPATH": os.pathsep.join(paths), WHAT: str(self.file)}
        self.cure()

    def put(self, poison: str) -> None:
        """Set what the second seat's actions do from now on."""
        self.file.write_text(poison)

    def cure(self) -> None:
        """Make the rules correct again."""
        self.put("")

    def install(self) -> None:
        """Install the game for processes started from now on."""
        os.environ.update(self.environment)
