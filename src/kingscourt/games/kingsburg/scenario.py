"""A position from TOML facts, for tests, tutorials and examples of rules."""

from __future__ import annotations

from functools import cache
from typing import Literal, Union

import msgspec

from kingscourt.components.pile import Card
from kingscourt.games.kingsburg.actions import ENVOY_BUILD, ENVOY_INFLUENCE
from kingscourt.games.kingsburg.catalogue import catalogue_of
from kingscourt.games.kingsburg.component_files.reader import EDITIONS, shipped_components
from kingscourt.games.kingsburg.components import KingsburgComponents
from kingscourt.games.kingsburg.dice_multisets import OWN_DICE, WHITE_DICE, Dice, dice_of
from kingscourt.games.kingsburg.holding_kinds import GOODS
from kingscourt.games.kingsburg.phases import PHASE_NAMES
from kingscourt.games.kingsburg.placements import Place
from kingscourt.games.kingsburg.player import FROM_ADVISORS, FROM_BUILDINGS
from kingscourt.games.kingsburg.state import NEUTRAL, NO_SEAT, KingsburgState
from kingscourt.games.kingsburg.steps.setup import OVER, RECKONING, YEARS
from kingscourt.games.kingsburg.steps.two_players import lay_neutral
from kingscourt.games.kingsburg.steps.year import YEAR, Phase
from kingscourt.kernel.audience import EVERYONE, only
from kingscourt.kernel.catalogue import Catalogue
from kingscourt.kernel.errors import BadScenario, UnknownAction

END = "end"
STEPS_BEFORE_DICE = ["", "income", "neutral", "white-dice", "roll"]
STEPS_WITH_DICE = ["reroll", "order", "set-aside", "influence", "help"]
STEPS_AFTER_STRENGTHS = ["spoils", "aftermath"]
_USES = {"influence": ENVOY_INFLUENCE, "build": ENVOY_BUILD}


class ScenarioSeat(msgspec.Struct, forbid_unknown_fields=True):
    """One province; a field that is left out is empty."""

    gold: int = 0
    wood: int = 0
    stone: int = 0
    tokens: int = 0
    soldiers: int = 0
    vp: int | None = None  # the points of the buildings by default
    buildings: list[str] = []
    dice: str = ""  # own dice not placed, such as "1 3 5"
    white: str = ""
    aside: str = ""  # "3", or "w3" for a white die
    passed: bool = False
    market_used: bool = False
    placements: list[str] = []  # "place 5+3 @ 8"


class ScenarioFile(msgspec.Struct, forbid_unknown_fields=True):
    """A whole position."""

    seats: int
    phase: str
    seat: list[ScenarioSeat] = []
    edition: str = EDITIONS[0]
    year: int = 1
    step: str = ""  # the beginning of the phase by default
    order: list[int] = []
    neutral: list[str] = []  # the dice of one group each, such as "1 2 4"
    aid: int | None = None
    envoy: int | None = None
    envoy_uses: list[Literal["influence", "build"]] = []
    envoy_spent: bool = False  # it stays until the autumn ends, of no more use
    enemy: str = ""
    known_by: Union[list[int], Literal["all"]] = []
    kings_help: int = 0
    past: list[str] = []


def state_from(text: str, components: KingsburgComponents | None = None) -> KingsburgState:
    """The position that the facts describe; raises BadScenario where they cannot hold."""
    try:
        facts = msgspec.toml.decode(text, type=ScenarioFile)
    except msgspec.MsgspecError as error:
        raise BadScenario(str(error)) from error
    if components is None:
        _must(facts.edition in EDITIONS, f"no edition {facts.edition!r}; there are: {', '.join(EDITIONS)}")
        components = shipped_components(facts.edition)
    _must(2 <= facts.seats <= 5, f"{facts.seats} seats: Kingsburg is for 2 to 5")
    _must(len(facts.seat) <= facts.seats, f"{len(facts.seat)} [[seat]] entries for {facts.seats} seats")
    _must(1 <= facts.year <= components.years, f"year {facts.year}: there are {components.years}")
    s = KingsburgState(facts.seats, components)
    s.clear()
    _set_table(s, facts)
    _set_enemies(s, facts)
    for seat, entry in enumerate(facts.seat):
        _set_seat(s, seat, entry)
    _set_agenda(s, facts)
    s.settle()
    s.take_events()
    return s


