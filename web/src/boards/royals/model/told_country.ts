import type { PlaybackStep } from "../../../table/playback/playback_steps";
import type { CountryView } from "../../../wire/royals";
import type { WireMove } from "../../../wire/service";

/** The country in which a place lies; nothing for what belongs to no country. */
export function countryOfPlace(place: string, countries: readonly CountryView[]): string | undefined {
  const [area, id = "", within = ""] = place.split("/");
  if (area === "city") return countries.find((country) => country.cities.some((city) => city.id === id))?.id;
  const name = area === "period" ? within : area === "country" ? id : "";
  return countries.find((country) => country.id === name)?.id;
}

/** The country in which something moved; where it arrives matters most. */
export function countryOfMoves(moves: readonly WireMove[], countries: readonly CountryView[]): string | undefined {
  for (const place of moves.flatMap(({ from, to }) => [to, from])) {
    const found = countryOfPlace(place, countries);
    if (found) return found;
  }
  return undefined;
}

/** The last country that was told of up to step `at`, and the step that told of it. */
export function toldCountry(
  steps: readonly PlaybackStep[],
  at: number,
  countries: readonly CountryView[],
): { id: string; step: number } | undefined {
  for (let step = Math.min(at, steps.length - 1); step >= 0; step -= 1) {
    const id = countryOfMoves(steps[step]?.line.event.moves ?? [], countries);
    if (id) return { id, step };
  }
  return undefined;
}
