"""The cards and printed spaces of a box, decoded."""

from __future__ import annotations

from typing import Final

from kingscourt.games.paladins.actions import TASK_PHRASES, Choose
from kingscourt.games.paladins.places import board_space
from kingscourt.games.paladins.rewards import Reward, Workers, in_words
from kingscourt.games.paladins.vocabulary import (
    ACTIONS,
    ATTRIBUTES,
    CLERIC,
    DISCARD_SUSPICION,
    FREE_RECRUIT,
    GAIN_CRIMINAL,
    PAY_DEBT,
    PEOPLES,
    PRAYER,
    TRIGGERS,
)
from kingscourt.kernel.phrase import Phrase, Value

PEOPLE_PHRASES: Final = [Phrase(f"paladins-people-{people}") for people in PEOPLES]
WAIVES_NOTHING: Final = 0
WAIVES_PROVISIONS: Final = 1
WAIVES_SILVER: Final = 2
NO_LIMIT: Final = 99
OWN: Final = "own"  # a card speaks to its reader, or of a rival
RIVAL: Final = "rival"

# The opponent's order of preference among the spaces of the main board (PW-7.8).
LIKES_RECRUIT: Final = 0
LIKES_PAYMENT: Final = 1
LIKES_PRAYER: Final = 2
LIKES_WORKERS: Final = 3
LIKES_WORKER: Final = 4
LIKES_SILVER: Final = 5
LIKES_DISCARD: Final = 6
LIKES_PAYMENT_WITHOUT_DEBT: Final = 7


class Paladin:
    """One of the twelve that every player owns."""

    def __init__(
        self,
        id: str,
        name: Value,
        workers: Workers,
        boosts: list[int],
        action: int,
        waives: int,
        saves: int,
        gains: list[Reward],
        confidence: str,
    ) -> None:
        self.id: str = id
        self.face: str = f"paladin/{id}"
        self.name: Value = name
        self.workers: Workers = workers
        self.boosts: list[int] = boosts
        self.action: int = action  # that its ability helps
        self.waives: int = waives  # which cost of that action
        self.saves: int = saves  # silver of its cost
        self.gains: list[Reward] = gains
        self.confidence: str = confidence

    def ability(self) -> Phrase:
        """Its ability, in words."""
        words: dict[str, Value] = {"task": TASK_PHRASES[self.action]}
        if self.gains:
            return Phrase("paladins-ability-gain", {**words, "rewards": in_words(self.gains)})
        if self.waives == WAIVES_NOTHING:
            return Phrase("paladins-ability-save", {**words, "n": self.saves})
        name = "provisions" if self.waives == WAIVES_PROVISIONS else "silver"
        return Phrase(f"paladins-ability-no-{name}", words)

    def boost_phrases(self) -> list[Phrase]:
        """Its boosts of attributes for the round."""
        return [
            Phrase(f"paladins-reward-{attribute}", {"n": self.boosts[index]})
            for index, attribute in enumerate(ATTRIBUTES)
            if self.boosts[index] > 0
        ]


class Townsfolk:
    """A card above the main board, dismissed for its corner or hired for its lower part."""

    def __init__(
        self,
        id: str,
        name: Value,
        dismiss: list[Reward],
        hire: list[Reward],
        trigger: int,
        least: int,
        most: int,
        reward: list[Reward],
        confidence: str,
    ) -> None:
        self.id: str = id
        self.name: Value = name
        self.place: str = f"townsfolk/{id}"
        self.dismiss: list[Reward] = dismiss
        self.hire: list[Reward] = hire
        self.trigger: int = trigger
        self.least: int = least  # suspicions its owner must have
        self.most: int = most
        self.reward: list[Reward] = reward
        self.confidence: str = confidence

    def trigger_phrase(self) -> Phrase:
        """When it reacts."""
        name = TRIGGERS[self.trigger]
        if self.least > 0:
            return Phrase(f"paladins-trigger-{name}-least", {"n": self.least, "whose": OWN})
        if self.most != NO_LIMIT:
            return Phrase(f"paladins-trigger-{name}-most", {"n": self.most, "whose": OWN})
        return Phrase(f"paladins-trigger-{name}", {"whose": OWN})

    def reaction(self) -> Phrase:
        """When it reacts, and what it gives then."""
        words: dict[str, Value] = {"rewards": in_words(self.reward), "trigger": self.trigger_phrase()}
        return Phrase("paladins-reaction", words)


class Outsider:
    """A card below the main board, attacked for its corner or converted for its lower part."""

    def __init__(
        self,
        id: str,
        name: Value,
        family: int,
        people: int,
        attack: list[Reward],
        convert: list[Reward],
        subject: int,
        per: int,
        base: int,
        confidence: str,
    ) -> None:
        self.id: str = id
        self.name: Value = name
        self.place: str = f"outsider/{id}"
        self.family: int = family  # cards of one name share it
        self.people: int = people
        self.attack: list[Reward] = attack
        self.convert: list[Reward] = convert
        self.subject: int = subject  # the things it counts at the end
        self.per: int = per
        self.base: int = base
        self.confidence: str = confidence


