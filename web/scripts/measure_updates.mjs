// The script that a page runs for each update of a table, from the browser's own trace of its main thread.

const CATEGORIES = ["devtools.timeline", "blink.user_timing"];
const SCRIPT = new Set(["FunctionCall", "EvaluateScript", "RunMicrotasks", "FireAnimationFrame", "TimerFire"]);
const LONGEST_WINDOW = 1_500_000; // microseconds after an update in which script still counts as its own

/** Runs in the page before anything else: marks the arrival of each update, and keeps its size. */
export function markUpdates() {
  window.updateSizes = [];
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...address) {
      super(...address);
      this.addEventListener("message", ({ data }) => {
        if (!data.startsWith('{"type":"update"')) return;
        performance.mark("update-came");
        window.updateSizes.push(data.length);
      });
    }
  };
}

/** Record while `work` runs; returns its result, the milliseconds of script for each update, and the longest piece of script. */
export async function traceUpdates(browser, page, work) {
  await browser.startTracing(page, { categories: CATEGORIES });
  const result = await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  return { result, ...scriptPerUpdate(traceEvents) };
}

function scriptPerUpdate(events) {
  const arrivals = events.filter((event) => event.name === "update-came" && event.ph !== "E").sort(byTime);
  const [first] = arrivals;
  if (!first) throw new Error("no update came while it was measured");
  const onMain = events.filter((event) => event.pid === first.pid && event.tid === first.tid);
  const scripts = outermost(onMain.filter((event) => event.ph === "X" && isOfPage(event)).sort(byTime));
  const clicks = onMain.filter((event) => event.name === "EventDispatch" && event.args.data?.type === "pointerdown");
  const ends = [...arrivals, ...clicks].map((event) => event.ts).sort((a, b) => a - b);
  const perUpdate = arrivals.map(({ ts }) => {
    const next = ends.find((end) => end > ts) ?? Infinity;
    const end = Math.min(next, ts + LONGEST_WINDOW);
    // the script that was running when the mark was set belongs to the update too
    const own = scripts.filter((script) => script.ts + script.dur > ts && script.ts < end);
    return own.reduce((sum, script) => sum + lasted(script), 0);
  });
  return { perUpdate, longest: Math.max(...scripts.map(lasted)) };
}

/** Whether it is script of the page, and not of the player who clicks on it: functions of the player have no address. */
const isOfPage = ({ name, args }) =>
  SCRIPT.has(name) && (name !== "FunctionCall" || Boolean(args.data?.url?.startsWith("http")));

/** Milliseconds of the thread's own time, so that a busy machine does not count. */
const lasted = (event) => (event.tdur ?? event.dur) / 1000;
const byTime = (a, b) => a.ts - b.ts;

/** Leaves out what lies inside another event of the list. */
function outermost(sorted) {
  let end = -1;
  return sorted.filter((event) => {
    if (event.ts + event.dur <= end) return false;
    end = event.ts + event.dur;
    return true;
  });
}
