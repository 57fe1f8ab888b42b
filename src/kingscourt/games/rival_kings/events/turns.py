"""Events of a turn: actions and abilities (RK-4, RK-5)."""

from __future__ import annotations

from typing import Final

from kingscourt.games.rival_kings.card_lines import value_confidence
from kingscourt.games.rival_kings.components import ACTION_WORDS, PILE_WORDS, RivalKingsComponents
from kingscourt.games.rival_kings.event_cache_keys import ABILITY_USED, ACQUIRED, MONEY_TAKEN
from kingscourt.games.rival_kings.events.conflicts import USES_UP
from kingscourt.games.rival_kings.places import (
    COIN,
    COINS,
    MARKER,
    MARKERS,
    PILE,
    PILE_MONEY,
    ROW,
    SUPPLY_COINS,
    SUPPLY_MARKERS,
)
from kingscourt.games.rival_kings.vocabulary import ACTION_NAMES, MAX_PLAYERS, SYMBOLS
from kingscourt.kernel.audience import EVERYONE, all_but
from kingscourt.kernel.event import Event, Move
from kingscourt.kernel.phrase import SEAT_PHRASES, Value, number

_SEATS: Final = range(MAX_PLAYERS)

SETTLED: Final = [
    Event(
        "rival-kings-event-settle",
        {"who": SEAT_PHRASES[seat]},
        [Move(MARKER, MARKERS[seat], SUPPLY_MARKERS)],
    )
    for seat in _SEATS
]
GAVE: Final = [
    [
        Event(
            "rival-kings-event-give",
            {"who": SEAT_PHRASES[seat], "player": SEAT_PHRASES[rival]},
            [Move(MARKER, MARKERS[seat], MARKERS[rival])],
        )
        for rival in _SEATS
    ]
    for seat in _SEATS
]
DECLINED: Final = [
    [
        Event("rival-kings-event-decline", {"who": SEAT_PHRASES[seat], "kind": ACTION_WORDS[kind]})
        for kind in range(len(ACTION_NAMES))
    ]
    for seat in _SEATS
]
DECLINED_STOLEN: Final = [
    [
        [
            Event(
                "rival-kings-event-decline-stolen",
                {"who": SEAT_PHRASES[seat], "kind": ACTION_WORDS[kind], "player": SEAT_PHRASES[victim]},
            )
            for kind in range(len(ACTION_NAMES))
        ]
        for victim in _SEATS
    ]
    for seat in _SEATS
]
# Why an action cannot be carried out; nobody is asked about it.
NO_MARKER: Final = 0  # RK-4.1, RK-4.2
NO_MONEY: Final = 1  # RK-4.3
NO_CARD: Final = 2  # RK-4.4, RK-4.5
TOO_DEAR: Final = 3  # RK-4.4, RK-4.5
_REASONS: Final = ["no-marker", "no-money", "no-card", "too-dear"]
CANNOT: Final = [
    [
        [
            Event(f"rival-kings-event-cannot-{reason}", {"who": SEAT_PHRASES[seat], "kind": word})
            for word in ACTION_WORDS
        ]
        for reason in _REASONS
    ]
    for seat in _SEATS
]
CANNOT_ANY: Final = [Event("rival-kings-event-cannot-any", {"who": SEAT_PHRASES[seat]}) for seat in _SEATS]
DECLINED_ALL: Final = [Event("rival-kings-event-decline-all", {"who": SEAT_PHRASES[seat]}) for seat in _SEATS]
LEFT: Final = [
    [Event("rival-kings-event-leave", {"who": SEAT_PHRASES[seat], "pile": word}) for word in PILE_WORDS]
    for seat in _SEATS
]
LOOKS: Final = [
    [
        Event("rival-kings-event-look", {"who": SEAT_PHRASES[seat], "pile": word}, None, all_but(seat))
        for word in PILE_WORDS
    ]
    for seat in _SEATS
]


def piles_refilled(amounts: list[int]) -> Event:
    """All four were empty; new money comes from the supply (RK-4.3)."""
    moves = [Move(COIN, SUPPLY_COINS, PILE_MONEY[pile], n) for pile, n in enumerate(amounts) if n > 0]
    return Event("rival-kings-event-refill", {"n": sum(amounts)}, moves)


def money_taken(components: RivalKingsComponents, seat: int, pile: int, n: int) -> Event:
    """All money of a pile (RK-4.3)."""
    number = MONEY_TAKEN | (n << 4) | (pile << 2) | seat
    event = components.events.get(number)
    if event is None:
        event = Event(
            "rival-kings-event-money",
            {"who": SEAT_PHRASES[seat], "pile": PILE_WORDS[pile], "n": n},
            [Move(COIN, PILE_MONEY[pile], COINS[seat], n)],
        )
        components.events[number] = event
    return event


