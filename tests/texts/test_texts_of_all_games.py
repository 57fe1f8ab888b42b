"""The texts of the shipped games are complete in all languages, and none is missing in play."""

from __future__ import annotations

import random
from collections.abc import Iterator

from kingscourt.kernel.decision import CHANCE, DECISION, OVER
from kingscourt.kernel.game import Game
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.state import State
from kingscourt.kernel.wire_types import Outline, WirePhrase
from kingscourt.texts.checking.checks import check_package
from kingscourt.texts.checking.filled_in_texts import LONGEST_LABEL, is_label
from kingscourt.texts.generated.rules_page import all_rules, kebab
from kingscourt.texts.generated.shipped_games import shipped_games
from kingscourt.texts.locale_files import LANGUAGES
from kingscourt.texts.renderer import Renderer
from kingscourt.texts.rule_text import rule_text

SEATS = ["Anna", "Knight 2", "Clara"]  # further seats have no name


def test_texts_are_complete_and_sound_in_all_languages() -> None:
    found = [
        problem for game in shipped_games() for problem in check_package(game.resources, [f"{kebab(game)}-"])
    ]
    assert [str(problem) for problem in found] == []


def test_every_rule_has_title_and_text_in_all_languages() -> None:
    for game in shipped_games():
        for language in LANGUAGES:
            renderer = Renderer(language, [game])
            for rule in all_rules(game):
                text = rule_text(renderer, rule)
                assert text.title, rule.id
                assert text.text, rule.id
            assert list(renderer.problems) == []


def test_every_game_and_edition_has_a_name() -> None:
    for game in shipped_games():
        keys = ["game", *(f"edition-{edition}" for edition in game.editions)]
        for language in LANGUAGES:
            renderer = Renderer(language, [game])
            for key in keys:
                renderer.render(Phrase(f"{kebab(game)}-{key}"))
            assert list(renderer.problems) == []


def spoken(outline: Outline) -> Iterator[WirePhrase]:
    """Every phrase of an outline."""
    yield from outline.said()
    for part in outline.inside:
        yield from spoken(part)


def said_in(game: Game, edition: str, seats: int, seed: int) -> Iterator[Phrase | WirePhrase]:
    """Every phrase of a game played at random."""
    chance = random.Random(seed)
    components = game.components(edition)
    state: State = game.new(game.options(seats, edition), components)
    while True:
        yield from (event.phrase() for event in state.take_events())
        waiting = state.pending()
        if waiting.kind == OVER:
            break
        yield from spoken(game.outline(game.view(state, None), components))
        if waiting.kind == CHANCE:
            assert waiting.chance is not None
            state.resolve(waiting.chance.outcomes.pick(chance.randrange(waiting.chance.outcomes.total)))
            continue
        assert waiting.kind == DECISION
        seat = chance.choice(waiting.seats)
        yield state.question(seat).prompt
        for action in state.candidates(seat):
            yield action.label()
            refusal = state.explain(seat, action)
            if refusal is not None:
                yield refusal.phrase
        state.apply(seat, chance.choice(state.legal(seat)))
    outcome = state.outcome()
    assert outcome is not None
    yield outcome.reason
    yield from (standing.name for standing in outcome.ranking)
    yield from spoken(game.outline(game.view(state, 0), components))
    for seat in range(seats):
        yield from (Phrase(f"{kebab(game)}-score-{line.category}") for line in state.score_sheet(seat))


def test_nothing_is_missing_and_no_label_too_long_in_what_is_said_in_play() -> None:
    long: dict[str, str] = {}
    for game in shipped_games():
        renderers = [Renderer(language, [game], SEATS) for language in LANGUAGES]
        heard: set[str] = set()
        for edition in game.editions:
            for seats in {game.seat_range[0], game.seat_range[-1]}:
                for phrase in said_in(game, edition, seats, seed=seats):
                    if repr(phrase) not in heard:
                        heard.add(repr(phrase))
                        for renderer in renderers:
                            text = renderer.render(phrase)
                            if len(text) > LONGEST_LABEL and is_label(game.resources, phrase.key):
                                long[f"{renderer.language}:{phrase.key}"] = text
        assert [problem for renderer in renderers for problem in renderer.problems] == []
    assert long == {}
