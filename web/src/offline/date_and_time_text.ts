/** A moment as people write it. */
export function timeSaid(milliseconds: number, language: string): string {
  return new Date(milliseconds).toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });
}
