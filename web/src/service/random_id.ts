/** A random id for a command, also used as a nonce. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (n) => n.toString(16).padStart(2, "0")).join("");
}
