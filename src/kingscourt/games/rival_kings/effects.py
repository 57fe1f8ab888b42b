"""The abilities of subjects: when they can be used, why not, and what they do (RK-5)."""

from __future__ import annotations

from typing import Final

from kingscourt.games.rival_kings.events.turn import (
    ability_used,
    action_recovered,
    action_twice,
    coins_received,
)
from kingscourt.games.rival_kings.perform import (
    can_afford,
    can_carry_out,
    explain_buy,
    explain_recruit,
    hand_over_marker,
    piles_with_money,
    take_money,
)
from kingscourt.games.rival_kings.player import Player
from kingscourt.games.rival_kings.refusals import (
    card_is_paired,
    card_not_there,
    no_money_there,
    not_active,
    nothing_to_swap_for,
    of_subject,
    only_in_conflicts,
    used_this_cycle,
)
from kingscourt.games.rival_kings.state import RivalKings
from kingscourt.games.rival_kings.steps.granted import GRANTED
from kingscourt.games.rival_kings.steps.middle import acquire
from kingscourt.games.rival_kings.steps.search import LookThrough
from kingscourt.games.rival_kings.steps.swap import (
    SwapWithMiddle,
    SwapWithRival,
    free_kinds,
    has_free_rival_card,
)
from kingscourt.games.rival_kings.terms import (
    ACTION_NAMES,
    BUILDING_PILES,
    BUY,
    CHEAPER_BUILDING,
    COINS_PER_BUILDING,
    COINS_PER_MARKER,
    DEFLECT_MARKER,
    DOUBLE_ACTION,
    EXTRA_BUY,
    EXTRA_MONEY,
    EXTRA_RECRUIT,
    GIVE_MARKER,
    NONE,
    PILES,
    RECOVER_ACTION,
    SEARCH_BUILDINGS,
    SEARCH_SUBJECTS,
    SUBJECT_PILES,
    SWAP_BUILDING,
    SWAP_CHARACTER,
    SWAP_SUBJECT,
    SWAP_WITH_MIDDLE,
    SYMBOLS,
    is_subject,
)
from kingscourt.games.rival_kings.uses import Use, UseOnKind, UseOnPile, UseOnPlayer, UseWithCard
from kingscourt.kernel.action import Action
from kingscourt.kernel.refusal import Refusal

DISCOUNT: Final = 1  # RK:blacksmith
ANSWERS: Final = [CHEAPER_BUILDING, DOUBLE_ACTION]  # using these carries out the action that is asked for


class Moment:
    """What the decision at hand is about, for abilities that only go with some. Immutable."""

    def __init__(self, kinds: int, chooses: bool) -> None:
        self.kinds: int = kinds  # actions that can be carried out now, a bit each
        self.chooses: bool = chooses  # one action out of several is chosen (RK-3.1)


NO_ACTION: Final = Moment(0, False)


# -- which uses are possible -----------------------------------------------------------------------


def add_uses(s: RivalKings, seat: int, moment: Moment, answers: list[Action]) -> None:
    """The uses of the active subject that are possible now, in canonical order."""
    player = s.players[seat]
    if player.used or not player.subjects:
        return
    subject = player.subjects[-1]
    ability = s.components.abilities[subject]
    uses = s.book.uses[subject]
    if ability in (COINS_PER_MARKER, COINS_PER_BUILDING):
        if coins_due(s, player, ability) > 0:
            answers.append(uses[0])
    elif ability == GIVE_MARKER:
        if player.markers > 0:
            for rival in range(s.seat_count):
                if rival != seat:
                    answers.append(uses[rival])
    elif ability in (DOUBLE_ACTION, RECOVER_ACTION):
        kinds = kinds_for(s, player, ability, moment)
        for kind in range(len(ACTION_NAMES)):
            if kinds & (1 << kind) != 0 and can_carry_out(s, seat, kind):
                answers.append(uses[kind])
    elif ability in (SWAP_BUILDING, SWAP_SUBJECT, SWAP_WITH_MIDDLE):
        add_swaps(s, seat, ability, uses, answers)
    elif ability not in (SWAP_CHARACTER, DEFLECT_MARKER):
        for pile in range(PILES):
            if goes_with_pile(s, player, ability, pile, moment):
                answers.append(uses[pile])


