import { armsOf } from "../components/seat_crests";
import type { Phrase } from "../texts/renderer";
import { translations } from "../texts/translations.svelte";
import type { SeatAccount, ToldMoment } from "../wire/service";
import { MomentBoards } from "./moment_boards";
import { standingOf, type ReviewedTable } from "./review_of_table";

/** Somebody who could win: a seat, or the opponent without one. */
export interface Contender {
  index: number;
  seat: number | undefined;
  name: string;
  score: number | undefined;
  rank: number;
  colour: string;
  account: SeatAccount;
}

/** A review that somebody reads: the moment that is looked at, and everything in words. */
export class Reading {
  chosen = $state(0);
  readonly names: string[];
  readonly boards: MomentBoards;

  constructor(readonly of: ReviewedTable) {
    this.boards = new MomentBoards(of);
    this.names = of.info.seats.map((seat, n) => seat.name || seat.level || `${n + 1}`);
  }

  private readonly renderer = $derived.by(() => translations.renderer(this.names));
  readonly contenders = $derived.by(() =>
    this.of.review.accounts.map((account, index) => this.contender(account, index)),
  );

  get review() {
    return this.of.review;
  }

  get moment(): ToldMoment | undefined {
    return this.review.moments[this.chosen];
  }

  /** My own seat, or the winner's if I did not play. */
  get focus(): number {
    const own = this.of.info.seats.findIndex((seat) => seat.is_you);
    return own >= 0 ? own : this.contenders.reduce((best, one) => (one.rank < best.rank ? one : best)).index;
  }

  words(phrase: Phrase): string {
    return this.renderer.render(phrase);
  }

  isOwn(seat: number | null): boolean {
    return seat !== null && !!this.of.info.seats[seat]?.is_you;
  }

  private contender(account: SeatAccount, index: number): Contender {
    const standing = standingOf(this.of.outcome, this.review, index);
    const seat = index < this.review.seats ? index : undefined;
    const name = seat === undefined ? (standing ? this.words(standing.name) : "") : (this.names[seat] ?? "");
    const colour = seat === undefined ? "nobody" : armsOf(seat).colour;
    return { index, seat, name, score: standing?.score, rank: standing?.rank ?? 99, colour, account };
  }
}
