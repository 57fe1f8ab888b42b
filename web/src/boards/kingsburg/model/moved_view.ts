import { reuseUnchanged } from "../../../service/feed/structural_sharing";
import type { GroupView, KingsburgView, PlayerView } from "../../../wire/kingsburg";
import type { WireMove } from "../../../wire/service";

const HELD = ["gold", "wood", "stone", "tokens", "soldiers", "vp"] as const;
type Held = (typeof HELD)[number];
const isHeld = (name: string): name is Held => (HELD as readonly string[]).includes(name);

/** A view in which only what the moves of one event name has changed. */
export function movedView(view: KingsburgView, moves: readonly WireMove[]): KingsburgView {
  const moved = structuredClone(view);
  const groups = new Map<number, GroupView>(); // placed by this event, by advisor
  for (const move of moves) {
    take(moved, move);
    put(moved, move, groups);
  }
  if (moves.some((move) => move.what === "market")) groups.forEach(shiftByMarket);
  moved.court = moved.court.filter((group) => group.own.length > 0 || group.white?.length);
  return reuseUnchanged(view, moved);
}

function playerAt(view: KingsburgView, place: string): { player?: PlayerView; rest: string[] } {
  const [area, seat, ...rest] = place.split("/");
  const player = area === "seat" ? view.players[Number(seat)] : undefined;
  return player ? { player, rest } : { rest: [] };
}

/** What a move takes away from its source. */
function take(view: KingsburgView, { what, from, n }: WireMove): void {
  const { player, rest } = playerAt(view, from);
  const [kind = "", which, face] = rest;
  if (!player) return takeFromCourt(view, what, from, n);
  if (isHeld(kind)) player[kind] -= n;
  if (kind === "die") removeFace((which === "white" ? player.white : player.own) ?? [], Number(face));
  if (kind === "building") player.buildings = player.buildings.filter((one) => one !== which);
  if (kind === "market") player.market = player.buildings.includes("market") ? "used" : "none";
  if (kind === "aside") player.aside = "";
}

function takeFromCourt(view: KingsburgView, what: string, from: string, n: number): void {
  if (from === "kings-help") view.kings_help = null;
  if (from === "enemy") view.enemy = null;
  const [area, advisor] = from.split("/");
  if (area !== "advisor") return;
  const [group] = view.court.filter((one) => one.advisor === Number(advisor) && holds(one, what));
  if (!group) return;
  if (what === "token") group.tokens = Math.max(0, (group.tokens ?? 0) - n);
  else (what === "white-die" ? (group.white ?? []) : group.own).splice(0, n);
}

const holds = (group: GroupView, what: string): boolean =>
  what === "token" ? !!group.tokens : what === "white-die" ? !!group.white?.length : group.own.length > 0;

/** What a move adds to its target. */
function put(view: KingsburgView, move: WireMove, groups: Map<number, GroupView>): void {
  const { what, to, n, into } = move;
  const { player, rest } = playerAt(view, to);
  const [kind = "", which = "", face] = rest;
  if (!player) return putElsewhere(view, move, groups);
  if (isHeld(kind)) player[kind] += n;
  if (kind === "die") addFace(which === "white" ? (player.white ??= []) : (player.own ??= []), Number(face));
  if (kind === "market") player.market = "ready";
  if (kind === "white-dice") view.aid = player.seat;
  if (kind === "aside") player.aside = `${what === "white-die" ? "w" : ""}${into ?? move.from.split("/").at(-1) ?? ""}`;
  if (kind === "envoy") [view.envoy, view.envoy_spent] = [player.seat, which === "spent"];
  if (kind !== "building") return;
  player.buildings = [...player.buildings, which];
  player.next = player.next.filter((one) => one !== which);
}

function putElsewhere(view: KingsburgView, move: WireMove, groups: Map<number, GroupView>): void {
  const { what, to, n, into } = move;
  const [area = "", id = ""] = to.split("/");
  if (area === "advisor") putOnAdvisor(view, move, Number(id), groups);
  if (what === "season-marker") view.phase = id;
  if (what === "year-marker") view.year = Number(id);
  if (what === "envoy") [view.envoy, view.envoy_spent] = [null, false];
  if (to === "kings-help") view.kings_help = n;
  if (to === "enemy" || (to === "enemies" && into)) view.enemy = enemyOf(into ?? what);
  if (area === "order" && what.startsWith("order-marker/"))
    view.order[Number(id) - 1] = Number(what.slice("order-marker/".length));
}

function putOnAdvisor(
  view: KingsburgView,
  { what, from, n }: WireMove,
  advisor: number,
  groups: Map<number, GroupView>,
): void {
  let group = groups.get(advisor);
  if (!group) {
    group = { advisor, seat: playerAt(view, from).player?.seat ?? null, own: [], white: [], tokens: 0, market: 0 };
    groups.set(advisor, group);
    view.court.push(group);
  }
  const face = Number(from.split("/").at(-1));
  if (what === "die") group.own.push(face);
  if (what === "white-die") (group.white ??= []).push(face);
  if (what === "token") group.tokens = (group.tokens ?? 0) + n;
  if (what === "neutral-die") group.own.push(...neutralFaces(advisor, n));
}

/** Neutral dice are moved without their faces; a sum that fits the advisor stands for them. */
function neutralFaces(advisor: number, n: number): number[] {
  return Array.from({ length: n }, (_, k) => Math.floor((advisor + k) / n));
}

/** The Market makes a group count what its advisor asks for. */
function shiftByMarket(group: GroupView): void {
  const dice = [...group.own, ...(group.white ?? [])].reduce((sum, face) => sum + face, 0);
  group.market = Math.sign(group.advisor - dice - 2 * (group.tokens ?? 0));
}

/** An enemy by its card, whose id consists of year, kind and strength. */
function enemyOf(what: string): KingsburgView["enemy"] {
  const [, id = "", kind = "", strength] = /^enemy\/(\d+-(.+)-(\d+))$/.exec(what) ?? [];
  return id ? { id, kind, strength: Number(strength) } : null;
}

function removeFace(faces: number[], face: number): void {
  const at = faces.indexOf(face);
  if (at >= 0) faces.splice(at, 1);
}

function addFace(faces: number[], face: number): void {
  const at = faces.findIndex((one) => one > face);
  faces.splice(at < 0 ? faces.length : at, 0, face);
}
