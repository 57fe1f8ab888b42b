"""Every refusal, one function for each, with the id of its rule."""

from __future__ import annotations

from kingscourt.games.kingsburg.components import Building, Giver
from kingscourt.games.kingsburg.dice_multisets import Dice
from kingscourt.games.kingsburg.holding_kinds import SOLDIER, TOKEN, amount, amounts, some_goods, white_dice
from kingscourt.games.kingsburg.placements import Place
from kingscourt.kernel.phrase import Phrase, Value
from kingscourt.kernel.refusal import PAYMENT, TAKEN, Refusal

# -- influence -----------------------------------------------------------------------------------


def dice_missing(place: Place, own: Dice, white: Dice) -> Refusal:
    """KB-3.2: only dice that are still unplaced."""
    lacking = [a_die(False, face) for face in faces_beyond(place.own, own)]
    lacking += [a_die(True, face) for face in faces_beyond(place.white, white)]
    return Refusal("KB-3.2", "kingsburg-refusal-dice-missing", {"group": place.group()}, missing=lacking)


def faces_beyond(wanted: Dice, owned: Dice) -> list[int]:
    """The dice of a group that are not among those owned."""
    left = owned.faces.copy()
    beyond: list[int] = []
    for face in wanted.faces:
        if face in left:
            left.remove(face)
        else:
            beyond.append(face)
    return beyond


def a_die(white: bool, face: int) -> Phrase:
    """A die that shows a number, as something that is missing."""
    return Phrase("kingsburg-lacking-white-die" if white else "kingsburg-lacking-die", {"n": face})


def wrong_sum(place: Place) -> Refusal:
    """KB-3.2: the group must count exactly the advisor's number."""
    args: dict[str, Value] = {
        "group": place.group(),
        "n": place.counts(),
        "advisor": place.advisor,
        "number": place.target,
    }
    short = place.target - place.counts()
    lacking = [Phrase("kingsburg-lacking-sum", {"n": short})] if short > 0 else []
    return Refusal("KB-3.2", "kingsburg-refusal-sum", args, missing=lacking)


def occupied(place: Place) -> Refusal:
    """KB-3.2: an advisor whom nobody has influenced this season."""
    return Refusal("KB-3.2", "kingsburg-refusal-occupied", {"advisor": place.advisor}, TAKEN)


def occupied_by_neutral(place: Place) -> Refusal:
    """KB-6.3: only the envoy shares an advisor with neutral dice."""
    return Refusal("KB-6.3", "kingsburg-refusal-neutral", {"advisor": place.advisor}, TAKEN)


def only_white() -> Refusal:
    """KB-3.2a: at least one die of one's own."""
    return Refusal("KB-3.2a", "kingsburg-refusal-only-white", missing=[Phrase("kingsburg-lacking-own-die")])


def too_many_tokens(place: Place, limit: int) -> Refusal:
    """KB-3.2b: no more tokens than the group may take."""
    return Refusal("KB-3.2b", "kingsburg-refusal-token-limit", {"n": place.tokens, "limit": limit})


def tokens_missing(place: Place, owned: int) -> Refusal:
    """KB-3.2b: only tokens that the player has."""
    args: dict[str, Value] = {"n": place.tokens, "owned": owned}
    lacking = [amount(TOKEN, place.tokens - owned)]
    return Refusal("KB-3.2b", "kingsburg-refusal-tokens-missing", args, PAYMENT, lacking)


def no_market(names: list[Phrase]) -> Refusal:
    """KB-3.2c: only the owner of the Market."""
    return Refusal("KB-3.2c", "kingsburg-refusal-no-market", None, PAYMENT, names)


def market_used() -> Refusal:
    """KB-3.2c: once per season."""
    lacking = [Phrase("kingsburg-thing-market", {"n": 1})]
    return Refusal("KB-3.2c", "kingsburg-refusal-market-used", None, PAYMENT, lacking)


# -- building and hiring -------------------------------------------------------------------------


def already_built(building: Building) -> Refusal:
    """KB-3.4: each building at most once."""
    return Refusal("KB-3.4", "kingsburg-refusal-already-built", {"building": building.name}, TAKEN)


def left_missing(building: Building, missing: list[Phrase]) -> Refusal:
    """KB-3.4: every building to its left comes first."""
    args: dict[str, Value] = {"building": building.name, "needed": missing[0]}
    return Refusal("KB-3.4", "kingsburg-refusal-left-missing", args, missing=missing)


