// Checks for every screen: nothing overflows sideways, no text is cut off, targets are large enough, no text is missing.

/** The layout problems of a page at rest, as sentences. */
export function layoutProblems(page) {
  return page.evaluate(() => {
    if (getComputedStyle(document.documentElement).opacity === "0") throw new Error("nothing is seen: paint the page");
    const LEAST = 43.5; // 44 px, minus the browser's rounding
    // 24 px, the least of WCAG 2.2, on a board that is drawn only for a mouse: two boards with 70 parts on one screen
    const LEAST_COMPACT = 23.5;
    const isMouse = innerWidth >= 1100 && matchMedia("(pointer: fine)").matches;
    const least = (element) => (isMouse && element.closest("[data-compact]") ? LEAST_COMPACT : LEAST);
    const TARGETS =
      "button, a, input, select, textarea, summary, [role=button], [role=radio], [role=slider], [tabindex='0']";
    const found = new Set();
    const name = (element) =>
      `${element.tagName.toLowerCase()}.${element.className.baseVal ?? element.className} “${(element.textContent ?? "").trim().slice(0, 30)}”`;
    const isSeen = (element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest(".sr, .flying") &&
      getComputedStyle(element).clipPath !== "inset(50%)"; // only for screen readers
    // while a dialog is open, check only the dialog
    const scope = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;

    function sideways() {
      const { scrollWidth } = document.documentElement;
      if (scrollWidth <= innerWidth) return;
      const out = [...document.querySelectorAll("body *")].filter(
        (one) => one.getBoundingClientRect().right > innerWidth + 0.5,
      );
      const inmost = out.filter((one) => !out.some((other) => other !== one && one.contains(other)));
      found.add(`the page is ${scrollWidth} px wide on ${innerWidth}: ${inmost.slice(0, 4).map(name).join(", ")}`);
    }

    function targets() {
      for (const element of scope.querySelectorAll(TARGETS)) {
        if (!isSeen(element) || element.matches("p a, li > a:not(.row, .btn), [tabindex='0']:is(div, section, ol, ul)"))
          continue;
        const isTick = element.type === "checkbox" || element.type === "radio";
        const { width, height } = ((isTick && element.closest("label")) || element).getBoundingClientRect();
        if (width > 0 && (height < least(element) || width < least(element)))
          found.add(`small target ${Math.round(width)}×${Math.round(height)}: ${name(element)}`);
      }
    }

    /** The box in which an element is visible: ancestors cut it off, but what can be scrolled into view counts as visible. */
    function room(element) {
      const box = { left: 0, right: innerWidth, top: -Infinity, bottom: Infinity };
      const scrolls = { X: false, Y: false };
      for (let one = element; one && one !== document.documentElement; one = one.parentElement) {
        const style = getComputedStyle(one);
        const edge = one.getBoundingClientRect();
        for (const [axis, from, to] of [
          ["X", "left", "right"],
          ["Y", "top", "bottom"],
        ]) {
          const overflow = style[`overflow${axis}`];
          if (scrolls[axis]) continue;
          if (/auto|scroll/.test(overflow)) {
            scrolls[axis] = true;
            [box[from], box[to]] = [-Infinity, Infinity];
          } else if (/hidden|clip/.test(overflow)) {
            [box[from], box[to]] = [Math.max(box[from], edge[from]), Math.min(box[to], edge[to])];
          }
        }
        if (style.position === "fixed") break;
      }
      return box;
    }

    function cutText() {
      const range = document.createRange();
      const walker = document.createTreeWalker(scope === document ? document.body : scope, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!element || !node.data.trim() || element.matches("script, style, option, title, desc") || !isSeen(element))
          continue;
        range.selectNodeContents(node);
        const ink = range.getBoundingClientRect();
        if (!ink.width) continue;
        const seen = room(element);
        const aside = Math.max(seen.left - ink.left, ink.right - seen.right);
        // fonts reserve space above and below their letters
        const below = Math.max(seen.top - ink.top, ink.bottom - seen.bottom) - ink.height * 0.2;
        const isShortened = getComputedStyle(element).textOverflow === "ellipsis" && element.title;
        if ((aside > 1.5 && !isShortened) || below > 1.5)
          found.add(`cut off by ${Math.round(Math.max(aside, below))} px: ${name(element)}`);
      }
    }

    /** Text that is too small to read. */
    function smallText() {
      const walker = document.createTreeWalker(scope === document ? document.body : scope, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!element || !/[\p{L}\p{N}]/u.test(node.data) || element.matches("script, style, option, title, desc"))
          continue;
        if (!isSeen(element)) continue;
        const svg = element.ownerSVGElement;
        const scale = svg ? (element.getScreenCTM?.()?.a ?? 1) : 1;
        const size = parseFloat(getComputedStyle(element).fontSize) * scale;
        if (size < 11.9) found.add(`text of ${size.toFixed(1)} px: ${name(element)}`);
      }
    }

    /** Text that overflows its button or drawing. */
    function spills() {
      for (const element of scope.querySelectorAll("button, a.btn, h1, h2, h3, p")) {
        const style = getComputedStyle(element);
        if (
          !isSeen(element) ||
          style.display === "inline" ||
          style.overflowX !== "visible" ||
          !element.textContent.trim()
        )
          continue;
        if (element.scrollWidth > element.clientWidth + 1.5 && element.clientWidth)
          found.add(`spilling ${element.scrollWidth} > ${element.clientWidth}: ${name(element)}`);
      }
      for (const text of scope.querySelectorAll("svg text")) {
        if (!isSeen(text) || !text.textContent.trim()) continue;
        const ink = text.getBoundingClientRect();
        const box = text.ownerSVGElement.getBoundingClientRect();
        if (getComputedStyle(text.ownerSVGElement).overflowX === "visible") continue;
        const out = Math.max(box.left - ink.left, ink.right - box.right);
        if (out > 1.5) found.add(`cut off by ${Math.round(out)} px in a drawing: ${name(text)}`);
      }
    }

    function keys() {
      const missing = document.body.innerText.match(/\b(kernel|web|[a-z]+)-[a-z]+-[a-z-]+/g) ?? [];
      const games = /^(kernel|web|kingsburg|royals|rival-kings|paladins|heirlooms)-/;
      const real = [...new Set(missing)].filter((one) => games.test(one));
      if (real.length) found.add(`texts that are missing: ${real.join(", ")}`);
    }

    /** What looks chosen says so too; and what is merely placed somewhere does not look chosen. */
    function chosen() {
      for (const element of scope.querySelectorAll(".on")) {
        const isSaid = element.matches(
          "[aria-pressed=true], [aria-checked=true], [aria-selected=true], :has(:checked)",
        );
        if (!isSaid && isSeen(element)) found.add(`looks chosen and does not say so: ${name(element)}`);
      }
    }

    sideways();
    chosen();
    targets();
    cutText();
    smallText();
    spills();
    keys();
    return [...found];
  });
}
