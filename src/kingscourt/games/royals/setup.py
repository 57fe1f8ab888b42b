"""The position before the first draw of chance (RY-1)."""

from __future__ import annotations

from typing import Final

from kingscourt.games.royals.components import RoyalsComponents
from kingscourt.games.royals.deck import new_deck
from kingscourt.games.royals.hand import empty_hand
from kingscourt.games.royals.player import Player
from kingscourt.games.royals.state import VACANT, RoyalsState
from kingscourt.games.royals.steps.rounds import GAME_END, REFILL, SETUP, TURNS_STEP
from kingscourt.kernel.options import Options

SHOWN: Final = "shown"
TWO_PLAYERS: Final = 2


def new_state(box: RoyalsComponents, options: Options) -> RoyalsState:
    """Everything laid out; chance has still to name the start player and the display."""
    s = empty_state(box, options)
    s.push(GAME_END)
    s.push(TURNS_STEP)
    s.push(REFILL)
    s.push(SETUP)
    s.settle()
    return s


def empty_state(box: RoyalsComponents, options: Options) -> RoyalsState:
    """All pieces in place, and nothing on the agenda yet."""
    s = RoyalsState(box, options.seats, options.variant("totals") == SHOWN)
    s.players = []
    kinds = len(box.countries)
    for colour in choose_colours(box, options):
        cubes = box.colours[colour].cubes
        titles = [0] * len(box.titles)
        s.players.append(Player(empty_hand(kinds), empty_hand(len(box.intrigues)), titles, colour, cubes))
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


def choose_colours(box: RoyalsComponents, options: Options) -> list[int]:
    """RY-1.1: in seat order everyone gets the colour wished for, if it is free, else the next free one."""
    free = [
        index for index, colour in enumerate(box.colours) if colour.two_players or options.seats > TWO_PLAYERS
    ]
    chosen: list[int] = []
    for seat in range(options.seats):
        wish = options.variant(f"colour-{seat + 1}")
        wished = [index for index in free if box.colours[index].id == wish]
        reserved = later_wishes(box, options, seat)
        others = [index for index in free if index not in reserved]
        colour = wished[0] if wished else (others or free)[0]
        free.remove(colour)
        chosen.append(colour)
    return chosen


def later_wishes(box: RoyalsComponents, options: Options, seat: int) -> list[int]:
    """Colours that seats after this one have wished for."""
    wishes = [options.variant(f"colour-{later + 1}") for later in range(seat + 1, options.seats)]
    return [index for index, colour in enumerate(box.colours) if colour.id in wishes]
