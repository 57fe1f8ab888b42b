"""The names of things in the terms of actions."""

from __future__ import annotations

from typing import Final

from kingscourt.games.paladins.worker_action_and_reward_numbers import ATTRIBUTES, WORKERS
from kingscourt.kernel.phrase import Phrase

_AMOUNTS: Final = [*WORKERS, *ATTRIBUTES, "silver", "provision", "debt"]
_OWN_NAMES: Final = ["paid-debt", "suspicion", "worker"]


def thing_name(what: str) -> Phrase | None:
    """None for cards and pieces, which the label of the action names or its remarks explain."""
    family = what.partition("/")[0]
    if family in _AMOUNTS:
        return Phrase(f"paladins-reward-{family}")
    return Phrase(f"paladins-thing-{family}") if family in _OWN_NAMES else None
