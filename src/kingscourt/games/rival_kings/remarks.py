"""Remarks in the terms of actions: what else an action brings about."""

from __future__ import annotations

from kingscourt.games.rival_kings.ability_action_classes import UseOnPile
from kingscourt.games.rival_kings.action_ability_and_pile_numbers import (
    CHEAPER_BUILDING,
    EXTRA_BUY,
    EXTRA_RECRUIT,
    NONE,
    RANK_LETTERS,
    partner,
)
from kingscourt.games.rival_kings.actions import Buy, Cover, Recruit
from kingscourt.games.rival_kings.character_action_rules import can_carry_out
from kingscourt.games.rival_kings.components import ACTION_WORDS, RivalKingsComponents
from kingscourt.games.rival_kings.state import RivalKingsState
from kingscourt.kernel.action import Action
from kingscourt.kernel.phrase import Phrase, Value
from kingscourt.kernel.terms import Terms


def remark(terms: Terms, name: str, args: dict[str, Value] | None = None) -> None:
    """Add a sentence of this game."""
    terms.remarks.append(Phrase(f"rival-kings-terms-{name}", args))


def remark_character(terms: Terms, components: RivalKingsComponents, number: int) -> None:
    """Rank, victims, actions and tie symbol of a character (RK-3.2, RK-3.4, RK-4)."""
    character = components.characters[number]
    loot = components.steals_from[character.rank]
    args: dict[str, Value] = {
        "rank": RANK_LETTERS[character.rank],
        "actions": [ACTION_WORDS[kind] for kind in character.actions],
    }
    if loot == NONE:
        remark(terms, "peaceful-character", args)
    else:
        remark(terms, "character", {**args, "loot": RANK_LETTERS[loot]})
    if character.tie:
        remark(terms, "tie-symbol")


def remark_card(terms: Terms, s: RivalKingsState, seat: int, pile: int, kind: int) -> None:
    """Whether a card completes a perfect pair, and whether its pile runs out (RK-6.1, RK-6.2)."""
    components = s.components
    player = s.players[seat]
    if player.copies(partner(kind)) > player.copies(kind):
        remark(terms, "perfect-pair", {"card": components.face_words[partner(kind)]})
    if len(s.piles[pile]) == 1:
        remark(terms, "last-card")


def remark_action(terms: Terms, s: RivalKingsState, seat: int, action: Action) -> None:
    """What a card of a pile is, and that a stolen action can do nothing now."""
    pile = pile_of(action)
    if pile != NONE:
        remark_card(terms, s, seat, pile, s.top_of(pile))
    elif isinstance(action, Cover) and not can_carry_out(s, seat, action.kind):
        remark(terms, "idle-theft")


def pile_of(action: Action) -> int:
    """The pile whose top card an action acquires, or NONE."""
    if isinstance(action, (Recruit, Buy)):
        return action.pile
    acquiring = (EXTRA_BUY, EXTRA_RECRUIT, CHEAPER_BUILDING)
    return action.pile if isinstance(action, UseOnPile) and action.ability in acquiring else NONE
