import { loadBoard, type BoardModule } from "../boards/board_registry";
import { PastFeed } from "../service/feed/past_feed.svelte";
import { Resource } from "../service/http/resource.svelte";
import { Play } from "../table/play.svelte";
import type { ToldMoment } from "../wire/service";
import { comparedAnswers, positionOf, seatOf, type ReviewedTable } from "./review_of_table";

/** The position of a moment, and the game's board to draw it. */
export interface MomentBoard {
  module: BoardModule;
  play: Play;
}

/** The positions of a review's moments, each fetched when it is first looked at and kept. */
export class MomentBoards {
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
