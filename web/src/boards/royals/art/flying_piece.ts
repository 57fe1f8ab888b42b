import { armsOf } from "../../../components/seat_crests";
import { armsOfCountry } from "./country_arms";
import { PIECES } from "./card_and_piece_inks";

const CARD = (fill: string) =>
  `<rect x="96" y="32" width="320" height="448" rx="40" fill="${fill}" stroke="${PIECES.paper}" stroke-width="36"/>`;
const TOKEN = `<circle cx="256" cy="256" r="200" fill="${PIECES.token}" stroke="${PIECES.paper}" stroke-width="28"/>`;

/** How a flying piece looks: cubes in the colour of their player, cards in that of their country. */
export function flyingPiece(what: string): { body: string; colour: string } | undefined {
  const [kind = "", id = ""] = what.split("/");
  if (kind === "cube")
    return {
      body: `<path d="M60 100h340v340H60zM60 100l60-60h340v340l-60 60V100z" fill="currentColor" stroke="${PIECES.cubeEdge}" stroke-width="24"/>`,
      colour: armsOf(Number(id)).colour,
    };
  if (kind === "country") return { body: CARD(id ? armsOfCountry(id).deep : PIECES.countryBack), colour: "" };
  if (kind === "intrigue") return { body: CARD(PIECES.intrigueBack), colour: "" };
  return kind === "token" ? { body: TOKEN, colour: "" } : undefined;
}
