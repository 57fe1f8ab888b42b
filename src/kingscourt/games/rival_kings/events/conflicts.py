"""Events of conflicts: markers taken, with the reason, and crests laid (RK-3)."""

from __future__ import annotations

from typing import Final

from kingscourt.games.rival_kings.components import ACTION_WORDS, RivalKingsComponents
from kingscourt.games.rival_kings.event_cache_keys import ROBBED
from kingscourt.games.rival_kings.places import (
    ABILITY,
    ABILITY_OF_CYCLE,
    ABILITY_USED,
    CHARACTER,
    CREST,
    CRESTS,
    MARKER,
    MARKERS,
    SLOT,
    SUPPLY_MARKERS,
)
from kingscourt.games.rival_kings.vocabulary import (
    ACTION_NAMES,
    MAX_PLAYERS,
    RANK_LETTERS,
)
from kingscourt.kernel.event import Event, Move
from kingscourt.kernel.phrase import SEAT_PHRASES

_SEATS: Final = range(MAX_PLAYERS)
_KINDS: Final = range(len(ACTION_NAMES))
USES_UP: Final = [Move(ABILITY_OF_CYCLE, ABILITY[seat], ABILITY_USED[seat]) for seat in _SEATS]
_MARKER_TO: Final = [[Move(MARKER, SUPPLY_MARKERS, MARKERS[seat])] for seat in _SEATS]

# The same few sentences repeat, so they are made once, by seat or by two seats.
NO_MARKER_LEFT: Final = [
    Event("rival-kings-event-no-marker-left", {"who": SEAT_PHRASES[seat]}) for seat in _SEATS
]
KEEPS_CHARACTER: Final = [
    Event("rival-kings-event-keeps-character", {"who": SEAT_PHRASES[seat]}) for seat in _SEATS
]
SAME_RANK: Final = [
    [
        [
            Event(
                "rival-kings-event-same-rank",
                {"who": SEAT_PHRASES[seat], "player": SEAT_PHRASES[other], "rank": rank},
                _MARKER_TO[seat],
            )
            for rank in RANK_LETTERS
        ]
        for other in _SEATS
    ]
    for seat in _SEATS
]
LAST_ACTION_STAYS: Final = [
    [
        Event(
            "rival-kings-event-last-action-stays",
            {"who": SEAT_PHRASES[robber], "player": SEAT_PHRASES[victim]},
        )
        for victim in _SEATS
    ]
    for robber in _SEATS
]
COVERED: Final = [
    [
        [
            Event(
                "rival-kings-event-cover",
                {
                    "who": SEAT_PHRASES[robber],
                    "player": SEAT_PHRASES[victim],
                    "kind": ACTION_WORDS[kind],
                },
                [Move(CREST, CRESTS[robber], SLOT[victim][kind])],
            )
            for kind in _KINDS
        ]
        for victim in _SEATS
    ]
    for robber in _SEATS
]


def robbed(components: RivalKingsComponents, victim: int, robber: int, rank: int) -> Event:
    """The victim of a robbing rank takes a marker (RK-3.2)."""
    number = ROBBED | (rank << 4) | (robber << 2) | victim
    event = components.events.get(number)
    if event is None:
        event = Event(
            "rival-kings-event-robbed",
            {
                "who": SEAT_PHRASES[victim],
                "player": SEAT_PHRASES[robber],
                "rank": RANK_LETTERS[rank],
                "loot": RANK_LETTERS[components.steals_from[rank]],
            },
            _MARKER_TO[victim],
        )
        components.events[number] = event
    return event


def marker_deflected(components: RivalKingsComponents, victim: int, robber: int, subject: int) -> Event:
    """The robber takes the marker instead (RK:watchman)."""
    return Event(
        "rival-kings-event-deflected",
        {
            "who": SEAT_PHRASES[victim],
            "player": SEAT_PHRASES[robber],
            "subject": components.face_words[subject],
        },
        [USES_UP[victim], *_MARKER_TO[robber]],
    )


def marker_fended_off(components: RivalKingsComponents, seat: int, subject: int) -> Event:
    """Nobody takes the marker of a revealed card (RK-3.5, RK:watchman)."""
    return Event(
        "rival-kings-event-fended-off",
        {"who": SEAT_PHRASES[seat], "subject": components.face_words[subject]},
        [USES_UP[seat]],
    )


def clashed_with_card(components: RivalKingsComponents, seat: int, own_rank: int, character: int) -> Event:
    """A player takes a marker because of the revealed card, of an equal or a robbing rank (RK-3.5)."""
    rank = components.ranks[character]
    return Event(
        "rival-kings-event-clash-equal" if rank == own_rank else "rival-kings-event-clash-robbed",
        {
            "who": SEAT_PHRASES[seat],
            "character": components.character_words[character],
            "rank": RANK_LETTERS[rank],
            "loot": RANK_LETTERS[own_rank],
        },
        _MARKER_TO[seat],
    )


def characters_swapped(
    components: RivalKingsComponents, seat: int, rival: int, subject: int, given: int, taken: int
) -> Event:
    """Two players exchange characters (RK:gardener)."""
    return Event(
        "rival-kings-event-swap-characters",
        {
            "who": SEAT_PHRASES[seat],
            "player": SEAT_PHRASES[rival],
            "subject": components.face_words[subject],
            "given": components.character_words[given],
            "taken": components.character_words[taken],
        },
        [
            USES_UP[seat],
            Move(components.character_things[given], CHARACTER[seat], CHARACTER[rival]),
            Move(components.character_things[taken], CHARACTER[rival], CHARACTER[seat]),
        ],
    )
