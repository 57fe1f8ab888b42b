"""Abilities that bring coins or pass a marker on."""

from __future__ import annotations

from kingscourt.games.rival_kings.abilities.ability import Ability, Moment, OnPile, refuse_use
from kingscourt.games.rival_kings.ability_action_classes import Use, UseOnPile, UseOnPlayer
from kingscourt.games.rival_kings.character_action_rules import hand_over_marker, piles_with_money, take_money
from kingscourt.games.rival_kings.events.turns import coins_received
from kingscourt.games.rival_kings.refusals import no_money_there, of_subject, one_marker
from kingscourt.games.rival_kings.state import RivalKingsState
from kingscourt.kernel.action import Action
from kingscourt.kernel.refusal import Refusal, not_asked


class CoinsPerPiece(Ability):
    """1 coin from the supply, while it lasts, per marker (RK:jailer) or per building (RK:scholar)."""

    def __init__(self, of_markers: bool) -> None:
        self.of_markers: bool = of_markers

    def coins(self, s: RivalKingsState, seat: int) -> int:
        """How many coins it brings now."""
        player = s.players[seat]
        return min(player.markers if self.of_markers else len(player.buildings), s.coin_supply)

    def add_uses(
        self, s: RivalKingsState, seat: int, uses: list[Action], moment: Moment, answers: list[Action]
    ) -> None:
        if self.coins(s, seat) > 0:
            answers.append(uses[0])

    def reasons(self, s: RivalKingsState, seat: int, use: Use, moment: Moment) -> list[Refusal]:
        return [] if self.coins(s, seat) > 0 else [refuse_use(s, use, "no-coins")]

    def apply(self, s: RivalKingsState, seat: int, use: Use) -> None:
        coins = self.coins(s, seat)
        s.coin_supply -= coins
        s.players[seat].coins += coins
        if s.tells:
            s.emit(coins_received(seat, coins))


class GiveMarker(Ability):
    """Give one marker to another player (RK:herbalist)."""

    def add_uses(
        self, s: RivalKingsState, seat: int, uses: list[Action], moment: Moment, answers: list[Action]
    ) -> None:
        if s.players[seat].markers > 0:
            for rival in range(s.seat_count):
                if rival != seat:
                    answers.append(uses[rival])

    def reasons(self, s: RivalKingsState, seat: int, use: Use, moment: Moment) -> list[Refusal]:
        if not isinstance(use, UseOnPlayer):
            return [not_asked()]
        found: list[Refusal] = []
        if use.rival == seat:
            found.append(refuse_use(s, use, "not-to-yourself"))
        if s.players[seat].markers == 0:
            found.append(of_subject(s.components, use.subject, "no-marker", missing=one_marker()))
        return found

    def apply(self, s: RivalKingsState, seat: int, use: Use) -> None:
        assert isinstance(use, UseOnPlayer)
        hand_over_marker(s, seat, use.rival)


class ExtraMoney(OnPile):
    """One extra money action (RK:market-woman)."""

    def fits(self, s: RivalKingsState, seat: int, pile: int, moment: Moment) -> bool:
        return pile in piles_with_money(s)

    def why_not(self, s: RivalKingsState, seat: int, use: UseOnPile, moment: Moment) -> list[Refusal]:
        return [] if use.pile in piles_with_money(s) else [no_money_there()]

    def apply_to_pile(self, s: RivalKingsState, seat: int, use: UseOnPile) -> None:
        take_money(s, seat, use.pile)
