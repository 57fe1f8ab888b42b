// Sent instead of the service worker where the host has switched it off: removes the worker and everything it kept.
addEventListener("install", () => self.skipWaiting());
addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave() {
  const names = (await caches.keys()).filter((name) => name.startsWith("kingscourt-"));
  await Promise.all(names.map((name) => caches.delete(name)));
  indexedDB.deleteDatabase("kingscourt");
  await self.registration.unregister();
}
