"""Conflicts in their order: Gardeners, equal ranks, robberies, the revealed card (RK-3.7)."""

from __future__ import annotations

from typing import Final

from kingscourt.games.rival_kings.actions import Decline
from kingscourt.games.rival_kings.events.conflict import (
    KEEPS_CHARACTER,
    NO_MARKER_LEFT,
    ROBBED,
    SAME_RANK,
    characters_swapped,
    clashed_with_card,
    marker_deflected,
    marker_fended_off,
)
from kingscourt.games.rival_kings.refusals import not_active, of_subject, only_on_own_turn
from kingscourt.games.rival_kings.state import RivalKings
from kingscourt.games.rival_kings.terms import DEFLECT_MARKER, MAX_PLAYERS, NONE, RANK_NAMES, SWAP_CHARACTER
from kingscourt.games.rival_kings.uses import Use, UseOnPlayer
from kingscourt.kernel.action import Action
from kingscourt.kernel.decision import CONFIRM, PICK_ONE, Pending, Question, ask
from kingscourt.kernel.phrase import Phrase, seat_phrase
from kingscourt.kernel.refusal import Refusal, not_asked
from kingscourt.kernel.step import Step

RANKS: Final = len(RANK_NAMES)


def can_use(s: RivalKings, seat: int, ability: int) -> bool:
    """Whether a player's active subject has an ability that may still be used this cycle."""
    player = s.players[seat]
    subject = player.active_subject()
    return subject != NONE and not player.used and s.components.abilities[subject] == ability


class Conflicts(Step[RivalKings]):
    """Lay out the conflict phase: who decides about what, in which order."""

    def proceed(self, s: RivalKings) -> Pending | None:
        s.pop()
        if s.turned_up != NONE:
            s.push(REVEALED_CARD)
        s.push(EQUAL_RANKS)
        gardeners = [seat for seat in range(s.seat_count) if can_use(s, seat, SWAP_CHARACTER)]
        if gardeners:
            for seat in reversed(s.by_rank()):
                if seat in gardeners:
                    s.push(GARDENER[seat])
        return None


