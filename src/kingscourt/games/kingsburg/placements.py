"""Every way to lay a group of dice on an advisor, as a table of shared actions (KB-3.2)."""

from __future__ import annotations

from typing import Final

from kingscourt.games.kingsburg.dice_multisets import DICE, NO_DICE, WHITE_SETS, Dice
from kingscourt.kernel.action import Action, Argument
from kingscourt.kernel.event import Event
from kingscourt.kernel.phrase import MAX_SEATS, Phrase

ADVISORS: Final = 18
PLACE: Final = "place"
TOKEN_ADDS: Final = 2  # KB-3.2b
SHIFTS: Final = [-1, 0, 1]  # KB-3.2c
ADVISOR_PLACES: Final = [f"advisor/{number}" for number in range(ADVISORS + 1)]

_OWN_PLACES: Final = [f"my/die/own/{face}" for face in range(7)]
_WHITE_PLACES: Final = [f"my/die/white/{face}" for face in range(7)]
_OWN_WORDS: Final = [Phrase("kingsburg-group-dice", {"dice": dice.text}) for dice in DICE]
_WHITE_WORDS: Final = [Phrase("kingsburg-group-white", {"dice": dice.text}) for dice in DICE]
_SHIFT_TEXTS: Final = {-1: "-1", 1: "+1"}
_SHIFT_WORDS: Final = {-1: Phrase("kingsburg-group-market-lower"), 1: Phrase("kingsburg-group-market-higher")}

_PARTS: Final = 4  # own dice, white dice, tokens, Market
_NO_EVENTS: Final[list[Event | None]] = []


class Place(Action):
    """Lay a group of dice, with tokens and perhaps the Market, on an advisor."""

    def __init__(
        self, index: int, own: Dice, white: Dice, tokens: int, shift: int, target: int, advisor: Phrase
    ) -> None:
        super().__init__(PLACE, _args(tokens, shift, target), _text(own, white, tokens, shift, target))
        self.index: int = index
        self.own: Dice = own
        self.white: Dice = white
        self.tokens: int = tokens
        self.shift: int = shift
        self.target: int = target
        self.bit: int = 1 << target
        self.advisor: Phrase = advisor
        self.words: list[Phrase] | None = None
        # Groups of own dice alone are very frequent, so their log lines are worded once per seat.
        is_plain = white.count == 0 and tokens == 0 and shift == 0
        self.events: list[Event | None] = [None] * MAX_SEATS if is_plain else _NO_EVENTS

    def counts(self) -> int:
        """The number that the group counts: dice, tokens and Market."""
        return self.own.total + self.white.total + TOKEN_ADDS * self.tokens + self.shift

    def group(self) -> list[Phrase]:
        """The group in words, part by part."""
        words = self.words
        if words is None:
            words = []
            if self.own.count:
                words.append(_OWN_WORDS[self.own.index])
            if self.white.count:
                words.append(_WHITE_WORDS[self.white.index])
            if self.tokens:
                words.append(Phrase("kingsburg-group-tokens", {"n": self.tokens}))
            if self.shift:
                words.append(_SHIFT_WORDS[self.shift])
            self.words = words
        return words

    def label(self) -> Phrase:
        group = self.group()
        # A button has room for 60 characters, so a group of every kind of part does without the verb.
        key = "kingsburg-action-place" if len(group) < _PARTS else "kingsburg-action-place-long"
        return Phrase(key, {"group": group, "advisor": self.advisor})

    def points_at(self) -> list[str]:
        places = [ADVISOR_PLACES[self.target]]
        places += [_OWN_PLACES[face] for face in self.own.faces]
        places += [_WHITE_PLACES[face] for face in self.white.faces]
        if self.tokens:
            places.append("my/tokens")
        if self.shift:
            places.append("my/market")
        return places


def _args(tokens: int, shift: int, target: int) -> dict[str, Argument]:
    """What a placement consists of besides dice; these are told by the places that it points at."""
    args: dict[str, Argument] = {"advisor": target}
    if tokens:
        args["tokens"] = tokens
    if shift:
        args["market"] = shift
    return args


def _text(own: Dice, white: Dice, tokens: int, shift: int, target: int) -> str:
    dice = [str(face) for face in reversed(own.faces)] + [f"w{face}" for face in reversed(white.faces)]
    text = f"{PLACE} " + "+".join(dice)
    if tokens:
        text += " +2" if tokens == 1 else f" +2x{tokens}"
    if shift:
        text += " market " + _SHIFT_TEXTS[shift]
    return f"{text} @ {target}"


