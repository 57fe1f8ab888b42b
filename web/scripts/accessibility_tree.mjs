// Reads Chromium's accessibility tree as lines of text, in the order in which a screen reader walks through the page.

const STATES = ["pressed", "checked", "selected", "disabled", "busy", "current", "hasPopup"];
const SILENT = new Set([
  "none",
  "generic",
  "InlineTextBox",
  "LineBreak",
  "ListMarker",
  "RootWebArea",
  "paragraph",
  "LabelText",
]);
/** Roles whose name already says what is inside. */
const NAMED_BY_CONTENT = new Set([
  "button",
  "heading",
  "link",
  "radio",
  "switch",
  "checkbox",
  "option",
  "tab",
  "combobox",
]);

function statesOf(node) {
  const found = [];
  for (const { name, value } of node.properties ?? []) {
    if (name === "expanded") found.push(value.value ? "expanded" : "collapsed");
    if (!STATES.includes(name) || [false, "false", "", undefined].includes(value.value)) continue;
    found.push([true, "true"].includes(value.value) ? name : `${name}: ${value.value}`);
  }
  return found;
}

function wordsOf(node) {
  const level = (node.properties ?? []).find(({ name }) => name === "level")?.value.value;
  const role = node.role.value === "heading" && level ? `heading ${level}` : node.role.value;
  const name = (node.name?.value ?? "").replace(/\s+/g, " ").trim();
  const said = node.role.value === "StaticText" ? name : [role, name].filter(Boolean).join(": ");
  const states = statesOf(node);
  if (node.value?.value) states.unshift(String(node.value.value));
  const description = node.description?.value;
  return said + (states.length ? ` (${states.join(", ")})` : "") + (description ? ` — ${description}` : "");
}

/** The whole page, one line for each thing that is said, indented by nesting. */
export async function readTree(page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines = [];
  const walk = (id, depth) => {
    const node = byId.get(id);
    if (!node) return;
    const isSaid = !node.ignored && !SILENT.has(node.role?.value) && wordsOf(node).trim() !== "";
    if (isSaid) lines.push("  ".repeat(depth) + wordsOf(node));
    if (isSaid && NAMED_BY_CONTENT.has(node.role.value) && node.name?.value) return;
    for (const child of node.childIds ?? []) walk(child, depth + (isSaid ? 1 : 0));
  };
  walk(nodes[0]?.nodeId, 0);
  return lines.filter((line) => line.trim() !== "status"); // a live region that says nothing now
}

/** What is new and what is gone, in the order of the page. */
export function changes(before, after) {
  const count = (lines) => {
    const counts = new Map();
    for (const line of lines) counts.set(line.trim(), (counts.get(line.trim()) ?? 0) + 1);
    return counts;
  };
  const pick = (lines, other, sign) => {
    const left = count(other);
    return lines.flatMap((line) => {
      const text = line.trim();
      const n = left.get(text) ?? 0;
      left.set(text, n - 1);
      return n > 0 ? [] : [`${sign} ${text}`];
    });
  };
  return [...pick(before, after, "−"), ...pick(after, before, "+")];
}

/** What an element that takes the focus is called; its states are left out. */
export const nameOf = `(element) => {
  const copy = element.cloneNode(true);
  for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
  return (element.getAttribute("aria-label") ?? copy.textContent).replace(/\\s+/g, " ").trim();
}`;

/**
 * Collect what live regions say from now on; the result stops and returns it. As in a screen reader, a status is said as
 * a whole, of other regions only what is added, and the name of what takes the focus.
 */
export async function listen(page) {
  await page.evaluate((named) => {
    const nameOf = eval(named);
    const said = (globalThis.said = []);
    globalThis.focused = ({ target }) => said.push(`(focus) ${nameOf(target)}`);
    document.addEventListener("focusin", globalThis.focused);
    const tell = (node) => {
      const text = node.textContent.replace(/\s+/g, " ").trim();
      if (text) said.push(text);
    };
    const regionOf = ({ target }) =>
      (target.nodeType === 1 ? target : target.parentElement)?.closest("[aria-live='polite'], [role=status]");
    globalThis.listener = new MutationObserver((records) => {
      const wholes = new Set();
      for (const record of records) {
        const region = regionOf(record);
        if (region?.matches("[role=status], [aria-atomic=true]")) wholes.add(region);
        else if (region) (record.type === "characterData" ? [record.target] : record.addedNodes).forEach(tell);
      }
      wholes.forEach(tell);
    });
    globalThis.listener.observe(document.body, { childList: true, characterData: true, subtree: true });
  }, nameOf);
  return () =>
    page.evaluate(() => {
      globalThis.listener.disconnect();
      document.removeEventListener("focusin", globalThis.focused);
      return globalThis.said;
    });
}
