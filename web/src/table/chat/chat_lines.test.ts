import { expect, test } from "vitest";
import type { ChatLine, SeatInfo } from "../../wire/service";
import { seatOfLine, timeOfLine } from "./chat_lines";
import { unreadChatLines } from "./unread_chat_lines.svelte";

const line = (id: number, person: string, name = "Anna"): ChatLine => ({ id, person, name, text: "!", at: 0 });

test("a line has the crest of its author's seat", () => {
  const seats: SeatInfo[] = [
    { kind: "bot", name: "Anna" },
    { kind: "person", name: "Anna", person: "a" },
  ];
  expect(seatOfLine(line(1, "a"), seats)).toBe(1);
  expect(seatOfLine(line(1, "w"), seats)).toBeUndefined();
});

test("for a watcher, who knows nobody's handle, the name decides", () => {
  const seats: SeatInfo[] = [
    { kind: "person", name: "Béla" },
    { kind: "person", name: "Anna" },
  ];
  expect(seatOfLine(line(1, "x"), seats)).toBe(1);
  expect(seatOfLine(line(1, "x", "Cili"), seats)).toBeUndefined();
});

test("the day is told if it was not today", () => {
  const noon = new Date(2026, 4, 3, 12, 5).getTime() / 1000;
  expect(timeOfLine(noon, noon + 60, "de")).toBe("12:05");
  expect(timeOfLine(noon, noon + 86_400, "de")).toMatch(/3\. Mai.+12:05/);
});

test("lines by others are unread until somebody has seen the chat", () => {
  const lines = [line(1, "a"), line(2, "me"), line(3, "b")];
  expect(unreadChatLines.unread("t", lines, "me")).toBe(2);
  unreadChatLines.markRead("t", lines);
  expect(unreadChatLines.unread("t", [...lines, line(4, "a")], "me")).toBe(1);
  expect(unreadChatLines.unread("other", lines, "me")).toBe(2);
});