class Group:
    """A group of own and white dice, with the advisors it can reach by number of tokens."""

    def __init__(self, own: Dice, white: Dice) -> None:
        self.own: Dice = own
        self.white: Dice = white
        self.count: int = own.count + white.count
        self.rows: list[list[Place]] = []  # by tokens; Market -1, none, +1
        self.exact: list[Place | None] = []  # by tokens, without the Market
        self.beyond: Place | None = None  # one token more than dice is never legal
        # By the most tokens used: all placements in canonical order, and the advisors they reach.
        self.upto: list[list[Place]] = []
        self.upto_reach: list[int] = []
        self.upto_market: list[list[Place]] = []
        self.upto_market_reach: list[int] = []

    def add_row(self, row: list[Place], exact: Place | None) -> None:
        """The placements with one token more than before."""
        self.rows.append(row)
        self.exact.append(exact)
        plain = [] if exact is None else [exact]
        self.upto.append([*self.upto[-1], *plain] if self.upto else plain)
        self.upto_market.append([*self.upto_market[-1], *row] if self.upto_market else row)
        self.upto_reach.append(_reach(self.upto[-1]))
        self.upto_market_reach.append(_reach(self.upto_market[-1]))


def _reach(places: list[Place]) -> int:
    mask = 0
    for place in places:
        mask |= place.bit
    return mask


class Hand:
    """All groups that unplaced dice can form, in canonical order."""

    def __init__(self, groups: list[Group]) -> None:
        self.groups: list[Group] = groups
        self.plain: list[Place] = []  # without tokens and Market
        self.reach: int = 0  # advisors that the plain ones reach
        for group in groups:
            place = group.exact[0]
            if place is not None:
                self.plain.append(place)
                self.reach |= place.bit


class PlaceTable:
    """The placements of one set of advisors, built once and then only looked up."""

    def __init__(self, advisors: list[Phrase]) -> None:
        self.advisors: list[Phrase] = advisors  # by number; entry 0 stands for none
        self.places: list[Place] = []
        self.groups: dict[int, Group] = {}
        self.hands: list[Hand | None] = [None] * (len(DICE) * WHITE_SETS)
        self.white_only: dict[int, Place] = {}  # by white dice
        self.missing: dict[int, Place] = {}  # by own dice * 32 + target
        for own in DICE[1:]:
            for white in DICE[:WHITE_SETS]:
                self.groups[own.index * WHITE_SETS + white.index] = self._group(own, white)
        self._add_refused()

    def hand(self, own: Dice, white: Dice) -> Hand:
        """The groups that these unplaced dice can form."""
        key = own.index * WHITE_SETS + white.index
        hand = self.hands[key]
        if hand is None:
            hand = self._hand(own, white)
            self.hands[key] = hand
        return hand

    def _place(self, own: Dice, white: Dice, tokens: int, shift: int, target: int) -> Place:
        place = Place(len(self.places), own, white, tokens, shift, target, self.advisors[target])
        self.places.append(place)
        return place

    def _group(self, own: Dice, white: Dice) -> Group:
        group = Group(own, white)
        total = own.total + white.total
        for tokens in range(group.count + 1):
            row: list[Place] = []
            exact: Place | None = None
            for shift in SHIFTS:
                target = total + TOKEN_ADDS * tokens + shift
                if 1 <= target <= ADVISORS:
                    place = self._place(own, white, tokens, shift, target)
                    row.append(place)
                    if shift == 0:
                        exact = place
            group.add_row(row, exact)
        return group

    def _hand(self, own: Dice, white: Dice) -> Hand:
        groups: list[Group] = []
        for some_own in DICE[1:]:
            if own.rest[some_own.index] is None:
                continue
            for some_white in DICE[:WHITE_SETS]:
                if white.rest[some_white.index] is not None:
                    groups.append(self.groups[some_own.index * WHITE_SETS + some_white.index])
        return Hand(groups)

    def _add_refused(self) -> None:
        """Placements that are never legal, so that the table can say why not."""
        for own in DICE[1:WHITE_SETS]:
            tokens = own.count + 1
            target = own.total + TOKEN_ADDS * tokens
            self.groups[own.index * WHITE_SETS].beyond = self._place(own, NO_DICE, tokens, 0, target)
        for white in DICE[1:WHITE_SETS]:
            self.white_only[white.index] = self._place(NO_DICE, white, 0, 0, white.total)
        for own in DICE[1:WHITE_SETS]:
            for target in range(1, ADVISORS + 1):
                if target != own.total:
                    self.missing[own.index * 32 + target] = self._place(own, NO_DICE, 0, 0, target)


_TABLES: Final[list[PlaceTable]] = []
_KEPT: Final = 4  # owners' files with another order of advisors are few


def table_for(advisors: list[Phrase]) -> PlaceTable:
    """The table for advisors in this order; the usual one is built once per process."""
    for table in _TABLES:
        if table.advisors == advisors:
            return table
    table = PlaceTable(advisors)
    if len(_TABLES) == _KEPT:
        _TABLES.pop(1)
    _TABLES.append(table)
    return table
