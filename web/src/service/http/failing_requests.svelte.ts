/** Counts the requests that have failed and are being tried again, so that the person can be told. */
class FailingRequests {
  private waiting = $state(0);

  /** Something has failed more than once and is still being tried. */
  get isTrying(): boolean {
    return this.waiting > 0;
  }

  /** Register a request in trouble; returns what to call when it has succeeded or was given up. */
  begin(): () => void {
    let isOver = false;
    this.waiting += 1;
    return () => {
      if (!isOver) this.waiting -= 1;
      isOver = true;
    };
  }
}

export const failingRequests = new FailingRequests();
