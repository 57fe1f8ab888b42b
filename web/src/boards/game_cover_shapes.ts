// Shapes that several covers use. They are drawn in the ink of the cover, or in the colour of its game.

/** A drawing of the icon set, which is 512 units wide, at a place and a scale. */
export const placed = (body: string, x: number, y: number, scale: number, turn = 0): string =>
  `<g transform="translate(${String(x)} ${String(y)}) rotate(${String(turn)}) scale(${String(scale)})">${body}</g>`;

/** The same in the colour of the game, for what lies on a light shape. */
export const inked = (body: string, x: number, y: number, scale: number): string =>
  `<g style="color:var(--pc);fill:var(--pc)">${placed(body, x, y, scale)}</g>`;

const PIPS: Record<number, [number, number][]> = {
  3: [
    [-9, -9],
    [0, 0],
    [9, 9],
  ],
  5: [
    [-9, -9],
    [9, -9],
    [0, 0],
    [-9, 9],
    [9, 9],
  ],
  6: [
    [-9, -9],
    [9, -9],
    [-9, 0],
    [9, 0],
    [-9, 9],
    [9, 9],
  ],
};

/** A die with its pips, turned a little. */
export function die(x: number, y: number, turn: number, face: number): string {
  const pips = (PIPS[face] ?? []).map(([cx, cy]) => `<circle cx="${String(cx)}" cy="${String(cy)}" r="3.6"/>`).join("");
  return `<g transform="translate(${String(x)} ${String(y)}) rotate(${String(turn)})"><rect x="-19" y="-19" width="38" height="38" rx="9"/><g style="fill:var(--pc)">${pips}</g></g>`;
}

/** A card that stands on its lower edge, with what is drawn on it around its middle. */
export const card = (x: number, y: number, turn: number, opacity: number, drawing = ""): string =>
  `<g transform="translate(${String(x)} ${String(y)}) rotate(${String(turn)})"><rect x="-33" y="-100" width="66" height="100" rx="8" opacity="${String(opacity)}"/>${drawing}</g>`;
