"""One component file, read and played to the end; what goes wrong is a finding."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import DECISION
from kingscourt.kernel.errors import BadComponents, BadOptions
from kingscourt.kernel.game import Components, Game
from kingscourt.kernel.options import Options
from kingscourt.kernel.state import State
from kingscourt.testing.log import ENDED, forward, play
from kingscourt.testing.policy import DECLINE, FIRST, HOARD, LAST, RANDOM

LIMIT = 40_000  # entries of a game
LOOKS = 6  # positions of a game that are looked at from all sides
POLICIES = [RANDOM] * 12 + [FIRST, LAST, DECLINE, HOARD]


class Finding(AssertionError):
    """What no file inside the ranges may do."""


class Played(NamedTuple):
    """What a file was played with."""

    seats: int
    policy: str
    entries: int


def options_for(game: Game, random: Random) -> Options:
    """Some number of seats with some choice of every option."""
    seats = random.choice(game.seat_range)
    variants = {
        spec.name: random.choice(spec.choices) for spec in game.option_specs if not spec.solo or seats == 1
    }
    return game.options(seats, "", variants)


def play_box(game: Game, text: str, components: Components, seed: int) -> Played:
    """Play one game with a box to its end, look at it from all sides, and replay it."""
    random = Random(seed)
    options = options_for(game, random)
    policy = random.choice(POLICIES)
    catalogue = game.catalogue(options, components)
    try:
        state = game.new(options, components)
    except BadOptions:  # too small a box for so many
        return Played(options.seats, policy, 0)
    log = play(game, state, seed, policy, LIMIT)
    if log.end != ENDED:
        raise Finding(f"{log.end} after {len(log.entries)} entries")
    if state.outcome() is None:
        raise Finding("the game is over without a ranking")
    for seat in range(options.seats):
        state.score_sheet(seat)
    again = game.new(options, game.read_components(text))
    look = {random.randrange(len(log.entries)) for _ in range(LOOKS)}
    for number, entry in enumerate(log.entries):
        if number in look:
            look_around(game, again, seed)
            if entry.action is not None and catalogue.parse(entry.action.text).text != entry.action.text:
                raise Finding(f"{entry.action.text!r} is another action in the catalogue")
        forward(again, entry)
    look_around(game, again, seed)
    if again.digest() != state.digest():
        raise Finding("the log replays to another digest")
    return Played(options.seats, policy, len(log.entries))


def look_around(game: Game, state: State, seed: int) -> None:
    """Everything that a service asks of a position."""
    before = state.digest()
    for seat in [None, *range(state.seat_count)]:
        game.outline(game.view(state, seat))
    for seat in range(state.seat_count):
        state.imagine(seat, FastRandom(seed)).digest()
        game.evaluate(state, seat)
        if state.pending().kind == DECISION and state.is_asked(seat):
            state.question(seat)
            state.candidates(seat)
    if state.copy().digest() != before or state.digest() != before:
        raise Finding("looking at a position changed it")


def describe(game: Game, components: Components) -> None:
    """What is shown of a box before it is played."""
    game.static_facts(components)
    game.rules(components)
    components.confidence()


def must_refuse(game: Game, text: str) -> None:
    """A file with a value outside its range is refused, and by nothing but its problems."""
    try:
        game.read_components(text)
    except BadComponents as error:
        if not error.problems:
            raise Finding("refused without a word") from None
        return
    raise Finding("a value outside its range was accepted")


def try_text(game: Game, text: str, seed: int) -> Played | None:
    """A file as it comes: refused in words, or played to the end."""
    try:
        components = game.read_components(text)
    except BadComponents:
        return None
    describe(game, components)
    return play_box(game, text, components, seed)
