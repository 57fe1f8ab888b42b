import type { GameInfo, Me, NewGuest, SignedOut } from "../../wire/service";
import { ApiError, get, patch, post, remove } from "../http/http";
import { roomCodePrompt } from "./room_code_prompt.svelte";

/** The person who plays in this browser, and the games on offer. */
class Session {
  me = $state.raw<Me>();
  games = $state.raw<GameInfo[]>([]);
  private creating: Promise<Me> | undefined;

  /** Find out who plays here; nobody is known on the first visit. */
  async begin(signal?: AbortSignal): Promise<void> {
    const [games, me] = await Promise.all([get<GameInfo[]>("/api/games", { signal }), knownPerson(signal)]);
    this.games = games;
    this.me = me;
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }

  /** Return the person playing here; create a guest if there is nobody yet. */
  async ensure(name: string): Promise<Me> {
    if (this.me) return this.me;
    this.creating ??= createGuest(name).finally(() => (this.creating = undefined));
    return (this.me = await this.creating);
  }

  /** Sign out of this browser. */
  async signOut(): Promise<void> {
    await post("/api/me/sign-out", undefined, { isRepeatable: true });
    this.me = undefined;
  }

  /** Sign out of all other browsers; returns how many there were. */
  async signOutElsewhere(): Promise<number> {
    const answer = (await (await remove("/api/me/sessions")).json()) as SignedOut;
    return answer.ended;
  }

  /** Delete all my data for good; `confirm` must be my name. */
  async erase(confirm: string): Promise<void> {
    await remove("/api/me", { confirm });
    this.me = undefined;
  }

  async rename(name: string): Promise<void> {
    this.me = this.me ? await patch<Me>("/api/me", { name }) : await createGuest(name);
  }
}

async function knownPerson(signal?: AbortSignal): Promise<Me | undefined> {
  try {
    return await get<Me>("/api/me", { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return undefined;
    throw error;
  }
}

/** Create a guest. If the service requires a room code, ask for it until it is right. */
async function createGuest(name: string): Promise<Me> {
  let request: NewGuest = { name };
  for (let tries = 0; ; tries += 1) {
    try {
      return await post<Me>("/api/guests", request, { isRepeatable: true }); // at worst a guest nobody uses
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 403) throw error;
      const answer = await roomCodePrompt.ask(request.name, tries > 0);
      if (!answer) throw error;
      request = answer;
    }
  }
}

export const session = new Session();
