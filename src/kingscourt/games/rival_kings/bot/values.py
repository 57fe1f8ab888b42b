"""Values of positions of Rival Kings: what every player has and may still get, in points."""

from __future__ import annotations

from typing import Final

from kingscourt.games.rival_kings.bot import features as f
from kingscourt.games.rival_kings.bot.own_features import OwnFeatures
from kingscourt.games.rival_kings.bot.row_or_weighted_sum import Tally
from kingscourt.games.rival_kings.scoring import points_of
from kingscourt.games.rival_kings.state import NOT_YET, RivalKingsState
from kingscourt.games.rival_kings.vocabulary import PILES
from kingscourt.kernel.decision import OVER
from kingscourt.kernel.values import Values, Weights

AVERAGE_RIVAL: Final = 0.25  # how much what rivals have counts against a player, in the policy
LEADING_RIVAL: Final = 0.15
END_AS_LAST: Final = 4.0  # points more that ending the game as last costs than ending it as first
MARKER_TIE: Final = 0.01  # RK-6.3: fewer markers, then more coins
COIN_TIE: Final = 0.0001


class RivalKingsValues(Values[RivalKingsState]):
    """Rates a player's own things in full, and rivals' things roughly where a policy asks."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.zeros: list[float] = [0.0] * f.FEATURES
        self.tally: Tally = Tally(weights)
        self.features_of_box: OwnFeatures | None = None
        self.average_rival: float = AVERAGE_RIVAL
        self.leading_rival: float = LEADING_RIVAL

    # -- the contract ----------------------------------------------------------------------------

    def progress(self, s: RivalKingsState) -> float:
        if s.ending != NOT_YET:
            return 1.0
        least = 1000
        total = 0
        for pile in s.piles:
            length = len(pile.top) + pile.unseen + len(pile.bottom)
            total += length
            least = min(least, length)
        size = float(s.components.box.pile_size)
        if least == 0:
            return 1.0
        left = 0.75 * float(least) + 0.25 * float(total) / float(PILES)
        return max(0.0, 1.0 - left / size)

    def stretch(self, s: RivalKingsState) -> int:
        return 1000 * s.game + 2 * s.round + (1 if s.cycle == 2 else 0)  # a cycle each

    def final_points(self, s: RivalKingsState, contender: int) -> float:
        player = s.players[contender]
        points = float(points_of(s.components, player))
        if s.settings.is_match():
            return points + float(player.earlier)
        return points - MARKER_TIE * float(player.markers) + COIN_TIE * float(player.coins)

    def policy_worth(self, s: RivalKingsState, seat: int) -> float:
        if s.waiting.kind == OVER:
            return self.final_balance(s, seat)
        progress = self.progress(s)
        self.tally.weigh(self.weights, progress)
        self.own_features(s).put_all(s, seat, self.tally, progress)
        own = self.tally.worth
        return own - self.of_rivals(s, seat, own, progress)

    def expected_points(self, s: RivalKingsState) -> list[float]:
        points = super().expected_points(s)
        if s.settings.is_match() and s.waiting.kind != OVER:
            for seat, player in enumerate(s.players):
                points[seat] += float(player.earlier)
        return points

    def fill(self, s: RivalKingsState, contender: int, row: list[float]) -> None:
        row[:] = self.zeros
        self.tally.collect(row)
        self.own_features(s).put_all(s, contender, self.tally, self.progress(s))

    # -- rivals ----------------------------------------------------------------------------------

    def final_balance(self, s: RivalKingsState, seat: int) -> float:
        """The same as `policy_worth` when the game is over."""
        own = self.final_points(s, seat)
        ahead = 0
        total = 0.0
        highest = -1000.0
        for rival in range(s.seat_count):
            if rival != seat:
                points = self.final_points(s, rival)
                total += points
                highest = max(highest, points)
                if points > own:
                    ahead += 1
        against = self.average_rival * total / float(s.seat_count - 1) + self.leading_rival * highest
        return own - against - cost_of_place(ahead, s.seat_count)

    def of_rivals(self, s: RivalKingsState, seat: int, own: float, progress: float) -> float:
        """What rivals have, roughly, the leading one counted twice; and the places if the game ends now."""
        weights = self.weights
        early = weights.early
        change = weights.change
        coin = early[f.COINS] + change[f.COINS] * progress
        marker = early[f.MARKERS] + change[f.MARKERS] * progress
        collections = self.own_features(s).collections
        total = 0.0
        highest = -1000.0
        ahead = 0
        for rival in range(s.seat_count):
            if rival == seat:
                continue
            player = s.players[rival]
            worth = (
                collections.of(player).points + coin * float(player.coins) + marker * float(player.markers)
            )
            total += worth
            highest = max(highest, worth)
            if worth > own:
                ahead += 1
        against = self.average_rival * total / float(s.seat_count - 1) + self.leading_rival * highest
        return against + cost_of_place(ahead, s.seat_count) if progress >= 1.0 else against

    def own_features(self, s: RivalKingsState) -> OwnFeatures:
        """The features with the cards of the box that is played with."""
        found = self.features_of_box
        if found is None or found.components is not s.components:
            found = OwnFeatures(s.components)
            self.features_of_box = found
        return found


def cost_of_place(ahead: int, seats: int) -> float:
    """What ending the game behind so many rivals costs; ending it in front is a gain."""
    return END_AS_LAST * (float(ahead) / float(seats - 1) - 0.5)
