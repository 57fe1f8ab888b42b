import { Told } from "../service/http";
import { say } from "../texts/words.svelte";

export interface Note {
  id: number;
  text: string;
  rule?: string;
  isBad?: boolean;
}

/** Short notices that leave by themselves. */
class Toasts {
  notes = $state<Note[]>([]);
  private next = 0;

  tell(text: string, rule = "", isBad = false): void {
    const id = (this.next += 1);
    const others = this.notes.filter((note) => note.text !== text); // said again, it is not there twice
    this.notes = [...others.slice(-2), { id, text, rule, isBad }];
    setTimeout(() => this.drop(id), 4000 + text.length * 40);
  }

  drop(id: number): void {
    this.notes = this.notes.filter((note) => note.id !== id);
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
