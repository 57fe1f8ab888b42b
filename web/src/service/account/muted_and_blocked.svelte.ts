import { get, post } from "../http/http";

/** The people I have muted (I do not read their chat) or blocked (I do not play with them). The service keeps both lists. */
class Blocklist {
  muted = $state.raw<ReadonlySet<string>>(new Set());
  blocked = $state.raw<ReadonlySet<string>>(new Set());

  async load(): Promise<void> {
    const [muted, blocked] = await Promise.all([get<string[]>("/api/me/muted"), get<string[]>("/api/me/blocked")]);
    this.muted = new Set(muted);
    this.blocked = new Set(blocked);
  }

  hides(person: string): boolean {
    return this.muted.has(person) || this.blocked.has(person);
  }

  async mute(who: string, muted: boolean): Promise<void> {
    this.muted = new Set(await post<string[]>("/api/me/muted", { who, muted }, { isRepeatable: true }));
  }

  async block(who: string, blocked: boolean): Promise<void> {
    this.blocked = new Set(await post<string[]>("/api/me/blocked", { who, blocked }, { isRepeatable: true }));
  }
}

export const blocklist = new Blocklist();
