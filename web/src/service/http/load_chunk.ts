import { reloadForNewClient } from "./reload_for_new_client";
import { retrying } from "./retry";

/** A part of the client could not be loaded, even after several tries. */
export class ChunkError extends Error {}

const FAILURES_BEFORE_RELOAD = 2;
const LOST_STYLESHEET = /^Unable to preload CSS for (\S+)/; // said by Vite's preloading, which never tries again

/**
 * Load a part of the client, several times if need be. If it is gone although the service answers, the service has a
 * newer client: that one is loaded and opens the same page, and this promise stays pending.
 */
export function loadChunk<T>(load: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  let failures = 0;
  const attempt = async (): Promise<T> => {
    try {
      return await loadWithStyles(load);
    } catch (error) {
      failures += 1;
      if (failures >= FAILURES_BEFORE_RELOAD && (await answers()) && !signal?.aborted && reloadForNewClient())
        return new Promise(() => undefined);
      throw new ChunkError(String(error));
    }
  };
  return retrying(attempt, { signal, waitAfter: () => 0 });
}

/** Load a chunk; a stylesheet of it that was lost is loaded once more, and then the chunk. */
async function loadWithStyles<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const [, address] = LOST_STYLESHEET.exec(error instanceof Error ? error.message : "") ?? [];
    if (!address) throw error;
    await loadStylesheet(address);
    return load();
  }
}

function loadStylesheet(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = address;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`Unable to preload CSS for ${address}`));
    };
    document.head.append(link);
  });
}

/** Whether the service can be reached; without it a reload would only show the browser's error page. */
async function answers(): Promise<boolean> {
  try {
    return (await fetch("/", { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
