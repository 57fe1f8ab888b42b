"""A bot that thinks: one look ahead, then rollouts or a tree, within a budget."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import mypyc_attr

from kingscourt.bots.bot import Bot
from kingscourt.bots.levels import settings_of
from kingscourt.bots.search.budget import Budget
from kingscourt.bots.search.candidates import Candidate, rated_candidates
from kingscourt.bots.search.paired_rollouts import PairedRollouts, gated_choice
from kingscourt.bots.search.sealed_choice import mixed_choice
from kingscourt.bots.search.sealed_policy import SealedPolicy
from kingscourt.bots.search.settings import ONE_PLY, TREE, SearchSettings
from kingscourt.bots.search.shortlist import Detectors, shortlist
from kingscourt.bots.search.tree_search import TreeSearch, mixed_by_visits, most_visited
from kingscourt.bots.seat_handle import SeatHandle
from kingscourt.components.weights_file import read_weights
from kingscourt.kernel.action import Action
from kingscourt.kernel.blunder import Blunder
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.policy_playout import OnePlyPolicy
from kingscourt.kernel.state import State
from kingscourt.kernel.values import Values

ITERATIONS: Final = 100_000  # the budget ends a tree search


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(Bot):
    """A level or a search by name; the same seed, view and budget give the same answer."""

    def __init__(self, name: str, seed: int, values: Values[State] | None = None) -> None:
        self._name = name
        self._settings: SearchSettings = settings_of(name, {})  # so that a wrong name is refused at once
        self._values = values  # instead of the game's own, for training
        self._blunders: list[Blunder[State]] = []
        self._knows_game = False
        self._random = FastRandom(seed)

    def choose(self, handle: SeatHandle) -> Action:
        """The best answer found within the budget; any answer in a game without values."""
        legal = handle.legal()
        if len(legal) == 1:
            return legal[0]
        if not self._knows_game:
            self._get_to_know(handle)
        settings = self._settings
        values = self._values
        if values is None:
            return legal[self._random.index(len(legal))]
        policy = SealedPolicy(values, settings.widest)
        candidates = rated_candidates(handle, policy, self._random, settings.worlds)
        detectors = self._detectors_for(handle)
        if settings.method == ONE_PLY:
            near = shortlist(candidates, len(candidates), settings.tolerance, detectors)
            return near[self._random.index(len(near))].action
        candidates = shortlist(candidates, settings.candidates, settings.margin, detectors)
        if len(candidates) == 1:
            return candidates[0].action
        budget = Budget(settings.decisions, settings.seconds)
        budget.start()
        search = self._by_tree if settings.method == TREE else self._by_rollouts
        return search(handle, policy, candidates, budget).action

    def _by_rollouts(
        self, handle: SeatHandle, policy: OnePlyPolicy, candidates: list[Candidate], budget: Budget
    ) -> Candidate:
        """Compare the candidates in the same worlds."""
        settings = self._settings
        rollouts = PairedRollouts(policy, settings, budget)
        left = rollouts.run(handle, candidates, self._random)
        if self._is_mixed(handle):
            return mixed_choice(left, self._random)
        return gated_choice(left, settings.gate)

    def _by_tree(
        self, handle: SeatHandle, policy: OnePlyPolicy, candidates: list[Candidate], budget: Budget
    ) -> Candidate:
        """Follow the candidates into our next decisions."""
        settings = self._settings
        tree = TreeSearch(
            policy, settings.own_decisions, settings.depth, settings.candidates, settings.exploration, budget
        )
        root = tree.run(handle, candidates, self._random, ITERATIONS)
        if self._is_mixed(handle):
            return mixed_by_visits(root, candidates, self._random)
        return most_visited(root, candidates)

    def _is_mixed(self, handle: SeatHandle) -> bool:
        """Whether others, choosing at the same time, must not foresee the answer."""
        return self._settings.mixed == 1 and handle.is_sealed()

    def _detectors_for(self, handle: SeatHandle) -> Detectors | None:
        """What keeps a careful bot from laughable moves."""
        if not self._blunders:
            return None
        return Detectors(self._blunders, handle.imagine(self._random), handle.seat)

    def _get_to_know(self, handle: SeatHandle) -> None:
        """Ask the game how the level thinks in it, and by what."""
        self._settings = settings_of(self._name, handle.levels())
        if self._settings.careful == 1:
            self._blunders = handle.blunders()
        if self._values is None:
            self._values = self._shipped_values(handle)
        self._knows_game = True

    def _shipped_values(self, handle: SeatHandle) -> Values[State] | None:
        """The game's own, with other weights if the settings name a file."""
        values = handle.values()
        if values is not None and self._settings.weights:
            text = Path(self._settings.weights).read_text(encoding="utf-8")
            values.weights = read_weights(values.weights.layout, text)
        return values
