"""A position from TOML facts, for tests, tutorials and examples of rules."""

from __future__ import annotations

from typing import Literal

import msgspec

from kingscourt.games.royals.components import RoyalsComponents
from kingscourt.games.royals.player import Player
from kingscourt.games.royals.state import GONE, VACANT, RoyalsState
from kingscourt.games.royals.steps.discard_surplus import TIDY
from kingscourt.games.royals.steps.draw_cards import CHOOSE_DRAW, push_country_draws
from kingscourt.games.royals.steps.occupy import CUBES_NEEDED
from kingscourt.games.royals.steps.play_cards import PLAY
from kingscourt.games.royals.steps.setup import empty_state, give_colours
from kingscourt.games.royals.steps.turns import GAME_END, REFILL, TURN_END, TURNS_STEP
from kingscourt.games.royals.views.seat_view import RoyalsView
from kingscourt.kernel.errors import BadScenario
from kingscourt.kernel.game import TypedGame


class ScenarioSeat(msgspec.Struct, forbid_unknown_fields=True):
    """One seat; a field that is left out is empty."""

    hand: dict[str, int] = {}  # country cards
    shown: dict[str, int] = {}  # of these, those that everyone has seen
    intrigue: dict[str, int] = {}
    holds: list[str] = []  # "cologne/cardinal"
    banished: list[str] = []  # the position that was lost, such as "cologne/cardinal"
    titles: dict[str, int] = {}  # cubes on title tokens beyond those of the two lists above
    bonuses: list[str] = []  # cities whose bonus this seat took
    country_bonuses: list[str] = []
    noble_house: int = 0  # its noble house bonus, 1 is the highest
    cubes: int | None = None  # in the supply


class ScenarioFile(msgspec.Struct, forbid_unknown_fields=True):
    """A whole position at a point where somebody is asked."""

    player: list[ScenarioSeat]
    edition: str = ""
    components: str | None = None  # text of an owner's file
    variants: dict[str, str] = {}
    start: int = 0
    turn: int = 0
    round: int = 2  # 1 if the turn draws as RY-2.1 says
    phase: Literal["draw", "play", "end"] = "draw"
    period: str = ""
    last_round: bool = False
    display: list[str] = []
    deck: dict[str, int] | None = (
        None  # by default every card that lies nowhere else; if given, the rest is discarded
    )
    intrigue_deck: dict[str, int] | None = None
    gone: list[str] = []  # cities whose bonus somebody took whose cube is elsewhere


def state_from(text: str, game: TypedGame[RoyalsState, RoyalsComponents, RoyalsView]) -> RoyalsState:
    """The position of a scenario; raises BadScenario where the facts contradict each other."""
    try:
        facts = msgspec.toml.decode(text, type=ScenarioFile)
    except msgspec.DecodeError as error:
        raise BadScenario(str(error)) from error
    options = game.options(len(facts.player), facts.edition, facts.variants)
    box = (
        game.components(options.edition)
        if facts.components is None
        else game.read_components(facts.components)
    )
    s = empty_state(box, options)
    give_colours(s)
    _lay_out_time(s, facts)
    _lay_out_seats(s, facts)
    _lay_out_cards(s, facts)
    _lay_out_agenda(s, facts)
    s.settle()
    return s


def _index(ids: list[str], id: str, what: str) -> int:
    if id not in ids:
        raise BadScenario(f"there is no {what} {id!r}; there are: {', '.join(ids)}")
    return ids.index(id)


def _counts(ids: list[str], given: dict[str, int], what: str) -> list[int]:
    counts = [0] * len(ids)
    for id, n in given.items():
        if n < 0:
            raise BadScenario(f"{n} cards of {id}")
        counts[_index(ids, id, what)] = n
    return counts


def _lay_out_time(s: RoyalsState, facts: ScenarioFile) -> None:
    if not (0 <= facts.start < s.seat_count and 0 <= facts.turn < s.seat_count):
        raise BadScenario("start and turn are seats, counted from 0")
    s.start = facts.start
    s.turn = facts.turn
    s.turns = (facts.round - 1) * s.seat_count + (facts.turn - facts.start) % s.seat_count
    s.period = _index(s.components.periods, facts.period or s.components.periods[0], "period")
    s.last_round = facts.last_round
    s.period_tokens = [
        GONE if slot < s.period * 2 * len(s.display) else old for slot, old in enumerate(s.period_tokens)
    ]


def _lay_out_seats(s: RoyalsState, facts: ScenarioFile) -> None:
    for seat, given in enumerate(facts.player):
        _lay_out_cubes(s, seat, given)
    city_ids = [city.id for city in s.components.cities]
    for seat, given in enumerate(facts.player):
        for city in given.bonuses:
            _take_city(s, seat, _index(city_ids, city, "city"))
    for city in facts.gone:
        s.city_bonuses[_index(city_ids, city, "city")] = GONE
    for seat, player in enumerate(s.players):
        for index in range(len(city_ids)):
            if player.cities & (1 << index) and s.city_bonuses[index] == VACANT:
                _take_city(s, seat, index)
    _lay_out_bonuses(s, facts)


