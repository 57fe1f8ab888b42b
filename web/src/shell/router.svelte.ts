/** Where we are: the path in parts and the query. */
class Router {
  path = $state(location.pathname);
  query = $state(location.search);

  constructor() {
    addEventListener("popstate", () => this.look());
  }

  get parts(): string[] {
    return this.path.split("/").filter(Boolean);
  }

  param(name: string): string {
    return new URLSearchParams(this.query).get(name) ?? "";
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.look();
    scrollTo(0, 0);
  }

  private look(): void {
    this.path = location.pathname;
    this.query = location.search;
  }
}

export const router = new Router();

/** For links: go there without loading the page anew, unless a new tab is wanted. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || link.origin !== location.origin || link.hasAttribute("download") || link.target) return;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  router.go(link.pathname + link.search);
}
