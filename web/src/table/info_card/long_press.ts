const PRESS_MS = 450;
const SHAKE = 10; // pixels; a finger that moves further scrolls

/** Recognizes a finger that stays on a thing; the click that follows is not meant for the thing. */
export class LongPress {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private from = { x: 0, y: 0 };
  private isSwallowing = false;

  /** `onpress` returns whether the press meant something. */
  constructor(private readonly onpress: (target: EventTarget | null) => boolean) {}

  begin(event: PointerEvent): void {
    this.end();
    this.isSwallowing = false;
    if (event.pointerType === "mouse") return;
    this.from = { x: event.clientX, y: event.clientY };
    this.timer = setTimeout(() => (this.isSwallowing = this.onpress(event.target)), PRESS_MS);
  }

  move(event: PointerEvent): void {
    if (Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) > SHAKE) this.end();
  }

  end(): void {
    clearTimeout(this.timer);
  }

  /** Drop the click or menu that a long press brings. */
  swallow(event: Event): void {
    if (!this.isSwallowing) return;
    if (event.type === "click") this.isSwallowing = false;
    event.preventDefault();
    event.stopPropagation();
  }
}