def coins_due(s: RivalKings, player: Player, ability: int) -> int:
    """What Jailer or Scholar bring, while the supply lasts."""
    count = player.markers if ability == COINS_PER_MARKER else len(player.buildings)
    return min(count, s.coin_supply)


def kinds_for(s: RivalKings, player: Player, ability: int, moment: Moment) -> int:
    """The actions that Sailor (those to choose from) or Farmer (stolen ones) work on."""
    if ability == RECOVER_ACTION:
        return player.covered()
    return moment.kinds if moment.chooses else 0


def goes_with_pile(s: RivalKings, player: Player, ability: int, pile: int, moment: Moment) -> bool:
    """Whether an ability that is used on a pile is possible there."""
    if ability == CHEAPER_BUILDING:
        return moment.kinds & (1 << BUY) != 0 and can_afford(s, pile, False, player.coins + DISCOUNT)
    if ability == EXTRA_BUY:
        return can_afford(s, pile, False, player.coins)
    if ability == EXTRA_RECRUIT:
        return can_afford(s, pile, True, player.coins)
    if ability == EXTRA_MONEY:
        return pile in piles_with_money(s)
    piles = SUBJECT_PILES if ability == SEARCH_SUBJECTS else BUILDING_PILES
    return pile in piles and s.top_of(pile) != NONE


def add_swaps(s: RivalKings, seat: int, ability: int, uses: list[Action], answers: list[Action]) -> None:
    """The own cards that can be offered in a swap, then the older ones of two alike."""
    player = s.players[seat]
    kinds: list[int]
    first = 0
    if ability == SWAP_WITH_MIDDLE:
        if all([s.top_of(pile) == NONE for pile in range(PILES)]):
            return
        kinds = sorted(set(player.buildings)) + sorted(set(player.subjects))
    else:
        subjects = ability == SWAP_SUBJECT
        first = SYMBOLS if subjects else 0
        kinds = free_kinds(player, subjects)
        if not kinds or not has_free_rival_card(s, seat, subjects):
            return
    for kind in kinds:
        answers.append(uses[kind - first])
    for kind in kinds:
        if is_subject(kind) and player.copies(kind) > 1:
            answers.append(uses[kind - first + SYMBOLS])


# -- which rule stands against a use -----------------------------------------------------------------


def explain_use(s: RivalKings, seat: int, use: Use, moment: Moment) -> Refusal | None:
    """Why an ability cannot be used now, or None."""
    player = s.players[seat]
    if player.active_subject() != use.subject:
        return not_active(s.components, use.subject)
    if player.used:
        return used_this_cycle()
    if use.ability in (SWAP_CHARACTER, DEFLECT_MARKER):
        return only_in_conflicts(s.components, use.subject)
    if isinstance(use, UseOnPlayer):
        return explain_gift(s, seat, use)
    if isinstance(use, UseOnKind):
        return explain_kind(s, seat, use, moment)
    if isinstance(use, UseWithCard):
        return explain_swap(s, seat, use)
    if isinstance(use, UseOnPile):
        return explain_pile(s, seat, use, moment)
    return (
        None if coins_due(s, player, use.ability) > 0 else of_subject(s.components, use.subject, "no-coins")
    )


def explain_gift(s: RivalKings, seat: int, use: UseOnPlayer) -> Refusal | None:
    """RK:herbalist."""
    if use.rival == seat:
        return of_subject(s.components, use.subject, "not-to-yourself")
    return None if s.players[seat].markers > 0 else of_subject(s.components, use.subject, "no-marker")


def explain_kind(s: RivalKings, seat: int, use: UseOnKind, moment: Moment) -> Refusal | None:
    """RK:sailor, RK:farmer."""
    if kinds_for(s, s.players[seat], use.ability, moment) & (1 << use.kind) == 0:
        name = "not-stolen" if use.ability == RECOVER_ACTION else "no-equal-rank"
        return of_subject(s.components, use.subject, name)
    if not can_carry_out(s, seat, use.kind):
        return of_subject(s.components, use.subject, "nothing-to-do")
    return None


