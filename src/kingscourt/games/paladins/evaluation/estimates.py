"""Estimates of what single things are worth before the end, in hundredths of a point."""

from __future__ import annotations

from typing import Final

from kingscourt.games.paladins.card_faces import Townsfolk
from kingscourt.games.paladins.evaluation.weights import WEIGHTS
from kingscourt.games.paladins.player import Player
from kingscourt.games.paladins.rewards import Reward
from kingscourt.games.paladins.scoring import subject_count, times_done
from kingscourt.games.paladins.state import PaladinsState
from kingscourt.games.paladins.vocabulary import (
    CLERIC,
    COMMISSION,
    CONVERT,
    DEBT_PAID,
    DESTROY_DEBT,
    DEVELOP,
    DISCARD_SUSPICION,
    FREE_DEVELOP,
    FREE_RECRUIT,
    GAIN_CRIMINAL,
    GAIN_FAITH,
    GAIN_PROVISION,
    GAIN_SILVER,
    HIGHEST,
    INQUISITION,
    LABOURER,
    PAY_DEBT,
    PER_ATTACKED,
    PER_ATTRIBUTE,
    PER_ORDER,
    PRAYER,
    ROUNDS,
    TAX,
    TRAITOR,
    WORKSHOPS_PER_ACTION,
)

POINT: Final = 100
THIRD: Final = 33  # of a point, the worth of any resource in the end


def rounds_left(s: PaladinsState) -> int:
    """Rounds to come after this one."""
    return ROUNDS - s.round


def worker_worth(kind: int) -> int:
    """A worker in supply."""
    if kind == LABOURER:
        return WEIGHTS.labourer
    return WEIGHTS.coloured if kind <= CLERIC else WEIGHTS.criminal


def resource_worth(s: PaladinsState, silver: int, provisions: int) -> int:
    """Silver and provisions; more than a few are worth less."""
    if s.round == ROUNDS:
        return (silver + provisions) * THIRD
    few = WEIGHTS.few
    worth = min(silver, few) * WEIGHTS.silver + min(provisions, few) * WEIGHTS.provision
    return worth + (max(0, silver - few) + max(0, provisions - few)) * THIRD


def cost_worth(s: PaladinsState, p: Player, silver: int, provisions: int) -> int:
    """The worth lost by paying."""
    if silver == 0 and provisions == 0:
        return 0
    left = resource_worth(s, p.silver - silver, p.provisions - provisions)
    return resource_worth(s, p.silver, p.provisions) - left


def attribute_worth(s: PaladinsState, level: int) -> int:
    """A marker; in the last round mostly its points count."""
    smooth = level * WEIGHTS.attribute + level * (level - 1) * WEIGHTS.attribute_growth // 2
    if s.round < ROUNDS:
        return smooth
    return (s.box.numbers.attribute_points[level] * POINT * 3 + smooth) // 4


def debt_worth(s: PaladinsState) -> int:
    """An unpaid debt; in the last round it is hardly paid any more."""
    return WEIGHTS.debt_last if s.round == ROUNDS else WEIGHTS.debt


def progress_worth(s: PaladinsState, action: int, done: int) -> int:
    """The worth of pieces placed or outsiders dealt with: points beside them, and Orders within reach."""
    points = s.box.cards.board[action].points
    rounds = rounds_left(s)
    worth = 0
    if points:
        worth = points[done] * POINT
        for times in range(done + 1, len(points)):
            more = points[times] - points[times - 1]
            if more > 0:
                worth += more * WEIGHTS.pieces * reach(times - done, rounds) // 1000
    return worth + order_worth(s, action, done)


def order_worth(s: PaladinsState, action: int, done: int) -> int:
    """An Order's points, by the chance to get it done."""
    points = expected_order_points(s, action)
    times = s.box.numbers.order_times
    if done >= times or points == 0:
        return points
    return points * WEIGHTS.order * reach(times - done, rounds_left(s)) // 100_000


