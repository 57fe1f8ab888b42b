/**
 * How the service worker answers a request:
 * - `page`: from the network, or with the kept page if the network takes too long;
 * - `asset`: kept files first, because their names contain a hash of their content;
 * - `public`: from the network, else from what is kept: files without a hash and what everybody may know of a game;
 * - `network`: not touched at all. That includes everything that belongs to a person.
 */
export type Handling = "page" | "asset" | "public" | "network";

export interface RequestFacts {
  method: string;
  url: string;
  mode: string;
}

const GAME_DATA = /^\/api\/games\/([^/]+)\/(?:texts|facts|rules)\/([^/]+)$/;
const FILE_OF_THE_PAGE = /^\/(?!service_worker)[\w-]+\.(js|svg|webmanifest)$/;

export function handlingOf({ method, url, mode }: RequestFacts, origin: string): Handling {
  const { origin: host, pathname } = new URL(url, origin);
  if (method !== "GET" || host !== origin) return "network";
  if (pathname.startsWith("/assets/")) return "asset";
  if (GAME_DATA.test(pathname) || FILE_OF_THE_PAGE.test(pathname)) return "public";
  if (mode === "navigate" && isRouteOfTheClient(pathname)) return "page";
  return "network";
}

/** The client routes every address except those of the API and of files. */
function isRouteOfTheClient(pathname: string): boolean {
  return !/^\/api(\/|$)/.test(pathname) && !/\.[a-z0-9]+$/i.test(pathname);
}

/** The game whose public data an address has, if it has any. */
export function gameOf(pathname: string): string | undefined {
  return GAME_DATA.exec(pathname)?.[1];
}

/** The language of a game's texts at an address, if there are texts. */
export function languageOf(pathname: string): string | undefined {
  return pathname.includes("/texts/") ? GAME_DATA.exec(pathname)?.[2] : undefined;
}
