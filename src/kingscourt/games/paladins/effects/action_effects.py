"""The effects of actions, once their workers are placed and their targets chosen (PW-3.0 to PW-3.7)."""

from __future__ import annotations

from kingscourt.games.paladins.action_requirements import (
    ability_gains,
    attack_silver,
    column_silver,
    provisions_cost,
    silver_cost,
)
from kingscourt.games.paladins.card_faces import Jar
from kingscourt.games.paladins.effects.plain_gains import pay, take_debt
from kingscourt.games.paladins.effects.reward_effects import Granting, clear, dismiss, grant, take_criminal
from kingscourt.games.paladins.events import turns as turn_events
from kingscourt.games.paladins.player import Player
from kingscourt.games.paladins.rewards import Reward
from kingscourt.games.paladins.state import PaladinsState, replaced
from kingscourt.games.paladins.steps.choose_option import ChooseOption
from kingscourt.games.paladins.steps.draw_wall_card import DRAW_WALL
from kingscourt.games.paladins.steps.townsfolk_reactions import react
from kingscourt.games.paladins.vocabulary import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    DEVELOP,
    FORTIFY,
    NO_CARD,
    PRAY,
    RECRUIT,
    WORKSHOP,
)

MONK = 0
OUTPOST = 1


def finish(s: PaladinsState, p: Player, action: int, rewards: list[Reward]) -> None:
    """Rewards, the paladin's ability, then reacting townsfolk, who lie below it on the agenda (PW-3.0)."""
    react(s, p, action)
    extra = ability_gains(s, p, action)
    grant(s, p.index, rewards if extra is None else [*rewards, *extra])


def pay_for(s: PaladinsState, p: Player, action: int) -> None:
    """The silver and provisions of an action of the board."""
    facts = s.box.cards.board[action]
    pay(s, p, silver_cost(s, p, facts), provisions_cost(s, p, facts))


def develop(s: PaladinsState, p: Player, space: int, is_free: bool) -> None:
    """The leftmost workshop moves, and the worker it covered comes (PW-3.1, PW-3.8)."""
    if not is_free:
        pay_for(s, p, DEVELOP)
    worker = s.box.numbers.workshop_workers[p.done[DEVELOP]]
    covered = p.spaces[space]  # a worker who stood there is back in the common supply
    p.spaces[space] = WORKSHOP
    p.done[DEVELOP] += 1
    if s.tells:
        s.emit(turn_events.developed(p, s.box.cards.space_action[space], space, covered))
    if is_free:
        react(s, p, DEVELOP)
        grant(s, p.index, worker)
    else:
        finish(s, p, DEVELOP, worker)


def pay_column(s: PaladinsState, p: Player, column: int, with_debt: bool) -> None:
    """The cost of a column: silver, or a debt (PW-3.2)."""
    if with_debt:
        take_debt(s, p)
    else:
        pay(s, p, column_silver(s, p, column), 0)


def recruit(s: PaladinsState, p: Player, column: int, is_hired: bool) -> list[Reward]:
    """Hire or dismiss the townsfolk of a column, already paid for; returns its immediate rewards."""
    if not is_hired:
        return dismiss(s, p, column)
    card = s.town[column]
    folk = s.box.cards.townsfolk[card]
    s.town = replaced(s.town, column, NO_CARD)
    p.townsfolk = [*p.townsfolk, card]
    p.done[RECRUIT] += 1
    if s.tells:
        s.emit(turn_events.hired(p, folk))
    return folk.hire


def paid_recruit(s: PaladinsState, p: Player, column: int, is_hired: bool, with_debt: bool) -> None:
    """The recruit action (PW-3.2)."""
    pay_column(s, p, column, with_debt)
    react(s, p, RECRUIT)  # a townsfolk hired now does not react to it (PW-3.9)
    rewards = recruit(s, p, column, is_hired)
    extra = ability_gains(s, p, RECRUIT)
    grant(s, p.index, rewards if extra is None else [*rewards, *extra])


def hunt_or_trade(s: PaladinsState, p: Player, action: int, workers: int) -> None:
    """Provisions or silver by the number of workers (PW-3.3)."""
    finish(s, p, action, s.box.cards.board[action].gains[workers - 1])


def pray(s: PaladinsState, p: Player, action: int) -> None:
    """The pray action removes all workers from one action (PW-3.4)."""
    pay_for(s, p, PRAY)
    clear(s, p, s.box.cards.board[action])
    finish(s, p, PRAY, [])


