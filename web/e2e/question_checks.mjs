// Checks for every question of a game: what it points at is on the screen, and it leaves room for the board.

const MOST_ON_PHONE = 185; // pixels of a prompt at 360x740

/** What is wrong with how the current question is shown, as sentences; the page is given time to scroll there. */
export async function questionProblems(page) {
  let found = await problemsNow(page);
  for (let tries = 0; found.length && tries < 8; tries += 1) {
    await page.waitForTimeout(60);
    found = await problemsNow(page);
  }
  return found;
}

function problemsNow(page) {
  return page.evaluate((mostOnPhone) => {
    const prompt = document.querySelector(".prompt.mine");
    if (!prompt || document.querySelector("dialog[open], .curtain, section.telling")) return [];
    const question = prompt.querySelector(".question")?.textContent.trim().slice(0, 60);
    const isShown = (one) => one.checkVisibility({ visibilityProperty: true });
    const covered = matchMedia("(max-width: 700px)").matches ? prompt.getBoundingClientRect().bottom : 0;
    /** Whether a point of a thing lies under a bar that stays on the screen. */
    const isCovered = (one, x, y) => {
      let above = document.elementFromPoint(x, y);
      for (; above && !above.contains(one); above = above.parentElement)
        if (["sticky", "fixed"].includes(getComputedStyle(above).position)) return true;
      return false;
    };
    /** Whether the middle of a thing is on the screen and not under the prompt or another bar. */
    const isSeen = (one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const isInside = isShown(one) && x >= 0 && x <= innerWidth && y >= covered && y <= innerHeight;
      return isInside && !isCovered(one, x, y);
    };
    const found = [];
    const isChosen = prompt.querySelector("[data-send]") !== null;
    const possible = [...document.querySelectorAll("main .can")];
    // earlier steps of a chain stay marked as chosen; what is asked now has to be seen
    const onBoard = possible.length && !isChosen ? possible : [...document.querySelectorAll("main .can, main .aim")];
    if (onBoard.length && !onBoard.some(isSeen)) {
      const { top, left } = onBoard[0].getBoundingClientRect();
      const where = onBoard.some(isShown) ? `at ${Math.round(left)}, ${Math.round(top)}` : "hidden";
      found.push(`“${question}” points at something that is not on the screen (${where})`);
    }
    const inPrompt = [...prompt.querySelectorAll("button")].filter(isShown);
    if (
      !onBoard.length &&
      !inPrompt.length &&
      prompt.getAttribute("aria-busy") !== "true" &&
      !document.querySelector("main.busy")
    )
      found.push(`“${question}” has nothing to choose`);
    const { height } = prompt.getBoundingClientRect();
    if (innerWidth === 360 && height > mostOnPhone)
      found.push(`“${question}” is ${Math.round(height)} px tall, at most ${mostOnPhone}`);
    return found;
  }, MOST_ON_PHONE);
}
