import { armsOf } from "../../../components/seat_crests";
import { WORKER_KINDS } from "../model/kinds_and_reward_amounts";
import { SIGNS, TOKENS } from "./sign_shapes";
import { workerBody } from "./worker_shapes";

const CARD =
  '<rect x="112" y="56" width="288" height="400" rx="36" fill="#fffaf0" stroke="#7a6138" stroke-width="26"/><circle cx="256" cy="220" r="74" fill="#a08246"/>';
const CARDS = ["townsfolk", "outsider", "tavern", "paladin", "order", "favour", "scheme"];
const SEATED: Record<string, string> = {
  monk: "monk",
  outpost: "outpost",
  jar: "jar",
  wall: "wall",
  marker: "points",
  "start-marker": "points",
};

/** How a flying piece looks: workers by their shape, goods by their sign, pieces in the colour of their player. */
export function flyingPiece(what: string, seat: number | undefined): { body: string; colour: string } | undefined {
  const [kind = ""] = what.split("/");
  if (WORKER_KINDS.includes(kind) || kind === "workshop")
    return { body: `<g transform="scale(16)">${workerBody(kind)}</g>`, colour: "" };
  const token = TOKENS[kind];
  if (token) return { body: token, colour: "" };
  const sign = SIGNS[SEATED[kind] ?? ""];
  if (sign) return { body: `<g fill="currentColor">${sign}</g>`, colour: armsOf(seat ?? 0).colour };
  return CARDS.includes(kind) ? { body: CARD, colour: "" } : undefined;
}
