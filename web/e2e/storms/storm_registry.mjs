// All storms by name; those marked `isShort` are run on every push.
import { blockedStorage, clockJumps } from "./device_storms.mjs";
import { failedRequests } from "./failed_requests.mjs";
import { droppedLine, halfOpenLine, slowLine } from "./line_storms.mjs";
import { newBuild } from "./new_build.mjs";
import { killedService } from "./service_kills.mjs";
import { twoTabs } from "./two_tabs.mjs";
import { workerUpdate } from "./worker_update.mjs";

const inKingsburg = (run, marks = {}) => ({ run, game: "kingsburg", ...marks });

export const STORMS = {
  "storm-requests": inKingsburg(failedRequests, { isShort: true }),
  "storm-build": inKingsburg(newBuild, { isShort: true }),
  "storm-worker": inKingsburg(workerUpdate, { isShort: true }),
  "storm-half-open": inKingsburg(halfOpenLine, { isShort: true }),
  "storm-slow": inKingsburg(slowLine),
  "storm-drops": inKingsburg(droppedLine, { isShort: true }),
  "storm-clock": inKingsburg(clockJumps, { isShort: true }),
  "storm-storage": inKingsburg(blockedStorage, { isShort: true }),
  "storm-tabs": inKingsburg(twoTabs),
  // others would notice the kills
  "storm-kills": inKingsburg(killedService, { isAlone: true }),
};
