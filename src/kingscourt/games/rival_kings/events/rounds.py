"""Events of games, rounds and cycles: characters dealt, played and turned up."""

from __future__ import annotations

from typing import Final

from kingscourt.games.rival_kings.components import PILE_WORDS, RivalKingsComponents
from kingscourt.games.rival_kings.event_cache_keys import (
    HAND_DEALT,
    HAND_RETURNED,
    REVEALED,
    SEEN_TOP_TURNED,
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
from kingscourt.games.rival_kings.player import Player, robber_in
from kingscourt.games.rival_kings.vocabulary import (
    ACTION_NAMES,
    CHARACTERS,
    MAX_PLAYERS,
    NONE,
    RANK_LETTERS,
)
from kingscourt.games.rival_kings.vocabulary import HAND as HAND_SIZE
from kingscourt.kernel.audience import EVERYONE, all_but, only
from kingscourt.kernel.event import Event, Move
from kingscourt.kernel.phrase import SEAT_PHRASES, Phrase, Value

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


class CharacterRevealed(Event):
    """A player plays the chosen character from the hand (RK-2.2); the others saw its back so far."""

    def __init__(self, components: RivalKingsComponents, seat: int, character: int) -> None:
        args: dict[str, Value] = {
            "who": SEAT_PHRASES[seat],
            "character": components.character_words[character],
        }
        face = components.character_things[character]
        moves = [Move(face, HAND[seat], CHARACTER[seat])]
        turned = [Move(CHARACTER_BACK, HAND[seat], CHARACTER[seat], into=face)]
        super().__init__("rival-kings-event-reveal", args, moves, only(seat))
        self.to_others: Event = Event("rival-kings-event-reveal", args, turned, all_but(seat))


def character_revealed(components: RivalKingsComponents, seat: int, character: int) -> CharacterRevealed:
    """The event of one player; `to_others` is the same for everybody else."""
    number = REVEALED | (character << 2) | seat
    event = components.events.get(number)
    if event is None:
        event = CharacterRevealed(components, seat, character)
        components.events[number] = event
    assert isinstance(event, CharacterRevealed)
    return event


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


class SeenTopTurned(Event):
    """The same where some have seen the card before, for whom nothing is turned."""

    def __init__(self, components: RivalKingsComponents, pile: int, kind: int, known: int) -> None:
        args: dict[str, Value] = {"card": components.face_words[kind], "pile": PILE_WORDS[pile]}
        moves = [_turned(components, pile, kind)]
        super().__init__("rival-kings-event-top", args, None, known)
        self.to_others: Event = Event("rival-kings-event-top", args, moves, EVERYONE & ~known)


def seen_top_turned(components: RivalKingsComponents, pile: int, kind: int, known: int) -> SeenTopTurned:
    """The event of those who had seen the card; `to_others` is the same for everybody else."""
    number = SEEN_TOP_TURNED | (known << 7) | (kind << 2) | pile
    event = components.events.get(number)
    if event is None:
        event = SeenTopTurned(components, pile, kind, known)
        components.events[number] = event
    assert isinstance(event, SeenTopTurned)
    return event


def _turned(components: RivalKingsComponents, pile: int, kind: int) -> Move:
    return Move(components.backs[kind], PILE[pile], PILE[pile], into=components.face_things[kind])


class CycleEnds(Event):
    """Crests go home and the characters are laid aside (RK-2.1); moves are made when somebody reads them."""

    def __init__(self, components: RivalKingsComponents, players: list[Player], turned_up: int) -> None:
        super().__init__("rival-kings-event-cycle-ends")
        self.components: RivalKingsComponents = components
        self.characters: list[int] = [player.character for player in players]
        self.crests: list[int] = [player.crests for player in players]
        self.used: list[bool] = [player.used for player in players]
        self.turned_up: int = turned_up

    def moved(self) -> list[Move]:
        moves: list[Move] = []
        for seat, character in enumerate(self.characters):
            moves.append(self.components.characters_home[seat][character])
            if self.used[seat]:
                moves.append(_ABILITY_BACK[seat])
            for kind in range(len(ACTION_NAMES)):
                robber = robber_in(self.crests[seat], kind)
                if robber != NONE:
                    moves.append(_CREST_HOME[seat][kind][robber])
        if self.turned_up != NONE:
            moves.append(Move(self.components.character_things[self.turned_up], TURNED_UP, OUT))
        return moves


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


class CardsSeen(Event):
    """The cards that one player sees in a pile, from the top down; some are new to that player."""

    def __init__(
        self, components: RivalKingsComponents, seat: int, pile: int, kinds: list[int], new: list[int]
    ) -> None:
        super().__init__("rival-kings-event-seen", None, None, only(seat))
        self.components: RivalKingsComponents = components
        self.pile: int = pile
        self.kinds: list[int] = kinds
        self.new: list[int] = new

    def phrase(self) -> Phrase:
        words = [self.components.face_words[kind] for kind in self.kinds]
        return Phrase(self.key, {"pile": PILE_WORDS[self.pile], "cards": words})

    def moved(self) -> list[Move]:
        return [_turned(self.components, self.pile, kind) for kind in self.new]
