"""Events of games, rounds and cycles: characters dealt, played and turned up."""

from __future__ import annotations

from typing import Final

from kingscourt.games.rival_kings.action_ability_and_pile_numbers import (
    ACTION_NAMES,
    CHARACTERS,
    MAX_PLAYERS,
    NONE,
    RANK_LETTERS,
)
from kingscourt.games.rival_kings.action_ability_and_pile_numbers import HAND as HAND_SIZE
from kingscourt.games.rival_kings.components import PILE_WORDS, RivalKingsComponents
from kingscourt.games.rival_kings.event_cache_keys import (
    HAND_DEALT,
    HAND_RETURNED,
    REVEALED,
    REVEALED_TO_OTHERS,
    TOP_TURNED,
)
from kingscourt.games.rival_kings.places import (
    ABILITY,
    ABILITY_OF_CYCLE,
    ABILITY_USED,
    CHARACTER,
    CHARACTER_BACK,
    CHARACTER_PILE,
    CREST,
    CRESTS,
    HAND,
    OUT,
    PILE,
    SLOT,
    TURNED_UP,
)
from kingscourt.games.rival_kings.player import Player
from kingscourt.kernel.audience import EVERYONE, all_but, only
from kingscourt.kernel.event import Event, Move
from kingscourt.kernel.phrase import SEAT_PHRASES, Value

CYCLE: Final = [Event("rival-kings-event-cycle", {"n": number}) for number in range(3)]
TURN: Final = [
    [Event("rival-kings-event-turn", {"who": SEAT_PHRASES[seat], "rank": rank}) for rank in RANK_LETTERS]
    for seat in range(MAX_PLAYERS)
]
TURN_BEFORE_RIVAL: Final = [
    [
        [
            [
                Event(
                    f"rival-kings-event-turn-{reason}",
                    {"who": SEAT_PHRASES[seat], "player": SEAT_PHRASES[rival], "rank": rank},
                )
                for rank in RANK_LETTERS
            ]
            for reason in ["symbol", "markers"]
        ]
        for rival in range(MAX_PLAYERS)
    ]
    for seat in range(MAX_PLAYERS)
]
FIRST_GAME: Final = Event("rival-kings-event-game", {"n": 1})  # of a match (RK-6.4)
STANDSTILL: Final = Event("rival-kings-event-standstill")
_ABILITY_BACK: Final = [
    Move(ABILITY_OF_CYCLE, ABILITY_USED[seat], ABILITY[seat]) for seat in range(MAX_PLAYERS)
]
_CREST_HOME: Final = [
    [[Move(CREST, slot, CRESTS[robber]) for robber in range(MAX_PLAYERS)] for slot in slots] for slots in SLOT
]
PILE_RUNS_OUT: Final = [Event("rival-kings-event-ran-out", {"pile": word}) for word in PILE_WORDS]


def round_begins(number: int) -> Event:
    """Characters are shuffled and dealt (RK-1.3)."""
    return Event("rival-kings-event-round", {"n": number})


def hands_dealt(seats: int) -> Event:
    """Everybody sees that all have got their characters; each then looks at the own ones (RK-1.3)."""
    return _HANDS_DEALT[seats]


_HANDS_DEALT: Final = [
    Event(
        "rival-kings-event-dealt",
        {"n": HAND_SIZE},
        [Move(CHARACTER_BACK, CHARACTER_PILE, HAND[seat], HAND_SIZE) for seat in range(seats)],
    )
    for seats in range(MAX_PLAYERS + 1)
]


def hand_dealt(components: RivalKingsComponents, seat: int, hand: int) -> Event:
    """The cards that one player is dealt, face up to nobody else."""
    number = HAND_DEALT | (hand << 2) | seat
    event = components.events.get(number)
    if event is None:
        event = _hand_dealt(components, seat, hand)
        components.events[number] = event
    return event


def _hand_dealt(components: RivalKingsComponents, seat: int, hand: int) -> Event:
    kinds = [kind for kind in range(CHARACTERS) if hand & (1 << kind) != 0]
    cards = [components.character_words[kind] for kind in kinds]
    moves = [
        Move(CHARACTER_BACK, HAND[seat], HAND[seat], into=components.character_things[kind]) for kind in kinds
    ]
    return Event("rival-kings-event-hand", {"cards": cards}, moves, only(seat))


def character_revealed(components: RivalKingsComponents, seat: int, character: int) -> Event:
    """A player plays the chosen character from the hand, as that player sees it (RK-2.2)."""
    number = REVEALED | (character << 2) | seat
    event = components.events.get(number)
    if event is None:
        move = Move(components.character_things[character], HAND[seat], CHARACTER[seat])
        event = _revealed(components, seat, character, move, only(seat))
        components.events[number] = event
    return event


