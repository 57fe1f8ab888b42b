// What a person really loads must stay below fixed bars: the home page, a whole game with a board, one without.
import { kilobytes } from "../../scripts/measure_figures.mjs";
import { measureTraffic } from "../../scripts/measure_games.mjs";
import { measureFirstLoad } from "../../scripts/measure_loading.mjs";

const HOME = 160_000; // cold, in English, before a service worker keeps anything
const HOME_FONTS = 3; // files
// Games are drawn at random and played by clicking at random: 55 kB, and 245 to 274 kB, were measured. The goals are
// 60 and 250 kB; the bars leave room for a long game.
const KINGSBURG_STREAM = 70_000;
const PALADINS = 300_000; // with all requests of the game

export async function transferSize({ browser, service, report }) {
  const { first } = await measureFirstLoad(browser, service.url);
  const fonts = first.fonts?.requests ?? 0;
  const kingsburg = await measureTraffic(browser, service.url, "kingsburg");
  const paladins = await measureTraffic(browser, service.url, "paladins");
  const paladinsBytes = paladins.streamBytes + paladins.requestBytes;
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