class GardenerChoice(Step[RivalKings]):
    """After the reveal, before conflicts: swap characters with somebody, or keep the own (RK:gardener)."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def proceed(self, s: RivalKings) -> Pending | None:
        return ask(self.seat)

    def candidates(self, s: RivalKings, seat: int) -> list[Action]:
        return [s.book.decline, *s.book.uses[s.players[seat].active_subject()]]

    def explain(self, s: RivalKings, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Decline):
            return None
        if not isinstance(action, Use):
            return not_asked()
        if s.players[seat].active_subject() != action.subject:
            return not_active(s.components, action.subject)
        if isinstance(action, UseOnPlayer) and action.rival == seat:
            return of_subject(s.components, action.subject, "needs-a-rival")
        return None

    def apply(self, s: RivalKings, seat: int, action: Action) -> None:
        s.pop()
        if isinstance(action, UseOnPlayer):
            swap_characters(s, seat, action)
        else:
            s.emit(KEEPS_CHARACTER[seat])

    def question(self, s: RivalKings, seat: int) -> Question:
        return Question(PICK_ONE, Phrase("rival-kings-prompt-gardener"), s.book.decline)

    def facts(self) -> str:
        return f"GardenerChoice {self.seat}"


def swap_characters(s: RivalKings, seat: int, use: UseOnPlayer) -> None:
    """Rank, tie symbol and right to steal go with the card (RK:gardener)."""
    player = s.players[seat]
    rival = s.players[use.rival]
    given = player.character
    taken = rival.character
    player.character = taken
    rival.character = given
    player.used = True
    s.emit(characters_swapped(s.components, seat, use.rival, use.subject, given, taken))


class EqualRanks(Step[RivalKings]):
    """Each of two players of a rank takes a marker and keeps one action (RK-3.1); then robberies."""

    def proceed(self, s: RivalKings) -> Pending | None:
        s.pop()
        order = s.by_rank()
        for index in range(1, len(order)):
            if s.rank_of(order[index - 1]) == s.rank_of(order[index]):
                clash(s, order[index - 1], order[index])
        for seat in reversed(order):
            if not s.players[seat].limited:
                s.push(ROBBERIES[s.rank_of(seat)])
        return None


def clash(s: RivalKings, first: int, second: int) -> None:
    """Two players of one rank, in the order of RK-3.4."""
    s.players[first].limited = True
    s.players[second].limited = True
    if take_marker(s, first):
        s.emit(SAME_RANK[first][second])
    if take_marker(s, second):
        s.emit(SAME_RANK[second][first])


def take_marker(s: RivalKings, seat: int) -> bool:
    """A marker from the supply; without one nothing is taken (RK-3.6)."""
    if s.marker_supply == 0:
        s.emit(NO_MARKER_LEFT[seat])
        return False
    s.marker_supply -= 1
    s.players[seat].markers += 1
    return True


class RobberiesOfRank(Step[RivalKings]):
    """One rank robs another, unless it is in an equal-rank conflict itself (RK-3.2)."""

    def __init__(self, rank: int) -> None:
        self.rank: int = rank

    def proceed(self, s: RivalKings) -> Pending | None:
        s.pop()
        loot = s.components.steals_from[self.rank]
        robber = NONE
        victims: list[int] = []
        for seat in range(s.seat_count):
            rank = s.rank_of(seat)
            if rank == self.rank and not s.players[seat].limited:
                robber = seat
            elif rank == loot:
                victims.append(seat)
        if robber == NONE or not victims:
            return None
        if len(victims) > 1 and s.goes_before(victims[1], victims[0]):
            victims.reverse()
        for victim in reversed(victims):
            s.players[robber].victims |= 1 << victim
            s.push(ROBBERY[robber][victim])
        return None

    def facts(self) -> str:
        return f"RobberiesOfRank {self.rank}"


class Robbery(Step[RivalKings]):
    """The victim takes a marker, or a Watchman sends it to the robber (RK:watchman)."""

    def __init__(self, robber: int, victim: int) -> None:
        self.robber: int = robber
        self.victim: int = victim

    def proceed(self, s: RivalKings) -> Pending | None:
        if s.marker_supply > 0 and can_use(s, self.victim, DEFLECT_MARKER):
            return ask(self.victim)
        s.pop()
        if take_marker(s, self.victim):
            s.emit(ROBBED[self.victim][self.robber])
        return None

    def candidates(self, s: RivalKings, seat: int) -> list[Action]:
        return [s.book.decline, *s.book.uses[s.players[seat].active_subject()]]

    def explain(self, s: RivalKings, seat: int, action: Action) -> Refusal | None:
        return explain_watchman(s, seat, action)

    def apply(self, s: RivalKings, seat: int, action: Action) -> None:
        s.pop()
        if isinstance(action, Use):
            s.players[seat].used = True
            take_marker(s, self.robber)
            s.emit(marker_deflected(s.components, seat, self.robber, action.subject))
        else:
            take_marker(s, seat)
            s.emit(ROBBED[seat][self.robber])

    def question(self, s: RivalKings, seat: int) -> Question:
        prompt = Phrase("rival-kings-prompt-watchman", {"player": seat_phrase(self.robber)})
        return Question(CONFIRM, prompt, s.book.decline)

    def facts(self) -> str:
        return f"Robbery {self.robber} {self.victim}"


def explain_watchman(s: RivalKings, seat: int, action: Action) -> Refusal | None:
    """Answers to a marker that is about to be taken: the Watchman, or nothing."""
    if isinstance(action, Decline):
        return None
    if not isinstance(action, Use):
        return not_asked()
    if action.ability != DEFLECT_MARKER:
        return only_on_own_turn(s.components, action.subject)
    if s.players[seat].active_subject() != action.subject:
        return not_active(s.components, action.subject)
    return None


class RevealedCard(Step[RivalKings]):
    """Two players: the card from the pile is compared with each of them (RK-3.5)."""

    def proceed(self, s: RivalKings) -> Pending | None:
        s.pop()
        rank = s.components.ranks[s.turned_up]
        for seat in reversed(s.by_rank()):
            own = s.rank_of(seat)
            if own == rank or s.components.steals_from[rank] == own:
                s.push(CLASH[seat])
        return None


class ClashWithCard(Step[RivalKings]):
    """One player's marker from the revealed card; a Watchman fends off a robbing rank, not an equal one."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def proceed(self, s: RivalKings) -> Pending | None:
        is_robbery = s.rank_of(self.seat) != s.components.ranks[s.turned_up]
        if is_robbery and s.marker_supply > 0 and can_use(s, self.seat, DEFLECT_MARKER):
            return ask(self.seat)
        s.pop()
        self.suffer(s)
        return None

    def suffer(self, s: RivalKings) -> None:
        """Take the marker."""
        if take_marker(s, self.seat):
            s.emit(clashed_with_card(s.components, self.seat, s.turned_up))

    def candidates(self, s: RivalKings, seat: int) -> list[Action]:
        return [s.book.decline, *s.book.uses[s.players[seat].active_subject()]]

    def explain(self, s: RivalKings, seat: int, action: Action) -> Refusal | None:
        return explain_watchman(s, seat, action)

    def apply(self, s: RivalKings, seat: int, action: Action) -> None:
        s.pop()
        if isinstance(action, Use):
            s.players[seat].used = True
            s.emit(marker_fended_off(s.components, seat, action.subject))
        else:
            self.suffer(s)

    def question(self, s: RivalKings, seat: int) -> Question:
        prompt = Phrase(
            "rival-kings-prompt-watchman-card", {"character": s.components.character_words[s.turned_up]}
        )
        return Question(CONFIRM, prompt, s.book.decline)

    def facts(self) -> str:
        return f"ClashWithCard {self.seat}"


CONFLICTS: Final = Conflicts()
EQUAL_RANKS: Final = EqualRanks()
ROBBERIES: Final = [RobberiesOfRank(rank) for rank in range(RANKS)]
REVEALED_CARD: Final = RevealedCard()
GARDENER: Final = [GardenerChoice(seat) for seat in range(MAX_PLAYERS)]
CLASH: Final = [ClashWithCard(seat) for seat in range(MAX_PLAYERS)]
ROBBERY: Final = [[Robbery(robber, victim) for victim in range(MAX_PLAYERS)] for robber in range(MAX_PLAYERS)]