def _must(holds: bool, problem: str) -> None:
    if not holds:
        raise BadScenario(problem)


def _set_table(s: KingsburgState, facts: ScenarioFile) -> None:
    seats = list(range(facts.seats))
    order = facts.order or seats
    _must(sorted(order) == seats, f"order {order} must name each of the seats {seats} once")
    s.order = [*order]
    s.year = facts.year
    for name, seat in (("aid", facts.aid), ("envoy", facts.envoy)):
        _must(seat is None or seat in seats, f"{name}: there is no seat {seat}")
    s.aid = NO_SEAT if facts.aid is None else facts.aid
    s.aid_waits = s.aid != NO_SEAT and facts.step in STEPS_BEFORE_DICE
    s.envoy = NO_SEAT if facts.envoy is None else facts.envoy
    _must(s.envoy != NO_SEAT or not facts.envoy_uses, "envoy_uses need an envoy")
    s.envoy_rights = sum(_USES[use] for use in set(facts.envoy_uses))
    s.envoy_spent = facts.envoy_spent
    _must(not s.envoy_spent or (s.envoy != NO_SEAT and not facts.envoy_uses), "a spent envoy has no uses")
    for text in facts.neutral:
        lay_neutral(s, _dice(text, OWN_DICE, "neutral"))
    _must(0 <= facts.kings_help <= 6, "kings_help is 0 (not rolled) or the number of a die")
    s.kings_help = facts.kings_help


def _dice(text: str, most: int, where: str) -> Dice:
    faces = text.split()
    fits = len(faces) <= most and all(face in list("123456") for face in faces)
    _must(fits, f'{where}: at most {most} dice from 1 to 6, such as "1 3 5"; not {text!r}')
    return dice_of([int(face) for face in faces])


def _set_enemies(s: KingsburgState, facts: ScenarioFile) -> None:
    enemies = s.components.enemies
    ids = [enemy.id for enemy in enemies]
    gone = s.components.years if facts.phase == END else facts.year - 1
    past = facts.past or [next(e.id for e in enemies if e.year == year + 1) for year in range(gone)]
    _must(len(past) == gone, f"past must name {gone} enemies, one a year")
    for year, id in enumerate(past, start=1):
        _must(id in ids and enemies[ids.index(id)].year == year, f"past: {id!r} is no enemy of year {year}")
        s.past.append(ids.index(id))
    if not facts.enemy:
        _must(not facts.known_by, "known_by needs an enemy")
        return
    this_year = [enemy.id for enemy in enemies if enemy.year == facts.year]
    _must(facts.enemy in this_year, f"enemy: year {facts.year} has {', '.join(this_year)}")
    known = EVERYONE
    if isinstance(facts.known_by, list):
        _must(all(0 <= seat < facts.seats for seat in facts.known_by), "known_by: no such seat")
        known = sum(only(seat) for seat in set(facts.known_by))
    s.enemy = Card(ids.index(facts.enemy), known)


def _set_seat(s: KingsburgState, seat: int, entry: ScenarioSeat) -> None:
    player, where = s.players[seat], f"seat {seat}"
    numbers = [entry.gold, entry.wood, entry.stone, entry.tokens, entry.soldiers]
    _must(min(numbers) >= 0, f"{where}: goods, tokens and soldiers cannot be below 0")
    player.goods = numbers[:GOODS]
    player.tokens = entry.tokens
    player.soldiers = entry.soldiers
    _set_buildings(s, seat, entry)
    player.has_passed = entry.passed
    player.market_used = entry.market_used
    player.own = _dice(entry.dice, OWN_DICE, where)
    player.white = _dice(entry.white, WHITE_DICE, where)
    if entry.aside:
        face = _dice(entry.aside.removeprefix("w"), 1, where).total
        if entry.aside.startswith("w"):
            player.aside_white = face
        else:
            player.aside_own = face
    for text in entry.placements:
        place = _place(s.components, text, where)
        s.occupy(seat, s.order.index(seat), place)


