import crown from "icon:crown";
import { placed } from "./game_cover_shapes";

export interface Cover {
  colour: string;
  icon: string;
  /** A picture of 320 by 188 units, drawn in the ink of the cover. */
  scene: string;
}

const COVERS = import.meta.glob<{ cover: Cover }>("./*/cover.ts", { eager: true });
const PLAIN: Cover = { colour: "violet", icon: crown, scene: placed(crown, 106, 40, 0.21) };

/** The cover of a game on the home page; a plain one if the game has none. */
export function coverOf(game: string): Cover {
  return COVERS[`./${game}/cover.ts`]?.cover ?? PLAIN;
}

/** Sort games that have a cover first. */
export function byCover<T extends { id: string }>(games: readonly T[]): T[] {
  const rank = ({ id }: T) => (`./${id}/cover.ts` in COVERS ? 0 : 1);
  return [...games].sort((a, b) => rank(a) - rank(b));
}
