// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { createRawSnippet, flushSync, type Component } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { Play } from "../play.svelte";
import { action, fakeFeed, question } from "../testing/fake_feed.svelte";
import FakeBoard from "../testing/FakeBoard.svelte";
import { loaded } from "../testing/loaded_resource";
import TableShell from "./TableShell.svelte";

vi.mock("../../shell/screen_size.svelte", () => ({
  wideScreen: { matches: true },
  extraWideScreen: { matches: false },
  narrowScreen: { matches: false },
}));
afterEach(cleanup);

const snippet = (html: string) => createRawSnippet(() => ({ render: () => html }));

function show() {
  const feed = fakeFeed({ update: { decision: question([action("buy", "pile/1")]) } });
  const play = new Play("a-x", 1, feed);
  const board = loaded({ Board: FakeBoard as Component<{ play: Play }> });
  const { container } = render(TableShell, {
    name: "Demo",
    board,
    live: play,
    header: snippet(`<button id="menu">menu</button>`),
    bar: snippet(`<p id="bar">bar</p>`),
  });
  return { feed, play, container, main: container.querySelector("main") as HTMLElement };
}

test("the shell puts a header, a bar and the board around the game's name", () => {
  const { container, main } = show();
  expect(container.querySelector("h1")?.textContent).toBe("Demo");
  expect(container.querySelector("header #menu")).not.toBeNull();
  expect(container.querySelector(".bar #bar")).not.toBeNull();
  expect(main.querySelectorAll("button")).toHaveLength(2);
});

test("nothing glows and the board is busy while an answer is on its way", async () => {
  const { feed, play, main } = show();
  expect([main.getAttribute("aria-busy"), main.querySelectorAll(".can").length]).toEqual(["false", 1]);
  feed.answers.act = () => new Promise<void>(() => undefined);
  await play.stage(action("buy", "pile/1"));
  play.send().catch(() => undefined);
  flushSync();
  expect([main.getAttribute("aria-busy"), main.querySelectorAll(".can").length]).toEqual(["true", 0]);
});

test("on a narrower screen the log opens as a dialog", async () => {
  const { container } = show();
  expect(container.querySelector("dialog")).toBeNull();
  await fireEvent.click(container.querySelector("[data-opens=log]") as Element);
  expect(container.querySelector("dialog .log")).not.toBeNull();
});

test("a board that breaks leaves the rest of the table standing", () => {
  vi.spyOn(console, "error").mockReturnValue();
  const broken = (() => {
    throw new Error("broken");
  }) as unknown as Component<{ play: Play }>;
  const play = new Play("a-x", 1, fakeFeed({ update: {} }));
  const { container } = render(TableShell, {
    name: "Demo",
    board: loaded({ Board: broken }),
    live: play,
    header: snippet(`<b></b>`),
    bar: snippet(`<p id="bar">bar</p>`),
  });
  expect(container.querySelector("#bar")).not.toBeNull();
  expect(container.querySelector("main [role=alert] button")).not.toBeNull();
});