def card_acquired(components: RivalKingsComponents, seat: int, pile: int, kind: int, price: int) -> Event:
    """A subject recruited or a building bought from the top of a pile (RK-4.4, RK-4.5)."""
    number = ACQUIRED | (price << 9) | (kind << 4) | (pile << 2) | seat
    event = components.events.get(number)
    if event is None:
        card = Move(components.face_things[kind], PILE[pile], ROW[seat])
        event = _card_acquired(components, seat, pile, kind, price, card, EVERYONE)
        components.events[number] = event
    return event


def card_picked(
    components: RivalKingsComponents, seat: int, pile: int, kind: int, price: int, known: int
) -> list[Event]:
    """The same from inside a pile; those who had not seen the card saw its back (RK:vintner, RK:miner)."""
    face = components.face_things[kind]
    moved = Move(face, PILE[pile], ROW[seat])
    turned = Move(components.backs[kind], PILE[pile], ROW[seat], into=face)
    return [
        _card_acquired(components, seat, pile, kind, price, moved, known),
        _card_acquired(components, seat, pile, kind, price, turned, EVERYONE & ~known),
    ]


def _card_acquired(
    components: RivalKingsComponents, seat: int, pile: int, kind: int, price: int, card: Move, to: int
) -> Event:
    moves = [card]
    if price > 0:
        moves.append(Move(COIN, COINS[seat], PILE_MONEY[pile], price))
    return Event(
        "rival-kings-event-buy" if kind < SYMBOLS else "rival-kings-event-recruit",
        {
            "who": SEAT_PHRASES[seat],
            "card": components.face_words[kind],
            "pile": PILE_WORDS[pile],
            "n": number(price, value_confidence(components, kind)),
        },
        moves,
        to,
    )


def ability_used(components: RivalKingsComponents, seat: int, subject: int) -> Event:
    """A player calls on the active subject (RK-5.1)."""
    number = ABILITY_USED | (subject << 2) | seat
    event = components.events.get(number)
    if event is None:
        args: dict[str, Value] = {"who": SEAT_PHRASES[seat], "subject": components.face_words[subject]}
        event = Event("rival-kings-event-use", args, [USES_UP[seat]])
        components.events[number] = event
    return event


def coins_received(seat: int, n: int) -> Event:
    """Coins from the supply (RK:jailer, RK:scholar)."""
    return Event(
        "rival-kings-event-coins",
        {"who": SEAT_PHRASES[seat], "n": n},
        [Move(COIN, SUPPLY_COINS, COINS[seat], n)],
    )


def action_twice(seat: int, kind: int) -> Event:
    """The one action is carried out twice (RK:sailor)."""
    return Event("rival-kings-event-twice", {"who": SEAT_PHRASES[seat], "kind": ACTION_WORDS[kind]})


def action_again(seat: int, kind: int) -> Event:
    """The one action, which has recruited a Sailor, is carried out once more (RK:sailor)."""
    return Event("rival-kings-event-again", {"who": SEAT_PHRASES[seat], "kind": ACTION_WORDS[kind]})


def action_recovered(seat: int, kind: int) -> Event:
    """A stolen action is carried out after all (RK:farmer)."""
    return Event("rival-kings-event-recover", {"who": SEAT_PHRASES[seat], "kind": ACTION_WORDS[kind]})


def cards_swapped(components: RivalKingsComponents, seat: int, rival: int, given: int, taken: int) -> Event:
    """Two players exchange cards (RK:court-lady, RK:bishop)."""
    return Event(
        "rival-kings-event-swap-cards",
        {
            "who": SEAT_PHRASES[seat],
            "player": SEAT_PHRASES[rival],
            "given": components.face_words[given],
            "taken": components.face_words[taken],
        },
        [
            Move(components.face_things[given], ROW[seat], ROW[rival]),
            Move(components.face_things[taken], ROW[rival], ROW[seat]),
        ],
    )


def swapped_with_middle(
    components: RivalKingsComponents, seat: int, pile: int, given: int, taken: int
) -> Event:
    """A card in front of a player changes places with a face-up one (RK:troubadour)."""
    return Event(
        "rival-kings-event-swap-middle",
        {
            "who": SEAT_PHRASES[seat],
            "pile": PILE_WORDS[pile],
            "given": components.face_words[given],
            "taken": components.face_words[taken],
        },
        [
            Move(components.face_things[taken], PILE[pile], ROW[seat]),
            Move(components.face_things[given], ROW[seat], PILE[pile]),
        ],
    )
