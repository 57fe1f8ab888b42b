import { narrowScreen } from "../../shell/screen_size.svelte";
import type { Play } from "../play.svelte";

/** On a phone, a tutor awaits something that is not among the buttons: they step back. */
export function areAside({ guide, buttons }: Play): boolean {
  return !!guide && narrowScreen.matches && !buttons.some((action) => guide.isAwaited(action));
}

/** Whether the question offers a list of all answers; a tutor does without it where the board has the awaited one. */
export function hasListedChoices(play: Play): boolean {
  const { guide, decision } = play;
  if (!play.hasMoreChoices) return false;
  return !areAside(play) || !decision?.actions.some((one) => one.places?.length && guide?.isAwaited(one));
}
