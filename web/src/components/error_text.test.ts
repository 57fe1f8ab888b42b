import { expect, test, vi } from "vitest";
import { ApiError } from "../service/http/http";
import { translations } from "../texts/translations.svelte";
import { errorText } from "./error_text";

test("errors of the service are shown as they are, all others with a text of the client", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await translations.setLanguage("de");
  expect(errorText(new ApiError(409, { code: "wrong-moment", words: "Dieser Platz ist besetzt." }))).toBe(
    "Dieser Platz ist besetzt.",
  );
  expect(errorText(new ApiError(502, { code: "unknown", words: "Bad Gateway" }))).toContain(
    "Etwas ist schiefgegangen.",
  );
  expect(
    errorText(new ApiError(422, { code: "refused", words: "Das kostet 3 Gold.", rule: "X-1", text: { key: "x" } })),
  ).toBe("Das kostet 3 Gold.");
  expect(errorText(new ApiError(0, { code: "offline", words: "" }))).toBe("Der Dienst ist nicht erreichbar.");
  expect(errorText(new Error("x"))).toBe("Error: x");
});
