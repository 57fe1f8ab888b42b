import { ESLint } from "eslint";
import { expect, test } from "vitest";

const FILE = "src/boards/rival_kings/model/answer_sorting.ts"; // the code stands for what this file might hold
const CODE = `import type { WireAction } from "../../../wire/service";
export const isUse = (one?: WireAction) => one?.text.startsWith("use ");
export const isEnd = ({ text }: WireAction) => text === "end";
export const name = (one: WireAction) => \`\${one.text} again\`;
export const same = (a: WireAction, b?: WireAction) => a.text === b?.text;
export const said = (one: { text: string }) => one.text.length;
`;

test("a board that looks into an action's text does not pass, one that compares answers does", async () => {
  const [result] = await new ESLint().lintText(CODE, { filePath: FILE });
  const found = result?.messages.filter(({ ruleId }) => ruleId === "kingscourt/no-action-text");
  expect(found?.map(({ line }) => line)).toEqual([2, 3, 4]);
}, 60_000);
