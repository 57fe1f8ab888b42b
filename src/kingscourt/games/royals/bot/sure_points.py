"""What a seat would have if the board were scored as it is; for judging moves, not for choosing them."""

from __future__ import annotations

from kingscourt.games.royals.actions import Claim
from kingscourt.games.royals.scoring import standings
from kingscourt.games.royals.state import VACANT, RoyalsState
from kingscourt.games.royals.steps.occupy import occupy
from kingscourt.games.royals.steps.pay_country import wild_range


def scoring_follows(s: RoyalsState) -> bool:
    """Whether a period is scored right after the turn under way, whatever is played."""
    is_last_period = s.period == len(s.components.periods) - 1
    ends = s.period_ends or s.countries.size < s.components.box.display - s.display_size
    if is_last_period:
        return (ends or s.last_round) and s.last_in_round()
    return ends


def is_last_turn(s: RoyalsState) -> bool:
    """Whether the player whose turn it is has no other turn after this one."""
    if s.last_round:
        return True
    return s.period == len(s.components.periods) - 1 and scoring_follows(s)


def points_if_scored(s: RoyalsState, seat: int, with_titles: bool) -> int:
    """Points with the tokens of this period, and with those of titles."""
    points = s.players[seat].points
    for index, country in enumerate(s.components.countries):
        for place, standing in enumerate(standings(s, index)[:2]):
            if standing.seat == seat:
                points += country.tokens[s.period][place]
    if with_titles:
        for rank in range(len(s.components.titles)):
            points += title_points(s, seat, rank)
    return points


def title_points(s: RoyalsState, seat: int, rank: int) -> int:
    """What a title token would give to a seat."""
    mine = s.players[seat].titles[rank]
    others = [player.titles[rank] for other, player in enumerate(s.players) if other != seat]
    if mine == 0 or mine < max(others):
        return 0
    title = s.components.titles[rank]
    level = others.count(mine)
    return title.value if level == 0 else title.half if level == 1 else 0


def gain_if_scored(s: RoyalsState, seat: int, claim: Claim, with_titles: bool) -> int:
    """What occupying a position would add to these points."""
    trial = s.copy()
    trial.tells = False
    occupy(trial, seat, s.components.positions[claim.position])
    return points_if_scored(trial, seat, with_titles) - points_if_scored(s, seat, with_titles)


def claims(s: RoyalsState, seat: int) -> list[Claim]:
    """What a seat could pay for with the cards in its hand, whether or not it is asked now."""
    found: list[Claim] = []
    box = s.components
    for position in box.positions:
        holder = s.holders[position.index]
        if holder == seat or position.cost > s.affordable(seat, position.country):
            continue
        if holder == VACANT:
            found.append(box.actions.occupy[position.index])
        elif position.intrigue <= s.intrigue_power(seat, position.country):
            found.append(box.actions.take_over[position.index])
    return found


def cards_needed(s: RoyalsState, seat: int, claim: Claim) -> int:
    """How many country cards a position costs a seat, with as few wild cards as possible."""
    position = s.components.positions[claim.position]
    return wild_range(s.players[seat].countries, position).fewest_cards()
