import { ApiError } from "../service/http/http";
import { errorText } from "./error_text";

export interface Toast {
  id: number;
  text: string;
  rule?: string;
  isBad?: boolean;
  /** Explains something about the current question; the next question dismisses it. */
  isExplanation?: boolean;
}

const AFTER_RELEASE_MS = 2500; // how long a toast stays once nobody hovers over it or focuses it any more

/** Short notices that disappear by themselves. */
class Toasts {
  all = $state<Toast[]>([]);
  private next = 0;
  private readonly timers = new Map<number, ReturnType<typeof setTimeout>>();

  show(text: string, rule = "", isBad = false, isExplanation = false): void {
    const id = (this.next += 1);
    const others = this.all.filter((toast) => toast.text !== text); // the same text is never shown twice
    this.all = [...others.slice(-2), { id, text, rule, isBad, isExplanation }];
    this.release(id, 4000 + text.length * 40);
  }

  /** Show why something cannot be chosen, or what is asked instead. */
  explain(text: string, rule = ""): void {
    this.show(text, rule, false, true);
  }

  /** Keep a toast while somebody reads it or is about to click it. */
  hold(id: number): void {
    clearTimeout(this.timers.get(id));
  }

  release(id: number, wait = AFTER_RELEASE_MS): void {
    this.hold(id);
    this.timers.set(
      id,
      setTimeout(() => this.dismiss(id), wait),
    );
  }

  dismiss(id: number): void {
    this.hold(id);
    this.timers.delete(id);
    this.all = this.all.filter((toast) => toast.id !== id);
  }

  /** Dismiss a notice that somebody has read elsewhere. */
  dismissText(text: string): void {
    for (const toast of this.all.filter((one) => one.text === text)) this.dismiss(toast.id);
  }

  /** Dismiss the explanations of the last question, when another question or another page comes. */
  dismissExplanations(): void {
    for (const toast of this.all.filter((one) => one.isExplanation)) this.dismiss(toast.id);
  }

  showError = (error: unknown): void => {
    this.show(errorText(error), error instanceof ApiError ? error.body.rule : "", true);
  };
}

export const toasts = new Toasts();
