import { createSubscriber } from "svelte/reactivity";

/** Whether a scene lies over the board until somebody leaves it. */
export class BoardScene {
  private readonly follow = createSubscriber((update) => {
    const observer = new MutationObserver(update);
    observer.observe(document.body, { subtree: true, childList: true });
    return () => observer.disconnect();
  });

  get isShown(): boolean {
    this.follow();
    const scenes = [...document.querySelectorAll<HTMLElement>("main [data-scene]")];
    return scenes.some((one) => one.checkVisibility());
  }
}
