// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { Play } from "../play.svelte";
import { fakeFeed } from "../testing/fake_feed.svelte";
import { ClickedThing, factOfThing, hasCard, nameOfThing, shortName } from "./clicked_thing";

afterEach(() => vi.useRealTimers());

/** A thing of a board, by its markup; the outer element is the place, and `data-clicked` is what was clicked. */
function nameOf(place: string, html: string): string {
  const play = new Play("a-x", 1, fakeFeed({}));
  vi.spyOn(play, "names", "get").mockReturnValue(["Anna", "Beatrix"]);
  const around = document.createElement("div");
  around.ariaLabel = "Board";
  around.innerHTML = html;
  const thing = around.firstElementChild as HTMLElement;
  play.places.at(place)?.(thing);
  return nameOfThing(around.querySelector<HTMLElement>("[data-clicked]") ?? thing, play);
}

test("a thing is called as on its card", () => {
  expect(nameOf("advisor/8", `<button data-card="8 Champion" aria-label="Long"><b data-clicked></b></button>`)).toBe(
    "Champion",
  );
});

test("without a card a thing is called as for a screen reader", () => {
  expect(nameOf("enemy", `<section aria-label="Winter"><i data-clicked></i></section>`)).toBe("Winter");
});

test("a button is called as the only thing in it", () => {
  const wood = `<i title="2 wood"></i>`;
  expect(nameOf("my/goods", `<p><button data-clicked>${wood}</button></p>`)).toBe("Wood");
  expect(nameOf("my/goods", `<p><button data-clicked>${wood}${wood}</button></p>`)).toBe("");
});

test("what belongs to a player is called by the player", () => {
  expect([nameOf("seat/1", "<p></p>"), nameOf("seat/1/gold", "<p></p>")]).toEqual(["Beatrix", "Beatrix"]);
});

test("what lies around a place does not give it a name", () => {
  expect(nameOf("supply", "<p></p>")).toBe("");
});

test("a name that is too long is none", () => {
  expect([shortName(" Envoy "), shortName("x".repeat(41)), shortName(undefined)]).toEqual(["Envoy", "", ""]);
  expect([shortName("Deck: 66"), shortName("Spain × 1"), shortName("0 wood")]).toEqual(["Deck", "Spain", "Wood"]);
});

test("what has a card to read can be asked about, unless it is a button", () => {
  document.body.innerHTML = `<main><p data-card="Round"><i></i></p><button data-card="Help"><b></b></button></main>`;
  const found = [...document.querySelectorAll("i, b, main")].map((one) => [one.localName, hasCard(one)]);
  expect(Object.fromEntries(found)).toEqual({ i: true, b: false, main: false });
});

test("a click is soon forgotten", () => {
  vi.useFakeTimers();
  const clicked = new ClickedThing();
  const element = document.createElement("p");
  clicked.note(element);
  expect(clicked.element).toBe(element);
  vi.advanceTimersByTime(1500);
  expect(clicked.element).toBeUndefined();
});

test("what a card says about a thing is quoted if it is one short sentence", () => {
  const card = (text: string) => {
    const thing = document.createElement("div");
    Object.assign(thing.dataset, { card: "Debts", cardText: text });
    return factOfThing(thing);
  };
  expect([card("Costs 3 points.\nMore."), card("gold or wood"), card(`${"x".repeat(90)}.`)]).toEqual([
    "Costs 3 points.",
    "",
    "",
  ]);
  expect(factOfThing(undefined)).toBe("");
});
