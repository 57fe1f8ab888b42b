"""Facts that the detectors of laughable moves ask for."""

from __future__ import annotations

from typing import Final

from kingscourt.games.paladins.actions import Deed, PutJar, Settle
from kingscourt.games.paladins.catalogue import DEEDS
from kingscourt.games.paladins.player import Player
from kingscourt.games.paladins.rewards import Reward
from kingscourt.games.paladins.state import PaladinsState
from kingscourt.games.paladins.worker_action_and_reward_numbers import (
    CONSPIRE,
    DISCARD_SUSPICION,
    GAIN_PROVISION,
    GAIN_SILVER,
    INQUISITION,
    LABOURER,
    PAY_DEBT,
    PER_SUSPICION,
    TAX,
    TRAITOR,
)
from kingscourt.kernel.action import Action

SMALL_REWARD: Final = 2  # silver, provisions or labourers that are not worth a debt
CONSPIRE_DEED: Final[Deed] = next(deed for deed in DEEDS if deed.action == CONSPIRE)


def is_small(rewards: list[Reward]) -> bool:
    """Whether rewards are a few resources and nothing else."""
    amount = 0
    for reward in rewards:
        if reward.kind not in (GAIN_SILVER, GAIN_PROVISION, TAX, LABOURER):
            return False
        amount += reward.n
    return amount <= SMALL_REWARD


def is_harmless(s: PaladinsState, p: Player) -> bool:
    """Whether a Traitor makes debts cheap."""
    return any(s.box.cards.outsiders[card].subject == TRAITOR for card in p.converted)


def likes_suspicions(s: PaladinsState, p: Player) -> bool:
    """Whether a Thief or a Peddler gives something for suspicions."""
    if any(s.box.cards.outsiders[card].subject == PER_SUSPICION for card in p.converted):
        return True
    townsfolk = s.box.cards.townsfolk
    return any(townsfolk[card].trigger == INQUISITION and townsfolk[card].least > 0 for card in p.townsfolk)


def printed_reward(s: PaladinsState, answer: Action) -> list[Reward]:
    """The reward of a space of the main board or of a jar space."""
    if isinstance(answer, Settle):
        return answer.reward
    assert isinstance(answer, PutJar)
    return s.box.cards.jars[answer.space].reward


def is_lost(p: Player, rewards: list[Reward]) -> bool:
    """Whether nothing of a reward can be used."""
    for reward in rewards:
        if reward.kind == PAY_DEBT and p.unpaid == 0:
            continue
        if reward.kind == DISCARD_SUSPICION and not p.suspicions:
            continue
        return False
    return True
