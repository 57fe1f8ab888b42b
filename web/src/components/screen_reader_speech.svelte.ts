import { openDialogs } from "./open_dialogs.svelte";

const SETTLED_MS = 40; // until then several changes belong to one moment
const KEPT_MS = 4000; // screen readers take a piece over at once; nobody should come across it later

/** How long a question has to stand before it is said. */
export const AT_ONCE = SETTLED_MS;
export const IF_IT_LASTS = 1500; // whose turn it is matters only if nothing else happens soon

export interface SpokenPiece {
  id: number;
  text: string;
  /** The dialog in which it is said, because everything around an open dialog is silent; none for the page. */
  host: object | undefined;
}

/**
 * What screen readers are told without being asked, in short pieces: first what has happened, then what is asked, never
 * a question that is already out of date. `ScreenReaderSpeech` puts the pieces into the page.
 */
export class Speech {
  pieces = $state.raw<readonly SpokenPiece[]>([]);
  private count = 0;
  private waiting: string[] = [];
  private flush: ReturnType<typeof setTimeout> | undefined;
  private question = "";
  private patience = AT_ONCE;
  private said = ""; // the question that was said last, if nothing has happened since
  private asking: ReturnType<typeof setTimeout> | undefined;
  private choosing: ReturnType<typeof setTimeout> | undefined;

  /** Say what has happened; the question follows, even if it is the same as before. */
  tell(lines: readonly string[]): void {
    if (lines.length === 0) return;
    this.waiting.push(...lines);
    this.flush ??= setTimeout(() => this.speak(), SETTLED_MS);
    this.said = "";
    this.ask(this.question, this.patience);
  }

  /** Say what I have chosen, unless it is sent or taken back at once; empty if nothing is chosen. */
  choose(chosen: string): void {
    clearTimeout(this.choosing);
    if (chosen !== "") this.choosing = setTimeout(() => this.speak(chosen), SETTLED_MS);
  }

  /** Say what is asked now, once it has stood for some time. */
  ask(question: string, patience: number): void {
    [this.question, this.patience] = [question, patience];
    clearTimeout(this.asking);
    if (question === "" || question === this.said) return;
    this.asking = setTimeout(() => this.speakQuestion(), patience);
  }

  /** The question was read out, because the focus has come to it. */
  heard(): void {
    this.said = this.question;
    clearTimeout(this.asking);
  }

  /** There is nothing to be said any more. */
  stop(): void {
    for (const timer of [this.asking, this.choosing, this.flush]) clearTimeout(timer);
    this.flush = undefined;
    this.waiting = [];
    this.question = this.said = "";
    this.pieces = [];
  }

  private speakQuestion(): void {
    this.said = this.question;
    this.speak(this.question);
  }

  /** Say what waits, and then something else. */
  private speak(...more: string[]): void {
    clearTimeout(this.flush);
    this.flush = undefined;
    const host = openDialogs.top;
    const spoken = [...this.waiting, ...more].map((text) => ({ id: (this.count += 1), text, host }));
    this.waiting = [];
    this.pieces = [...this.pieces, ...spoken];
    setTimeout(() => (this.pieces = this.pieces.filter((one) => !spoken.includes(one))), KEPT_MS);
  }
}

export const speech = new Speech();
