import type { GroupView, KingsburgView, PlayerView } from "../../../wire/kingsburg";
import type { WireMove } from "../../../wire/service";
import { changedCopy, endsOf, seatOf, type End } from "../../parts/ends_of_moves";

const HELD = ["gold", "wood", "stone", "tokens", "soldiers", "vp"] as const;
type Held = (typeof HELD)[number];
const isHeld = (name: string): name is Held => (HELD as readonly string[]).includes(name);

/** A view in which only what the moves of one event name has changed. */
export function movedView(view: KingsburgView, moves: readonly WireMove[]): KingsburgView {
  const groups = new Map<number, GroupView>(); // placed by this event, by advisor
  return changedCopy(view, (moved) => {
    for (const end of endsOf(moves)) {
      const player = end.seat === undefined ? undefined : moved.players[end.seat];
      if (player) changePlayer(moved, player, end);
      else if (end.n < 0) takeFromBoard(moved, end);
      else putOnBoard(moved, end, groups);
    }
    if (moves.some((move) => move.what === "market")) groups.forEach(shiftByMarket);
    moved.court = moved.court.filter((group) => group.own.length > 0 || group.white?.length);
  });
}

function changePlayer(view: KingsburgView, player: PlayerView, { path, n, move }: End): void {
  const [kind = "", which = "", face] = path;
  const arrives = n > 0;
  if (isHeld(kind)) player[kind] += n;
  if (kind === "die") changeFaces(which === "white" ? (player.white ??= []) : (player.own ??= []), Number(face), n);
  if (kind === "market") player.market = arrives ? "ready" : player.buildings.includes("market") ? "used" : "none";
  if (kind === "white-dice" && arrives) view.aid = player.seat;
  if (kind === "aside") player.aside = arrives ? dieAside(move) : "";
  if (kind === "envoy" && arrives) [view.envoy, view.envoy_spent] = [player.seat, which === "spent"];
  if (kind !== "building") return;
  player.buildings = player.buildings.filter((one) => one !== which);
  if (!arrives) return;
  player.buildings.push(which);
  player.next = player.next.filter((one) => one !== which);
}

/** A die put aside as the view writes it. */
function dieAside({ what, into, from }: WireMove): string {
  return `${what === "white-die" ? "w" : ""}${into ?? lastOf(from)}`;
}

const lastOf = (place: string): string => place.split("/").at(-1) ?? "";

function takeFromBoard(view: KingsburgView, { place, path, what, n }: End): void {
  if (place === "kings-help") view.kings_help = null;
  if (place === "enemy") view.enemy = null;
  const [area, advisor] = path;
  if (area !== "advisor") return;
  const group = view.court.find((one) => one.advisor === Number(advisor) && holds(one, what));
  if (!group) return;
  if (what === "token") group.tokens = Math.max(0, (group.tokens ?? 0) + n);
  else (what === "white-die" ? (group.white ?? []) : group.own).splice(0, -n);
}

const holds = (group: GroupView, what: string): boolean =>
  what === "token" ? !!group.tokens : what === "white-die" ? !!group.white?.length : group.own.length > 0;

function putOnBoard(view: KingsburgView, end: End, groups: Map<number, GroupView>): void {
  const { place, path, what, kind, id, n, move } = end;
  const [area, name = ""] = path;
  if (area === "advisor") putOnAdvisor(view, end, Number(name), groups);
  if (what === "season-marker") view.phase = name;
  if (what === "year-marker") view.year = Number(name);
  if (what === "envoy") [view.envoy, view.envoy_spent] = [null, false];
  if (place === "kings-help") view.kings_help = n;
  if (place === "enemy" || (place === "enemies" && move.into)) view.enemy = enemyOf(what);
  if (area === "order" && kind === "order-marker") view.order[Number(name) - 1] = Number(id);
}

function putOnAdvisor(
  view: KingsburgView,
  { what, other, n }: End,
  advisor: number,
  groups: Map<number, GroupView>,
): void {
  let group = groups.get(advisor);
  if (!group) {
    group = { advisor, seat: seatOf(other) ?? null, own: [], white: [], tokens: 0, market: 0 };
    groups.set(advisor, group);
    view.court.push(group);
  }
  const face = Number(lastOf(other));
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

/** A die more or less; those that are there lie in order. */
function changeFaces(faces: number[], face: number, n: number): void {
  if (n > 0) {
    const above = faces.findIndex((one) => one > face);
    faces.splice(above < 0 ? faces.length : above, 0, face);
  } else if (faces.includes(face)) faces.splice(faces.indexOf(face), 1);
}
