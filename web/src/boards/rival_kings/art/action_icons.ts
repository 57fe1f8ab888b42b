import settle from "icon:shaking-hands";
import give from "icon:swap-bag";
import money from "icon:two-coins";
import recruit from "icon:person";
import buy from "icon:house";

const ICONS: Record<string, string> = { settle, give, money, recruit, buy };

/** The icon of an action printed on a character. */
export function actionIcon(kind: string): string {
  return ICONS[kind] ?? "";
}
