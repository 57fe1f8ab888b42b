import cardDraw from "icon:card-draw?rules";
import cardRandom from "icon:card-random?rules";
import castle from "icon:castle?rules";
import checkedShield from "icon:checked-shield?rules";
import clockwiseRotation from "icon:clockwise-rotation?rules";
import crossedSwords from "icon:crossed-swords?rules";
import crown from "icon:crown?rules";
import cycle from "icon:cycle?rules";
import dominoMask from "icon:domino-mask?rules";
import emptyChessboard from "icon:empty-chessboard?rules";
import hoodedFigure from "icon:hooded-figure?rules";
import laurelCrown from "icon:laurel-crown?rules";
import laurels from "icon:laurels?rules";
import magnifyingGlass from "icon:magnifying-glass?rules";
import mountedKnight from "icon:mounted-knight?rules";
import queenCrown from "icon:queen-crown?rules";
import ribbonMedal from "icon:ribbon-medal?rules";
import robotGolem from "icon:robot-golem?rules";
import rollingDices from "icon:rolling-dices?rules";
import sandsOfTime from "icon:sands-of-time?rules";
import snatch from "icon:snatch?rules";
import sundial from "icon:sundial?rules";
import swordBrandish from "icon:sword-brandish?rules";
import threeFriends from "icon:three-friends?rules";
import throneKing from "icon:throne-king?rules";
import trophyCup from "icon:trophy-cup?rules";
import twoCoins from "icon:two-coins?rules";
import twoShadows from "icon:two-shadows?rules";
import village from "icon:village?rules";

/** The icons of all chapters by name, as copies of their own: only this page needs them. */
const ICONS: Record<string, string> = {
  "card-draw": cardDraw,
  "card-random": cardRandom,
  castle,
  "checked-shield": checkedShield,
  "clockwise-rotation": clockwiseRotation,
  "crossed-swords": crossedSwords,
  crown,
  cycle,
  "domino-mask": dominoMask,
  "empty-chessboard": emptyChessboard,
  "hooded-figure": hoodedFigure,
  "laurel-crown": laurelCrown,
  laurels,
  "magnifying-glass": magnifyingGlass,
  "mounted-knight": mountedKnight,
  "queen-crown": queenCrown,
  "ribbon-medal": ribbonMedal,
  "robot-golem": robotGolem,
  "rolling-dices": rollingDices,
  "sands-of-time": sandsOfTime,
  snatch,
  sundial,
  "sword-brandish": swordBrandish,
  "three-friends": threeFriends,
  "throne-king": throneKing,
  "trophy-cup": trophyCup,
  "two-coins": twoCoins,
  "two-shadows": twoShadows,
  village,
};

/** The icon of a chapter; a crown for one that a game from elsewhere brings along. */
export function chapterIcon(name: string): string {
  return ICONS[name] ?? crown;
}

/** Whether an icon is bundled. */
export function isChapterIcon(name: string): boolean {
  return name in ICONS;
}
