"""One of the options of a card (PW-3.7, PW-3.8)."""

from __future__ import annotations

from kingscourt.games.paladins.actions import Choose
from kingscourt.games.paladins.effects.reward_effects import grant, is_usable, opponent_option
from kingscourt.games.paladins.player import Player
from kingscourt.games.paladins.refusals import option_useless
from kingscourt.games.paladins.rewards import Reward
from kingscourt.games.paladins.state import PaladinsState
from kingscourt.games.paladins.terms.remarks import add_remarks
from kingscourt.games.paladins.vocabulary import LAST_PLAIN
from kingscourt.kernel.action import Action
from kingscourt.kernel.decision import PICK_ONE, Pending, Question, ask
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.refusal import Refusal, not_asked
from kingscourt.kernel.step import Step
from kingscourt.kernel.terms import Terms


class ChooseOption(Step[PaladinsState]):
    """Which option; one that could not be used is refused while another can."""

    def __init__(self, who: int, options: list[Choose]) -> None:
        self.who: int = who
        self.options: list[Choose] = options

    def proceed(self, s: PaladinsState) -> Pending | None:
        p = s.players[self.who]
        if s.is_opponent(self.who):
            s.pop()
            grant(s, self.who, opponent_option(s, p, self.options))
            return None
        useful = [option for option in self.options if is_useful(s, p, option.rewards)]
        if len(useful) > 1:
            return ask(self.who)
        s.pop()
        grant(s, self.who, useful[0].rewards if useful else self.options[0].rewards)
        return None

    def candidates(self, s: PaladinsState, seat: int) -> list[Action]:
        return [option for option in s.box.actions.choose if has_option(self.options, option)]

    def explain(self, s: PaladinsState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Choose) or not has_option(self.options, action):
            return not_asked()
        return None if is_useful(s, s.players[seat], action.rewards) else option_useless()

    def apply(self, s: PaladinsState, seat: int, action: Action) -> None:
        assert isinstance(action, Choose)
        s.pop()
        grant(s, self.who, action.rewards)

    def question(self, s: PaladinsState, seat: int) -> Question:
        return Question(PICK_ONE, Phrase("paladins-prompt-option"), self.legal(s, seat)[0])

    def add_terms(self, s: PaladinsState, seat: int, action: Action, terms: Terms) -> None:
        add_remarks(s, seat, action, terms)

    def facts(self) -> str:
        return f"ChooseOption {self.who} {[option.text for option in self.options]}"


def has_option(options: list[Choose], action: Choose) -> bool:
    """Whether an answer is one of the options."""
    return any(option.text == action.text for option in options)


def is_useful(s: PaladinsState, p: Player, rewards: list[Reward]) -> bool:
    """Whether any part of an option could be used."""
    return any(reward.kind <= LAST_PLAIN or is_usable(s, p, reward.kind) for reward in rewards)
