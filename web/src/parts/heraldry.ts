import eagle from "icon:eagle-emblem";
import griffin from "icon:griffin-symbol";
import lion from "icon:lion";
import stag from "icon:stag-head";
import unicorn from "icon:unicorn";
import wyvern from "icon:wyvern";

export interface Arms {
  colour: string;
  crest: string;
}

const HOUSES: Arms[] = [
  { colour: "crimson", crest: lion },
  { colour: "azure", crest: eagle },
  { colour: "emerald", crest: stag },
  { colour: "amber", crest: griffin },
  { colour: "violet", crest: wyvern },
  { colour: "teal", crest: unicorn },
];

/** Every seat has a colour and a crest, so that nothing rests on colour alone. */
export function armsOf(seat: number): Arms {
  return HOUSES[seat % HOUSES.length] ?? { colour: "crimson", crest: lion };
}
