"""What a training is asked for."""

from __future__ import annotations

import msgspec

from kingscourt.arena.statistics.sequential_test import TestPlan
from kingscourt.arena.training.self_play import SelfPlay


class Training(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that determines the weights that a training finds, and nothing else."""

    play: SelfPlay
    start: str  # text of the weights to begin with
    generations: int
    pairs: int  # mirrored pairs of games in a generation
    noise: float = 0.2  # an offset, as a part of a weight
    step: float = 0.2  # what one standard error of certainty moves a weight by, as a part of an offset
    split: bool = False  # tell early and late weights apart even where they begin as one
    test_every: int = 5  # generations between two duels with the champion
    test_rounds: int = 300  # of a duel at most
    test: TestPlan = TestPlan(0.5, 0.52)
    proof_rounds: int = 400  # of the last duel, whose length does not depend on its result
    games_to_fit: int = 400  # of the new champion, for the calibration
    games_to_check: int = 200  # held out from it
