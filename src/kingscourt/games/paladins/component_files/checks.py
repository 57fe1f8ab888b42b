"""Checks a component file, and words every mistake for its owner."""

from __future__ import annotations

import re
from typing import Final

from kingscourt.games.paladins.component_files.board_checks import MOST_PLAYERS, check_board
from kingscourt.games.paladins.component_files.file_types import ComponentFile, TownsfolkEntry
from kingscourt.games.paladins.component_files.problem_list import ProblemList
from kingscourt.games.paladins.vocabulary import (
    ACTIONS,
    ATTRIBUTES,
    FAVOUR_SLOTS,
    HAND,
    HIGHEST,
    ORDER_SLOTS,
    OUTSIDER_COLUMNS,
    PEOPLES,
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
