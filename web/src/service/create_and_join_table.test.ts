import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTable, joinTable } from "./create_and_join_table";

interface Sent {
  path: string;
  body: Record<string, unknown>;
}
let sent: Sent[];
let answers: (() => Promise<Response>)[];
const lost = (): Promise<Response> => Promise.reject(new TypeError("failed to fetch"));
const answer =
  (body: object, status = 200) =>
  (): Promise<Response> =>
    Promise.resolve(Response.json(body, { status }));

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  vi.stubGlobal("fetch", (path: string, { body }: { body?: string }) => {
    sent.push({ path, body: JSON.parse(body ?? "{}") as Record<string, unknown> });
    return answers.shift()?.() ?? lost();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function after<T>(request: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(5000);
  return request;
}

test("a table whose answer was lost is asked for again under the same id, and joined with one nonce", async () => {
  answers = [lost, answer({ id: "a-1" }, 201), lost, answer({ id: "a-1", seats: [] })];
  const table = await after(createTable({ game: "royals", seats: [{ kind: "me" }] }));
  expect(table.id).toBe("a-1");
  const [first, second, third, fourth] = sent;
  expect([first, third].map((one) => one?.path)).toEqual(["/api/tables", "/api/tables/a-1/join"]);
  expect(first?.body.id).toMatch(/^\w{8,64}$/);
  expect(second).toEqual(first);
  expect(fourth).toEqual(third);
});

test("two tables have two ids", async () => {
  const table = answer({ id: "a-1", seats: [] });
  answers = [table, table, table, table];
  await after(createTable({ game: "royals", seats: [] }));
  await after(createTable({ game: "royals", seats: [] }));
  expect(sent[0]?.body.id).not.toBe(sent[2]?.body.id);
});

test("whoever is seated already, by a request whose answer was lost, is at the table", async () => {
  const info = { id: "a-1", seats: [{ is_you: true }] };
  answers = [answer({ code: "full", words: "" }, 409), answer(info)];
  expect(await after(joinTable("a-1", {}))).toEqual(info);
});
