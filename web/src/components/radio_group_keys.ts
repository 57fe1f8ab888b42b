const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The next index in a ring of `count` items; undefined for keys other than arrows. */
export function nextInRing(index: number, count: number, key: string): number | undefined {
  const step = STEPS[key];
  return step === undefined || index < 0 ? undefined : (index + step + count) % count;
}

/** A Svelte action: arrow keys move through a radio group and select, as in native radio groups. */
export function radioGroupKeys(group: HTMLElement): { destroy: () => void } {
  const move = (event: KeyboardEvent) => {
    const all = [...group.querySelectorAll<HTMLElement>("[role=radio]")];
    const next = nextInRing(all.indexOf(event.target as HTMLElement), all.length, event.key);
    const found = next === undefined ? undefined : all[next];
    if (!found) return;
    event.preventDefault();
    found.focus();
    found.click();
  };
  group.addEventListener("keydown", move);
  return { destroy: () => group.removeEventListener("keydown", move) };
}
