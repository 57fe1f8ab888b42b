"""What cards, coins and markers are worth at the end (RK-6)."""

from __future__ import annotations

from typing import Final

from kingscourt.games.rival_kings.components import RivalKingsComponents
from kingscourt.games.rival_kings.player import Player
from kingscourt.games.rival_kings.terms import COLOUR_NAMES, SYMBOLS, partner
from kingscourt.kernel.outcome import Outcome, ScoreLine, Standing, rank_by
from kingscourt.kernel.phrase import Phrase, seat_phrase

SINGLE_POINTS: Final = 1  # RK-6.2
COINS_A_POINT: Final = 3  # RK-6.2
MARKER_POINTS: Final = -2  # RK-6.2


class Pairing:
    """The best way to pair a player's cards: buildings of perfect pairs, colour pairs, single cards."""

    def __init__(self) -> None:
        self.perfect: list[int] = []
        self.colour_buildings: list[int] = []
        self.colour_subjects: list[int] = []
        self.singles: list[int] = []


def best_pairing(components: RivalKingsComponents, player: Player) -> Pairing:
    """Perfect pairs first, then the colour pairs that score most (RK-6.2)."""
    pairing = Pairing()
    buildings: list[list[int]] = [[] for _ in COLOUR_NAMES]
    subjects: list[list[int]] = [[] for _ in COLOUR_NAMES]
    for symbol in range(SYMBOLS):
        own_buildings = player.buildings.count(symbol)
        own_subjects = player.subjects.count(partner(symbol))
        perfect = min(own_buildings, own_subjects)
        pairing.perfect += [symbol] * perfect
        buildings[components.colours[symbol]] += [symbol] * (own_buildings - perfect)
        subjects[components.colours[symbol]] += [partner(symbol)] * (own_subjects - perfect)
    for colour in range(len(COLOUR_NAMES)):
        pair_colour(components, buildings[colour], subjects[colour], pairing)
    return pairing


def pair_colour(
    components: RivalKingsComponents, buildings: list[int], subjects: list[int], pairing: Pairing
) -> None:
    """Pair cards of one colour so that the sum of the higher values is as large as can be.

    Any n pairs have n different higher cards, so no n pairs score more than the n best cards; and with
    n at most the smaller side those n cards can always lead, each with a card that does not.
    """
    pairs = min(len(buildings), len(subjects))
    ranking = by_value(components, buildings + subjects)
    leaders = [kind for kind in ranking[:pairs] if components.values[kind] >= 2 * SINGLE_POINTS]
    followers = by_value(components, ranking[len(leaders) :])
    for leader in leaders:
        follower = last_of_side(followers, leader >= SYMBOLS)
        followers.remove(follower)
        pairing.colour_buildings.append(min(leader, follower))
        pairing.colour_subjects.append(max(leader, follower))
    pairing.singles += followers


def by_value(components: RivalKingsComponents, kinds: list[int]) -> list[int]:
    """Cards by falling value."""
    ordered: list[int] = []
    for value in range(max([components.values[kind] for kind in kinds], default=0), -1, -1):
        ordered += [kind for kind in kinds if components.values[kind] == value]
    return ordered


def last_of_side(kinds: list[int], want_building: bool) -> int:
    """The last building, or the last subject, of a list."""
    found = -1
    for kind in kinds:
        if (kind < SYMBOLS) == want_building:
            found = kind
    return found


def perfect_points(components: RivalKingsComponents, building: int) -> int:
    """A perfect pair scores both values."""
    return components.values[building] + components.values[partner(building)]


def colour_points(components: RivalKingsComponents, building: int, subject: int) -> int:
    """A colour pair scores the higher value."""
    return max(components.values[building], components.values[subject])


def sheet_of(components: RivalKingsComponents, player: Player, is_match: bool) -> list[ScoreLine]:
    """The points of a player by category."""
    pairing = best_pairing(components, player)
    perfect = sum([perfect_points(components, building) for building in pairing.perfect])
    colour = 0
    for number, building in enumerate(pairing.colour_buildings):
        colour += colour_points(components, building, pairing.colour_subjects[number])
    lines = [
        ScoreLine("rival-kings-score-perfect-pairs", perfect),
        ScoreLine("rival-kings-score-colour-pairs", colour),
        ScoreLine("rival-kings-score-single-cards", SINGLE_POINTS * len(pairing.singles)),
        ScoreLine("rival-kings-score-coins", player.coins // COINS_A_POINT),
        ScoreLine("rival-kings-score-markers", MARKER_POINTS * player.markers),
    ]
    if is_match:
        lines.append(ScoreLine("rival-kings-score-earlier-games", player.earlier))
    return lines


def points_of(components: RivalKingsComponents, player: Player) -> int:
    """The points of this game alone."""
    return sum([line.points for line in sheet_of(components, player, False)])


def outcome_of(components: RivalKingsComponents, players: list[Player], is_match: bool) -> Outcome:
    """The ranking: points, then fewer markers, then more coins (RK-6.3); in a match the total (RK-6.4)."""
    keys: list[list[int]] = []
    for player in players:
        points = points_of(components, player)
        keys.append([points + player.earlier] if is_match else [points, -player.markers, player.coins])
    ranks = rank_by(keys)
    ranking: list[Standing] = []
    for rank in range(1, len(players) + 1):
        for seat, reached in enumerate(ranks):
            if reached == rank:
                ranking.append(Standing(rank, seat, keys[seat][0], seat_phrase(seat)))
    return Outcome(ranking, reason_of(keys, is_match))


def reason_of(keys: list[list[int]], is_match: bool) -> Phrase:
    """What decided who won."""
    if is_match:
        best = sorted(keys, reverse=True)
        return Phrase(f"rival-kings-outcome-match-{'shared' if best[0] == best[1] else 'points'}")
    best = sorted(keys, reverse=True)
    for number, name in enumerate(["points", "markers", "coins"]):
        if best[0][number] != best[1][number]:
            return Phrase(f"rival-kings-outcome-{name}")
    return Phrase("rival-kings-outcome-shared")
