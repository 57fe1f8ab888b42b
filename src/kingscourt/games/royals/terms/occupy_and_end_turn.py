"""What it costs and brings to occupy a position or to take one over, and to end the turn."""

from __future__ import annotations

from typing import Final

from kingscourt.games.royals.actions import COUNTRY, INTRIGUE, Claim
from kingscourt.games.royals.components import CityPosition
from kingscourt.games.royals.places import CUBES, TOKENS
from kingscourt.games.royals.scoring import influences
from kingscourt.games.royals.state import RoyalsState
from kingscourt.games.royals.steps.discard_surplus import country_surplus, intrigue_surplus
from kingscourt.games.royals.steps.occupy import occupy
from kingscourt.games.royals.steps.pay_country import wild_range
from kingscourt.games.royals.steps.pay_intrigue import wild_intrigue_range
from kingscourt.games.royals.terms.payment_bounds import (
    WildRange,
    add_country_bounds,
    add_intrigue_bounds,
)
from kingscourt.kernel.holdings import Counts
from kingscourt.kernel.phrase import RECONSTRUCTED, Phrase, number, seat_phrase
from kingscourt.kernel.terms import Bounds, Terms

ABOUT_SIGN: Final = "≈"  # before a text with a reconstructed number, which no phrase can mark


def claim_bounds(s: RoyalsState, seat: int, action: Claim) -> Bounds:
    """Cards at least and at most, two cubes, and the bonuses."""
    box = s.components
    position = box.positions[action.position]
    bounds = Bounds({}, {})
    hand = s.players[seat].countries
    add_country_bounds(bounds, box.country_ids, hand, position.country, wild_range(hand, position))
    if action.takes_over:
        intrigues, matching = s.players[seat].intrigues, box.matching[position.country]
        add_intrigue_bounds(bounds, box.intrigue_ids, intrigues, matching, intrigue_range(s, seat, position))
    for what, n in gains_of(s, seat, position).items():
        bounds.least[what] = bounds.most[what] = n
    return bounds


def gains_of(s: RoyalsState, seat: int, position: CityPosition) -> Counts:
    """What changes once the position is paid for: cubes and bonuses, as the log tells it."""
    trial = s.copy()
    occupy(trial, seat, position)
    found: Counts = {}
    for event in trial.take_events():
        for move in event.moved():
            if move.source == CUBES[seat]:
                found[move.what] = found.get(move.what, 0) - move.n
            elif move.target == TOKENS[seat]:
                found[move.what] = found.get(move.what, 0) + move.n
    return found


def intrigue_range(s: RoyalsState, seat: int, position: CityPosition) -> WildRange:
    """For how many intrigue cards of a takeover pairs can stand."""
    matching = s.components.matching[position.country]
    return wild_intrigue_range(s.players[seat].intrigues, matching, position.intrigue)


def add_claim_remarks(s: RoyalsState, seat: int, action: Claim, terms: Terms) -> None:
    """How many cards of the country and of any kind are paid, and what it does to influence."""
    position = s.components.positions[action.position]
    hand = s.players[seat].countries
    wild = wild_range(hand, position)
    title = s.components.titles[position.title].id
    sure = s.components.sureness(f"title/{title}/cards")
    if sure == RECONSTRUCTED:
        for id in s.components.country_ids:
            terms.about(f"{COUNTRY}/{id}")
    if wild.most > 0:
        terms.remarks.append(payment(s, "royals-terms-cards", position, wild, sure))
        terms.in_words.append(COUNTRY)  # which cards it may be is a long list that says less
    if action.takes_over:
        key = "royals-terms-intrigues"
        sure = s.components.sureness(f"title/{title}/intrigue")
        terms.remarks.append(payment(s, key, position, intrigue_range(s, seat, position), sure))
        terms.in_words.append(INTRIGUE)
    if wild.fewest_cards() == hand.size:
        terms.remarks.append(Phrase("royals-terms-whole-hand"))
    terms.remarks += influence_changes(s, seat, position)


def payment(s: RoyalsState, key: str, position: CityPosition, wild: WildRange, confidence: str) -> Phrase:
    """How many cards of the country itself, and how many of any kind."""
    country = s.components.countries[position.country].name
    if wild.most == 0:
        return Phrase(f"{key}-own", {"country": country, "n": number(wild.cost, confidence)})
    if wild.least == wild.cost:
        return Phrase(f"{key}-any", {"n": number(wild.cost * wild.rate, confidence)})
    if wild.least == 0:  # cards of the country suffice, others may be given
        cost, most = number(wild.cost, confidence), number(wild.most, confidence)
        return Phrase(f"{key}-choice", {"country": country, "cost": cost, "n": most})
    sign = ABOUT_SIGN if confidence == RECONSTRUCTED else ""
    return Phrase(key, {"country": country, "own": sign + wild.whole(), "others": sign + wild.free()})


def influence_changes(s: RoyalsState, seat: int, position: CityPosition) -> list[Phrase]:
    """The influence of the new holder in the country, before and after, and that of the old one."""
    box, loser = s.components, s.holders[position.index]
    holders = s.holders.copy()
    holders[position.index] = seat
    before = influences(s, position.country, s.holders)
    after = influences(s, position.country, holders)
    args = {"before": before[seat].said(box), "after": after[seat].said(box)}
    found = [Phrase("royals-terms-influence", {"country": box.countries[position.country].name, **args})]
    if loser >= 0:
        args = {"before": before[loser].said(box), "after": after[loser].said(box)}
        found.append(Phrase("royals-terms-influence-loser", {"player": seat_phrase(loser), **args}))
    return found


def add_end_remarks(s: RoyalsState, seat: int, terms: Terms) -> None:
    """What the end of the turn brings: discards, and the end of a period."""
    surplus = max(0, country_surplus(s, seat)) + max(0, intrigue_surplus(s, seat))
    if surplus > 0:
        terms.remarks.append(Phrase("royals-terms-surplus", {"n": surplus}))
    missing = s.components.box.display - s.display_size
    if not s.last_round and (s.period_ends or missing > s.countries.size):
        period = s.components.periods[s.period]
        terms.remarks.append(Phrase("royals-terms-period-ends", {"period": period}))
