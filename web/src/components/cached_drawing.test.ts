// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { drawing, drawn } from "./cached_drawing";

test("every copy is its own, in the namespace of SVG", () => {
  const body = '<path d="M0 0h5"/><circle r="2"/>';
  const [one, two] = [drawing(body), drawing(body)];
  expect([...one.children].map((shape) => shape.localName)).toEqual(["path", "circle"]);
  expect(one.firstElementChild?.namespaceURI).toBe("http://www.w3.org/2000/svg");
  expect(two.firstElementChild).not.toBe(one.firstElementChild);
  expect(two.children).toHaveLength(2);
});

test("a new drawing takes the place of the old one", () => {
  const icon = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  drawn('<path d="M0 0h5"/>')(icon);
  drawn('<path d="M0 0h7"/>')(icon);
  expect(icon.innerHTML).toContain("M0 0h7");
  expect(icon.children).toHaveLength(1);
});
