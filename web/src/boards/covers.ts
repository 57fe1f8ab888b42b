import castle from "icon:castle";
import crown from "icon:crown";
import scroll from "icon:tied-scroll";
import spade from "icon:checked-shield";

export interface Cover {
  colour: string;
  icon: string;
  corners: [string, string, string];
}

const FOUND = import.meta.glob<{ cover: Cover }>("./*/cover.ts", { eager: true });
const PLAIN: Cover = { colour: "violet", icon: crown, corners: [castle, spade, scroll] };

/** How a game shows itself on the home page; one without a cover gets a plain one. */
export function coverOf(game: string): Cover {
  return FOUND[`./${game}/cover.ts`]?.cover ?? PLAIN;
}

/** Games with a cover of their own come first. */
export function byCover<T extends { id: string }>(games: readonly T[]): T[] {
  const rank = ({ id }: T) => (`./${id}/cover.ts` in FOUND ? 0 : 1);
  return [...games].sort((a, b) => rank(a) - rank(b));
}
