"""The least and the most in all, whatever the actor answers to the questions of an action."""

from __future__ import annotations

from kingscourt.games.paladins.action_requirements import (
    attack_silver,
    can_pay_column,
    column_silver,
    is_open,
    needed_level,
    provisions_cost,
    silver_cost,
    takes_debt,
)
from kingscourt.games.paladins.actions import Deed, OfCard, PutJar, PutWorkshop, Settle
from kingscourt.games.paladins.card_faces import BoardAction, Favour
from kingscourt.games.paladins.player import Player
from kingscourt.games.paladins.state import PaladinsState
from kingscourt.games.paladins.terms.spans import Span, of_help, of_rewards, of_workshop, one_of
from kingscourt.games.paladins.vocabulary import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    CRIMINAL,
    DEVELOP,
    EMPTY,
    FAITH,
    FORTIFY,
    GARRISON,
    KEPT_WORKERS,
    NO_CARD,
    PRAY,
    RECRUIT,
    WORKERS,
    WORKSHOP,
)
from kingscourt.games.paladins.worker_spaces import fits, next_space, placeable
from kingscourt.kernel.action import Action
from kingscourt.kernel.find_terms import MOST_WAYS
from kingscourt.kernel.terms import Bounds


def pass_bounds(p: Player) -> Bounds:
    """Which workers go back is the owner's choice (PW-2.7)."""
    count = p.worker_count()
    too_many = count - KEPT_WORKERS
    least = {WORKERS[kind]: -min(n, too_many) for kind, n in enumerate(p.workers) if n > 0}
    most = {WORKERS[kind]: -max(0, n - KEPT_WORKERS) for kind, n in enumerate(p.workers) if n > 0}
    return Bounds(least, most)


def has_too_many_ways(s: PaladinsState, p: Player, deed: Deed) -> bool:
    """Whether placements and targets alone are too many, so that trying can be spared."""
    placements = ways_to_place(p.copy(), s.box.cards.board[deed.action], deed.workers)
    return placements * max(1, target_count(s, p, deed.action)) > MOST_WAYS


def ways_to_place(p: Player, action: BoardAction, count: int) -> int:
    """In how many ways workers can fill the first `count` spaces; the player is left as it was."""
    number = next_space(p, action, count)
    if number < 0:
        return 1
    ways = 0
    for kind in placeable(p, action, number, count):
        p.workers[kind] -= 1
        p.spaces[action.first + number] = kind
        ways += ways_to_place(p, action, count)
        p.spaces[action.first + number] = EMPTY
        p.workers[kind] += 1
    return ways


def target_count(s: PaladinsState, p: Player, action: int) -> int:
    """How many targets an action can choose from, 0 if it has none."""
    if action == DEVELOP:
        return len([answer for answer in s.box.actions.workshop if p.spaces[answer.space] != WORKSHOP])
    if action in (COMMISSION, GARRISON):
        return len(spaces_within_reach(s, p, action))
    if action in (ATTACK, CONVERT):
        return len(outsiders_within_reach(s, p, action))
    if action == ABSOLVE:
        return len(free_jar_spaces(s, p))
    return len(payable_columns(s, p)) if action == RECRUIT else 0


# -- actions of the board --------------------------------------------------------------------------


def of_deed(s: PaladinsState, p: Player, deed: Deed) -> Span:
    """An action from the empty spaces on."""
    span = of_placement(p, s.box.cards.board[deed.action], deed.workers)
    span.add_all(of_effect(s, p, deed))
    return span


def of_placement(p: Player, action: BoardAction, count: int) -> Span:
    """Workers on the empty ones of the first `count` spaces."""
    empty = [action.spaces[n] for n in range(count) if p.spaces[action.first + n] == EMPTY]
    span = Span()
    able = [min(n, len([space for space in empty if fits(space, kind)])) for kind, n in enumerate(p.workers)]
    for kind, most in enumerate(able):
        if most > 0:
            others = sum(able) - most
            span.add(WORKERS[kind], -most, -max(0, len(empty) - others))
    return span


def of_effect(s: PaladinsState, p: Player, deed: Deed) -> Span:
    """An action once its workers are placed."""
    action = deed.action
    if action == RECRUIT:
        span = of_recruits(s, p, is_hired=deed.workers > 1)
    elif action in (COMMISSION, GARRISON):
        span = one_of([of_settling(s, p, action, space) for space in spaces_within_reach(s, p, action)])
    elif action in (ATTACK, CONVERT):
        span = one_of([of_outsider(s, p, action, column) for column in outsiders_within_reach(s, p, action)])
    elif action == ABSOLVE:
        free = free_jar_spaces(s, p)
        span = one_of([of_rewards(s, p, s.box.cards.jars[space].rewards) for space in free])
    else:
        span = of_simple(s, p, deed)
    return finished(s, p, action, span)


def of_simple(s: PaladinsState, p: Player, deed: Deed) -> Span:
    """An action without a target that matters to what it brings."""
    action = deed.action
    span = Span()
    if action in (CONSPIRE, FORTIFY):
        span.draws = True
        if action == CONSPIRE:
            span.add(WORKERS[CRIMINAL], 1, 1)
    elif action == DEVELOP:
        span.add_all(of_workshop(s, p))
    elif action != PRAY:
        span.add_all(of_rewards(s, p, s.box.cards.board[action].gains[deed.workers - 1]))
    return span


