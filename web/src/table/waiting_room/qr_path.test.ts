import { expect, test } from "vitest";
import { qrPath } from "./qr_path";

const LINK =
  "https://kingscourt.example/join/a-0123456789abcdef?game=kingsburg&code=1.1790000000.AbCdEfGhIjKlMnOpQrStUv";

test("a link becomes a drawing with a quiet zone and the three eyes", () => {
  const { d, size } = qrPath(LINK);
  const dark = new Set(d.split("M").map((one) => one.split("h")[0]));
  const width = size - 8;
  expect((width - 21) % 4).toBe(0); // the sizes that QR codes have
  for (const [x, y] of [
    [4, 4],
    [4 + width - 7, 4],
    [4, 4 + width - 7],
  ] as const) {
    for (let n = 0; n < 7; n += 1) expect(dark.has(`${x + n} ${y}`)).toBe(true);
    expect(dark.has(`${x + 1} ${y + 1}`)).toBe(false);
    expect(dark.has(`${x + 3} ${y + 3}`)).toBe(true);
  }
  expect([...dark].some((place) => place && Number(place.split(" ")[0]) < 4)).toBe(false);
});
