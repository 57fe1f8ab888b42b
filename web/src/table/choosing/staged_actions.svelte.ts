import { toasts } from "../../components/toasts.svelte";
import type { SeatFeed, SeenPreview } from "../../service/feed/seat_feed_contract";
import { reuseUnchanged } from "../../service/feed/structural_sharing";
import type { WireAction, WireDecision } from "../../wire/service";

/** The actions of an answer that is not sent yet. The service tries them out; nobody else learns of them. */
export class StagedActions {
  actions = $state.raw<WireAction[]>([]);
  preview = $state.raw<SeenPreview>();
  private previousDecision = $state.raw<WireDecision | null>(null);
  private version = 0; // counts the changes, so that outdated responses are dropped

  constructor(private readonly feed: SeatFeed) {}

  /** The last action needs no further choice; another choice would replace it. Other questions wait until it is sent. */
  private get isReady(): boolean {
    return this.actions.length > 0 && !this.continued;
  }

  /** The question that belongs to the last action. */
  private get continued(): WireDecision | null {
    return this.preview?.continues ? this.preview.decision : null;
  }

  /** The current question. While the last action can still be exchanged, this is the question it answers. */
  readonly decision = $derived.by<WireDecision | null>(() => {
    const asked = this.feed.update?.decision ?? null;
    return this.continued ?? (this.actions.length > 1 ? this.previousDecision : asked);
  });

  /** The action that completes the answer, if there is one. */
  readonly readyAction = $derived.by<WireAction | undefined>(() => (this.isReady ? this.actions.at(-1) : undefined));

  /** Whether the actions were tried out and make a complete answer. */
  get isAnswer(): boolean {
    return this.isReady && this.preview !== undefined;
  }

  /** Add actions, each of which follows from the one before; they replace a last action that could be exchanged. */
  async add(actions: WireAction[]): Promise<void> {
    await this.replace([...(this.isReady ? this.actions.slice(0, -1) : this.actions), ...actions]);
  }

  async replace(actions: WireAction[]): Promise<void> {
    this.previousDecision = this.decision;
    await this.tryOut(actions);
  }

  /** Keep only the first actions. */
  async backTo(count: number): Promise<void> {
    await this.tryOut(this.actions.slice(0, count));
  }

  discard(): void {
    this.take([]);
  }

  /** Stage actions without trying them out, because they are sent at once. */
  take(actions: WireAction[]): void {
    this.version += 1;
    this.actions = actions;
    this.preview = undefined;
  }

  /** Drop outdated responses from here on. Returns whether nothing was staged or discarded since. */
  settle(): () => boolean {
    const version = (this.version += 1);
    return () => version === this.version;
  }

  private async tryOut(actions: WireAction[]): Promise<void> {
    this.take(actions);
    if (actions.length === 0) return;
    const isCurrent = this.settle();
    try {
      const preview = await this.feed.preview(actions.map((action) => action.text));
      if (!isCurrent()) return;
      // what reveals something is not tried out, and nothing can follow it in one command
      this.actions = actions.slice(0, preview.done + 1);
      this.preview = { ...preview, view: reuseUnchanged(this.feed.update?.view, preview.view) };
    } catch (error) {
      if (isCurrent()) this.discard();
      toasts.showError(error);
    }
  }
}
