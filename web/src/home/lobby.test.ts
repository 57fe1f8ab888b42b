import { describe, expect, it } from "vitest";
import type { LobbyTable } from "../wire/service";
import { after, ANYTHING, changed, parameters } from "./lobby";

const table = (id: string, created_at: number, free = 1): LobbyTable => ({
  id, created_at, free, status: "open", game: "royals", edition: "", seats: 3, names: [], pace: "none", language: "hu",
});

describe("the lobby", () => {
  it("asks only for what matters", () => {
    expect(parameters(ANYTHING)).toBe("");
    expect(parameters({ game: "rival_kings", pace: "", language: "hu" })).toBe("&game=rival_kings&language=hu");
  });

  it("goes on with changes, the newest first", () => {
    const before = [table("b", 2), table("a", 1)];
    const news = { tables: [table("c", 3), table("a", 1, 0)], gone: ["b"] };
    expect(changed(before, news).map((one) => [one.id, one.free])).toEqual([["c", 1], ["a", 0]]);
    expect(changed(before, { tables: [], gone: [] })).toEqual(before);
  });

  it("knows where the next page begins", () => {
    expect(after([])).toBe("");
    expect(after([table("b", 2), table("a-1", 1731690000.123456)])).toBe("1731690000.123456~a-1");
  });
});
