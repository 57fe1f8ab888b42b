"""Sealed choices: mixed, because an answer that others can foresee is worth less."""

from __future__ import annotations

import math

from kingscourt.bots.search.candidates import Candidate
from kingscourt.bots.search.paired_rollouts import paired_error, paired_gain
from kingscourt.kernel.chance import FastRandom

_LEAST_DOUBT = 0.01


def mixed_choice(candidates: list[Candidate], random: FastRandom) -> Candidate:
    """Each candidate with a weight that falls with its distance from the best, measured in doubt."""
    first = candidates[0]
    if not first.results:
        return first
    best = first
    for one in candidates:
        if len(one.results) == len(first.results) and one.mean() > best.mean():
            best = one
    weights: list[float] = []
    for one in candidates:
        if len(one.results) != len(best.results):
            weights.append(0.0)
        elif one is best:
            weights.append(1.0)
        else:
            doubt = max(_LEAST_DOUBT, paired_error(best, one))
            weights.append(math.exp(-paired_gain(best, one) / doubt))
    ticket = float(random.word()) / 4294967296.0 * sum(weights)
    for index, weight in enumerate(weights):
        ticket -= weight
        if ticket < 0.0:
            return candidates[index]
    return best
