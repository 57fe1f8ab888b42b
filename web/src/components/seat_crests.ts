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

const SEAT_ARMS: Arms[] = [
  { colour: "crimson", crest: lion },
  { colour: "azure", crest: eagle },
  { colour: "emerald", crest: stag },
  { colour: "amber", crest: griffin },
  { colour: "violet", crest: wyvern },
  { colour: "teal", crest: unicorn },
];

/** The colour and crest of a seat: seats can be told apart without seeing colours. */
export function armsOf(seat: number): Arms {
  return SEAT_ARMS[seat % SEAT_ARMS.length] ?? { colour: "crimson", crest: lion };
}
