// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { router } from "./router.svelte";
import Header from "./Header.svelte";

afterEach(cleanup);

test("the choice of the language is named once", () => {
  const { container } = render(Header);
  expect(container.querySelector("select")?.getAttribute("aria-label")).toBe("web-language");
  expect(container.querySelector("header")?.textContent).not.toContain("web-language");
});

test.each([
  ["/learn", "page"],
  ["/rules/kingsburg", "true"],
  ["/rules/kingsburg/components", "true"],
  ["/settings", null],
])("at %s the page to learn is marked: %s", (path, mark) => {
  router.path = path;
  const { container } = render(Header);
  expect(container.querySelector("nav a[href='/learn']")?.getAttribute("aria-current")).toBe(mark);
});
