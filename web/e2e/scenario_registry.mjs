// All scenarios by name; those marked `isShort` are run on every push.
import { apiDocsPage } from "./scenarios/api_docs_page.mjs";
import { signingOut } from "./scenarios/signing_out.mjs";
import { sharedDevice } from "./scenarios/shared_device.mjs";
import { plantedFaults } from "./scenarios/planted_faults.mjs";
import { hardConditions } from "./scenarios/hard_conditions.mjs";
import { frameTimes } from "./scenarios/frame_times.mjs";
import { inviteAndReconnect } from "./scenarios/invite_and_reconnect.mjs";
import { company } from "./scenarios/company.mjs";
import { consent } from "./scenarios/consent.mjs";
import { playOnLocalNetwork, playOnThisComputer } from "./scenarios/local_play.mjs";
import { gallery } from "./scenarios/gallery.mjs";
import { hints } from "./scenarios/hints.mjs";
import { learn } from "./scenarios/learn.mjs";
import { practice } from "./scenarios/practice.mjs";
import { offline } from "./scenarios/offline.mjs";
import { review } from "./scenarios/review.mjs";
import { rules } from "./scenarios/rules.mjs";
import { replay } from "./scenarios/replay.mjs";
import { transferSize } from "./scenarios/transfer_size.mjs";
import { screens } from "./scenarios/screens.mjs";
import { STORMS } from "./storms/storm_registry.mjs";

import { BOARDS } from "./board_games.mjs";
import { LESSONS, namedLesson } from "./lesson_games.mjs";
import { play } from "./played_games.mjs";

export const SCENARIOS = {
  faults: { run: plantedFaults, isShort: true },
  api: { run: apiDocsPage, isShort: true },
  screens: { run: screens, game: "kingsburg", isShort: true },
  conditions: { run: hardConditions, game: "kingsburg", isShort: true },
  friends: { run: inviteAndReconnect, game: "kingsburg", isShort: true },
  device: { run: sharedDevice, game: "kingsburg", isShort: true },
  "sign-out": { run: signingOut, game: "heirlooms", isShort: true },
  company: { run: company, game: "kingsburg", isShort: true },
  consent: { run: consent, game: "kingsburg", isShort: true },
  learn: { run: learn, game: "kingsburg", isShort: true },
  rules: { run: rules, game: "kingsburg", isShort: true },
  gallery: { run: gallery, game: "royals", isShort: true },
  hints: { run: hints, game: "kingsburg", isShort: true },
  practice: { run: practice, game: "kingsburg", isShort: true },
  offline: { run: offline, game: "kingsburg", isShort: true },
  replays: { run: replay, game: "heirlooms", isShort: true },
  review: { run: review, game: "heirlooms", isShort: true },
  local: { run: playOnThisComputer, game: "kingsburg", isShort: true },
  lan: { run: playOnLocalNetwork, game: "kingsburg", isShort: true },
  ...BOARDS,
  ...LESSONS,
  "liars_dice-phone-en": {
    ...play({ game: "liars_dice", size: "phone", language: "en", theme: "light", seats: 3 }),
    isShort: true,
  },
  "heirlooms-desktop-de": play({ game: "heirlooms", size: "desktop", language: "de", theme: "light" }),
  bytes: { run: transferSize, game: "kingsburg", isShort: true },
  ...STORMS,
  // runs alone at the end, so that nothing disturbs the measurement
  frames: { run: frameTimes, game: "kingsburg", isShort: true, isAlone: true },
};

/** What takes longest of a short run, in this order. */
export const LONGEST = [
  "bytes",
  "review",
  "paladins-desktop-es",
  "rival_kings-phone-fr",
  "royals-desktop-en",
  "lesson-kingsburg-desktop-hu-wrong",
  "lesson-kingsburg-desktop-hu-obedient",
  "screens",
  "storm-requests",
  "kingsburg-phone-de",
  "friends",
  "storm-drops",
  "storm-clock",
  "learn",
  "hints",
];

/** Names that stand for several scenarios. */
export const GROUPS = { storms: Object.keys(STORMS), boards: Object.keys(BOARDS), lessons: Object.keys(LESSONS) };

const GAME =
  /^(?<game>[a-z_]+)-(?<size>phone|desktop)-(?<language>en|hu|de|fr|nl|es)-(?<theme>dark|light)(-(?<seats>[1-6]))?(-(?<motion>none|fast|full))?$/;

/** A scenario of the list, or a lesson or game described by its name: `royals-phone-de-dark-4-full`. */
export function findScenario(name) {
  const { groups: wish } = GAME.exec(name) ?? {};
  return SCENARIOS[name] ?? namedLesson(name) ?? (wish && play({ ...wish, seats: wish.seats && Number(wish.seats) }));
}
