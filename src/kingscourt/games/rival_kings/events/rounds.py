"""Events of games, rounds and cycles: characters dealt, played and turned up."""

from __future__ import annotations

from typing import Final

from kingscourt.games.rival_kings.action_ability_and_pile_numbers import (
    ACTION_NAMES,
    CHARACTERS,
    MAX_PLAYERS,
    NONE,
)
from kingscourt.games.rival_kings.components import PILE_WORDS, RivalKingsComponents
from kingscourt.games.rival_kings.event_cache_keys import HAND_DEALT, REVEALED, TOP_TURNED
from kingscourt.games.rival_kings.places import (
    CHARACTER,
    CHARACTER_PILE,
    CREST,
    CRESTS,
    HAND,
    PILE,
    SLOT,
    TURNED_UP,
)
from kingscourt.games.rival_kings.player import Player
from kingscourt.kernel.audience import only
from kingscourt.kernel.event import Event, Move
from kingscourt.kernel.phrase import SEAT_PHRASES

CYCLE: Final = [Event("rival-kings-event-cycle", {"n": number}) for number in range(3)]
TURN: Final = [Event("rival-kings-event-turn", {"who": SEAT_PHRASES[seat]}) for seat in range(MAX_PLAYERS)]
STANDSTILL: Final = Event("rival-kings-event-standstill")
_CREST_HOME: Final = [
    [[Move(CREST, slot, CRESTS[robber]) for robber in range(MAX_PLAYERS)] for slot in slots] for slots in SLOT
]
PILE_RUNS_OUT: Final = [Event("rival-kings-event-ran-out", {"pile": word}) for word in PILE_WORDS]


def game_begins(number: int) -> Event:
    """A game of a match begins (RK-6.4)."""
    return Event("rival-kings-event-game", {"n": number})


def round_begins(number: int) -> Event:
    """Characters are shuffled and dealt (RK-1.3)."""
    return Event("rival-kings-event-round", {"n": number})


def hand_dealt(components: RivalKingsComponents, seat: int, hand: int) -> Event:
    """The cards that one player is dealt; the others see none of them."""
    number = HAND_DEALT | (hand << 2) | seat
    event = components.events.get(number)
    if event is None:
        event = _hand_dealt(components, seat, hand)
        components.events[number] = event
    return event


def _hand_dealt(components: RivalKingsComponents, seat: int, hand: int) -> Event:
    kinds = [kind for kind in range(CHARACTERS) if hand & (1 << kind) != 0]
    cards = [components.character_words[kind] for kind in kinds]
    moves = [Move(components.character_names[kind], CHARACTER_PILE, HAND[seat]) for kind in kinds]
    return Event("rival-kings-event-hand", {"cards": cards}, moves, only(seat))


def character_revealed(components: RivalKingsComponents, seat: int, character: int) -> Event:
    """Everybody turns up the chosen character (RK-2.2)."""
    number = REVEALED | (character << 2) | seat
    event = components.events.get(number)
    if event is None:
        event = Event(
            "rival-kings-event-reveal",
            {"who": SEAT_PHRASES[seat], "character": components.character_words[character]},
            [Move(components.character_names[character], HAND[seat], CHARACTER[seat])],
        )
        components.events[number] = event
    return event


def character_turned_up(components: RivalKingsComponents, character: int) -> Event:
    """The top card of the character pile (RK-3.5)."""
    return Event(
        "rival-kings-event-turned-up",
        {"character": components.character_words[character]},
        [Move(components.character_names[character], CHARACTER_PILE, TURNED_UP)],
    )


def top_turned(components: RivalKingsComponents, pile: int, kind: int) -> Event:
    """A new card lies on top of a pile (RK-1.1)."""
    number = TOP_TURNED | (kind << 2) | pile
    event = components.events.get(number)
    if event is None:
        event = Event(
            "rival-kings-event-top",
            {"card": components.face_words[kind], "pile": PILE_WORDS[pile]},
            [Move(components.face_names[kind], PILE[pile], PILE[pile])],
        )
        components.events[number] = event
    return event


def cycle_ends(components: RivalKingsComponents, players: list[Player]) -> Event:
    """Crests go home and the characters are laid aside (RK-2.1)."""
    moves: list[Move] = []
    for seat, player in enumerate(players):
        moves.append(components.characters_home[seat][player.character])
        if player.crests != 0:
            for kind in range(len(ACTION_NAMES)):
                robber = player.crest_on(kind)
                if robber != NONE:
                    moves.append(_CREST_HOME[seat][kind][robber])
    return Event("rival-kings-event-cycle-ends", None, moves)


def cards_seen(components: RivalKingsComponents, seat: int, pile: int, kinds: list[int]) -> Event:
    """The cards that one player sees in a pile, from the top down."""
    cards = [components.face_words[kind] for kind in kinds]
    return Event("rival-kings-event-seen", {"pile": PILE_WORDS[pile], "cards": cards}, None, only(seat))
