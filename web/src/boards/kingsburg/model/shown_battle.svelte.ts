import type { LogLine } from "../../../table/log/log_lines";
import type { Play } from "../../../table/play.svelte";
import type { KingsburgView } from "../../../wire/kingsburg";
import { battleFromEvents, battleFromLog, hasResults, isResult, type Battle } from "./battle_from_log";

/** The winter battle as a scene: it comes when somebody's result is told, and grows as the rest is told. */
export class ShownBattle {
  current = $state.raw<Battle>();
  /** The last battle, which later entries may continue after it was shown. */
  private fought: Battle | undefined;
  /** The same as far as it was told. */
  private told: Battle | undefined;
  private readonly counted = new Set<LogLine["id"]>();

  constructor(private readonly play: Play<KingsburgView>) {}

  close(): void {
    this.current = undefined;
  }

  /** Follow the table; returns what ends it. */
  follow(): () => void {
    const ends = [
      this.play.onUpdate(({ fresh }) => {
        this.fought = battleFromLog(fresh, this.fought);
        if (!this.play.telling.isOn && (this.current || hasResults(fresh))) this.current = this.fought;
      }),
      this.play.telling.onStep(({ line }) => this.tell(line)),
    ];
    return () => ends.forEach((end) => end());
  }

  /** Whoever steps back and forth is told an event again, but it happened once. */
  private tell({ id, event }: LogLine): void {
    if (this.counted.has(id)) return;
    this.counted.add(id);
    this.told = battleFromEvents([event], this.told);
    if (this.current || isResult(event)) this.current = this.told;
  }
}
