/** The element that shows a place, or else the smallest place around it. Places of my own seat are also called `my`. */
export function placeElement(place: string, seat: number | null): HTMLElement | null {
  for (let rest = place; rest; rest = rest.slice(0, Math.max(0, rest.lastIndexOf("/")))) {
    const names = [rest];
    if (seat !== null) names.push(rest.replace(`seat/${seat}`, "my"), rest.replace(/^my/, `seat/${seat}`));
    for (const name of names) {
      const found = document.querySelector<HTMLElement>(`[data-place="${CSS.escape(name)}"]`);
      if (found?.offsetParent) return found;
    }
  }
  return null;
}
