"""Builds a box from a component file and the chosen readings."""

from __future__ import annotations

from kingscourt.games.paladins.actions import Choose
from kingscourt.games.paladins.card_faces import (
    NO_LIMIT,
    BoardAction,
    Cards,
    Favour,
    Jar,
    Outsider,
    Paladin,
    Space,
    Tavern,
    Townsfolk,
    Wall,
    liking_of,
)
from kingscourt.games.paladins.component_files.checks import family
from kingscourt.games.paladins.component_files.file_types import ActionEntry, ComponentFile
from kingscourt.games.paladins.component_files.value_confidence import LEVELS
from kingscourt.games.paladins.components import Box, Numbers
from kingscourt.games.paladins.rewards import Reward, Workers, in_short
from kingscourt.games.paladins.vocabulary import (
    ACTIONS,
    ATTRIBUTES,
    COMMISSION,
    GAIN_STRENGTH,
    GARRISON,
    LAST_PLAIN,
    PEOPLES,
    REWARDS,
    SPACE_KINDS,
    SUBJECTS,
    TAX,
    TRIGGERS,
    WORKERS,
)
from kingscourt.kernel.phrase import Phrase, Value

THIRD_SQUIRE = "squire-3"
SECOND_VIGILANTE = "vigilante-2"
EXACT = "R"
WAIVERS = ["", "provisions", "silver"]


