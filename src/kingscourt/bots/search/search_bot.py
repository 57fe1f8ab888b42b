"""A bot that thinks: one look ahead, then rollouts or a tree, within a budget."""

from __future__ import annotations

from typing import Final

from kingscourt.bots.bot import Bot
from kingscourt.bots.search.budget import Budget
from kingscourt.bots.search.candidates import Candidate, rated_candidates
from kingscourt.bots.search.paired_rollouts import PairedRollouts, gated_choice
from kingscourt.bots.search.sealed_choice import mixed_choice
from kingscourt.bots.search.settings import ONE_PLY, TREE, SearchSettings
from kingscourt.bots.search.tree_search import TreeSearch, most_visited
from kingscourt.bots.seat_handle import SeatHandle
from kingscourt.kernel.action import Action
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.policy_playout import OnePlyPolicy
from kingscourt.kernel.state import State
from kingscourt.kernel.values import Values

ITERATIONS: Final = 100_000  # the budget ends a tree search


class SearchBot(Bot):
    """Plays by settings; the same seed, view and budget give the same answer."""

    def __init__(self, settings: SearchSettings, seed: int, values: Values[State] | None = None) -> None:
        self._settings = settings
        self._values = values  # given for training; else the game's own, once they are needed
        self._random = FastRandom(seed)

    def choose(self, handle: SeatHandle) -> Action:
        """The best answer found within the budget."""
        legal = handle.legal()
        if len(legal) == 1:
            return legal[0]
        settings = self._settings
        if self._values is None:
            self._values = handle.values()  # kept, because values may keep tables
        values = self._values
        assert values is not None, "this game has no values to search by"
        policy = OnePlyPolicy(values, settings.widest)
        candidates = rated_candidates(handle, policy, self._random, settings.worlds)
        if settings.method == ONE_PLY:
            return self._near_best(candidates).action
        least = candidates[0].worth - settings.margin
        candidates = [one for one in candidates[: settings.candidates] if one.worth >= least]
        if len(candidates) == 1:
            return candidates[0].action
        budget = Budget(settings.decisions, settings.seconds)
        budget.start()
        if settings.method == TREE:
            tree = TreeSearch(
                policy,
                settings.own_decisions,
                settings.depth,
                settings.candidates,
                settings.exploration,
                budget,
            )
            root = tree.run(handle, candidates, self._random, ITERATIONS)
            return most_visited(root, candidates).action
        rollouts = PairedRollouts(policy, settings.depth, settings.samples, budget, settings.alone == 1)
        left = rollouts.run(handle, candidates, self._random)
        if handle.is_sealed():
            return mixed_choice(left, self._random).action
        return gated_choice(left, settings.gate).action

    def _near_best(self, candidates: list[Candidate]) -> Candidate:
        """One of the answers that look nearly as good as the best; any of them is sensible."""
        least = candidates[0].worth - self._settings.tolerance
        near = [one for one in candidates if one.worth >= least]
        return near[self._random.index(len(near))]
