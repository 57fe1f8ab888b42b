import type { RivalKingsStatic, RivalKingsView } from "../../../wire/rival_kings";

/** An open character: of a player, or turned up from the pile in a game for two. */
export interface Role {
  id: string;
  seat?: number;
}

/** A rank of the court: who plays it now, and which of its characters are out for this round. */
export interface RankOfCourt {
  rank: string;
  roles: Role[];
  out: string[];
}

/** Open characters from the highest rank to the lowest; inside a rank whoever has acted or acts comes first. */
export function castOf(
  view: Pick<RivalKingsView, "players" | "turned_up" | "open_characters">,
  facts: Pick<RivalKingsStatic, "characters">,
): RankOfCourt[] {
  const rankOf = new Map(facts.characters.map(({ id, rank }) => [id, rank]));
  const played: (Role & { later: boolean; markers: number })[] = view.players.flatMap((player, seat) =>
    player.character === null ? [] : [{ id: player.character, seat, later: player.to_act, markers: player.markers }],
  );
  played.sort((a, b) => Number(a.later) - Number(b.later) || a.markers - b.markers);
  const roles: Role[] = played.map(({ id, seat }) => (seat === undefined ? { id } : { id, seat }));
  if (view.turned_up !== null) roles.push({ id: view.turned_up });
  const inPlay = new Set(roles.map(({ id }) => id));
  return [...new Set(rankOf.values())].sort().map((rank) => ({
    rank,
    roles: roles.filter(({ id }) => rankOf.get(id) === rank),
    out: view.open_characters.filter((id) => rankOf.get(id) === rank && !inPlay.has(id)),
  }));
}
