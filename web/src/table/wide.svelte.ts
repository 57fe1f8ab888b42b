/** A condition of the screen that follows it. */
class Media {
  is = $state(false);

  constructor(condition: string) {
    const query = matchMedia(condition);
    this.is = query.matches;
    query.addEventListener("change", (event) => (this.is = event.matches));
  }
}

/** Whether the whole table fits the screen, without scrolling. */
export const wide = new Media("(min-width: 1100px)");
/** Whether there is room for the log beside the board; else it is a drawer. */
export const roomy = new Media("(min-width: 1400px)");
