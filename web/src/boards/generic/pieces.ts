import { armsOf } from "../../parts/heraldry";
import { drawingOf } from "./icons";

/** How a travelling piece looks: by its name, in its player's colour. */
export function pieceOf(what: string, seat: number | undefined): { body: string; colour: string } | undefined {
  for (const word of what.split(/[-/]/).reverse()) {
    const drawing = drawingOf(word);
    if (drawing) return { body: drawing.body, colour: seat === undefined ? "amber" : armsOf(seat).colour };
  }
  return undefined;
}
