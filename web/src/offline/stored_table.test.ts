import { expect, test } from "vitest";
import type { SeatInfo } from "../wire/service";
import { emptyTable } from "./kept_rules";
import { mayBeStored, tableToStore } from "./stored_table";

const ME = { id: "p-anna" };
const ANNA: SeatInfo = { kind: "person", name: "Anna", is_you: true };
const BENCE: SeatInfo = { kind: "person", name: "Bence" };

function feedOf(seats: SeatInfo[], seat: number | null = 0, hasOwnComponents = false) {
  const { info, update } = emptyTable({ game: "kingsburg", edition: "first" });
  const decision = { actions: [], prompt: { key: "demo" } } as never;
  return {
    table: "a-1",
    seat,
    outlined: undefined,
    info: { ...info, id: "a-1", seats, own_components: hasOwnComponents },
    update: { ...update, n: 7, decision, can_undo: true, view: { gold: 3 } },
  };
}

test("my seat's position is kept with its owner, without a question to answer", () => {
  const stored = tableToStore(feedOf([ANNA, BENCE]), ME, 1000);
  expect(stored).toMatchObject({ table: "a-1", person: "p-anna", seat: 0, savedAt: 1000 });
  expect(stored?.update).toMatchObject({ n: 7, view: { gold: 3 }, decision: null, can_undo: false });
  expect(tableToStore({ ...feedOf([ANNA, BENCE]), update: undefined }, ME, 1000)).toBeUndefined();
});

const mayBe = (seats: SeatInfo[], seat: number | null = 0, isShared = false, hasOwnComponents = false) =>
  mayBeStored(feedOf(seats, seat, hasOwnComponents).info, seat, isShared);

test("nothing is kept of a device that is passed around, or that is shared", () => {
  const device: SeatInfo = { kind: "person", name: "Cili", on_device: true };
  expect(mayBe([ANNA, BENCE])).toBe(true);
  expect(mayBe([ANNA, device])).toBe(false);
  expect(mayBe([ANNA, { ...BENCE, is_you: true }])).toBe(false);
  expect(mayBe([ANNA, BENCE], 0, true)).toBe(false);
});

test("nothing is kept for watchers, or of a table with its own components", () => {
  expect(mayBe([ANNA, BENCE], null)).toBe(false);
  expect(mayBe([ANNA, BENCE], 0, false, true)).toBe(false);
});
