import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PastPositions } from "./past_positions";

const asked: string[] = [];

/** Answers with positions whose view is the number of the entry. */
function answer(path: string): unknown {
  const { pathname, searchParams } = new URL(path, "http://here");
  const whole = (n: number) => ({ n, entries: [], asked: [], view: { at: n } });
  if (!pathname.endsWith("/positions")) return whole(Number(pathname.split("/").at(-1)));
  const [from, to] = [Number(searchParams.get("from")), Number(searchParams.get("to"))];
  const steps = Array.from({ length: to - from }, (_, index) => {
    const n = from + index + 1;
    return { n, entry: { n }, asked: [n % 2], view: [{ op: "replace", path: "/at", value: n }] };
  });
  return { from: whole(from), steps };
}

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path.replace("/api/tables/t-1/", ""));
    return Promise.resolve(Response.json(answer(path)));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("one request brings the next positions", async () => {
  const positions = new PastPositions("t-1", 1, 100);
  expect((await positions.at(10)).view).toEqual({ at: 10 });
  expect(await positions.at(12, 10)).toMatchObject({ n: 12, asked: [0], view: { at: 12 } });
  expect((await positions.at(40, 12)).view).toEqual({ at: 40 });
  expect(asked).toEqual(["positions?from=10&to=40&seat=1"]);
  expect(positions.between(10, 13).map(({ view }) => view.at)).toEqual([11, 12, 13]);
  expect(positions.between(38, 41)).toEqual([]);
});

test("a step forward beyond what is known is fetched with the positions in between", async () => {
  const positions = new PastPositions("t-1", null, 100);
  await positions.at(45, 40);
  expect(asked).toEqual(["positions?from=40&to=70"]);
});

test("the last position, which has a result, comes whole", async () => {
  const positions = new PastPositions("t-1", null, 20);
  await positions.at(15);
  expect((await positions.at(20, 15)).view).toEqual({ at: 20 });
  expect(asked).toEqual(["positions?from=15&to=19", "positions/20"]);
});

test("a failed request is made again the next time", async () => {
  const positions = new PastPositions("t-1", null, 100);
  const fetch = globalThis.fetch;
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { status: 404 })));
  await expect(positions.at(3)).rejects.toMatchObject({ status: 404 });
  vi.stubGlobal("fetch", fetch);
  expect((await positions.at(3)).view).toEqual({ at: 3 });
});
