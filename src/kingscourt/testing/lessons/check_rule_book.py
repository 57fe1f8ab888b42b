"""Checks that a rule book has every rule once, and that each of its positions is legal and shows its rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from kingscourt.kernel.errors import KingscourtError
from kingscourt.kernel.game import Components, Game
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.state import State
from kingscourt.lessons.rule_book import RuleBook, ShownPosition, options_of
from kingscourt.lessons.rule_book_files import position_names, position_of, rule_book_of
from kingscourt.texts.renderer import Renderer


def rule_book_faults(game: Game, languages: list[str]) -> list[str]:
    """Everything that is wrong with the rules to read; nothing if a game has none."""
    book = rule_book_of(game)
    if book is None:
        return []
    components = game.components(game.editions[0])
    faults = [*_chapter_faults(game, components, book)]
    for name in position_names(game):
        faults.extend(position_faults(game, position_of(game, name)))
    faults.extend(_text_faults(game, book, languages))
    return faults


def _chapter_faults(game: Game, components: Components, book: RuleBook) -> Iterator[str]:
    counted = Counter(rule for chapter in book.chapters for rule in chapter.rules)
    numbered = [rule.id for rule in game.rules(components) if not rule.component]
    for rule in numbered:
        if counted[rule] != 1:
            yield f"{rule} is in {counted[rule]} chapters"
    for rule in counted:
        if rule not in numbered:
            yield f"{rule} is no numbered rule"


def position_faults(game: Game, shown: ShownPosition) -> list[str]:
    """What is wrong with a position: it has to be legal, and to allow or refuse something by its rule."""
    where = f"position {shown.name}"
    if shown.rule not in {rule.id for rule in game.rules(game.components(game.editions[0]))}:
        return [f"{where}: there is no rule {shown.rule}"]
    if not shown.allowed and not shown.refused:
        return [f"{where}: shows neither what {shown.rule} allows nor what it refuses"]
    try:
        state = game.scenario(shown.scenario)
    except KingscourtError as error:
        return [f"{where}: {error}"]
    if shown.seat not in state.pending().seats:
        return [f"{where}: seat {shown.seat} is not asked, but {state.pending().seats}"]
    return [f"{where}: {fault}" for fault in _answer_faults(game, state, shown)]


def _answer_faults(game: Game, state: State, shown: ShownPosition) -> Iterator[str]:
    legal = {action.text: action for action in state.legal(shown.seat)}
    for text in shown.allowed:
        if text not in legal:
            yield f"{text!r} is not legal; legal are {', '.join(legal)}"
    options = options_of(game, shown)
    known = {
        action.text: action for action in game.catalogue(options, game.components(options.edition)).actions
    }
    for text in shown.refused:
        if text not in known:
            yield f"{text!r} is no answer of this game"
            continue
        rules = [reason.rule for reason in state.reasons(shown.seat, known[text])]
        if shown.rule not in rules:
            yield f"{text!r} is refused by {', '.join(rules) or 'nothing'}, not by {shown.rule}"


def _text_faults(game: Game, book: RuleBook, languages: list[str]) -> Iterator[str]:
    prefix = game.id.replace("_", "-")
    keys = [f"{prefix}-chapter-{chapter.name}{part}" for chapter in book.chapters for part in ("", ".about")]
    keys += [f"{prefix}-position-{name}" for name in position_names(game)]
    for language in languages:
        renderer = Renderer(language, [game])
        for key in keys:
            renderer.render(Phrase(key))
        yield from (f"{language} {problem}" for problem in renderer.problems)
