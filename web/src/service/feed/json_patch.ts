import type { PatchOperation } from "../../wire/service";
import { reuseUnchanged } from "./structural_sharing";

/** A patch does not fit the document it is applied to. */
export class PatchError extends Error {}

type Container = unknown[] | Record<string, unknown>;

/**
 * Apply a JSON Patch (RFC 6902; add, remove and replace only). The document itself is never changed: the result shares
 * all unchanged parts with it. Throws a PatchError if an operation does not fit.
 */
export function applyPatch<T>(document: T, operations: readonly PatchOperation[]): T {
  const copies = new Set<Container>(); // made for this result, so they may be changed
  let root: unknown = document;
  for (const operation of operations) {
    const path = pathOf(operation.path);
    root = path.length ? changedAt(root, path, operation, copies) : wholeOf(root, operation);
  }
  return root as T;
}

function pathOf(pointer: string): string[] {
  if (pointer === "") return [];
  if (!pointer.startsWith("/")) throw new PatchError(`not a pointer: ${pointer}`);
  const path = pointer
    .slice(1)
    .split("/")
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
  if (path.includes("__proto__")) throw new PatchError("__proto__ is no field");
  return path;
}

function wholeOf(root: unknown, { op, value }: PatchOperation): unknown {
  if (op === "remove") throw new PatchError("the whole document cannot be removed");
  return reuseUnchanged(root, value);
}

function changedAt(node: unknown, path: string[], operation: PatchOperation, copies: Set<Container>): unknown {
  const copy = copyOf(node, copies);
  const [name = "", ...rest] = path;
  if (rest.length === 0) changeEntry(copy, name, operation);
  else if (Array.isArray(copy)) {
    const index = indexIn(copy, name, copy.length - 1);
    copy[index] = changedAt(copy[index], rest, operation, copies);
  } else copy[existing(copy, name)] = changedAt(copy[name], rest, operation, copies);
  return copy;
}

function copyOf(node: unknown, copies: Set<Container>): Container {
  if (typeof node !== "object" || node === null) throw new PatchError("the path leads nowhere");
  if (copies.has(node as Container)) return node as Container;
  const copy = Array.isArray(node) ? [...(node as unknown[])] : { ...(node as Record<string, unknown>) };
  copies.add(copy);
  return copy;
}

function changeEntry(parent: Container, name: string, operation: PatchOperation): void {
  if (Array.isArray(parent)) changeItem(parent, name, operation);
  else changeField(parent, name, operation);
}

function changeItem(items: unknown[], name: string, { op, value }: PatchOperation): void {
  if (op === "add") items.splice(name === "-" ? items.length : indexIn(items, name, items.length), 0, value);
  else {
    const index = indexIn(items, name, items.length - 1);
    if (op === "remove") items.splice(index, 1);
    else items[index] = reuseUnchanged(items[index], value);
  }
}

function changeField(fields: Record<string, unknown>, name: string, { op, value }: PatchOperation): void {
  if (op === "add") fields[name] = value;
  else if (op === "remove") Reflect.deleteProperty(fields, existing(fields, name));
  else fields[name] = reuseUnchanged(fields[existing(fields, name)], value);
}

function indexIn(items: unknown[], name: string, last: number): number {
  const index = /^(0|[1-9]\d*)$/.test(name) ? Number(name) : -1;
  if (index < 0 || index > last) throw new PatchError(`no item ${name} among ${String(items.length)}`);
  return index;
}

function existing(fields: Record<string, unknown>, name: string): string {
  if (!Object.hasOwn(fields, name)) throw new PatchError(`no field ${name}`);
  return name;
}
