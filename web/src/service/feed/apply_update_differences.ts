import type { Outline, OutlineNews, Preview, Pushed, View } from "../../wire/service";
import { applyPatch, PatchError } from "./json_patch";
import type { SeenUpdate, UpdateStep } from "./seat_feed_contract";
import { reuseUnchanged } from "./structural_sharing";

/** The views after each entry of an update that came as differences from the view before; empty if it came whole. */
export function stepsOf(
  before: View | undefined,
  { update, steps = [] }: Pick<Pushed, "update" | "steps">,
): UpdateStep[] {
  if (update.view) return [];
  let view = known(before);
  return steps.map((step) => {
    view = applyPatch(view, step.view);
    return { n: step.n, entry: update.entries.find((entry) => entry.n === step.n), view };
  });
}

/** The view after an update: the whole one it brought, the one after its last step, or the unchanged one. */
export function viewAfter(before: View | undefined, whole: View | null, steps: readonly UpdateStep[]): View {
  if (whole) return reuseUnchanged(before, whole);
  return steps.at(-1)?.view ?? known(before);
}

/** The outline after an update or a preview. */
export function outlineAfter(before: Outline | undefined, { whole, patch = [] }: OutlineNews): Outline {
  return whole ? reuseUnchanged(before, whole) : applyPatch(known(before), patch);
}

/** A preview with its whole view, which may have come as a difference from that of the last update. */
export function previewAfter(before: View | undefined, preview: Preview): Preview & Pick<SeenUpdate, "view"> {
  const { view, view_patch, ...rest } = preview;
  return { ...rest, view: view ? reuseUnchanged(before, view) : applyPatch(known(before), view_patch ?? []) };
}

function known<T>(before: T | undefined): T {
  if (before === undefined) throw new PatchError("a difference without what it differs from");
  return before;
}
