/** A box on the screen, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Spot {
  x: number;
  y: number;
}

/** Half the width of a pin with its edge. */
export const PIN = 15;
/** How far a pin sticks out of its corner, so that it hides little of what stands there. */
const OUT = 5;

/**
 * Where the numbers of a round are pinned: for each box the first corner, or else its middle, that is on the screen, not
 * under the card and not under an earlier pin. Nothing for a box without such a spot.
 */
export function pinSpots(
  boxes: readonly (Box | undefined)[],
  card: Box | undefined,
  screen: Box,
): (Spot | undefined)[] {
  const taken: Spot[] = [];
  return boxes.map((box) => {
    const spot =
      box && spotsOf(box, screen).find((one) => !isUnder(one, card) && taken.every((pin) => !touches(one, pin)));
    if (spot) taken.push(spot);
    return spot;
  });
}

/** The corners of a box and the middles of its edges, moved onto the screen; then its middle. */
function spotsOf({ left, top, width, height }: Box, screen: Box): Spot[] {
  if (isOutside({ left, top, width, height }, screen)) return [];
  const [west, east, north, south] = [left - OUT, left + width + OUT, top - OUT, top + height + OUT];
  const middle = left + width / 2;
  const spots: [number, number][] = [
    [west, north],
    [east, north],
    [west, south],
    [east, south],
    [middle, north],
    [middle, south],
    [middle, top + height / 2],
  ];
  return spots.map(([x, y]) => ({
    x: clamp(x, screen.left, screen.left + screen.width),
    y: clamp(y, screen.top, screen.top + screen.height),
  }));
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low + PIN + 2), high - PIN - 2);
}

function isOutside(box: Box, screen: Box): boolean {
  return (
    box.left >= screen.left + screen.width ||
    box.top >= screen.top + screen.height ||
    box.left + box.width <= screen.left ||
    box.top + box.height <= screen.top
  );
}

function isUnder({ x, y }: Spot, card: Box | undefined): boolean {
  if (!card) return false;
  const isBeside = x + PIN < card.left || x - PIN > card.left + card.width;
  return !isBeside && y + PIN > card.top && y - PIN < card.top + card.height;
}

function touches(one: Spot, other: Spot): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < 2 * PIN;
}