def _lay_out_cubes(s: RoyalsState, seat: int, given: ScenarioSeat) -> None:
    box = s.components
    places = [position.place.removeprefix("city/") for position in box.positions]
    player = s.players[seat]
    for place in given.holds:
        index = _index(places, place, "position")
        if s.holders[index] >= 0:
            raise BadScenario(f"two players hold {place}")
        s.holders[index] = seat
        _cube(s, player, index)
    for place in given.banished:
        index = _index(places, place, "position")
        s.banished[box.positions[index].city * s.seat_count + seat] += 1
        _cube(s, player, index)
    for title, n in given.titles.items():
        player.titles[_index([t.id for t in box.titles], title, "title")] += n
        player.cubes -= n
    if given.cubes is not None:
        player.cubes = given.cubes
    if player.cubes < 0:
        raise BadScenario(f"seat {seat} has laid more cubes than it owns; cubes = 0 allows it")


def _cube(s: RoyalsState, player: Player, position: int) -> None:
    facts = s.components.positions[position]
    player.cities |= 1 << facts.city
    player.titles[facts.title] += 1
    player.cubes -= CUBES_NEEDED


def _take_city(s: RoyalsState, seat: int, city: int) -> None:
    if s.city_bonuses[city] != VACANT:
        raise BadScenario(f"two players took the bonus of {s.components.cities[city].id}")
    s.city_bonuses[city] = seat
    s.players[seat].earn(s.components.cities[city].bonus)


def _lay_out_bonuses(s: RoyalsState, facts: ScenarioFile) -> None:
    box = s.components
    for seat, given in enumerate(facts.player):
        for country in given.country_bonuses:
            index = _index(box.country_ids, country, "country")
            takers = s.country_bonuses[index]
            s.players[seat].earn(box.countries[index].bonuses[len(takers)])
            takers.append(seat)
    nobles = sorted(
        (given.noble_house, seat) for seat, given in enumerate(facts.player) if given.noble_house > 0
    )
    for number, (place, seat) in enumerate(nobles):
        bonuses = box.count(s.seat_count).noble_house
        if place != number + 1 or place > len(bonuses):
            raise BadScenario("noble house bonuses are taken one by one, the highest first")
        s.noble_bonuses.append(seat)
        s.players[seat].earn(bonuses[number])


def _lay_out_cards(s: RoyalsState, facts: ScenarioFile) -> None:
    box = s.components
    s.display = _counts(box.country_ids, {id: facts.display.count(id) for id in facts.display}, "country")
    s.display_size = len(facts.display)
    left = [all_cards - shown for all_cards, shown in zip(s.countries.bag.counts, s.display, strict=True)]
    intrigue_left = s.intrigues.bag.counts.copy()
    for seat, given in enumerate(facts.player):
        shown = _counts(box.country_ids, given.shown, "country")
        for kind, n in enumerate(_counts(box.country_ids, given.hand, "country")):
            if shown[kind] > n:
                raise BadScenario(f"seat {seat} shows more cards of {box.country_ids[kind]} than it has")
            left[kind] -= n
            for number in range(n):
                if number < shown[kind]:
                    s.players[seat].countries.take_shown(kind)
                else:
                    s.players[seat].countries.take_unseen(kind, 0)
        for kind, n in enumerate(_counts(box.intrigue_ids, given.intrigue, "intrigue card")):
            intrigue_left[kind] -= n
            for _ in range(n):
                s.players[seat].intrigues.take_unseen(kind, 0)
    _fill(s, facts.deck, left, intrigue=False)
    _fill(s, facts.intrigue_deck, intrigue_left, intrigue=True)


def _fill(s: RoyalsState, given: dict[str, int] | None, left: list[int], intrigue: bool) -> None:
    deck = s.intrigues if intrigue else s.countries
    counts = left if given is None else _counts(deck.bag.names, given, "card")
    for kind, n in enumerate(counts):
        if n > left[kind] or left[kind] < 0:
            raise BadScenario(f"the box does not hold so many cards of {deck.bag.names[kind]}")
        deck.discards[kind] = left[kind] - n
    deck.bag.counts = counts
    deck.size = sum(counts)


def _lay_out_agenda(s: RoyalsState, facts: ScenarioFile) -> None:
    for step in (GAME_END, TURNS_STEP, TURN_END, REFILL, TIDY):
        s.push(step)
    s.turns += 1
    if facts.phase == "end":
        return
    s.push(PLAY)
    if facts.phase == "draw" and facts.round == 1:
        push_country_draws(s, s.components.count(s.seat_count).first_draw[s.turns - 1])
    elif facts.phase == "draw":
        s.push(CHOOSE_DRAW)
