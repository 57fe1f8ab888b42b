"""The King's envoy: its holder, its declared use, and its return (KB-2.3)."""

from __future__ import annotations

from kingscourt.games.kingsburg.actions import (
    DECLARE,
    ENVOY_BUILD,
    ENVOY_INFLUENCE,
    ENVOY_UNUSED,
    Declare,
)
from kingscourt.games.kingsburg.events.calendar_and_kings_gifts import (
    ENVOY_BACK,
    ENVOY_DECLARED,
    ENVOY_GIVEN,
    ENVOY_SPENT,
    ENVOY_SPENT_BACK,
    envoy_tied,
)
from kingscourt.games.kingsburg.state import NO_SEAT, KingsburgState
from kingscourt.kernel.action import Action
from kingscourt.kernel.decision import PICK_ONE, Pending, Question, ask
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.refusal import Refusal, not_asked
from kingscourt.kernel.step import Step


def least_developed(s: KingsburgState) -> list[int]:
    """Fewest buildings, then fewest goods; several if tied on both, in turn order (KB-2.1, KB-2.3)."""
    least: list[int] = []
    fewest_built = 0
    fewest_goods = 0
    for seat in s.order:
        built = s.players[seat].built
        goods = s.players[seat].total_goods()
        if least and (built > fewest_built or (built == fewest_built and goods > fewest_goods)):
            continue
        if least and built == fewest_built and goods == fewest_goods:
            least.append(seat)
            continue
        least = [seat]
        fewest_built = built
        fewest_goods = goods
    return least


def decided_by_goods(s: KingsburgState, seat: int) -> int:
    """1 if another player has as few buildings as the least developed one, who has fewer goods; else 0."""
    built = s.players[seat].built
    same = 0
    for player in s.players:
        if player.built == built:
            same += 1
    return 1 if same > 1 else 0


def return_envoy(s: KingsburgState) -> None:
    """The envoy goes back to its phase."""
    if s.tells:
        s.emit(ENVOY_SPENT_BACK[s.envoy] if s.envoy_spent else ENVOY_BACK[s.envoy])
    s.envoy = NO_SEAT
    s.envoy_rights = 0
    s.envoy_spent = False


def use_envoy(s: KingsburgState) -> None:
    """Its one use is over; a declared envoy stays until the autumn ends."""
    if not s.components.settings.envoy_is_declared:
        return_envoy(s)
        return
    s.envoy_rights = 0
    s.envoy_spent = True
    s.emit(ENVOY_SPENT[s.envoy])


class KingsEnvoy(Step[KingsburgState]):
    """Phase 5: the envoy goes to the least developed player, to nobody if several are tied."""

    def proceed(self, s: KingsburgState) -> Pending | None:
        s.pop()
        if s.envoy != NO_SEAT:
            return_envoy(s)
        least = least_developed(s)
        if len(least) > 1:
            if s.tells:
                s.emit(envoy_tied(least))
            return None
        s.envoy = least[0]
        if not s.components.settings.envoy_is_declared:
            s.envoy_rights = ENVOY_INFLUENCE | ENVOY_BUILD
        s.emit(ENVOY_GIVEN[decided_by_goods(s, s.envoy)][s.envoy])
        return None


class DeclareEnvoy(Step[KingsburgState]):
    """At the start of autumn the holder declares how the envoy will be used."""

    def proceed(self, s: KingsburgState) -> Pending | None:
        if s.envoy == NO_SEAT or not s.components.settings.envoy_is_declared:
            s.pop()
            return None
        return ask(s.envoy)

    def candidates(self, s: KingsburgState, seat: int) -> list[Action]:
        return [*DECLARE]

    def explain(self, s: KingsburgState, seat: int, action: Action) -> Refusal | None:
        return None if isinstance(action, Declare) else not_asked()

    def apply(self, s: KingsburgState, seat: int, action: Action) -> None:
        assert isinstance(action, Declare)
        s.envoy_rights = action.use
        s.envoy_spent = action.use == ENVOY_UNUSED
        s.emit(ENVOY_DECLARED[action.use][seat])
        s.pop()

    def question(self, s: KingsburgState, seat: int) -> Question:
        return Question(PICK_ONE, Phrase("kingsburg-prompt-envoy"), DECLARE[2])