def _set_buildings(s: KingsburgState, seat: int, entry: ScenarioSeat) -> None:
    player, where = s.players[seat], f"seat {seat}"
    by_id = {building.id: building for building in s.components.buildings}
    for id in entry.buildings:
        _must(id in by_id, f"{where}: no building {id!r}; there are: {', '.join(by_id)}")
        player.buildings |= by_id[id].bit
    points = 0
    for id in entry.buildings:
        left = by_id[id].left & ~player.buildings
        _must(left == 0, f"{where}: {id} stands without every building to its left")
        points += by_id[id].vp
    player.built = player.buildings.bit_count()
    _must(player.built == len(entry.buildings), f"{where}: a building is named twice")
    player.score(FROM_BUILDINGS, points)
    if entry.vp is not None:
        player.score(FROM_ADVISORS, entry.vp - points)


@cache
def _catalogue(components: KingsburgComponents) -> Catalogue:
    return catalogue_of(components)


def _place(components: KingsburgComponents, text: str, where: str) -> Place:
    try:
        place = _catalogue(components).parse(text)
    except UnknownAction as error:
        hint = 'dice from high to low, such as "place 5+3 @ 8" or "place 5+w3 +2 @ 10"'
        raise BadScenario(f"{where}: {text!r} is no placement; {hint}") from error
    if not isinstance(place, Place) or place.counts() != place.target or place.own.count == 0:
        raise BadScenario(f"{where}: {text!r} can lie on no advisor")
    return place


def _set_agenda(s: KingsburgState, facts: ScenarioFile) -> None:
    s.push(OVER)
    s.push(RECKONING)
    if facts.phase == END:
        _must(not facts.step, "the end has no steps")
        s.year = s.components.years
        s.phase = len(YEAR)
        return
    s.push(YEARS)
    names = PHASE_NAMES[1:]
    _must(facts.phase in names, f"no phase {facts.phase!r}; there are: {', '.join(names)}, {END}")
    number = names.index(facts.phase)
    for phase in reversed(YEAR[number + 1 :]):
        s.push(phase)
    phase = YEAR[number]
    _check_dice(s, facts)
    if not facts.step:
        s.push(phase)
        return
    _check_step(s, phase, facts)
    s.phase = phase.number
    phase.push_from(s, phase.names.index(facts.step))


def _check_step(s: KingsburgState, phase: Phase, facts: ScenarioFile) -> None:
    names = [name for name in phase.names if name not in STEPS_AFTER_STRENGTHS]
    _must(facts.step in names, f"{facts.phase} has no step {facts.step!r}; there are: {', '.join(names)}")
    if facts.step in ("kings-help", "strengths"):
        _must(s.enemy is not None and s.enemy.is_open(), f'step {facts.step}: give an enemy known_by = "all"')
    if facts.step == "strengths":
        _must(s.kings_help > 0, "step strengths: kings_help must be rolled")


def _check_dice(s: KingsburgState, facts: ScenarioFile) -> None:
    """Own dice are all at home, or all accounted for."""
    with_dice = facts.step in STEPS_WITH_DICE
    for seat, player in enumerate(s.players):
        placed = [placement.place for placement in s.court if placement.seat == seat]
        own = player.own.count + sum(place.own.count for place in placed) + (1 if player.aside_own else 0)
        if not with_dice:
            _must(own == 0, f"seat {seat}: dice lie out only in the steps {', '.join(STEPS_WITH_DICE)}")
            continue
        _must(own == OWN_DICE, f"seat {seat}: {own} own dice are named, there must be {OWN_DICE}")
        player.at_home = 0
        player.rolled_sum = player.own.total + player.white.total + player.aside_own + player.aside_white
        player.rolled_sum += sum(place.own.total + place.white.total for place in placed)
    _must(with_dice or not s.court or all(p.seat == NEUTRAL for p in s.court), "placements need dice")
