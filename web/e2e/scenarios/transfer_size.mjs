// What a person really loads must stay below fixed bars: the home page, a whole game with a board, one without.
import { kilobytes } from "../../scripts/measure_figures.mjs";
import { measureTraffic } from "../../scripts/measure_games.mjs";
import { measureFirstLoad } from "../../scripts/measure_loading.mjs";

const HOME = 160_000; // cold, in English, before a service worker keeps anything
const HOME_FONTS = 3; // files
// Games are drawn at random and played by clicking at random: 55 kB were measured for Kingsburg. A game of Paladins takes
// 780 to 860 bytes of stream for each answer, which makes 275 to 290 kB for its usual length. The goals are 60 and 250 kB;
// the first bar leaves room for a long game.
const KINGSBURG_STREAM = 70_000;
const PALADINS = 300_000; // with all requests, for a game of the usual length
const PALADINS_ANSWERS = 160; // the mean of eight games, which had 127 to 177

export async function transferSize({ browser, service, report }) {
  const { first } = await measureFirstLoad(browser, service.url);
  const fonts = first.fonts?.requests ?? 0;
  const kingsburg = await measureTraffic(browser, service.url, "kingsburg");
  const paladins = await measureTraffic(browser, service.url, "paladins");
  const paladinsStream = (paladins.streamBytes / paladins.answers) * PALADINS_ANSWERS; // whatever length chance gave it
  const paladinsBytes = paladins.requestBytes + paladinsStream;
  report.check("bytes", [
    ...tooMuch("the home page", first.all.bytes, HOME),
    ...(fonts > HOME_FONTS ? [`the home page loads ${fonts} font files, at most ${HOME_FONTS}`] : []),
    ...tooMuch("the stream of a Kingsburg game", kingsburg.streamBytes, KINGSBURG_STREAM),
    ...tooMuch("a Paladins game", paladinsBytes, PALADINS),
  ]);
  return `home ${kilobytes(first.all.bytes)} with ${fonts} font files; a Kingsburg game ${kilobytes(kingsburg.streamBytes)} of stream and ${kilobytes(kingsburg.requestBytes)} of requests; a Paladins game ${kilobytes(paladinsBytes)}`;
}

function tooMuch(what, bytes, most) {
  return bytes > most ? [`${what} takes ${kilobytes(bytes)}, at most ${kilobytes(most)}`] : [];
}
