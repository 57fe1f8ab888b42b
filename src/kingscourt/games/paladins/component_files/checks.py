"""Checks a component file, and words every mistake for its owner."""

from __future__ import annotations

import re
from typing import Final

from kingscourt.games.paladins.component_files.file_types import ActionEntry, ComponentFile, TownsfolkEntry
from kingscourt.games.paladins.vocabulary import (
    ACTIONS,
    ATTRIBUTES,
    FAVOUR_SLOTS,
    HAND,
    HIGHEST,
    ORDER_SLOTS,
    OUTSIDER_COLUMNS,
    PEOPLES,
    REWARDS,
    ROUNDS,
    SPACE_KINDS,
    SUBJECTS,
    TOWN_COLUMNS,
    TRIGGERS,
    WORKERS,
)

LEAST_SUSPICIONS: Final = 8  # so that an inquisition always brings some back
_ID: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*", re.ASCII)
_INTERRUPTING: Final = ["tax", "criminal", "pray", "recruit", "develop", "pay-debt", "destroy-debt"]

MOST_PLAYERS: Final = 4
_SPACES: Final = {"develop": 2, "recruit": 2, "hunt": 2, "trade": 2, "pray": 1, "conspire": 1}  # the others 3
_GAINS: Final = {"hunt": 2, "trade": 2, "commission": 1, "garrison": 1, "absolve": 1}  # by workers, or always
_SCORING: Final = ["develop", "commission", "fortify", "garrison", "absolve"]
_RIGHT_SIDE: Final = ACTIONS[6:]


