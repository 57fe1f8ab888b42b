"""Detectors of moves that people laugh at, judged from what everyone can see."""

from __future__ import annotations

from typing import Final

from kingscourt.games.paladins.action_requirements import POSSIBLE, column_silver, deed_obstacle, takes_debt
from kingscourt.games.paladins.actions import (
    DECLINE,
    PASS,
    PAY_WITH_DEBT,
    Deed,
    OfCard,
    Place,
    PutJar,
    PutWorkshop,
    Return,
    Settle,
)
from kingscourt.games.paladins.catalogue import DEEDS
from kingscourt.games.paladins.player import Player
from kingscourt.games.paladins.rewards import Reward
from kingscourt.games.paladins.scoring import times_done
from kingscourt.games.paladins.state import PaladinsState
from kingscourt.games.paladins.steps.action_targets import (
    PickJarSpace,
    PickPayment,
    PickSpace,
    PickTownsfolk,
    PickWorkshopSpace,
)
from kingscourt.games.paladins.steps.place_workers import FillSpaces
from kingscourt.games.paladins.steps.reward_questions import FreeDevelop, TakeOrLeave
from kingscourt.games.paladins.steps.turns import ReturnWorkers, Turns
from kingscourt.games.paladins.vocabulary import (
    ANY,
    CONSPIRE,
    CRIMINAL,
    DESTROY_DEBT,
    DISCARD_SUSPICION,
    GAIN_PROVISION,
    GAIN_SILVER,
    HUNT,
    INQUISITION,
    KEPT_WORKERS,
    LABOURER,
    PAY_DEBT,
    PER_SUSPICION,
    ROUNDS,
    TAX,
    TRADE,
    TRAITOR,
)
from kingscourt.games.paladins.worker_spaces import next_space
from kingscourt.kernel.action import Action
from kingscourt.kernel.blunder import AVOIDED, COMMITTED, NO_OPPORTUNITY, Blunder

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


def judged(is_committed: bool) -> int:
    """What an answer is where there was an opportunity."""
    return COMMITTED if is_committed else AVOIDED


class CriminalForCriminal(Blunder[PaladinsState]):
    """A criminal spent to conspire for a criminal, though somebody else could go."""

    def seen(self, s: PaladinsState, seat: int, action: Action) -> int:
        step = s.agenda[-1]
        p = s.players[seat]
        if not isinstance(step, FillSpaces) or step.deed.action != CONSPIRE or p.workers[CRIMINAL] == 0:
            return NO_OPPORTUNITY
        return judged(isinstance(action, Place) and action.kind == CRIMINAL)


class CriminalOnClearSpace(Blunder[PaladinsState]):
    """A criminal where anyone can stand, though there is a labourer."""

    def seen(self, s: PaladinsState, seat: int, action: Action) -> int:
        step = s.agenda[-1]
        p = s.players[seat]
        if not isinstance(step, FillSpaces) or p.workers[CRIMINAL] == 0 or p.workers[LABOURER] == 0:
            return NO_OPPORTUNITY
        facts = s.box.cards.board[step.deed.action]
        if facts.spaces[next_space(p, facts, step.deed.workers)] != ANY:
            return NO_OPPORTUNITY
        return judged(isinstance(action, Place) and action.kind == CRIMINAL)


class IntoOwnAccusation(Blunder[PaladinsState]):
    """Conspiring with one tax left, for the most suspicions of all."""

    def seen(self, s: PaladinsState, seat: int, action: Action) -> int:
        p = s.players[seat]
        if not isinstance(s.agenda[-1], Turns) or s.tax > 1 or is_harmless(s, p):
            return NO_OPPORTUNITY
        if deed_obstacle(s, p, CONSPIRE_DEED) != POSSIBLE:
            return NO_OPPORTUNITY
        for other in s.players:
            if len(other.suspicions) > len(p.suspicions) + 1:
                return NO_OPPORTUNITY
        return judged(isinstance(action, Deed) and action.action == CONSPIRE)


class DebtForLittle(Blunder[PaladinsState]):
    """A debt taken to dismiss a townsfolk for a few resources."""

    def seen(self, s: PaladinsState, seat: int, action: Action) -> int:
        step = s.agenda[-1]
        p = s.players[seat]
        if isinstance(step, PickPayment):
            if step.is_hired or not is_small(s.box.cards.townsfolk[s.town[step.column]].dismiss):
                return NO_OPPORTUNITY
            return judged(action is PAY_WITH_DEBT)
        if not isinstance(step, PickTownsfolk) or step.is_hired:
            return NO_OPPORTUNITY
        is_possible = False
        is_committed = False
        for answer in s.legal(seat):
            if isinstance(answer, OfCard) and is_small(s.box.cards.townsfolk[answer.card].dismiss):
                column = s.town.index(answer.card)
                if takes_debt(s, p, column) and p.silver < column_silver(s, p, column):
                    is_possible = True
                    is_committed = is_committed or answer is action
        return judged(is_committed) if is_possible else NO_OPPORTUNITY


