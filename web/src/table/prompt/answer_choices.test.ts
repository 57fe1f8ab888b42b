// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";
import { Play } from "../play.svelte";
import { action, fakeFeed, question } from "../testing/fake_feed.svelte";
import AnswerChoices from "./AnswerChoices.svelte";

afterEach(cleanup);

const many = Array.from({ length: 9 }, (_, n) => action(`choice-${n + 1}`, `pile/${n + 1}`));
const pass = action("pass");

function show(buttons = [pass], all = many) {
  const feed = fakeFeed({ update: { decision: question([...many, pass]) } });
  feed.answers.finals = () => Promise.resolve(["pass"]);
  const play = new Play("a-x", 1, feed);
  const { container } = render(AnswerChoices, { play, buttons, all });
  return { play, container };
}

const names = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>("li [data-answer]")].map((one) => one.dataset.answer);

test("a click on a button chooses its answer, which is sent by another", async () => {
  const { container, play } = show();
  await fireEvent.click(container.querySelector("[data-answer=pass]") as Element);
  flushSync();
  expect(play.staged).toEqual([pass]);
});

test("the second click of a double click chooses nothing: something else may have moved there", async () => {
  const { container, play } = show();
  await fireEvent.click(container.querySelector("[data-answer=pass]") as Element, { detail: 2 });
  flushSync();
  expect(play.staged).toEqual([]);
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

test("the button of the list says what it does, and whether the list is open", async () => {
  const { container } = show();
  const button = container.querySelector("[data-choices]") as HTMLElement;
  const state = () => ["aria-haspopup", "aria-expanded"].map((name) => button.getAttribute(name));
  expect(button.textContent).toBe("web-all-choices");
  expect(state()).toEqual(["dialog", "false"]);
  await fireEvent.click(button);
  expect(state()).toEqual(["dialog", "true"]);
});

test("an answer has one name, without stray spaces", async () => {
  const { container, play } = show();
  const name = () => {
    const button = container.querySelector("[data-answer=pass]")?.cloneNode(true) as HTMLElement;
    for (const hidden of button.querySelectorAll("[aria-hidden=true]")) hidden.remove();
    return button.textContent.trim();
  };
  expect(name()).toBe("pass");
  await play.irreversible.load(true);
  flushSync();
  expect(name()).toBe("web-answer-final");
});
