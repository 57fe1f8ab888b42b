import type { Wish } from "./files_to_keep";

/** What pages, and an old worker, say to a service worker. */
export type WorkerMessage = ({ type: "keep" } & Wish) | { type: "forget" } | { type: "take-over" };

export function isWorkerMessage(data: unknown): data is WorkerMessage {
  if (typeof data !== "object" || data === null || !("type" in data)) return false;
  return data.type === "keep" || data.type === "forget" || data.type === "take-over";
}
