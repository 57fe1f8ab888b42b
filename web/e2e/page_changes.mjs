// Waits for a page to change or to come to rest, instead of for a fixed time.

/** Wait until something on the page changes, or for `most` milliseconds. */
export function changed(page, most = 250) {
  return page.evaluate(
    (most) =>
      new Promise((resolve) => {
        const observer = new MutationObserver(() => end());
        const timer = setTimeout(() => end(), most);
        const end = () => {
          observer.disconnect();
          clearTimeout(timer);
          resolve();
        };
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      }),
    most,
  );
}

/** Wait until what matches a selector has stayed where it is for `rest` milliseconds, but no longer than two seconds. */
export function settled(page, selector, rest = 120) {
  return page.evaluate(
    async ([selector, rest]) => {
      const places = () =>
        [...document.querySelectorAll(selector)]
          .map((one) => Object.values(one.getBoundingClientRect().toJSON()).map(Math.round).join())
          .join(" ");
      const last = performance.now() + 2000;
      let [before, since] = [places(), performance.now()];
      while (performance.now() < Math.min(since + rest, last)) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        const now = places();
        if (now !== before) [before, since] = [now, performance.now()];
      }
    },
    [selector, rest],
  );
}
