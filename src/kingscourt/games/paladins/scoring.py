"""Points at the end, and who wins (PW-6, PW-7.11, PW-7.16)."""

from __future__ import annotations

from typing import Final

from kingscourt.games.paladins.components import Box
from kingscourt.games.paladins.player import Player
from kingscourt.games.paladins.vocabulary import (
    ABSOLVE,
    ATTACK,
    ATTRIBUTES,
    COMMISSION,
    CONVERT,
    DEVELOP,
    FORTIFY,
    GARRISON,
    PER_ATTACKED,
    PER_ATTRIBUTE,
    PER_NAMESAKE,
    PER_ORDER,
    PER_PAID_DEBT,
    PER_SUSPICION,
    TRAITOR,
)
from kingscourt.kernel.game_outcome import GameOutcome, ScoreLine, Standing, rank_by
from kingscourt.kernel.phrase import Phrase

_REASONS: Final = ["paladins-outcome-points", "paladins-outcome-orders", "paladins-outcome-suspicions"]
_SHARED: Final = "paladins-outcome-shared"
_SOLO_WON: Final = "paladins-outcome-solo-won"
_SOLO_LOST: Final = "paladins-outcome-solo-lost"


def times_done(player: Player, action: int) -> int:
    """How often an action counts for Orders and outsiders."""
    if action == ATTACK:
        return len(player.attacked)
    if action == CONVERT:
        return len(player.converted)
    return player.done[action]


def orders_done(box: Box, player: Player, orders: list[int]) -> int:
    """How many of the turned-up Orders a player has done (PW-6.1)."""
    count = 0
    for order in orders:
        if is_done(box, player, order):
            count += 1
    return count


def is_done(box: Box, player: Player, order: int) -> bool:
    """Whether one Order is done."""
    numbers = box.numbers
    return times_done(player, numbers.order_actions[order]) >= numbers.order_times


def order_points(box: Box, player: Player, orders: list[int]) -> int:
    """Points of the Orders done, by slot."""
    points = 0
    for slot, order in enumerate(orders):
        if is_done(box, player, order):
            points += box.numbers.order_points[slot]
    return points


def subject_count(box: Box, player: Player, orders: list[int], card: int) -> int:
    """The number of a player's things that a converted outsider counts (PW-6.3)."""
    outsider = box.cards.outsiders[card]
    subject = outsider.subject
    if subject < PER_ATTRIBUTE:
        return times_done(player, subject)
    if subject < PER_ATTACKED:
        return player.attributes[subject - PER_ATTRIBUTE]
    if subject < PER_ORDER:
        people = subject - PER_ATTACKED
        return len([other for other in player.attacked if box.cards.outsiders[other].people == people])
    if subject == PER_ORDER:
        return orders_done(box, player, orders)
    if subject == PER_NAMESAKE:
        family = outsider.family
        return len([other for other in player.converted if box.cards.outsiders[other].family == family])
    return _card_count(player, subject)


def _card_count(player: Player, subject: int) -> int:
    if subject == PER_PAID_DEBT:
        return player.paid
    return len(player.suspicions) if subject == PER_SUSPICION else 0  # a Traitor works on debts


def outsider_points(box: Box, player: Player, orders: list[int], place: int, is_opponent: bool) -> int:
    """Points of the converted outsider in one place under the board (PW-6.3, PW-7.11)."""
    card = player.converted[place]
    outsider = box.cards.outsiders[card]
    points = outsider.base + subject_count(box, player, orders, card) // outsider.per
    if outsider.subject == PER_NAMESAKE and box.numbers.mercenaries_are_a_set:
        for other in player.converted[:place]:
            if box.cards.outsiders[other].family == outsider.family:
                points = 0
    return max(points, 1) if is_opponent else points


def converted_points(box: Box, player: Player, orders: list[int], is_opponent: bool) -> int:
    """Points of all converted outsiders."""
    points = 0
    for place in range(len(player.converted)):
        points += outsider_points(box, player, orders, place, is_opponent)
    return points


def unpaid_points(box: Box, player: Player) -> int:
    """The points lost by unpaid debts."""
    return player.unpaid * unpaid_worth(box, player)


