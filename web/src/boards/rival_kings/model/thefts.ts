import type { PlayerView } from "../../../wire/rival_kings";

/** A robber and a victim of this cycle. */
export interface Theft {
  robber: number;
  victim: number;
  /** The action on which the robber's crest lies; none before the robber's turn, or if the last one stayed. */
  kind?: string;
}

/** Who robs whom as the characters lie now, whether or not it has happened (RK-3.3, RK-3.7). */
export function theftsOf(players: readonly Pick<PlayerView, "robs" | "crests">[]): Theft[] {
  return players.flatMap(({ robs }, robber) =>
    robs.map((victim) => {
      const [kind] = Object.entries(players[victim]?.crests ?? {}).find(([, seat]) => seat === robber) ?? [];
      return kind === undefined ? { robber, victim } : { robber, victim, kind };
    }),
  );
}
