const GROUP = 4;
const LENGTH = 8;

/** What a code looks like; no invitation has this one, because codes never have a U. */
export const SHORT_CODE_EXAMPLE = "KING-COUR";

/** A short code as people read it out: two groups of capitals and digits. */
export function spelled(short: string): string {
  return `${short.slice(0, GROUP)}-${short.slice(GROUP)}`.toUpperCase();
}

/** Whether this may be a whole code, however it is typed. */
export function isShortCode(typed: string): boolean {
  return typed.replace(/[^\p{L}\p{N}]/gu, "").length === LENGTH;
}
