export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Side = "left" | "right" | "top" | "bottom";

/** Where a card lies; its beak points from one of its sides, so many pixels along it. */
export interface CardPlace {
  x: number;
  y: number;
  beak?: { side: Side; at: number };
  /** Names the way it was found, so that a card that grows stays where it is if it can. */
  way: string;
}

export interface CardWish {
  size: { width: number; height: number };
  /** Where the card may lie. */
  room: Rect;
  /** What the card lies beside. */
  target?: Rect | undefined;
  /** What its beak points at, if that is only a part of what it lies beside. */
  point?: Rect | undefined;
  /** What must stay in sight. */
  clear: readonly Rect[];
  /** What should stay in sight. */
  avoid: readonly Rect[];
  /** The way of the place it has now. */
  before?: string | undefined;
}

const GAP = 24; // between the card and what it is about: room for halo and beak
const FAR = 120; // pixels: a beak does not point further
const BEAK = 26; // the beak keeps away from the corners
const LEADS = [0.3, 0.5, 0.7]; // how far along its side the beak may be
const SIDES: readonly Side[] = ["left", "right", "top", "bottom"]; // of the card
const GRID = 6;
const HIDDEN = 1000; // how bad it is to cover a pixel of what must be seen
const IN_THE_WAY = 30; // of what should be seen
const APART = 40_000; // how bad it is to lie elsewhere than beside what it is about
const MISSED = 500; // how bad each pixel is by which a beak points past its target
const STAYS = 30_000;

/** The place for a card that covers least of what is needed, beside what it is about if there is room. */
export function placeCard(wish: CardWish): CardPlace {
  const places = [...(wish.target ? beside(wish, wish.target, wish.point ?? wish.target) : []), ...anywhere(wish)];
  let best: CardPlace = { x: wish.room.x, y: wish.room.y, way: "" };
  let least = Infinity;
  for (const place of places) {
    const cost = costOf(place, wish);
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}

function beside({ size, room }: CardWish, target: Rect, point: Rect): CardPlace[] {
  const [middleX, middleY] = [point.x + point.width / 2, point.y + point.height / 2];
  return SIDES.flatMap((side) =>
    LEADS.map((lead): CardPlace => {
      const isAcross = side === "left" || side === "right";
      const x = isAcross
        ? side === "left"
          ? target.x + target.width + GAP
          : target.x - GAP - size.width
        : clamp(middleX - lead * size.width, room.x, room.x + room.width - size.width);
      const y = isAcross
        ? clamp(middleY - lead * size.height, room.y, room.y + room.height - size.height)
        : side === "top"
          ? target.y + target.height + GAP
          : target.y - GAP - size.height;
      const at = isAcross ? clamp(middleY - y, BEAK, size.height - BEAK) : clamp(middleX - x, BEAK, size.width - BEAK);
      const place: CardPlace = { x, y, beak: { side, at }, way: `${side}-${lead}` };
      const isFar = gapTo(point, { x, y, ...size }, side) > FAR; // too much else lies between
      return !isFar && isHit(place, { side, at }, point) ? place : { x, y, way: place.way };
    }),
  );
}

function anywhere({ size, room }: CardWish): CardPlace[] {
  const steps = Array.from({ length: GRID + 1 }, (_, n) => n / GRID);
  return steps.flatMap((across) =>
    steps.map((down) => ({
      x: room.x + across * Math.max(0, room.width - size.width),
      y: room.y + down * Math.max(0, room.height - size.height),
      way: `${across}/${down}`,
    })),
  );
}

function costOf(place: CardPlace, { size, room, target, point = target, clear, avoid, before }: CardWish): number {
  const card: Rect = { ...size, x: place.x, y: place.y };
  const outside = size.width * size.height - overlap(card, room);
  const covered = clear.reduce((sum, one) => sum + overlap(card, one), 0);
  const inTheWay = avoid.reduce((sum, one) => sum + overlap(card, one), 0);
  const apart = target && !place.beak ? APART + 20 * distance(card, target) : 0;
  const missed = point && place.beak ? MISSED * missOf(place, place.beak, point) : 0;
  const isSame = before !== undefined && place.way === before;
  return HIDDEN * (outside + covered) + IN_THE_WAY * inTheWay + apart + missed - (isSame ? STAYS : 0);
}

/** Whether a beak points at its target, not past it. */
function isHit({ x, y }: CardPlace, { side, at }: { side: Side; at: number }, target: Rect): boolean {
  const isAcross = side === "left" || side === "right";
  const tip = (isAcross ? y : x) + at;
  const [from, length] = isAcross ? [target.y, target.height] : [target.x, target.width];
  return from <= tip && tip <= from + length;
}

/** How far a side of a card is from a thing. */
function gapTo(thing: Rect, card: Rect, side: Side): number {
  if (side === "left") return card.x - thing.x - thing.width;
  if (side === "right") return thing.x - card.x - card.width;
  if (side === "top") return card.y - thing.y - thing.height;
  return thing.y - card.y - card.height;
}

/** By how many pixels a beak points past the middle of its target. */
function missOf({ x, y }: CardPlace, { side, at }: { side: Side; at: number }, target: Rect): number {
  const isAcross = side === "left" || side === "right";
  const middle = isAcross ? target.y + target.height / 2 : target.x + target.width / 2;
  return Math.abs((isAcross ? y : x) + at - middle);
}

/** How many square pixels two things share. */
export function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

function distance(a: Rect, b: Rect): number {
  return Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, Math.max(least, most)));
