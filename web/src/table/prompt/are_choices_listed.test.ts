import { expect, test, vi } from "vitest";
import type { Play } from "../play.svelte";
import { areAside, hasListedChoices } from "./are_choices_listed";

vi.mock("../../shell/screen_size.svelte", () => ({ narrowScreen: { matches: true } }));

const action = (text: string, ...places: string[]) => ({ text, label: { key: text }, places });
const [pass, build, wait] = [action("pass"), action("build", "board/1"), action("wait")];
const playWith = (wish: object) =>
  ({ hasMoreChoices: true, buttons: [pass], decision: { actions: [pass, build, wait] }, ...wish }) as unknown as Play;
const awaiting = (text: string) => ({ isAwaited: (one: { text: string }) => one.text === text });

test("without a tutor all choices are listed, and no button steps back", () => {
  expect(hasListedChoices(playWith({}))).toBe(true);
  expect(areAside(playWith({}))).toBe(false);
  expect(hasListedChoices(playWith({ hasMoreChoices: false }))).toBe(false);
});

test("where the board has what the tutor awaits, the list is left out and buttons step back", () => {
  const play = playWith({ guide: awaiting("build") });
  expect([hasListedChoices(play), areAside(play)]).toEqual([false, true]);
});

test("what has no place is found in the list, or is a button", () => {
  expect(hasListedChoices(playWith({ guide: awaiting("wait") }))).toBe(true);
  expect(areAside(playWith({ guide: awaiting("pass") }))).toBe(false);
});