def finished(s: PaladinsState, p: Player, action: int, span: Span) -> Span:
    """With the cost before it, and with paladin and townsfolk after it; a draw may come between (PW-3.0)."""
    span.add_all(of_help(s, p, action))
    if span.draws:
        span.may_stop()
    if action not in (RECRUIT, ATTACK):
        facts = s.box.cards.board[action]
        _spend(span, silver_cost(s, p, facts), provisions_cost(s, p, facts))
    return span


def _spend(span: Span, silver: int, provisions: int) -> None:
    if silver > 0:
        span.add("silver", -silver, -silver)
    if provisions > 0:
        span.add("provision", -provisions, -provisions)


def of_recruits(s: PaladinsState, p: Player, is_hired: bool) -> Span:
    """Any townsfolk of the row that can be paid for."""
    return one_of([of_recruit(s, p, column, is_hired) for column in payable_columns(s, p)])


def of_recruit(s: PaladinsState, p: Player, column: int, is_hired: bool) -> Span:
    """One townsfolk with the silver or the debt for its column (PW-3.2)."""
    folk = s.box.cards.townsfolk[s.town[column]]
    span = of_rewards(s, p, folk.hire if is_hired else folk.dismiss)
    if is_hired:
        span.add(folk.place, 1, 1)
    silver = column_silver(s, p, column)
    if takes_debt(s, p, column):
        span.add("silver", -silver if p.silver >= silver else 0, 0)
        span.add("debt", 0, 1)
    else:
        span.add("silver", -silver, -silver)
    return span


def payable_columns(s: PaladinsState, p: Player) -> list[int]:
    """Columns of townsfolk that can be paid for."""
    return [column for column, card in enumerate(s.town) if card != NO_CARD and can_pay_column(s, p, column)]


def free_jar_spaces(s: PaladinsState, p: Player) -> list[int]:
    """Jar spaces without a jar."""
    return [space for space in range(len(s.box.cards.jars)) if not p.jars >> space & 1]


def spaces_within_reach(s: PaladinsState, p: Player, action: int) -> list[int]:
    """Open spaces of the main board."""
    level = p.level(s.box.cards.board[action].needs)
    return [
        index
        for index, space in enumerate(s.box.cards.spaces)
        if needed_level(s, action, space.area) <= level and is_open(s, index, space)
    ]


def of_settling(s: PaladinsState, p: Player, action: int, space: int) -> Span:
    """A monk or an outpost on one space."""
    facts = s.box.cards.spaces[space]
    span = of_rewards(s, p, facts.monk if action == COMMISSION else facts.outpost)
    span.add("monk" if action == COMMISSION else "outpost", -1, -1)
    return span


def outsiders_within_reach(s: PaladinsState, p: Player, action: int) -> list[int]:
    """Columns of outsiders that can be attacked or converted."""
    columns = [column for column, card in enumerate(s.outsiders) if card != NO_CARD]
    if action == ATTACK:
        return [column for column in columns if attack_silver(s, p, column) <= p.silver]
    return [column for column in columns if needed_level(s, CONVERT, column) <= p.level(FAITH)]


def of_outsider(s: PaladinsState, p: Player, action: int, column: int) -> Span:
    """One outsider."""
    outsider = s.box.cards.outsiders[s.outsiders[column]]
    span = of_rewards(s, p, outsider.attack if action == ATTACK else outsider.convert)
    span.add(outsider.place, 1, 1)
    if action == ATTACK:
        _spend(span, attack_silver(s, p, column), 0)
    return span


def of_target(s: PaladinsState, p: Player, action: int, answer: Action) -> Span:
    """An action whose target is chosen."""
    span = Span()
    if isinstance(answer, OfCard):
        if action == RECRUIT:
            span = of_recruit(s, p, s.town.index(answer.card), answer.key == "paladins-action-hire")
        else:
            span = of_outsider(s, p, action, s.outsiders.index(answer.card))
    elif isinstance(answer, Settle):
        span = of_settling(s, p, action, answer.space)
    elif isinstance(answer, PutJar):
        span = of_rewards(s, p, s.box.cards.jars[answer.space].rewards)
    elif isinstance(answer, PutWorkshop):
        span = of_workshop(s, p)
    return finished(s, p, action, span)


# -- Favours ---------------------------------------------------------------------------------------


def of_favour(s: PaladinsState, p: Player, favour: Favour) -> Span:
    """A King's Favour once its worker is chosen (PW-3.7)."""
    span = one_of([of_rewards(s, p, option.rewards) for option in favour.options])
    if span.draws:
        span.may_stop()
    _spend(span, favour.silver, favour.provisions)
    if favour.debts > 0:
        span.add("debt", favour.debts, favour.debts)
    return span


def of_sending(s: PaladinsState, p: Player, favour: Favour) -> Span:
    """A King's Favour with any worker that suits it."""
    able = [kind for kind, n in enumerate(p.workers) if n > 0 and fits(favour.worker, kind)]
    span = Span()
    for kind in able:
        span.add(WORKERS[kind], -1, -1 if len(able) == 1 else 0)
    span.add_all(of_favour(s, p, favour))
    return span
