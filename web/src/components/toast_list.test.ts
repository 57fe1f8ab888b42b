// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { flushSync } from "svelte";
import { openDialogs } from "./open_dialogs.svelte";
import Toasts from "./Toasts.svelte";
import { toasts } from "./toasts.svelte";

afterEach(cleanup);

test("notices are shown in the topmost dialog only, because everything below it is inert", () => {
  const dialog = {};
  const page = render(Toasts).container;
  const inside = render(Toasts, { host: dialog }).container;
  toasts.show("Saved.");
  flushSync();
  expect([page.textContent, inside.textContent].map((text) => text.includes("Saved."))).toEqual([true, false]);
  const close = openDialogs.open(dialog);
  flushSync();
  expect([page.textContent, inside.textContent].map((text) => text.includes("Saved."))).toEqual([false, true]);
  close();
  flushSync();
  expect(screen.getAllByText("Saved.")).toHaveLength(1);
  expect(page.textContent).toContain("Saved.");
});
