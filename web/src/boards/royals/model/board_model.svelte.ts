import { told, type Printed, type PrintedBox } from "./printed_box";
import { countriesNow, nobleHouseNow, titlesNow, type City, type Office } from "./table_state";
import type { Play } from "../../../table/play.svelte";
import type { PhraseValue } from "../../../texts/phrase_renderer";
import type { WireAction, WireDecision } from "../../../wire/service";
import type { RoyalsView, SeatView, TitleEntry } from "../../../wire/royals";
import { missingCards, type MissingCards } from "./missing_cards";
import { RecentMoves } from "./recent_moves.svelte";
import { cheapestGifts, dealsOf, isCardGiven, isClaim, isWildCount, withoutGift, type Deal } from "./claim_payments";

const person = (n: number) => ({ key: "seat", args: { n } });

const DRAWS = new Set(["draw countries", "draw both"]);
const TAKES = new Set(["take", "take deck", "take intrigue"]);

/** The choices on the board: a claim comes with its cheapest payment, of which each card can be exchanged. */
export class BoardModel {
  /** The choices of wild-card counts, by the index of that choice among the staged actions. */
  private wildCounts = $state.raw<{ at: number; actions: WireAction[] }[]>([]);
  private proposals = 0;
  /** A card that was clicked before the kind of draw was chosen. */
  drawChoice = $state.raw<{ place: string; plans: WireAction[] }>();

  readonly recent: RecentMoves;

  constructor(
    readonly play: Play<RoyalsView>,
    readonly box: PrintedBox,
  ) {
    this.recent = new RecentMoves(play);
  }

  get view(): RoyalsView {
    return this.play.view;
  }

  get me(): SeatView | undefined {
    return this.play.seat === null ? undefined : this.view.seats[this.play.seat];
  }

  readonly countries = $derived.by(() => countriesNow(this.view, this.box));
  readonly titles = $derived.by(() => titlesNow(this.view, this.box));
  readonly nobleHouse = $derived.by(() => nobleHouseNow(this.view, this.box));
  readonly deals = $derived.by(() => dealsOf(this.play.staged, this.box.intrigueIds));

  colourOf(seat: number): string {
    return this.view.seats[seat]?.colour ?? "";
  }

  title(id: string): TitleEntry | undefined {
    return this.box.file.title.find((title) => title.id === id);
  }

  countryOf(place: string): string {
    return this.box.countryOf(place) ?? "";
  }

  inHand(kind: string): number {
    const country = this.box.countryIds.indexOf(kind);
    return (
      (country >= 0
        ? this.me?.countries.cards?.[country]
        : this.me?.intrigues.cards?.[this.box.intrigueIds.indexOf(kind)]) ?? 0
    );
  }

  /** Whether offices can be claimed now; if so, those out of reach are dimmed. */
  get isClaiming(): boolean {
    return this.play.canChoose && !!this.play.decision?.actions.some((action) => action.kind === "end turn");
  }

  isClaimed(place: string): boolean {
    return this.deals.some((deal) => deal.place === place);
  }

  canAct(place: string): boolean {
    return this.play.canAct(place);
  }

  /** The number of offices of a country that can be claimed now. */
  claimCount(cities: readonly City[]): number {
    return cities.flatMap(({ offices }) => offices.filter(({ place }) => this.canAct(place))).length;
  }

  /** The cards that I hold for an office, if they are fewer than it costs. */
  missingCards(office: Office): MissingCards | undefined {
    return office.holder === this.play.seat ? undefined : missingCards(this.box, this.me, office);
  }

  /** A text of the outline; `seat` is the player it mentions. */
  tell(name: string, args: Record<string, PhraseValue> = {}, seat = -1): string {
    return this.play.renderer.render({ key: `royals-outline-${name}`, args: { ...args, player: person(seat) } });
  }

  private line(name: string, args: Record<string, PhraseValue>): string {
    return this.play.renderer.render({ key: `royals-line-${name}`, args });
  }

  /** What an office costs and brings, and who holds it. */
  officeText({ title, price, influence, holder }: Office): string {
    const isOthers = holder >= 0 && holder !== this.play.seat;
    return [
      this.line("price", { n: told(price) }),
      ...(isOthers ? [this.line("takeover", { n: title.intrigue })] : []),
      this.line("influence", { n: told(influence) }),
      holder >= 0 ? this.tell("held", {}, holder) : this.tell("vacant"),
    ].join(" · ");
  }

  /** The text of a token: its points, and who has taken it. */
  tokenText({ taker, points }: { taker: number; points: Printed }, label: string): string {
    const value = this.play.renderer.render({ key: "royals-points", args: { n: told(points) } });
    const state = taker >= 0 ? [this.tell("taken", {}, taker)] : taker === -1 ? [] : [this.tell("gone")];
    return [`${label}: ${value}`, ...state].join(", ");
  }

  /** The cubes of each player, in words. */
  cubesText(counts: readonly number[]): string {
    return counts.flatMap((n, seat) => (n > 0 ? [`${this.tell("cubes-of", {}, seat)}: ${String(n)}`] : [])).join(", ");
  }

