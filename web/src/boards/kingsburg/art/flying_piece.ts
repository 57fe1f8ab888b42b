import die from "icon:dice-six-faces-five";
import building from "icon:village";
import { armsOf } from "../../../components/seat_crests";
import { GOODS, UNKNOWN_ENEMY } from "./goods_and_enemy_icons";

const PIECES: Record<string, string> = {
  ...GOODS,
  die,
  "white-die": die,
  "neutral-die": die,
  building,
  enemy: UNKNOWN_ENEMY,
};

/** How a flying piece looks. */
export function flyingPiece(what: string, seat: number | undefined): { body: string; colour: string } | undefined {
  const body = PIECES[what.split("/")[0] ?? ""];
  if (!body) return undefined;
  if (what === "die" && seat !== undefined) return { body, colour: armsOf(seat).colour };
  return { body, colour: what in GOODS ? `good-${what}` : "amber" };
}
