/** A media query whose result is reactive. */
class ReactiveMediaQuery {
  matches = $state(false);

  constructor(condition: string) {
    const query = matchMedia(condition);
    this.matches = query.matches;
    query.addEventListener("change", (event) => (this.matches = event.matches));
  }
}

/** Wide enough to show the whole table without scrolling. */
export const wideScreen = new ReactiveMediaQuery("(min-width: 1100px)");
/** Wide enough to show the log beside the board; otherwise the log opens as a dialog. */
export const extraWideScreen = new ReactiveMediaQuery("(min-width: 1400px)");
/** A mouse or a pen, which hits smaller targets than a finger. */
export const finePointer = new ReactiveMediaQuery("(pointer: fine)");
/** So narrow that a board shows one of its parts at a time. */
export const narrowScreen = new ReactiveMediaQuery("(max-width: 700px)");
