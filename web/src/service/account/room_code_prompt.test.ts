import { beforeEach, expect, test, vi } from "vitest";
import { roomCodePrompt } from "./room_code_prompt.svelte";
import { ApiError } from "../http/http";
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
    return Promise.resolve(
      Response.json(isRight ? { id: "g", name: wish.name } : { code: "forbidden", words: "another one" }, {
        status: isRight ? 201 : 403,
      }),
    );
  });
});

test("a guest is asked for the room code until it is right", async () => {
  const me = session.ensure("Guest 7");
  await vi.waitUntil(() => roomCodePrompt.question);
  expect(roomCodePrompt.question).toMatchObject({ name: "Guest 7", isWrong: false });
  roomCodePrompt.question?.answer({ name: "Bence", code: "1" });
  await vi.waitUntil(() => roomCodePrompt.question);
  expect(roomCodePrompt.question).toMatchObject({ name: "Bence", isWrong: true });
  roomCodePrompt.question?.answer({ name: "Bence", code: CODE });
  expect((await me).name).toBe("Bence");
  expect(sent).toHaveLength(3);
});

test("a guest who cancels is not let in and is not asked again", async () => {
  const me = session.ensure("Guest 7").catch((error: unknown) => error);
  await vi.waitUntil(() => roomCodePrompt.question);
  roomCodePrompt.question?.answer(undefined);
  expect(await me).toBeInstanceOf(ApiError);
  expect(roomCodePrompt.question).toBeUndefined();
  expect(session.me).toBeUndefined();
});
