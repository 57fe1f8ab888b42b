"""A review made into the document that people read."""

from __future__ import annotations

from kingscourt.kernel.game import Game
from kingscourt.kernel.wire_conversion import phrase_to_wire
from kingscourt.kernel.wire_types import WirePhrase
from kingscourt.review.account import ReviewedEntry
from kingscourt.review.course import Stage
from kingscourt.review.document import ComparedAnswer, CoursePoint, ReviewDocument, ToldMoment
from kingscourt.review.judgement import Alternative
from kingscourt.review.moments import CHOICE, Moment
from kingscourt.review.review import Review, Reviewer
from kingscourt.review.telling.calendar import Calendar
from kingscourt.review.telling.happenings import Happenings
from kingscourt.review.telling.lead import Lead, lead_of
from kingscourt.review.telling.phrases import said, seat
from kingscourt.review.telling.story import Story, headline_of
from kingscourt.review.telling.why_better import Reasons
from kingscourt.review.telling.words import AllLanguages
from kingscourt.table.record import Record
from kingscourt.table.replay import replay
from kingscourt.table.result import told_result_of


def document_of_review(review: Review, record: Record, game: Game) -> ReviewDocument:
    """The document of a review of this record."""
    return Teller(review, record, game).document()


class Teller:
    """Tells one review."""

    def __init__(self, review: Review, record: Record, game: Game) -> None:
        self.review = review
        position = replay(record, game).position
        reviewer = Reviewer(game, position, review.effort)
        self.seed = reviewer.seed
        self.setup = position.game_setup
        outcome = told_result_of(position)
        assert outcome is not None
        self.outcome = outcome
        self.stages: dict[int, Stage] = {stage.entry.n: stage for stage in reviewer.stages}
        self.entries: dict[int, ReviewedEntry] = {entry.n: entry for entry in review.entries}
        self.languages = AllLanguages(record, game, self.setup.components.names)
        self.calendar = Calendar(self.setup, reviewer.estimator.policy.values)
        self.happenings = Happenings(self.languages.has_text)
        self.reasons = Reasons(game, reviewer.estimator)

    def document(self) -> ReviewDocument:
        """Everything at once."""
        review = self.review
        moments = [self.told_moment(moment) for moment in review.moments]
        course = [CoursePoint(entry.n, entry.chances) for entry in review.entries]
        winner = self.winner()
        lead = None if winner is None else lead_of(course, winner)
        story = Story(self.names(), self.languages.most_words)
        end = phrase_to_wire(self.outcome.reason)
        return ReviewDocument(
            format=review.format,
            game=review.game,
            rules=review.rules,
            seats=review.seats,
            rollouts=review.rollouts,
            uncertainty=review.uncertainty,
            start=review.start,
            course=course,
            sections=self.calendar.sections(list(self.stages.values())),
            accounts=review.accounts,
            moments=moments,
            headline=headline_of(self.outcome, lead),
            story=story.told(self.opening(lead, winner), moments, end),
        )

    # -- who ---------------------------------------------------------------------------------------

    def names(self) -> list[WirePhrase]:
        """The names of all contenders; an opponent without a seat is named by the ranking."""
        others = [phrase_to_wire(line.name) for line in self.outcome.ranking if line.seat is None]
        return [*map(seat, range(self.review.seats)), *others]

    def winner(self) -> int | None:
        """The contender with the first place, the first of several; None if nobody is ranked."""
        for line in self.outcome.ranking:
            if line.rank == 1:
                return self.review.seats if line.seat is None else line.seat
        return None

    def opening(self, lead: Lead | None, winner: int | None) -> list[WirePhrase]:
        """Who led, until when; nothing if the headline says that it was the winner all along."""
        if lead is None or winner is None or lead.since is None or lead.before is None:
            return []
        names = self.names()
        first = said("story-led-before", player=names[lead.before])
        if lead.since >= len(self.review.entries):
            return [first]
        stage = self.stages[self.review.entries[lead.since].n]
        when = self.calendar.when(stage.before)
        return [first, said("story-led-since", when=when, player=names[winner])]

    # -- moments -----------------------------------------------------------------------------------

    def told_moment(self, moment: Moment) -> ToldMoment:
        """A moment in words."""
        stage = self.stages[moment.n]
        when = self.calendar.when(stage.before)
        if moment.kind != CHOICE:
            what = self.happenings.luck(stage, moment.contender)
            return ToldMoment(moment, when, what, None, [], [])
        judgement = self.entries[moment.n].judgement
        assert judgement is not None
        assert stage.action is not None
        better = self.setup.catalogue.parse(judgement.best.action)
        seed = self.seed + moment.n
        return ToldMoment(
            moment=moment,
            when=when,
            what=self.happenings.choice(stage),
            better=phrase_to_wire(better.label()),
            why=self.reasons.why(stage.before, judgement.seat, stage.action, better, seed),
            compared=[self.compared(one, judgement.seat) for one in judgement.compared],
        )

    def compared(self, one: Alternative, seat: int) -> ComparedAnswer:
        """One line of the answers that were compared."""
        action = self.setup.catalogue.parse(one.action)
        return ComparedAnswer(
            one.action, phrase_to_wire(action.label()), action.points_at(), one.chances[seat]
        )
