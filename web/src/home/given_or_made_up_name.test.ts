import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { givenName, isMadeUp } from "./given_or_made_up_name";

const LOCALES = join(import.meta.dirname, "../locale");

test("the names of guests are known for what they are in every language", () => {
  const files = readdirSync(LOCALES).filter((name) => name.endsWith(".ftl"));
  expect(files.length).toBe(6);
  for (const file of files) {
    const form = /^web-guest = (.+)$/m.exec(readFileSync(join(LOCALES, file), "utf8"))?.[1] ?? "";
    expect(isMadeUp(form.replace("{ $n }", "42")), file).toBe(true);
  }
});

test("a name that somebody has given is kept, whatever it is like", () => {
  expect(givenName("Anna")).toBe("Anna");
  expect(givenName("Anna 12")).toBe("Anna 12");
  expect(givenName("Guest 12")).toBe("");
  expect(givenName(undefined)).toBe("");
});
