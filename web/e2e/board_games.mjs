// The four games on their own boards: whole games in six languages at both sizes and by keyboard.
import { play, playByKeyboard } from "./played_games.mjs";

const SOME = 40; // answers, where CI has no time for a whole game

/** One whole game of each title on every push, and some answers at the other size and by keyboard. */
const SHORT = {
  "kingsburg-phone-de": play({ game: "kingsburg", size: "phone", language: "de", theme: "light", seats: 2 }),
  "royals-desktop-en": play({ game: "royals", size: "desktop", language: "en", theme: "dark", seats: 2 }),
  "rival_kings-phone-fr": play({ game: "rival_kings", size: "phone", language: "fr", theme: "dark", seats: 2 }),
  "paladins-desktop-es": play({ game: "paladins", size: "desktop", language: "es", theme: "light", seats: 2 }),
  "some-kingsburg-desktop": play({
    game: "kingsburg",
    size: "desktop",
    language: "hu",
    theme: "dark",
    seats: 4,
    answers: SOME,
  }),
  "some-royals-phone": play({ game: "royals", size: "phone", language: "nl", theme: "light", seats: 3, answers: SOME }),
  "some-rival_kings-desktop": play({
    game: "rival_kings",
    size: "desktop",
    language: "hu",
    theme: "light",
    seats: 4,
    answers: SOME,
  }),
  "some-paladins-phone": play({
    game: "paladins",
    size: "phone",
    language: "de",
    theme: "dark",
    seats: 1,
    answers: SOME,
  }),
  "some-keys-kingsburg": playByKeyboard({ game: "kingsburg", language: "en", theme: "light", answers: SOME }),
  "some-keys-royals": playByKeyboard({ game: "royals", language: "hu", theme: "dark", answers: SOME }),
  "some-keys-rival_kings": playByKeyboard({ game: "rival_kings", language: "es", theme: "light", answers: SOME }),
  "some-keys-paladins": playByKeyboard({ game: "paladins", language: "nl", theme: "dark", answers: SOME }),
};

const LANGUAGES = ["en", "hu", "de", "fr", "nl", "es"];
/** The number of players, by game, in the order of the languages. */
const SEATS = {
  kingsburg: [3, 2, 4, 5, 2, 3],
  royals: [3, 2, 4, 2, 5, 3],
  rival_kings: [2, 4, 3, 4, 2, 4],
  paladins: [2, 1, 2, 1, 3, 2],
};

/** Whole games: each title in each language, in turn on a phone and on a desktop, dark and light. */
function wholeGames() {
  return Object.entries(SEATS).flatMap(([game, counts], first) =>
    LANGUAGES.map((language, n) => {
      const size = (n + first) % 2 ? "desktop" : "phone";
      const wish = { game, size, language, theme: n % 3 ? "dark" : "light", seats: counts[n] };
      return [`whole-${game}-${size}-${language}`, play(wish)];
    }),
  );
}

const KEYS = Object.keys(SEATS).map((game, n) => [
  `keyboard-${game}`,
  playByKeyboard({ game, language: LANGUAGES[n + 1], theme: n % 2 ? "dark" : "light" }),
]);

export const BOARDS = {
  ...Object.fromEntries(Object.entries(SHORT).map(([name, scenario]) => [name, { ...scenario, isShort: true }])),
  ...Object.fromEntries([...wholeGames(), ...KEYS]),
};
