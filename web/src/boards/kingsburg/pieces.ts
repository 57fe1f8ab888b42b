import barbarian from "icon:barbarian";
import daemon from "icon:daemon-skull";
import devil from "icon:devil-mask";
import die from "icon:dice-six-faces-five";
import dragon from "icon:dragon-head";
import eye from "icon:spyglass";
import goblin from "icon:goblin-head";
import gold from "icon:two-coins";
import house from "icon:village";
import laurel from "icon:laurels";
import orc from "icon:orc-head";
import soldier from "icon:swordman";
import stone from "icon:stone-block";
import token from "icon:round-shield";
import wood from "icon:wood-beam";
import zombie from "icon:shambling-zombie";
import { armsOf } from "../../parts/heraldry";

/** Drawings of what can be held, by the names the service uses. */
export const GOODS: Record<string, string> = { gold, wood, stone, soldier, vp: laurel, token, look: eye };

export const ENEMIES: Record<string, string> = {
  barbarians: barbarian,
  goblins: goblin,
  orcs: orc,
  zombies: zombie,
  demons: daemon,
  dragons: dragon,
};
export const UNKNOWN_ENEMY = devil;

const PIECES: Record<string, string> = { ...GOODS, die, "white-die": die, "neutral-die": die, building: house, enemy: devil };

/** How a travelling piece looks. */
export function pieceOf(what: string, seat: number | undefined): { body: string; colour: string } | undefined {
  const body = PIECES[what];
  if (!body) return undefined;
  if (what === "die" && seat !== undefined) return { body, colour: armsOf(seat).colour };
  return { body, colour: what in GOODS ? `good-${what}` : "amber" };
}
