// The lessons as scenarios: each title in each language, at both sizes, obediently and with something wrong at every step.
import { lesson } from "./scenarios/lessons.mjs";

const GAMES = ["kingsburg", "royals", "rival_kings", "paladins"];
const LANGUAGES = ["hu", "en", "de", "fr", "nl", "es"];
const WAYS = [
  { size: "desktop", isWrong: false },
  { size: "phone", isWrong: true },
  { size: "desktop", isWrong: true },
  { size: "phone", isWrong: false },
];

function scenario(wish) {
  const { game, size, language, isWrong } = wish;
  const name = `lesson-${game}-${size}-${language}-${isWrong ? "wrong" : "obedient"}`;
  return [name, { game, run: (run) => lesson(run, wish) }];
}

const matrix = GAMES.flatMap((game, first) =>
  LANGUAGES.map((language, n) =>
    scenario({ game, language, theme: (n + first) % 2 ? "light" : "dark", ...WAYS[(n + first) % WAYS.length] }),
  ),
);
const short = [false, true].map((isWrong) =>
  scenario({ game: "kingsburg", language: "hu", theme: "dark", size: "desktop", isWrong }),
);
const generic = scenario({ game: "heirlooms", language: "en", theme: "light", size: "phone", isWrong: true });

const NAME = /^lesson-(?<game>[a-z_]+)-(?<size>phone|desktop)-(?<language>en|hu|de|fr|nl|es)-(?<way>wrong|obedient)$/;

/** The lesson that a name like `lesson-paladins-phone-en-obedient` describes, also outside the matrix. */
export function namedLesson(name) {
  const { groups: wish } = NAME.exec(name) ?? {};
  return wish && scenario({ ...wish, theme: "light", isWrong: wish.way === "wrong" })[1];
}

export const LESSONS = {
  ...Object.fromEntries([...matrix, generic]),
  ...Object.fromEntries(short.map(([name, one]) => [name, { ...one, isShort: true }])),
};
