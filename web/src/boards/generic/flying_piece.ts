import { armsOf } from "../../components/seat_crests";
import { iconForWord } from "./outline_icons";

/** How a flying piece looks: an icon chosen by name, in the player's colour. */
export function flyingPiece(what: string, seat: number | undefined): { body: string; colour: string } | undefined {
  for (const word of what.split(/[-/]/).reverse()) {
    const icon = iconForWord(word);
    if (icon) return { body: icon.body, colour: seat === undefined ? "amber" : armsOf(seat).colour };
  }
  return undefined;
}
