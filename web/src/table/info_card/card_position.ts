const GAP = 8;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

/** Where a card may lie: on the screen, below what must stay readable. */
interface Room extends Size {
  top: number;
  /** What must not be covered: what a tutor says and lights. */
  taken?: readonly Box[];
}

export interface CardPosition {
  left: number;
  top: number;
}

/**
 * Where a card finds room beside the thing it is about: below it, above it, right or left of it. Nowhere, if it would
 * cover what is taken.
 */
export function cardPosition(box: DOMRect, card: Size, room: Room): CardPosition | undefined {
  const across = clamp(box.x + box.width / 2 - card.width / 2, GAP, room.width - card.width - GAP);
  const down = clamp(box.y, room.top + GAP, room.height - card.height - GAP);
  const choices: CardPosition[] = [
    { left: across, top: box.bottom + GAP },
    { left: across, top: box.top - card.height - GAP },
    { left: box.right + GAP, top: down },
    { left: box.left - card.width - GAP, top: down },
  ];
  const found = choices.find((one) => fits(one, card, room)) ?? { left: across, top: down };
  return isFree(found, card, room) ? found : undefined;
}

function isFree({ left, top }: CardPosition, { width, height }: Size, { taken = [] }: Room): boolean {
  return !taken.some(
    (one) => left < one.right && one.left < left + width && top < one.bottom && one.top < top + height,
  );
}

function fits({ left, top }: CardPosition, card: Size, room: Room): boolean {
  const isAcross = left >= 0 && left + card.width <= room.width;
  return isAcross && top >= room.top && top + card.height <= room.height && isFree({ left, top }, card, room);
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));
