/** The open dialogs, the topmost last. Everything below the topmost is inert, so notices must be shown in it. */
class OpenDialogs {
  private stack = $state.raw<readonly object[]>([]);

  get top(): object | undefined {
    return this.stack.at(-1);
  }

  /** Add a dialog; the result removes it again. */
  open(dialog: object): () => void {
    this.stack = [...this.stack, dialog];
    return () => (this.stack = this.stack.filter((other) => other !== dialog));
  }
}

export const openDialogs = new OpenDialogs();
