import attack from "icon:crossed-swords";
import convert from "icon:holy-symbol";
import conspire from "icon:hood";
import hunt from "icon:bow-arrow";
import trade from "icon:swap-bag";
import amphora from "icon:amphora";
import bread from "icon:sliced-bread";
import building from "icon:family-house";
import cards from "icon:stack";
import character from "icon:duality-mask";
import coins from "icon:two-coins";
import crest from "icon:cross-shield";
import criminal from "icon:robber";
import crown from "icon:crown";
import debt from "icon:tied-scroll";
import faith from "icon:prayer";
import favour from "icon:wax-seal";
import fighter from "icon:gladius";
import gold from "icon:metal-bar";
import hand from "icon:card-draw";
import influence from "icon:fleur-de-lys";
import knight from "icon:mounted-knight";
import labourer from "icon:miner";
import laurels from "icon:laurels";
import marker from "icon:token";
import merchant from "icon:shaking-hands";
import monk from "icon:monk-face";
import order from "icon:scroll-unfurled";
import outpost from "icon:watchtower";
import outsider from "icon:viking-head";
import people from "icon:three-friends";
import scout from "icon:spyglass";
import silver from "icon:coins";
import stone from "icon:stone-block";
import strength from "icon:biceps";
import suspicion from "icon:eyeball";
import tavern from "icon:beer-stein";
import tax from "icon:receive-money";
import townsfolk from "icon:farmer";
import wall from "icon:brick-wall";
import wood from "icon:wood-pile";
import worker from "icon:meeple";
import workshop from "icon:gear-hammer";
import type { Outline, WirePhrase } from "../../wire/service";
import { armsOf } from "../../components/seat_crests";

/** Icons of common things, by the words that appear in ids. */
const ICONS: Record<string, string> = {
  absolve: faith,
  amphora,
  attack,
  building,
  character,
  cleric: faith,
  coin: coins,
  commission: monk,
  conspire,
  convert,
  crest,
  criminal,
  debt,
  deck: cards,
  develop: workshop,
  faith,
  favour,
  fighter,
  fortify: wall,
  garrison: outpost,
  gold,
  hand,
  hunt,
  influence,
  jar: amphora,
  king: crown,
  knight,
  labourer,
  marker,
  merchant,
  money: coins,
  monk,
  order,
  outpost,
  outsider,
  paladin: knight,
  pile: cards,
  point: laurels,
  pray: faith,
  provision: bread,
  recruit: people,
  scheme: order,
  scout,
  silver,
  stone,
  strength,
  subject: people,
  suspicion,
  tavern,
  tax,
  title: crown,
  townsfolk,
  trade,
  vp: laurels,
  wall,
  wood,
  worker,
  workshop,
};

/** The colour of each kind of thing. */
const COLOURS: Record<string, string> = {
  cleric: "ink",
  coin: "gold",
  criminal: "plum",
  faith: "sky",
  fighter: "rust",
  gold: "gold",
  influence: "moss",
  labourer: "clay",
  merchant: "sky",
  money: "gold",
  provision: "clay",
  scout: "moss",
  silver: "steel",
  stone: "steel",
  strength: "rust",
  wood: "clay",
};

export interface OutlineIcon {
  body: string;
  colour: string;
}

/** The icon for a word, singular or plural. */
export function iconForWord(word: string): OutlineIcon | undefined {
  const known = word in ICONS ? word : word.replace(/s$/, "");
  const body = ICONS[known];
  return body ? { body, colour: COLOURS[known] ?? "plain" } : undefined;
}

/** The icon for a part: chosen by place for a sentence of the outline, by name for a thing. */
export function iconForPart(part: Outline, game: string): OutlineIcon | undefined {
  const prefix = `${game.replaceAll("_", "-")}-`; // the name of the game must not be mistaken for a thing
  const spoken = Object.values(part.label.args ?? {}).filter(
    (value): value is WirePhrase => typeof value === "object" && "key" in value,
  );
  const key = part.label.key.replace(prefix, "");
  const ids = key.startsWith("outline-") ? [part.place, key] : [key, part.place];
  const words = [...ids, ...spoken.map((phrase) => phrase.key.replace(prefix, ""))].flatMap((id) =>
    id.split(/[-/]/).reverse(),
  );
  for (const word of words) {
    const found = iconForWord(word);
    if (found) return found;
  }
  return undefined;
}

/** How a flying piece looks: an icon chosen by name, in the player's colour. */
export function flyingPiece(what: string, seat: number | undefined): { body: string; colour: string } | undefined {
  for (const word of what.split(/[-/]/).reverse()) {
    const icon = iconForWord(word);
    if (icon) return { body: icon.body, colour: seat === undefined ? "amber" : armsOf(seat).colour };
  }
  return undefined;
}
