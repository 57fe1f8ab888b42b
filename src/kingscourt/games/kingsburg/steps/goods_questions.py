"""Questions about goods that rewards and losses raise; each is pushed on the agenda when it comes up."""

from __future__ import annotations

from kingscourt.games.kingsburg.actions import DECLINE, GIVE, SMUGGLE, TAKE, TURN, Give, Take, Turn
from kingscourt.games.kingsburg.components import Effect, Giver
from kingscourt.games.kingsburg.events.battle import NO_GOODS_LOST, goods_lost
from kingscourt.games.kingsburg.events.province import declined, good_turned, points_paid, taken
from kingscourt.games.kingsburg.events.province import nothing_to_turn as nothing_to_turn_told
from kingscourt.games.kingsburg.holding_kinds import ALL_GOODS, GOODS, VP, amount
from kingscourt.games.kingsburg.player import FROM_ADVISORS
from kingscourt.games.kingsburg.refusals import not_offered, nothing_to_give, nothing_to_turn
from kingscourt.games.kingsburg.state import KingsburgState
from kingscourt.kernel.action import Action
from kingscourt.kernel.decision import CONFIRM, PICK_ONE, Pending, Question, ask
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.refusal import Refusal, not_asked
from kingscourt.kernel.step import Step
from kingscourt.kernel.terms import Terms


class TakeGoods(Step[KingsburgState]):
    """Take n goods of one kind out of those offered."""

    def __init__(self, seat: int, giver: Giver, mask: int, n: int) -> None:
        self.seat: int = seat
        self.giver: Giver = giver
        self.mask: int = mask
        self.n: int = n

    def proceed(self, s: KingsburgState) -> Pending | None:
        return ask(self.seat)

    def legal(self, s: KingsburgState, seat: int) -> list[Action]:
        takes = TAKE[self.n]
        if self.mask == ALL_GOODS:
            return [takes[0], takes[1], takes[2]]
        return [takes[kind] for kind in range(GOODS) if self.mask & (1 << kind)]

    def candidates(self, s: KingsburgState, seat: int) -> list[Action]:
        return [*TAKE[self.n]]

    def explain(self, s: KingsburgState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Take) or action.kind >= GOODS or action.n != self.n:
            return not_asked()
        if self.mask & (1 << action.kind):
            return None
        return not_offered(self.giver, action.kind, action.n)

    def apply(self, s: KingsburgState, seat: int, action: Action) -> None:
        assert isinstance(action, Take)
        s.players[seat].goods[action.kind] += action.n
        if s.tells:
            s.emit(taken(self.giver, seat, action.kind, action.n))
        s.pop()

    def add_terms(self, s: KingsburgState, seat: int, action: Action, terms: Terms) -> None:
        terms.label_says = True

    def question(self, s: KingsburgState, seat: int) -> Question:
        prompt = Phrase(self.giver.take_prompt, {"giver": self.giver.phrase, "n": self.n})
        return Question(PICK_ONE, prompt, self.legal(s, seat)[0])

    def facts(self) -> str:
        return f"TakeGoods {self.seat} {self.giver.rule} {self.mask} {self.n}"


class TurnGood(Step[KingsburgState]):
    """Turn one good into one of each of the others, or not (KB:alchemist)."""

    def __init__(self, seat: int, giver: Giver) -> None:
        self.seat: int = seat
        self.giver: Giver = giver

    def proceed(self, s: KingsburgState) -> Pending | None:
        if s.players[self.seat].total_goods() == 0:
            s.pop()
            if s.tells:
                s.emit(nothing_to_turn_told(self.giver, self.seat))
            return None
        return ask(self.seat)

    def legal(self, s: KingsburgState, seat: int) -> list[Action]:
        goods = s.players[seat].goods
        found: list[Action] = [turn for turn in TURN if goods[turn.kind] > 0]
        found.append(DECLINE)
        return found

    def candidates(self, s: KingsburgState, seat: int) -> list[Action]:
        return [*TURN, DECLINE]

    def explain(self, s: KingsburgState, seat: int, action: Action) -> Refusal | None:
        if action is DECLINE:
            return None
        if not isinstance(action, Turn):
            return not_asked()
        return None if s.players[seat].goods[action.kind] else nothing_to_turn(self.giver, action.kind)

    def apply(self, s: KingsburgState, seat: int, action: Action) -> None:
        if isinstance(action, Turn):
            goods = s.players[seat].goods
            for kind in range(GOODS):
                goods[kind] += -1 if kind == action.kind else 1
            if s.tells:
                s.emit(good_turned(self.giver, seat, action.kind))
        elif s.tells:
            s.emit(declined(self.giver, seat))
        s.pop()

    def add_terms(self, s: KingsburgState, seat: int, action: Action, terms: Terms) -> None:
        terms.label_says = True

    def question(self, s: KingsburgState, seat: int) -> Question:
        return Question(PICK_ONE, Phrase("kingsburg-prompt-turn-good", {"giver": self.giver.phrase}), DECLINE)

    def facts(self) -> str:
        return f"TurnGood {self.seat} {self.giver.rule}"


