import { toasts } from "../parts/toast.svelte";
import { get } from "../service/http";
import { Line, PROTOCOL } from "../service/line";
import type { FromServer, LobbyPage, LobbyTable, MyTable } from "../wire/service";
import { after, ANYTHING, changed, PAGE, parameters, type Wanted } from "./lobby";

/** The tables of the home page, live; older ones are fetched page by page. */
export class Lists {
  mine = $state.raw<MyTable[]>([]);
  wanted = $state.raw<Wanted>(ANYTHING);
  isMore = $state(false);
  private live = $state.raw<LobbyTable[]>([]);
  private older = $state.raw<LobbyTable[]>([]);
  private readonly own: Line | undefined;
  private lobby: Line;

  constructor(isKnown: boolean) {
    this.lobby = this.followLobby();
    if (isKnown) this.own = this.follow(() => `/api/me/stream?v=${PROTOCOL}`, (message) => {
      if (message.type === "mine") this.mine = message.tables;
    });
  }

  /** Tables with a free seat. */
  get open(): LobbyTable[] {
    const live = this.live.filter((table) => table.status === "open");
    const known = new Set(live.map((table) => table.id));
    return [...live, ...this.older.filter((table) => !known.has(table.id))];
  }

  /** Tables that can be watched. */
  get running(): LobbyTable[] {
    return this.live.filter((table) => table.status === "running");
  }

  /** Look for other tables. */
  look(wanted: Wanted): void {
    this.wanted = wanted;
    this.lobby.close();
    this.live = [];
    this.older = [];
    this.lobby = this.followLobby();
  }

  /** The next page of open tables. */
  async more(): Promise<void> {
    const wanted = this.wanted;
    try {
      const page = await get<LobbyPage>(`/api/tables?after=${encodeURIComponent(after(this.open))}${parameters(wanted)}`);
      if (wanted !== this.wanted) return;
      this.older = [...this.older, ...page.tables];
      this.isMore = page.after !== "";
    } catch (error) {
      toasts.blame(error);
    }
  }

  close(): void {
    this.lobby.close();
    this.own?.close();
  }

  private followLobby(): Line {
    return this.follow(() => `/api/lobby/stream?v=${PROTOCOL}${parameters(this.wanted)}`, (message) => {
      if (message.type === "lobby") this.live = message.tables;
      else if (message.type === "lobby-changed") this.live = changed(this.live, message);
      else return;
      if (!this.older.length) this.isMore = this.open.length >= PAGE;
    });
  }

  private follow(path: () => string, onMessage: (message: FromServer) => void): Line {
    return new Line({ path, onMessage, onState: () => undefined });
  }
}
