import { HistoryLayers } from "./history_layers";

/** The part of the home page that an address leads to: `/?at=tables`. */
export const AT = "at";
export const TABLES = "tables";

/** The current address: the path in parts, and the query. */
class Router {
  path = $state(location.pathname);
  query = $state(location.search);
  private readonly layers = new HistoryLayers(history);

  constructor() {
    history.replaceState(null, ""); // after a reload no layer is open
    addEventListener("popstate", () => {
      this.layers.moved();
      this.update();
    });
  }

  get parts(): string[] {
    return this.path.split("/").filter(Boolean);
  }

  param(name: string): string {
    return new URLSearchParams(this.query).get(name) ?? "";
  }

  go(path: string, replace = false): void {
    this.layers.leave(replace, (isOnLayer) => {
      if (replace || isOnLayer) history.replaceState(null, "", path);
      else history.pushState(null, "", path);
      this.update();
      scrollTo(0, 0);
    });
  }

  /**
   * Let Back close a sheet or dialog instead of leaving the page: `close` is called then. Returns what to call when the
   * layer is gone for whatever reason, so that its history entry goes too.
   */
  openLayer(close: () => void): () => void {
    return this.layers.open(close);
  }

  private update(): void {
    this.path = location.pathname;
    this.query = location.search;
  }
}

export const router = new Router();

/** Click handler for links: navigate without reloading the page, unless the link should open in a new tab. */
export function followLink(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || link.origin !== location.origin || link.hasAttribute("download") || link.target) return;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.pathname.startsWith("/api/")) return;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  if (isHere && link.hash) return; // the browser goes to a part of this page itself
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