class BuyGoods(Step[KingsburgState]):
    """Pay points for goods of any kind, or not."""

    def __init__(self, seat: int, giver: Giver, effect: Effect) -> None:
        self.seat: int = seat
        self.giver: Giver = giver
        self.effect: Effect = effect

    def proceed(self, s: KingsburgState) -> Pending | None:
        return ask(self.seat)

    def candidates(self, s: KingsburgState, seat: int) -> list[Action]:
        return [SMUGGLE, DECLINE]

    def explain(self, s: KingsburgState, seat: int, action: Action) -> Refusal | None:
        return None if action is SMUGGLE or action is DECLINE else not_asked()

    def apply(self, s: KingsburgState, seat: int, action: Action) -> None:
        s.pop()
        if action is SMUGGLE:
            s.players[seat].score(FROM_ADVISORS, -self.effect.price)
            if s.tells:
                s.emit(points_paid(self.giver, seat, self.effect.price))
            for _ in range(self.effect.n):
                s.push(TakeGoods(seat, self.giver, ALL_GOODS, 1))
        elif s.tells:
            s.emit(declined(self.giver, seat))

    def question(self, s: KingsburgState, seat: int) -> Question:
        effect = self.effect
        prompt = Phrase(
            "kingsburg-prompt-buy-goods",
            {"giver": self.giver.phrase, "price": amount(VP, effect.price), "n": effect.n},
        )
        return Question(CONFIRM, prompt, DECLINE)

    def facts(self) -> str:
        return f"BuyGoods {self.seat} {self.giver.rule}"


class GiveGoods(Step[KingsburgState]):
    """Give n goods of choice to the enemy, one at a time (KB-4.5)."""

    def __init__(self, seat: int, n: int) -> None:
        self.seat: int = seat
        self.n: int = n

    def proceed(self, s: KingsburgState) -> Pending | None:
        goods = s.players[self.seat].goods
        owned = s.players[self.seat].total_goods()
        if 0 < self.n < owned and owned not in goods:
            return ask(self.seat)
        # There is no choice if nothing is due, if all goods go, or if there is only one kind.
        lost = [min(n, self.n) for n in goods]
        if sum(lost) > 0:
            s.players[self.seat].pay(lost)
            if s.tells:
                s.emit(goods_lost(self.seat, lost))
        elif self.n > 0:
            s.emit(NO_GOODS_LOST[self.seat])
        s.pop()
        return None

    def candidates(self, s: KingsburgState, seat: int) -> list[Action]:
        return [*GIVE]

    def explain(self, s: KingsburgState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Give):
            return not_asked()
        return None if s.players[seat].goods[action.kind] else nothing_to_give(action.kind)

    def apply(self, s: KingsburgState, seat: int, action: Action) -> None:
        assert isinstance(action, Give)
        lost = [0, 0, 0]
        lost[action.kind] = 1
        s.players[seat].pay(lost)
        if s.tells:
            s.emit(goods_lost(seat, lost))
        s.pop()
        s.push(GiveGoods(seat, self.n - 1))

    def question(self, s: KingsburgState, seat: int) -> Question:
        legal = self.legal(s, seat)
        return Question(PICK_ONE, Phrase("kingsburg-prompt-give", {"n": self.n}), legal[0])

    def facts(self) -> str:
        return f"GiveGoods {self.seat} {self.n}"
