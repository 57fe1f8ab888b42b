import type { RuleInfo, WireEvent, WirePhrase } from "../../wire/service";
import { cardLines, ruleTitle, spokenTo } from "../rules/rule_texts";

/** A piece of a line; if it names a component, with its card. */
export interface Word {
  text: string;
  card?: { name: string; lines: string; rule: string };
}

type Say = (phrase: WirePhrase) => string;

/** The line of an event in pieces, so that each component it names can show its card. */
export function wordsWithCards(text: string, event: WireEvent, rules: readonly RuleInfo[], say: Say): Word[] {
  let words: Word[] = [{ text }];
  for (const rule of componentsIn(event, rules)) {
    const name = say(ruleTitle(rule.text));
    const lines = [spokenTo(rule.text, "rival"), ...cardLines(rule)].map(say).join("\n");
    words = words.flatMap((word) => split(word, { name, lines, rule: rule.id }));
  }
  return words;
}

function componentsIn(event: WireEvent, rules: readonly RuleInfo[]): RuleInfo[] {
  const keys = new Set(phrasesIn(Object.values(event.args ?? {})).map(({ key }) => key.split(".")[0]));
  return rules.filter(({ component, text }) => component && keys.has(ruleTitle(text).key));
}

function phrasesIn(values: unknown[]): WirePhrase[] {
  return values.flatMap((value): WirePhrase[] => {
    if (Array.isArray(value)) return phrasesIn(value);
    if (typeof value !== "object" || value === null) return [];
    const phrase = value as WirePhrase;
    return [phrase, ...phrasesIn(Object.values(phrase.args ?? {}))];
  });
}

function split(word: Word, card: NonNullable<Word["card"]>): Word[] {
  const at = word.card || !card.name ? -1 : word.text.indexOf(card.name);
  if (at < 0) return [word];
  const end = at + card.name.length;
  const parts: Word[] = [{ text: word.text.slice(0, at) }, { text: card.name, card }, { text: word.text.slice(end) }];
  return parts.filter(({ text }) => text);
}
