import { gameOf, languageOf } from "./cache_policy";

/** What the build has, by the purpose of each file. All are paths from the root. */
export interface BuildFiles {
  /** Differs whenever a file of the build differs. */
  version: string;
  /** The script that the page loads; a page without it belongs to another build. */
  entry: string;
  /** Everything that the first screen and a table need, in any language and for any game. */
  shell: string[];
  /** The texts of the client, by language. */
  languages: Record<string, string[]>;
  /** The boards, by game; `generic` is the board of all games without their own. */
  boards: Record<string, string[]>;
  /** Fonts; a page keeps those that it has used. */
  fonts: string[];
}

/** What a page wants to have at hand without a connection. */
export interface Wish {
  /** The chosen language. */
  language: string;
  /** Paths that the page has loaded, and public data of the games it has visited. */
  paths: string[];
}

const MOST_GAMES = 4; // so that everything together stays below half a megabyte

/** Every path to keep for a wish: the shell, one language, and the games visited, those named first being the latest. */
export function pathsToKeep(build: BuildFiles, { language, paths }: Wish): string[] {
  const visited = [...new Set(paths.flatMap((path) => gameOf(path) ?? []))].slice(0, MOST_GAMES);
  const gameData = paths.filter(
    (path) => visited.includes(gameOf(path) ?? "") && (languageOf(path) ?? language) === language,
  );
  return [
    ...new Set([
      ...build.shell,
      ...(build.languages[language] ?? []),
      ...visited.flatMap((game) => build.boards[game] ?? build.boards.generic ?? []),
      ...visited.map((game) => `/api/games/${game}/texts/${language}`),
      ...gameData,
      ...paths.filter((path) => build.fonts.includes(path)),
    ]),
  ];
}

/** What an earlier build kept, as a wish to the present one. */
export function wishOfEarlier(paths: string[], build: Pick<BuildFiles, "languages">): Wish | undefined {
  const language = paths.map(languageOf).find((code) => code !== undefined && code in build.languages);
  return language === undefined ? undefined : { language, paths };
}

/** Whether a kept path tells which games somebody has visited. */
export function tellsOfVisits(build: BuildFiles, path: string): boolean {
  return gameOf(path) !== undefined || Object.values(build.boards).some((files) => files.includes(path));
}
