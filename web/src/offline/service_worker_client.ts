import { handlingOf } from "./worker/cache_policy";
import type { WorkerMessage } from "./worker/messages_to_worker";

const WORKER = "/service_worker.js";
const SWITCH = "nosw"; // in the query: do without the worker, and remove it

let visited: string[] = []; // paths, the latest first

/** Register the service worker once the page is loaded and idle. */
export function startWorker(language: () => string): void {
  if (!("serviceWorker" in navigator) || !isSecureContext || import.meta.env.DEV) return;
  const start = new URLSearchParams(location.search).has(SWITCH) ? removeWorker : registerWorker;
  afterLoad(() =>
    whenIdle(() => {
      start().catch(reportNothing);
    }),
  );
  navigator.serviceWorker.ready.then(() => keepForOffline(language()), reportNothing);
}

/** Whether a worker could open this page without a connection. */
export function hasWorker(): boolean {
  return "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
}

/** Tell the worker what this page would need without a connection. */
export function keepForOffline(language: string): void {
  whenIdle(() => tellWorker({ type: "keep", language, paths: [...visited, ...loadedPaths()] }));
}

/** A game was opened: its board, texts and rules are worth keeping. */
export function visitGame(game: string, edition: string, language: string): void {
  const rules = `/api/games/${game}/rules/${edition}`;
  visited = [rules, ...visited.filter((path) => path !== rules)];
  keepForOffline(language);
}

/** Make the worker forget which games were visited here. */
export function forgetVisits(): void {
  visited = [];
  performance.clearResourceTimings();
  tellWorker({ type: "forget" });
}

/** The files and public data that this page has loaded so far. */
function loadedPaths(): string[] {
  const urls = performance.getEntriesByType("resource").map(({ name }) => name);
  const kept = urls.filter((url) => {
    const handling = handlingOf({ method: "GET", url, mode: "cors" }, location.origin);
    return handling === "asset" || handling === "public";
  });
  return [...new Set(kept.map((url) => new URL(url).pathname))];
}

function tellWorker(message: WorkerMessage): void {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message), reportNothing);
}

async function registerWorker(): Promise<void> {
  await navigator.serviceWorker.register(WORKER, { updateViaCache: "none" });
}

async function removeWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((one) => one.unregister()));
  const names = (await caches.keys()).filter((name) => name.startsWith("kingscourt-"));
  await Promise.all(names.map((name) => caches.delete(name)));
  indexedDB.deleteDatabase("kingscourt");
}

function afterLoad(work: () => void): void {
  if (document.readyState === "complete") work();
  else addEventListener("load", work, { once: true });
}

function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 1000);
}

/** The client works without the worker, so nobody needs to hear that there is none. */
function reportNothing(): void {
  // some browsers refuse workers in private windows
}
