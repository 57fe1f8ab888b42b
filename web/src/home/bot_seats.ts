import type { GameInfo, NewSeat } from "../wire/service";

export const BOT_NAMES = ["Aldric", "Beatrix", "Corvin", "Edith", "Florian", "Gisela", "Hugo"];

export function botSeat(n: number, level: string): NewSeat {
  return { kind: "bot", level, name: BOT_NAMES[n % BOT_NAMES.length] ?? "" };
}

/** Seats for me and as many bots as make a good game: four seats where the game allows it. */
export function seatsWithBots(game: GameInfo, level: string): NewSeat[] {
  const seats = Math.min(Math.max(...game.seats), Math.max(4, Math.min(...game.seats)));
  const bots = Array.from({ length: seats - 1 }, (_, n): NewSeat => botSeat(n, level));
  return [{ kind: "me" }, ...bots];
}
