import { beforeEach, expect, test, vi } from "vitest";
import type { TableInfo } from "../wire/service";
import { linkToShare } from "./invitation_link";

const post = vi.hoisted(() => vi.fn());
vi.mock("../service/http/http", () => ({ post }));

const table = (change: Partial<TableInfo>) =>
  ({ id: "a-1", game: "royals", public: false, is_creator: false, seats: [], ...change }) as unknown as TableInfo;

beforeEach(() => {
  vi.stubGlobal("location", { origin: "http://x" });
  post.mockReset().mockResolvedValue({ code: "c/1+", until: 0 });
});

test("a public table is shared by its own address", async () => {
  expect(await linkToShare(table({ public: true }))).toBe("http://x/table/a-1");
  expect(post).not.toHaveBeenCalled();
});

test("a private table is shared by an invitation to watch, which only its people can issue", async () => {
  const seats = [{ kind: "person", is_you: true }] as TableInfo["seats"];
  expect(await linkToShare(table({ seats }))).toBe("http://x/join/a-1?game=royals&code=c%2F1%2B&watch=1");
  expect(post).toHaveBeenCalledWith("/api/tables/a-1/invitations", {}, { isRepeatable: true });
  expect(await linkToShare(table({}))).toBeUndefined();
});
