import { beforeEach, expect, test, vi } from "vitest";
import { FileCache } from "./file_cache";
import type { BuildFiles } from "./files_to_keep";

const HOST = "https://kingscourt.test";
const buildOf = (version: string): BuildFiles => ({
  version,
  entry: `/assets/index-${version}.js`,
  shell: [`/assets/index-${version}.js`],
  languages: { en: [`/assets/en-${version}.js`], hu: [`/assets/hu-${version}.js`] },
  boards: { kingsburg: [`/assets/kingsburg-${version}.js`] },
  fonts: [],
});

/** As much of a browser's cache as is used here. */
class FakeCache {
  readonly answers = new Map<string, Response>();
  private readonly path = (key: Request | string) => new URL(typeof key === "string" ? key : key.url, HOST).pathname;
  keys = () => Promise.resolve([...this.answers.keys()].map((path) => new Request(HOST + path)));
  match = (key: Request | string) => Promise.resolve(this.answers.get(this.path(key))?.clone());
  delete = (key: Request | string) => Promise.resolve(this.answers.delete(this.path(key)));
  put = (key: Request | string, answer: Response) => Promise.resolve(void this.answers.set(this.path(key), answer));
  async add(path: string): Promise<void> {
    const answer = await fetch(path);
    if (!answer.ok) throw new TypeError("not found");
    await this.put(path, answer);
  }
  addAll = async (paths: string[]) => void (await Promise.all(paths.map((path) => this.add(path))));
}

let opened: Map<string, FakeCache>;
let served: (path: string) => Response;

function serve(version: string): void {
  served = (path) => new Response(path === "/" ? `<script src="/assets/index-${version}.js">` : path);
}

beforeEach(() => {
  opened = new Map();
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(served(path)));
  vi.stubGlobal("caches", {
    open: (name: string) => Promise.resolve(opened.get(name) ?? opened.set(name, new FakeCache()).get(name)),
    keys: () => Promise.resolve([...opened.keys()]),
    delete: (name: string) => Promise.resolve(opened.delete(name)),
  });
});

const pathsOf = (name: string) => [...(opened.get(name)?.answers.keys() ?? [])].sort();

test("a build keeps its page and its shell, then what a page wants", async () => {
  serve("1");
  const cache = new FileCache(buildOf("1"));
  await cache.install();
  expect(pathsOf("kingscourt-1")).toEqual(["/", "/assets/index-1.js"]);
  await cache.keep({ language: "hu", paths: ["/api/games/kingsburg/rules/first"] });
  expect(pathsOf("kingscourt-1")).toEqual([
    "/",
    "/api/games/kingsburg/rules/first",
    "/api/games/kingsburg/texts/hu",
    "/assets/hu-1.js",
    "/assets/index-1.js",
    "/assets/kingsburg-1.js",
  ]);
});

test("a page of another build is never kept", async () => {
  serve("2");
  await expect(new FileCache(buildOf("1")).install()).rejects.toThrow("another build");
  expect(await new FileCache(buildOf("1")).page()).toBeUndefined();
});

test("a new build has the games of the old one, which stays until it is told to go", async () => {
  serve("1");
  const old = new FileCache(buildOf("1"));
  await old.install();
  await old.keep({ language: "hu", paths: ["/api/games/kingsburg/rules/first"] });
  serve("2");
  const next = new FileCache(buildOf("2"));
  await next.install();
  expect(await old.find("/assets/kingsburg-1.js")).toBeDefined();
  expect(pathsOf("kingscourt-2")).toContain("/assets/kingsburg-2.js");
  await next.deleteOthers();
  expect([...opened.keys()]).toEqual(["kingscourt-2"]);
});

test("another language replaces the one before", async () => {
  serve("1");
  const cache = new FileCache(buildOf("1"));
  await cache.install();
  await cache.keep({ language: "hu", paths: ["/api/games/kingsburg/rules/first"] });
  await cache.keep({ language: "en", paths: [] });
  const kept = pathsOf("kingscourt-1");
  expect(kept.filter((path) => /hu/.test(path))).toEqual([]);
  expect(kept).toContain("/api/games/kingsburg/texts/en");
  expect(kept).toContain("/api/games/kingsburg/rules/first");
});

test("after signing out nothing tells which games were visited", async () => {
  serve("1");
  const cache = new FileCache(buildOf("1"));
  await cache.install();
  await cache.keep({ language: "hu", paths: ["/api/games/kingsburg/rules/first"] });
  await cache.forgetVisits();
  expect(pathsOf("kingscourt-1")).toEqual(["/", "/assets/hu-1.js", "/assets/index-1.js"]);
});

test("a file that cannot be fetched is left out, and everything else is kept", async () => {
  serve("1");
  const cache = new FileCache(buildOf("1"));
  await cache.install();
  served = (path) => new Response(path, { status: path.includes("rules") ? 503 : 200 });
  await cache.keep({ language: "hu", paths: ["/api/games/kingsburg/rules/first"] });
  expect(pathsOf("kingscourt-1")).not.toContain("/api/games/kingsburg/rules/first");
  expect(pathsOf("kingscourt-1")).toContain("/assets/kingsburg-1.js");
});

test("new data of a game replaces the old; a refusal does not", async () => {
  serve("1");
  const cache = new FileCache(buildOf("1"));
  const request = new Request(`${HOST}/api/games/kingsburg/facts/first?rules=2`);
  await cache.refresh(request, new Response("new"));
  await cache.refresh(request, new Response("refused", { status: 503 }));
  expect(await (await cache.find(request))?.text()).toBe("new");
  await cache.refresh(new Request(`${HOST}/robots.txt`), new Response("rarely used"));
  expect(pathsOf("kingscourt-1")).toEqual(["/api/games/kingsburg/facts/first"]);
});
