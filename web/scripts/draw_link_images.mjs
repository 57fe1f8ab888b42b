// Draws public/preview.png, which stands beside a shared link, and public/favicon.ico, from public/icon.svg.
import { readFileSync, writeFileSync } from "node:fs";
import { launch } from "../e2e/browser.mjs";

const PUBLIC = `${import.meta.dirname}/../public`;
const FONT = `${import.meta.dirname}/../node_modules/@fontsource/cinzel/files/cinzel-latin-700-normal.woff2`;
const icon = readFileSync(`${PUBLIC}/icon.svg`, "utf-8");
const font = readFileSync(FONT).toString("base64");

const PREVIEW = `<style>
  @font-face { font-family: Cinzel; src: url(data:font/woff2;base64,${font}) }
  body { margin: 0; width: 1200px; height: 630px; display: grid; place-content: center; justify-items: center;
    background: #181b26; color: #e3b04b; font: 700 104px Cinzel; letter-spacing: 4px }
  svg { width: 300px; height: 300px }
  hr { width: 560px; border: 0; border-top: 3px solid #e3b04b55; margin: 26px 0 0 }
</style>${icon}Kingscourt<hr>`;
const SMALL = `<style>body { margin: 0 } svg { display: block; width: 32px; height: 32px }</style>${icon}`;

/** One PNG as an icon file: a directory with a single entry, and the image. */
function iconFile(png) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // with one image
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const browser = await launch();

async function draw(html, width, height) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ omitBackground: true });
}

writeFileSync(`${PUBLIC}/preview.png`, await draw(PREVIEW, 1200, 630));
writeFileSync(`${PUBLIC}/favicon.ico`, iconFile(await draw(SMALL, 32, 32)));
await browser.close();
