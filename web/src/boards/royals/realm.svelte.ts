import type { Play } from "../../table/play.svelte";
import type { Value } from "../../texts/renderer";
import type { WireAction, WireDecision } from "../../wire/service";
import type { CityView, RoyalsView, SeatView, TitleView } from "../../wire/royals";
import { dealsOf, isAmount, isClaim, isGift, leastWaste, without, type Deal } from "./payment";

const person = (n: number) => ({ key: "seat", args: { n } });

/** Cubes by seat, as phrases. */
export function cubesOf(counts: readonly number[]): { key: string; args: Record<string, Value> }[] {
  return counts.flatMap((n, seat) => (n > 0 ? [{ key: "royals-outline-cube", args: { player: person(seat), n } }] : []));
}

/** The table as I see it while choosing: a claim brings its cheapest payment along, card by card to be exchanged. */
export class Realm {
  /** How many wild cards could have been chosen, by the place of that answer among the staged ones. */
  private amounts = $state.raw<{ at: number; actions: WireAction[] }[]>([]);
  private round = 0;

  constructor(readonly play: Play) {}

  get view(): RoyalsView {
    return this.play.view as RoyalsView;
  }

  get me(): SeatView | undefined {
    return this.play.seat === null ? undefined : this.view.seats[this.play.seat];
  }

  readonly deals = $derived.by(() => dealsOf(this.play.staged, this.view.intrigue_ids));

  colourOf(seat: number): string {
    return this.view.seats[seat]?.colour ?? "";
  }

  title(id: string): TitleView | undefined {
    return this.view.titles.find((title) => title.id === id);
  }

  countryOf(place: string): string {
    const city = place.split("/")[1];
    return this.view.countries.find((country) => country.cities.some((one) => one.id === city))?.id ?? "";
  }

  inHand(kind: string): number {
    const country = this.view.country_ids.indexOf(kind);
    return (country >= 0 ? this.me?.countries.cards?.[country] : this.me?.intrigues.cards?.[this.view.intrigue_ids.indexOf(kind)]) ?? 0;
  }

  /** Positions are what is asked for, so those out of reach step back. */
  get isPlaying(): boolean {
    return this.play.isMyTurn && !!this.play.decision?.actions.some((action) => action.text === "end turn");
  }

  isClaimed(place: string): boolean {
    return this.deals.some((deal) => deal.place === place);
  }

  canAct(place: string): boolean {
    return this.play.isMyTurn && this.play.canAct(place);
  }

  /** How many positions of a country can be claimed now. */
  chances(cities: readonly CityView[]): number {
    return cities.flatMap((city) => city.titles.filter((title) => this.canAct(`city/${city.id}/${title}`))).length;
  }

  /** A sentence of the table in words; `seat` is the person in it. */
  tell(name: string, args: Record<string, Value>, seat = -1): string {
    return this.play.renderer.render({ key: `royals-outline-${name}`, args: { ...args, player: person(seat) } });
  }

  /** A position in words. */
  positionText(city: CityView, n: number): string {
    const title = this.title(city.titles[n] ?? "");
    const holder = city.holders[n] ?? -1;
    const args = { title: { key: `royals-title-${title?.id}` }, n: title?.cards ?? 0, influence: title?.influence ?? 0 };
    return this.tell(holder >= 0 ? "position-held" : "position", args, holder);
  }

  /** A token in words: there, taken by somebody, or gone. */
  tokenText(taker: number, name: string, args: Record<string, Value>): string {
    return this.tell(`${name}${taker >= 0 ? "-taken" : taker === -1 ? "" : "-gone"}`, args, taker);
  }

  rungText(title: TitleView): string {
    const cubes = cubesOf(title.cubes);
    return this.tell(cubes.length ? "rung" : "rung-empty", { title: { key: `royals-title-${title.id}` }, points: title.value, cubes });
  }

  /** The payment that is asked right now, if it is one. */
  get owed(): WireDecision | undefined {
    const { decision, isMyTurn, aim } = this.play;
    const first = decision?.actions[0];
    return isMyTurn && !aim && decision && (isAmount(first) || isGift(first)) ? decision : undefined;
  }

  /** A click on a position: claim it with its cheapest payment, send the claim, or say why not. */
  async claim(city: CityView, n: number): Promise<void> {
    const title = city.titles[n] ?? "";
    const place = `city/${city.id}/${title}`;
    if (this.isClaimed(place) && this.play.canSend) return this.play.send();
    const rival = this.deals.at(-1);
    if (rival && this.play.aim) await this.cancel(rival); // nothing can follow it: this claim takes its place
    if (!this.play.canAct(place)) {
      const spoken = (id: string) => id.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());
      const verb = (city.holders[n] ?? -1) < 0 ? "occupy" : "take over";
      return this.play.whyNot(`${verb} ${spoken(city.id)}/${spoken(title)}`);
    }
    await this.play.pick(place);
    await this.propose();
  }

  /** Follow the service's proposals until nothing is owed: each is the one that wastes least. */
  async propose(): Promise<void> {
    const round = (this.round += 1);
    for (let asked = this.owed; asked; asked = this.owed) {
      const { staged } = this.play;
      const isFirst = isAmount(asked.actions[0]);
      if (isFirst) this.amounts = [...this.amounts.filter((one) => one.at < staged.length), { at: staged.length, actions: asked.actions }];
      const n = isFirst ? 1 : Number(asked.prompt.args?.n ?? 1);
      await this.play.stageAll(isFirst ? asked.actions.slice(0, 1) : leastWaste(asked.actions, (kind) => this.inHand(kind), n));
      if (round !== this.round || this.play.staged.length <= staged.length) return;
    }
  }

  /** The numbers of wild cards a deal could be paid with. */
  amountsOf(deal: Deal): { at: number; actions: WireAction[] }[] {
    const from = this.play.staged.indexOf(deal.claim);
    const next = this.play.staged.findIndex((action, n) => n > from && isClaim(action));
    return this.amounts.filter((one) => one.at > from && (next < 0 || one.at < next) && isAmount(this.play.staged[one.at]) && one.actions.length > 1);
  }

  async changeAmount(at: number, action: WireAction): Promise<void> {
    await this.play.restage([...this.play.staged.slice(0, at), action]);
    await this.propose();
  }

  /** Give up a claim and whatever was staged after it. */
  async cancel(deal: Deal): Promise<void> {
    this.round += 1;
    await this.play.restage(this.play.staged.slice(0, this.play.staged.indexOf(deal.claim)));
  }

  async takeBack(at: number): Promise<void> {
    this.round += 1;
    await this.play.restage(without(this.play.staged, at));
  }

  /** A payment that was begun and sent earlier. */
  async resume(): Promise<void> {
    if (this.play.staged.length === 0 && !this.play.isSending) await this.propose();
  }

  /** A click on the display or a deck; before the kind of draw is chosen, that is asked first. */
  async draw(place: string): Promise<void> {
    const plans = (this.play.decision?.actions ?? []).filter((action) => action.text.startsWith("draw "));
    if (this.play.isMyTurn && plans.length && !this.play.canAct(place)) this.play.open = { place, actions: plans };
    else await this.play.pick(place);
  }

  /** A click on a card of mine: give or discard it; whatever is owed next is proposed. */
  async give(place: string): Promise<void> {
    const isGiving = isGift(this.owed?.actions[0]);
    await this.play.pick(place);
    if (isGiving && isAmount(this.owed?.actions[0])) await this.propose();
  }
}
