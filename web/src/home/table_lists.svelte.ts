import { toasts } from "../components/toasts.svelte";
import { get } from "../service/http/http";
import { PROTOCOL, ReconnectingSocket } from "../service/connection/reconnecting_socket";
import type { FromServer, LobbyPage, LobbyTable, MyTable } from "../wire/service";
import { applyChange, filterQuery, nextPageCursor, NO_FILTER, PAGE_SIZE, type LobbyFilter } from "./lobby_filter";

/** The lists of tables on the home page: live, with older tables fetched page by page. */
export class TableLists {
  mine = $state.raw<MyTable[]>([]);
  filter = $state.raw<LobbyFilter>(NO_FILTER);
  hasMore = $state(false);
  private live = $state.raw<LobbyTable[]>([]);
  private older = $state.raw<LobbyTable[]>([]);
  private readonly own: ReconnectingSocket | undefined;
  private lobby: ReconnectingSocket;

  constructor(isKnown: boolean) {
    this.lobby = this.followLobby();
    if (isKnown)
      this.own = this.follow(
        () => `/api/me/stream?v=${PROTOCOL}`,
        (message) => {
          if (message.type === "mine") this.mine = message.tables;
        },
      );
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

  /** Show other tables. */
  setFilter(filter: LobbyFilter): void {
    this.filter = filter;
    this.lobby.close();
    this.live = [];
    this.older = [];
    this.lobby = this.followLobby();
  }

  /** The next page of open tables. */
  async more(): Promise<void> {
    const filter = this.filter;
    try {
      const page = await get<LobbyPage>(
        `/api/tables?after=${encodeURIComponent(nextPageCursor(this.open))}${filterQuery(filter)}`,
      );
      if (filter !== this.filter) return;
      this.older = [...this.older, ...page.tables];
      this.hasMore = page.after !== "";
    } catch (error) {
      toasts.showError(error);
    }
  }

  close(): void {
    this.lobby.close();
    this.own?.close();
  }

  private followLobby(): ReconnectingSocket {
    return this.follow(
      () => `/api/lobby/stream?v=${PROTOCOL}${filterQuery(this.filter)}`,
      (message) => {
        if (message.type === "lobby") this.live = message.tables;
        else if (message.type === "lobby-changed") this.live = applyChange(this.live, message);
        else return;
        if (!this.older.length) this.hasMore = this.open.length >= PAGE_SIZE;
      },
    );
  }

  private follow(path: () => string, onMessage: (message: FromServer) => void): ReconnectingSocket {
    return new ReconnectingSocket({ path, onMessage, onState: () => undefined });
  }
}