def explain_swap(s: RivalKings, seat: int, use: UseWithCard) -> Refusal | None:
    """RK:court-lady, RK:bishop, RK:troubadour."""
    player = s.players[seat]
    if player.copies(use.card) < (2 if use.older else 1):
        return card_not_there(s.components, use.subject, use.card)
    if use.ability == SWAP_WITH_MIDDLE:
        is_empty = all([s.top_of(pile) == NONE for pile in range(PILES)])
        return of_subject(s.components, use.subject, "pile-is-empty") if is_empty else None
    if not player.is_free(use.card):
        return card_is_paired(s.components, use.card)
    return None if has_free_rival_card(s, seat, is_subject(use.card)) else nothing_to_swap_for()


def explain_pile(s: RivalKings, seat: int, use: UseOnPile, moment: Moment) -> Refusal | None:
    """RK:blacksmith, RK:carpenter, RK:market-woman, RK:innkeeper, RK:vintner, RK:miner."""
    coins = s.players[seat].coins
    if use.ability == CHEAPER_BUILDING:
        if moment.kinds & (1 << BUY) == 0:
            return of_subject(s.components, use.subject, "only-when-buying")
        return explain_buy(s, use.pile, coins, DISCOUNT)
    if use.ability == EXTRA_BUY:
        return explain_buy(s, use.pile, coins, 0)
    if use.ability == EXTRA_RECRUIT:
        return explain_recruit(s, use.pile, coins)
    if use.ability == EXTRA_MONEY:
        return None if use.pile in piles_with_money(s) else no_money_there()
    if use.pile not in (SUBJECT_PILES if use.ability == SEARCH_SUBJECTS else BUILDING_PILES):
        return of_subject(s.components, use.subject, "wrong-pile")
    return None if s.top_of(use.pile) != NONE else of_subject(s.components, use.subject, "pile-is-empty")


# -- what a use does ---------------------------------------------------------------------------------


def use_ability(s: RivalKings, seat: int, use: Use) -> None:
    """Use the active subject; that was the ability of this cycle (RK-5.1)."""
    player = s.players[seat]
    player.used = True
    s.emit(ability_used(s.components, seat, use.subject))
    if isinstance(use, UseOnPlayer):
        hand_over_marker(s, seat, use.rival)
    elif isinstance(use, UseOnKind):
        grant_action(s, seat, use)
    elif isinstance(use, UseWithCard):
        if use.ability == SWAP_WITH_MIDDLE:
            s.push(SwapWithMiddle(use.subject, use.card, use.older))
        else:
            s.push(SwapWithRival(use.subject, use.card, use.older))
    elif isinstance(use, UseOnPile):
        use_on_pile(s, seat, use)
    else:
        coins = coins_due(s, player, use.ability)
        s.coin_supply -= coins
        player.coins += coins
        s.emit(coins_received(seat, coins))


def grant_action(s: RivalKings, seat: int, use: UseOnKind) -> None:
    """RK:sailor: the action twice; RK:farmer: the stolen action."""
    if use.ability == DOUBLE_ACTION:
        s.emit(action_twice(seat, use.kind))
        s.push(GRANTED[use.kind])
    else:
        s.emit(action_recovered(seat, use.kind))
    s.push(GRANTED[use.kind])


def use_on_pile(s: RivalKings, seat: int, use: UseOnPile) -> None:
    """Money, a card from the top, or a look through the pile."""
    if use.ability == EXTRA_MONEY:
        take_money(s, seat, use.pile)
    elif use.ability in (SEARCH_SUBJECTS, SEARCH_BUILDINGS):
        s.push(LookThrough(use.subject, use.pile))
    else:
        discount = DISCOUNT if use.ability == CHEAPER_BUILDING else 0
        acquire(s, seat, use.pile, 1, s.components.values[s.top_of(use.pile)] - discount)
