// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { Play } from "../play.svelte";
import { action, fakeFeed, question } from "../testing/fake_feed.svelte";
import AnswerChoices from "./AnswerChoices.svelte";

afterEach(cleanup);

const many = Array.from({ length: 9 }, (_, n) => action(`choice-${n + 1}`, `pile/${n + 1}`));
const pass = action("pass");

function show(buttons = [pass], all = many) {
  const play = new Play("a-x", 1, fakeFeed({ update: { decision: question([...many, pass]) } }));
  const take = vi.fn(() => Promise.resolve());
  const { container } = render(AnswerChoices, { play, buttons, all, fallback: "pass", take });
  return { play, take, container };
}

const names = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>("li [data-answer]")].map((one) => one.dataset.answer);

test("a click on a button takes its answer", async () => {
  const { container, take } = show();
  await fireEvent.click(container.querySelector("[data-answer=pass]") as Element);
  expect(take).toHaveBeenCalledWith(pass);
});

test("the list of all answers can be searched, and one is staged", async () => {
  const { container, play } = show();
  await fireEvent.click(container.querySelector("[data-choices]") as Element);
  expect(names(container)).toHaveLength(9);
  await fireEvent.input(container.querySelector("input") as Element, { target: { value: "CHOICE-7" } });
  expect(names(container)).toEqual(["choice-7"]);
  await fireEvent.click(container.querySelector("li [data-answer]") as Element);
  flushSync();
  expect(play.staged).toEqual([many[6]]);
  expect(container.querySelector("dialog")).toBeNull();
});

test("a padlock marks what cannot be undone", () => {
  const { container, play } = show();
  expect(container.querySelector(".lock")).toBeNull();
  play.irreversible = new Set(["pass"]);
  flushSync();
  expect(container.querySelector("[data-answer=pass] .lock")).not.toBeNull();
});

test("the frame of equals is not for the time-out's default, nor for a lone button", () => {
  const two = show([many[0] ?? pass, pass], []).container;
  expect([...two.querySelectorAll(".main")].map((one) => (one as HTMLElement).dataset.answer)).toEqual(["choice-1"]);
  cleanup();
  expect(show([pass], []).container.querySelector(".main")).toBeNull();
});

test("the button of the list says what it does, and whether the list is open", async () => {
  const { container } = show();
  const button = container.querySelector("[data-choices]") as HTMLElement;
  const state = () => ["aria-label", "aria-haspopup", "aria-expanded"].map((name) => button.getAttribute(name));
  expect(state()).toEqual(["web-choices-list", "dialog", "false"]);
  await fireEvent.click(button);
  expect(state()).toEqual(["web-choices-list", "dialog", "true"]);
});

test("an answer has one name, without stray spaces", () => {
  const { container, play } = show();
  const name = () => {
    const button = container.querySelector("[data-answer=pass]")?.cloneNode(true) as HTMLElement;
    for (const hidden of button.querySelectorAll("[aria-hidden=true]")) hidden.remove();
    return button.textContent.trim();
  };
  expect(name()).toBe("pass");
  play.irreversible = new Set(["pass"]);
  flushSync();
  expect(name()).toBe("web-answer-final");
});
