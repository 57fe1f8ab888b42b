import anchor from "icon:anchor";
import anvil from "icon:anvil";
import basket from "icon:basket";
import stein from "icon:beer-stein";
import ring from "icon:diamond-ring";
import tower from "icon:guarded-tower";
import glass from "icon:wine-glass";
import guitar from "icon:guitar";
import saw from "icon:hand-saw";
import key from "icon:key";
import miner from "icon:miner";
import mortar from "icon:pestle-mortar";
import mitre from "icon:pope-crown";
import quill from "icon:quill-ink";
import rose from "icon:rose";
import sickle from "icon:sickle";

/** The symbol that a building and its subject share. */
const SYMBOLS: Record<string, string> = {
  garden: rose,
  "castle-wall": tower,
  prison: key,
  pavilion: ring,
  cathedral: mitre,
  university: quill,
  tavern: guitar,
  harbor: anchor,
  forge: anvil,
  carpentry: saw,
  market: basket,
  inn: stein,
  vineyard: glass,
  mine: miner,
  "herb-meadow": mortar,
  farm: sickle,
};

/** The symbol of a card, by its own name or its partner's. */
export function symbolOf(id: string, partner: string): string {
  return SYMBOLS[id] ?? SYMBOLS[partner] ?? "";
}
