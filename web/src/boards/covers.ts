import castle from "icon:castle";
import crown from "icon:crown";
import scroll from "icon:tied-scroll";
import spade from "icon:checked-shield";

export interface Cover {
  colour: string;
  icon: string;
  corners: [string, string, string];
}

const COVERS = import.meta.glob<{ cover: Cover }>("./*/cover.ts", { eager: true });
const PLAIN: Cover = { colour: "violet", icon: crown, corners: [castle, spade, scroll] };

/** The cover of a game on the home page; a plain one if the game has none. */
export function coverOf(game: string): Cover {
  return COVERS[`./${game}/cover.ts`]?.cover ?? PLAIN;
}

/** Sort games that have a cover first. */
export function byCover<T extends { id: string }>(games: readonly T[]): T[] {
  const rank = ({ id }: T) => (`./${id}/cover.ts` in COVERS ? 0 : 1);
  return [...games].sort((a, b) => rank(a) - rank(b));
}
