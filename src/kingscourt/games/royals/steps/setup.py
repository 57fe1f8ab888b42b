"""The position before the first draw of chance (RY-1)."""

from __future__ import annotations

from typing import Final

from kingscourt.games.royals.components import RoyalsComponents
from kingscourt.games.royals.deck import new_deck
from kingscourt.games.royals.hand import empty_hand
from kingscourt.games.royals.player import Player
from kingscourt.games.royals.state import VACANT, RoyalsState
from kingscourt.games.royals.steps.choose_player_colours import CHOOSE_COLOURS, free_colours, take_colour
from kingscourt.games.royals.steps.turns import DRAW_START_PLAYER, GAME_END, REFILL, TURNS_STEP
from kingscourt.kernel.options import Options

SHOWN: Final = "shown"
BY_SEAT: Final = "by-seat"


def new_state(box: RoyalsComponents, options: Options) -> RoyalsState:
    """Everything laid out; chance has still to name the start player and the display."""
    s = empty_state(box, options)
    s.push(GAME_END)
    s.push(TURNS_STEP)
    s.push(REFILL)
    s.push(DRAW_START_PLAYER)
    s.push(CHOOSE_COLOURS)
    if options.variant("colours") == BY_SEAT:
        give_colours(s)
    s.settle()
    return s


def empty_state(box: RoyalsComponents, options: Options) -> RoyalsState:
    """All pieces in place, and nothing on the agenda yet."""
    s = RoyalsState(box, options.seats, options.variant("totals") == SHOWN)
    s.players = []
    kinds = len(box.countries)
    for _ in range(options.seats):
        titles = [0] * len(box.titles)
        s.players.append(Player(empty_hand(kinds), empty_hand(len(box.intrigues)), titles, -1, 0))
    s.countries = new_deck(box.country_ids, box.cards_in_play(options.seats))
    s.intrigues = new_deck(box.intrigue_ids, [intrigue.cards for intrigue in box.intrigues])
    s.display = [0] * kinds
    s.holders = [VACANT] * len(box.positions)
    s.banished = [0] * (len(box.cities) * options.seats)
    s.city_bonuses = [VACANT] * len(box.cities)
    s.country_bonuses = [[] for _ in range(kinds)]
    s.noble_bonuses = []
    s.period_tokens = [VACANT] * (len(box.periods) * kinds * 2)
    s.title_tokens = [VACANT] * (len(box.titles) * 2)
    return s


def give_colours(s: RoyalsState) -> None:
    """RY-1.1: colours by seat, in the order of the box."""
    for seat in range(s.seat_count):
        take_colour(s, seat, free_colours(s)[0])
