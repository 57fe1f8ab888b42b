import { expect, test } from "vitest";
import type { Play } from "../../../table/play.svelte";
import { Playback } from "../../../table/playback/playback.svelte";
import type { KingsburgView } from "../../../wire/kingsburg";
import type { WireEvent } from "../../../wire/service";
import { ShownBattle } from "./shown_battle.svelte";

const enemy: WireEvent = { key: "kingsburg-event-enemy", args: { card: { key: "card", args: { strength: 4 } } } };
const army = (seat: number, result: string): WireEvent => ({
  key: `kingsburg-event-battle-${result}`,
  args: { player: { key: "seat", args: { n: seat } }, n: 5 },
});

function watched(events: WireEvent[]): { telling: Playback; battle: ShownBattle } {
  const telling = new Playback(() => 1);
  const play = { telling, onUpdate: () => () => undefined } as unknown as Play<KingsburgView>;
  const battle = new ShownBattle(play);
  battle.follow();
  telling.tell(
    events.map((event, n) => ({ line: { id: `1/${n}`, n: 1, event, seat: undefined, isHeading: false }, view: {} })),
  );
  return { telling, battle };
}

test("a battle comes with the first result, and grows as it is told", () => {
  const { telling, battle } = watched([enemy, army(0, "won"), army(1, "lost")]);
  expect(battle.current).toBeUndefined();
  telling.goTo(1);
  expect(battle.current?.armies.map(({ result }) => result)).toEqual(["won"]);
  telling.goTo(2);
  expect(battle.current?.armies.map(({ result }) => result)).toEqual(["won", "lost"]);
});

test("who steps back and forth sees every army once", () => {
  const { telling, battle } = watched([enemy, army(0, "won"), army(1, "lost")]);
  for (const at of [1, 0, 1, 2, 1, 2]) telling.goTo(at);
  expect(battle.current?.armies.map(({ seat }) => seat)).toEqual([0, 1]);
});
