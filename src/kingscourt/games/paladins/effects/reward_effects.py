"""The effects of rewards; questions and interruptions go on top of the agenda."""

from __future__ import annotations

from kingscourt.games.paladins.actions import Choose
from kingscourt.games.paladins.card_faces import BoardAction
from kingscourt.games.paladins.effects.plain_gains import debts_taken, discard_suspicions, gain
from kingscourt.games.paladins.events import solo_opponent as opponent_events
from kingscourt.games.paladins.events import turns as turn_events
from kingscourt.games.paladins.player import Player
from kingscourt.games.paladins.rewards import Reward
from kingscourt.games.paladins.solo_opponent import Opponent
from kingscourt.games.paladins.state import PaladinsState, replaced
from kingscourt.games.paladins.steps.inquisition import (
    SUSPICION,
    THE_INQUISITION,
    give_reaction,
    reacting_cards,
    take_tax,
)
from kingscourt.games.paladins.vocabulary import (
    CRIMINAL,
    DEBT_PAID,
    DESTROY_DEBT,
    DEVELOP,
    DISCARD_SUSPICION,
    EMPTY,
    FREE_DEVELOP,
    FREE_RECRUIT,
    GAIN_CRIMINAL,
    LABOURER,
    LAST_PLAIN,
    NO_CARD,
    PAY_DEBT,
    PRAYER,
    RIGHT_SIDE,
    TAX,
    TOWN_COLUMNS,
    WORKSHOP,
)
from kingscourt.games.paladins.worker_spaces import has_workers_on
from kingscourt.kernel.decision import Pending
from kingscourt.kernel.step import Step


def grant(s: PaladinsState, who: int, rewards: list[Reward], first: int = 0) -> None:
    """Give rewards in printed order; questions and interruptions go on top of the rest (PW-3.0)."""
    p = s.players[who]
    for index in range(first, len(rewards)):
        reward = rewards[index]
        if reward.kind <= LAST_PLAIN:
            gain(s, p, reward)
            continue
        if index + 1 < len(rewards):
            s.push(Granting(who, rewards, index + 1))
        if reward.kind == TAX:
            take_tax(s, p, reward.n)
        elif s.is_opponent(who):
            _opponent_reward(s, p, reward)
        elif is_usable(s, p, reward.kind):
            s.push(s.questions[reward.kind])
        elif s.tells:
            s.emit(turn_events.lost(p, reward))  # PW-3.8
        return


class Granting(Step[PaladinsState]):
    """The rest of a list of rewards."""

    def __init__(self, who: int, rewards: list[Reward], first: int) -> None:
        self.who: int = who
        self.rewards: list[Reward] = rewards
        self.first: int = first

    def proceed(self, s: PaladinsState) -> Pending | None:
        s.pop()
        grant(s, self.who, self.rewards, self.first)
        return None

    def facts(self) -> str:
        return f"Granting {self.who} {[reward.name for reward in self.rewards[self.first :]]}"


def is_usable(s: PaladinsState, p: Player, kind: int) -> bool:
    """Whether a reward that asks could do anything (PW-3.8)."""
    if kind == DISCARD_SUSPICION:
        return len(p.suspicions) > 0
    if kind in (PAY_DEBT, DESTROY_DEBT):
        return p.unpaid > 0
    if kind == PRAYER:
        return has_workers_anywhere(s, p)
    if kind == FREE_RECRUIT:
        return has_card(s.town)
    if kind == FREE_DEVELOP:
        return not s.is_opponent(p.index) and p.done[DEVELOP] < s.box.cards.board[DEVELOP].limit
    return True


def has_card(row: list[int]) -> bool:
    """Whether any card lies in a row."""
    return any(card != NO_CARD for card in row)


def has_workers_anywhere(s: PaladinsState, p: Player) -> bool:
    """Whether any worker stands on the player's own board."""
    return any(has_workers_on(p, action) for action in s.box.cards.board)


def clear(s: PaladinsState, p: Player, action: BoardAction) -> None:
    """All workers leave an action; workshops stay (PW-3.4)."""
    end = action.first + len(action.spaces)
    contents = p.spaces[action.first : end]
    is_cleared = False
    for space in range(action.first, end):
        content = p.spaces[space]
        if content not in (EMPTY, WORKSHOP):
            p.spaces[space] = EMPTY
            is_cleared = True
    if is_cleared and s.tells:
        s.emit(turn_events.cleared(p, action, contents))


