import type { PileView, PlayerView, RivalKingsView } from "../../../wire/rival_kings";
import type { WireMove } from "../../../wire/service";
import { changedCopy, endsOf, seatOf, type End } from "../../parts/ends_of_moves";

/** The view after one event's moves; what they do not name stays as it is. */
export function movedView(view: RivalKingsView, moves: readonly WireMove[]): RivalKingsView {
  return changedCopy(view, (moved) => endsOf(moves).forEach((end) => apply(moved, end)));
}

function apply(view: RivalKingsView, end: End): void {
  const { seat, place, path, id, n } = end;
  const player = seat === undefined ? undefined : view.players[seat];
  const [area, name, isMoney] = path;
  const pile = area === "pile" ? view.piles.find((one) => one.id === name) : undefined;
  if (player) changePlayer(player, end);
  else if (pile && isMoney) changeMoney(pile, n);
  else if (pile) changePile(pile, end);
  else if (place === "supply/coins") view.coin_supply += n;
  else if (place === "supply/markers") view.marker_supply += n;
  else if (place === "characters/turned-up" && n > 0) view.turned_up = id;
}

function changePlayer(player: PlayerView, end: End): void {
  const { kind, id, n, path } = end;
  const [part, action] = path;
  if (kind === "crest") cover(player, action, end);
  else if (part === "coins" || part === "markers") player[part] += n;
  else if (part === "hand") player.hand = Math.max(0, player.hand + n);
  else if (part === "row") changeRows(player, end);
  else if (part === "character")
    Object.assign(
      player,
      n > 0 ? { character: id, actions: [], decided: false, to_act: true } : { character: null, actions: [] },
    );
}

/** A crest that a robber lays on an action of a victim. */
function cover(victim: PlayerView, action: string | undefined, { other, n }: End): void {
  const robber = seatOf(other);
  if (action && n > 0 && robber !== undefined) victim.crests[action] = robber;
}

/** Both rows; new pairs come with the next true position, broken ones end at once. */
function changeRows(player: PlayerView, { kind, id, n }: End): void {
  const row = kind === "building" ? player.buildings : player.subjects;
  const at = row.lastIndexOf(id); // of two alike the one nearer to the end goes
  if (n > 0) row.push(id);
  else if (at >= 0) row.splice(at, 1);
  player.pairs = player.pairs.filter(
    ({ building, subject }) => player.buildings.includes(building) && player.subjects.includes(subject),
  );
}

function changePile(pile: PileView, { kind, id, n }: End): void {
  pile.size = Math.max(0, pile.size + n);
  if (n > 0) pile.cards.unshift({ id, price: 0, subject: kind === "subject" });
  else pile.cards.shift();
  pile.score_with_top = null;
}

/** Coins at a pile; an option may hide how many there are. */
function changeMoney(pile: PileView, n: number): void {
  if (pile.money !== null) pile.money = Math.max(0, pile.money + n);
  pile.has_money = pile.money === null ? n > 0 : pile.money > 0;
}
