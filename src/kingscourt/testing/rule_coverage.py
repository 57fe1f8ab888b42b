"""`python -m kingscourt.testing.rule_coverage`: rules without a test and refusals no test has triggered."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec

from kingscourt.components.named_files import shipped_components
from kingscourt.games.registry import game as find_game
from kingscourt.games.registry import games
from kingscourt.kernel.errors import KingscourtError
from kingscourt.kernel.game import Game
from kingscourt.kernel.rule import Rule


class RuleCoverage(msgspec.Struct):
    """The rules covered by a test run: rule ids with the tests that name them."""

    shown: dict[str, list[str]] = {}
    refused: dict[str, list[str]] = {}  # `explain` answered with the rule in a test of that rule

    def note(self, seen: dict[str, list[str]], id: str, test: str) -> None:
        """Add a test to a rule's list."""
        tests = seen.setdefault(id, [])
        if test not in tests:
            tests.append(test)

    def add(self, other: RuleCoverage) -> None:
        """Merge the results of another process."""
        for mine, theirs in ((self.shown, other.shown), (self.refused, other.refused)):
            for id, tests in theirs.items():
                for test in tests:
                    self.note(mine, id, test)


class Gaps(msgspec.Struct, frozen=True):
    """Missing coverage of one game."""

    untested: list[str]  # no test names the rule
    unrefused: list[str]  # no test that names the rule has seen it refuse something
    unknown: list[str]  # a test names a rule that the game does not have

    def __bool__(self) -> bool:
        return bool(self.untested or self.unrefused or self.unknown)


def all_rules(game: Game) -> list[Rule]:
    """The rules of all shipped editions, each id once."""
    found: dict[str, Rule] = {}
    for edition in game.editions:
        for rule in game.rules(shipped_components(game, edition)):
            found.setdefault(rule.id, rule)
    return list(found.values())


def gaps(rules: list[Rule], coverage: RuleCoverage) -> Gaps:
    """The rules of a game that tests do not cover."""
    ids = {rule.id for rule in rules}
    prefixes = {prefix_of(id) for id in ids}
    return Gaps(
        untested=[rule.id for rule in rules if rule.id not in coverage.shown],
        unrefused=[rule.id for rule in rules if rule.refusable and rule.id not in coverage.refused],
        unknown=sorted(id for id in coverage.shown if prefix_of(id) in prefixes and id not in ids),
    )


def tested_games(coverage: RuleCoverage) -> list[str]:
    """The games that have a rule which some test names, and those whose rules cannot be read."""
    return [name for name, game in games().items() if is_tested(game, coverage)]


def is_tested(game: Game, coverage: RuleCoverage) -> bool:
    """Whether some test names a rule of a game; if its rules cannot be read, that has to be reported."""
    try:
        return any(rule.id in coverage.shown for rule in all_rules(game))
    except KingscourtError:
        return True


def prefix_of(id: str) -> str:
    """The prefix of a rule id: KB for KB-3.2b and KB:inn."""
    return id.replace(":", "-").partition("-")[0]


def read(file: Path) -> RuleCoverage:
    """Read the file written by the plugin."""
    return msgspec.json.decode(file.read_bytes(), type=RuleCoverage)


def report(name: str, found: Gaps) -> str:
    """The gaps of one game as text."""
    lines = [f"{name}: {'' if found else 'every rule has its test'}".rstrip()]
    parts = {
        "no test": found.untested,
        "never seen to refuse": found.unrefused,
        "no such rule": found.unknown,
    }
    for what, ids in parts.items():
        if ids:
            lines.append(f"  {what}: {', '.join(ids)}")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Print what is missing; exit with 1 if anything is."""
    parser = argparse.ArgumentParser(prog="python -m kingscourt.testing.rule_coverage", description=__doc__)
    parser.add_argument(
        "file", type=Path, help="written by pytest -p kingscourt.testing.rule_coverage_plugin --rule-coverage"
    )
    parser.add_argument("games", nargs="*", help="ids of games; by default those that the tests are about")
    given = parser.parse_args()
    coverage = read(given.file)
    wanted = given.games or tested_games(coverage)
    if not wanted:
        sys.exit(f"{given.file}: no test names a rule of an installed game")
    is_whole = True
    for name in wanted:
        try:
            found = gaps(all_rules(find_game(name)), coverage)
        except KingscourtError as error:  # a game that cannot be loaded or read says nothing about the others
            sys.stdout.write(f"{name}: {error}\n")
            is_whole = False
            continue
        is_whole = is_whole and not found
        sys.stdout.write(report(name, found))
    sys.exit(0 if is_whole else 1)


if __name__ == "__main__":
    main()
