import { personalStorage } from "../../service/storage";
import { translations } from "../../texts/translations.svelte";
import type { LessonStep } from "../../wire/service";

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

/** Why each step was done, with the numbers of its position: later they are others, or gone. */
export class SaidWhys {
  constructor(private readonly memory: LessonMemory) {}

  note(step: LessonStep, why: string): void {
    const { whys } = this.memory.said;
    const key = keyOf(step);
    if (!(key in whys)) this.memory.note({ whys: { ...whys, [key]: why } });
  }

  /** Empty if it was not said in this language or on this device. */
  of(step: LessonStep): string {
    return this.memory.said.whys[keyOf(step)] ?? "";
  }
}

const keyOf = ({ name }: LessonStep) => `${translations.language} ${name}`;
