import type { PersonalStorage } from "../service/storage";

const KEY = "goals";
const MOST_TABLES = 30; // older ones have been played

interface Kept {
  /** Games whose card is not wanted any more. */
  never: string[];
  /** Tables at which the card was closed. */
  closed: string[];
}

/** Where a person closed the goal card of a game on this device, and for which games they want it no more. */
export class GoalCardMemory {
  constructor(private readonly storage: PersonalStorage) {}

  /** Whether the card is still wanted at a table. */
  isWanted(game: string, table: string): boolean {
    const { never, closed } = this.read();
    return !never.includes(game) && !closed.includes(table);
  }

  /** Whether the card of a game is not to come by itself any more. */
  isNever(game: string): boolean {
    return this.read().never.includes(game);
  }

  /** The card was closed at a table; `isNever` says that it shall not come again for this game. */
  close(game: string, table: string, isNever: boolean): void {
    const { never, closed } = this.read();
    const others = never.filter((one) => one !== game);
    const kept: Kept = {
      never: isNever ? [...others, game] : others,
      closed: [...closed.filter((one) => one !== table), table].slice(-MOST_TABLES),
    };
    this.storage.set(KEY, JSON.stringify(kept));
  }

  private read(): Kept {
    try {
      const { never = [], closed = [] } = JSON.parse(this.storage.get(KEY) ?? "{}") as Partial<Kept>;
      return { never, closed };
    } catch {
      return { never: [], closed: [] };
    }
  }
}
