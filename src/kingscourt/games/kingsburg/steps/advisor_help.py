"""Advisors 1 to 18 help the players on them, in this order (KB-3.3)."""

from __future__ import annotations

from kingscourt.games.kingsburg.advisor_effects import advisor_helps
from kingscourt.games.kingsburg.dice_multisets import NO_DICE
from kingscourt.games.kingsburg.events.dice import CourtCleared, LeftDice
from kingscourt.games.kingsburg.player import Player
from kingscourt.games.kingsburg.state import NEUTRAL, KingsburgState, Placement
from kingscourt.kernel.decision import Pending
from kingscourt.kernel.step import Step


class Help(Step[KingsburgState]):
    """The court is kept in the order of help, so this walks along it; then the dice go home."""

    def proceed(self, s: KingsburgState) -> Pending | None:
        depth = len(s.agenda)
        while s.position < len(s.court):
            placement = s.court[s.position]
            s.position += 1
            if placement.seat == NEUTRAL:
                continue  # KB-6.1: neutral dice only occupy
            advisor_helps(s, placement.seat, s.components.advisors[placement.place.target])
            if len(s.agenda) != depth:
                return None
        s.position = 0
        s.pop()
        self.clear_court(s)
        return None

    def clear_court(self, s: KingsburgState) -> None:
        """Dice go home, white dice and spent tokens back; neutral dice stay for the season (KB-6.3)."""
        stay: list[Placement] = []
        event = CourtCleared()
        s.occupied = 0
        for placement in s.court:
            if placement.seat == NEUTRAL:
                stay.append(placement)
                s.occupied |= placement.place.bit
            else:
                event.seats.append(placement.seat)
                event.places.append(placement.place)
        s.court = stay
        for seat, player in enumerate(s.players):
            self.note_unplaced(event, seat, player)
            player.take_dice_home()
        s.emit(event)

    def note_unplaced(self, event: CourtCleared, seat: int, player: Player) -> None:
        """Dice that never came to court go home too."""
        if (
            player.own is not NO_DICE
            or player.white is not NO_DICE
            or player.aside_own != 0
            or player.aside_white != 0
        ):
            left = LeftDice(seat, player.own, player.white, player.aside_own, player.aside_white)
            event.left.append(left)
