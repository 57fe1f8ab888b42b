import { beforeEach, expect, test, vi } from "vitest";
import { door } from "./door.svelte";
import { Told } from "./http";
import { session } from "./session.svelte";

const CODE = "894256";
const sent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  session.me = undefined;
  vi.stubGlobal("fetch", (_path: string, { body }: { body: string }) => {
    const wish = JSON.parse(body) as { name: string; code?: string };
    sent.push(wish);
    const isRight = wish.code === CODE;
    return Promise.resolve(Response.json(isRight ? { id: "g", name: wish.name } : { code: "forbidden", words: "another one" }, { status: isRight ? 201 : 403 }));
  });
});

test("a guest is asked for the code on the screen until it is right", async () => {
  const me = session.ensure("Guest 7");
  await vi.waitUntil(() => door.question);
  expect(door.question).toMatchObject({ name: "Guest 7", isWrong: false });
  door.question?.answer({ name: "Bence", code: "1" });
  await vi.waitUntil(() => door.question);
  expect(door.question).toMatchObject({ name: "Bence", isWrong: true });
  door.question?.answer({ name: "Bence", code: CODE });
  expect((await me).name).toBe("Bence");
  expect(sent).toHaveLength(3);
});

test("who turns round at the door stays outside, and nothing is asked any more", async () => {
  const me = session.ensure("Guest 7").catch((error: unknown) => error);
  await vi.waitUntil(() => door.question);
  door.question?.answer(undefined);
  expect(await me).toBeInstanceOf(Told);
  expect(door.question).toBeUndefined();
  expect(session.me).toBeUndefined();
});
