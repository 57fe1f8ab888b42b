import { expect, test } from "vitest";
import type { WireEvent } from "../../../wire/service";
import { inquisitionIn } from "./inquisition_outcome";
import { somePlayer, someView } from "./view_for_tests";

const seat = (n: number) => ({ key: "seat", args: { n } });
const suspicion = (from: string, to: string) => ({ what: "suspicion", from, to, n: 1 });

test("an inquisition tells who was accused, with how many suspicions, and what was discarded", () => {
  const events: WireEvent[] = [
    { key: "paladins-event-suspicion", moves: [suspicion("suspicions", "seat/1/suspicions")] },
    { key: "paladins-event-inquisition" },
    { key: "paladins-event-react", args: { player: seat(0) } },
    { key: "paladins-event-accused", args: { player: seat(1), n: 3 } },
    { key: "paladins-event-discard", moves: [suspicion("seat/1/suspicions", "suspicions/discard")] },
    { key: "paladins-event-tax-refilled", args: { n: 5 } },
    { key: "paladins-event-suspicion", moves: [suspicion("suspicions", "seat/0/suspicions")] },
  ];
  const view = someView({ players: [somePlayer(0, { suspicions: [0, 1] }), somePlayer(1, { suspicions: [0, 0] })] });
  expect(inquisitionIn([{ n: 4, events }], view)).toEqual({
    players: [
      { player: 0, suspicions: 1, isAccused: false, discarded: 0 },
      { player: 1, suspicions: 3, isAccused: true, discarded: 1 },
    ],
    reactions: [{ key: "paladins-event-react", args: { player: seat(0) } }],
    isNobody: false,
  });
});

test("without an inquisition there is nothing to show", () => {
  expect(inquisitionIn([{ n: 1, events: [{ key: "paladins-event-turn" }] }], someView())).toBeUndefined();
});

test("that nobody is accused is said only once it is certain", () => {
  const comes = { key: "paladins-event-inquisition" };
  expect(inquisitionIn([{ n: 1, events: [comes] }], someView())?.isNobody).toBe(false);
  const nobody = { key: "paladins-event-inquisition-nobody" };
  expect(inquisitionIn([{ n: 1, events: [comes, nobody] }], someView())?.isNobody).toBe(true);
});
