// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { Play } from "../play.svelte";
import { action, fakeFeed, question } from "../testing/fake_feed.svelte";
import { OpenCard } from "./open_card.svelte";

/** The card of an element at `pile/1`, at which `answers` are possible. */
function cardAt(place: string) {
  const feed = fakeFeed({ update: { decision: question([action("buy", "pile/1")]) } });
  feed.answers.why = () =>
    Promise.resolve([1, 2].map(() => ({ action: "sell", rule: "X-1", text: { key: "too dear" } })) as never);
  const play = new Play("a-x", 1, feed);
  const element = document.createElement("button");
  Object.assign(element.dataset, { card: "Pile", cardText: "Cards.\nMany.", cardRule: "X-1" });
  play.places.at(place)?.(element);
  return new OpenCard(element, play);
}

test("a card says what is printed and what choosing the thing means", async () => {
  const card = cardAt("pile/1");
  await card.loadReasons();
  expect([card.name, card.lines, card.rule]).toEqual(["Pile", ["Cards.", "Many."], "X-1"]);
  expect([card.answers.map(({ label }) => label), card.reasons]).toEqual([["buy"], []]);
});

test("the card of what is out of reach says why, each reason once", async () => {
  const card = cardAt("pile/2");
  await card.loadReasons();
  expect([card.answers, card.reasons]).toEqual([[], ["too dear"]]);
});

test("≈ is explained where a thing or its card shows it, and only once", () => {
  const meaning = "kernel-card-reconstructed"; // without texts a key stands for itself
  const note = (text: string, shown = "") => {
    const element = Object.assign(document.createElement("button"), { textContent: shown });
    element.dataset.cardText = text;
    return new OpenCard(element, undefined).note;
  };
  expect(note("Worth: 3")).toBe("");
  expect(note("Worth: ≈3")).toBe(meaning);
  expect(note("A city", "Paris ≈6")).toBe(meaning);
  expect(note(`Worth: ≈3\n${meaning}`)).toBe("");
});
