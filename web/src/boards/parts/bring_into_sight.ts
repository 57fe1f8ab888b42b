const FRAMES = 3; // a new question scrolls to its answers within two frames; this comes after it

/** Whether a thing lies between the strip above the board and what covers the lower edge. */
function isInSight(box: DOMRect, foot: HTMLElement | undefined): boolean {
  const bar = document.querySelector(".frame > .bar")?.getBoundingClientRect().bottom ?? 0;
  const low = foot?.getBoundingClientRect().top ?? innerHeight;
  return box.top >= Math.max(0, bar) && box.bottom <= Math.min(innerHeight, low);
}

/** Scroll to a thing on a small screen unless it is in sight. Returns what gives that up. */
export function bringIntoSight(find: () => HTMLElement | undefined, foot?: HTMLElement): () => void {
  let left = FRAMES;
  let frame = 0;
  const wait = () => {
    left -= 1;
    if (left > 0) {
      frame = requestAnimationFrame(wait);
      return;
    }
    const element = find();
    if (element && !isInSight(element.getBoundingClientRect(), foot)) element.scrollIntoView({ block: "center" });
  };
  frame = requestAnimationFrame(wait);
  return () => cancelAnimationFrame(frame);
}
