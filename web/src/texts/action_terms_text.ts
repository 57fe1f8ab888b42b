import type { RunningTotal, WireAction, WireDecision, WirePhrase, WireTerms } from "../wire/service";
import type { Phrase } from "./phrase_renderer";

/** What an action takes and gives as one phrase, by the same rule as src/kingscourt/texts/terms_text.py. */
export function termsPhrase(decision: WireDecision, action: WireAction): Phrase | undefined {
  const terms = decision.terms?.[action.terms ?? -1];
  if (!terms) return undefined;
  const said: Phrase[] = [
    ...(terms.label_says ? [] : amountsSaid(terms, decision.things ?? {})),
    ...phrasesOf(decision, [...(terms.later ?? []), ...(terms.remarks ?? [])]),
  ];
  if (terms.draws) said.push({ key: "kernel-terms-draw" });
  return joined(said);
}

/** What several actions have taken and given so far. */
export function totalPhrase({ now, about, things = {} }: RunningTotal): Phrase | undefined {
  return joined(amountsSaid({ now, about }, things));
}

function joined([first, ...rest]: Phrase[]): Phrase | undefined {
  return (
    first &&
    rest.reduce(
      (list, item) => ({ key: "kernel-terms-next", args: { list: list as WirePhrase, item: item as WirePhrase } }),
      first,
    )
  );
}

function phrasesOf({ phrases = [] }: WireDecision, indices: number[]): Phrase[] {
  return indices.flatMap((index) => phrases[index] ?? []);
}

/** What is taken and given in all, questions included: first what is certain, then what is possible. */
function amountsSaid(terms: WireTerms, things: Record<string, WirePhrase>): Phrase[] {
  const amounts = amountsOf(terms);
  const of = (what: string, least: number, most: number) =>
    counted(things[what], terms.about?.includes(what) ?? false, least, most);
  const takes = amounts.filter(([, , most]) => most < 0).map(([what, least, most]) => of(what, -most, -least));
  const gives = amounts.filter(([, least]) => least > 0).map(([what, least, most]) => of(what, least, most));
  const mayTake = amounts
    .filter(([, least, most]) => least < 0 && most >= 0)
    .map(([what, least]) => of(what, -least, -least));
  const mayGive = amounts
    .filter(([, least, most]) => least <= 0 && most > 0)
    .map(([what, , most]) => of(what, most, most));
  const certain =
    takes.length && gives.length
      ? [{ key: "kernel-terms-both", args: { takes, gives } }]
      : [...listed("takes", "takes", takes), ...listed("gives", "gives", gives)];
  return [...certain, ...listed("may-take", "takes", mayTake), ...listed("may-give", "gives", mayGive)];
}

/** A list of amounts as a phrase, or nothing. */
function listed(name: string, argument: string, amounts: WirePhrase[]): Phrase[] {
  return amounts.length ? [{ key: `kernel-terms-${name}`, args: { [argument]: amounts } }] : [];
}

function amountsOf({ now = {}, total = {} }: WireTerms): [what: string, least: number, most: number][] {
  const ranges = Object.entries(total);
  if (ranges.length) return ranges.map(([what, [least, most]]) => [what, least, most]);
  return Object.entries(now).map(([what, n]) => [what, n, n]);
}

/** A thing with its amount, or the range of it. */
function counted(thing: WirePhrase | undefined, isAbout: boolean, least: number, most: number): WirePhrase {
  const about = isAbout ? { key: "about", args: { n: least } } : least;
  const n = least === most ? about : `${isAbout ? "≈" : ""}${String(least)}–${String(most)}`;
  return { key: thing?.key ?? "", args: { ...thing?.args, n } };
}
