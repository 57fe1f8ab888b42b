"""Read one component file and play it to the end; any failure is a finding."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import DECISION
from kingscourt.kernel.errors import BadComponents, BadOptions
from kingscourt.kernel.game import Components, Game
from kingscourt.kernel.options import Options
from kingscourt.kernel.state import State
from kingscourt.testing.choice_policies import DECLINE, FIRST, HOARD, LAST, RANDOM
from kingscourt.testing.play_and_replay import ENDED, forward, play

LIMIT = 40_000  # entries per game
LOOKS = 6  # positions per game that are viewed from all seats
POLICIES = [RANDOM] * 12 + [FIRST, LAST, DECLINE, HOARD]


class ComponentFinding(AssertionError):
    """Behaviour that no file inside the ranges may cause."""


class PlayedGame(NamedTuple):
    """What a file was played with."""

    seats: int
    policy: str
    entries: int


def options_for(game: Game, random: Random) -> Options:
    """A random number of seats with a random choice of every option."""
    seats = random.choice(game.seat_range)
    variants = {
        spec.name: random.choice(spec.choices) for spec in game.option_specs if not spec.solo or seats == 1
    }
    return game.options(seats, "", variants)


def play_components(game: Game, text: str, components: Components, seed: int) -> PlayedGame:
    """Play one game with these components to its end, view it from all seats, and replay it."""
    random = Random(seed)
    options = options_for(game, random)
    policy = random.choice(POLICIES)
    catalogue = game.catalogue(options, components)
    try:
        state = game.new(options, components)
    except BadOptions:  # too few components for this many seats
        return PlayedGame(options.seats, policy, 0)
    log = play(game, state, seed, policy, LIMIT)
    if log.end != ENDED:
        raise ComponentFinding(f"{log.end} after {len(log.entries)} entries")
    if state.outcome() is None:
        raise ComponentFinding("the game ended without a ranking")
    for seat in range(options.seats):
        state.score_sheet(seat)
    same = game.read_components(text)
    again = game.new(options, same)
    look = {random.randrange(len(log.entries)) for _ in range(LOOKS)}
    for number, entry in enumerate(log.entries):
        if number in look:
            look_around(game, same, again, seed)
            if entry.action is not None and catalogue.parse(entry.action.text).text != entry.action.text:
                raise ComponentFinding(f"{entry.action.text!r} is another action in the catalogue")
        forward(again, entry)
    look_around(game, same, again, seed)
    if again.digest() != state.digest():
        raise ComponentFinding("the log replays to another digest")
    return PlayedGame(options.seats, policy, len(log.entries))


def look_around(game: Game, components: Components, state: State, seed: int) -> None:
    """Everything that a service asks about a position."""
    before = state.digest()
    values = game.values()
    for seat in [None, *range(state.seat_count)]:
        game.outline(game.view(state, seat), components)
    for seat in range(state.seat_count):
        state.imagine(seat, FastRandom(seed)).digest()
        if state.pending().kind == DECISION and state.is_asked(seat):
            state.question(seat)
            state.candidates(seat)
    if values is not None:
        values.expected_points(state)
    if state.copy().digest() != before or state.digest() != before:
        raise ComponentFinding("looking at a position changed it")


def describe(game: Game, components: Components) -> None:
    """What is shown about components before a game."""
    game.static_facts(components)
    game.rules(components)
    components.confidence()


def must_refuse(game: Game, text: str) -> None:
    """Check that a file with a value outside its range is refused, with nothing but a list of problems."""
    try:
        game.read_components(text)
    except BadComponents as error:
        if not error.problems:
            raise ComponentFinding("refused without a reason") from None
        return
    raise ComponentFinding("a value outside its range was accepted")


def try_text(game: Game, text: str, seed: int) -> PlayedGame | None:
    """Check any file: it is refused with reasons, or can be played to the end."""
    try:
        components = game.read_components(text)
    except BadComponents:
        return None
    describe(game, components)
    return play_components(game, text, components, seed)