class ProblemList:
    """Collects problems; its checks are shared by several parts of a component file."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def unless(self, is_right: bool, problem: str) -> None:
        """Note a problem."""
        if not is_right:
            self.found.append(problem)

    def known(self, where: str, word: str, words: list[str]) -> None:
        """A word must be one of those the rules know."""
        self.unless(word in words, f"{where}: {word!r} is none of {', '.join(words)}")

    def all_known(self, where: str, given: list[str], words: list[str]) -> None:
        """The same for every word of a list."""
        for word in given:
            self.known(where, word, words)

    def rewards(self, where: str, given: list[str]) -> None:
        """Rewards are a kind, after a number if there is more than one; its range has been checked before."""
        for text in given:
            self.known(where, text.rpartition(" ")[2], REWARDS)

    def options(self, where: str, given: list[list[str]]) -> None:
        """Every option is a list of rewards."""
        for option in given:
            self.rewards(where, option)


def problems_of(file: ComponentFile, shipped: ComponentFile) -> list[str]:
    """Everything that the rules could not play with."""
    problems = ProblemList()
    check_board(problems, file)
    _check_numbers(problems, file)
    _check_paladins(problems, file, shipped)
    _check_rows(problems, file, shipped)
    _check_decks(problems, file, shipped)
    _check_readings(problems, file, shipped)
    return problems.found


def _check_numbers(p: ProblemList, file: ComponentFile) -> None:
    p.unless(
        len(file.attributes.points) == HIGHEST + 1, f"attributes.points: {HIGHEST + 1} numbers are needed"
    )
    p.unless(len(file.orders.points) == ORDER_SLOTS, f"orders.points: {ORDER_SLOTS} numbers are needed")
    p.unless(len(file.orders.actions) >= ORDER_SLOTS, f"orders.actions: at least {ORDER_SLOTS}")
    p.all_known("orders.actions", file.orders.actions, ACTIONS[6:])
    for action in dict.fromkeys(file.orders.actions):
        p.unless(file.orders.actions.count(action) == 1, f"orders.actions: {action!r} appears twice")
    p.unless(
        len(file.recruit.silver) == TOWN_COLUMNS == len(file.recruit.or_debt),
        f"recruit: {TOWN_COLUMNS} columns",
    )
    shown = file.solo.orders_shown
    p.unless(
        max(shown.easy, shown.medium, shown.hard) <= len(file.orders.actions),
        "solo.orders_shown: more than there are orders",
    )


def _check_paladins(p: ProblemList, file: ComponentFile, shipped: ComponentFile) -> None:
    _check_ids(
        p,
        "paladins",
        [(card.id, card.name) for card in file.paladins],
        [card.id for card in shipped.paladins],
    )
    p.unless(len(file.paladins) >= ROUNDS + HAND - 1, f"paladins: at least {ROUNDS + HAND - 1}")
    for card in file.paladins:
        where = f"paladins {card.id}"
        p.all_known(where, card.workers, WORKERS)
        p.all_known(where, list(card.boosts), ATTRIBUTES)
        p.known(where, card.action, ACTIONS)
        p.known(where, card.waives, ["", "provisions", "silver"])
        p.rewards(where, card.gains)


def _check_rows(p: ProblemList, file: ComponentFile, shipped: ComponentFile) -> None:
    known = [family(card.id) for card in shipped.townsfolk]
    _check_ids(p, "townsfolk", [(card.id, card.name) for card in file.townsfolk], known)
    p.unless(len(file.townsfolk) >= TOWN_COLUMNS, f"townsfolk: at least {TOWN_COLUMNS}")
    for folk in file.townsfolk:
        _check_townsfolk(p, folk)
    known = [family(card.id) for card in shipped.outsiders]
    _check_ids(p, "outsiders", [(card.id, card.name) for card in file.outsiders], known)
    p.unless(len(file.outsiders) >= OUTSIDER_COLUMNS, f"outsiders: at least {OUTSIDER_COLUMNS}")
    for outsider in file.outsiders:
        where = f"outsiders {outsider.id}"
        p.known(where, outsider.people, PEOPLES)
        p.rewards(where, outsider.attack)
        p.known(where, outsider.scoring.of, SUBJECTS)


def _check_townsfolk(p: ProblemList, folk: TownsfolkEntry) -> None:
    where = f"townsfolk {folk.id}"
    p.rewards(where, folk.dismiss)
    p.rewards(where, folk.hire)
    p.rewards(where, folk.reward)
    p.known(where, folk.trigger, TRIGGERS)
    if folk.trigger in ("inquisition", "pay-debt"):
        _check_reaction(p, where, folk.reward)


def _check_reaction(p: ProblemList, where: str, rewards: list[str]) -> None:
    """No inquisition starts inside another (PW-5.6)."""
    for word in rewards:
        p.unless(
            word.rpartition(" ")[2] not in _INTERRUPTING, f"{where}: {word} would interrupt an inquisition"
        )


def _check_decks(p: ProblemList, file: ComponentFile, shipped: ComponentFile) -> None:
    _check_ids(
        p, "favours", [(card.id, card.name) for card in file.favours], [card.id for card in shipped.favours]
    )
    p.unless(len(file.favours) >= FAVOUR_SLOTS, f"favours: at least {FAVOUR_SLOTS}")
    for favour in file.favours:
        where = f"favours {favour.id}"
        p.known(where, favour.worker, SPACE_KINDS)
        p.unless(len(favour.options) > 0, f"{where}: an option is needed")
        p.options(where, favour.options)
    for number, wall in enumerate(file.walls, 1):
        p.rewards(f"walls {number}", wall.gain)
        p.options(f"walls {number}", wall.options)
    p.unless(len(file.taverns) > MOST_PLAYERS, f"taverns: more than {MOST_PLAYERS}")
    for number, tavern in enumerate(file.taverns, 1):
        p.all_known(f"taverns {number}", tavern.workers, WORKERS)


def _check_readings(p: ProblemList, file: ComponentFile, shipped: ComponentFile) -> None:
    theirs = choices_of(file)
    for name, choices in choices_of(shipped).items():
        p.unless(theirs[name] == choices, f"readings.{name}: exactly the choices {', '.join(choices)}")
    readings = file.readings
    for name, split in readings.suspicion_split.choices.items():
        p.unless(
            sum(split) >= LEAST_SUSPICIONS,
            f"readings.suspicion-split.{name}: at least {LEAST_SUSPICIONS} cards",
        )
    for name, rewards in readings.third_squire.choices.items():
        p.rewards(f"readings.third-squire.{name}", rewards)
        _check_reaction(p, f"readings.third-squire.{name}", rewards)
    for name, rewards in readings.second_vigilante.choices.items():
        p.rewards(f"readings.second-vigilante.{name}", rewards)
    for name, workers in readings.workshop_workers.choices.items():
        p.all_known(f"readings.workshop-workers.{name}", workers, WORKERS)
        p.unless(len(workers) == file.start.workshops, f"readings.workshop-workers.{name}: one a workshop")
    for name, spaces in readings.jar_spaces.choices.items():
        p.options(f"readings.jar-spaces.{name}", spaces)
        p.unless(len(spaces) >= file.start.jars, f"readings.jar-spaces.{name}: at least one a jar")
    for name, copies in readings.schemes.choices.items():
        p.unless(len(copies) == 2 and sum(copies) > 0, f"readings.schemes.{name}: two numbers, not both 0")


def choices_of(file: ComponentFile) -> dict[str, list[str]]:
    """The names of the alternatives of every reading, the usual one first."""
    readings = file.readings
    return {
        "suspicion-split": list(readings.suspicion_split.choices),
        "third-squire": list(readings.third_squire.choices),
        "second-vigilante": list(readings.second_vigilante.choices),
        "workshop-workers": list(readings.workshop_workers.choices),
        "jar-spaces": list(readings.jar_spaces.choices),
        "opponent-absolve": list(readings.opponent_absolve.choices),
        "mercenaries": list(readings.mercenaries.choices),
        "schemes": list(readings.schemes.choices),
    }


def _check_ids(p: ProblemList, where: str, cards: list[tuple[str, str]], known: list[str]) -> None:
    seen: list[str] = []
    for id, name in cards:
        p.unless(
            _ID.fullmatch(id) is not None, f"{where}: {id!r}: an id has letters, digits and hyphens only"
        )
        p.unless(id not in seen, f"{where}: {id!r} appears twice")
        p.unless(name != "" or id in known or family(id) in known, f"{where}: {id!r} needs a name")
        seen.append(id)


def family(id: str) -> str:
    """The name that a card shares with others, such as `peddler` for `peddler-2`."""
    head, _, number = id.rpartition("-")
    return head if number.isdigit() else id


def check_board(p: ProblemList, file: ComponentFile) -> None:
    """The player board and the main board."""
    p.unless(sorted(file.actions) == sorted(ACTIONS), f"actions: exactly {', '.join(ACTIONS)} are needed")
    for name, action in file.actions.items():
        if name in ACTIONS:
            _check_action(p, name, action)
            _check_uses(p, name, action, file)
    _check_areas(p, file)


def _check_action(p: ProblemList, name: str, action: ActionEntry) -> None:
    where = f"actions.{name}"
    p.all_known(where, action.spaces, SPACE_KINDS)
    spaces = _SPACES.get(name, 3)
    p.unless(len(action.spaces) == spaces, f"{where}: {spaces} spaces are needed")
    if action.needs:
        p.known(where, action.needs, ATTRIBUTES)
    else:
        p.unless(name not in _RIGHT_SIDE, f"{where}: needs is missing, one of {', '.join(ATTRIBUTES)}")
    p.options(where, action.gains)
    gains = _GAINS.get(name, 0)
    p.unless(
        len(action.gains) >= gains, f"{where}: gains has {len(action.gains)} lists of rewards, not {gains}"
    )
    p.unless(name not in _SCORING or len(action.points) > 0, f"{where}: points is missing")


def _check_uses(p: ProblemList, name: str, action: ActionEntry, file: ComponentFile) -> None:
    """Costs and levels by use must reach as far as the pieces do (PW-3.6)."""
    start = file.start
    pieces = {"commission": start.monks, "garrison": start.outposts, "absolve": start.jars}
    uses = pieces.get(name, len(action.levels) if name == "fortify" else 0)
    where = f"actions.{name}"
    costs = action.silver_by_use if name == "absolve" else action.provisions
    p.unless(len(costs) >= uses, f"{where}: a cost for each of {uses} uses is needed")
    if name == "absolve":
        p.unless(len(action.levels) >= uses, f"{where}: a level for each of {uses} uses is needed")
    if name == "fortify":
        p.unless(uses > 0, f"{where}: levels is missing")


def _check_areas(p: ProblemList, file: ComponentFile) -> None:
    areas = len(file.areas.faith)
    p.unless(areas == OUTSIDER_COLUMNS == len(file.areas.strength), f"areas: {OUTSIDER_COLUMNS} levels each")
    for levels in (file.areas.faith, file.areas.strength):
        p.unless(levels == sorted(levels), "areas: levels rise from the left")
    for number, space in enumerate(file.spaces, 1):
        p.rewards(f"spaces {number}", space.reward)
