import { armsOf } from "../components/seat_crests";
import type { Phrase } from "../texts/phrase_renderer";
import { translations } from "../texts/translations.svelte";
import type { SeatAccount, ToldMoment } from "../wire/service";
import { standingOf, type ReviewedTable, comparedAnswers, positionOf, seatOf } from "./review_of_table";
import { loadBoard, type BoardModule } from "../boards/board_registry";
import { PastFeed } from "../service/feed/past_feed.svelte";
import { Resource } from "../service/http/resource.svelte";
import { Play } from "../table/play.svelte";

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

/** The position of a moment, and the game's board to draw it. */
export interface MomentBoard {
  module: BoardModule;
  play: Play;
}

/** The positions of a review's moments, each fetched when it is first looked at and kept. */
class MomentBoards {
  private readonly kept = new Map<ToldMoment, Resource<MomentBoard>>();

  constructor(private readonly of: ReviewedTable) {}

  at(told: ToldMoment): Resource<MomentBoard> {
    const known = this.kept.get(told);
    if (known) return known;
    const board = new Resource((signal) => this.load(told, signal));
    this.kept.set(told, board);
    return board;
  }

  close(): void {
    for (const board of this.kept.values()) board.close();
  }

  private async load(told: ToldMoment, signal: AbortSignal): Promise<MomentBoard> {
    const { info, entries, review } = this.of;
    const n = positionOf(told.moment);
    const seat = seatOf(told.moment, review.seats);
    const until = entries.filter((entry) => entry.n <= n); // with no later ones, one position is fetched and not many
    const feed = new PastFeed(info.id, seat, info, until);
    const [module] = await Promise.all([loadBoard(info.game, signal), feed.go(n)]);
    const play = new Play(info.id, seat, feed);
    const { made, better } = comparedAnswers(told);
    play.pointedOut = [...(made?.places ?? []), ...(better?.places ?? [])];
    return { module, play };
  }
}
