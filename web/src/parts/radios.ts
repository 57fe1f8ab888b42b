const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Which of so many is next in a ring; undefined for a key that does not walk. */
export function around(index: number, count: number, key: string): number | undefined {
  const step = STEPS[key];
  return step === undefined || index < 0 ? undefined : (index + step + count) % count;
}

/** Arrow keys walk a group of radios and choose, as everywhere else. */
export function radios(group: HTMLElement): { destroy: () => void } {
  const walk = (event: KeyboardEvent) => {
    const all = [...group.querySelectorAll<HTMLElement>("[role=radio]")];
    const next = around(all.indexOf(event.target as HTMLElement), all.length, event.key);
    const found = next === undefined ? undefined : all[next];
    if (!found) return;
    event.preventDefault();
    found.focus();
    found.click();
  };
  group.addEventListener("keydown", walk);
  return { destroy: () => group.removeEventListener("keydown", walk) };
}
