// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { speech } from "../../components/speech.svelte";
import { Play } from "../play.svelte";
import { fakeFeed } from "../testing/fake_feed.svelte";
import CatchUpDialog from "./CatchUpDialog.svelte";

afterEach(() => {
  cleanup();
  speech.stop();
});

test("whoever comes back is told what happened in pieces, within the dialog", async () => {
  const entries = [1, 2, 3].map((n) => ({ n, events: [{ key: `demo-event-${n}` }] }));
  const play = new Play("a-x", 1, fakeFeed({ update: {} }));
  const { container } = render(CatchUpDialog, { play, entries, onclose: () => undefined });
  const told = () => [...container.querySelectorAll("dialog [aria-live=polite]:not([role]) p")];
  await vi.waitFor(() => expect(told()).toHaveLength(3));
  expect(told().map((one) => one.textContent)).toEqual(["demo-event-1", "demo-event-2", "demo-event-3"]);
});
