import { describe, expect, it } from "vitest";
import type { LobbyTable } from "../wire/service";
import { applyChange, filterQuery, nextPageCursor, NO_FILTER } from "./lobby_filter";

const table = (id: string, created_at: number, free = 1): LobbyTable => ({
  id,
  created_at,
  free,
  status: "open",
  game: "royals",
  edition: "",
  seats: 3,
  names: [],
  pace: "none",
  language: "hu",
});

describe("the lobby", () => {
  it("sends only the filters that are set", () => {
    expect(filterQuery(NO_FILTER)).toBe("");
    expect(filterQuery({ game: "rival_kings", pace: "", language: "hu" })).toBe("&game=rival_kings&language=hu");
  });

  it("applies changes, newest first", () => {
    const before = [table("b", 2), table("a", 1)];
    const news = { tables: [table("c", 3), table("a", 1, 0)], gone: ["b"] };
    expect(applyChange(before, news).map((one) => [one.id, one.free])).toEqual([
      ["c", 1],
      ["a", 0],
    ]);
    expect(applyChange(before, { tables: [], gone: [] })).toEqual(before);
  });

  it("knows where the next page begins", () => {
    expect(nextPageCursor([])).toBe("");
    expect(nextPageCursor([table("b", 2), table("a-1", 1731690000.123456)])).toBe("1731690000.123456~a-1");
  });
});
