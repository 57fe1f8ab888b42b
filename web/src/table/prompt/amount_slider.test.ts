// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";
import { Play } from "../play.svelte";
import { action, fakeFeed, question } from "../testing/fake_feed.svelte";
import AmountSlider from "./AmountSlider.svelte";

afterEach(cleanup);

const amounts = ["pay 0", "pay 1", "pay 2"].map((text) => action(text));

function show() {
  const feed = fakeFeed({ update: { decision: question(amounts, { kind: "pick-amount" }) } });
  const play = new Play("a-x", 1, feed);
  const { container } = render(AmountSlider, { play, actions: amounts });
  return { play, container };
}

test("an amount is set first and chosen by its button", async () => {
  const { play, container } = show();
  await fireEvent.click(screen.getByLabelText("web-more"));
  expect(play.staged).toEqual([]);
  await fireEvent.click(container.querySelector(".answer") as Element);
  flushSync();
  expect(play.staged).toEqual([amounts[1]]);
});

test("once an amount is chosen, setting another one replaces it on the golden button", async () => {
  const { play, container } = show();
  await fireEvent.click(container.querySelector(".answer") as Element);
  flushSync();
  expect(container.querySelector(".answer")).toBeNull();
  await fireEvent.input(screen.getByLabelText("web-amount"), { target: { value: "2" } });
  flushSync();
  expect(play.staged).toEqual([amounts[2]]);
});
