"""The final points of cards, coins and markers, and the ranking (RK-6)."""

from __future__ import annotations

from typing import Final

from kingscourt.games.rival_kings.components import RivalKingsComponents
from kingscourt.games.rival_kings.player import Player
from kingscourt.games.rival_kings.vocabulary import COLOUR_NAMES, NONE, SYMBOLS, partner
from kingscourt.kernel.game_outcome import GameOutcome, ScoreLine, Standing, rank_by
from kingscourt.kernel.phrase import Phrase, seat_phrase

SINGLE_POINTS: Final = 1  # RK-6.2
COINS_PER_POINT: Final = 3  # RK-6.2
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
    subjects = player.subjects.copy()
    rest: list[int] = []
    for building in player.buildings:
        if partner(building) in subjects:
            subjects.remove(partner(building))
            pairing.perfect.append(building)
        else:
            rest.append(building)
    rest += subjects
    colours = components.colours
    for colour in range(len(COLOUR_NAMES)):
        cards = [kind for kind in rest if colours[kind] == colour]
        if len(cards) > 1:
            pair_colour(components, cards, pairing)
        else:
            pairing.singles += cards
    return pairing


def pair_colour(components: RivalKingsComponents, cards: list[int], pairing: Pairing) -> None:
    """Pair buildings and subjects of one colour so that the sum of the higher values is largest.

    Any n pairs have n different higher cards, so no n pairs score more than the n best cards; and with
    n at most the smaller side those n cards can always lead, each with a card that does not.
    """
    buildings = 0
    for kind in cards:
        if kind < SYMBOLS:
            buildings += 1
    pairs = min(buildings, len(cards) - buildings)
    followers = by_value(components, cards)
    leaders: list[int] = []
    while len(leaders) < pairs and components.values[followers[0]] >= 2 * SINGLE_POINTS:
        leaders.append(followers.pop(0))
    for leader in leaders:
        follower = last_of_side(followers, leader >= SYMBOLS)
        followers.remove(follower)
        pairing.colour_buildings.append(min(leader, follower))
        pairing.colour_subjects.append(max(leader, follower))
    pairing.singles += followers


def by_value(components: RivalKingsComponents, cards: list[int]) -> list[int]:
    """Cards by falling value."""
    values = components.values
    ordered: list[int] = []
    for kind in cards:
        index = len(ordered)
        while index > 0 and values[ordered[index - 1]] < values[kind]:
            index -= 1
        ordered.insert(index, kind)
    return ordered


def last_of_side(kinds: list[int], want_building: bool) -> int:
    """The last building, or the last subject, of a list."""
    found = NONE
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


def points_of_perfect(components: RivalKingsComponents, pairing: Pairing) -> int:
    """All perfect pairs together."""
    points = 0
    for building in pairing.perfect:
        points += perfect_points(components, building)
    return points


def points_of_colours(components: RivalKingsComponents, pairing: Pairing) -> int:
    """All colour pairs together."""
    points = 0
    for number, building in enumerate(pairing.colour_buildings):
        points += colour_points(components, building, pairing.colour_subjects[number])
    return points


def sheet_of(components: RivalKingsComponents, player: Player, is_match: bool) -> list[ScoreLine]:
    """The points of a player by category."""
    pairing = best_pairing(components, player)
    lines = [
        ScoreLine("perfect-pairs", points_of_perfect(components, pairing)),
        ScoreLine("colour-pairs", points_of_colours(components, pairing)),
        ScoreLine("single-cards", SINGLE_POINTS * len(pairing.singles)),
        ScoreLine("coins", player.coins // COINS_PER_POINT),
        ScoreLine("markers", MARKER_POINTS * player.markers),
    ]
    if is_match:
        lines.append(ScoreLine("earlier-games", player.earlier))
    return lines


def points_of(components: RivalKingsComponents, player: Player) -> int:
    """The points of this game alone."""
    return points_with(components, player, best_pairing(components, player))


def points_with(components: RivalKingsComponents, player: Player, pairing: Pairing) -> int:
    """The same, when the pairing is known."""
    return (
        points_of_perfect(components, pairing)
        + points_of_colours(components, pairing)
        + rest_points(player, pairing)
    )


def rest_points(player: Player, pairing: Pairing) -> int:
    """Single cards, coins and markers together."""
    return (
        SINGLE_POINTS * len(pairing.singles)
        + player.coins // COINS_PER_POINT
        + MARKER_POINTS * player.markers
    )


def outcome_of(components: RivalKingsComponents, players: list[Player], is_match: bool) -> GameOutcome:
    """The ranking: points, then fewer markers, then more coins (RK-6.3); the total of a match (RK-6.4)."""
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
    winners = [seat_phrase(seat) for seat, rank in enumerate(ranks) if rank == 1]
    best = sorted(keys, reverse=True)
    return GameOutcome(ranking, Phrase(reason_of(best, is_match), {"who": winners, "n": best[0][0]}))


def reason_of(best: list[list[int]], is_match: bool) -> str:
    """The reason for the win."""
    if is_match:
        return (
            "rival-kings-outcome-match-shared" if best[0] == best[1] else "rival-kings-outcome-match-points"
        )
    for number, name in enumerate(["points", "markers", "coins"]):
        if best[0][number] != best[1][number]:
            return f"rival-kings-outcome-{name}"
    return "rival-kings-outcome-shared"
