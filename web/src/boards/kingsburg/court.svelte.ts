import { get } from "../../service/http";
import type { Play } from "../../table/play.svelte";
import type { KingsburgFacts, KingsburgView, PlayerView } from "../../wire/kingsburg";
import type { TableInfo } from "../../wire/service";
import { cost, diceKey, groupOf, groupsOf, type Group } from "./groups";

const FACTS: Record<string, Promise<KingsburgFacts>> = {};

/** What is printed in the box, fetched once: an edition's, or those of the table's own component file. */
export function factsOf(info: Pick<TableInfo, "id" | "edition" | "own_components" | "rules">): Promise<KingsburgFacts> {
  const shipped = `/api/games/kingsburg/facts/${info.edition}?rules=${info.rules}`;
  const path = info.own_components ? `/api/tables/${info.id}/facts` : shipped;
  return (FACTS[path] ??= get<KingsburgFacts>(path));
}

/** One of my dice as it lies before me. */
export interface MyDie {
  face: number;
  white: boolean;
  place: string;
}

/** The court as I see it while choosing: dice light up advisors, an advisor offers groups of dice. */
export class Court {
  picked = $state.raw<number[]>([]);
  offer = $state.raw<{ advisor: number; groups: Group[] }>();

  constructor(readonly play: Play) {}

  get view(): KingsburgView {
    return this.play.view as KingsburgView;
  }

  /** Dice and dice groups are chosen from the position before the choice. */
  get before(): KingsburgView {
    return this.play.feed.update?.view as unknown as KingsburgView;
  }

  get me(): PlayerView | undefined {
    return this.play.seat === null ? undefined : this.before.players[this.play.seat];
  }

  get dice(): MyDie[] {
    const own = (this.me?.own ?? []).map((face) => ({ face, white: false, place: `my/die/own/${face}` }));
    const white = (this.me?.white ?? []).map((face) => ({ face, white: true, place: `my/die/white/${face}` }));
    return [...own, ...white];
  }

  readonly groups = $derived.by<Group[]>(() => (this.play.isMyTurn ? groupsOf(this.play.decision?.actions ?? []) : []));

  readonly aimed = $derived.by<Group | undefined>(() => (this.play.aim ? groupOf(this.play.aim) : undefined));

  /** Which dice are ringed: those picked, or those of the group about to be laid. */
  get ringed(): number[] {
    const aimed = this.aimed;
    if (!aimed) return this.picked;
    const left = [...aimed.own.map((face) => `my/die/own/${face}`), ...aimed.white.map((face) => `my/die/white/${face}`)];
    return this.dice.flatMap((die, n) => {
      const at = left.indexOf(die.place);
      if (at < 0) return [];
      left.splice(at, 1);
      return [n];
    });
  }

  /** Groups of the picked dice; without any picked, all of them. */
  readonly offered = $derived.by<Group[]>(() => {
    if (this.picked.length === 0) return this.groups;
    const dice = this.picked.flatMap((n) => this.dice[n] ?? []);
    const key = diceKey(
      dice.filter((die) => !die.white).map((die) => die.face),
      dice.filter((die) => die.white).map((die) => die.face),
    );
    return this.groups.filter((group) => diceKey(group.own, group.white) === key);
  });

  private readonly reached = $derived.by(() => new Set(this.offered.map((group) => group.advisor)));

  reaches(advisor: number): boolean {
    return this.reached.has(advisor);
  }

  toggle(n: number): void {
    const die = this.dice[n];
    if (!die) return;
    if (this.groups.length === 0) {
      void this.play.pick(die.place);
      return;
    }
    const ringed = this.ringed;
    this.play.drop();
    this.picked = ringed.includes(n) ? ringed.filter((one) => one !== n) : [...ringed, n];
  }

  /** A click on an advisor: lay the dice, offer groups, or say why not. */
  async choose(advisor: number): Promise<void> {
    if (this.aimed?.advisor === advisor && this.picked.length === 0) return this.play.send();
    const groups = this.offered.filter((group) => group.advisor === advisor).sort((a, b) => cost(a) - cost(b));
    const [only] = groups;
    if (!only) return this.play.whyNot(`advisor/${advisor}`);
    if (groups.length > 1) this.offer = { advisor, groups };
    else await this.lay(only);
  }

  async lay(group: Group): Promise<void> {
    this.offer = undefined;
    this.picked = [];
    await this.play.stage(group.action);
  }

  forget(): void {
    this.picked = [];
    this.offer = undefined;
  }
}
