"""A hand: what it holds, and exactly what the others can know of it.

Cards taken from the display are known to all, cards drawn from a deck only to their owner. A card that
leaves the hand is seen by all. If a known copy of its kind is left, that one goes, because nobody could
tell the difference. For `imagine`, a hand remembers its unseen draws by stages: draws from one shuffle, then
the cards that left, which must have been among the draws so far. Once no unseen card is in the hand, and all
of them came from one shuffle, everybody knows what they were, and they are forgotten.
"""

from __future__ import annotations


class Stage:
    """Unseen draws from one shuffle (only the owner knows the kinds), then cards that left. Immutable."""

    def __init__(self, shuffle: int, drawn: list[int], left: list[int]) -> None:
        self.shuffle: int = shuffle
        self.drawn: list[int] = drawn
        self.left: list[int] = left

    def facts(self) -> str:
        """Shuffle, draws and leavers, for digests."""
        return f"{self.shuffle}:{numbers(self.drawn)}-{numbers(self.left)}"


class SureCards:
    """What everybody can conclude about a hand: it holds at least `n` cards of some kinds."""

    def __init__(self, kinds: list[int], n: int) -> None:
        self.kinds: list[int] = kinds
        self.n: int = n


def least_whole(cost: int, size: int, cards_for_one: int) -> int:
    """The fewest matching cards that a hand of this size needs, if `cards_for_one` others count as one."""
    whole = 0
    while whole + (size - whole) // cards_for_one < cost:
        whole += 1
    return whole


class Hand:
    """Cards of one deck in one player's hand, as counts per kind."""

    def __init__(
        self, cards: list[int], shown: list[int], past: list[Stage], drawn: list[int], left: list[int]
    ) -> None:
        self.cards: list[int] = cards
        self.size: int = 0
        # Lists that seldom change are replaced rather than changed, so copies share them.
        self.shown: list[int] = shown  # of these cards, those that everyone knows
        self.unseen: int = 0  # the others
        self.past: list[Stage] = past  # closed stages
        self.settled: int = 0  # how many of them had ended when there was last no unseen card
        self.mixed: bool = False  # whether unseen cards of several shuffles may be in the hand
        self.shuffle: int = 0  # the stage that is open
        self.drawn: list[int] = drawn
        self.left: list[int] = left

    def copy(self) -> Hand:
        """An independent hand."""
        hand = Hand(self.cards.copy(), self.shown, self.past, self.drawn.copy(), self.left)
        hand.size = self.size
        hand.unseen = self.unseen
        hand.settled = self.settled
        hand.mixed = self.mixed
        hand.shuffle = self.shuffle
        return hand

    def take_shown(self, kind: int) -> None:
        """Take a card that everyone sees."""
        self.cards[kind] += 1
        self.size += 1
        self.shown = self.shown.copy()
        self.shown[kind] += 1

    def take_unseen(self, kind: int, shuffle: int) -> None:
        """Take a card that only the owner sees, from the deck of a shuffle."""
        if self.unseen == 0:
            self.settle()
            self.shuffle = shuffle
        elif shuffle != self.shuffle:
            self.close_stage()
            self.mixed = True
            self.shuffle = shuffle
        elif sum(self.left) > 0:
            self.close_stage()
        self.cards[kind] += 1
        self.size += 1
        self.unseen += 1
        self.drawn[kind] += 1

    def settle(self) -> None:
        """No unseen card is left: forget the draws, unless it is open which shuffle each card came from."""
        if self.mixed:
            self.close_stage()
            self.settled = len(self.past)
            self.mixed = False
        else:
            kinds = len(self.drawn)
            if len(self.past) > self.settled:
                self.past = self.past[: self.settled]
            self.drawn = [0] * kinds
            self.left = [0] * kinds

    def close_stage(self) -> None:
        """Later draws cannot explain the cards that have left so far."""
        kinds = len(self.drawn)
        self.past = [*self.past, Stage(self.shuffle, self.drawn, self.left)]
        self.drawn = [0] * kinds
        self.left = [0] * kinds

    def remove(self, kind: int) -> bool:
        """Discard a card face up; returns whether the others learnt something by it."""
        assert self.cards[kind] > 0
        self.cards[kind] -= 1
        self.size -= 1
        if self.shown[kind] > 0:
            self.shown = self.shown.copy()
            self.shown[kind] -= 1
            return False
        self.unseen -= 1
        self.left = self.left.copy()
        self.left[kind] += 1
        return True

    def stages(self) -> list[Stage]:
        """All stages that still matter, the open one last."""
        if self.mixed or self.unseen > 0:
            return [*self.past, Stage(self.shuffle, self.drawn, self.left)]
        return self.past[: self.settled]

    def facts(self) -> str:
        """The hand for digests."""
        stages = " ".join([stage.facts() for stage in self.stages()])
        return (
            f"{numbers(self.cards)} shown {numbers(self.shown)} unseen {stages} "
            f"settled {self.settled} mixed {self.mixed}"
        )


def empty_hand(kinds: int) -> Hand:
    """An empty hand for cards of this many kinds."""
    return Hand([0] * kinds, [0] * kinds, [], [0] * kinds, [0] * kinds)


def numbers(values: list[int]) -> str:
    """A list of counts in a digest."""
    return ",".join([str(value) for value in values])