def building_price(building: Building, missing: list[int]) -> Refusal:
    """KB-3.4: the cost has to be paid."""
    lacking = amounts(missing)
    args: dict[str, Value] = {"building": building.name, "missing": lacking}
    return Refusal("KB-3.4", "kingsburg-refusal-building-price", args, PAYMENT, lacking)


def soldier_price(n: int) -> Refusal:
    """KB-2.4: a soldier has a fixed price in goods."""
    return Refusal("KB-2.4", "kingsburg-refusal-soldier-price", {"n": n, "amount": amount(SOLDIER, 1)})


def soldier_goods(price: list[int], missing: list[int]) -> Refusal:
    """KB-2.4: only goods that the player has."""
    args: dict[str, Value] = {"price": amounts(price)}
    return Refusal("KB-2.4", "kingsburg-refusal-soldier-goods", args, PAYMENT, amounts(missing))


# -- choices of goods and dice -------------------------------------------------------------------


def not_offered(giver: Giver, kind: int, n: int) -> Refusal:
    """The giver's own rule: this kind is not among the offer."""
    args: dict[str, Value] = {"giver": giver.phrase, "amount": amount(kind, n)}
    return Refusal(giver.rule, "kingsburg-refusal-not-offered", args)


def _good_missing(rule: str, kind: int) -> Refusal:
    lacking = amount(kind, 1)
    return Refusal(rule, "kingsburg-refusal-good-missing", {"amount": lacking}, PAYMENT, [lacking])


def nothing_to_turn(giver: Giver, kind: int) -> Refusal:
    """The giver's own rule: only a good that the player has can be turned."""
    return _good_missing(giver.rule, kind)


def nothing_to_give(kind: int) -> Refusal:
    """KB-4.5: only goods that the player has can be lost."""
    return _good_missing("KB-4.5", kind)


def nothing_to_trade(kind: int) -> Refusal:
    """KB-3.5: only goods and tokens that the player has can be traded."""
    return _good_missing("KB-3.5", kind)


def not_traded(giver: Giver, kind: int) -> Refusal:
    """KB-3.5: this kind is not accepted."""
    args: dict[str, Value] = {"giver": giver.phrase, "amount": amount(kind, 1)}
    return Refusal("KB-3.5", "kingsburg-refusal-not-traded", args)


def building_not_there(building: Building) -> Refusal:
    """KB-4.5: only a building that stands can fall."""
    return Refusal("KB-4.5", "kingsburg-refusal-building-missing", {"building": building.name})


def not_rightmost(building: Building) -> Refusal:
    """KB-4.5: losses begin in the rightmost column."""
    return Refusal("KB-4.5", "kingsburg-refusal-not-rightmost", {"building": building.name})


def die_missing(rule: str, white: bool, face: int) -> Refusal:
    """KB-3.1, KB-6.2: only dice that the player has rolled."""
    return Refusal(rule, "kingsburg-refusal-die-missing", {"n": face}, missing=[a_die(white, face)])


def too_few_white_dice(wanted: int, owned: int) -> Refusal:
    """KB-3.1: only white dice that the player has this season."""
    lacking = [white_dice(wanted - owned)]
    return Refusal("KB-3.1", "kingsburg-refusal-white-dice", {"n": owned}, PAYMENT, lacking)


def reroll_used() -> Refusal:
    """KB-3.1: a re-roll is used once per season."""
    return Refusal("KB-3.1", "kingsburg-refusal-reroll-used", kind=TAKEN)


def no_reroll() -> Refusal:
    """KB-3.1: no building allows such a re-roll."""
    return Refusal("KB-3.1", "kingsburg-refusal-no-reroll")


def dice_differ(rule: str) -> Refusal:
    """KB:statue: all dice must show the same."""
    return Refusal(rule, "kingsburg-refusal-dice-differ")


def sum_too_high(rule: str, n: int, limit: int) -> Refusal:
    """KB:chapel: the sum must be low enough."""
    return Refusal(rule, "kingsburg-refusal-sum-too-high", {"n": n, "limit": limit})


def too_few_goods(lots: int, price: int, owned: int) -> Refusal:
    """KB-5.1: only as many lots as there are goods for."""
    args: dict[str, Value] = {"n": lots, "owned": owned}
    lacking = [some_goods(lots * price - owned)]
    return Refusal("KB-5.1", "kingsburg-refusal-too-few-goods", args, PAYMENT, lacking)
