// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { SeenEntry } from "../../wire/service";
import { Play } from "../play.svelte";
import { fakeFeed, updateOf } from "../testing/fake_feed.svelte";
import LogPanel from "./LogPanel.svelte";

afterEach(cleanup);

const entry = (n: number): SeenEntry => ({
  n,
  events: [{ key: `demo-event-${n}`, moves: [{ what: "die", from: "supply", to: `pile/${n}`, n: 1 }] }],
});

function show(at?: number) {
  const feed = fakeFeed({ update: {} });
  feed.entries = [1, 2, 3].map(entry);
  const play = new Play("a-x", 1, feed);
  const highlight = vi.spyOn(play.places, "highlight");
  const onpick = vi.fn();
  const { container } = render(LogPanel, { play, places: play.places, at, onpick });
  const links = () => [...container.querySelectorAll("a")];
  return { feed, highlight, onpick, links, container };
}

test("each entry has its line, and new ones are added", () => {
  const { feed, links } = show();
  expect(links()).toHaveLength(3);
  feed.deliver(updateOf({ n: 4 }), { fresh: [entry(4)] });
  flushSync();
  expect(links()).toHaveLength(4);
});

test("a line links to its position; a plain click shows it here, with a key held the browser follows the link", async () => {
  const { links, onpick } = show();
  expect(links()[1]?.getAttribute("href")).toBe("/table/a-x/replay?n=2");
  await fireEvent.click(links()[1] as Element, { ctrlKey: true });
  expect(onpick).not.toHaveBeenCalled();
  await fireEvent.click(links()[1] as Element);
  expect(onpick).toHaveBeenCalledExactlyOnceWith(2);
});

test("the places of the line under the pointer are pointed out, and no others when it has left", async () => {
  const { links, highlight } = show();
  await fireEvent.pointerEnter(links()[2] as Element);
  expect(highlight).toHaveBeenLastCalledWith(["pile/3"]);
  await fireEvent.pointerLeave(links()[2] as Element);
  expect(highlight).toHaveBeenLastCalledWith([]);
});

test("the Tab key stops at one line only: the one shown, or else the latest", () => {
  const stops = (links: HTMLElement[]) => links.map((one) => one.tabIndex);
  expect(stops(show().links())).toEqual([-1, -1, 0]);
  cleanup();
  const { links } = show(2);
  expect(stops(links())).toEqual([-1, 0, -1]);
  expect(links().map((one) => one.getAttribute("aria-current"))).toEqual([null, "step", null]);
});

test("the tabs are named in plain letters, whatever the style makes of them", () => {
  const { container } = show();
  const tabs = [...container.querySelectorAll("[role=tab]")];
  expect(tabs.map((one) => one.getAttribute("aria-label"))).toEqual(["web-log", "web-chat"]);
});
