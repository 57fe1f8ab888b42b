import beerStein from "icon:beer-stein?goal";
import cardAceClubs from "icon:card-ace-clubs?goal";
import cardDiscard from "icon:card-discard?goal";
import cardDraw from "icon:card-draw?goal";
import cardExchange from "icon:card-exchange?goal";
import cardPick from "icon:card-pick?goal";
import cardPlay from "icon:card-play?goal";
import castle from "icon:castle?goal";
import castleRuins from "icon:castle-ruins?goal";
import checkedShield from "icon:checked-shield?goal";
import clockwiseRotation from "icon:clockwise-rotation?goal";
import coins from "icon:coins?goal";
import crossedSwords from "icon:crossed-swords?goal";
import crown from "icon:crown?goal";
import cubes from "icon:cubes?goal";
import devilMask from "icon:devil-mask?goal";
import dominoMask from "icon:domino-mask?goal";
import exitDoor from "icon:exit-door?goal";
import eyeball from "icon:eyeball?goal";
import familyHouse from "icon:family-house?goal";
import familyTree from "icon:family-tree?goal";
import gearHammer from "icon:gear-hammer?goal";
import jesterHat from "icon:jester-hat?goal";
import key from "icon:key?goal";
import laurelCrown from "icon:laurel-crown?goal";
import laurels from "icon:laurels?goal";
import linkedRings from "icon:linked-rings?goal";
import mountedKnight from "icon:mounted-knight?goal";
import palette from "icon:palette?goal";
import perspectiveDiceSixFacesRandom from "icon:perspective-dice-six-faces-random?goal";
import prayer from "icon:prayer?goal";
import queenCrown from "icon:queen-crown?goal";
import robber from "icon:robber?goal";
import rollingDices from "icon:rolling-dices?goal";
import scrollUnfurled from "icon:scroll-unfurled?goal";
import swordBrandish from "icon:sword-brandish?goal";
import threeFriends from "icon:three-friends?goal";
import throneKing from "icon:throne-king?goal";
import tiedScroll from "icon:tied-scroll?goal";
import twoCoins from "icon:two-coins?goal";
import upgrade from "icon:upgrade?goal";
import village from "icon:village?goal";
import violin from "icon:violin?goal";
import waxTablet from "icon:wax-tablet?goal";

/** The icons of all goal cards by name, as copies of their own: few tables need them. */
const ICONS: Record<string, string> = {
  "beer-stein": beerStein,
  "card-ace-clubs": cardAceClubs,
  "card-discard": cardDiscard,
  "card-draw": cardDraw,
  "card-exchange": cardExchange,
  "card-pick": cardPick,
  "card-play": cardPlay,
  castle,
  "castle-ruins": castleRuins,
  "checked-shield": checkedShield,
  "clockwise-rotation": clockwiseRotation,
  coins,
  "crossed-swords": crossedSwords,
  crown,
  cubes,
  "devil-mask": devilMask,
  "domino-mask": dominoMask,
  "exit-door": exitDoor,
  eyeball,
  "family-house": familyHouse,
  "family-tree": familyTree,
  "gear-hammer": gearHammer,
  "jester-hat": jesterHat,
  key,
  "laurel-crown": laurelCrown,
  laurels,
  "linked-rings": linkedRings,
  "mounted-knight": mountedKnight,
  palette,
  "perspective-dice-six-faces-random": perspectiveDiceSixFacesRandom,
  prayer,
  "queen-crown": queenCrown,
  robber,
  "rolling-dices": rollingDices,
  "scroll-unfurled": scrollUnfurled,
  "sword-brandish": swordBrandish,
  "three-friends": threeFriends,
  "throne-king": throneKing,
  "tied-scroll": tiedScroll,
  "two-coins": twoCoins,
  upgrade,
  village,
  violin,
  "wax-tablet": waxTablet,
};

/** An icon of a goal card; a crown for one that a game from elsewhere brings along. */
export function goalIcon(name: string): string {
  return ICONS[name] ?? crown;
}

/** Whether an icon is bundled. */
export function isGoalIcon(name: string): boolean {
  return name in ICONS;
}