class Builder:
    """Builds one box from a file, the choice of each reading and a difficulty."""

    def __init__(self, file: ComponentFile, chosen: dict[str, str]) -> None:
        self.file = file
        self.chosen = chosen
        self.known: dict[tuple[int, int], Reward] = {}
        self.choices: dict[str, Choose] = {}

    def box(self) -> Box:
        """Everything decoded."""
        board = self.board()
        cards = Cards(
            self.paladins(),
            self.townsfolk(),
            self.outsiders(),
            self.favours(),
            self.walls(),
            [
                Tavern(f"tavern-{number}", workers(entry.workers), LEVELS[entry.confidence])
                for number, entry in enumerate(self.file.taverns, 1)
            ],
            self.spaces(board),
            self.jars(board),
            board,
            list(self.choices.values()),
        )
        return Box(cards, self.numbers())

    def reward(self, kind: int, n: int) -> Reward:
        """A shared reward."""
        return self.known.setdefault((kind, n), Reward(kind, n))

    def rewards(self, texts: list[str]) -> list[Reward]:
        """Rewards in printed order; equal plain neighbours and all tax icons are one amount (PW-3.8)."""
        found: list[tuple[int, int]] = []
        for text in texts:
            number, _, name = text.rpartition(" ")
            kind = REWARDS.index(name)
            n = int(number or 1)
            taxes = [at for at, (other, _) in enumerate(found) if other == kind == TAX]
            if taxes:
                found[taxes[0]] = (TAX, found[taxes[0]][1] + n)
            elif kind <= LAST_PLAIN and found and found[-1][0] == kind:
                found[-1] = (kind, found[-1][1] + n)
            elif kind <= TAX:
                found.append((kind, n))
            else:
                found += [(kind, 1)] * n
        return [self.reward(kind, n) for kind, n in found]

    def options(self, given: list[list[str]]) -> list[Choose]:
        """The options of a card as the answers that choose them."""
        options: list[Choose] = []
        for texts in given:
            rewards = self.rewards(texts)
            option = self.choices.get(in_short(rewards), Choose(rewards))
            if len(given) > 1:
                self.choices[in_short(rewards)] = option
            options.append(option)
        return options

    def board(self) -> list[BoardAction]:
        """The twelve actions of the player board."""
        found: list[BoardAction] = []
        first = 0
        for index, name in enumerate(ACTIONS):
            entry = self.file.actions[name]
            spaces = [SPACE_KINDS.index(kind) for kind in entry.spaces]
            limit = self.limit(name, entry)
            found.append(
                BoardAction(
                    index,
                    first,
                    spaces,
                    ATTRIBUTES.index(entry.needs) if entry.needs else -1,
                    entry.levels,
                    entry.silver,
                    entry.silver_by_use,
                    entry.provisions,
                    [self.rewards(texts) for texts in entry.gains],
                    thresholds(entry.points, limit),
                    limit,
                    LEVELS[entry.confidence],
                    sureness(entry.levels, entry.levels_known, entry.levels_confidence or entry.confidence),
                )
            )
            first += len(spaces)
        return found

    def limit(self, name: str, entry: ActionEntry) -> int:
        """How often an action can be done in a game (PW-3.1, PW-3.6)."""
        start = self.file.start
        pieces = {
            "develop": start.workshops,
            "commission": start.monks,
            "garrison": start.outposts,
            "absolve": start.jars,
        }
        by_use = {"fortify": len(entry.levels), "convert": len(entry.silver_by_use)}
        return pieces.get(name, by_use.get(name, NO_LIMIT))

    def paladins(self) -> list[Paladin]:
        """Paladins in file order."""
        return [
            Paladin(
                entry.id,
                title("paladin", entry.id, entry.name),
                workers(entry.workers),
                [entry.boosts.get(attribute, 0) for attribute in ATTRIBUTES],
                ACTIONS.index(entry.action),
                WAIVERS.index(entry.waives),
                entry.saves,
                self.rewards(entry.gains),
                LEVELS[entry.confidence],
            )
            for entry in self.file.paladins
        ]

    def townsfolk(self) -> list[Townsfolk]:
        """Townsfolk in file order."""
        squire = self.file.readings.third_squire.choices[self.chosen["third-squire"]]
        return [
            Townsfolk(
                entry.id,
                title("townsfolk", family(entry.id), entry.name),
                self.rewards(entry.dismiss),
                self.rewards(entry.hire),
                TRIGGERS.index(entry.trigger),
                entry.least_suspicions,
                NO_LIMIT if entry.most_suspicions is None else entry.most_suspicions,
                self.rewards(squire if entry.id == THIRD_SQUIRE else entry.reward),
                LEVELS[entry.confidence],
            )
            for entry in self.file.townsfolk
        ]

    def outsiders(self) -> list[Outsider]:
        """Outsiders in file order."""
        vigilante = self.file.readings.second_vigilante.choices[self.chosen["second-vigilante"]]
        families = list(dict.fromkeys(family(entry.id) for entry in self.file.outsiders))
        return [
            Outsider(
                entry.id,
                title("outsider", family(entry.id), entry.name),
                families.index(family(entry.id)),
                PEOPLES.index(entry.people),
                self.rewards(vigilante if entry.id == SECOND_VIGILANTE else entry.attack),
                [self.reward(GAIN_STRENGTH, entry.strength)],
                SUBJECTS.index(entry.scoring.of),
                entry.scoring.per,
                entry.scoring.base,
                LEVELS[entry.confidence],
            )
            for entry in self.file.outsiders
        ]

    def favours(self) -> list[Favour]:
        """Favours in file order."""
        return [
            Favour(
                entry.id,
                title("favour", entry.id, entry.name),
                SPACE_KINDS.index(entry.worker),
                entry.silver,
                entry.provisions,
                entry.debts,
                self.options(entry.options),
                LEVELS[entry.confidence],
            )
            for entry in self.file.favours
        ]

    def walls(self) -> list[Wall]:
        """Walls in file order."""
        return [
            Wall(
                f"wall-{number}",
                entry.copies,
                self.rewards(entry.gain),
                self.options(entry.options),
                entry.points,
                LEVELS[entry.confidence],
            )
            for number, entry in enumerate(self.file.walls, 1)
        ]

    def spaces(self, board: list[BoardAction]) -> list[Space]:
        """The main board, area by area in file order."""
        found: list[Space] = []
        numbers = [0] * len(self.file.areas.faith)
        for entry in sorted(self.file.spaces, key=lambda entry: entry.area):
            area = entry.area - 1
            numbers[area] += 1
            reward = self.rewards(entry.reward)
            monk = [*reward, *board[COMMISSION].gains[0]]
            outpost = [*reward, *board[GARRISON].gains[0]]
            found.append(
                Space(
                    area,
                    numbers[area],
                    reward,
                    monk,
                    outpost,
                    entry.players,
                    liking_of(reward),
                    LEVELS[entry.confidence],
                )
            )
        return found

    def jars(self, board: list[BoardAction]) -> list[Jar]:
        """The jar spaces of the reading."""
        gains = board[ACTIONS.index("absolve")].gains[0]
        reading = self.file.readings.jar_spaces
        spaces = reading.choices[self.chosen["jar-spaces"]]
        confidence = LEVELS[reading.confidence]
        return [Jar(reward, [*reward, *gains], confidence) for reward in map(self.rewards, spaces)]

    def numbers(self) -> Numbers:
        """Settings and tables."""
        file = self.file
        readings = file.readings
        chosen = self.chosen
        n = Numbers()
        n.silver = file.start.silver
        n.provisions = file.start.provisions
        n.workshops = file.start.workshops
        n.monks = file.start.monks
        n.outposts = file.start.outposts
        n.jars = file.start.jars
        n.tax = [file.tax.solo.silver, file.tax.two.silver, file.tax.three.silver, file.tax.four.silver]
        n.attribute_points = file.attributes.points
        n.order_actions = [ACTIONS.index(action) for action in file.orders.actions]
        n.order_points = file.orders.points
        n.order_times = file.orders.times
        n.debt_cards = file.debts.cards
        n.unpaid = file.debts.unpaid
        n.unpaid_with_traitor = file.debts.unpaid_with_traitor
        n.paid = file.debts.paid
        n.resources_for_a_point = file.resources.for_a_point
        n.column_silver = file.recruit.silver
        n.column_debt = file.recruit.or_debt
        n.area_faith = file.areas.faith
        n.area_strength = file.areas.strength
        self.add_confidence(n)
        n.suspicions = readings.suspicion_split.choices[chosen["suspicion-split"]]
        names = readings.workshop_workers.choices[chosen["workshop-workers"]]
        n.workshop_workers = [self.rewards([name]) for name in names]
        n.mercenaries_are_a_set = readings.mercenaries.choices[chosen["mercenaries"]]
        n.track_spaces = file.solo.track.spaces
        shown = file.solo.orders_shown
        n.orders_shown = {"easy": shown.easy, "medium": shown.medium, "hard": shown.hard}[
            chosen["difficulty"]
        ]
        n.workers_besides_round = file.solo.workers_besides_round.workers
        each, orders = readings.schemes.choices[chosen["schemes"]]
        n.schemes = [each] * 6 + [orders, 0]
        n.favour_schemes = file.solo.favour_schemes.cards
        n.opponent_discards_first = readings.opponent_absolve.choices[chosen["opponent-absolve"]]
        return n

    def add_confidence(self, n: Numbers) -> None:
        """How sure the numbers are that no card has."""
        file = self.file
        areas = file.areas
        tax = file.tax
        n.faith_confidence = sureness(
            areas.faith, areas.faith_known, areas.faith_confidence or areas.confidence
        )
        n.strength_confidence = sureness(
            areas.strength, areas.strength_known, areas.strength_confidence or areas.confidence
        )
        n.tax_confidence = [LEVELS[part.confidence] for part in (tax.solo, tax.two, tax.three, tax.four)]
        n.jar_confidence = LEVELS[file.readings.jar_spaces.confidence]
        n.workshop_confidence = LEVELS[file.readings.workshop_workers.confidence]


def sureness(values: list[int], known: list[int], confidence: str) -> list[str]:
    """How sure each number of a list is; some may be certain although the list is not."""
    return [LEVELS[EXACT] if value in known else LEVELS[confidence] for value in values]


def title(kind: str, id: str, name: str) -> Value:
    """The name of a card: our own text, or the plain name its owner gives."""
    return name or Phrase(f"paladins-{kind}-{id}")


def workers(names: list[str]) -> Workers:
    """A group of workers."""
    return Workers([WORKERS.index(name) for name in names])


def thresholds(points: dict[int, int], limit: int) -> list[int]:
    """Points by the number of uses of an action, from the numbers printed beside the last pieces."""
    if not points:
        return []
    return [
        max([value for times, value in points.items() if times <= done], default=0)
        for done in range(limit + 1)
    ]
