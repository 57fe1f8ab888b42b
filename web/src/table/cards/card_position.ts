const GAP = 8;

interface Size {
  width: number;
  height: number;
}

/** Where a card may lie: on the screen, below what must stay readable. */
interface Room extends Size {
  top: number;
}

export interface CardPosition {
  left: number;
  top: number;
}

/** Where a card finds room beside the thing it is about: below it, above it, right or left of it. */
export function cardPosition(box: DOMRect, card: Size, room: Room): CardPosition {
  const across = clamp(box.x + box.width / 2 - card.width / 2, GAP, room.width - card.width - GAP);
  const down = clamp(box.y, room.top + GAP, room.height - card.height - GAP);
  const choices: CardPosition[] = [
    { left: across, top: box.bottom + GAP },
    { left: across, top: box.top - card.height - GAP },
    { left: box.right + GAP, top: down },
    { left: box.left - card.width - GAP, top: down },
  ];
  return choices.find((one) => fits(one, card, room)) ?? { left: across, top: down };
}

function fits({ left, top }: CardPosition, card: Size, room: Room): boolean {
  const isAcross = left >= 0 && left + card.width <= room.width;
  return isAcross && top >= room.top && top + card.height <= room.height;
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));
