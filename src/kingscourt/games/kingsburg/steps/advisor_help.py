"""Advisors 1 to 18 help the players on them, in this order (KB-3.3)."""

from __future__ import annotations

from kingscourt.games.kingsburg.advisor_effects import advisor_helps
from kingscourt.games.kingsburg.event_moves import add_return
from kingscourt.games.kingsburg.events.dice import court_cleared
from kingscourt.games.kingsburg.state import NEUTRAL, KingsburgState, Placement
from kingscourt.kernel.decision import Pending
from kingscourt.kernel.event import Move
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
        moves: list[Move] = []
        s.occupied = 0
        for placement in s.court:
            if placement.seat == NEUTRAL:
                stay.append(placement)
                s.occupied |= placement.place.bit
            else:
                add_return(moves, placement.seat, placement.place)
        s.court = stay
        for player in s.players:
            player.take_dice_home()
        s.emit(court_cleared(moves))