class LateDebt(Blunder[PaladinsState]):
    """A debt instead of silver in the last round: three points for one."""

    def seen(self, s: PaladinsState, seat: int, action: Action) -> int:
        if not isinstance(s.agenda[-1], PickPayment) or s.round < ROUNDS or is_harmless(s, s.players[seat]):
            return NO_OPPORTUNITY
        return judged(action is PAY_WITH_DEBT)


class ReliefDeclined(Blunder[PaladinsState]):
    """A debt left unpaid or a suspicion kept though getting rid of it is free."""

    def seen(self, s: PaladinsState, seat: int, action: Action) -> int:
        step = s.agenda[-1]
        if not isinstance(step, TakeOrLeave):
            return NO_OPPORTUNITY
        if step.kind == DISCARD_SUSPICION and likes_suspicions(s, s.players[seat]):
            return NO_OPPORTUNITY
        if step.kind not in (DISCARD_SUSPICION, PAY_DEBT, DESTROY_DEBT):
            return NO_OPPORTUNITY
        return judged(action is DECLINE)


class WorkersWasted(Blunder[PaladinsState]):
    """Passing with workers that are lost, though they could hunt or trade for something."""

    def seen(self, s: PaladinsState, seat: int, action: Action) -> int:
        p = s.players[seat]
        if not isinstance(s.agenda[-1], Turns):
            return NO_OPPORTUNITY
        if s.round < ROUNDS and p.worker_count() <= KEPT_WORKERS:
            return NO_OPPORTUNITY
        stock = p.silver + p.provisions
        for deed in DEEDS:
            if deed.action in (HUNT, TRADE) and deed_obstacle(s, p, deed) == POSSIBLE:
                gain = s.box.cards.board[deed.action].gains[deed.workers - 1][0].n
                per = s.box.numbers.resources_for_a_point
                if s.round < ROUNDS or (stock + gain) // per > stock // per:
                    return judged(action is PASS)
        return NO_OPPORTUNITY


class BetterWorkerReturned(Blunder[PaladinsState]):
    """A criminal sent back while labourers stay."""

    def seen(self, s: PaladinsState, seat: int, action: Action) -> int:
        p = s.players[seat]
        if not isinstance(s.agenda[-1], ReturnWorkers) or s.round == ROUNDS:
            return NO_OPPORTUNITY
        if p.workers[CRIMINAL] == 0 or p.workers[LABOURER] == 0:
            return NO_OPPORTUNITY
        return judged(isinstance(action, Return) and action.kind == CRIMINAL)


class UselessWorkshop(Blunder[PaladinsState]):
    """A workshop on an action that cannot be used any more."""

    def seen(self, s: PaladinsState, seat: int, action: Action) -> int:
        if not isinstance(s.agenda[-1], (PickWorkshopSpace, FreeDevelop)):
            return NO_OPPORTUNITY
        p = s.players[seat]
        is_possible = False
        is_useful = False
        is_committed = False
        for answer in s.legal(seat):
            if isinstance(answer, PutWorkshop):
                if times_done(p, answer.action) >= s.box.cards.board[answer.action].limit:
                    is_possible = True
                    is_committed = is_committed or answer is action
                else:
                    is_useful = True
        return judged(is_committed) if is_possible and is_useful else NO_OPPORTUNITY


class RewardForNothing(Blunder[PaladinsState]):
    """A piece where its reward is lost, though another space gives something."""

    def seen(self, s: PaladinsState, seat: int, action: Action) -> int:
        if not isinstance(s.agenda[-1], (PickJarSpace, PickSpace)):
            return NO_OPPORTUNITY
        p = s.players[seat]
        is_possible = False
        is_useful = False
        is_committed = False
        for answer in s.legal(seat):
            if is_lost(p, printed_reward(s, answer)):
                is_possible = True
                is_committed = is_committed or answer is action
            else:
                is_useful = True
        return judged(is_committed) if is_possible and is_useful else NO_OPPORTUNITY


BLUNDERS: Final[list[Blunder[PaladinsState]]] = [
    CriminalForCriminal("criminal-for-a-criminal"),
    CriminalOnClearSpace("criminal-where-a-labourer-could-stand"),
    IntoOwnAccusation("conspires-into-own-accusation"),
    DebtForLittle("debt-for-a-few-resources"),
    LateDebt("debt-instead-of-silver-in-the-last-round"),
    ReliefDeclined("free-relief-declined"),
    WorkersWasted("passes-with-workers-to-lose"),
    BetterWorkerReturned("criminal-returned-labourer-kept"),
    UselessWorkshop("workshop-on-a-finished-action"),
    RewardForNothing("space-whose-reward-is-lost"),
]