def reach(times: int, rounds: int) -> int:
    """The chance, in thousandths, to use an action that many times in the rounds after this one."""
    if rounds == 0:
        return 0
    pace = min(400, rounds * WEIGHTS.pace // times)
    likely = pace * pace * pace * pace // 1000
    return 1000 * likely // (likely + WEIGHTS.doubt * 1000)


def expected_order_points(s: PaladinsState, action: int) -> int:
    """Points of the Order for an action; an unseen one by its chance."""
    numbers = s.box.numbers
    for slot, order in enumerate(s.orders):
        if numbers.order_actions[order] == action:
            return numbers.order_points[slot] * POINT
    unseen = 0
    for slot in range(len(s.orders), len(numbers.order_points)):
        unseen += numbers.order_points[slot]
    if unseen > 0 and action >= COMMISSION:
        return unseen * POINT // len(s.order_deck)
    return 0


def has_most_suspicions(s: PaladinsState, p: Player) -> bool:
    """Whether the next inquisition would cost this player a debt."""
    count = len(p.suspicions)
    return count > 0 and all(len(other.suspicions) <= count for other in s.players)


def rewards_worth(s: PaladinsState, p: Player, rewards: list[Reward]) -> int:
    """Rewards as they would help now."""
    worth = 0
    for reward in rewards:
        worth += reward_worth(s, p, reward)
    return worth


def reward_worth(s: PaladinsState, p: Player, reward: Reward) -> int:
    """One reward as it would help now."""
    kind = reward.kind
    if kind <= CLERIC:
        return worker_worth(kind) * reward.n
    if kind in (GAIN_SILVER, GAIN_PROVISION):
        silver = reward.n if kind == GAIN_SILVER else 0
        return -cost_worth(s, p, -silver, silver - reward.n)
    if kind < TAX:
        level = p.attributes[kind - GAIN_FAITH]
        return attribute_worth(s, min(HIGHEST, level + reward.n)) - attribute_worth(s, level)
    if kind == TAX:
        return tax_worth(s, p, reward.n)
    return question_worth(s, p, kind)


def tax_worth(s: PaladinsState, p: Player, n: int) -> int:
    """Silver that may bring the inquisition."""
    worth = -cost_worth(s, p, -n, 0)
    return worth + n * WEIGHTS.tax_with_most if has_most_suspicions(s, p) else worth


def question_worth(s: PaladinsState, p: Player, kind: int) -> int:
    """A reward that asks; declined when it would hurt."""
    if kind == GAIN_CRIMINAL:
        return max(0, WEIGHTS.criminal + suspicion_worth(s, p))
    if kind == PRAYER:
        return WEIGHTS.prayer
    if kind == FREE_RECRUIT:
        return WEIGHTS.recruit
    if kind == FREE_DEVELOP:
        return best_workshop(s, p) + WEIGHTS.coloured
    return relief_worth(s, p, kind)


def relief_worth(s: PaladinsState, p: Player, kind: int) -> int:
    """A suspicion discarded, a debt paid or destroyed."""
    if kind == DISCARD_SUSPICION:
        return -WEIGHTS.suspicion if p.suspicions else 0
    if p.unpaid == 0:
        return 0
    if kind == PAY_DEBT:
        return WEIGHTS.debt_paid
    return -debt_worth(s) if kind == DESTROY_DEBT else 0


def suspicion_worth(s: PaladinsState, p: Player) -> int:
    """One more suspicion and, on average, a little more than one tax."""
    return WEIGHTS.suspicion + tax_worth(s, p, 1)


def townsfolk_worth(s: PaladinsState, p: Player, folk: Townsfolk) -> int:
    """A hired townsfolk for the rounds to come."""
    reward = 0
    for part in folk.reward:
        reward += -WEIGHTS.suspicion if part.kind == DISCARD_SUSPICION else reward_worth(s, p, part)
    if folk.trigger in (INQUISITION, DEBT_PAID):
        uses = WEIGHTS.inquisitions
    else:
        uses = WEIGHTS.use_right if folk.trigger >= COMMISSION else WEIGHTS.use_left
    return reward * (rounds_left(s) * 10 + 5) * uses // 100


def workshop_worth(s: PaladinsState, p: Player, action: int, before: int) -> int:
    """One more workshop on an action for the rounds to come."""
    uses = min(rounds_left(s), s.box.cards.board[action].limit - times_done(p, action))
    worth = uses * WEIGHTS.workshop * WEIGHTS.workshop_uses // 10
    if before > 0:
        worth = worth * WEIGHTS.second_workshop // 100
    if expected_order_points(s, action) > 0:
        worth = worth * WEIGHTS.workshop_on_order // 100
    return worth


def best_workshop(s: PaladinsState, p: Player) -> int:
    """The best place for the next workshop."""
    best = 0
    for action in range(COMMISSION, CONVERT + 1):
        before = p.workshops_on(s.box.cards.board[action].first)
        if before < WORKSHOPS_PER_ACTION:
            best = max(best, workshop_worth(s, p, action, before))
    return best


def workshops_worth(s: PaladinsState, p: Player) -> int:
    """All workshops on the board."""
    worth = 0
    for action in range(COMMISSION, CONVERT + 1):
        for before in range(p.workshops_on(s.box.cards.board[action].first)):
            worth += workshop_worth(s, p, action, before)
    return worth


def outsider_worth(s: PaladinsState, p: Player, card: int) -> int:
    """Points that a converted outsider may bring in the end."""
    outsider = s.box.cards.outsiders[card]
    subject = outsider.subject
    if subject == TRAITOR:
        return p.unpaid * 2 * POINT
    tenths = subject_count(s.box, p, s.orders, card) * 10
    rounds = rounds_left(s)
    if subject < PER_ATTRIBUTE:
        tenths += rounds * (WEIGHTS.use_left if subject <= DEVELOP + 1 else WEIGHTS.use_right)
    elif subject < PER_ATTACKED:
        tenths = min(HIGHEST * 10, tenths + rounds * 8)
    elif subject < PER_ORDER:
        tenths += rounds * 2
    else:
        tenths += min(rounds, 2) * 2
    return (outsider.base * POINT + tenths * 10 // outsider.per) * WEIGHTS.outsider // 100
