"""A case: one game under one set of options, one seed, one choice policy."""

from __future__ import annotations

from functools import cached_property
from itertools import product

from kingscourt.components.named_files import shipped_components
from kingscourt.kernel.catalogue import Catalogue
from kingscourt.kernel.game import Components, Game
from kingscourt.kernel.options import Options
from kingscourt.kernel.state import State
from kingscourt.testing.choice_policies import POLICIES, RANDOM
from kingscourt.testing.play_and_replay import Trace, play

MAX_MIXES = 8
EFFORT = 160


class Case:
    """What a law is checked on; its game is played once and all laws share the log."""

    def __init__(
        self,
        game: Game,
        options: Options,
        seed: int = 1,
        policy: str = RANDOM,
        components: Components | None = None,
        effort: int = EFFORT,
    ) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.policy = policy
        self.components = components or shipped_components(game, options.edition)
        self.effort = effort  # number of positions a law may check

    def __str__(self) -> str:
        variants = [f"{name}={choice}" for name, choice in self.options.variants.items()]
        parts = [self.game.id, self.options.edition, f"{self.options.seats} seats", *variants]
        return " ".join([*parts, f"seed {self.seed}", self.policy])

    def start(self) -> State:
        """A fresh state, with its opening events already taken."""
        state = self.game.new(self.options, self.components)
        state.take_events()
        return state

    @cached_property
    def catalogue(self) -> Catalogue:
        """All actions of this case."""
        return self.game.catalogue(self.options, self.components)

    @cached_property
    def log(self) -> Trace:
        """The game played from the start as far as possible."""
        return play(self.game, self.start(), self.seed, self.policy)


def cases(game: Game, seed: int = 1) -> list[Case]:
    """Every number of seats with every edition and mix of options, at random; they share the effort."""
    mixes = list(product(game.seat_range, game.editions, variant_mixes(game)))
    effort = max(4, EFFORT // len(mixes))
    return [
        Case(game, game.options(seats, edition, variants), seed + number, RANDOM, effort=effort)
        for number, (seats, edition, variants) in enumerate(mixes)
    ]


def policy_cases(game: Game, seed: int = 1) -> list[Case]:
    """Every policy with every number of seats and edition, cycling through the mixes of options."""
    mixes = variant_mixes(game)
    found = product(POLICIES, game.seat_range, game.editions)
    return [
        Case(game, game.options(seats, edition, mixes[number % len(mixes)]), seed + number, policy)
        for number, (policy, seats, edition) in enumerate(found)
    ]


def variant_mixes(game: Game) -> list[dict[str, str]]:
    """All mixes of choices; if there are too many, each choice at least once among defaults."""
    specs = game.option_specs
    full = [
        dict(zip([s.name for s in specs], mix, strict=True)) for mix in product(*[s.choices for s in specs])
    ]
    if len(full) <= MAX_MIXES:
        return full
    single = [{spec.name: choice} for spec in specs for choice in spec.choices[1:]]
    return [{}, *single, {spec.name: spec.choices[-1] for spec in specs}]
