import { Told } from "../service/http";
import { say } from "../texts/words.svelte";

export interface Note {
  id: number;
  text: string;
  rule?: string;
  isBad?: boolean;
  /** Said to the question of the moment: the next one does away with it. */
  isAside?: boolean;
}

const AGAIN = 2500; // ms that a note stays after somebody has let go of it

/** Short notices that leave by themselves. */
class Toasts {
  notes = $state<Note[]>([]);
  private next = 0;
  private readonly timers = new Map<number, ReturnType<typeof setTimeout>>();

  tell(text: string, rule = "", isBad = false, isAside = false): void {
    const id = (this.next += 1);
    const others = this.notes.filter((note) => note.text !== text); // said again, it is not there twice
    this.notes = [...others.slice(-2), { id, text, rule, isBad, isAside }];
    this.release(id, 4000 + text.length * 40);
  }

  /** Why something cannot be chosen, or what is asked instead. */
  explain(text: string, rule = ""): void {
    this.tell(text, rule, false, true);
  }

  /** Somebody reads it or is about to press it: it stays. */
  hold(id: number): void {
    clearTimeout(this.timers.get(id));
  }

  release(id: number, wait = AGAIN): void {
    this.hold(id);
    this.timers.set(id, setTimeout(() => this.drop(id), wait));
  }

  drop(id: number): void {
    this.hold(id);
    this.timers.delete(id);
    this.notes = this.notes.filter((note) => note.id !== id);
  }

  /** Another question, or another page: what was said to the last one is over. */
  dropAsides(): void {
    for (const note of this.notes.filter((one) => one.isAside)) this.drop(note.id);
  }

  /** Say an error in words that help. */
  blame = (error: unknown): void => {
    this.tell(wordsOf(error), error instanceof Told ? error.body.rule : "", true);
  };
}

/** What went wrong, in the reader's language: the service says its problems in it, whatever else answers does not. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Told)) return String(error);
  if (error.isOffline) return say("web-offline");
  return error.body.code === "unknown" ? say("web-problem") : error.body.words;
}

export const toasts = new Toasts();
