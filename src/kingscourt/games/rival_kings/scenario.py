"""A position from TOML facts, for tests, tutorials and examples of rules."""

from __future__ import annotations

from typing import Literal

import msgspec

from kingscourt.components.pile import Card, Pile
from kingscourt.games.rival_kings.catalogue import Actions
from kingscourt.games.rival_kings.components import RivalKingsComponents
from kingscourt.games.rival_kings.match_length_and_money import MatchOptions
from kingscourt.games.rival_kings.player import Player
from kingscourt.games.rival_kings.state import ALL_CHARACTERS, RivalKingsState
from kingscourt.games.rival_kings.steps.choose_character import CHOOSE, TURN_UP
from kingscourt.games.rival_kings.steps.conflicts import CONFLICTS
from kingscourt.games.rival_kings.steps.match_and_rounds import (
    CYCLE_STEP,
    DEAL,
    END_OF_CYCLE,
    END_OF_ROUND,
    MATCH,
    OVER_STEP,
    ROUNDS,
    SCORING,
)
from kingscourt.games.rival_kings.steps.piles import TURN_TOP
from kingscourt.games.rival_kings.steps.turns import TURNS
from kingscourt.games.rival_kings.vocabulary import HAND, NONE, PILE_NAMES, PILES
from kingscourt.kernel.audience import EVERYONE, only
from kingscourt.kernel.errors import BadScenario


class ScenarioSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One player; a hand that is not given is dealt by chance."""

    coins: int = 5
    markers: int = 1
    buildings: list[str] = []
    subjects: list[str] = []
    hand: list[str] = []
    played: list[str] = []  # characters of an earlier cycle of this round
    character: str = ""
    used: bool = False
    earlier: int = 0


class ScenarioPile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One pile: its cards from the top down, the first open, the others known only to some seats."""

    cards: list[str] = []
    size: int = 8
    money: int = 2
    known_to: list[int] = []


class ScenarioFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole position; it begins with the choice of characters, the conflicts, or the turns."""

    players: list[ScenarioSeat]
    edition: str = "rulebook"
    options: dict[str, str] = {}
    phase: Literal["choose", "conflicts", "turns"] = "choose"
    piles: dict[str, ScenarioPile] = {}
    game: int = 1
    round: int = 1
    cycle: Literal[1, 2] = 1
    turned_up: str = ""
    quiet_rounds: int = 0
    supply: int | None = None  # coins; more money than the box has is refused
    marker_supply: int | None = None


def parse(text: str) -> ScenarioFile:
    """The facts of a scenario."""
    try:
        return msgspec.toml.decode(text, type=ScenarioFile)
    except msgspec.DecodeError as error:
        raise BadScenario(str(error)) from None


def build(
    facts: ScenarioFile, components: RivalKingsComponents, settings: MatchOptions, actions: Actions
) -> RivalKingsState:
    """The position of a scenario, with chance or a decision pending."""
    s = RivalKingsState(components, settings, actions, len(facts.players))
    s.clear()
    s.game = facts.game
    s.round = facts.round
    s.cycle = facts.cycle
    s.quiet_rounds = facts.quiet_rounds
    s.to_act = (1 << s.seat_count) - 1
    s.players = [player_of(components, player) for player in facts.players]
    fill_characters(s, facts)
    fill_middle(s, facts)
    fill_supplies(s, facts)
    fill_agenda(s, facts)
    s.settle()
    return s


def player_of(components: RivalKingsComponents, facts: ScenarioSeat) -> Player:
    """A player as the scenario describes them."""
    player = Player(
        [number_of(components.face_names, name) for name in facts.buildings],
        [number_of(components.face_names, name) for name in facts.subjects],
    )
    player.coins = facts.coins
    player.markers = facts.markers
    if any(kind >= 16 for kind in player.buildings) or any(kind < 16 for kind in player.subjects):
        raise BadScenario("a building stands among the subjects or a subject among the buildings")
    player.used = facts.used
    player.earlier = facts.earlier
    return player


def number_of(names: list[str], name: str) -> int:
    """The number of a card by its id."""
    if name not in names:
        raise BadScenario(f"no card has the id {name!r}")
    return names.index(name)


def fill_characters(s: RivalKingsState, facts: ScenarioFile) -> None:
    """Hands, characters on the table and those played before; nobody has one that another has."""
    names = s.components.character_names
    seen: list[int] = []
    for player, given in zip(s.players, facts.players, strict=True):
        for name in given.hand:
            player.hand |= 1 << number_of(names, name)
        seen += [number_of(names, name) for name in [*given.hand, *given.played]]
        for name in given.played:
            s.open_characters |= 1 << number_of(names, name)
        if given.character:
            player.character = number_of(names, given.character)
            s.open_characters |= 1 << player.character
            seen.append(player.character)
        elif facts.phase != "choose":
            raise BadScenario("a scenario that begins after the reveal gives everyone a character")
    if facts.turned_up:
        s.turned_up = number_of(names, facts.turned_up)
        s.open_characters |= 1 << s.turned_up
        seen.append(s.turned_up)
    if len(set(seen)) != len(seen):
        raise BadScenario("a character is in two places")
    s.pool = ALL_CHARACTERS
    for character in seen:
        s.pool &= ~(1 << character)


def fill_middle(s: RivalKingsState, facts: ScenarioFile) -> None:
    """Piles and bags; cards that lie somewhere are not in a bag."""
    unknown = sorted(set(facts.piles) - set(PILE_NAMES))
    if unknown:
        raise BadScenario(f"no pile is called {unknown[0]!r}; there are: {', '.join(PILE_NAMES)}")
    s.start_piles()
    for player in s.players:
        for kind in player.buildings + player.subjects:
            take_from_bag(s, kind)
    for number, name in enumerate(PILE_NAMES):
        given = facts.piles.get(name, ScenarioPile())
        if len(given.cards) > given.size:
            raise BadScenario(f"pile {name}: more cards than its size")
        pile = Pile(given.size - len(given.cards))
        known = 0
        for seat in given.known_to:
            known |= only(seat)
        for place, card in enumerate(given.cards):
            kind = number_of(s.components.face_names, card)
            take_from_bag(s, kind)
            pile.top.insert(0, Card(kind, EVERYONE if place == 0 else known))
        s.piles[number] = pile
        s.money.append(given.money)


def take_from_bag(s: RivalKingsState, kind: int) -> None:
    """One copy of a card is accounted for."""
    bag = s.bags[0] if kind < 16 else s.bags[1]
    if bag.counts[kind] == 0:
        raise BadScenario(f"too many copies of {s.components.face_names[kind]}")
    bag.take(kind)


def fill_supplies(s: RivalKingsState, facts: ScenarioFile) -> None:
    """The rest of the coins and markers, or the given numbers."""
    box = s.components.box
    coins = box.coins - sum(s.money) - sum(player.coins for player in s.players)
    markers = box.markers - sum(player.markers for player in s.players)
    s.coin_supply = coins if facts.supply is None else facts.supply
    s.marker_supply = markers if facts.marker_supply is None else facts.marker_supply
    if min(coins, markers, s.coin_supply, s.marker_supply) < 0:
        raise BadScenario("more coins or markers than the box has")


def fill_agenda(s: RivalKingsState, facts: ScenarioFile) -> None:
    """The steps that are left in this round."""
    s.agenda = [OVER_STEP, MATCH, SCORING, ROUNDS, END_OF_ROUND]
    if facts.cycle == 1:
        s.push(CYCLE_STEP)
    s.push(END_OF_CYCLE)
    s.push(TURNS)
    if facts.phase != "turns":
        s.push(CONFLICTS)
        if s.seat_count == 2 and s.turned_up == NONE:
            s.push(TURN_UP)
    if facts.phase == "choose":
        fill_choice(s, facts)
    for pile in range(PILES - 1, -1, -1):
        if not s.piles[pile].is_drawn():
            s.push(TURN_TOP[pile])


def fill_choice(s: RivalKingsState, facts: ScenarioFile) -> None:
    """The choice of characters, and in the first cycle the deal of hands that are not given."""
    s.push(CHOOSE)
    needed = HAND + 1 - facts.cycle
    if facts.cycle == 1:
        s.push(DEAL)
    elif any(player.hand.bit_count() != needed for player in s.players):
        raise BadScenario(f"in cycle {facts.cycle} every hand has {needed} characters")
