import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const MOST_LINES = 1250; // 1200 before boards marked reconstructed numbers
const boards = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());

test.each(boards.map((board) => board.name))("the board of %s stays small", (name) => {
  const folder = `${import.meta.dirname}/${name}`;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && !entry.name.endsWith(".test.ts"));
  const lines = files.map((file) => readFileSync(`${file.parentPath}/${file.name}`, "utf-8").split("\n").length - 1);
  expect(lines.reduce((sum, n) => sum + n, 0)).toBeLessThan(MOST_LINES);
});
