import type { BuildingFacts, EnemyFacts, KingsburgFacts, KingsburgView, PlayerView } from "../../../wire/kingsburg";

const GOODS = ["gold", "wood", "stone"] as const;

const builtBy = (player: PlayerView, facts: KingsburgFacts) =>
  facts.buildings.filter((building) => player.buildings.includes(building.id));

/** The goods that a player lacks for a building, by kind; gold that standing buildings save is not lacking. */
export function missingGoods(building: BuildingFacts, player: PlayerView, facts: KingsburgFacts): [string, number][] {
  const saved = builtBy(player, facts).reduce((sum, one) => sum + (one.gold_off[building.column] ?? 0), 0);
  return GOODS.flatMap((kind): [string, number][] => {
    const price = (building.cost[kind] ?? 0) - (kind === "gold" ? saved : 0);
    return price > player[kind] ? [[kind, price - player[kind]]] : [];
  });
}

/** The enemies that this year's card may be: one if it is known, else all of the year. */
function possibleEnemies(view: KingsburgView, facts: KingsburgFacts): EnemyFacts[] {
  const { enemy, past } = view;
  return facts.enemies.filter((one) => (enemy ? one.id === enemy.id : one.year === past.length + 1));
}

/** The least and the most strength of a player's soldiers and buildings against the enemies that may come. */
export function strengthBeforeHelp(
  player: PlayerView,
  view: KingsburgView,
  facts: KingsburgFacts,
): { low: number; high: number } | undefined {
  const built = builtBy(player, facts);
  const strengths = possibleEnemies(view, facts).map(({ kind }) =>
    built.reduce((sum, building) => sum + (building.battle[kind] ?? 0), player.soldiers),
  );
  return strengths.length ? { low: Math.min(...strengths), high: Math.max(...strengths) } : undefined;
}
