import { personalStorage } from "../../service/storage";

interface Remembered {
  /** What the tutor has explained. */
  met: string[];
  /** The tutor has said farewell. */
  isOver: boolean;
  /** The learner has been told how to step through what rivals do. */
  isHinted: boolean;
  /** Why each step was done, with the numbers of its position, by language and step. */
  whys: Record<string, string>;
}

const NOTHING: Remembered = { met: [], isOver: false, isHinted: false, whys: {} };

/** What the tutor has said at a table, kept on this device for whoever learns. */
export class LessonMemory {
  private readonly key: string;

  constructor(table: string) {
    this.key = `lesson-${table}`;
  }

  get said(): Remembered {
    try {
      return { ...NOTHING, ...(JSON.parse(personalStorage.get(this.key) ?? "{}") as Partial<Remembered>) };
    } catch {
      return NOTHING;
    }
  }

  note(more: Partial<Remembered>): void {
    personalStorage.set(this.key, JSON.stringify({ ...this.said, ...more }));
  }
}
