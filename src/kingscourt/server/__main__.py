"""`python -m kingscourt.server serve` or `work`: run a process without the rest of the command line."""

from __future__ import annotations

import os
import sys

from kingscourt.kernel.errors import KingscourtError
from kingscourt.server.config_reader import read_config
from kingscourt.server.server_and_worker_processes import serve, work

KINDS = {"serve": serve, "work": work}


def main() -> None:
    """Run one kind of process."""
    if len(sys.argv) != 2 or sys.argv[1] not in KINDS:
        sys.exit("usage: python -m kingscourt.server serve|work")
    try:
        KINDS[sys.argv[1]](read_config(os.environ))
    except KingscourtError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
