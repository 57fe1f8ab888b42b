import { FetchCache } from "../service/http/fetch_cache";
import { ApiError } from "../service/http/api_error";
import { get } from "../service/http/http";
import { fetchRules } from "../table/rules/fetch_rules";
import { cardLines, ruleRuling, ruleTitle, spokenTo } from "../table/rules/rule_texts";
import type { ChapterInfo, GameInfo, RuleBookInfo, RuleInfo, RulePosition, WirePhrase } from "../wire/service";

const books = new FetchCache<RuleBookInfo>();

/** The rules of a game, in the order in which they are read. */
export interface ReadableRules {
  chapters: ChapterInfo[];
  rules: Map<string, RuleInfo>;
  components: RuleInfo[];
  /** The positions that show a rule, by the rule's id. */
  positions: Map<string, string[]>;
}

/** The rules of the edition that a new table proposes; without an order of their own they are one chapter. */
export async function fetchReadableRules(game: GameInfo): Promise<ReadableRules> {
  const [rules, book] = await Promise.all([fetchRules(game.id, game.editions[0] ?? ""), fetchBook(game.id)]);
  const numbered = rules.filter((rule) => !rule.component);
  return {
    chapters: book?.chapters ?? [{ name: "", icon: "", rules: numbered.map(({ id }) => id) }],
    rules: new Map(rules.map((rule) => [rule.id, rule])),
    components: rules.filter((rule) => rule.component),
    positions: byRule(book?.positions ?? []),
  };
}

function byRule(positions: readonly RulePosition[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { name, rule } of positions) found.set(rule, [...(found.get(rule) ?? []), name]);
  return found;
}

async function fetchBook(game: string): Promise<RuleBookInfo | undefined> {
  try {
    return await books.get(game, () => get<RuleBookInfo>(`/api/games/${game}/rule-book`));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/** A rule in words. */
export interface SaidRule {
  id: string;
  title: string;
  text: string;
  ruling: string;
  /** What other editions say instead, by their names. */
  instead: { edition: string; text: string }[];
  /** What is printed on a component. */
  lines: string[];
  see: string;
  /** How sure the numbers of a component are; reconstructed ones are said in a line of their own. */
  confidence: "" | "exact" | "derived";
}

/** What puts a rule into words: the texts of one language. */
export interface Words {
  render: (phrase: WirePhrase) => string;
  has: (key: string) => boolean;
}

/** A rule in words; `editions` are those besides the usual one, each with its name. */
export function sayRule(rule: RuleInfo, words: Words, editions: ReadonlyMap<string, string>): SaidRule {
  const { id, component, see = "", confidence = "exact" } = rule;
  const text = spokenTo(rule.text);
  const [message = ""] = text.key.split(".");
  const part = (phrase: WirePhrase) => (words.has(phrase.key) ? words.render(phrase) : "");
  const instead = [...editions].flatMap(([edition, name]) => {
    const said = component ? "" : part({ ...text, key: `${message}.${edition}` });
    return said ? [{ edition: name, text: said }] : [];
  });
  return {
    id,
    title: part(ruleTitle(text)) || id,
    text: part(text),
    ruling: part(ruleRuling(text)),
    instead,
    lines: cardLines(rule).map((line) => words.render(line)),
    see,
    confidence: component && (confidence === "exact" || confidence === "derived") ? confidence : "",
  };
}

/** Everything that a rule says, to be searched. */
export function textsOf({ id, title, text, ruling, instead, lines }: SaidRule): string[] {
  return [id, title, text, ruling, ...instead.map((one) => one.text), ...lines];
}
