// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { rememberOpener, returnFocus } from "./focus_return";

function add(tag: string, parent: Element = document.body): HTMLElement {
  const element = document.createElement(tag);
  parent.append(element);
  return element;
}

beforeEach(() => document.body.replaceChildren());

test("the focus goes back to the button that opened a dialog", () => {
  const button = add("button");
  button.focus();
  const dialog = add("dialog");
  rememberOpener(dialog);
  add("button", dialog).focus();
  dialog.remove();
  returnFocus(dialog);
  expect(document.activeElement).toBe(button);
});

test("a dialog that was opened from a menu gives the focus to the button of the menu", () => {
  const button = add("button");
  button.focus();
  const menu = add("dialog");
  rememberOpener(menu);
  const entry = add("button", menu);
  entry.focus();
  const rules = add("dialog");
  rememberOpener(rules);
  menu.remove();
  rules.remove();
  (document.activeElement as HTMLElement | null)?.blur();
  returnFocus(rules);
  expect(document.activeElement).toBe(button);
});

test("the focus stays with what has taken it in the meantime", () => {
  const button = add("button");
  button.focus();
  const dialog = add("dialog");
  rememberOpener(dialog);
  dialog.remove();
  const next = add("button");
  next.focus();
  returnFocus(dialog);
  expect(document.activeElement).toBe(next);
});
