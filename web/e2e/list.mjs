// The parts of a run by name; those of the short run are enough for every push.
import { apiPage } from "./parts/api.mjs";
import { onThisDevice } from "./parts/device.mjs";
import { faults } from "./parts/faults.mjs";
import { frames } from "./parts/frames.mjs";
import { friends } from "./parts/friends.mjs";
import { wholeGame } from "./parts/games.mjs";
import { byKeyboard } from "./parts/keyboard.mjs";
import { byConsent } from "./parts/consent.mjs";
import { atHome, inOneRoom } from "./parts/local.mjs";
import { replays } from "./parts/replays.mjs";
import { screens } from "./parts/screens.mjs";

const play = (wish) => ({ game: wish.game, run: (run) => wholeGame(run, wish) });
const type = (wish) => ({ game: wish.game, run: (run) => byKeyboard(run, wish) });

export const PARTS = {
  faults: { run: faults, isShort: true },
  api: { run: apiPage, isShort: true },
  screens: { run: screens, game: "kingsburg", isShort: true },
  friends: { run: friends, game: "kingsburg", isShort: true },
  device: { run: onThisDevice, game: "kingsburg", isShort: true },
  consent: { run: byConsent, game: "kingsburg", isShort: true },
  replays: { run: replays, game: "heirlooms", isShort: true },
  local: { run: atHome, game: "kingsburg", isShort: true },
  lan: { run: inOneRoom, game: "kingsburg", isShort: true },
  "kingsburg-phone-hu": { ...play({ game: "kingsburg", size: "phone", language: "hu", theme: "light", seats: 2 }), isShort: true },
  "royals-desktop-en": { ...play({ game: "royals", size: "desktop", language: "en", theme: "dark", seats: 2 }), isShort: true },
  "rival_kings-phone-hu": { ...play({ game: "rival_kings", size: "phone", language: "hu", theme: "dark", seats: 2 }), isShort: true },
  "paladins-desktop-en": { ...play({ game: "paladins", size: "desktop", language: "en", theme: "light", seats: 2 }), isShort: true },
  "keyboard-kingsburg": type({ game: "kingsburg", language: "en", theme: "light" }),
  "keyboard-royals": type({ game: "royals", language: "hu", theme: "dark" }),
  "kingsburg-desktop-en": play({ game: "kingsburg", size: "desktop", language: "en", theme: "dark", motion: "full" }),
  "kingsburg-desktop-hu": play({ game: "kingsburg", size: "desktop", language: "hu", theme: "light" }),
  "kingsburg-phone-en": play({ game: "kingsburg", size: "phone", language: "en", theme: "dark" }),
  "royals-desktop-hu": play({ game: "royals", size: "desktop", language: "hu", theme: "light" }),
  "royals-phone-en": play({ game: "royals", size: "phone", language: "en", theme: "dark", motion: "full" }),
  "royals-phone-hu": play({ game: "royals", size: "phone", language: "hu", theme: "light" }),
  "heirlooms-desktop-de": play({ game: "heirlooms", size: "desktop", language: "de", theme: "light" }),
  // alone at the end: nothing else disturbs what it measures
  frames: { run: frames, game: "kingsburg", isShort: true, isAlone: true },
};

const GAME = /^(?<game>[a-z_]+)-(?<size>phone|desktop)-(?<language>en|hu|de|fr|nl|es)-(?<theme>dark|light)(-(?<seats>[1-6]))?(-(?<motion>none|fast|full))?$/;

/** A part of the list, or any game that its name describes: `royals-phone-de-dark-4-full`. */
export function partOf(name) {
  const { groups: wish } = GAME.exec(name) ?? {};
  return PARTS[name] ?? (wish && play({ ...wish, seats: wish.seats && Number(wish.seats) }));
}
