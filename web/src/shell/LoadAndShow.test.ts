// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { translations } from "../texts/translations.svelte";
import ErrorBoundary from "./ErrorBoundary.svelte";
import LoadAndShow from "./LoadAndShow.svelte";

const page = createRawSnippet<[unknown?]>(() => ({ render: () => "<p>the page</p>" }));

beforeAll(() => translations.setLanguage("en"));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("what fails to load says so and can be tried again", async () => {
  const load = vi.fn<(signal: AbortSignal) => Promise<number>>();
  load.mockRejectedValueOnce(new Error("lost")).mockResolvedValue(1);
  render(LoadAndShow, { load, children: page });
  const again = await screen.findByRole("button", { name: "Try again" });
  expect(screen.queryByText("the page")).toBeNull();
  again.click();
  expect(await screen.findByText("the page")).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

test("loading ends when the page is left", async () => {
  const load = vi.fn<(signal: AbortSignal) => Promise<number>>(() => new Promise(() => undefined));
  const { unmount } = render(LoadAndShow, { load, children: page });
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  unmount();
  expect(load.mock.calls[0]?.[0].aborted).toBe(true);
});

test("an error while drawing takes down only what is inside the boundary, which can be drawn again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  let isBroken = true;
  const children = createRawSnippet(() => {
    if (isBroken) throw new Error("cannot be drawn");
    return { render: () => "<p>the page</p>" };
  });
  render(ErrorBoundary, { children });
  const again = await screen.findByRole("button", { name: "Try again" });
  isBroken = false;
  again.click();
  expect(await screen.findByText("the page")).toBeTruthy();
});
