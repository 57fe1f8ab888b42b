"""The rules. A round is a stack of steps, and an interruption is pushed on top."""

from heirlooms.actions import AGREE, ASK, BID, DECLINE, LOOK, WAIT
from heirlooms.state import NONE, Estate, face
from kingscourt.components.pile import Card
from kingscourt.kernel.action import Action
from kingscourt.kernel.audience import EVERYONE, NOBODY, all_but, only
from kingscourt.kernel.chance import Chance
from kingscourt.kernel.decision import CONFIRM, GAME_OVER, PICK_ONE, Pending, Question, ask, ask_sealed, draw
from kingscourt.kernel.event import Event, Move
from kingscourt.kernel.phrase import Phrase, Value
from kingscourt.kernel.refusal import Refusal, not_asked
from kingscourt.kernel.step import Step
from kingscourt.kernel.terms import Promise, Terms

BIDS = "bids"  # who pays what a bid promises


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
        place, card = f"seat/{self.seat}", outcome + 1
        own = [Move("card", "deck", place, into=face(card))]
        s.emit(Event("heirlooms-event-dealt", {"card": card}, own, only(self.seat)))
        others = [Move("card", "deck", place)]  # they see its back
        s.emit(
            Event("heirlooms-event-dealt-other", {"player": s.name(self.seat)}, others, all_but(self.seat))
        )


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

    def add_terms(self, s: Estate, seat: int, action: Action, terms: Terms) -> None:
        if action == AGREE:
            terms.remarks.append(Phrase("heirlooms-terms-aside", {"heirloom": s.heirloom()}))


class Look(Part):
    """HL-1.3: the steward's card is drawn when it is first seen, by one heir or in the end by all."""

    def proceed(self, s: Estate) -> Pending | None:
        audience = EVERYONE if self.seat == NONE else only(self.seat)
        if not s.steward.is_drawn():
            return draw(Chance("steward", s.bag.outcomes(), audience))
        s.steward.replace_top(
            turn_up(s, s.steward.peek(), audience, NONE, "steward", "heirlooms-event-steward")
        )
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

    def add_terms(self, s: Estate, seat: int, action: Action, terms: Terms) -> None:
        card, heirloom = BID.index(action) + 1, s.heirlooms[s.round - 1]
        text = Phrase("heirlooms-terms-bid", {"heirloom": s.heirloom(), "worth": heirloom.worth})
        least, most = {face(card): -1}, {face(card): 0 if s.losers_keep else -1, f"heirloom/{heirloom.id}": 1}
        terms.later.append(Promise(BIDS, text, least, most))


class Award(Part):
    """HL-3.2, HL-3.3: all bids are opened and the highest wins; no two cards are equal."""

    def proceed(self, s: Estate) -> Pending | None:
        s.pop()
        best = (s.steward.peek().kind, s.seat_count)
        bidders = [seat for seat in range(s.seat_count) if s.bids[seat] != NONE]
        for seat in bidders:
            bid = s.hands[seat][s.bids[seat]]
            s.hands[seat][s.bids[seat]] = turn_up(
                s, bid, EVERYONE, seat, f"seat/{seat}", "heirlooms-event-bid"
            )
            best = max(best, (bid.kind, seat))
        s.won[best[1]].append(s.round)
        args: dict[str, Value] = {"player": s.name(best[1]), "heirloom": s.heirloom()}
        move = Move(f"heirloom/{s.heirlooms[s.round - 1].id}", "house", s.won_place(best[1]))
        s.emit(Event("heirlooms-event-won", args, [move]).from_giver(BIDS, best[1]))
        s.spent.append(s.steward.take_top().kind)
        s.emit(Event("heirlooms-event-spent", {"card": s.spent[-1] + 1}, [spend(s.spent[-1], "steward")]))
        for seat in bidders:
            self.settle_bid(s, seat, seat == best[1])
        return None

    def settle_bid(self, s: Estate, seat: int, has_won: bool) -> None:
        """HL-3.3: a card that was bid leaves the game, unless its owner takes it back."""
        card = s.hands[seat][s.bids[seat]].kind
        args: dict[str, Value] = {"player": s.name(seat), "card": card + 1}
        if has_won or not s.losers_keep:
            s.spent.append(s.hands[seat].pop(s.bids[seat]).kind)
            event = Event("heirlooms-event-spent", args, [spend(card, f"seat/{seat}")])
        else:
            event = Event("heirlooms-event-kept", args)
        s.emit(event.from_giver(BIDS, seat))
        s.bids[seat] = NONE


def spend(kind: int, place: str) -> Move:
    """A card known to all leaves the game."""
    return Move(face(kind + 1), place, "spent")


def turn_up(s: Estate, card: Card, audience: int, owner: int, place: str, key: str) -> Card:
    """Show a card where it lies; to those who knew it, it stays what it was."""
    args: dict[str, Value] = {"card": card.kind + 1}
    if owner != NONE:
        args["player"] = s.name(owner)
    s.emit(Event(key, args, [Move("card", place, place, into=face(card.kind + 1))], audience & ~card.known))
    if audience & card.known:
        s.emit(Event(key, args, to=audience & card.known))
    return s.show(card, audience, owner)