def conspire(s: PaladinsState, p: Player) -> None:
    """A criminal, whether welcome or not, and its suspicion (PW-3.5)."""
    react(s, p, CONSPIRE)
    extra = ability_gains(s, p, CONSPIRE)
    if extra is not None:
        s.push(Granting(p.index, extra, 0))
    take_criminal(s, p)


def settle(s: PaladinsState, p: Player, action: int, space: int) -> None:
    """A monk or an outpost goes to the main board, for its reward and the attribute (PW-3.6)."""
    pay_for(s, p, action)
    occupy(s, p, action, space)
    facts = s.box.cards.spaces[space]
    finish(s, p, action, facts.monk if action == COMMISSION else facts.outpost)


def occupy(s: PaladinsState, p: Player, action: int, space: int) -> None:
    """The piece goes from the player board to the main board."""
    facts = s.box.cards.spaces[space]
    piece = MONK if action == COMMISSION else OUTPOST
    s.settled = replaced(s.settled, space, p.index * 2 + piece)
    p.done[action] += 1
    if s.tells:
        s.emit(turn_events.commissioned(p, facts) if piece == MONK else turn_events.garrisoned(p, facts))


def fortify(s: PaladinsState, p: Player) -> None:
    """The top wall card (PW-3.6)."""
    pay_for(s, p, FORTIFY)
    react(s, p, FORTIFY)
    extra = ability_gains(s, p, FORTIFY)
    if extra is not None:
        s.push(Granting(p.index, extra, 0))
    s.push(DRAW_WALL[p.index])


def absolve(s: PaladinsState, p: Player, space: int) -> None:
    """The leftmost jar to a jar space (PW-3.6)."""
    pay_for(s, p, ABSOLVE)
    jar: Jar = s.box.cards.jars[space]
    p.jars |= 1 << space
    p.done[ABSOLVE] += 1
    if s.tells:
        s.emit(turn_events.absolved(p, p.at.jar_space(space), p.done[ABSOLVE]))
    finish(s, p, ABSOLVE, jar.rewards)


def attack(s: PaladinsState, p: Player, column: int) -> None:
    """An outsider's top-right rewards (PW-3.6)."""
    pay(s, p, attack_silver(s, p, column), 0)
    rewards = take_attacked(s, p, column)
    finish(s, p, ATTACK, rewards)


def take_attacked(s: PaladinsState, p: Player, column: int) -> list[Reward]:
    """The outsider goes face down beside the board; its rewards."""
    card = s.outsiders[column]
    outsider = s.box.cards.outsiders[card]
    s.outsiders = replaced(s.outsiders, column, NO_CARD)
    p.attacked = [*p.attacked, card]
    if s.tells:
        s.emit(turn_events.attacked(p, outsider))
    return outsider.attack


def convert(s: PaladinsState, p: Player, column: int) -> None:
    """An outsider's bottom (PW-3.6)."""
    pay_for(s, p, CONVERT)
    rewards = take_converted(s, p, column)
    finish(s, p, CONVERT, rewards)


def take_converted(s: PaladinsState, p: Player, column: int) -> list[Reward]:
    """The outsider goes under the board; its strength."""
    card = s.outsiders[column]
    outsider = s.box.cards.outsiders[card]
    s.outsiders = replaced(s.outsiders, column, NO_CARD)
    p.converted = [*p.converted, card]
    if s.tells:
        s.emit(turn_events.converted(p, outsider))
    return outsider.convert


def use_favour(s: PaladinsState, p: Player, slot: int, worker: int) -> None:
    """A worker on a Favour, its cost, then one of its options (PW-3.7)."""
    favour = s.box.cards.favours[s.favours[slot]]
    s.favour_workers = replaced(s.favour_workers, slot, worker)
    s.favour_users = replaced(s.favour_users, slot, p.index)
    if s.tells:
        s.emit(turn_events.placed_on_favour(p, favour, worker))
    if not s.is_opponent(p.index):
        pay(s, p, favour.silver, favour.provisions)
    for _ in range(favour.debts):
        take_debt(s, p)
    if len(favour.options) == 1:
        grant(s, p.index, favour.options[0].rewards)
    else:
        s.push(ChooseOption(p.index, favour.options))
