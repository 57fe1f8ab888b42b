import { gameOf } from "./cache_policy";
import { tellsOfVisits, pathsToKeep, wishOfEarlier, type BuildFiles, type Wish } from "./files_to_keep";

const PREFIX = "kingscourt-";
const PAGE = "/";
// Facts are asked for with a version in the query, and no answer here depends on request headers.
const LOOSELY: CacheQueryOptions = { ignoreSearch: true, ignoreVary: true };

/** The files kept for one build. Each build has a cache of its own, and is complete or not there at all. */
export class FileCache {
  private readonly name: string;

  constructor(private readonly build: BuildFiles) {
    this.name = PREFIX + build.version;
  }

  /** Keep the page and the shell, and as much as possible of what the build before this one kept. */
  async install(): Promise<void> {
    const page = await fetch(PAGE, { cache: "reload" });
    const isOurs = page.ok && (await page.clone().text()).includes(this.build.entry);
    if (!isOurs) throw new Error("the service has another build by now");
    const wish = wishOfEarlier(await this.earlierPaths(), this.build);
    const cache = await this.open();
    await cache.addAll(this.build.shell);
    await cache.put(PAGE, page);
    if (wish) await this.keep(wish);
  }

  /** Delete what other builds kept. */
  async deleteOthers(): Promise<void> {
    await Promise.all((await this.others()).map((name) => caches.delete(name)));
  }

  /** Keep what a page wants, and of other languages and boards nothing. What cannot be fetched now is left out. */
  async keep(wish: Wish): Promise<void> {
    const cache = await this.open();
    const kept = (await cache.keys()).map(pathOf);
    const wanted = pathsToKeep(this.build, { ...wish, paths: [...wish.paths, ...kept] });
    const missing = wanted.filter((path) => !kept.includes(path));
    await Promise.allSettled(missing.map((path) => cache.add(path)));
    const surplus = kept.filter((path) => path !== PAGE && !wanted.includes(path));
    await Promise.all(surplus.map((path) => cache.delete(path, LOOSELY)));
  }

  /** Forget which games were visited here. */
  async forgetVisits(): Promise<void> {
    const cache = await this.open();
    const told = (await cache.keys()).map(pathOf).filter((path) => tellsOfVisits(this.build, path));
    await Promise.all(told.map((path) => cache.delete(path, LOOSELY)));
  }

  page(): Promise<Response | undefined> {
    return this.find(PAGE);
  }

  async find(request: Request | string): Promise<Response | undefined> {
    return (await this.open()).match(request, LOOSELY);
  }

  /** Keep the newest data of a game, and renew what is kept already. */
  async refresh(request: Request, answer: Response): Promise<void> {
    const cache = await this.open();
    const isWorthIt = gameOf(pathOf(request)) !== undefined || (await cache.match(request, LOOSELY)) !== undefined;
    if (!answer.ok || !isWorthIt) return;
    await cache.delete(request, LOOSELY);
    await cache.put(request, answer);
  }

  private open(): Promise<Cache> {
    return caches.open(this.name);
  }

  private async others(): Promise<string[]> {
    return (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== this.name);
  }

  private async earlierPaths(): Promise<string[]> {
    const opened = await Promise.all((await this.others()).map((name) => caches.open(name)));
    const keys = await Promise.all(opened.map((cache) => cache.keys()));
    return keys.flat().map(pathOf);
  }
}

function pathOf(request: Request): string {
  return new URL(request.url).pathname;
}
