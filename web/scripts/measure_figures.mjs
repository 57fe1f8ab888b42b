// Numbers for people.

export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(bytes < 100_000 ? 1 : 0)} kB`;

/** Rows of a Markdown table; the first row is its head. */
export function markdownTable(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(" | ")} |`;
  const rule = `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`;
  return [line(rows[0]), rule, ...rows.slice(1).map(line)].join("\n");
}
