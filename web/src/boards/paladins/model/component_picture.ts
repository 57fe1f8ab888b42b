import type { PaladinsFacts } from "../../../wire/paladins";

/** The workers that a tavern shows. */
export function componentWorkers(facts: PaladinsFacts, kind: string, id: string): string[] {
  return kind === "tavern" ? (facts.taverns.find((one) => one.id === id)?.workers ?? []) : [];
}

/** The rewards that are printed on a component, one list for each way to take them. */
export function componentRewards(facts: PaladinsFacts, kind: string, id: string): string[][] {
  return printedRewards(facts, kind, id).filter((way) => way.length);
}

function printedRewards(facts: PaladinsFacts, kind: string, id: string): string[][] {
  const name = plain(kind, id);
  if (kind === "favour") return facts.favours.find((one) => one.id === name)?.options ?? [];
  if (kind === "space") return [facts.spaces.find((one) => one.id.replace("/", "-") === name)?.reward ?? []];
  if (kind === "jar") return [facts.jars[Number(name) - 1] ?? []];
  if (kind !== "wall") return [];
  const wall = facts.walls.find((one) => one.id === id);
  const points = wall?.points ? [`${String(wall.points)} points`] : [];
  return [[...(wall?.gain ?? []), ...points], ...(wall?.options ?? [])];
}

/** The sign of a component that shows neither a person nor rewards. */
export function componentSign(kind: string, id: string): string {
  const name = plain(kind, id);
  if (kind === "area") return "garrison";
  return kind === "supply" && name === "workshop" ? "develop" : name;
}

/** The id without the name of its kind in front: `order-pray`, `jar-3`. */
function plain(kind: string, id: string): string {
  return id.startsWith(`${kind}-`) ? id.slice(kind.length + 1) : id;
}
