// Puts screenshots side by side on one page and compresses it to a small PNG.
import UPNG from "upng-js";

const COLOURS = 256; // a palette takes a third of the bytes and looks the same at this size
const PAPER = { dark: "background:#14110f;color:#e9dfc9", light: "background:#efe6d3;color:#2b2116" };

/** One contact sheet: a title and screenshots, each `{ caption, image }` with the bytes of a PNG. */
export async function makeContactSheet(browser, { title, theme, width, pictures }) {
  const page = await browser.newPage({ viewport: { width: 1240, height: 400 } });
  const figures = pictures.map(
    ({ caption, image }) =>
      `<figure style="width:${width}px"><img src="data:image/png;base64,${image.toString("base64")}"><figcaption>${caption}</figcaption></figure>`,
  );
  await page.setContent(`<style>
    body { margin: 0; width: fit-content; max-width: 1240px; padding: 14px; font: 15px sans-serif; ${PAPER[theme]} }
    h1 { font: 600 19px serif; margin: 0 0 12px; letter-spacing: 0.04em; }
    main { display: flex; flex-wrap: wrap; gap: 12px; }
    figure { margin: 0; } img { width: 100%; display: block; border-radius: 6px; } figcaption { padding-top: 4px; opacity: 0.8; }
  </style><h1>${title}</h1><main>${figures.join("")}</main>`);
  const whole = await page.locator("body").screenshot();
  await page.close();
  return reduceColours(whole);
}

/** The same image with a palette. */
export function reduceColours(png) {
  const image = UPNG.decode(png);
  return Buffer.from(UPNG.encode(UPNG.toRGBA8(image), image.width, image.height, COLOURS));
}
