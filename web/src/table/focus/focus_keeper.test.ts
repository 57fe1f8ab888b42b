// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FocusKeeper } from "./focus_keeper";

let stop = () => {};
let root: HTMLElement;

/** A table with two advisors and a question; places are the elements' ids. */
beforeEach(() => {
  document.body.innerHTML = `<div id="root"><h2 id="question" tabindex="-1"></h2>
    <button id="first"></button><button id="second"></button></div><button id="outside"></button>`;
  root = at("root");
  const keeper = new FocusKeeper(root, {
    placeOf: (element) => element.getAttribute("data-at") ?? undefined,
    at: (place) => root.querySelector<HTMLElement>(`[data-at="${place}"]`) ?? undefined,
    next: () => at("question"),
  });
  stop = keeper.start();
});
afterEach(() => stop());

const at = (id: string) => document.getElementById(id) as HTMLElement;
const settled = () => new Promise((done) => setTimeout(done, 50)); // a frame and its layout
/** As a browser does it: whoever has the focus loses it when it goes. */
function remove(element: HTMLElement): void {
  element.remove();
  if (document.activeElement === element) (document.activeElement as HTMLElement).blur();
}

test("when the focused element goes, the question gets the focus", async () => {
  at("first").focus();
  remove(at("first"));
  await settled();
  expect(document.activeElement).toBe(at("question"));
});

test("what shows the same place comes before the question", async () => {
  at("first").dataset.at = at("second").dataset.at = "advisor/8";
  at("first").focus();
  remove(at("first"));
  await settled();
  expect(document.activeElement).toBe(at("second"));
});

test("an element that was left on purpose does not get the focus back", async () => {
  at("first").focus();
  at("first").blur();
  await settled();
  root.append(document.createElement("p"));
  await settled();
  expect(document.activeElement).toBe(document.body);
});

test("what happens outside of the table is left alone", async () => {
  at("outside").focus();
  remove(at("outside"));
  await settled();
  expect(document.activeElement).toBe(document.body);
});

/** Open a dialog whose button has the focus. */
function openDialog(): HTMLElement {
  const dialog = document.createElement("dialog");
  dialog.innerHTML = `<button id="inside"></button>`;
  dialog.setAttribute("open", "");
  document.body.append(dialog);
  at("inside").focus();
  return dialog;
}

test("a dialog that goes gives the focus back", async () => {
  at("first").focus();
  const dialog = openDialog();
  await settled();
  remove(at("inside"));
  dialog.remove();
  await settled();
  expect(document.activeElement).toBe(at("first"));
});

test("after a dialog that the pointer opened no ring appears until a key is pressed", () => {
  for (const isByKey of [false, true]) {
    at("outside").focus();
    const first = at("first");
    vi.spyOn(first, "matches").mockReturnValue(isByKey);
    first.focus();
    const dialog = openDialog();
    first.focus();
    dialog.remove();
    expect("quiet" in first.dataset).toBe(!isByKey);
    dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
    expect("quiet" in first.dataset).toBe(false);
  }
});

test("whoever uses the pointer sees no ring around what gets the focus, until a key is pressed", async () => {
  const isRinged = vi.spyOn(HTMLElement.prototype, "matches").mockReturnValue(false);
  at("first").focus();
  isRinged.mockRestore();
  remove(at("first"));
  await settled();
  expect(at("question").dataset.quiet).toBe("");
  dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
  expect(at("question").dataset.quiet).toBeUndefined();
});

test("whoever uses the keyboard sees it at once", async () => {
  const isRinged = vi.spyOn(HTMLElement.prototype, "matches").mockReturnValue(true);
  at("first").focus();
  isRinged.mockRestore();
  remove(at("first"));
  await settled();
  expect(document.activeElement).toBe(at("question"));
  expect(at("question").dataset.quiet).toBeUndefined();
});
