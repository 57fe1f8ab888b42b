"""What happened at an entry, as a sentence of the log where the log has one."""

from __future__ import annotations

from collections.abc import Callable

from kingscourt.kernel.audience import sees
from kingscourt.kernel.event import Event
from kingscourt.kernel.phrase import MAX_SEATS
from kingscourt.kernel.wire_conversion import event_to_wire, phrase_to_wire
from kingscourt.kernel.wire_types import WirePhrase
from kingscourt.review.course import Stage
from kingscourt.review.telling.phrases import names_person, names_seat, said, seat, things_of

HasText = Callable[[WirePhrase], bool]


class Happenings:
    """Tells entries; `has_text` says whether the log shows anything for an event."""

    def __init__(self, has_text: HasText) -> None:
        self.has_text = has_text

    def choice(self, stage: Stage) -> WirePhrase:
        """What a seat did: the line of the log that tells its answer, or the answer after its name."""
        assert stage.action is not None
        who = stage.entry.seat
        answer = phrase_to_wire(stage.action.label())
        told = self.told(stage.events)
        if told and names_seat(told[0], who) and tells_answer(told[0], answer):
            return told[0]
        return said("what-answer", player=seat(who), answer=answer)

    def luck(self, stage: Stage, contender: int) -> WirePhrase:
        """What a draw brought, or all choices that came to light together."""
        told = self.told([event for event in stage.events if sees(event.to, None)])
        if stage.action is not None:
            return self.together(told) if told else self.choice(stage)
        seen = self.seen_by(stage.events, contender)
        if seen is not None and not (told and names_seat(told[0], seen[0])):
            return said("what-seen", player=seat(seen[0]), things=things_of(seen[1]))
        if not told:
            return said("what-draw")
        return told[0] if seen is None else said("what-hidden", things=things_of(seen[1]), line=told[0])

    def together(self, told: list[WirePhrase]) -> WirePhrase:
        """The first line with all others of its kind."""
        whole = told[0]
        for line in told[1:]:
            if line.key == told[0].key and line != told[0]:
                whole = said("what-together", first=whole, second=line)
        return whole

    def seen_by(self, events: list[Event], contender: int) -> tuple[int, WirePhrase] | None:
        """Who alone saw what at the time, since all is open after the game; the contender before others."""
        found: dict[int, WirePhrase] = {}
        for event in events:
            viewers = [number for number in range(MAX_SEATS) if sees(event.to, number)]
            lines = [line for line in self.told([event]) if not names_person(line)]
            if len(viewers) == 1 and lines and things_of(lines[0]):
                found.setdefault(viewers[0], lines[0])
        if not found:
            return None
        who = contender if contender in found else next(iter(found))
        return who, found[who]

    def told(self, events: list[Event]) -> list[WirePhrase]:
        """The lines of events that have a text."""
        lines = [WirePhrase(told.key, told.args) for told in map(event_to_wire, events)]
        return [line for line in lines if self.has_text(line)]


def tells_answer(line: WirePhrase, answer: WirePhrase) -> bool:
    """Whether a line is about the answer itself, not about what it cost: they share what they name."""
    named = list(line.args.values())
    return not answer.args or any(value in named for value in answer.args.values())
