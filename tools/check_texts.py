"""Check the texts of every game and the shared ones; exit with 1 if something is wrong."""

from __future__ import annotations

import sys

from kingscourt.games.registry import installed
from kingscourt.server.errors.problems import PACKAGE as SERVICE
from kingscourt.texts.checking.checks import check_package
from kingscourt.texts.generated.rules_page import kebab
from kingscourt.texts.locale_files import SHARED


def main() -> int:
    """Print every problem, one per line."""
    prefixes = {SHARED: ["kernel-", "cli-", "review-", "hint-"], SERVICE: ["service-"]}
    found = installed()
    prefixes.update({game.resources: [f"{kebab(game)}-"] for game in found.games.values()})
    problems = [str(error) for error in found.broken.values()]
    problems += [
        f"{package}: {problem}"
        for package, allowed in prefixes.items()
        for problem in check_package(package, allowed)
    ]
    for line in problems:
        sys.stdout.write(line + "\n")
    sys.stdout.write(f"{len(prefixes)} packages, {len(problems)} problems\n")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
