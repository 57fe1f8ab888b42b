import { translations } from "../../texts/translations.svelte";
import type { LessonStep } from "../../wire/service";
import type { LessonMemory } from "./lesson_memory";

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