  rungText(id: string): string {
    const title = this.titles.find((one) => one.id === id);
    if (!title) return "";
    const points = this.line("title-token", { points: told(title.points), half: told(title.half) });
    return [points, this.cubesText(title.cubes)].filter(Boolean).join(" · ");
  }

  /** The office that is being paid for, in words; empty if nothing is. */
  get payingFor(): string {
    const place = this.deals.at(-1)?.place || this.box.positions[this.view.target ?? -1]?.place;
    if (!place) return "";
    const [, city = "", title = ""] = place.split("/");
    return `${this.play.renderer.render({ key: `royals-title-${title}` })}, ${this.play.renderer.render({ key: `royals-city-${city}` })}`;
  }

  /** The current question, if it asks for a payment. */
  get owed(): WireDecision | undefined {
    const { decision, canChoose, readyAction } = this.play;
    const first = decision?.actions[0];
    return canChoose && !readyAction && decision && (isWildCount(first) || isCardGiven(first)) ? decision : undefined;
  }

  /** Handle a click on an office: claim it with its cheapest payment, send the claim, or explain why not. */
  async claim({ place }: Office): Promise<void> {
    if (this.isClaimed(place) && this.play.canSend) return this.play.send();
    const rival = this.deals.at(-1);
    if (rival && this.play.readyAction) await this.cancel(rival); // nothing can follow it, so this claim replaces it
    if (!this.play.canAct(place)) return this.play.whyNot(place);
    await this.play.pick(place);
    await this.propose();
  }

  /** Accept the service's proposals, which waste least, until nothing is left to pay. */
  async propose(): Promise<void> {
    const proposal = (this.proposals += 1);
    for (let asked = this.owed; asked; asked = this.owed) {
      const { staged } = this.play;
      const isFirst = isWildCount(asked.actions[0]);
      if (isFirst)
        this.wildCounts = [
          ...this.wildCounts.filter((one) => one.at < staged.length),
          { at: staged.length, actions: asked.actions },
        ];
      const n = isFirst ? 1 : Number(asked.prompt.args?.n ?? 1);
      await this.play.stageAll(
        isFirst ? asked.actions.slice(0, 1) : cheapestGifts(asked.actions, (kind) => this.inHand(kind), n),
      );
      if (proposal !== this.proposals || this.play.staged.length <= staged.length) return;
    }
  }

  /** The choices of wild-card counts for a deal. */
  amountsOf(deal: Deal): { at: number; actions: WireAction[] }[] {
    const from = this.play.staged.indexOf(deal.claim);
    const next = this.play.staged.findIndex((action, n) => n > from && isClaim(action));
    return this.wildCounts.filter(
      (one) =>
        one.at > from && (next < 0 || one.at < next) && isWildCount(this.play.staged[one.at]) && one.actions.length > 1,
    );
  }

  async changeAmount(at: number, action: WireAction): Promise<void> {
    await this.play.restage([...this.play.staged.slice(0, at), action]);
    await this.propose();
  }

  /** Give up a claim and whatever was staged after it. */
  async cancel(deal: Deal): Promise<void> {
    this.proposals += 1;
    await this.play.restage(this.play.staged.slice(0, this.play.staged.indexOf(deal.claim)));
  }

  async takeBack(at: number): Promise<void> {
    this.proposals += 1;
    await this.play.restage(withoutGift(this.play.staged, at));
  }

  /** Propose the rest of a payment that was begun earlier. */
  async resume(): Promise<void> {
    if (this.play.staged.length === 0 && !this.play.isSending) await this.propose();
  }

  /** Handle a click on the display or a deck: draw the card; which kind of draw is asked only if there are several. */
  async draw(place: string): Promise<void> {
    if (!this.play.canChoose || this.play.canAct(place)) return this.takeCard(place);
    const plans = (this.play.decision?.actions ?? []).filter(({ kind }) => DRAWS.has(kind));
    const [only] = plans;
    if (plans.length > 1) this.drawChoice = { place, plans };
    else if (only) await this.planDraw(only, place);
    else await this.play.pick(place);
  }

  /** Choose a kind of draw and go on with the card that was clicked. */
  async planDraw(plan: WireAction, place: string): Promise<void> {
    this.drawChoice = undefined;
    await this.play.stage(plan);
    if (this.play.canAct(place)) await this.takeCard(place);
  }

  /** Take a card; the draw is sent when nothing of it is left to choose, or something unseen is drawn. */
  private async takeCard(place: string): Promise<void> {
    await this.play.pick(place);
    const isTake = (action?: WireAction) => TAKES.has(action?.kind ?? "");
    const { staged, readyAction, decision } = this.play;
    if (!isTake(staged.at(-1)) || !this.play.preview || !this.play.canSend) return;
    if (readyAction || !decision?.actions.some(isTake)) await this.play.send();
  }

  /** Handle a click on a card in my hand: give or discard it, then propose the next payment. */
  async give(place: string): Promise<void> {
    const isGiving = isCardGiven(this.owed?.actions[0]);
    await this.play.pick(place);
    if (isGiving && isWildCount(this.owed?.actions[0])) await this.propose();
  }
}
