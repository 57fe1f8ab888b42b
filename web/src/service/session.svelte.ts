import type { GameInfo, Joining, Me, NewGuest, NewSeat, NewTable, SignedOut, TableInfo } from "../wire/service";
import { door } from "./door.svelte";
import { get, newId, patch, post, remove, Told } from "./http";

/** Who plays here, and what can be played. */
class Session {
  me = $state.raw<Me>();
  games = $state.raw<GameInfo[]>([]);

  async begin(): Promise<void> {
    const [games, me] = await Promise.allSettled([get<GameInfo[]>("/api/games"), get<Me>("/api/me")]);
    if (games.status === "fulfilled") this.games = games.value;
    else throw games.reason;
    if (me.status === "fulfilled") this.me = me.value;
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }

  /** A guest is made at the first thing that needs one. */
  async ensure(name: string): Promise<Me> {
    return (this.me ??= await comeIn(name));
  }

  /** This browser forgets who sat here. */
  async signOut(): Promise<void> {
    await post("/api/me/sign-out");
    this.me = undefined;
  }

  /** How many other browsers were signed out. */
  async signOutElsewhere(): Promise<number> {
    const answer = (await (await remove("/api/me/sessions")).json()) as SignedOut;
    return answer.ended;
  }

  /** Everything about me goes for good; my name confirms it. */
  async erase(confirm: string): Promise<void> {
    await remove("/api/me", { confirm });
    this.me = undefined;
  }

  async rename(name: string): Promise<void> {
    this.me = this.me ? await patch<Me>("/api/me", { name }) : await comeIn(name);
  }
}

/** A new guest; where the host's screen shows a code, whoever sits here is asked for it until it is right. */
async function comeIn(name: string): Promise<Me> {
  let wish: NewGuest = { name };
  for (let tries = 0; ; tries += 1) {
    try {
      return await post<Me>("/api/guests", wish);
    } catch (error) {
      if (!(error instanceof Told) || error.status !== 403) throw error;
      const said = await door.ask(wish.name, tries > 0);
      if (!said) throw error;
      wish = said;
    }
  }
}

export const session = new Session();

export async function createTable(wish: NewTable): Promise<TableInfo> {
  const made = await post<TableInfo>("/api/tables", wish);
  return sitDown(made.id, {});
}

export async function sitDown(table: string, wish: Partial<Joining>): Promise<TableInfo> {
  return post<TableInfo>(`/api/tables/${table}/join`, { nonce: newId(), ...wish });
}

const BOT_NAMES = ["Aldric", "Beatrix", "Corvin", "Edith", "Florian", "Gisela", "Hugo"];

/** Me and as many bots as make a good table. */
export function botTable(game: GameInfo, level: string): NewSeat[] {
  const seats = Math.min(Math.max(...game.seats), Math.max(4, Math.min(...game.seats)));
  const bots = Array.from({ length: seats - 1 }, (_, n): NewSeat => botSeat(n, level));
  return [{ kind: "me" }, ...bots];
}

export function botSeat(n: number, level: string): NewSeat {
  return { kind: "bot", level, name: BOT_NAMES[n % BOT_NAMES.length] ?? "" };
}

export { Told };
