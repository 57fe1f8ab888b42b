"""The rules. A round is a stack of steps, and an interruption is pushed on top."""

from heirlooms.actions import AGREE, ASK, BID, DECLINE, LOOK, WAIT
from heirlooms.state import NONE, Estate
from kingscourt.components.pile import Card
from kingscourt.kernel.action import Action
from kingscourt.kernel.audience import EVERYONE, NOBODY, only
from kingscourt.kernel.chance import Chance
from kingscourt.kernel.decision import CONFIRM, GAME_OVER, PICK_ONE, Pending, Question, ask, ask_sealed, draw
from kingscourt.kernel.event import Event, Move
from kingscourt.kernel.phrase import Phrase, Value
from kingscourt.kernel.refusal import Refusal, not_asked
from kingscourt.kernel.step import Step


class Part(Step[Estate]):
    """A step about one seat (NONE: about all). It never changes, so copies of a state share it."""

    kind = PICK_ONE

    def __init__(self, seat: int = NONE) -> None:
        self.seat: int = seat

    def proceed(self, s: Estate) -> Pending | None:
        return ask(self.seat)

    def question(self, s: Estate, seat: int) -> Question:
        args: dict[str, Value] = {"player": s.name(s.head()), "heirloom": s.heirloom()}
        prompt = Phrase(f"heirlooms-prompt-{type(self).__name__.lower()}", args)
        return Question(self.kind, prompt, self.legal(s, seat)[-1])  # a time-out does the last, tamest thing

    def explain(self, s: Estate, seat: int, action: Action) -> Refusal | None:
        return None if action in self.candidates(s, seat) else not_asked()

    def facts(self) -> str:
        return f"{type(self).__name__} {self.seat}"


class Deal(Part):
    """HL-1.2: a secret card for each round."""

    def proceed(self, s: Estate) -> Pending | None:
        if len(s.hands[self.seat]) < len(s.heirlooms):
            return draw(Chance("deal", s.bag.outcomes(), only(self.seat)))
        s.pop()
        return None

    def resolve(self, s: Estate, outcome: int) -> None:
        s.bag.take(outcome)
        s.hands[self.seat].append(s.show(Card(outcome, NOBODY), only(self.seat), NONE))
        moves = [Move("card", "table", f"seat/{self.seat}")]
        s.emit(Event("heirlooms-event-dealt", {"card": outcome + 1}, moves, only(self.seat)))


class Round(Part):
    """HL-2.1: an heirloom is offered, the head has a turn, all bid, the highest bid wins."""

    def proceed(self, s: Estate) -> Pending | None:
        if s.round == len(s.heirlooms):
            return GAME_OVER
        s.round, s.aside = s.round + 1, NONE
        s.emit(Event("heirlooms-event-offered", {"heirloom": s.heirloom()}))
        for step in [Award(), Look(), Bidding(), Turn(s.head())]:  # the last one comes first
            s.push(step)
        return None


class Turn(Part):
    """HL-2.2, HL-2.3: the head may look at the steward's card once and may ask an heir to stand aside."""

    def candidates(self, s: Estate, seat: int) -> list[Action]:
        return [LOOK, *ASK[: s.seat_count], WAIT]

    def explain(self, s: Estate, seat: int, action: Action) -> Refusal | None:
        if action == LOOK and s.steward.top:
            return Refusal("HL-2.2", "heirlooms-refusal-looked")
        if action == ASK[seat]:
            return Refusal("HL-2.3", "heirlooms-refusal-yourself")
        return super().explain(s, seat, action)

    def apply(self, s: Estate, seat: int, action: Action) -> None:
        if action == LOOK:
            s.emit(Event("heirlooms-event-looked", {"player": s.name(seat)}))
            s.push(Look(seat))
        else:
            s.pop()
        if action in ASK:
            other = ASK.index(action)
            s.emit(Event("heirlooms-event-asked", {"player": s.name(seat), "other": s.name(other)}))
            s.push(Answer(other))


class Answer(Part):
    """HL-2.4: another heir answers during the head's turn; one who agrees looks and does not bid."""

    kind = CONFIRM

    def candidates(self, s: Estate, seat: int) -> list[Action]:
        return [AGREE, DECLINE]

    def apply(self, s: Estate, seat: int, action: Action) -> None:
        s.pop()
        s.emit(Event(f"heirlooms-event-{action.text}", {"player": s.name(seat)}))
        if action == AGREE:
            s.aside = seat
            s.push(Look(seat))


class Look(Part):
    """HL-1.3: the steward's card is drawn when it is first seen, by one heir or in the end by all."""

    def proceed(self, s: Estate) -> Pending | None:
        audience = EVERYONE if self.seat == NONE else only(self.seat)
        if not s.steward.is_drawn():
            return draw(Chance("steward", s.bag.outcomes(), audience))
        card = s.show(s.steward.peek(), audience, NONE)
        s.steward.replace_top(card)
        s.emit(Event("heirlooms-event-steward", {"card": card.kind + 1}, to=audience))
        s.pop()
        return None

    def resolve(self, s: Estate, outcome: int) -> None:
        s.steward.name_top(outcome, s.bag)


class Bidding(Part):
    """HL-3.1: everybody but the heir who stands aside bids a card under seal."""

    def proceed(self, s: Estate) -> Pending | None:
        seats = [seat for seat in range(s.seat_count) if seat != s.aside and s.bids[seat] == NONE]
        if seats:
            return ask_sealed(seats)
        s.pop()
        return None

    def candidates(self, s: Estate, seat: int) -> list[Action]:
        return [BID[kind] for kind in sorted([card.kind for card in s.hands[seat]], reverse=True)]

    def explain(self, s: Estate, seat: int, action: Action) -> Refusal | None:
        refusal = super().explain(s, seat, action)
        return Refusal("HL-3.1", "heirlooms-refusal-hand") if refusal and action in BID else refusal

    def apply(self, s: Estate, seat: int, action: Action) -> None:
        s.bids[seat] = [BID[card.kind] for card in s.hands[seat]].index(action)

    def audience(self, s: Estate, seat: int, action: Action) -> int:
        return only(seat)


class Award(Part):
    """HL-3.2, HL-3.3: all bids are opened and the highest wins; no two cards are equal."""

    def proceed(self, s: Estate) -> Pending | None:
        s.pop()
        best = (s.steward.take_top().kind, s.seat_count)
        s.spent.append(best[0])
        bidders = [seat for seat in range(s.seat_count) if s.bids[seat] != NONE]
        for seat in bidders:
            card = s.show(s.hands[seat][s.bids[seat]], EVERYONE, seat)
            s.hands[seat][s.bids[seat]] = card
            s.emit(Event("heirlooms-event-bid", {"player": s.name(seat), "card": card.kind + 1}))
            best = max(best, (card.kind, seat))
        for seat in bidders:
            if seat == best[1] or not s.losers_keep:
                s.spent.append(s.hands[seat].pop(s.bids[seat]).kind)
            s.bids[seat] = NONE
        s.won[best[1]].append(s.round)
        s.emit(Event("heirlooms-event-won", {"player": s.name(best[1]), "heirloom": s.heirloom()}))
        return None
