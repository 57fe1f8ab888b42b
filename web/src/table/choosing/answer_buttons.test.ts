// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import type { WireAction, WireDecision } from "../../wire/service";
import { narrowScreen } from "../../shell/screen_size.svelte";
import { buttonsOf } from "./answer_buttons";

const action = (text: string, place = ""): WireAction => ({
  text,
  kind: text,
  label: { key: text },
  places: place ? [place] : [],
});
const question = (kind: string, ...actions: WireAction[]) =>
  ({ kind, actions, prompt: { key: "which?" } }) as unknown as WireDecision;
const buttons = (decision: WireDecision, hasReadyAction = false) =>
  buttonsOf(decision, hasReadyAction, (phrase) => phrase.key).map((one) => one.text);

test("a question with few answers shows all of them", () => {
  expect(buttons(question("pick-one", action("buy", "pile/1"), action("pass")))).toEqual(["buy", "pass"]);
});

test("places are chosen on the board, and so is a replacement for a choice with long names", () => {
  expect(buttons(question("pick-place", action("buy", "pile/1"), action("pass")))).toEqual(["pass"]);
  const long = action("Buy the building from the first building pile", "pile/1");
  expect(buttons(question("pick-one", long, action("pass", "")), false)).toEqual([long.text, "pass"]);
  expect(buttons(question("pick-one", long, action("pass an", "")), true)).toEqual(["pass an"]);
});

test("many or long answers are left to the board", () => {
  const many = ["1", "2", "3", "4", "5"].map((n) => action(n, `pile/${n}`));
  expect(buttons(question("pick-one", ...many, action("pass")))).toEqual(["pass"]);
  const long = ["first", "second", "third"].map((n) => action(`Buy the building from the ${n} building pile`, n));
  expect(buttons(question("pick-one", ...long, action("pass")))).toEqual(["pass"]);
});

test("an answer that the board cannot show stays, however long", () => {
  const long = action("x".repeat(200));
  expect(buttons(question("pick-one", long))).toEqual([long.text]);
});

test("on a phone, a long question leaves room for fewer answers", () => {
  const asked = question("pick-one", action("Recruit for 1 gold and 1 wood", "my/gold"), action("Stop recruiting"));
  const long = { ...asked, prompt: { key: "x".repeat(140) } };
  const sees = vi.spyOn(narrowScreen, "matches", "get").mockReturnValue(true);
  expect([buttons(asked), buttons(long)].map((all) => all.length)).toEqual([2, 1]);
  sees.mockReturnValue(false);
  expect(buttons(long)).toHaveLength(2);
});
