import type { SeatAnswer, SeatRequest } from "../wire/service";
import { query } from "./http/http";
import { randomId } from "./random_id";

type WithoutId<T> = T extends { id: string } ? Omit<T, "id"> : never;

/** What a seat asks of its table; whoever sends it gives it an id. */
export type SeatWish = WithoutId<SeatRequest>;
type AnswerTo<T> = Extract<SeatAnswer, { type: T }>;

/** Ask a question over HTTP, for a seat or, if it is null, a spectator. */
export function askTable<T extends "outline" | "hints">(
  table: string,
  seat: number | null,
  wish: SeatWish & { type: T },
): Promise<AnswerTo<T>> {
  const where = seat === null ? "" : `?seat=${seat}`;
  return query(`/api/tables/${table}/requests${where}`, { ...wish, id: randomId() });
}
