import type { GameInfo, NewSeat, NewTable, Pace } from "../../wire/service";
import { byStrength, usualLevel } from "../../components/bot_levels";
import { botSeat, seatsWithBots } from "../bot_seats";

export const PACES: Record<string, Pace> = {
  none: { kind: "none" },
  live: { kind: "live", bank: 900, increment: 15 },
  days: { kind: "days", days: 1 },
};

/** A table that is being set up: what the page for a new table has chosen so far. */
export class TableDraft {
  seats = $state<NewSeat[]>([]);
  edition = $state("");
  options = $state<Record<string, string>>({});
  pace = $state("none");
  isPublic = $state(true);
  isFreeUndo = $state(false);
  private pausesChosen = $state<boolean>();

  constructor(readonly game: GameInfo) {
    this.seats = seatsWithBots(game, this.level);
    this.edition = game.editions[0] ?? "";
    this.options = Object.fromEntries(Object.entries(game.options).map(([name, choices]) => [name, choices[0] ?? ""]));
  }

  private get level(): string {
    return usualLevel(this.game.bots);
  }

  /** Bots pause where people wait for them, not where a move may take a day. */
  get hasPauses(): boolean {
    return this.pausesChosen ?? this.pace !== "days";
  }

  set hasPauses(chosen: boolean) {
    this.pausesChosen = chosen;
  }

  /** The levels of the bots that sit here, each once. */
  get levels(): string[] {
    const chosen = this.seats.flatMap((seat) => (seat.kind === "bot" ? [seat.level ?? ""] : []));
    return byStrength(this.game.bots).filter((level) => chosen.includes(level));
  }

  /** With bots only there is nobody to ask before a move is undone. */
  get isAlone(): boolean {
    return this.seats.filter((seat) => seat.kind !== "bot").length === 1;
  }

  /** People from elsewhere are to sit down, by invitation or by chance. */
  get hasGuests(): boolean {
    return this.seats.some((seat) => seat.kind === "invited" || seat.kind === "open");
  }

  get isBotsOnly(): boolean {
    return this.seats.every((seat) => seat.kind === "bot");
  }

  /** Drop the last seats, or add bots. */
  resize(count: number): void {
    const added = Math.max(0, count - this.seats.length);
    const bots = Array.from({ length: added }, (_, k) => botSeat(this.seats.length + k - 1, this.level));
    this.seats = [...this.seats.slice(0, count), ...bots];
  }

  /** Change who sits on a seat; I sit on one seat only. */
  seatKind(n: number, kind: NewSeat["kind"]): void {
    if (kind === "me")
      this.seats = this.seats.map((seat, k) => (seat.kind === "me" && k !== n ? botSeat(k, this.level) : seat));
    this.seats[n] = kind === "bot" ? botSeat(n, this.level) : { kind };
  }

  /** What the service is asked to create. */
  request(): NewTable {
    return {
      game: this.game.id,
      seats: $state.snapshot(this.seats),
      edition: this.edition,
      options: $state.snapshot(this.options),
      pace: PACES[this.pace] ?? null,
      public: this.isPublic,
      bot_pace: this.hasPauses ? "human" : "quick",
      undo: this.isAlone && this.isFreeUndo ? "free" : "barrier",
    };
  }
}
