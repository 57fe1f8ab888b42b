import type { Play } from "./play.svelte";

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const FOCUSABLE = ".frame button:not(:disabled)";

interface Point {
  x: number;
  y: number;
}

/** The index of the nearest point in a direction: distance sideways counts double. Returns -1 if there is none. */
export function nearest(from: Point, points: Point[], [dx, dy]: [number, number]): number {
  let best = -1;
  let least = Infinity;
  points.forEach((point, index) => {
    const ahead = (point.x - from.x) * dx + (point.y - from.y) * dy;
    const aside = Math.abs((point.x - from.x) * dy) + Math.abs((point.y - from.y) * dx);
    if (ahead > 4 && ahead + aside * 2 < least) {
      least = ahead + aside * 2;
      best = index;
    }
  });
  return best;
}

function centre(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function moveFocus(direction: [number, number]): void {
  const all = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((one) => one.offsetParent !== null);
  const current = document.activeElement;
  if (!current || !all.includes(current as HTMLElement)) {
    (document.querySelector<HTMLElement>(".frame .can") ?? all[0])?.focus();
    return;
  }
  const others = all.filter((one) => one !== current);
  const found = nearest(centre(current), others.map(centre), direction);
  others[found]?.focus();
}

/** Handle the keyboard: arrows move the focus, Escape steps back, u undoes, / lists the choices, ? shows help. */
export function handleKey(event: KeyboardEvent, play: Play, help: () => void): void {
  const target = event.target as HTMLElement;
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
  if (target.matches("input, textarea, select") || target.closest("dialog")) return;
  const direction = ARROWS[event.key];
  if (direction) moveFocus(direction);
  else if (event.key === "Escape" && play.staged.length) void play.stepBack();
  else if (event.key === "u" && play.feed.update?.can_undo) void play.undo();
  else if (event.key === "/") document.querySelector<HTMLElement>("[data-choices]")?.click();
  else if (event.key === "?") help();
  else return;
  event.preventDefault();
}
