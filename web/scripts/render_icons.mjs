// Renders public/icon.svg as the PNG icons that phones and app menus ask for: `node scripts/render_icons.mjs`.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { launch } from "../e2e/browser.mjs";

const FOLDER = join(import.meta.dirname, "../public");
const GROUND = "#181b26"; // of the SVG
// Platforms cut their own shape out of full icons; what is outside a circle of 80 % may be lost.
const ICONS = [
  { name: "icon-192.png", size: 192 },
  { name: "icon-512.png", size: 512 },
  { name: "icon-maskable-512.png", size: 512, isFull: true, scale: 1.1 },
  { name: "apple-touch-icon.png", size: 180, isFull: true, scale: 1.25 },
];

const source = readFileSync(join(FOLDER, "icon.svg"), "utf-8");
const browser = await launch();
const page = await browser.newPage();
for (const { name, size, isFull = false, scale = 1 } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  const side = Math.round(size * scale);
  const edge = (size - side) / 2;
  await page.setContent(
    `<style>*{margin:0}body{background:${isFull ? GROUND : "transparent"}}svg{position:absolute;left:${edge}px;top:${edge}px;width:${side}px;height:${side}px}</style>${source}`,
  );
  writeFileSync(join(FOLDER, name), await page.screenshot({ omitBackground: true }));
}
await browser.close();
