"""Positions that show a rule, as the seat sees them that is asked something there."""

from __future__ import annotations

from kingscourt.kernel.game import Game
from kingscourt.kernel.wire_conversion import action_to_wire, refusal_to_wire
from kingscourt.kernel.wire_types import Outline, WireAction
from kingscourt.lessons.rule_book import ShownPosition, options_of
from kingscourt.server.api.wire_types_of_positions import RefusedAnswer
from kingscourt.server.tables.loaded_games import shipped_components
from kingscourt.table.game_setup import HUMAN, GameSetup, PracticeStart, SeatSetup
from kingscourt.table.practice_start import practice_setup
from kingscourt.table.projection import update_for
from kingscourt.table.replay import NoChance
from kingscourt.table.table import Table
from kingscourt.table.wire_types import Update

SEED = "0"  # what the seat cannot know is never shown, so any will do


def update_of_position(game: Game, shown: ShownPosition) -> Update:
    """What the seat sees and is asked; nobody plays on, so nothing is ever drawn."""
    return update_for(_table(game, shown), shown.seat)


def outline_of_position(game: Game, shown: ShownPosition) -> Outline:
    """What the seat sees, as a tree that any client can render or speak."""
    table = _table(game, shown)
    return table.game_setup.outline(game.view(table.position.state, shown.seat))


def allowed_answers(game: Game, shown: ShownPosition) -> list[WireAction]:
    """What the rule of a position allows there."""
    legal = {action.text: action for action in game.scenario(shown.scenario).legal(shown.seat)}
    return [action_to_wire(legal[text]) for text in shown.allowed]


def refused_answers(game: Game, shown: ShownPosition) -> list[RefusedAnswer]:
    """What the rule of a position refuses there, with the reason that this rule gives."""
    state, catalogue = game.scenario(shown.scenario), _table(game, shown).game_setup.catalogue
    found: list[RefusedAnswer] = []
    for text in shown.refused:
        action = catalogue.parse(text)
        reasons = [one for one in state.reasons(shown.seat, action) if one.rule == shown.rule]
        found.append(RefusedAnswer(action_to_wire(action), refusal_to_wire(reasons[0])))
    return found


def _table(game: Game, shown: ShownPosition) -> Table:
    options = options_of(game, shown)
    nobody = [SeatSetup("", HUMAN) for _ in range(options.seats)]
    components = shipped_components(game.id, options.edition)
    setup = GameSetup(game, options, components, nobody, commitment="")
    start = PracticeStart(shown.seat, SEED, [], shown.scenario)
    return Table(practice_setup(setup, start), NoChance())
