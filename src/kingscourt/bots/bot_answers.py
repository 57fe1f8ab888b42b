"""How a bot answers for its seat at a table."""

from __future__ import annotations

from kingscourt.bots.bot import Bot
from kingscourt.bots.seat_handle import SeatHandle
from kingscourt.table.change import Change
from kingscourt.table.table import Table


def bot_command(table: Table, seat: int, bot: Bot) -> Change:
    """The bot's next command: one action, or all actions of a sealed choice."""
    return table.command(seat, bot_actions(table, seat, bot))


def bot_actions(table: Table, seat: int, bot: Bot) -> list[str]:
    """The texts of the actions in the bot's next command."""
    game = table.game_setup.game
    state = table.position.state
    if not table.position.is_sealed():
        return [bot.choose(SeatHandle(game, state, seat)).text]
    trial = state.copy()
    actions: list[str] = []
    while trial.is_asked(seat):
        action = bot.choose(SeatHandle(game, trial, seat))
        trial.apply(seat, action)
        actions.append(action.text)
    return actions


def waiting_seat(table: Table) -> int:
    """The first seat that still has to answer; under seal, one without a filled slot."""
    slots = table.position.slots
    for seat in table.position.asked():
        if seat not in slots:
            return seat
    raise AssertionError("a table that is not over waits for somebody")