def unpaid_worth(box: Box, player: Player) -> int:
    """The points of one unpaid debt; any number of Traitors makes them cheap (PW-6.3)."""
    for card in player.converted:
        if box.cards.outsiders[card].subject == TRAITOR:
            return box.numbers.unpaid_with_traitor
    return box.numbers.unpaid


def action_points(box: Box, player: Player, action: int) -> int:
    """Points printed beside the pieces of an action (PW-6.2)."""
    return box.cards.board[action].points[player.done[action]]


def wall_points(box: Box, player: Player) -> int:
    """Points printed on wall cards."""
    points = 0
    for wall in player.walls:
        points += box.cards.walls[wall].points
    return points


def score_lines(box: Box, player: Player, orders: list[int], is_opponent: bool) -> list[ScoreLine]:
    """Points by category, as they stand."""
    numbers = box.numbers
    lines = [ScoreLine("orders", order_points(box, player, orders))]
    for index, attribute in enumerate(ATTRIBUTES):
        lines.append(ScoreLine(attribute, numbers.attribute_points[player.attributes[index]]))
    lines.append(ScoreLine("develop", 0 if is_opponent else action_points(box, player, DEVELOP)))
    lines.append(ScoreLine("commission", action_points(box, player, COMMISSION)))
    lines.append(ScoreLine("garrison", action_points(box, player, GARRISON)))
    lines.append(ScoreLine("fortify", action_points(box, player, FORTIFY)))
    lines.append(ScoreLine("walls", wall_points(box, player)))
    lines.append(ScoreLine("absolve", action_points(box, player, ABSOLVE)))
    lines.append(ScoreLine("outsiders", converted_points(box, player, orders, is_opponent)))
    lines.append(ScoreLine("paid-debts", player.paid * numbers.paid))
    lines.append(ScoreLine("unpaid-debts", unpaid_points(box, player)))
    stock = 0 if is_opponent else player.silver + player.provisions
    lines.append(ScoreLine("resources", stock // numbers.resources_for_a_point))
    return lines


def total(lines: list[ScoreLine]) -> int:
    """All points together."""
    points = 0
    for line in lines:
        points += line.points
    return points


def final_score(box: Box, player: Player, orders: list[int], is_opponent: bool) -> int:
    """All points of a player."""
    return total(score_lines(box, player, orders, is_opponent))


def final_outcome(box: Box, players: list[Player], orders: list[int], seat_count: int) -> GameOutcome:
    """The ranking (PW-6.4, PW-7.16)."""
    scores = [final_score(box, player, orders, player.index == seat_count) for player in players]
    if seat_count == 1:
        return _solo_outcome(players, scores, score_lines(box, players[1], orders, is_opponent=True))
    keys = [
        [scores[player.index], order_points(box, player, orders), -len(player.suspicions)]
        for player in players
    ]
    ranks = rank_by(keys)
    seats = sorted(range(len(players)), key=lambda seat: (ranks[seat], seat))
    ranking = [Standing(ranks[seat], seat, scores[seat], players[seat].who) for seat in seats]
    best = keys[seats[0]]
    second = keys[seats[1]]
    equal = 0
    while equal < len(best) and best[equal] == second[equal]:
        equal += 1
    winners = [players[seat].who for seat in seats if ranks[seat] == 1]
    if equal == len(best):
        return GameOutcome(ranking, Phrase(_SHARED, {"winners": winners, "n": best[0]}))
    return GameOutcome(ranking, Phrase(_REASONS[equal], {"winner": winners, "n": best[0]}))


def _solo_outcome(players: list[Player], scores: list[int], sheet: list[ScoreLine]) -> GameOutcome:
    """You win with more points than the opponent, whose sheet is shown too; equal is not won (PW-7.16)."""
    person = Standing(1, 0, scores[0], players[0].who)
    opponent = Standing(2, None, scores[1], players[1].who, sheet)
    if scores[0] > scores[1]:
        args_won = Phrase(_SOLO_WON, {"player": players[0].who, "n": scores[0], "other": scores[1]})
        return GameOutcome([person, opponent], args_won)
    person.rank = 2
    opponent.rank = 1
    lost = Phrase(_SOLO_LOST, {"player": players[0].who, "n": scores[0], "other": scores[1]})
    return GameOutcome([opponent, person], lost)
