import type { KingsburgView } from "../../../wire/kingsburg";

/** Who places dice after the player whose turn it is, as far as dice are left; undefined while no dice are placed. */
export function nextToPlace(view: KingsburgView): number | undefined {
  const at = view.turn === null ? -1 : view.order.indexOf(view.turn);
  const now = view.order[at];
  if (now === undefined || !hasDice(view, now)) return undefined;
  return [...view.order.slice(at + 1), ...view.order.slice(0, at)].find((seat) => hasDice(view, seat));
}

function hasDice(view: KingsburgView, seat: number): boolean {
  const player = view.players[seat];
  return !!player?.own?.length && !player.passed;
}
