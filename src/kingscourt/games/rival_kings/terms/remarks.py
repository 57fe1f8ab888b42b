"""Remarks in the terms of actions: what else an action brings about."""

from __future__ import annotations

from kingscourt.games.rival_kings.ability_action_classes import UseOnKind, UseOnPile
from kingscourt.games.rival_kings.actions import Buy, Cover, Recruit
from kingscourt.games.rival_kings.card_lines import is_about, tie_lines
from kingscourt.games.rival_kings.character_action_rules import can_carry_out
from kingscourt.games.rival_kings.components import ACTION_WORDS, RivalKingsComponents
from kingscourt.games.rival_kings.places import COIN
from kingscourt.games.rival_kings.state import RivalKingsState
from kingscourt.games.rival_kings.vocabulary import (
    BUY,
    CHEAPER_BUILDING,
    EXTRA_BUY,
    EXTRA_RECRUIT,
    NONE,
    PILES,
    RANK_LETTERS,
    RECRUIT,
    is_subject,
    partner,
)
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
    terms.remarks += tie_lines(components, number)


def remark_card(terms: Terms, s: RivalKingsState, seat: int, pile: int, kind: int) -> None:
    """Whether a card completes a perfect pair, and whether its pile runs out (RK-6.1, RK-6.2)."""
    components = s.components
    player = s.players[seat]
    if is_about(components, kind):
        terms.about(COIN)
    if player.copies(partner(kind)) > player.copies(kind):
        remark(terms, "perfect-pair", {"card": components.face_words[partner(kind)]})
    if len(s.piles[pile]) == 1:
        remark(terms, "last-card")


def remark_action(terms: Terms, s: RivalKingsState, seat: int, action: Action) -> None:
    """What a card of a pile is, and that a stolen action can do nothing now."""
    pile = pile_of(action)
    if pile != NONE:
        remark_card(terms, s, seat, pile, s.top_of(pile))
        return
    kind = later_kind(action)
    if isinstance(action, Cover) and not can_carry_out(s, seat, kind):
        remark(terms, "idle-theft")
    elif kind in (RECRUIT, BUY) and any(is_price_about(s, pile, kind) for pile in range(PILES)):
        terms.about(COIN)


def later_kind(action: Action) -> int:
    """The action of a character that is carried out next because of this one, or NONE."""
    return action.kind if isinstance(action, (Cover, UseOnKind)) else NONE


def is_price_about(s: RivalKingsState, pile: int, kind: int) -> bool:
    """Whether the price on top of a pile, if the action can pay it at all, is reconstructed."""
    top = s.top_of(pile)
    return top != NONE and is_subject(top) == (kind == RECRUIT) and is_about(s.components, top)


def pile_of(action: Action) -> int:
    """The pile whose top card an action acquires, or NONE."""
    if isinstance(action, (Recruit, Buy)):
        return action.pile
    acquiring = (EXTRA_BUY, EXTRA_RECRUIT, CHEAPER_BUILDING)
    return action.pile if isinstance(action, UseOnPile) and action.ability in acquiring else NONE
