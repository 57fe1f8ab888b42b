/** Whether there is room for the log beside the board. */
class Wide {
  is = $state(false);

  constructor() {
    const query = matchMedia("(min-width: 1100px)");
    this.is = query.matches;
    query.addEventListener("change", (event) => (this.is = event.matches));
  }
}

export const wide = new Wide();
