import { expect, test, vi } from "vitest";

vi.mock("../../components/seat_crests", () => ({}));
const { iconForPart, iconForWord } = await import("./outline_icons");
const part = (place: string, key: string) => ({ place, label: { key } });

test("words are found in singular and plural", () => {
  expect(iconForWord("coins")).toEqual(iconForWord("coin"));
  expect(iconForWord("nonsense")).toBeUndefined();
});

test("a sentence gets the icon of its place, a thing that of its name", () => {
  expect(iconForPart(part("townsfolk/acolyte-1", "demo-outline-townsfolk-debt"), "demo")).toEqual(
    iconForWord("townsfolk"),
  );
  expect(iconForPart(part("seat/0/trade/1", "demo-content-scout"), "demo")).toEqual(iconForWord("scout"));
});

test("the name of a game has no icon", () => {
  expect(iconForPart(part("middle", "rival-kings-outline-middle"), "rival_kings")).toBeUndefined();
});
