import { ApiError } from "../service/http/http";
import { say } from "../texts/translations.svelte";

/** What went wrong, in the reader's language. The service translates its own errors; anything else gets a general text. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return String(error);
  if (error.isOffline) return say("web-offline");
  return error.body.code === "unknown" ? say("web-problem") : error.body.words;
}
