import type { ChatLine } from "../../wire/service";

/** What has been read of the chats that came while this page was open. */
class UnreadChatLines {
  private last = $state.raw<Record<string, number>>({});

  /** How many lines by others have not been read yet. */
  unread(table: string, lines: readonly ChatLine[], me: string): number {
    const last = this.last[table] ?? 0;
    return lines.filter((line) => line.id > last && line.person !== me).length;
  }

  markRead(table: string, lines: readonly ChatLine[]): void {
    const newest = Math.max(0, ...lines.map((line) => line.id));
    if (newest > (this.last[table] ?? 0)) this.last = { ...this.last, [table]: newest };
  }
}

export const unreadChatLines = new UnreadChatLines();
