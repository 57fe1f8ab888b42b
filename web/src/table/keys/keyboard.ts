import { toasts } from "../../components/toasts.svelte";
import type { Play } from "../play.svelte";
import type { Adviser } from "../hints/adviser.svelte";
import type { Playback } from "../playback/playback.svelte";
import { focusableOf } from "../focus/focusable";

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Point {
  x: number;
  y: number;
}

/** What the keys act on. */
export interface KeyTargets {
  play: Play;
  /** Arrows move between the buttons in this element. */
  root: HTMLElement;
  question: HTMLElement | undefined;
  help: () => void;
  /** Shows the goal card, if the game has one. */
  goal: (() => void) | undefined;
  adviser: Adviser;
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

function moveFocus(direction: [number, number], { play, root }: KeyTargets): void {
  const all = [...root.querySelectorAll<HTMLElement>("button:not(:disabled)")].filter(
    (one) => one.getClientRects().length > 0,
  );
  const current = all.find((one) => one === document.activeElement);
  if (!current) {
    (firstChoice(play) ?? all[0])?.focus();
    return;
  }
  const others = all.filter((one) => one !== current);
  const found = nearest(centre(current), others.map(centre), direction);
  others[found]?.focus();
}

/** Focus the golden button, or else the first answer beside the question. */
function focusAnswer(question: HTMLElement | undefined): void {
  const prompt = question?.closest("section");
  const found = prompt?.querySelector<HTMLElement>("[data-send]") ?? prompt?.querySelector<HTMLElement>("button");
  (found ?? question)?.focus();
}

/** What a key does while events are told; any other key that does something shows the position as it is. */
function tellingCommand(key: string, telling: Playback): (() => unknown) | undefined {
  if (key === "," || key === "ArrowLeft") return () => telling.goTo(telling.at - 1);
  if (key === "." || key === "ArrowRight") return () => telling.goTo(telling.at + 1);
  if (["Tab", "Enter", " ", "Shift"].includes(key)) return undefined;
  return () => telling.end();
}

/** What a key does; undefined if it does nothing now. */
function commandOf(key: string, targets: KeyTargets): (() => unknown) | undefined {
  const { play, question, help, goal, adviser } = targets;
  const direction = ARROWS[key];
  if (play.telling.isOn) return tellingCommand(key, play.telling);
  if (direction) return () => moveFocus(direction, targets);
  if (key === "," && play.telling.canRepeat) return () => play.telling.repeat();
  if (key === "Escape" && adviser.isOpen) return () => adviser.close();
  if (key === "t" && adviser.canAsk) return () => adviser.toggle();
  if (key === "Escape" && play.staged.length && !play.isSending) return () => play.stepBack();
  if (key === "u" && play.canUndo) return () => play.undo();
  if (key === "/" && play.hasMoreChoices) return () => (play.isListOpen = true);
  if (key === "a") return () => focusAnswer(question);
  if (key === "g") return goal;
  return key === "?" ? help : undefined;
}

/** Handle the keyboard: arrows move the focus, Escape steps back, and letters do what the help lists. */
export function handleKey(event: KeyboardEvent, targets: KeyTargets): void {
  const target = event.target as HTMLElement;
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
  if (target.matches("input, textarea, select") || target.closest("dialog")) return;
  const command = commandOf(event.key, targets);
  if (!command) return;
  event.preventDefault();
  Promise.resolve(command()).catch(toasts.showError);
}

/** The first thing on the board that can be chosen now. */
function firstChoice(play: Play): HTMLElement | undefined {
  if (!play.canChoose) return undefined;
  const places = (play.decision?.actions ?? []).flatMap((action) => action.places ?? []);
  for (const place of places) {
    const found = focusableOf(play.places.exactly(place));
    if (found) return found;
  }
  return undefined;
}