class Favour:
    """A King's Favour (PW-3.7)."""

    def __init__(
        self,
        id: str,
        name: Value,
        worker: int,
        silver: int,
        provisions: int,
        debts: int,
        options: list[Choose],
        confidence: str,
    ) -> None:
        self.id: str = id
        self.name: Value = name
        self.place: str = f"favour/{id}"
        self.worker: int = worker
        self.silver: int = silver
        self.provisions: int = provisions
        self.debts: int = debts
        self.options: list[Choose] = options
        self.confidence: str = confidence


class Wall:
    """A wall card, of which there may be copies."""

    def __init__(
        self, id: str, copies: int, gain: list[Reward], options: list[Choose], points: int, confidence: str
    ) -> None:
        self.id: str = id
        self.face: str = f"wall/{id}"
        self.copies: int = copies
        self.gain: list[Reward] = gain
        self.options: list[Choose] = options
        self.points: int = points
        self.confidence: str = confidence


class Tavern:
    """A tavern card with its workers."""

    def __init__(self, id: str, workers: Workers, confidence: str) -> None:
        self.id: str = id
        self.place: str = f"tavern/{id.removeprefix('tavern-')}"
        self.workers: Workers = workers
        self.confidence: str = confidence


class Space:
    """A space of the main board, for a monk or an outpost."""

    def __init__(
        self,
        area: int,
        number: int,
        reward: list[Reward],
        monk: list[Reward],
        outpost: list[Reward],
        players: int,
        liking: int,
        confidence: str,
    ) -> None:
        self.area: int = area  # from 0
        self.id: str = f"{area + 1}/{number}"
        self.place: str = f"area/{area + 1}/{number}"
        self.reward: list[Reward] = reward
        self.monk: list[Reward] = monk  # with the attribute of the action
        self.outpost: list[Reward] = outpost
        self.players: int = players  # closed with fewer
        self.liking: int = liking  # the lower, the sooner the opponent takes it (PW-7.8)
        self.confidence: str = confidence


class Jar:
    """A jar space of the player board."""

    def __init__(self, reward: list[Reward], rewards: list[Reward], confidence: str) -> None:
        self.reward: list[Reward] = reward  # printed on it
        self.rewards: list[Reward] = rewards  # with those of the action
        self.confidence: str = confidence


class BoardAction:
    """One action of the player board: its spaces, needs, costs and points."""

    def __init__(
        self,
        index: int,
        first: int,
        spaces: list[int],
        needs: int,
        levels: list[int],
        fee: int,
        silver: list[int],
        provisions: list[int],
        gains: list[list[Reward]],
        points: list[int],
        limit: int,
        confidence: str,
        levels_confidence: list[str],
    ) -> None:
        self.index: int = index
        self.first: int = first  # number of its first space on the board
        self.spaces: list[int] = spaces
        self.needs: int = needs  # attribute, or -1
        self.levels: list[int] = levels  # of that attribute, by use
        self.fee: int = fee  # silver, always
        self.silver: list[int] = silver  # by use
        self.provisions: list[int] = provisions
        self.gains: list[list[Reward]] = gains  # by workers placed, or one list
        self.points: list[int] = points  # by how often it was done
        self.limit: int = limit  # uses in a game
        self.confidence: str = confidence
        self.levels_confidence: list[str] = levels_confidence  # by use


class Cards:
    """Every card and printed space of a box."""

    def __init__(
        self,
        paladins: list[Paladin],
        townsfolk: list[Townsfolk],
        outsiders: list[Outsider],
        favours: list[Favour],
        walls: list[Wall],
        taverns: list[Tavern],
        spaces: list[Space],
        jars: list[Jar],
        board: list[BoardAction],
        choices: list[Choose],
    ) -> None:
        self.paladins: list[Paladin] = paladins
        self.townsfolk: list[Townsfolk] = townsfolk
        self.outsiders: list[Outsider] = outsiders
        self.favours: list[Favour] = favours
        self.walls: list[Wall] = walls
        self.taverns: list[Tavern] = taverns
        self.spaces: list[Space] = spaces
        self.jars: list[Jar] = jars
        self.board: list[BoardAction] = board
        self.choices: list[Choose] = choices
        self.space_names: list[str] = []
        self.space_action: list[int] = []
        for action in board:
            for number in range(len(action.spaces)):
                self.space_names.append(board_space(ACTIONS[action.index], number))
                self.space_action.append(action.index)
        self.paladin_names: list[str] = [card.id for card in paladins]
        self.town_names: list[str] = [card.id for card in townsfolk]
        self.outsider_names: list[str] = [card.id for card in outsiders]
        self.favour_names: list[str] = [card.id for card in favours]
        self.wall_names: list[str] = [card.id for card in walls]
        self.tavern_names: list[str] = [card.id for card in taverns]


def liking_of(reward: list[Reward]) -> int:
    """How soon the opponent takes a space with this reward; paying a debt only with a debt (PW-7.8)."""
    workers = 0
    for part in reward:
        if part.kind == FREE_RECRUIT:
            return LIKES_RECRUIT
        if part.kind == PAY_DEBT:
            return LIKES_PAYMENT
        if part.kind == PRAYER:
            return LIKES_PRAYER
        if part.kind <= CLERIC or part.kind == GAIN_CRIMINAL:
            workers += part.n
    if workers > 0:
        return LIKES_WORKERS if workers > 1 else LIKES_WORKER
    if reward and reward[0].kind == DISCARD_SUSPICION:
        return LIKES_DISCARD
    return LIKES_SILVER
