import type { PileView, PlayerView, RivalKingsView } from "../../../wire/rival_kings";
import type { WireMove } from "../../../wire/service";

/** A thing that comes to a place (n > 0) or leaves it. */
interface Piece {
  kind: string;
  id: string;
  n: number;
}

const SEAT = /^seat\/(\d+)\/(.+)$/;
const PILE = /^pile\/([\w-]+?)(\/money)?$/;

/** One card more or less in a row; of two alike the one nearer to the end goes. */
function rowWith(row: readonly string[], { id, n }: Piece): string[] {
  if (n > 0) return [...row, id];
  const at = row.lastIndexOf(id);
  return row.filter((_, index) => index !== at);
}

/** Both rows; new pairs come with the next true position, broken ones end at once. */
function rowsWith(player: PlayerView, piece: Piece): Partial<PlayerView> {
  const buildings = piece.kind === "building" ? rowWith(player.buildings, piece) : player.buildings;
  const subjects = piece.kind === "subject" ? rowWith(player.subjects, piece) : player.subjects;
  const pairs = player.pairs.filter((pair) => buildings.includes(pair.building) && subjects.includes(pair.subject));
  return { buildings, subjects, pairs };
}

function playerWith(player: PlayerView, part: string, piece: Piece): Partial<PlayerView> {
  const { id, n } = piece;
  if (part === "coins") return { coins: player.coins + n };
  if (part === "markers") return { markers: player.markers + n };
  if (part === "hand") return { hand: Math.max(0, player.hand + n) };
  if (part === "row") return rowsWith(player, piece);
  if (part !== "character") return {};
  return n > 0 ? { character: id, actions: [], decided: false, to_act: true } : { character: null, actions: [] };
}

function pileWith(pile: PileView, { kind, id, n }: Piece): Partial<PileView> {
  const top = n > 0 ? { id, price: 0, subject: kind === "subject" } : null;
  const cards = top ? [top, ...pile.cards] : pile.cards.slice(1);
  return { size: Math.max(0, pile.size + n), cards, score_with_top: null };
}

/** Coins at a pile; an option may hide how many there are. */
function moneyWith(pile: PileView, n: number): Partial<PileView> {
  const money = pile.money === null ? null : Math.max(0, pile.money + n);
  return { money, has_money: money === null ? n > 0 : money > 0 };
}

function viewWith(view: RivalKingsView, place: string, piece: Piece): RivalKingsView {
  const [, seat, part = ""] = SEAT.exec(place) ?? [];
  if (seat !== undefined) {
    const change = (player: PlayerView, n: number) =>
      n === Number(seat) ? { ...player, ...playerWith(player, part, piece) } : player;
    return { ...view, players: view.players.map(change) };
  }
  const [, id, isMoney] = PILE.exec(place) ?? [];
  if (id !== undefined) {
    const changed = (pile: PileView) => (isMoney ? moneyWith(pile, piece.n) : pileWith(pile, piece));
    return { ...view, piles: view.piles.map((pile) => (pile.id === id ? { ...pile, ...changed(pile) } : pile)) };
  }
  if (place === "supply/coins") return { ...view, coin_supply: view.coin_supply + piece.n };
  if (place === "supply/markers") return { ...view, marker_supply: view.marker_supply + piece.n };
  return place === "characters/turned-up" && piece.n > 0 ? { ...view, turned_up: piece.id } : view;
}

/** A crest that a robber lays on an action of a victim. */
function viewWithCrest(view: RivalKingsView, { from, to }: WireMove): RivalKingsView {
  const robber = Number(SEAT.exec(from)?.[1]);
  const [, victim, part = ""] = SEAT.exec(to) ?? [];
  const kind = /^character\/(\w+)$/.exec(part)?.[1];
  if (Number.isNaN(robber) || !kind) return view;
  const change = (player: PlayerView, n: number) =>
    n === Number(victim) ? { ...player, crests: { ...player.crests, [kind]: robber } } : player;
  return { ...view, players: view.players.map(change) };
}

/** The view after one event's moves; what they do not name stays as it is. */
export function movedView(view: RivalKingsView, moves: readonly WireMove[]): RivalKingsView {
  return moves.reduce((now, move) => {
    const [kind = "", id = ""] = move.what.split("/");
    if (kind === "crest") return viewWithCrest(now, move);
    const into = move.into?.split("/")[1] ?? id;
    const left = viewWith(now, move.from, { kind, id, n: -move.n });
    return viewWith(left, move.to, { kind, id: into, n: move.n });
  }, view);
}
