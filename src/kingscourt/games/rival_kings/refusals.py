"""Every refusal, one function for each, with the id of its rule."""

from __future__ import annotations

from kingscourt.games.rival_kings.card_lines import value_confidence
from kingscourt.games.rival_kings.components import ACTION_WORDS, RivalKingsComponents
from kingscourt.games.rival_kings.vocabulary import is_subject
from kingscourt.kernel.phrase import Phrase, Value, number, seat_phrase
from kingscourt.kernel.refusal import MOMENT, NEED, PAYMENT, TAKEN, Refusal


def refuse(
    rule: str,
    name: str,
    args: dict[str, Value] | None = None,
    kind: int = NEED,
    missing: list[Phrase] | None = None,
) -> Refusal:
    """A refusal with a sentence of this game."""
    return Refusal(rule, f"rival-kings-refusal-{name}", args, kind, missing)


def one_marker() -> list[Phrase]:
    """What is missing where a marker is needed."""
    return [Phrase("rival-kings-thing-marker", {"n": 1})]


# -- characters ----------------------------------------------------------------------------------


def not_in_hand(components: RivalKingsComponents, character: int) -> Refusal:
    """RK-1.3: only characters from the player's hand."""
    return refuse("RK-1.3", "not-in-hand", {"character": components.character_words[character]})


def played_before(components: RivalKingsComponents, character: int) -> Refusal:
    """RK-2.1: every character is played once per round."""
    return refuse("RK-2.1", "played-before", {"character": components.character_words[character]}, TAKEN)


# -- conflicts -----------------------------------------------------------------------------------


def in_equal_conflict() -> Refusal:
    """RK-3.1: a player in an equal-rank conflict steals from nobody."""
    return refuse("RK-3.1", "equal-steals-nothing")


def one_action_only() -> Refusal:
    """RK-3.1: a player in an equal-rank conflict carries out one action."""
    return refuse("RK-3.1", "one-action-only", kind=TAKEN)


def not_robbed_by_rank(victim: int) -> Refusal:
    """RK-3.2: each rank steals from one other."""
    return refuse("RK-3.2", "not-your-victim", {"player": seat_phrase(victim)})


def one_crest_per_victim(victim: int) -> Refusal:
    """RK-3.3: one action of each victim."""
    return refuse("RK-3.3", "one-crest-a-victim", {"player": seat_phrase(victim)}, TAKEN)


def stolen_first(victim: int) -> Refusal:
    """RK-3.3: with two victims, the first theft is finished before the second."""
    return refuse("RK-3.3", "stolen-first", {"player": seat_phrase(victim)}, MOMENT)


def no_such_action(kind: int) -> Refusal:
    """RK-3.3: the victim's character does not have the action."""
    return refuse("RK-3.3", "victim-lacks-action", {"kind": ACTION_WORDS[kind]})


def already_covered(kind: int) -> Refusal:
    """RK-3.3: an action under a crest is gone."""
    return refuse("RK-3.3", "already-covered", {"kind": ACTION_WORDS[kind]}, TAKEN)


def last_action_stays() -> Refusal:
    """RK-3.3: one action always remains."""
    return refuse("RK-3.3", "last-action-stays")


def theft_comes_first() -> Refusal:
    """RK-3.3: the crest must be laid before the player's own actions."""
    return refuse("RK-3.3", "theft-first", kind=MOMENT)


# -- actions -------------------------------------------------------------------------------------


def not_in_this_order(kind: int) -> Refusal:
    """RK-4: from left to right, no going back."""
    return refuse("RK-4", "order", {"kind": ACTION_WORDS[kind]}, MOMENT)


def not_on_character(kind: int) -> Refusal:
    """RK-4: only actions that are printed on the character."""
    return refuse("RK-4", "not-printed", {"kind": ACTION_WORDS[kind]})


def no_marker_to_settle() -> Refusal:
    """RK-4.1: there must be a marker."""
    return refuse("RK-4.1", "no-marker", missing=one_marker())


def no_marker_to_give() -> Refusal:
    """RK-4.2: there must be a marker."""
    return refuse("RK-4.2", "no-marker", missing=one_marker())


def give_to_a_rival() -> Refusal:
    """RK-4.2: to somebody else."""
    return refuse("RK-4.2", "not-to-yourself")


def no_money_there() -> Refusal:
    """RK-4.3: there must be money."""
    return refuse("RK-4.3", "no-money")


def no_subject_on_top() -> Refusal:
    """RK-4.4: a subject must lie on top."""
    return refuse("RK-4.4", "top-no-subject")


def too_dear(components: RivalKingsComponents, card: int, discount: int, coins: int) -> Refusal:
    """RK-4.4, RK-4.5: the full price, no debts."""
    price = components.values[card] - discount
    confidence = value_confidence(components, card)
    return refuse(
        "RK-4.4" if is_subject(card) else "RK-4.5",
        "too-dear",
        {"price": number(price, confidence), "coins": coins},
        PAYMENT,
        [Phrase("rival-kings-thing-coin", {"n": number(price - coins, confidence)})],
    )


def no_building_on_top() -> Refusal:
    """RK-4.5: a building must lie on top."""
    return refuse("RK-4.5", "top-no-building")


# -- subjects ------------------------------------------------------------------------------------


def not_active(components: RivalKingsComponents, subject: int) -> Refusal:
    """RK-5.1: only the last subject of the row."""
    return refuse("RK-5.1", "not-active", {"subject": components.face_words[subject]})


def used_this_cycle() -> Refusal:
    """RK-5.1: one ability per cycle."""
    return refuse("RK-5.1", "used-this-cycle", kind=TAKEN)


def only_in_conflicts(components: RivalKingsComponents, subject: int) -> Refusal:
    """RK-5.1: some subjects work before or during conflicts only."""
    return refuse("RK-5.1", "only-in-conflicts", {"subject": components.face_words[subject]}, MOMENT)


def only_on_own_turn(components: RivalKingsComponents, subject: int) -> Refusal:
    """RK-5.1: the others work only on their owner's turn."""
    return refuse("RK-5.1", "only-on-own-turn", {"subject": components.face_words[subject]}, MOMENT)


def card_is_paired(components: RivalKingsComponents, card: int) -> Refusal:
    """RK-5.2: perfect pairs stay together."""
    return refuse("RK-5.2", "paired", {"card": components.face_words[card]})


def nothing_to_swap_for() -> Refusal:
    """RK-5.2: both sides need a card that is free."""
    return refuse("RK-5.2", "nothing-to-swap-for")


def card_not_there(components: RivalKingsComponents, subject: int, card: int) -> Refusal:
    """The rule of the component: the named card does not lie there."""
    return of_subject(components, subject, "not-there", {"card": components.face_words[card]})


def of_subject(
    components: RivalKingsComponents,
    subject: int,
    name: str,
    args: dict[str, Value] | None = None,
    kind: int = NEED,
    missing: list[Phrase] | None = None,
) -> Refusal:
    """A limit that the text of a subject sets."""
    return refuse(f"RK:{components.face_names[subject]}", name, args, kind, missing)
