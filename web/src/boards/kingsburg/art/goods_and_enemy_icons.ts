import barbarian from "icon:barbarian";
import daemon from "icon:daemon-skull";
import devil from "icon:devil-mask";
import dragon from "icon:dragon-head";
import eye from "icon:spyglass";
import goblin from "icon:goblin-head";
import gold from "icon:two-coins";
import laurel from "icon:laurels";
import orc from "icon:orc-head";
import soldier from "icon:swordman";
import stone from "icon:stone-block";
import token from "icon:round-shield";
import wood from "icon:wood-beam";
import zombie from "icon:shambling-zombie";

/** The icons of goods and other things that players hold, by the service's names. */
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
