// Measures how smoothly pieces fly: the time between frames, compared with one moving square and with the page at rest.
import { openPage } from "../browser.mjs";
import { countFrames, ENOUGH } from "../frame_counter.mjs";
import { playNow } from "../open_table.mjs";

const SMOOTH = 20; // ms between frames; 60 frames per second are 16.7 ms

export async function frameTimes({ browser, service, report }) {
  const { page, context, problems } = await openPage(browser, { url: service.url, motion: "full" });
  await playNow(page, "kingsburg");
  const { rest, square, flight, cost } = await countFrames(page, context);
  report.check(
    "frames",
    flight.length >= ENOUGH ? problems : [...problems, `only ${flight.length} frames with pieces in the air`],
  );
  await context.close();
  return `pieces in flight ${figures(flight)}; one plain square ${figures(square)}; at rest ${figures(rest)}; ${Math.round(cost)} ms of the page's own thread for an answer`;
}

function figures(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? NaN;
  const smooth = times.filter((time) => time < SMOOTH).length / times.length;
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  return `${Math.round(1000 / mean)} frames/s (median ${median.toFixed(1)} ms, ${Math.round(smooth * 100)} % under ${SMOOTH} ms, ${times.length} frames)`;
}
