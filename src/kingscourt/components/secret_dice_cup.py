"""Dice under a cup: rolled in secret, seen by their owner, by everybody when the cup is lifted."""

from __future__ import annotations

from typing import Final

from kingscourt.components.dice import DiceRoll
from kingscourt.kernel.audience import EVERYONE, NOBODY, all_but, only, sees
from kingscourt.kernel.chance import Chance, Source
from kingscourt.kernel.decision import Pending, draw
from kingscourt.kernel.event import Event, Move
from kingscourt.kernel.holdings import Holdings
from kingscourt.kernel.phrase import Value, seat_phrase
from kingscourt.kernel.state import State

MOST_DICE: Final = 6
DIE: Final = "die"  # a die from behind; its face is die/5
_ROLLS: Final = [DiceRoll(count) for count in range(MOST_DICE + 1)]
_NOBODYS: Final = -1  # chance, not the owner, shows the dice after a roll


def die(face: int) -> str:
    """The name of a die that shows this face."""
    return f"{DIE}/{face}"


class Cup:
    """The dice of one seat. It alone says who sees them: in draws, events, holdings and imagined worlds."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat: int = seat
        self.count: int = count  # how many dice are left
        self.faces: list[int] = []  # ascending; empty while the dice are being shaken
        self.known: int = NOBODY  # the audience that knows the faces
        self.place: str = f"seat/{seat}/cup"

    def copy(self) -> Cup:
        """An independent cup."""
        cup = Cup(self.seat, self.count)
        cup.faces = self.faces.copy()
        cup.known = self.known
        return cup

    def facts(self) -> str:
        """Contents for digests."""
        return f"{self.count} {self.faces} {self.known}"

    def roll(self) -> Pending:
        """What a step returns from `proceed` to roll the dice."""
        return draw(Chance(f"cup/{self.seat}", _ROLLS[self.count].outcomes, only(self.seat)))

    def settle(self, s: State, outcome: int, key: str) -> None:
        """The dice of a roll come to rest.

        Their owner sees them, in the event `key` with `dice`; all others read `key`-other with `player`.
        """
        self.faces = _ROLLS[self.count].read(outcome)
        s.emit(Event(key, {"dice": self.said()}, self._turned_up(), only(self.seat)))
        s.emit(Event(f"{key}-other", {"player": seat_phrase(self.seat)}, to=all_but(self.seat)))
        self.known = s.disclose(self.known, only(self.seat), _NOBODYS)

    def lift(self, s: State, key: str) -> None:
        """Show the dice to everybody, in an event with `player` and `dice`."""
        args: dict[str, Value] = {"player": seat_phrase(self.seat), "dice": self.said()}
        s.emit(Event(key, args, self._turned_up(), EVERYONE & ~self.known))
        s.emit(Event(key, args, to=self.known))
        self.known = s.disclose(self.known, EVERYONE, self.seat)

    def shake(self) -> list[Move]:
        """Put open dice back under the cup, for an event that tells everybody."""
        assert self.known == EVERYONE, f"the dice at {self.place} are hidden: lift the cup first"
        moves = [Move(die(face), self.place, self.place, into=DIE) for face in self.faces]
        self.faces, self.known = [], NOBODY
        return moves

    def lose(self, target: str) -> Move:
        """Give up a die, which nobody has rolled yet."""
        assert not self.faces, f"the dice at {self.place} lie open: shake them first"
        self.count -= 1
        return Move(DIE, self.place, target)

    def seen_by(self, seat: int | None) -> list[int] | None:
        """The faces as a seat (a watcher if None) may see them, or None."""
        return self.faces.copy() if sees(self.known, seat) else None

    def said(self) -> str:
        """The faces, one after the other."""
        return " ".join([str(face) for face in self.faces])

    def add_to(self, held: Holdings, viewer: int | None) -> None:
        """Count the dice for a viewer: by face if they are seen, otherwise from behind."""
        seen = self.seen_by(viewer)
        if seen is None:
            held.add(self.place, DIE, self.count)
            return
        for face in seen:
            held.add(self.place, die(face))

    def imagine(self, seat: int, source: Source) -> None:
        """Roll the dice anew in an imagined world, unless the seat knows them."""
        if self.faces and not sees(self.known, seat):
            outcomes = _ROLLS[self.count].outcomes
            self.faces = _ROLLS[self.count].read(
                outcomes.values[outcomes.pick(source.below(f"imagine/{self.seat}", 0, outcomes.total))]
            )

    def _turned_up(self) -> list[Move]:
        return [Move(DIE, self.place, self.place, into=die(face)) for face in self.faces]
