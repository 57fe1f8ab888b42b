import { tabStorage } from "../storage";

const STORAGE_KEY = "kingscourt-reloaded-at";
const SHORTEST_GAP = 60_000; // a second reload so soon would not help either

/** What the guard against endless reloads needs of the browser. */
export interface Page {
  reload: () => void;
  /** Whether this page was itself loaded by a reload. */
  wasReloaded: () => boolean;
  now: () => number;
}

const THIS_PAGE: Page = {
  reload: () => location.reload(),
  wasReloaded: () =>
    performance
      .getEntriesByType("navigation")
      .some((entry) => (entry as PerformanceNavigationTiming).type === "reload"),
  now: () => Date.now(),
};

/**
 * Load the client anew at the same address, because the service has a newer one. Returns false, without reloading, if
 * that was done moments ago: then the person decides.
 */
export function reloadForNewClient(page: Page = THIS_PAGE): boolean {
  const last = Number(tabStorage.get(STORAGE_KEY) ?? 0);
  const isTooSoon = Math.abs(page.now() - last) < SHORTEST_GAP;
  const isRemembered = tabStorage.set(STORAGE_KEY, String(page.now()));
  if (isTooSoon || (!isRemembered && page.wasReloaded())) return false;
  page.reload();
  return true;
}
