import { createSubscriber } from "svelte/reactivity";

/** A scene of the board, which lies over it until somebody leaves it. */
export const SCENE = "main [data-scene]";

/** The scenes that can be seen. */
export function shownScenes(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(SCENE)].filter((one) => one.checkVisibility());
}

/** Follows whether a scene lies over the board. */
export class BoardScene {
  private readonly follow = createSubscriber((update) => {
    const observer = new MutationObserver(update);
    observer.observe(document.body, { subtree: true, childList: true });
    return () => observer.disconnect();
  });

  get isShown(): boolean {
    this.follow();
    return shownScenes().length > 0;
  }
}
