"""What happened at an entry, as a sentence of the log where the log has one."""

from __future__ import annotations

from collections.abc import Callable

from kingscourt.kernel.audience import sees
from kingscourt.kernel.event import Event
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
        """What a seat did: its line in the log, or its answer after its name."""
        assert stage.action is not None
        who = stage.entry.seat
        told = self.told(stage.events)
        if told and names_seat(told[0], who):
            return told[0]
        return said("what-answer", player=seat(who), answer=phrase_to_wire(stage.action.label()))

    def luck(self, stage: Stage) -> WirePhrase:
        """What a draw brought, or all choices that came to light together."""
        told = self.told([event for event in stage.events if sees(event.to, None)])
        if stage.action is not None:
            return self.together(told) if told else self.choice(stage)
        if not told:
            return said("what-draw")
        return self.with_hidden_things(told[0], stage.events)

    def together(self, told: list[WirePhrase]) -> WirePhrase:
        """The first line with all others of its kind."""
        whole = told[0]
        for line in told[1:]:
            if line.key == told[0].key and line != told[0]:
                whole = said("what-together", first=whole, second=line)
        return whole

    def with_hidden_things(self, line: WirePhrase, events: list[Event]) -> WirePhrase:
        """A line with what only one seat saw at the time, since everything is open after the game."""
        hidden = self.told([event for event in events if not sees(event.to, None)])
        things = [thing for one in hidden[:1] if not names_person(one) for thing in things_of(one)]
        return said("what-hidden", things=things, line=line) if things else line

    def told(self, events: list[Event]) -> list[WirePhrase]:
        """The lines of events that have a text."""
        lines = [WirePhrase(told.key, told.args) for told in map(event_to_wire, events)]
        return [line for line in lines if self.has_text(line)]
