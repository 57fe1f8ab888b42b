// Random numbers that are the same for the same seed, so that a storm that failed can be met again.

/** Numbers from 0 to 1 (mulberry32). */
export function seededRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** `count` different whole numbers from `least` to `most`. */
export function pickNumbers(random, count, least, most) {
  const all = Array.from({ length: most - least + 1 }, (_, n) => least + n);
  return new Set(Array.from({ length: Math.min(count, all.length) }, () => takeOne(random, all)));
}

/** Remove one element of a list and return it. */
export function takeOne(random, list) {
  return list.splice(Math.floor(random() * list.length), 1)[0];
}
