// Notices that nobody has asked for: on a page that is only read, each of them is a fault.

/** What the notices on the page say. */
export function toastProblems(page) {
  return page
    .locator(".toasts .note")
    .evaluateAll((notes) => notes.map((note) => `a notice: ${note.textContent.trim()}`));
}
