import { encode } from "uqr";

/** A QR code as one path of unit squares, and the width of the drawing with the quiet zone around it. */
export interface QrPath {
  d: string;
  size: number;
}

const QUIET = 4; // modules of quiet zone that readers expect

export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: "M", border: QUIET });
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")).join(""));
  return { d: rows.join(""), size };
}
