import type { PaladinsView } from "../../../wire/paladins";
import type { SeenEntry, WireEvent, WireMove, WirePhrase } from "../../../wire/service";

export const INQUISITION_COMES = "paladins-event-inquisition";
const ACCUSED = "paladins-event-accused";
const NOBODY = "paladins-event-inquisition-nobody";
const REACTS = "paladins-event-react";
const REFILLED = "paladins-event-tax-refilled";

/** What an inquisition did to one player, by index. */
export interface Inquired {
  player: number;
  /** The suspicions that counted. */
  suspicions: number;
  isAccused: boolean;
  discarded: number;
}

export interface Inquisition {
  players: Inquired[];
  /** Reactions of townsfolk, as the log tells them. */
  reactions: WirePhrase[];
  /** It ended without anybody being accused; while questions are open, nobody knows yet. */
  isNobody: boolean;
}

function seatOf(value: unknown): number | undefined {
  const phrase = value as WirePhrase | undefined;
  return typeof phrase?.args?.n === "number" ? phrase.args.n : undefined;
}

/** The index of the player that an event names; the artificial opponent is the last. */
function playerOf(event: WireEvent, players: number): number {
  return seatOf(event.args?.player) ?? players - 1;
}

function movedSuspicions(moves: readonly WireMove[], root: string): number {
  const place = `${root}/suspicions`;
  const sum = (end: "from" | "to") => moves.filter((move) => move[end] === place).reduce((n, move) => n + move.n, 0);
  return sum("to") - sum("from");
}

/** The last inquisition among new entries, if there was one; `view` is the position after them. */
export function inquisitionIn(fresh: readonly SeenEntry[], view: PaladinsView): Inquisition | undefined {
  const events = fresh.flatMap((entry) => entry.events ?? []);
  const start = events.findLastIndex((event) => event.key === INQUISITION_COMES);
  if (start < 0) return undefined;
  const judged = events.findIndex((event, n) => n > start && (event.key === ACCUSED || event.key === REFILLED));
  const end = events.findIndex((event, n) => n > start && event.key === REFILLED);
  const during = events.slice(judged < 0 ? start : judged, end < 0 ? undefined : end);
  const after = events.slice(judged < 0 ? start : judged).flatMap((event) => event.moves ?? []);
  const accused = new Map(
    during
      .filter((event) => event.key === ACCUSED)
      .map((event) => [playerOf(event, view.players.length), Number(event.args?.n ?? 0)]),
  );
  const players = view.players.map((player, index) => {
    const root = player.seat === null ? "opponent" : `seat/${player.seat}`;
    const before = (player.suspicions?.length ?? 0) - movedSuspicions(after, root);
    const moves = during.flatMap((event) => event.moves ?? []);
    return {
      player: index,
      suspicions: accused.get(index) ?? before,
      isAccused: accused.has(index),
      discarded: Math.max(0, -movedSuspicions(moves, root)),
    };
  });
  const reactions = events
    .slice(start, judged < 0 ? undefined : judged)
    .filter((event) => event.key === REACTS)
    .map(({ key, args }): WirePhrase => (args ? { key, args } : { key }));
  return { players, reactions, isNobody: events.slice(start).some((event) => event.key === NOBODY) };
}
