// Writes src/wire/*.ts from docs/schemas/*.json; with --check it only compares.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const schemas = join(here, "../../docs/schemas");
const target = join(here, "../src/wire");
const HEAD = "// Made by `npm run types` from docs/schemas; do not edit.\n";
const PRIMITIVES = { string: "string", integer: "number", number: "number", boolean: "boolean", null: "null" };

/** A schema as a TypeScript type. */
export function typeOf(schema) {
  if (schema.$ref) return schema.$ref.split("/").pop();
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(" | ");
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.type === "array") return arrayOf(schema);
  if (schema.type === "object") return objectOf(schema);
  return PRIMITIVES[schema.type] ?? "unknown";
}

function arrayOf(schema) {
  if (schema.prefixItems) return `[${schema.prefixItems.map(typeOf).join(", ")}]`;
  const item = schema.items ? typeOf(schema.items) : "unknown";
  return item.includes(" ") ? `(${item})[]` : `${item}[]`;
}

function objectOf(schema) {
  if (!schema.properties) {
    const value = schema.additionalProperties;
    return value && typeof value === "object" ? `Record<string, ${typeOf(value)}>` : "Record<string, unknown>";
  }
  const names = Object.keys(schema.properties);
  if (names.length === 0) return "Record<string, unknown>";
  return `{ ${names.map((name) => field(schema, name)).join("; ")} }`;
}

function field(schema, name) {
  const optional = (schema.required ?? []).includes(name) ? "" : "?";
  return `${/^\w+$/.test(name) ? name : JSON.stringify(name)}${optional}: ${typeOf(schema.properties[name])}`;
}

function definition(name, schema) {
  const about = schema.description ? `/** ${schema.description.replaceAll("*/", "* /")} */\n` : "";
  if (schema.type !== "object" || !schema.properties || Object.keys(schema.properties).length === 0) {
    return `${about}export type ${name} = ${typeOf(schema)};\n`;
  }
  const lines = Object.keys(schema.properties).map((one) => `  ${field(schema, one)};`);
  return `${about}export interface ${name} {\n${lines.join("\n")}\n}\n`;
}

/** A schema document as a TypeScript module. */
export function moduleOf(document) {
  const names = Object.keys(document.$defs).sort();
  return `${HEAD}\n${names.map((name) => definition(name, document.$defs[name])).join("\n")}`;
}

function main() {
  const check = process.argv.includes("--check");
  let stale = 0;
  mkdirSync(target, { recursive: true });
  for (const file of readdirSync(schemas).filter((name) => name.endsWith(".json") && name !== "kingscourt.json")) {
    const path = join(target, file.replace(".json", ".ts"));
    const made = moduleOf(JSON.parse(readFileSync(join(schemas, file), "utf-8")));
    if (existsSync(path) && readFileSync(path, "utf-8") === made) continue;
    stale += 1;
    if (check) console.error(`${path} is out of date: npm run types`);
    else writeFileSync(path, made);
  }
  process.exit(check && stale ? 1 : 0);
}

main();