def character_revealed_to_others(components: RivalKingsComponents, seat: int, character: int) -> Event:
    """The same as the others see it, who saw the back so far."""
    number = REVEALED_TO_OTHERS | (character << 2) | seat
    event = components.events.get(number)
    if event is None:
        face = components.character_things[character]
        move = Move(CHARACTER_BACK, HAND[seat], CHARACTER[seat], into=face)
        event = _revealed(components, seat, character, move, all_but(seat))
        components.events[number] = event
    return event


def _revealed(components: RivalKingsComponents, seat: int, character: int, move: Move, to: int) -> Event:
    args: dict[str, Value] = {
        "who": SEAT_PHRASES[seat],
        "character": components.character_words[character],
    }
    return Event("rival-kings-event-reveal", args, [move], to)


def character_turned_up(components: RivalKingsComponents, character: int) -> Event:
    """The top card of the character pile (RK-3.5)."""
    return Event(
        "rival-kings-event-turned-up",
        {"character": components.character_words[character]},
        [Move(CHARACTER_BACK, CHARACTER_PILE, TURNED_UP, into=components.character_things[character])],
    )


def top_turned(components: RivalKingsComponents, pile: int, kind: int) -> Event:
    """A new card lies on top of a pile (RK-1.1)."""
    number = TOP_TURNED | (kind << 2) | pile
    event = components.events.get(number)
    if event is None:
        event = Event(
            "rival-kings-event-top",
            {"card": components.face_words[kind], "pile": PILE_WORDS[pile]},
            [_turned(components, pile, kind)],
        )
        components.events[number] = event
    return event


def seen_top_turned(components: RivalKingsComponents, pile: int, kind: int, known: int) -> list[Event]:
    """The same where some have seen the card before, for whom nothing is turned."""
    args: dict[str, Value] = {"card": components.face_words[kind], "pile": PILE_WORDS[pile]}
    return [
        Event("rival-kings-event-top", args, None, known),
        Event("rival-kings-event-top", args, [_turned(components, pile, kind)], EVERYONE & ~known),
    ]


def _turned(components: RivalKingsComponents, pile: int, kind: int) -> Move:
    return Move(components.backs[kind], PILE[pile], PILE[pile], into=components.face_things[kind])


def cycle_ends(components: RivalKingsComponents, players: list[Player], turned_up: int) -> Event:
    """Crests go home and the characters are laid aside (RK-2.1)."""
    moves: list[Move] = []
    for seat, player in enumerate(players):
        moves.append(components.characters_home[seat][player.character])
        if player.used:
            moves.append(_ABILITY_BACK[seat])
        if player.crests != 0:
            for kind in range(len(ACTION_NAMES)):
                robber = player.crest_on(kind)
                if robber != NONE:
                    moves.append(_CREST_HOME[seat][kind][robber])
    if turned_up != NONE:
        moves.append(Move(components.character_things[turned_up], TURNED_UP, OUT))
    return Event("rival-kings-event-cycle-ends", None, moves)


def hand_returned(components: RivalKingsComponents, seat: int, hand: int) -> Event:
    """The characters that one player has not played are turned over (RK-2.1)."""
    number = HAND_RETURNED | (hand << 2) | seat
    event = components.events.get(number)
    if event is None:
        kinds = [kind for kind in range(CHARACTERS) if hand & (1 << kind) != 0]
        words = [components.character_words[kind] for kind in kinds]
        moves = [
            Move(components.character_things[kind], HAND[seat], HAND[seat], into=CHARACTER_BACK)
            for kind in kinds
        ]
        args: dict[str, Value] = {"cards": words, "n": len(kinds)}
        event = Event("rival-kings-event-hand-returned", args, moves, only(seat))
        components.events[number] = event
    return event


class CharactersCollected(Event):
    """All characters go back to be shuffled (RK-2.1); the moves are made when somebody reads them."""

    def __init__(self, components: RivalKingsComponents, open: int, hands: list[int]) -> None:
        super().__init__("rival-kings-event-collected")
        self.components: RivalKingsComponents = components
        self.open: int = open
        self.hands: list[int] = hands

    def moved(self) -> list[Move]:
        things = self.components.character_things
        moves = [
            Move(things[kind], OUT, CHARACTER_PILE, into=CHARACTER_BACK)
            for kind in range(CHARACTERS)
            if self.open & (1 << kind) != 0
        ]
        for seat, hand in enumerate(self.hands):
            if hand != 0:
                moves.append(Move(CHARACTER_BACK, HAND[seat], CHARACTER_PILE, hand.bit_count()))
        return moves


def cards_seen(
    components: RivalKingsComponents, seat: int, pile: int, kinds: list[int], new: list[int]
) -> Event:
    """The cards that one player sees in a pile, from the top down; some are new to that player."""
    cards = [components.face_words[kind] for kind in kinds]
    moves = [_turned(components, pile, kind) for kind in new]
    return Event("rival-kings-event-seen", {"pile": PILE_WORDS[pile], "cards": cards}, moves, only(seat))
