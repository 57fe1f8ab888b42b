import { handlingOf } from "./cache_policy";
import { FileCache } from "./file_cache";
import type { BuildFiles } from "./files_to_keep";
import { isWorkerMessage, type WorkerMessage } from "./messages_to_worker";
import { within } from "./result_within_time";
import type { FetchEvent, WorkerScope } from "./worker_scope_types";

declare const BUILD_FILES: BuildFiles; // put in by scripts/precache_plugin.ts
const NETWORK_LIMIT = 3000; // milliseconds, after which a kept copy is better than waiting

const scope = self as unknown as WorkerScope;
const files = new FileCache(BUILD_FILES);

scope.addEventListener("install", (event) => event.waitUntil(files.install()));
scope.addEventListener("activate", (event) => event.waitUntil(activate()));
scope.addEventListener("message", (event) => {
  if (isWorkerMessage(event.data)) event.waitUntil(obey(event.data));
});
scope.addEventListener("fetch", (event) => {
  const handling = handlingOf(event.request, scope.location.origin);
  if (handling === "page") event.respondWith(answerPage(event));
  else if (handling === "asset") event.respondWith(answerAsset(event.request));
  else if (handling === "public") event.respondWith(answerPublic(event));
});

/** A new worker is activated only when no page uses the files of the old one any more. */
async function activate(): Promise<void> {
  await files.deleteOthers();
  await scope.clients.claim();
}

async function obey(message: WorkerMessage): Promise<void> {
  if (message.type === "keep") await files.keep(message);
  else if (message.type === "forget") await files.forgetVisits();
  else await scope.skipWaiting();
}

async function answerPage(event: FetchEvent): Promise<Response> {
  const asked = fetch(event.request);
  const fresh = await within(asked, NETWORK_LIMIT);
  if (fresh && fresh.status < 500) {
    event.waitUntil(handOver());
    return fresh;
  }
  return (await files.page()) ?? asked;
}

async function answerAsset(request: Request): Promise<Response> {
  return (await files.find(request)) ?? fetch(request);
}

async function answerPublic(event: FetchEvent): Promise<Response> {
  const asked = fetch(event.request);
  const fresh = await within(asked, NETWORK_LIMIT);
  if (fresh?.ok) {
    event.waitUntil(files.refresh(event.request, fresh.clone()));
    return fresh;
  }
  return (await files.find(event.request)) ?? asked;
}

/** Let a waiting worker take over on a navigation, unless other tabs still run the build of this one. */
async function handOver(): Promise<void> {
  const { waiting } = scope.registration;
  if (!waiting) return;
  const tabs = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (tabs.length <= 1) waiting.postMessage({ type: "take-over" } satisfies WorkerMessage);
}
