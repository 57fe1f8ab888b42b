"""`python -m kingscourt.cli` is the `kingscourt` command."""

from __future__ import annotations

from kingscourt.cli.main import main

main()
