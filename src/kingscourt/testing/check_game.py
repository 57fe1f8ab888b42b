"""Everything that a game's author wants checked: all laws on all cases, texts, and pins if there are any."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from kingscourt.kernel.game import Game
from kingscourt.lessons.lesson_files import lesson_names, lesson_of
from kingscourt.lessons.rule_book_files import rule_book_of
from kingscourt.testing.errors import LawBroken
from kingscourt.testing.law_case import Case, cases, policy_cases
from kingscourt.testing.laws import LAWS, POLICY_LAWS, Law, name_of
from kingscourt.testing.laws.pins import (
    PERFT,
    PLAYTHROUGH,
    law_perft_is_pinned,
    law_playthrough_is_pinned,
)
from kingscourt.testing.lessons.check_lesson import lesson_faults
from kingscourt.testing.lessons.check_rule_book import rule_book_faults
from kingscourt.texts.checking.checks import check_package
from kingscourt.texts.locale_files import languages_of

FEW_CASES = 4


class Checked(msgspec.Struct, frozen=True):
    """One check of a game: how often it was made, and what it found."""

    name: str
    times: int
    faults: list[str]


def check_game(game: Game, is_quick: bool = False, pins: Path | None = None) -> Iterator[Checked]:
    """Make every check, one after the other; a quick run tries a few cases of each law."""
    at_random, by_policy = some(cases(game), is_quick), some(policy_cases(game), is_quick)
    for law in LAWS:
        tried = [*at_random, *by_policy] if law in POLICY_LAWS else at_random
        yield Checked(name_of(law), len(tried), [fault for case in tried for fault in faults_of(law, case)])
    yield check_texts(game)
    yield from check_lessons(game)
    if pins is not None:
        yield from check_pins(game, pins)


def check_texts(game: Game) -> Checked:
    """Compare the languages that a game has; its author may begin with English."""
    languages = languages_of(game.resources)
    found = check_package(game.resources, [f"{game.id.replace('_', '-')}-"])
    faults = [str(finding) for finding in found if finding.language in languages or not languages]
    return Checked(f"texts in {', '.join(languages)}", 1, faults)


def check_lessons(game: Game) -> Iterator[Checked]:
    """Play every lesson that a game has, with all wrong turns, and check its rules to read."""
    languages = languages_of(game.resources)
    for name in lesson_names(game):
        yield Checked(f"lesson {name}", 1, lesson_faults(game, lesson_of(game, name), languages))
    if rule_book_of(game) is not None:
        yield Checked("rules to read", 1, rule_book_faults(game, languages))


def some(every: list[Case], is_quick: bool) -> list[Case]:
    """All cases, or a few that are spread over them."""
    return every[:: max(1, len(every) // FEW_CASES)] if is_quick else every


def faults_of(law: Law, case: Case) -> list[str]:
    """What breaks a law; an error of the game's own code counts too."""
    try:
        law(case)
    except LawBroken as broken:
        return [str(broken)]
    except Exception as error:
        return [f"{type(error).__name__} in {name_of(law)} with {case}: {error}"]
    return []


def check_pins(game: Game, folder: Path) -> Iterator[Checked]:
    """Compare the game with its pinned files."""
    for file, law in ((PERFT, law_perft_is_pinned), (PLAYTHROUGH, law_playthrough_is_pinned)):
        if (folder / file).is_file():
            try:
                law(game, folder)
                yield Checked(law.__name__, 1, [])
            except LawBroken as broken:
                yield Checked(law.__name__, 1, [str(broken)])
