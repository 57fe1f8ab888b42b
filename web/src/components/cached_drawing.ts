const SVG = "http://www.w3.org/2000/svg";
const parsed = new Map<string, DocumentFragment>();

/**
 * A copy of the shapes that `body` describes. Each text is parsed once: a board shows the same few dozen icons hundreds
 * of times, and a copy costs a tenth of parsing.
 */
export function drawing(body: string): DocumentFragment {
  let shapes = parsed.get(body);
  if (!shapes) {
    const holder = document.createElementNS(SVG, "svg");
    holder.innerHTML = body;
    shapes = document.createDocumentFragment();
    shapes.append(...holder.childNodes);
    parsed.set(body, shapes);
  }
  return shapes.cloneNode(true) as DocumentFragment;
}

/** Draw `body` in an element: `<svg {@attach drawn(body)}>`. */
export function drawn(body: string): (element: Element) => void {
  return (element) => element.replaceChildren(drawing(body));
}