def pay_debt(s: PaladinsState, p: Player) -> None:
    """A debt is turned over, and Debt Collectors react at once (PW-5.5)."""
    p.unpaid -= 1
    p.paid += 1
    if s.tells:
        s.emit(turn_events.debt_paid(p))
    for card in reacting_cards(s, p, DEBT_PAID):
        give_reaction(s, p, s.box.cards.townsfolk[card])


def destroy_debt(s: PaladinsState, p: Player) -> None:
    """An unpaid debt goes back to the deck (PW-5.5)."""
    if s.tells:
        s.emit(turn_events.debt_destroyed(p, debts_taken(s) <= s.box.numbers.debt_cards))
    p.unpaid -= 1


def take_criminal(s: PaladinsState, p: Player) -> None:
    """A criminal and, at once, a suspicion (PW-2.9)."""
    p.workers[LABOURER if s.is_opponent(p.index) else CRIMINAL] += 1
    if s.tells:
        s.emit(turn_events.worker_gained(p, CRIMINAL, 1))
    s.push(SUSPICION[p.index])


def dismiss(s: PaladinsState, p: Player, column: int) -> list[Reward]:
    """A townsfolk leaves the row for its corner; returns its rewards."""
    card = s.town[column]
    folk = s.box.cards.townsfolk[card]
    s.town = replaced(s.town, column, NO_CARD)
    s.town_discard = [*s.town_discard, card]
    if s.tells:
        s.emit(turn_events.dismissed(p, folk))
    return folk.dismiss


# -- the artificial opponent (PW-7) ----------------------------------------------------------------


def _opponent_reward(s: PaladinsState, p: Player, reward: Reward) -> None:
    """It takes every possible reward without being asked; a debt or suspicion it lacks costs tax (PW-7.9)."""
    kind = reward.kind
    if kind == GAIN_CRIMINAL:
        take_criminal(s, p)
    elif kind == PRAYER:
        s.emit(opponent_events.PRAYS_FREE)
        opponent_prays(s, p)
    elif kind == FREE_RECRUIT and has_card(s.town):
        opponent_dismisses(s, p)
    elif kind in (FREE_RECRUIT, FREE_DEVELOP):
        if s.tells:
            s.emit(turn_events.lost(p, reward))
    elif not is_usable(s, p, kind):
        remove_tax(s)
    elif kind == DISCARD_SUSPICION:
        discard_suspicions(s, p, 1)
    elif kind == PAY_DEBT:
        pay_debt(s, p)
    else:
        destroy_debt(s, p)


def remove_tax(s: PaladinsState) -> None:
    """1 silver of the tax supply goes to the common supply; the marker stays (PW-7.9)."""
    s.tax -= 1
    if s.tells:
        s.emit(opponent_events.tax_removed())
    if s.tax == 0:
        s.push(THE_INQUISITION)


def opponent_prays(s: PaladinsState, p: Player) -> None:
    """It clears its right side, or takes a worker; then its schemes are shuffled (PW-7.7)."""
    opponent = s.opponent
    assert opponent is not None
    is_clear = True
    for index in RIGHT_SIDE:
        action = s.box.cards.board[index]
        if has_workers_on(p, action):
            is_clear = False
            clear(s, p, action)
    if is_clear:
        p.workers[LABOURER] += 1
        if s.tells:
            s.emit(turn_events.worker_gained(p, LABOURER, 1))
    shuffle_schemes(s, opponent)


def shuffle_schemes(s: PaladinsState, opponent: Opponent) -> None:
    """Its discarded schemes join the deck."""
    if s.tells:
        s.emit(opponent_events.SchemesShuffled(opponent.discards.copy()))
    opponent.shuffle()


def opponent_dismisses(s: PaladinsState, p: Player) -> None:
    """It dismisses the townsfolk its marker points at, or the next to the right (PW-7.5, PW-7.15)."""
    opponent = s.opponent
    assert opponent is not None
    for step in range(TOWN_COLUMNS):
        column = (opponent.marker + step) % TOWN_COLUMNS
        if s.town[column] != NO_CARD:
            if s.tells:
                s.emit(opponent_events.column_pointed_at(column))
            grant(s, p.index, dismiss(s, p, column))
            return


def opponent_option(s: PaladinsState, p: Player, options: list[Choose]) -> list[Reward]:
    """The left option where possible (PW-7.13)."""
    for option in options:
        if is_possible(s, p, option.rewards):
            return option.rewards
    return options[0].rewards


def is_possible(s: PaladinsState, p: Player, rewards: list[Reward]) -> bool:
    """Whether the opponent can take a reward; it needs a debt or suspicion and never develops (PW-7.13)."""
    return all(reward.kind <= FREE_RECRUIT or is_usable(s, p, reward.kind) for reward in rewards)
