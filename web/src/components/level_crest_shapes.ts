import type { Level } from "./bot_levels";

export const SHIELD = "M12 1.5 21 4v8c0 5.2-3.6 8.8-9 10.5C6.6 20.8 3 17.2 3 12V4z";

const pip = (x: number, y: number) => `M${x} ${y - 1.1}a1.1 1.1 0 1 0 0 2.2 1.1 1.1 0 0 0 0-2.2z`;

/** What the shield of each level shows: a die, a sword, a helmet, a tower, a crown. */
export const CHARGES: Record<Level, string> = {
  random:
    "M8 7h8a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1z" +
    pip(9.5, 9.5) +
    pip(12, 12) +
    pip(14.5, 14.5),
  squire: "M12 4l1.3 2.2V14H16v1.6h-3.1v2.2a1.3 1.3 0 1 1-1.8 0v-2.2H8V14h2.7V6.2z",
  knight: "M7 8.4C8.2 6.3 9.9 5.2 12 5.2s3.8 1.1 5 3.2v6.4l-5 4-5-4zM8.2 10v1.5h7.6V10zm3.1 2.8v4h1.4v-4z",
  lord:
    "M7.3 5.6h2.1v1.7H11V5.6h2v1.7h1.6V5.6h2.1v4.5l-1.2 1v5.3h1.2v1.7H7.3v-1.7h1.2v-5.3l-1.2-1z" +
    "M12 12.2a1.2 1.2 0 0 0-1.2 1.2v3h2.4v-3a1.2 1.2 0 0 0-1.2-1.2z",
  king: "M5.8 8l3.1 2.9L12 5.6l3.1 5.3L18.2 8 17 15.2H7zM7 16.3h10V18H7z",
};
