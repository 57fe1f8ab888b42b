// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import Header from "./Header.svelte";

afterEach(cleanup);

test("the choice of the language is named once", () => {
  const { container } = render(Header);
  expect(container.querySelector("select")?.getAttribute("aria-label")).toBe("web-language");
  expect(container.querySelector("header")?.textContent).not.toContain("web-language");
});
