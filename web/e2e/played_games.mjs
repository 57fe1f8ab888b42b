// Scenarios in which one person plays a game against bots.
import { keyboardGame } from "./scenarios/keyboard_game.mjs";
import { wholeGame } from "./scenarios/whole_game.mjs";

export const play = (wish) => ({ game: wish.game, run: (run) => wholeGame(run, wish) });
export const playByKeyboard = (wish) => ({ game: wish.game, run: (run) => keyboardGame(run, wish) });
