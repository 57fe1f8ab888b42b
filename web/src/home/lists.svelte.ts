import { Line } from "../service/line";
import type { LobbyTable, MyTable } from "../wire/service";

/** The tables of the home page, live. */
export class Lists {
  mine = $state.raw<MyTable[]>([]);
  open = $state.raw<LobbyTable[]>([]);
  private readonly lines: Line[] = [];

  constructor(isKnown: boolean) {
    this.follow("/api/lobby/stream");
    if (isKnown) this.follow("/api/me/stream");
  }

  close(): void {
    for (const line of this.lines) line.close();
  }

  private follow(path: string): void {
    this.lines.push(
      new Line({
        path: () => `${path}?v=1`,
        onMessage: (message) => {
          if (message.type === "mine") this.mine = message.tables;
          if (message.type === "lobby") this.open = message.tables.filter((table) => table.free > 0);
        },
        onState: () => undefined,
      }),
    );
  }
}
