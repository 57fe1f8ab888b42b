"""Names of the bots' module and of its environment variable, to be used without registering its bots."""

from __future__ import annotations

MODULE = "tests.server.support.odd_bots"
FLAG = "ODD_BOTS_FLAG"  # a file that a bot creates
