"""Every refusal, one function for each, with the id of its rule."""

from __future__ import annotations

from kingscourt.games.paladins.actions import TASK_PHRASES
from kingscourt.games.paladins.rewards import WORKER_PHRASES, worker_amount
from kingscourt.games.paladins.vocabulary import (
    ANY,
    ATTRIBUTES,
    DEVELOP,
    HUNT,
    PRAY,
    RECRUIT,
    TRADE,
)
from kingscourt.kernel.phrase import Phrase, Value, number
from kingscourt.kernel.refusal import MOMENT, PAYMENT, TAKEN, Refusal


def rule_of(action: int) -> str:
    """The rule that states the needs and costs of an action."""
    if action == DEVELOP:
        return "PW-3.1"
    if action == RECRUIT:
        return "PW-3.2"
    if action in (HUNT, TRADE):
        return "PW-3.3"
    if action == PRAY:
        return "PW-3.4"
    return "PW-3.6"


def occupied(action: int) -> Refusal:
    """Workers stand on its spaces."""
    return Refusal("PW-3.0", "paladins-refusal-occupied", {"task": TASK_PHRASES[action]}, TAKEN)


def in_one_go(action: int) -> Refusal:
    """The second worker cannot come later (PW-3.2, PW-3.3)."""
    return Refusal(rule_of(action), "paladins-refusal-one-go", {"task": TASK_PHRASES[action]}, TAKEN)


def no_workers(action: int, missing: list[Phrase]) -> Refusal:
    """The supply cannot fill its spaces."""
    return Refusal("PW-3.0", "paladins-refusal-workers", {"task": TASK_PHRASES[action]}, missing=missing)


def worker_for(kind: int, number: int) -> Phrase:
    """A worker that a space lacks."""
    return Phrase("paladins-missing-worker", {"worker": WORKER_PHRASES[kind], "n": number + 1})


def no_such_worker(kind: int) -> Refusal:
    """None of that kind in supply."""
    words: dict[str, Value] = {"worker": WORKER_PHRASES[kind]}
    return Refusal("PW-3.0", "paladins-refusal-no-worker", words, missing=[worker_amount(kind, 1)])


def wrong_kind(kind: int) -> Refusal:
    """The space does not take that kind."""
    return Refusal("PW-3.0", "paladins-refusal-kind", {"worker": WORKER_PHRASES[kind]})


def needed_elsewhere(kind: int) -> Refusal:
    """Without that worker a further space could not be filled."""
    return Refusal("PW-3.0", "paladins-refusal-needed", {"worker": WORKER_PHRASES[kind]})


def no_silver(rule: str, n: int, has: int, confidence: str = "") -> Refusal:
    """Too little silver."""
    missing = Phrase("paladins-reward-silver", {"n": number(n - has, confidence)})
    words: dict[str, Value] = {"n": number(n, confidence), "has": has}
    return Refusal(rule, "paladins-refusal-silver", words, PAYMENT, [missing])


def no_provisions(rule: str, n: int, has: int) -> Refusal:
    """Too few provisions."""
    missing = Phrase("paladins-reward-provision", {"n": n - has})
    return Refusal(rule, "paladins-refusal-provisions", {"n": n, "has": has}, PAYMENT, [missing])


def too_often(action: int, n: int) -> Refusal:
    """Done as often as it can be."""
    return Refusal("PW-3.6", "paladins-refusal-limit", {"task": TASK_PHRASES[action], "n": n})


def too_low(attribute: int, n: int, has: int, confidence: str) -> Refusal:
    """The attribute does not reach."""
    words: dict[str, Value] = {"need": of_attribute(attribute, n, confidence), "has": has}
    missing = of_attribute(attribute, n - has, confidence)
    return Refusal("PW-3.6", "paladins-refusal-level", words, missing=[missing])


def out_of_reach(attribute: int, missing: int, confidence: str) -> Refusal:
    """All free spaces lie in areas that ask for more (PW-3.10)."""
    lacking = of_attribute(attribute, missing, confidence)
    return Refusal("PW-3.10", "paladins-refusal-no-space", missing=[lacking])


def of_attribute(attribute: int, n: int, confidence: str) -> Phrase:
    """An amount of an attribute."""
    return Phrase(f"paladins-reward-{ATTRIBUTES[attribute]}", {"n": number(n, confidence)})


def nothing_left(name: str) -> Refusal:
    """No wall, outsider, townsfolk, workshop or space is left (PW-3.10)."""
    return Refusal("PW-3.10", f"paladins-refusal-no-{name}", kind=TAKEN)


def not_in_row(rule: str) -> Refusal:
    """The card is not in the row."""
    return Refusal(rule, "paladins-refusal-row", kind=TAKEN)


def space_taken() -> Refusal:
    """A monk or an outpost stands there."""
    return Refusal("PW-3.6", "paladins-refusal-space-taken", kind=TAKEN)


def space_closed(n: int) -> Refusal:
    """Only open with more players."""
    return Refusal("PW-3.6", "paladins-refusal-space-closed", {"n": n}, TAKEN)


def jar_taken() -> Refusal:
    """A jar stands there."""
    return Refusal("PW-3.6", "paladins-refusal-jar-taken", kind=TAKEN)


def workshop_there() -> Refusal:
    """A workshop stands there."""
    return Refusal("PW-3.1", "paladins-refusal-workshop-there", kind=TAKEN)


def nobody_there(action: int) -> Refusal:
    """No worker to remove."""
    return Refusal("PW-3.4", "paladins-refusal-nobody-there", {"task": TASK_PHRASES[action]})


def favour_hidden() -> Refusal:
    """Not turned up."""
    return Refusal("PW-3.7", "paladins-refusal-favour-hidden", kind=MOMENT)


def favour_taken() -> Refusal:
    """Used this round."""
    return Refusal("PW-3.7", "paladins-refusal-favour-taken", kind=TAKEN)


def favour_worker(kind: int) -> Refusal:
    """No worker that the Favour takes."""
    words: dict[str, Value] = {"worker": WORKER_PHRASES[kind]}
    missing = Phrase("paladins-thing-worker", {"n": 1}) if kind == ANY else worker_amount(kind, 1)
    return Refusal("PW-3.7", "paladins-refusal-favour-worker", words, missing=[missing])


def option_useless() -> Refusal:
    """The reward could not be used, and another one can (PW-3.8)."""
    return Refusal("PW-3.8", "paladins-refusal-option")


def tavern_taken() -> Refusal:
    """Somebody has it."""
    return Refusal("PW-2.5", "paladins-refusal-tavern", kind=TAKEN)


def not_in_hand() -> Refusal:
    """Not one of the cards still in hand (PW-2.4)."""
    return Refusal("PW-2.4", "paladins-refusal-hand")


def not_owned(kind: int) -> Refusal:
    """No worker of that kind to give back (PW-2.7)."""
    words: dict[str, Value] = {"worker": WORKER_PHRASES[kind]}
    return Refusal("PW-2.7", "paladins-refusal-return", words, missing=[worker_amount(kind, 1)])


def does_not_react(rule: str) -> Refusal:
    """Not a townsfolk that can react now, be it to an action (PW-3.9) or to the inquisition (PW-5.4)."""
    return Refusal(rule, "paladins-refusal-react", kind=MOMENT)


def condition_unmet() -> Refusal:
    """Its condition does not hold now (PW-5.4)."""
    return Refusal("PW-5.4", "paladins-refusal-condition")
