"""Plain gains and losses, which ask no question and interrupt nothing."""

from __future__ import annotations

from kingscourt.games.paladins.events import solo_opponent as opponent_events
from kingscourt.games.paladins.events import turns as turn_events
from kingscourt.games.paladins.player import Player
from kingscourt.games.paladins.rewards import Reward
from kingscourt.games.paladins.state import PaladinsState
from kingscourt.games.paladins.vocabulary import (
    CLERIC,
    GAIN_FAITH,
    GAIN_PROVISION,
    GAIN_SILVER,
    HIGHEST,
    LABOURER,
)


def gain(s: PaladinsState, p: Player, reward: Reward) -> None:
    """Workers, silver, provisions or attributes."""
    kind = reward.kind
    if s.is_opponent(p.index):
        _opponent_gain(s, p, reward)
        return
    if kind <= CLERIC:
        p.workers[kind] += reward.n
    elif kind == GAIN_SILVER:
        p.silver += reward.n
    elif kind == GAIN_PROVISION:
        p.provisions += reward.n
    else:
        attribute = kind - GAIN_FAITH
        level = p.attributes[attribute]
        if level == HIGHEST:  # PW-2.10
            if s.tells:
                s.emit(turn_events.at_the_top(p, attribute))
            return
        if level + reward.n > HIGHEST:
            p.attributes[attribute] = HIGHEST
            if s.tells:
                s.emit(turn_events.gained_in_part(p, attribute, HIGHEST - level))
            return
        p.attributes[attribute] = level + reward.n
    if s.tells:
        s.emit(turn_events.gained(p, reward))


def _opponent_gain(s: PaladinsState, p: Player, reward: Reward) -> None:
    """Its workers are all alike, its resources move the marker (PW-7.4)."""
    kind = reward.kind
    if kind <= CLERIC:
        p.workers[LABOURER] += reward.n
        if s.tells:
            s.emit(turn_events.gained(p, reward))
    elif kind <= GAIN_PROVISION:
        move_marker(s, p, reward.n)
    else:
        attribute = kind - GAIN_FAITH
        before = p.attributes[attribute]
        if not rise(s, p, attribute):
            return
        for _ in range(reward.n - 1):
            if p.attributes[attribute] < HIGHEST:
                rise(s, p, attribute)
        risen = p.attributes[attribute] - before
        in_full = risen == reward.n
        if s.tells:
            s.emit(
                turn_events.gained(p, reward) if in_full else turn_events.gained_in_part(p, attribute, risen)
            )


def rise(s: PaladinsState, p: Player, attribute: int) -> bool:
    """A marker of the opponent goes up and lies on top of those on its level (PW-7.4)."""
    if p.attributes[attribute] == HIGHEST:
        if s.tells:
            s.emit(turn_events.at_the_top(p, attribute))
        return False
    p.attributes[attribute] += 1
    assert s.opponent is not None
    stack = s.opponent.stack
    stack.remove(attribute)
    stack.append(attribute)
    return True


def move_marker(s: PaladinsState, p: Player, n: int) -> None:
    """The resource marker goes right; past the end the lowest attribute rises (PW-7.4)."""
    opponent = s.opponent
    assert opponent is not None
    after = (opponent.marker + n) % s.box.numbers.track_spaces
    if s.tells:
        s.emit(opponent_events.TrackMoved(p, n, opponent.marker, after))
    for _ in range(n):
        opponent.marker += 1
        if opponent.marker == s.box.numbers.track_spaces:
            opponent.marker = 0
            lowest = lowest_attribute(p, opponent.stack)
            if p.attributes[lowest] < HIGHEST:
                rise(s, p, lowest)
                if s.tells:
                    s.emit(opponent_events.track_wrapped(p, lowest))


def lowest_attribute(p: Player, stack: list[int]) -> int:
    """The lowest marker; of several on one level the uppermost of the stack (PW-7.4)."""
    lowest = stack[0]
    for attribute in stack:
        if p.attributes[attribute] <= p.attributes[lowest]:
            lowest = attribute
    return lowest


def pay(s: PaladinsState, p: Player, silver: int, provisions: int) -> None:
    """A cost goes to the common supply."""
    if silver > 0:
        p.silver -= silver
        if s.tells:
            s.emit(turn_events.paid(p, silver, 0))
    if provisions > 0:
        p.provisions -= provisions
        if s.tells:
            s.emit(turn_events.paid(p, 0, provisions))


def take_debt(s: PaladinsState, p: Player) -> None:
    """An unpaid debt; an empty deck gives one all the same (PW-5.5)."""
    if s.tells:
        s.emit(turn_events.indebted(p, debts_taken(s) < s.box.numbers.debt_cards))
    p.unpaid += 1


def debts_taken(s: PaladinsState) -> int:
    """Debts that lie before players, paid or not."""
    taken = 0
    for p in s.players:
        taken += p.unpaid + p.paid
    return taken


def discard_suspicions(s: PaladinsState, p: Player, n: int) -> None:
    """The newest suspicions go to the discards (PW-5.4)."""
    if n == 0:
        return
    kept = len(p.suspicions) - n
    discard = s.suspicion_discard.copy()
    gone = p.suspicions[kept:]
    for tax in gone:
        discard[tax] += 1
    s.suspicion_discard = discard
    p.suspicions = p.suspicions[:kept]
    if s.tells:
        s.emit(turn_events.absolved_of(p, gone))
