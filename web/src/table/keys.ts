import type { Play } from "./play.svelte";

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const WALKABLE = ".frame button:not(:disabled)";

interface Spot {
  x: number;
  y: number;
}

/** Which of the spots lies nearest in a direction: distance along it, and straying aside counts double. */
export function nearest(from: Spot, spots: Spot[], [dx, dy]: [number, number]): number {
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, index) => {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    if (ahead > 4 && ahead + aside * 2 < least) {
      least = ahead + aside * 2;
      best = index;
    }
  });
  return best;
}

function centre(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function walk(direction: [number, number]): void {
  const all = [...document.querySelectorAll<HTMLElement>(WALKABLE)].filter((one) => one.offsetParent !== null);
  const current = document.activeElement;
  if (!current || !all.includes(current as HTMLElement)) {
    (document.querySelector<HTMLElement>(".frame .can") ?? all[0])?.focus();
    return;
  }
  const others = all.filter((one) => one !== current);
  const found = nearest(centre(current), others.map(centre), direction);
  others[found]?.focus();
}

/** Arrow keys walk the choices, Escape steps back, u undoes, / lists the choices, ? lists the keys. */
export function keys(event: KeyboardEvent, play: Play, help: () => void): void {
  const target = event.target as HTMLElement;
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
  if (target.matches("input, textarea, select") || target.closest("dialog")) return;
  const direction = ARROWS[event.key];
  if (direction) walk(direction);
  else if (event.key === "Escape" && play.staged.length) void play.stepBack();
  else if (event.key === "u" && play.feed.update?.can_undo) void play.undo();
  else if (event.key === "/") document.querySelector<HTMLElement>("[data-choices]")?.click();
  else if (event.key === "?") help();
  else return;
  event.preventDefault();
}
